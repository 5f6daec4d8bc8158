"""Words from anybody, as they may be shown among others': names, and what is said at a table."""

from __future__ import annotations

from itertools import chain
from unicodedata import category, combining, normalize

MOST_MARKS = 2  # on one letter; no language in use stacks more

# Default_Ignorable_Code_Point of Unicode 16: signs of which one sees nothing.
IGNORABLE = frozenset(
    chain(
        (0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0),
        range(0x180B, 0x1810),
        range(0x200B, 0x2010),
        range(0x202A, 0x202F),
        range(0x2060, 0x2070),
        range(0xFE00, 0xFE10),
        range(0xFFF0, 0xFFF9),
        range(0x1BCA0, 0x1BCA4),
        range(0x1D173, 0x1D17B),
        range(0xE0000, 0xE1000),
    )
)
BLANK = frozenset({0x2800})  # a letter of Braille without dots: seen, as nothing
# Of these some scripts and many emoji are made; elsewhere they only hide something.
JOINERS = frozenset({0x200C, 0x200D, 0xFE0E, 0xFE0F})


def seen(text: str) -> str:
    """What one sees of a text."""
    return "".join(sign for sign in text if ord(sign) not in IGNORABLE | BLANK)


def one_line(text: str) -> str:
    """The same words with single spaces, without what cannot be seen or turns others round."""
    spaced = " ".join("".join(sign if _shows(sign) else " " for sign in text).split())
    return normalize("NFC", "".join(s for s in spaced if ord(s) not in IGNORABLE - JOINERS))


def _shows(sign: str) -> bool:
    return category(sign) not in ("Cc", "Cn", "Co", "Cs", "Zl", "Zp", "Zs")


def stacks(text: str) -> bool:
    """Whether marks are piled up on a letter, over whatever stands in the lines around it."""
    count = 0
    for sign in normalize("NFC", text):
        count = count + 1 if combining(sign) or category(sign) == "Me" else 0
        if count > MOST_MARKS:
            return True
    return False


def unstacked(text: str) -> str:
    """Without the marks that are too many."""
    kept: list[str] = []
    count = 0
    for sign in normalize("NFC", text):
        count = count + 1 if combining(sign) or category(sign) == "Me" else 0
        if count <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)
