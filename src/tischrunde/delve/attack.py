"""An attack, step by step: cubes are drawn, who can react does, and then they strike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.base import Question, Routine
from tischrunde.delve.book import Book
from tischrunde.delve.hero import Hero
from tischrunde.delve.leaving import knock_out_full
from tischrunde.delve.model import Delve
from tischrunde.delve.names import (
    BLACK,
    CUBE_KINDS,
    EXACT,
    FLAG,
    INSIDE,
    INTERRUPTS,
    REACT,
    RUN,
    SPECIAL,
    STRIKE,
    V_REACT,
    V_SKIP,
)
from tischrunde.delve.questions import discard
from tischrunde.delve.tallies import BORROWED, CUBES, DAMAGE, SHIELDS
from tischrunde.kernel.frame import a_of, b_of, c_of, seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack, verb_of
from tischrunde.kernel.pile import CARD, MARK_SHIFT

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules


def attack_size(state: Delve, rules: DelveRules[Any], extra: i64) -> i64:
    """Rage, a cube for every danger in the row, and what is extra."""
    size = rules.params.rage_cubes(state.seats, state.rage) + extra
    for entry in state.row.entries:
        size += rules.book.danger[entry & CARD]
    return size


@final
class Attack(Routine[Delve]):
    """The dragon attacks: the noise goes into the bag, and so many cubes come out of it.

    Operands: extra cubes, or exactly so many; how the attack comes about; slots of the row whose
    cards have set it off.
    """

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat, how = seat_of(frame), b_of(frame)
        size = a_of(frame) if how & EXACT != 0 else attack_size(state, self.rules, a_of(frame))
        draw_cubes(state, size)
        for entry in state.row.entries:
            if c_of(frame) & FLAG[entry >> MARK_SHIFT] != 0:
                state.emit("provoked", seat, entry & CARD)
        state.emit("attacked", seat, a=len(state.drawn))  # fewer where the bag has no more
        state.push(STRIKE, seat, 0, how & INTERRUPTS)
        if specials(state) > 0:
            i: i64 = state.seats - 1
            while i >= 0:  # in order of play from this seat on: pushed last, asked first
                other = (seat + i) % state.seats
                if state.heroes[other].status == INSIDE and self.rules.has_reactions:
                    state.push(REACT, other)
                i -= 1


def draw_cubes(state: Delve, size: i64) -> None:
    """Cubes out of the bag, each as likely as the others, until there are so many or none left."""
    left: i64 = 0
    kind: i64
    for kind in range(CUBE_KINDS):
        state.bag[kind] += state.noise[kind]
        state.noise[kind] = 0
        left += state.bag[kind]
    drawn = vec[i64](capacity=8)
    while size > 0 and left > 0:
        pick = state.rng.below(left)
        kind = 0
        while pick >= state.bag[kind]:
            pick -= state.bag[kind]
            kind += 1
        state.bag[kind] -= 1
        drawn = append(drawn, kind)
        left -= 1
        size -= 1
    state.drawn = drawn


@final
class React(Question[Delve]):
    """Whoever is inside may answer to special cubes with a card of the hand.

    Who owns such a card, wherever it lies, is asked whatever is in the hand: silence would tell the
    others.  Who owns none everybody knows, because cards are bought and lost openly.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, V_REACT, V_SKIP)
        self.confirms = True

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.react

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        seat = seat_of(frame)
        out = vec[i64]()
        hero = state.heroes[seat]
        if self.rules.asks_owners_only and not owns_reaction(self.book, hero):
            return out
        if hero.has[SHIELDS] < specials(state) and hero.hand.size() > 0:
            for entry in hero.hand.entries:
                option = pack(V_REACT, entry & CARD)
                if self.book.react[entry & CARD] != 0 and option not in out:
                    out = append(out, option)
            out = append(out, pack(V_SKIP))
        return out

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if choice == NO_CHOICE or verb_of(choice) == V_SKIP:
            return
        seat = seat_of(frame)
        state.heroes[seat].has[SHIELDS] += 1
        discard(state, seat, first_of(choice))
        state.push(REACT, seat)  # the card drawn for it may answer as well
        state.push(RUN, seat, self.book.react[first_of(choice)])


def owns_reaction(book: Book, hero: Hero) -> bool:
    """Whether one of a hero's cards could ever be an answer."""
    for pile in (hero.hand, hero.deck, hero.area, hero.discard):
        for entry in pile.entries:
            if book.react[entry & CARD] != 0:
                return True
    return False


def specials(state: Delve) -> i64:
    """How many of the cubes drawn hurt everybody."""
    found: i64 = 0
    for kind in state.drawn:
        if kind == SPECIAL:
            found += 1
    return found


@final
class Strike(Routine[Delve]):
    """The cubes drawn do their damage, one by one; then whoever has no health left is out."""

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        drawn = state.drawn
        state.drawn = vec[i64]()
        for kind in drawn:
            if kind == BLACK:
                state.aside[BLACK] += 1  # all at once: some may have to mark damage
        for kind in drawn:
            if kind < BLACK:
                self.strike(state, kind)
            elif kind == BLACK:
                state.emit("drew-black", state.turn)
            else:
                self.strike_all(state, seat)
        for hero in state.heroes:
            hero.has[SHIELDS] = 0
        knock_out_full(state, self.rules, seat)
        if state.stack.depth > 0:
            self.rules.attacked(state, seat)
        if b_of(frame) != 0 and state.heroes[seat].status != INSIDE and state.stack.depth > 0:
            state.stack.depth = 0  # the turn is over, whatever was going on in it
            self.rules.push_list(state, seat, self.rules.turn_cut_short)

    def strike(self, state: Delve, seat: i64) -> None:
        """A cube of somebody's colour."""
        hero = state.heroes[seat]
        if hero.status == INSIDE and hero.has[DAMAGE] < self.params.health:
            hero.has[DAMAGE] += 1
            state.emit("drew-hit", seat, a=hero.has[DAMAGE])
        else:
            state.aside[seat] += 1
            state.emit("drew-harmless", seat)

    def strike_all(self, state: Delve, first: i64) -> None:
        """A special cube hurts everybody inside, in order of play, and goes back to the noise."""
        state.noise[SPECIAL] += 1
        state.emit("drew-special", state.turn)
        i: i64
        for i in range(state.seats):
            seat = (first + i) % state.seats
            has = state.heroes[seat].has
            if state.heroes[seat].status != INSIDE or has[DAMAGE] >= self.params.health:
                continue
            if has[SHIELDS] > 0:
                has[SHIELDS] -= 1
                state.emit("was-shielded", seat)
            elif self.marks(state, has):
                has[DAMAGE] += 1
                state.emit("was-struck", seat, a=has[DAMAGE])

    def marks(self, state: Delve, has: vec[i64]) -> bool:
        """Whether there is something to mark damage with: an own cube, or what the game lends."""
        if has[CUBES] > 0:
            has[CUBES] -= 1
        elif self.rules.borrows_cubes() and state.aside[BLACK] > 0:
            state.aside[BLACK] -= 1
            has[BORROWED] += 1
        elif state.tallies.unmarked > 0:
            has[state.tallies.unmarked] += 1
        else:
            return False
        return True
