"""A sheet with everything printed, beside what calls things by its names, and data in its form."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any


class Sheet:
    """``printed.txt``: parts with a heading each, one line a thing."""

    def __init__(self, beside: str) -> None:
        self.text = Path(beside).with_name("printed.txt").read_text(encoding="utf-8")

    def part(self, heading: str) -> list[str]:
        """The lines of a part."""
        return self.text.partition(f"[{heading}]\n")[2].partition("\n\n")[0].splitlines()

    def word(self, line: str) -> str:
        """What a line is about: the last word before its first comma."""
        return line.partition(",")[0].split()[-1]


@dataclass(frozen=True)
class Printed:
    """All that is printed in a game: the sheet, the book that was read, and how both compare."""

    sheet: Sheet
    book: Any
    card_kind: Callable[[int], str]  # what a card is called on the sheet
    token_kind: Callable[[int], str]
    dragon: str  # what stands at a card that brings an attack

    def card(self, word: str) -> str:
        """The line of a card, from the book."""
        return card_line(self.book, word, self.card_kind(self.book.numbers[word]), self.dragon)

    def token(self, word: str) -> str:
        return token_line(self.book, word, self.token_kind(self.book.numbers[word]))


def card_line(book: Any, word: str, kind: str, dragon: str) -> str:
    """The figures of a card; ``dragon`` is what stands there if it brings an attack."""
    n = book.numbers[word]
    marks = [m for m, has in ((dragon, book.dragon), ("DANGER", book.danger)) if has[n]]
    gives = f"{book.skill[n]} {book.swords[n]} {book.boots[n]}"
    head = f"{book.printed[n].copies} {kind} {word}, costs {book.cost[n]}"
    return ", ".join([head, f"gives {gives}", f"worth {worth(book, n)}", *marks])


def token_line(book: Any, word: str, kind: str) -> str:
    """The figures of a token."""
    n = book.numbers[word]
    return f"{book.printed[n].copies} {kind} {word}, worth {worth(book, n)}"


def worth(book: Any, number: int) -> str:
    return "depends" if book.printed[number].worths else str(book.points[number])
