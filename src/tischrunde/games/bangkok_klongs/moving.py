"""Moving own boats with movement cards (BK-050…058)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs.board import (
    BOAT,
    FULL_QUARTER,
    MERCHANT,
    QUARTER,
    QUARTER_BITS,
    card_at,
)
from tischrunde.games.bangkok_klongs.boats import pick_up, set_down
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.model import Bangkok
from tischrunde.games.bangkok_klongs.names import (
    DIAGONAL,
    L_MOVES,
    SAIL,
    V_MOVE,
    V_STAY,
    V_TO,
)
from tischrunde.games.bangkok_klongs.questions import Question, every_boat
from tischrunde.kernel.frame import a_of, seat_of
from tischrunde.kernel.option import first_of, pack, verb_of


def movement_cards(state: Bangkok, book: Book, seat: i64) -> i64:
    """BK-051: the movement cards a seat has left."""
    return state.ledger[seat * book.row + L_MOVES]


def bars_move(state: Bangkok, book: Book, seat: i64, field: i64) -> str:
    """The rule that forbids this seat to move the boat on this field, or ""."""
    if state.board[field] & MERCHANT[seat] == 0:
        return "BK-057"
    if state.moved:
        return "BK-055"
    if movement_cards(state, book, seat) == 0:
        return "BK-051"
    return "" if can_sail(state, book, field) else "BK-052"


def can_sail(state: Bangkok, book: Book, field: i64) -> bool:
    """Whether the boat on this field has anywhere to go."""
    i: i64
    for i in range(book.plan.starts[field], book.plan.starts[field + 1]):
        if state.board[book.plan.around[i]] & BOAT == 0 and not bars_sail(state, book, i):
            return True
    return False


def ways_from(state: Bangkok, book: Book, field: i64) -> vec[i64]:
    """BK-052, BK-053: the fields to which the boat on this field could go."""
    out = vec[i64]()
    i: i64
    for i in range(book.plan.starts[field], book.plan.starts[field + 1]):
        if not bars_sail(state, book, i):
            out = append(out, book.plan.around[i])
    return out


def bars_sail(state: Bangkok, book: Book, way: i64) -> str:
    """The rule that forbids a way from a field to its neighbour, or ""."""
    entry = state.board[book.plan.around[way]]
    if entry & BOAT != 0:
        return "BK-003"
    if book.plan.straight[way] == 0 and state.settings[DIAGONAL] != 0:
        return "BK-G14"
    leaves_quarter = book.plan.wakes[way] & QUARTER == 0
    return "BK-G13" if leaves_quarter and entry & QUARTER_BITS == FULL_QUARTER else ""


def add_moves(state: Bangkok, book: Book, seat: i64, out: vec[i64]) -> vec[i64]:
    """Add every boat this seat may move now."""
    if state.moved or movement_cards(state, book, seat) == 0:
        return out
    merchant = MERCHANT[seat]
    board = state.board
    field: i64
    for field in range(len(board)):
        if board[field] & merchant != 0 and can_sail(state, book, field):
            out = append(out, pack(V_MOVE, field))
    return out


@final
class Move(Question):
    """BK-054: after placing, move a boat or let it be."""

    def __init__(self, book: Book) -> None:
        super().__init__("move", "BK-050", V_MOVE, V_STAY, book)

    def candidates(self, state: Bangkok, frame: i64) -> vec[i64]:
        return every_boat(state, V_MOVE, vec[i64]([pack(V_STAY)]))

    def bars(self, state: Bangkok, frame: i64, option: i64) -> str:
        if verb_of(option) == V_STAY:
            return ""
        return bars_move(state, self.book, seat_of(frame), first_of(option))

    def choices(self, state: Bangkok, frame: i64) -> vec[i64]:
        return add_moves(state, self.book, seat_of(frame), vec[i64]([pack(V_STAY)]))

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        if verb_of(choice) == V_MOVE:
            state.push(SAIL, seat_of(frame), first_of(choice))


@final
class Sail(Question):
    """BK-052, BK-053: where the chosen boat goes; the frame holds where it is."""

    def __init__(self, book: Book) -> None:
        super().__init__("sail", "BK-052", V_TO, V_TO, book)

    def candidates(self, state: Bangkok, frame: i64) -> vec[i64]:
        plan = self.book.plan
        source = a_of(frame)
        out = vec[i64]()
        i: i64
        for i in range(plan.starts[source], plan.starts[source + 1]):
            out = append(out, pack(V_TO, plan.around[i]))
        return out

    def bars(self, state: Bangkok, frame: i64, option: i64) -> str:
        plan = self.book.plan
        way = plan.starts[a_of(frame)]
        while plan.around[way] != first_of(option):
            way += 1
        return bars_sail(state, self.book, way)

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        """BK-051, BK-056, BK-058: the merchant sails along; no neighbour is needed there."""
        seat = seat_of(frame)
        boat = pick_up(state.board, self.book, a_of(frame))
        set_down(state.board, self.book, first_of(choice), boat)
        state.ledger[seat * self.book.row + L_MOVES] -= 1
        state.moved = True
        left = movement_cards(state, self.book, seat)
        state.emit("moved", seat, card_at(boat), a_of(frame), first_of(choice), left)
