"""`tischrunde rules`: the rulebook, one rule, a search."""

import pytest
from tests.cli.terminal import GAME, complaint, run

from tischrunde import rulebook


def test_without_a_game_the_games_are_listed() -> None:
    assert "strife-of-gods  Strife of Gods" in run("rules").stdout


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_whole_book_has_every_rule_in_its_section(lang: str) -> None:
    out = run("rules", GAME, lang=lang).stdout
    ids = [line.split()[0] for line in out.splitlines() if line.startswith(("SG-", "KN-"))]
    assert ids == [rule.id for rule in rulebook.load(GAME).rules]
    assert ("Wertung einer Runde" if lang == "de" else "Scoring a round") in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_the_whole_book_tells_what_is_our_own_and_what_a_table_may_set() -> None:
    out = run("rules", "bangkok-klongs").stdout
    place = out.partition("BK-G03  ")[2].partition("BK-G04  ")[0]
    assert "Warum: Dass es helle und dunkle gibt, sagt die Kurzregel" in place
    assert "--option entries=rim  (Voreinstellung)" in place
    assert "--option entries=corners" in place
    assert "Nicht einstellbar, denn" in out.partition("BK-G09  ")[2].partition("BK-G10  ")[0]


def test_one_rule_with_all_that_belongs_to_it() -> None:
    out = run("rules", GAME, "sg-g08").stdout
    assert "SG-G08  Karten je Runde" in out
    assert "Warum: " in out
    assert "--option cards=4  (Voreinstellung)" in out
    assert "--option cards=5" in out
    assert "SG-003  Vier Züge je Runde" in out


def test_a_ruling_without_a_switch_says_why() -> None:
    out = run("rules", GAME, "SG-G07", lang="en").stdout
    assert "Can’t be changed, because the number of rounds" in out


def test_a_ruling_that_changes_nothing_says_so() -> None:
    assert "ändert nichts am Spiel" in run("rules", GAME, "SG-G26").stdout


def test_a_search_lists_what_it_found_titles_first() -> None:
    lines = run("rules", GAME, "blockierte", "Karten").stdout.splitlines()
    assert "Regeln zu „blockierte Karten“:" in lines[0]
    assert lines[1].strip().startswith("SG-038")


def test_a_search_that_finds_little_shows_it() -> None:
    out = run("rules", GAME, "Ladentext").stdout
    assert "SG-G08  Karten je Runde" in out
    assert "Warum: " in out


def test_umlauts_may_be_left_out() -> None:
    assert "SG-G04" in run("rules", GAME, "Was eine Lucke ist").stdout


def test_a_search_that_finds_nothing_ends_with_one() -> None:
    result = run("rules", GAME, "Drache")
    assert result.exit_code == 1
    assert "Keine Regel zu „Drache“" in result.stdout


def test_the_settings_of_the_table_are_listed() -> None:
    out = run("rules", GAME, "--options").stdout
    assert "Was Rogmesh entfernt (SG-G16)" in out
    assert "--option rogmesh=any" in out


def test_an_unknown_game_is_told_in_one_line() -> None:
    assert "„chess“" in complaint(run("rules", "chess"))
