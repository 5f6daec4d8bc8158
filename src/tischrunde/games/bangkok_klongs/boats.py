"""What happens to boats and merchants: the few movements all turns and market days are made of."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs.board import (
    MERCHANT,
    MERCHANTS,
    QUARTER,
    STANDING,
    WARDED,
    Plan,
    card_at,
    owner_at,
)
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.model import Bangkok
from tischrunde.games.bangkok_klongs.names import L_MERCHANTS, WARDEN
from tischrunde.kernel.pile import face_up


def set_down(board: vec[i64], book: Book, field: i64, boat: i64) -> None:
    """Put a boat, merchant and all, on an empty field."""
    board[field] += boat + QUARTER
    ripple(board, book.plan, field, 1)
    if book.kinds[card_at(boat)] == WARDEN:
        ward(board, book.plan, field, 1)


def pick_up(board: vec[i64], book: Book, field: i64) -> i64:
    """Take a boat, merchant and all, off its field."""
    boat = board[field] & STANDING
    board[field] -= boat + QUARTER
    ripple(board, book.plan, field, -1)
    if book.kinds[card_at(boat)] == WARDEN:
        ward(board, book.plan, field, -1)
    return boat


def ripple(board: vec[i64], plan: Plan, field: i64, sign: i64) -> None:
    """Let the fields around know that a boat came or went."""
    i: i64
    for i in range(plan.starts[field], plan.starts[field + 1]):
        board[plan.around[i]] += sign * plan.wakes[i]


def ward(board: vec[i64], plan: Plan, field: i64, sign: i64) -> None:
    """BK-094a: a warden protects its column, as far as it reaches."""
    i: i64
    for i in range(plan.column_of(field), plan.size, plan.columns):
        board[i] += sign * WARDED


def man(state: Bangkok, book: Book, seat: i64, field: i64) -> None:
    """BK-013: put a merchant from the supply on a boat."""
    state.board[field] += MERCHANT[seat]
    state.ledger[seat * book.row + L_MERCHANTS] -= 1
    state.emit("manned", seat, a=field, b=supply(state, book, seat))


def unman(state: Bangkok, book: Book, field: i64) -> None:
    """Take the merchant off a boat, back to its owner's supply; the boat stays, vacant."""
    owner = owner_at(state.board[field])
    state.board[field] -= state.board[field] & MERCHANTS
    state.ledger[owner * book.row + L_MERCHANTS] += 1


def clear(state: Bangkok, book: Book, field: i64) -> i64:
    """BK-090, BK-093c: take a boat off the board, its merchant home; the card as all see it."""
    if state.board[field] & MERCHANTS != 0:
        unman(state, book, field)
    return face_up(card_at(pick_up(state.board, book, field)))


def supply(state: Bangkok, book: Book, seat: i64) -> i64:
    """How many merchants a seat has left to put on boats."""
    return state.ledger[seat * book.row + L_MERCHANTS]


def add_points(state: Bangkok, book: Book, seat: i64, line: i64, points: i64) -> None:
    """Points for a seat, kept by where they come from."""
    state.ledger[seat * book.row + line] += points
