"""From seat to seat: the opening, the turn that begins, and what happens when it ends.

How a turn ends is written as a list, first things first; a game may write its own.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tischrunde.delve.base import Routine
from tischrunde.delve.happenings import clear_away, draw, make_noise
from tischrunde.delve.leaving import escape
from tischrunde.delve.model import Delve
from tischrunde.delve.names import (
    CLEAN_UP,
    DEPART,
    ENDINGS,
    INSIDE,
    LOOK,
    NEXT,
    REFILL,
    RUN,
    TURN,
)
from tischrunde.delve.row import lay_first_row, push_arrivals
from tischrunde.delve.spots import forget_rewards
from tischrunde.delve.tallies import HOME, NOISE_MADE
from tischrunde.kernel.frame import seat_of
from tischrunde.kernel.pile import CARD, Pile

# A row that is filled may bring an attack, and only then comes the next seat.
END_OF_TURN: Final = [ENDINGS, LOOK, CLEAN_UP, DEPART, REFILL, NEXT]
TURN_CUT_SHORT: Final = [CLEAN_UP, REFILL, NEXT]  # knocked out in the middle of it


@final
class Open(Routine[Delve]):
    """Shuffle and lay out; the first row shows no dragon, and its cards arrive before turn one."""

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        first = self.rules.first_seat(state)
        state.turn = first
        state.emit("game-began", first)
        seat: i64
        for seat in range(state.seats):
            state.heroes[seat].room = state.plan.start
            state.heroes[seat].deck.shuffle(state.rng)
            draw(state, seat, self.params.hand)
        self.rules.set_up(state)
        lay_first_row(state, self.book.dragon, self.params.row)
        for seat in range(state.seats):
            turn = (seat - first) % state.seats
            make_noise(state, seat, self.params.start_noise[turn])
        state.push(NEXT, (first - 1) % state.seats)
        if self.rules.opening_texts(state):
            push_arrivals(state, self.book.arrive, first, state.row.size())


@final
class Next(Routine[Delve]):
    """Clockwise on: the next hero inside has a turn; the others do what they still do."""

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        i: i64
        for i in range(state.seats):
            seat += 1
            if seat == state.seats:
                seat = 0
            hero = state.heroes[seat]
            if hero.status == INSIDE:
                state.turn = seat
                hero.has[NOISE_MADE] = 0
                state.emit("began-turn", seat)
                state.push(TURN, seat)
                return
            if self.rules.still_acts(state, seat):
                state.turn = seat
                state.push(NEXT, seat)
                self.rules.act_outside(state, seat)
                return


@final
class Endings(Routine[Delve]):
    """What cards and tokens before a hero say for the end of the turn.

    Cards come first: theirs is for some cards only, and what is for any can wait.
    """

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        hero = state.heroes[seat_of(frame)]
        self.push_endings(state, seat_of(frame), hero.tokens)
        self.push_endings(state, seat_of(frame), hero.area)

    def push_endings(self, state: Delve, seat: i64, pile: Pile) -> None:
        for entry in pile.entries:
            text = self.book.ending[entry & CARD]
            if text != 0:
                state.push(RUN, seat, text)


@final
class CleanUp(Routine[Delve]):
    """Played cards are discarded, a new hand is drawn, what is of a turn is lost.

    Who has just been knocked out draws no more.
    """

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        hero = state.heroes[seat]
        is_home: i64 = hero.has[HOME] if hero.status == INSIDE else 0
        clear_away(state, self.book, hero, seat)
        forget_rewards(state, state.plan, seat)
        hero.rest()
        hero.has[HOME] = is_home  # for whoever departs
        if hero.status == INSIDE:
            draw(state, seat, self.params.hand)


@final
class Depart(Routine[Delve]):
    """Who has come out with an artifact leaves, before the row is filled."""

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        if state.heroes[seat].has[HOME] != 0:
            state.heroes[seat].has[HOME] = 0
            escape(state, self.rules, seat)
