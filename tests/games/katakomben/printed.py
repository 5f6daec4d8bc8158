"""What cards and tokens are called on the sheet of everything printed."""

from typing import Any

from tests.games.sheet import Printed, Sheet

from tischrunde.delve import names
from tischrunde.games import catalog

RULES: Any = catalog.load("klong-katakomben")
BOOK = RULES.book
STARTERS = ["burgle", "stumble", "sidestep", "scramble"]
PLAIN_KINDS = ["action", "item"]  # blue cards that are neither companions nor gems


def card_kind(number: int) -> str:
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


PRINTED = Printed(Sheet(__file__), BOOK, card_kind, token_kind, "DRAGON")
