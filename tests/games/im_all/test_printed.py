"""Everything printed: how many there are of each card and token, and the figures on it.

The data files say it in their own form; here it is written down a second time, in another one, so
that no figure changes by a slip.  What cards and tokens do is tested one by one.
"""

from typing import Any

import pytest
from tests.games.sheet import Sheet, card_line, token_line

from tischrunde.delve import names
from tischrunde.games import catalog

RULES: Any = catalog.load("klong-im-all")
BOOK = RULES.book
SHEET = Sheet(__file__)
STARTERS = ["hack", "stolpern", "zugang", "ducken"]


def kind_of(number: int) -> str:
    """What a card is called on the sheet: its faction first, if it has one."""
    if BOOK.words[number] in STARTERS:
        return "starter"
    if BOOK.kind[number] == names.MONSTER:
        return "monster"
    traits = [word for i, word in enumerate(BOOK.trait_words) if BOOK.traits[number] & 2**i]
    return " ".join(reversed(traits))


def token_kind(number: int) -> str:
    """A token by its back, or by what it is good for."""
    if BOOK.price[number]:
        assert (BOOK.price[number], BOOK.limit[number]) == (7, 1)  # KA-102, KA-104
        return "good"
    is_artifact = BOOK.family[number] == names.ARTIFACT
    return "artifact" if is_artifact else str(BOOK.back_words[BOOK.back[number]])


@pytest.mark.parametrize("line", SHEET.part("cards"))
def test_a_card_is_as_printed(line: str) -> None:
    word = SHEET.word(line)
    assert card_line(BOOK, word, kind_of(BOOK.numbers[word]), "BOSS") == line


@pytest.mark.parametrize("line", SHEET.part("tokens"))
def test_a_token_is_as_printed(line: str) -> None:
    word = SHEET.word(line)
    assert token_line(BOOK, word, token_kind(BOOK.numbers[word])) == line


def test_nothing_is_missing_from_the_sheet() -> None:
    assert len(SHEET.part("cards")) == BOOK.cards
    assert len(SHEET.part("tokens")) == BOOK.tiles - BOOK.cards


def test_ka_004_there_are_a_hundred_mission_cards() -> None:
    mission = SHEET.part("cards")[9:]  # behind starting deck and reserve
    assert (len(mission), sum(int(line.split()[0]) for line in mission)) == (59, 100)
    assert sum("BOSS" in line for line in mission for _ in range(int(line.split()[0]))) == 26
    assert sum("DANGER" in line for line in mission for _ in range(int(line.split()[0]))) == 5
