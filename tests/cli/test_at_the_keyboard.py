"""What a person can type besides a choice: undo, why not, rules, log, help."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cli.terminal import PEOPLE, SEED, card, choices_of, complaint, run

PROMPT = re.compile(r"^\S[^\n>]* > ", re.MULTILINE)


def answers(*typed: str, lang: str = "de", people: list[str] = PEOPLE) -> list[str]:
    """What the program says after each line typed, up to the next prompt."""
    result = run("play", *people, *SEED, typed=typed, lang=lang)
    assert result.exit_code == 0
    parts = PROMPT.split(result.stdout)[1:]
    return [" ".join(part.split()) for part in parts]


def test_undo_takes_the_choice_of_the_person_before_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", *PEOPLE, *SEED, "--save", str(file), typed=["7", "u", "3"])
    assert "Anna nimmt die letzte Wahl zurück." in result.stdout
    assert f"Anna nimmt: {card(3)} (Stelle 3)." in result.stdout
    assert choices_of(file) == ["take:r03"]


def test_undo_goes_back_as_far_as_nothing_was_revealed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", *PEOPLE, *SEED, "--save", str(file), typed=["7", "9", "11", "u", "u", "u"])
    assert choices_of(file) == []


def test_undo_with_nothing_to_undo_says_so() -> None:
    assert "erst nach einer eigenen Wahl. (KN-004)" in answers("u")[0]


def test_undo_after_a_secret_was_drawn_is_refused() -> None:
    assert "rückgängig geht nur, solange nichts Neues" in answers("7", "8", "", "u")[3]


def test_undo_takes_the_answers_of_bots_back_too(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    args = ["--names", "Anna", "--bots", "random,random", "--option", "champions=false"]
    result = run("play", *args, *SEED, "--save", str(file), typed=["7", "u"])
    assert "Anna nimmt die letzte Wahl zurück, und mit ihr 2 Antworten" in result.stdout
    assert choices_of(file) == []
    again = run("play", "--load", str(file), *args[:4], typed=["9", "u", "11"])
    assert "und mit ihr 2 Antworten" in again.stdout
    assert choices_of(file)[0] == "take:r11"
    loaded = run("play", "--load", str(file), *args[:4], typed=["u"])
    assert "und mit ihr 2 Antworten" in loaded.stdout
    assert choices_of(file) == []


def test_undo_stops_where_a_bot_has_drawn() -> None:
    people = ["--names", "Anna", "--bots", "random,random"]
    for seed in range(40):
        result = run("play", *people, "--seed", str(seed), typed=["7", "9", "11", "u"])
        told = result.stdout.rpartition("Anna nimmt: ")[2]
        if re.search(r"Bot \d zieht", told) and "> u\n" in told:
            assert "(KN-005)" in told
            return
    raise AssertionError("no bot has drawn")


RAID = ["klong", "--names", "Anna", "--bots", "random", "--seed", "hand", "--option", "first=seat0"]


@pytest.mark.parametrize("undo", [[], ["--undo", "lenient"], ["--undo", "strict"]])
def test_kn_009_alone_against_bots_a_played_card_is_taken_back(
    tmp_path: Path, undo: list[str]
) -> None:
    file = tmp_path / "game.json"
    result = run("play", *RAID, *undo, "--save", str(file), typed=["play:burgle", "u"])
    strict = undo[1:] == ["strict"]
    assert ("(KN-009)" in result.stdout) == strict
    assert ("Anna nimmt die letzte Wahl zurück." in result.stdout) == (not strict)
    assert choices_of(file) == (["play:burgle"] if strict else [])
    assert ("--undo strict" in result.stdout) == strict, "so that one goes on in the same way"


def test_kn_009_among_several_people_what_is_shown_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    people = [*RAID[:2], "Anna,Ben", *RAID[5:]]
    told = run("play", *people, "--save", str(file), typed=["", "play:burgle", "", "u"]).stdout
    assert "nur an einem nachsichtigen Tisch" in " ".join(told.split())
    loaded = ["--load", str(file), "--names", "Anna,Ben", "--undo", "lenient"]
    run("play", *loaded, typed=["", "u"])
    assert choices_of(file) == []


def test_how_to_undo_is_one_of_two_words() -> None:
    said = complaint(run("play", *RAID, "--undo", "kind"))
    assert "--undo" in said and "„kind“" in said and "strict, lenient" in said


def test_why_not_a_place() -> None:
    for asked in ("w 8", "w r08", "w take:r08", "w paeral", "W  Paeral"):
        said = answers(asked)[0]
        assert "Einen Champion darfst du nur am Rand einer Lücke nehmen" in said, asked
        assert "(SG-033)" in said
        assert "Nimm: Paeral (Stelle 8)" in said


def test_why_not_everything_is_grouped_by_rule() -> None:
    said = answers("2", "10", "20", "w")[3]
    assert said.count("(SG-013)") == said.count("(SG-033)") == 1
    assert f"Nimm: {card(24)} (Stelle 24)" in said


def test_why_not_something_that_is_allowed() -> None:
    assert f"Das geht: Nimm: {card(7)} (Stelle 7)" in answers("w 7")[0]


def test_why_not_something_that_is_no_answer() -> None:
    assert "(SG-010)" in answers("w block:r03")[0]
    assert "„Drache“ ist hier nicht zu verstehen" in answers("w Drache")[0]


def test_a_barred_choice_is_refused_with_its_rule() -> None:
    for typed in ("8", "take:r08"):
        assert "(SG-033)" in answers(typed)[0]
    assert "(KN-001)" in answers("take:r99")[0]
    assert "(KN-001)" in answers("99")[0]


def test_an_empty_place_is_refused_with_the_rule_of_the_question() -> None:
    for typed in ("7", "w 7", "r07", "34"):
        said = answers("7", typed)[1]
        assert "nimm eine Karte, die im Kreis liegt. (SG-010)" in said, typed


def test_what_can_only_mean_one_thing_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", *PEOPLE, *SEED, "--save", str(file), typed=["07", "r09"])
    assert choices_of(file) == ["take:r07", "take:r09"]


def test_rules_can_be_looked_up() -> None:
    assert "SG-010 Eine Karte nehmen" in answers("r")[0]
    assert "SG-020 Die Gewinnerfarbe" in answers("r sg-020")[0]
    assert "SG-G04 Was eine Lücke ist" in answers("r Lücke")[0]
    assert "Keine Regel zu „Drache“" in answers("r Drache")[0]
    assert "SG-020 The winning colour" in answers("r SG-020", lang="en")[0]


def test_the_log_tells_what_happened() -> None:
    said = answers("7", "9", "u", "l")[3]
    assert f"Anna nimmt: {card(7)} (Stelle 7). Ben nimmt: {card(9)} (Stelle 9)." in said
    assert "Ben nimmt die letzte Wahl zurück." in said


def test_help_explains_keys_and_drawing() -> None:
    said = answers("?")[0]
    assert "w 7" in said
    assert "Nehmt reihum je 4 Karten." in said
    assert "Fingerabdruck" in said
    assert "eine blockierte Karte" in said


def test_the_board_can_be_shown_again() -> None:
    assert answers("b")[0].count("Welche Karte nimmst du aus dem Kreis?") == 1


def test_secrets_are_for_one_pair_of_eyes() -> None:
    """Ben takes Paeral and draws two champions, which Anna and Cleo must not see."""
    said = answers("7", "8", "", "1")
    assert "nur für Ben" in said[1]
    assert "Behalte" not in said[1]
    assert said[1].count("zieht zur Auswahl: verdeckter Champion.") == 2
    kept, other = re.findall(r"[12] Behalte: (\w+)", said[2])
    assert f"Ben behält: {kept}." in said[3]
    assert other not in said[0] + said[1] + said[3]
    assert "Aus dem Spiel: ?C Paeral" in said[3]


def test_one_person_alone_need_not_look_away() -> None:
    said = answers("7", "8", people=["--names", "Anna", "--bots", "random"])
    assert not any("nur für" in part for part in said)


@settings(max_examples=25, deadline=None)
@given(st.lists(st.text(st.characters(exclude_categories=["Cs", "Cc"])), min_size=20, max_size=20))
def test_whatever_is_typed_the_game_goes_on(lines: list[str]) -> None:
    typed = [line.replace("q", "k").replace("Q", "K") for line in lines]
    result = run("play", *PEOPLE, *SEED, typed=["w " + typed[0], "r " + typed[1], *typed])
    assert result.exit_code == 0
