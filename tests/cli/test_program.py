"""`tischrunde` itself: version, help, languages, and what is wrong in one line."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
from tests.cli.terminal import GAME, PEOPLE, SEED, card, clean_env, complaint, run

from tischrunde.build_info import engine, version
from tischrunde.cli import COMMANDS, main
from tischrunde.cli.leaving import program as started_by
from tischrunde.cli.speech import TalkingCommand

OURS = ["serve", "play", "replay", "rules"]


def program(*args: str, typed: str = "", lang: str = "de") -> subprocess.CompletedProcess[str]:
    """The program in a process of its own."""
    env = {**os.environ, **{k: v for k, v in clean_env(lang).items() if v is not None}}
    command = [sys.executable, "-m", "tischrunde.cli", *args]
    return subprocess.run(
        command, input=typed, env=env, capture_output=True, encoding="utf-8", check=False
    )


def test_version_says_which_engine_runs() -> None:
    assert run("--version").stdout == f"tischrunde {version()} (engine: {engine()})\n"


def test_it_runs_as_a_module() -> None:
    done = program("play", *PEOPLE, *SEED, typed="7\nq\n\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert f"Anna nimmt: {card(7)} (Stelle 7)." in done.stdout


def test_alone_it_says_what_it_can_do() -> None:
    result = run()
    assert result.exit_code == 0
    assert all(f"  {name} " in result.stdout for name in COMMANDS)


@pytest.mark.parametrize("name", ["", *OURS])
def test_help_is_in_both_languages_with_examples(name: str) -> None:
    german, english = (run(*filter(None, [name]), "--help", lang=lang) for lang in ("de", "en"))
    assert german.exit_code == english.exit_code == 0
    assert "Beispiele:" in german.stdout
    assert "Examples:" in english.stdout
    assert f"  tischrunde {name}".rstrip() in german.stdout
    assert max(len(line) for line in german.stdout.splitlines()) <= 80


@pytest.mark.parametrize("name", OURS)
def test_every_parameter_is_explained(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert isinstance(command, TalkingCommand)
    shown = run(name, "--help").stdout
    for param in command.get_params(click.Context(command)):
        if isinstance(param, click.Option):
            assert max(param.opts, key=len) in shown


def test_help_is_short_too_and_speaks_of_values_in_its_language() -> None:
    for args in ([], ["play"], ["arena"]):
        assert run(*args, "-h").stdout == run(*args, "--help").stdout
    german, english = (run("play", "-h", lang=lang).stdout for lang in ("de", "en"))
    assert "--save DATEI" in german
    assert "[ANGABEN] [SPIEL]" in german
    assert "--save FILE" in english
    assert "strife (stark)" in " ".join(german.split())


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ("/usr/lib/pytest", "tischrunde"),
        ("./some where/tischrunde", "'./some where/tischrunde'"),
        ("/x/tischrunde/cli/__main__.py", f"{shlex.quote(sys.executable)} -m tischrunde.cli"),
    ],
)
def test_commands_to_copy_start_as_this_program_was_started(
    start: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [start])
    assert started_by() == said


def test_a_program_on_the_path_needs_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tischrunde"
    file.touch(0o755)
    monkeypatch.setattr(sys, "argv", [str(file)])
    assert started_by() == str(file)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert started_by() == "tischrunde"


@pytest.mark.parametrize("place", [0, 1])
def test_the_language_may_be_asked_for_anywhere(place: int) -> None:
    args = ["rules", GAME, "SG-020"]
    args[place:place] = ["--lang", "en"]
    assert "The winning colour" in run(*args).stdout
    assert "The winning colour" in run("rules", GAME, "SG-020", "--lang=en").stdout
    assert "The winning colour" in run("rules", GAME, "SG-020", TISCHRUNDE_LANG="en").stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["fly"], "Den Befehl „fly“ gibt es nicht"),
        (["--fly"], "--fly"),
        (["rules", "--lang", "tlh"], "„tlh“"),
        (["rules", "--lang"], "--lang"),
        (["replay", "x", "--at", "soon"], "--at"),
    ],
)
def test_wrong_input_is_told_in_one_line(args: list[str], said: str) -> None:
    assert said in complaint(run(*args))


@pytest.mark.skipif(os.name == "nt", reason="no such shell there")
def test_a_reader_who_has_enough_is_no_error() -> None:
    command = f"{shlex.quote(sys.executable)} -m tischrunde.cli rules {GAME} | head -1"
    env = {**os.environ, **{k: v for k, v in clean_env().items() if v is not None}}
    done = subprocess.run(
        ["sh", "-c", command], env=env, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stderr == ""


def test_a_terminal_without_umlauts_gets_question_marks(tmp_path: Path) -> None:
    env = {**os.environ, **{k: v for k, v in clean_env().items() if v is not None}}
    env |= {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "tischrunde.cli", "rules", GAME, "SG-013"],
        env=env,
        capture_output=True,
        encoding="ascii",
        check=False,
    )
    assert done.returncode == 0
    assert "L?cken" in done.stdout
