"""Attacks, and how heroes leave: knocked out, rescued, lost or escaped."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from tischrunde.delve.base import Step
from tischrunde.delve.model import Delve
from tischrunde.delve.moves import clear_away
from tischrunde.delve.names import (
    BLACK,
    CUBE_KINDS,
    INSIDE,
    LOST,
    NEXT,
    REFILL,
    RESCUED,
)
from tischrunde.kernel.frame import a_of, b_of, seat_of
from tischrunde.kernel.pile import CARD

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules


def attack_size(state: Delve, rules: DelveRules, extra: i64) -> i64:
    """Rage, a cube for every danger in the row, and what is extra."""
    size = rules.params.rage[state.rage] + extra
    for entry in state.row.entries:
        size += rules.book.danger[entry & CARD]
    return size


@final
class Attack(Step):
    """The dragon attacks.  Operands: extra cubes, and 1 when it interrupts a turn."""

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        attack(state, self.rules, seat, attack_size(state, self.rules, a_of(frame)))
        if b_of(frame) != 0 and state.heroes[seat].status != INSIDE and state.stack.depth > 0:
            state.stack.depth = 0  # the turn is over, whatever was going on in it
            clear_away(state, self.book, state.heroes[seat], seat)
            state.heroes[seat].rest()
            state.push(NEXT, seat)
            state.push(REFILL, seat)


def attack(state: Delve, rules: DelveRules, seat: i64, size: i64) -> None:
    """The noise goes into the bag, and so many cubes come out of it."""
    state.emit("attacked", seat, a=size)
    left: i64 = 0
    kind: i64
    for kind in range(CUBE_KINDS):
        state.bag[kind] += state.noise[kind]
        state.noise[kind] = 0
        left += state.bag[kind]
    while size > 0 and left > 0:
        draw_cube(state, rules, left)
        left -= 1
        size -= 1
    knock_out_full(state, rules, seat)


def draw_cube(state: Delve, rules: DelveRules, left: i64) -> None:
    """One of the cubes in the bag, each as likely as the others."""
    pick = state.rng.below(left)
    kind: i64 = 0
    while pick >= state.bag[kind]:
        pick -= state.bag[kind]
        kind += 1
    state.bag[kind] -= 1
    if kind >= BLACK:
        rules.draw_other(state, kind)
        return
    hero = state.heroes[kind]
    if hero.status == INSIDE and hero.damage < rules.params.health:
        hero.damage += 1
        state.emit("drew-hit", kind, a=hero.damage)
    else:
        state.out[kind] += 1
        state.emit("drew-harmless", kind)


def knock_out_full(state: Delve, rules: DelveRules, first: i64) -> None:
    """Whoever has no health left is out, in order of play from this seat on."""
    i: i64
    for i in range(state.seats):
        seat = (first + i) % state.seats
        hero = state.heroes[seat]
        if hero.status == INSIDE and hero.damage >= rules.params.health:
            knock_out(state, rules, seat)
    end_if_over(state)


def knock_out_all(state: Delve, rules: DelveRules, first: i64) -> None:
    """Everybody still inside is knocked out, in order of play from this seat on."""
    i: i64
    for i in range(state.seats):
        seat = (first + i) % state.seats
        if state.heroes[seat].status == INSIDE:
            knock_out(state, rules, seat)
    end_if_over(state)


def knock_out(state: Delve, rules: DelveRules, seat: i64) -> None:
    """One hero is out: rescued with an artifact where that counts, else lost."""
    hero = state.heroes[seat]
    if rules.is_rescued(state, hero):
        hero.status = RESCUED
        state.emit("rescued", seat)
    else:
        hero.status = LOST
        state.emit("lost", seat)
    rules.on_out(state, seat)


def end_if_over(state: Delve) -> None:
    """When nobody is left inside, the game ends at once; open steps are skipped."""
    if state.is_over():
        state.stack.depth = 0
        state.emit("game-ended", state.turn)
