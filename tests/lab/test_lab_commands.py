"""`tischrunde simulate` and `tischrunde arena` as a person uses them."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from tests.started import running

from tischrunde.build_info import engine
from tischrunde.cli import main
from tischrunde.games import catalog
from tischrunde.lab import arena, simulate
from tischrunde.lab.every_game import tables
from tischrunde.words import STRICT

GAME = "strife-of-gods"
ONE = ["--jobs", "1"]


def call(*args: str, lang: str = "de") -> Result:
    env = {"LANG": lang, "LANGUAGE": "", "LC_ALL": "", "TISCHRUNDE_LANG": lang, STRICT: "1"}
    return CliRunner().invoke(main, args, env=env | {"COLUMNS": "80"}, catch_exceptions=False)


def test_simulate_shows_a_table_with_intervals() -> None:
    german = call("simulate", GAME, "--games", "6", "--bots", "strife,random,random", *ONE)
    assert german.exit_code == 0
    assert "Strife of Gods: 6 Partien auf 3 Plätzen" in german.stdout
    assert "Erster Platz" in german.stdout
    assert "33,3 %" in german.stdout
    english = call("simulate", GAME, "--games", "6", "--seats", "5", *ONE, lang="en")
    assert "Strife of Gods: 6 games with 5 seats" in english.stdout
    assert "20.0%" in english.stdout
    assert max(len(line) for line in (german.stdout + english.stdout).splitlines()) <= 80


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", GAME, "--games", "2"),
        ("arena", GAME, "--seeds", "1", "--bots", "random,strife", "--seats", "2"),
    ],
)
def test_that_bots_could_be_faster_is_said_once(command: tuple[str, ...]) -> None:
    told = call(*command, *ONE)
    assert told.exit_code == 0
    assert told.stderr.count("reines Python") == (engine() == "interpreted")
    assert "reines Python" not in told.stdout


def test_arena_shows_who_met_whom() -> None:
    result = call("arena", GAME, "--seeds", "2", *ONE, lang="en")
    assert result.exit_code == 0
    assert "Strife of Gods: 36 games with 3 seats" in result.stdout
    assert "alone against" in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_all_games_with_every_number_of_seats(tmp_path: Path) -> None:
    json_file, csv_file = tmp_path / "all.json", tmp_path / "all.csv"
    files = ["--json", str(json_file), "--csv", str(csv_file)]
    shown = call("simulate", "--all", "--games", "1", *ONE, *files)
    assert shown.exit_code == 0
    assert max(len(line) for line in shown.stdout.splitlines()) <= 80
    reports: list[dict[str, Any]] = json.loads(json_file.read_text("utf-8"))
    played = [(report["game"], report["seats"]) for report in reports]
    assert played == tables()
    assert {game for game, _ in played} == set(catalog.ids())
    rows = list(csv.DictReader(io.StringIO(csv_file.read_text("utf-8"))))
    assert [(row["game"], int(row["seats"]), row["games"]) for row in rows] == [
        (game, seats, "1") for game, seats in played
    ]
    for game, _ in played:
        assert game in shown.stdout


@pytest.mark.parametrize("command", [["simulate", GAME, "--games", "3"], ["arena", GAME]])
def test_programs_can_read_it_too(command: list[str], tmp_path: Path) -> None:
    command = [*command, *ONE, *(["--seeds", "1"] if command[0] == "arena" else [])]
    json_file, csv_file = tmp_path / "out.json", tmp_path / "out.csv"
    shown = call(*command, "--json", str(json_file), "--csv", str(csv_file))
    assert shown.exit_code == 0
    assert "Partien" in shown.stdout
    data: dict[str, Any] = json.loads(json_file.read_text("utf-8"))
    rows = list(csv.DictReader(io.StringIO(csv_file.read_text("utf-8"))))
    assert data["played"] == data["wanted"] > 0
    assert [row["name"] for row in rows] == [r["name"] for r in data["by_bot"] + data["by_seat"]]
    assert json.loads(call(*command, "--json", "-").stdout) == data
    assert list(csv.DictReader(io.StringIO(call(*command, "--csv", "-").stdout))) == rows


def test_settings_of_the_table_are_used() -> None:
    command = ["simulate", GAME, "--games", "2", *ONE, "--json", "-", "--option"]
    data = json.loads(call(*command, "champions=false").stdout)
    assert data["options"] == {"champions": False}
    assert data["length"]["value"] == 36  # without champions every turn is one choice


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["simulate"], "SPIEL"),
        (["simulate"], "--all"),
        (["simulate", GAME, "--all"], "SPIEL"),
        (["simulate", "--all", "--seats", "3"], "--seats"),
        (["simulate", "--all", "--option", "first=seat0"], "--option"),
        (["simulate", "chess"], "„chess“"),
        (["simulate", GAME, "--bots", "deep"], "random, strife"),
        (["simulate", GAME, "--bots", "random,"], "random, strife"),
        (["simulate", GAME, "--bots", "random,random,random", "--seats", "2"], "--bots"),
        (["simulate", GAME, "--seats", "6"], "2 bis 5"),
        (["simulate", GAME, "--games", "0"], "--games"),
        (["simulate", GAME, "--games", "many"], "--games"),
        (["simulate", GAME, "--jobs", "0"], "--jobs"),
        (["simulate", GAME, "--option", "dragons=1"], "„dragons“"),
        (["simulate", GAME, "--option", "cards=9"], "cards"),
        (["simulate", GAME, "--json", "-", "--csv", "-"], "--csv"),
        (["simulate", GAME, "--json", "/no/such/folder/x.json"], "/no/such/folder"),
        (["simulate", GAME, "--fly"], "--fly"),
        (["arena", GAME, "--bots", "strife"], "--bots"),
        (["arena", GAME, "--seeds", "-1"], "--seeds"),
    ],
)
def test_wrong_input_is_told_in_one_line(args: list[str], said: str) -> None:
    result = call(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert said in result.stderr


@pytest.mark.parametrize("name", ["simulate", "arena"])
@pytest.mark.parametrize(("lang", "word"), [("de", "Beispiele:"), ("en", "Examples:")])
def test_help_has_examples(name: str, lang: str, word: str) -> None:
    shown = call(name, "--help", lang=lang).stdout
    assert word in shown
    assert f"  tischrunde {name} {GAME}" in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


@pytest.mark.parametrize("module", [simulate, arena])
def test_ctrl_c_shows_what_is_done(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    run = module.run

    def interrupted(work: Any, jobs: Any, processes: int, progress: Any) -> Any:
        def interrupt(done: int) -> None:
            if done == 4:
                raise KeyboardInterrupt

        return run(work, jobs, processes, interrupt)

    monkeypatch.setattr(module, "run", interrupted)
    name = module.__name__.rpartition(".")[2]
    result = call(name, GAME, *ONE, lang="en")
    assert result.exit_code == 130
    assert "First place" in result.stdout
    counted = {"simulate": "4 of 1,000", "arena": "12 of 18,000"}[name]
    assert result.stderr.splitlines()[-1] == f"Stopped: {counted} games are counted."


@pytest.mark.skipif(os.name == "nt", reason="sends a signal as a POSIX terminal does")
def test_ctrl_c_at_a_terminal_stops_all_processes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tischrunde.cli", "simulate", GAME, "--games", "1000000"]
    with running(
        [*command, "--jobs", "2", "--lang", "en", "--csv", str(tmp_path / "out.csv")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as simulation:
        while not (tmp_path / "out.csv").exists():  # made just before the games begin
            assert simulation.poll() is None
            time.sleep(0.05)
        time.sleep(0.5)
        os.killpg(simulation.pid, signal.SIGINT)
        out, err = simulation.communicate(timeout=120)
    assert simulation.returncode == 130
    assert err.splitlines()[-1].startswith("Stopped")
    assert "Traceback" not in err
    assert len(err.splitlines()) == 1 + (engine() == "interpreted")
    assert ("Strife of Gods" in out) == ("counted" in err)
