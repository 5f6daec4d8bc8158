"""From seat to seat: the opening, the turn that begins, and what happens when it ends."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.base import Step
from tischrunde.delve.hero import Hero
from tischrunde.delve.model import Delve
from tischrunde.delve.moves import clear_away, draw, keep_token, make_noise
from tischrunde.delve.names import ESCAPED, INSIDE, NEXT, RUN, TURN
from tischrunde.delve.out import end_if_over
from tischrunde.delve.rows import reveal
from tischrunde.kernel.frame import seat_of
from tischrunde.kernel.pile import CARD


@final
class Open(Step):
    """Shuffle and lay out; the first row shows no dragon, and its cards arrive before turn one."""

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        first = self.rules.first_seat(state)
        state.turn = first
        state.emit("game-began", first)
        seat: i64
        for seat in range(state.seats):
            state.heroes[seat].room = self.rules.board_of(state).start
            state.heroes[seat].deck.shuffle(state.rng)
            draw(state, seat, self.params.hand)
        self.rules.set_up(state)
        self.lay_row(state)
        for seat in range(state.seats):
            turn = (seat - first) % state.seats
            make_noise(state, seat, self.params.start_noise[turn])
        state.push(NEXT, (first - 1) % state.seats)
        if self.rules.opening_texts(state):
            i: i64 = state.row.size() - 1
            while i >= 0:
                state.push(RUN, first, self.book.arrive[state.row.entries[i] & CARD])
                i -= 1

    def lay_row(self, state: Delve) -> None:
        """Cards with a dragon are replaced and shuffled back."""
        state.dungeon.shuffle(state.rng)
        dragons = vec[i64]()
        slot: i64 = 0
        while slot < self.params.row:
            card = state.dungeon.entries[state.dungeon.size() - 1] & CARD
            if self.book.dragon[card] != 0:
                dragons = append(dragons, state.dungeon.draw())
            else:
                reveal(state, slot)
                slot += 1
        for card in dragons:
            state.dungeon.put(card)
        if len(dragons) > 0:
            state.dungeon.shuffle(state.rng)


@final
class Next(Step):
    """Clockwise on: the next hero inside has a turn; the others do what they still do."""

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        for _ in range(state.seats):
            seat = seat + 1 if seat + 1 < state.seats else 0
            hero = state.heroes[seat]
            if hero.status == INSIDE:
                state.turn = seat
                hero.noise_made = 0
                state.emit("began-turn", seat)
                state.push(TURN, seat)
                return
            if self.rules.still_acts(state, seat):
                state.turn = seat
                state.push(NEXT, seat)
                self.rules.act_outside(state, seat)
                return


@final
class CleanUp(Step):
    """Played cards are discarded, a new hand is drawn, the rest is lost; who is home leaves."""

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        hero = state.heroes[seat]
        is_home = hero.home != 0
        clear_away(state, self.book, hero, seat)
        draw(state, seat, self.params.hand)
        hero.rest()
        if is_home:
            self.escape(state, hero, seat)

    def escape(self, state: Delve, hero: Hero, seat: i64) -> None:
        """Out with an artifact: a token for it, and no more turns."""
        hero.status = ESCAPED
        state.emit("escaped", seat)
        state.reserve[self.book.stack_of[self.book.mastery]] -= 1
        keep_token(state, self.book, seat, self.book.mastery)
        self.rules.on_out(state, seat)
        end_if_over(state)
