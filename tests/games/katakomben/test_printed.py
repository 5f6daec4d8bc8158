"""Everything printed: how many there are of each card and token, and the figures on it.

The data files say it in their own form; here it is written down a second time, in another one, so
that no figure changes by a slip.  What cards and tokens do is tested one by one.
"""

from typing import Any

import pytest
from tests.games.sheet import Sheet, card_line, token_line

from tischrunde.delve import names
from tischrunde.games import catalog

RULES: Any = catalog.load("klong-katakomben")
BOOK = RULES.book
SHEET = Sheet(__file__)
STARTERS = ["burgle", "stumble", "sidestep", "scramble"]
PLAIN_KINDS = ["action", "item"]  # blue cards that are neither companions nor gems


def kind_of(number: int) -> str:
    """What a card is called on the sheet."""
    if BOOK.words[number] in STARTERS:
        return "starter"
    if BOOK.kind[number] != names.CARD_KIND:
        return "device" if BOOK.kind[number] == names.DEVICE else "monster"
    traits = [word for i, word in enumerate(BOOK.trait_words) if BOOK.traits[number] & 2**i]
    assert len(traits) == 1
    return "other" if traits[0] in PLAIN_KINDS else str(traits[0])


def token_kind(number: int) -> str:
    """A token by its back, or by what it is good for."""
    if BOOK.price[number]:
        assert BOOK.price[number] == 7  # KK-099
        return "good"
    if BOOK.is_secret(number):
        return str(BOOK.back_words[BOOK.back[number]])
    return "artifact" if BOOK.family[number] == names.ARTIFACT else "token"


@pytest.mark.parametrize("line", SHEET.part("cards"))
def test_a_card_is_as_printed(line: str) -> None:
    word = SHEET.word(line)
    assert card_line(BOOK, word, kind_of(BOOK.numbers[word]), "DRAGON") == line


@pytest.mark.parametrize("line", SHEET.part("tokens"))
def test_a_token_is_as_printed(line: str) -> None:
    word = SHEET.word(line)
    assert token_line(BOOK, word, token_kind(BOOK.numbers[word])) == line


def test_nothing_is_missing_from_the_sheet() -> None:
    assert len(SHEET.part("cards")) == BOOK.cards
    assert len(SHEET.part("tokens")) == BOOK.tiles - BOOK.cards


def test_kk_015_there_are_a_hundred_dungeon_cards() -> None:
    dungeon = SHEET.part("cards")[8:]  # behind starting deck and reserve
    assert (len(dungeon), sum(int(line.split()[0]) for line in dungeon)) == (68, 100)
    assert len(BOOK.dungeon_deck) == 100
