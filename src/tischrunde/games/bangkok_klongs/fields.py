"""Where a boat may be placed (BK-003, BK-030…040)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs.board import (
    BOAT,
    FULL_QUARTER,
    NEAR_BITS,
    QUARTER_BITS,
    WARDED_BITS,
)
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.model import Bangkok
from tischrunde.games.bangkok_klongs.names import DARK, ENTRIES
from tischrunde.kernel.option import SCRATCH


def bars_field(state: Bangkok, book: Book, field: i64, thief: bool, entering: bool) -> str:
    """The rule that forbids to place a boat (or a thief) on this field, or ""."""
    entry = state.board[field]
    if entry & BOAT != 0:
        return "BK-003"
    if entering:
        shade = book.plan.entries[state.settings[ENTRIES]][field]
        if shade == 0:
            return "BK-030"
        if shade == DARK and state.seats == 2:
            return "BK-031"
    elif entry & NEAR_BITS == 0:
        return "BK-033"
    if entry & QUARTER_BITS == FULL_QUARTER:
        return "BK-039"
    return "BK-040" if thief and entry & WARDED_BITS != 0 else ""


def is_entering(state: Bangkok, book: Book) -> bool:
    """BK-030, BK-032: in the first round boats come by the entry fields, while one is free.

    BK-G12, BK-G15: without a free one they come adjacently; on an empty board by the entries.
    """
    field: i64
    if state.turns > state.seats:
        return is_empty(state)
    for field in range(len(state.board)):
        if not bars_field(state, book, field, False, True):
            return True
    return False


def is_empty(state: Bangkok) -> bool:
    """Whether no boat is on the board."""
    for entry in state.board:
        if entry & BOAT != 0:
            return False
    return True


def find_fields(state: Bangkok, book: Book, thief: bool, most: i64) -> i64:
    """BK-030…040 in one pass: fill ``SCRATCH`` with fields for a boat (or a thief); how many.

    Stops at ``most``, as this is looked at more often than everything else together.
    """
    found: i64 = 0
    field: i64
    if state.turns > state.seats or not is_entering(state, book):
        unwanted = BOAT | WARDED_BITS if thief else BOAT
        board = state.board
        for field in range(len(board)):
            entry = board[field]
            if entry & NEAR_BITS != 0 and entry & unwanted == 0:
                if entry & QUARTER_BITS != FULL_QUARTER:
                    SCRATCH[found] = field
                    found += 1
                    if found == most:
                        return found
        if found > 0 or not is_empty(state):
            return found
    for field in range(len(state.board)):
        if found < most and not bars_field(state, book, field, thief, True):
            SCRATCH[found] = field
            found += 1
    return found


def fields_for(state: Bangkok, book: Book, thief: bool) -> vec[i64]:
    """The fields for a boat (or a thief), in order."""
    found = find_fields(state, book, thief, len(state.board))
    return SCRATCH[:found]


def closed_fields(state: Bangkok) -> list[i64]:
    """BK-039: the free fields of full quarters, where nobody may place a boat."""
    return [
        field
        for field in range(len(state.board))
        if state.board[field] & (BOAT | QUARTER_BITS) == FULL_QUARTER  # and so without BOAT
    ]


def can_place(state: Bangkok, book: Book, thief: bool) -> bool:
    """Whether there is any field for a boat (or a thief)."""
    return find_fields(state, book, thief, 1) > 0
