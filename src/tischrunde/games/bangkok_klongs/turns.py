"""Whose turn it is, the Luk Phat track, and drawing (BK-001, BK-004, BK-060…071)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs.boats import add_points
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.market import begin_big_day
from tischrunde.games.bangkok_klongs.model import Bangkok
from tischrunde.games.bangkok_klongs.names import (
    DRAW,
    L_TRACK,
    MOVE,
    PLACE,
    SMALL_DAY,
    TURN,
    V_DRAW,
)
from tischrunde.games.bangkok_klongs.questions import Question, Step
from tischrunde.kernel.event import NOBODY
from tischrunde.kernel.frame import a_of, seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack
from tischrunde.kernel.pile import CARD, SEEN_SHIFT, Pile, seat_bit


@final
class Turn(Step):
    """BK-001, BK-004: a seat's turn; the frame counts the turns since somebody could place."""

    def __init__(self, book: Book) -> None:
        super().__init__("turn", book)

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        if a_of(frame) >= state.seats or state.turns >= self.book.turn_limit:
            state.emit("standstill", NOBODY)  # BK-G17
            begin_big_day(state, self.book, state.placer)
            return
        if state.turns == 0:
            state.emit("begins", seat)
        state.turn = seat
        state.turns += 1
        state.moved = False
        state.push(PLACE, seat, a_of(frame))


@final
class Advance(Step):
    """BK-060…064: a boat with the symbol moves the marker; then the turn goes on (BK-G19)."""

    def __init__(self, book: Book) -> None:
        super().__init__("advance", book)

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        track = self.book.track(state)
        day: i64 = -1
        if self.book.has_symbol(state, a_of(frame)):
            state.marker += 1
            points = track.points[state.marker]
            add_points(state, self.book, seat, L_TRACK, points)
            state.emit("advanced", seat, a=state.marker, b=points)
            if state.marker == track.length:
                begin_big_day(state, self.book, seat)
                return
            day = track.day_at(state.marker)
        state.push(TURN, state.after(seat))
        state.push(DRAW, seat)
        state.push(MOVE, seat)
        if day >= 0:
            state.emit("small-day", seat, a=day + 1)
            state.push(SMALL_DAY, seat, 0, day)


@final
class Draw(Question):
    """BK-070, BK-071: fill the hand up; with two piles choose one (BK-G39).

    BK-G34: whoever took a boat into the hand has a full one and draws nothing.
    """

    def __init__(self, book: Book) -> None:
        super().__init__("draw", "BK-G39", V_DRAW, V_DRAW, book)

    def lacks(self, state: Bangkok, seat: i64) -> bool:
        return state.hands[seat].size() < self.book.hand_size

    def candidates(self, state: Bangkok, frame: i64) -> vec[i64]:
        if state.draw.size() == 0 or state.draw_other.size() == 0:
            return vec[i64]()
        if not self.lacks(state, seat_of(frame)):
            return vec[i64]()
        return vec[i64]([pack(V_DRAW, 0), pack(V_DRAW, 1)])

    def choices(self, state: Bangkok, frame: i64) -> vec[i64]:
        return self.candidates(state, frame)

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        if not self.lacks(state, seat):
            return
        other = state.draw.size() == 0 if choice == NO_CHOICE else first_of(choice) == 1
        pile = state.draw_other if other else state.draw
        if pile.size() > 0:
            draw(state, pile, seat)
            if state.draw.size() + state.draw_other.size() == 0:
                state.emit("pile-empty", seat)


def draw(state: Bangkok, pile: Pile, seat: i64) -> None:
    """Take the top boat into the hand; only its owner sees it."""
    card = pile.draw() & CARD
    state.hands[seat].put(card | seat_bit(seat) << SEEN_SHIFT)
    state.emit("drew", seat, card, audience=seat_bit(seat))
