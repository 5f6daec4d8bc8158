"""`tischrunde play`: whole games at one keyboard."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.cli.terminal import (
    ALL_NUMBERS,
    GAME,
    PEOPLE,
    SEED,
    SEED_TEXT,
    card,
    choices_of,
    complaint,
    run,
    whole_game,
)

from tischrunde.build_info import engine


@pytest.mark.parametrize(
    ("lang", "ended"), [("de", "So ist es ausgegangen"), ("en", "Final standings")]
)
def test_a_whole_game_by_numbers(lang: str, ended: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record, typed = whole_game()
    result = run("play", GAME, *PEOPLE, *SEED, "--save", str(file), typed=typed, lang=lang)
    assert result.exit_code == 0
    assert ended in result.stdout
    assert file.read_text(encoding="utf-8") == record.to_json()
    lines = [line for line in result.stdout.splitlines() if "tischrunde replay" not in line]
    assert max(len(line) for line in lines) <= 80
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize("seats", ["2", "4", "5"])
def test_against_bots_in_every_number(seats: str) -> None:
    result = run("play", "--seats", seats, "--seed", "x", typed=ALL_NUMBERS * 60)
    assert result.exit_code == 0
    assert "Gast, Bot 1 (strife)" in result.stdout
    assert "So ist es ausgegangen" in result.stdout


@pytest.mark.parametrize(("table", "bots"), [((), 1), (PEOPLE, 0)])
def test_that_bots_could_be_faster_is_said_once(table: Sequence[str], bots: int) -> None:
    result = run("play", GAME, *table, typed=["q", ""])
    said = bots if engine() == "interpreted" else 0
    assert result.exit_code == 0 and result.stderr.count("reines Python") == said


def test_one_person_against_two_bots_is_the_usual_table() -> None:
    result = run("play", *SEED, typed=["7", "q", ""])
    assert "Gast, Bot 1 (strife), Bot 2 (strife)" in result.stdout
    assert result.stdout.count("Bot 2 nimmt:") == 1


def test_bots_alone_are_watched_without_a_question() -> None:
    result = run("play", "--seats", "3", "--bots", "random,random,strife", *SEED)
    assert result.exit_code == 0
    assert "Bot 1 (random), Bot 2 (random), Bot 3 (strife)" in result.stdout
    assert ">  " not in result.stdout
    assert "So ist es ausgegangen" in result.stdout


def test_the_end_explains_every_point_and_shows_the_seed() -> None:
    result = run("play", "--seats", "3", "--bots", "random,random,strife", *SEED)
    end = result.stdout.partition("So ist es ausgegangen")[2]
    assert "1. " in end
    assert "+3  Goldener Schild in Runde 1 (SG-024)" in end
    assert f"Startwert: {SEED_TEXT}" in end
    asked = run("play", *PEOPLE, *SEED, typed=["?"]).stdout
    assert asked.partition("Fingerabdruck")[2].split()[2] in end


def test_a_choice_may_be_spelled(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", *PEOPLE, *SEED, "--save", str(file), typed=["take:r07", "09", "9"])
    assert choices_of(file) == ["take:r07", "take:r09"]


def test_settings_that_differ_are_said_at_the_start() -> None:
    options = ["--option", "cards=5", "--option", "champions=false"]
    result = run("play", *PEOPLE, *SEED, *options)
    assert "In jeder Runde nehmen alle je 5 Karten." in result.stdout
    assert "Im Kreis liegen nur Zahlenkarten." in result.stdout
    assert "Zu zweit" not in result.stdout


def test_the_end_of_input_is_a_polite_goodbye() -> None:
    result = run("play", *PEOPLE, *SEED, typed=["7"])
    assert result.exit_code == 0
    assert "nicht gespeichert" in result.stdout.splitlines()[-2]


def test_the_goal_is_told_at_the_start() -> None:
    said = " ".join(run("play", *PEOPLE, *SEED).stdout.split())
    assert "Nehmt reihum je 4 Karten." in said
    assert "dann Silber (2) und Bronze (1)" in said
    two = run("play", "--names", "Anna,Ben", "--option", "cards=5", *SEED)
    said = " ".join(two.stdout.split())
    assert "je 5 Karten." in said
    assert "dann Silber (2)." in said


def test_the_board_stands_for_the_list_where_it_is_drawn() -> None:
    result = run("play", *PEOPLE, *SEED, typed=["7"])
    assert "Nenne eine der Stellen in [Klammern]." in result.stdout
    assert f"Nimm: {card(9)} (Stelle 9)" not in result.stdout
    assert "8  Nimm: Paeral (Stelle 8)" in result.stdout
    for more in ({"COLUMNS": "60"}, {"COLUMNS": "200", "plain": "--plain"}):
        args = [more.pop("plain")] if "plain" in more else []
        listed = run("play", *PEOPLE, *SEED, *args, typed=["7"], **more)
        assert f"9  Nimm: {card(9)} (Stelle 9)" in listed.stdout


def test_the_end_of_a_round_is_shown_before_the_next_one() -> None:
    said = run("play", GAME, *PEOPLE, *SEED, typed=whole_game()[1]).stdout
    end = said.partition("Gewinnerfarbe")[0].rpartition("nimmt: ")[2]
    assert "Runde 1 von 3" in end
    assert "Runde 2 von 3" not in end
    shown = re.findall(r"  (?:Anna|Ben |Cleo)  (.*?) +(?:[GSB]+ )?\d+ Punkt", end)
    assert [len(cards.split()) for cards in shown] == [4, 4, 4]
    assert "Runde 2 beginnt" in said.partition("Gewinnerfarbe")[2].partition("Runde 2 von 3")[0]


def test_shields_stand_on_the_table_only_once_they_are_told() -> None:
    said = run("play", GAME, *PEOPLE, *SEED, "--plain", typed=whole_game()[1]).stdout
    end = said.partition("Gewinnerfarbe")[0].rpartition("Runde 1 von 3")[2]
    assert end.count("0 Punkte") == 3
    later = said.partition("Runde 2 beginnt")[2].partition("Runde 2 von 3")[2]
    assert "3 Punkte" in later.partition("?")[0]


def test_playing_on_instead_of_quitting(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", *PEOPLE, *SEED, typed=["7", "q", "", "9", "q", str(file)])
    assert result.exit_code == 0
    assert choices_of(file) == ["take:r07", "take:r09"]
    thrown = run("play", *PEOPLE, *SEED, typed=["7", "q", "-", "9"])
    assert "nicht gespeichert" in thrown.stdout
    assert f"Ben nimmt: {card(9)}" not in thrown.stdout


def test_quitting_without_a_file_asks_for_one(tmp_path: Path) -> None:
    taken, free = tmp_path / "taken.json", tmp_path / "free.json"
    taken.write_text("mine", encoding="utf-8")
    nowhere = tmp_path / "no" / "where.json"
    typed = ["7", "q", str(taken), str(nowhere), str(free)]
    result = run("play", *PEOPLE, *SEED, typed=typed)
    assert taken.read_text(encoding="utf-8") == "mine"
    assert choices_of(free) == ["take:r07"]
    assert "--names Anna,Ben,Cleo" in result.stdout.splitlines()[-1]


def test_without_drawing_everything_is_in_whole_words() -> None:
    result = run("play", *PEOPLE, *SEED, "--plain", typed=["7"])
    assert f"6 {card(6)}, Lücke, 8 Paeral" in result.stdout.replace("\n", " ")
    assert "···" not in result.stdout


def test_a_narrow_window_still_shows_the_ring() -> None:
    result = run("play", *PEOPLE, *SEED, typed=["7"], COLUMNS="50")
    assert "···  [8]:Paeral" in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 50


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess"], "„chess“"),
        (["--seats", "9"], "2 bis 5 Plätze"),
        (["--seats", "0"], "2 bis 5 Plätze"),
        (["--seats", "many"], "--seats"),
        (["--seats"], "--seats"),
        (["--seats", "2", *PEOPLE], "zu viele"),
        (["--bots", "deep"], "„deep“"),
        (["--names", "Anna,Anna"], "verschiedene Namen"),
        (["--names", "Anna,,Ben"], "als Name"),
        (["--names", "A" * 25], "als Name"),
        (["--option", "cards=7"], "möglich: 4, 5"),
        (["--option", "card=4"], "„card“"),
        (["--option", "cards"], "möglich: 4, 5"),
        (["--colour"], "--colour"),
        ([GAME, "more"], "„more“"),
        (["--load", "nowhere.json"], "„nowhere.json“"),
        (["--save", "no/where.json"], "„no/where.json“"),
    ],
)
def test_wrong_input_is_told_in_one_line(
    args: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in complaint(run("play", *args))
    assert complaint(run("play", *args, lang="en")) != complaint(run("play", *args))
