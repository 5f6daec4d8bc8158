"""A game in a file: written after every choice, and gone on with later."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.terminal import (
    GAME,
    PEOPLE,
    SEED,
    card,
    choices_of,
    clean_env,
    complaint,
    run,
    whole_game,
)
from tests.started import PATIENCE, running


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    record, typed = whole_game()
    parted = tmp_path / "parted.json"
    run("play", *PEOPLE, *SEED, "--save", str(parted), typed=typed[:20])
    assert len(choices_of(parted)) == 10
    again = run("play", "--load", str(parted), *PEOPLE, typed=typed[20:])
    assert "Es geht nach 10 Entscheidungen weiter." in again.stdout
    assert "So ist es ausgegangen" in again.stdout
    assert parted.read_text(encoding="utf-8") == record.to_json()


def test_what_was_told_before_is_in_the_log_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", *PEOPLE, *SEED, "--save", str(file), typed=["7", "9"])
    again = run("play", "--load", str(file), *PEOPLE, typed=["l", "u"])
    assert f"Anna nimmt: {card(7)} (Stelle 7)." in again.stdout
    assert "Ben nimmt die letzte Wahl zurück." in again.stdout
    assert choices_of(file) == ["take:r07"]


def test_loading_may_save_elsewhere(tmp_path: Path) -> None:
    file, copy = tmp_path / "game.json", tmp_path / "copy.json"
    run("play", *PEOPLE, *SEED, "--save", str(file), typed=["7"])
    run("play", "--load", str(file), "--save", str(copy), *PEOPLE, typed=["9"])
    assert choices_of(file) == ["take:r07"]
    assert choices_of(copy) == ["take:r07", "take:r09"]


def test_saying_goodbye_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "Anna's game.json"
    args = ["--names", "Anna Maria,Ben", "--bots", "random", *SEED, "--save", str(file)]
    result = run("play", *args, typed=["7", "q"])
    command = shlex.split(result.stdout.splitlines()[-1])
    assert command[:4] == ["tischrunde", "play", "--load", str(file)]
    assert command[4:] == ["--names", "Anna Maria,Ben", "--bots", "random"]
    assert "Es geht nach" in run(*command[1:]).stdout


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious", encoding="utf-8")
    assert "gibt es schon" in complaint(run("play", *PEOPLE, "--save", str(file)))
    assert file.read_text(encoding="utf-8") == "precious"


def test_nothing_but_the_game_is_left_in_the_folder(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", *PEOPLE, *SEED, "--save", str(file), typed=["7", "9"])
    assert list(tmp_path.iterdir()) == [file]


def test_a_finished_game_shows_its_end_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "--seats", "2", "--bots", "random,random", *SEED, "--save", str(file))
    again = run("play", "--load", str(file), "--bots", "random,random")
    assert again.exit_code == 0
    assert "So ist es ausgegangen" in again.stdout
    assert "weiter" not in again.stdout
    command = shlex.split(again.stdout.splitlines()[-1])
    assert command == ["tischrunde", "replay", str(file), "--names", "Bot 1,Bot 2"]
    assert "Bot 2 nimmt: " in run(*command[1:]).stdout


def test_what_does_not_go_with_a_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", *PEOPLE, *SEED, "--save", str(file), typed=["7"])
    before = file.read_bytes()
    assert "--seed" in complaint(run("play", "--load", str(file), "--seed", "x"))
    assert "zu viele" in complaint(run("play", "--load", str(file), "--names", "A,B,C,D"))
    data = json.loads(before)
    data["choices"].append("take:r07")
    file.write_text(json.dumps(data), encoding="utf-8")
    assert "Wahl 2" in complaint(run("play", "--load", str(file)), 1)


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    """Interrupted while it waits for an answer."""
    file = tmp_path / "game.json"
    command = [sys.executable, "-m", "tischrunde.cli", "play", GAME, *PEOPLE, *SEED]
    env = {**os.environ, **{k: v for k, v in clean_env().items() if v is not None}}
    with running(
        [*command, "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=env | {"TISCHRUNDE_LANG": "en", "PYTHONUTF8": "1"},
    ) as program:
        assert program.stdin is not None
        program.stdin.write("7\n")
        program.stdin.flush()
        for _ in range(300):
            if file.exists() and choices_of(file):
                break
            time.sleep(0.1)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=PATIENCE)
    assert program.returncode == 130
    assert "Traceback" not in err
    assert "tischrunde.cli play --load" in out  # as it was started
    assert choices_of(file) == ["take:r07"]
