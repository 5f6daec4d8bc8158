"""`tischrunde replay`: a game in sentences, and a clear word on a record that is wrong."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import SEED_TEXT, complaint, run, whole_game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(whole_game()[0].to_json(), encoding="utf-8")
    return file


def test_a_game_is_told_and_checked(record: Path) -> None:
    result = run("replay", str(record))
    assert result.exit_code == 0
    assert " 1  Platz 1 nimmt: " in result.stdout
    assert "Runde 2 beginnt" in result.stdout
    assert "So ist es ausgegangen" in result.stdout
    assert f"Startwert: {SEED_TEXT}" in result.stdout
    assert result.stdout.endswith("regelgerecht, Prüfsumme und Fingerabdruck\npassen.\n")


def test_every_choice_has_its_line(record: Path) -> None:
    """Also those that only say what a champion is used on."""
    lines = run("replay", str(record)).stdout.splitlines()
    numbers = [int(line[:2]) for line in lines if re.match(r"[ \d]\d  \S", line)]
    assert numbers == list(range(1, len(whole_game()[0].choices) + 1))
    assert any(" wählt: " in line for line in lines)


def test_a_long_sentence_keeps_its_indent(record: Path) -> None:
    names = ("Anna Katharina Theresia", "Ben")
    out = run("replay", str(record), "--names", ",".join(names), COLUMNS="50").stdout
    told = out.partition("\n 1  ")[2].partition("\n\n")[0].splitlines()[1:]
    assert any(re.match(r" {4}\S", line) for line in told)
    assert all(re.match(r" {4}\S|[ \d]\d  \S", line) for line in told)
    assert max(len(line) for line in told) <= 50


def test_seats_may_be_given_names(record: Path) -> None:
    result = run("replay", str(record), "--names", "Anna,Ben", lang="en")
    assert "Anna takes: " in result.stdout
    assert "Seat 3 takes: " in result.stdout
    assert "4 names" in complaint(run("replay", str(record), "--names", "A,B,C,D", lang="en"))


def test_a_moment_of_the_game(record: Path) -> None:
    result = run("replay", str(record), "--at", "2")
    assert "So steht es nach Wahl 2 von " in result.stdout
    assert "So ist es ausgegangen" not in result.stdout
    assert "Startwert" not in result.stdout.partition("nach Wahl 2")[2]
    assert " 3  " not in result.stdout.partition("\n\n")[2].partition("\n\n")[0]


@pytest.mark.parametrize("at", ["-1", "999"])
def test_a_moment_there_is_not(record: Path, at: str) -> None:
    assert f"Die Wahl {at} gibt es nicht" in complaint(run("replay", str(record), f"--at={at}"))


def test_the_secrets_of_a_finished_game_are_told(record: Path) -> None:
    assert "verdeckt" not in run("replay", str(record)).stdout


def test_a_record_without_a_digest_is_said_to_have_none(record: Path) -> None:
    edit(record, lambda data: data.update(digest=""))
    assert "eine\nPrüfsumme hat die" in run("replay", str(record)).stdout


def edit(record: Path, change: Callable[[dict[str, Any]], object]) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    change(data)
    record.write_text(json.dumps(data), encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data["choices"].insert(0, "take:r08"), "Wahl 1 in"),
        (lambda data: data["choices"].insert(0, "fly:r08"), "Wahl 1 in"),
        (lambda data: data["choices"].append("take:r08"), "nach dem Ende"),
        (lambda data: data["choices"].pop(), "führen nicht dorthin"),
        (lambda data: data["choices"].clear(), "führen nicht dorthin"),
        (lambda data: data.update(digest="0" * 32), "führen nicht dorthin"),
        (lambda data: data.update(seed="another"), "Startwert und Fingerabdruck"),
        (lambda data: data.update(commitment="0" * 64), "Startwert und Fingerabdruck"),
        (lambda data: data.update(version=99), "Fassung der Regeln"),
        (lambda data: data.update(format=99), "anderen Fassung dieses Programms"),
        (lambda data: data.update(random="dice"), "Zufall"),
        (lambda data: data.update(game="chess"), "das es hier nicht gibt"),
        (lambda data: data.update(seats=9), "Zahl der Plätze"),
        (lambda data: data.update(cheat=1), "„cheat“"),
        (lambda data: data.pop("options"), "„options“"),
        (lambda data: data.pop("digest"), "fehlt das Feld „digest“"),
        (lambda data: data.pop("version"), "fehlt das Feld „version“"),
        (lambda data: data["options"].update(cards=9), "„options.cards“"),
        (lambda data: data.update(choices="all"), "„choices“"),
    ],
)
def test_an_edited_record_is_found_out(
    record: Path, change: Callable[[dict[str, Any]], object], said: str
) -> None:
    edit(record, change)
    german = complaint(run("replay", str(record)), 1)
    english = complaint(run("replay", str(record), lang="en"), 1)
    assert said in german
    assert german != english


def test_a_refused_choice_is_told_with_its_rule(record: Path) -> None:
    edit(record, lambda data: data["choices"].insert(0, "take:r08"))
    said = complaint(run("replay", str(record), lang="en"), 1)
    assert "You may take a champion only at the edge of a gap" in said
    assert said.endswith("(SG-033)")


@pytest.mark.parametrize("keep", [0, 1, 40, 500, -3])
def test_a_truncated_record_is_found_out(record: Path, keep: int) -> None:
    record.write_bytes(record.read_bytes()[:keep])
    assert "keine ganze Aufzeichnung" in complaint(run("replay", str(record)), 1)


@pytest.mark.parametrize("junk", [b"\xff\xfe\x00", b"[]", b"null", b"[" * 100_000, b"{}"])
def test_junk_is_no_record(tmp_path: Path, junk: bytes) -> None:
    file = tmp_path / "junk.json"
    file.write_bytes(junk)
    assert "junk.json" in complaint(run("replay", str(file)), 1)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    assert "gibt es nicht" in complaint(run("replay", str(tmp_path / "no.json")))
    assert "Ordner" in complaint(run("replay", str(tmp_path)))
    assert "DATEI" in complaint(run("replay"))
    assert "FILE" in complaint(run("replay", lang="en"))
