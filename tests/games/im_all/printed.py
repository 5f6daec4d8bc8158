"""What cards and tokens are called on the sheet of everything printed."""

from typing import Any

from tests.games.sheet import Printed, Sheet

from tischrunde.delve import names
from tischrunde.games import catalog

RULES: Any = catalog.load("klong-im-all")
BOOK = RULES.book
STARTERS = ["hack", "stolpern", "zugang", "ducken"]


def card_kind(number: int) -> str:
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


PRINTED = Printed(Sheet(__file__), BOOK, card_kind, token_kind, "BOSS")
