"""What the game's ops have in common."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs.board import BOAT
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.model import Bangkok
from tischrunde.kernel import op
from tischrunde.kernel.option import pack


class Step(op.Step[Bangkok]):
    """Something that happens without a question."""

    def __init__(self, name: str, book: Book) -> None:
        super().__init__(name)
        self.book = book


class Question(op.Question[Bangkok]):
    """A question that one rule puts."""

    def __init__(self, name: str, rule: str, verb: i64, other: i64, book: Book) -> None:
        super().__init__(name, verb, other)
        self.asked_by = rule
        self.book = book

    def rule(self, state: Bangkok, frame: i64) -> str:
        return self.asked_by


def every_boat(state: Bangkok, verb: i64, out: vec[i64]) -> vec[i64]:
    """Add an option of this verb for every field with a boat."""
    field: i64
    for field in range(len(state.board)):
        if state.board[field] & BOAT != 0:
            out = append(out, pack(verb, field))
    return out
