"""Rooms speak like cards: what entering gives, and what can be visited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve.leaving import prize_in
from tischrunde.delve.menu import Action
from tischrunde.delve.model import Delve
from tischrunde.delve.names import EXIT, TAKE, V_VISIT
from tischrunde.delve.plan import ANY_TIME, ONCE_A_SEAT, ONCE_A_TURN, Plan
from tischrunde.delve.tallies import HOME, REWARDS
from tischrunde.delve.text import bars_text, is_vain, run
from tischrunde.delve.tokens import has_artifact, lies_here
from tischrunde.kernel.option import first_of
from tischrunde.kernel.pile import BITS

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules


def arrive(rules: DelveRules[Any], state: Delve, seat: i64, room: i64) -> None:
    """Into a room, however: it does what it says, lets out, and may offer a token."""
    hero = state.heroes[seat]
    plan = state.plan
    hero.room = room
    if plan.has(room, EXIT) and has_artifact(hero) and prize_in(state, rules.book, room) >= 0:
        hero.has[HOME] = 1
    elif rules.params.finds and lies_here(state, room):
        state.push(TAKE, seat)
    spot: i64
    for spot in range(plan.first_spot[room], plan.first_spot[room + 1]):
        if plan.spots[spot].enter != 0:
            reward(rules, state, seat, spot)
    if plan.enter[room] != 0:
        run(state, rules, seat, plan.enter[room])
    rules.entered(state, seat, room)


def reward(rules: DelveRules[Any], state: Delve, seat: i64, number: i64) -> None:
    """What a spot gives once to whoever enters; what would give nothing is not used up."""
    spot = state.plan.spots[number]
    if is_used_up(state, spot.once, number, seat) or is_vain(rules, state, seat, spot.enter):
        return
    state.marks[number] |= BITS[seat]
    if spot.once == ONCE_A_TURN:
        state.heroes[seat].has[REWARDS] += 1
    run(state, rules, seat, spot.enter)


def is_used_up(state: Delve, once: i64, number: i64, seat: i64) -> bool:
    """Whether a spot gives nothing more to a seat, or to anybody."""
    if once == ANY_TIME:
        return False
    used = state.marks[number]
    return used & BITS[seat] != 0 if once in (ONCE_A_SEAT, ONCE_A_TURN) else used != 0


def forget_rewards(state: Delve, plan: Plan, seat: i64) -> None:
    """The turn is over: what a spot gives once a turn it will give again."""
    has = state.heroes[seat].has
    i: i64
    if has[REWARDS] > 0:
        for i in range(len(plan.spots)):
            if plan.spots[i].once == ONCE_A_TURN:
                state.marks[i] &= ~BITS[seat]


@final
class Visit(Action):
    """Use what the room one stands in has: a chest, a port, a shrine."""

    def __init__(self) -> None:
        super().__init__(V_VISIT)

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        plan = state.plan
        room = state.heroes[seat].room
        i: i64
        for i in range(plan.first_spot[room], plan.first_spot[room + 1]):
            if plan.spots[i].visit != 0:
                out[found] = self.code | plan.spots[i].feature
                found += 1
        return found

    def spot(self, state: Delve, seat: i64, option: i64) -> i64:
        """The number of the spot an option means, in the room one stands in."""
        plan = state.plan
        i: i64 = plan.first_spot[state.heroes[seat].room]
        while plan.spots[i].feature != first_of(option):
            i += 1
        return i

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        number = self.spot(state, seat, option)
        spot = state.plan.spots[number]
        barred = self.rules.bars_visit(state, seat, number)
        if barred:
            return barred
        if is_used_up(state, spot.once, number, seat):
            return self.cites.used_up
        if spot.cost > state.heroes[seat].has[spot.tally]:
            return self.cites.visit
        return bars_text(self.rules, state, seat, spot.visit)

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        number = self.spot(state, seat, option)
        spot = state.plan.spots[number]
        state.heroes[seat].has[spot.tally] -= spot.cost
        if spot.once != ANY_TIME:
            state.marks[number] |= BITS[seat]
        state.emit("visited", seat, a=state.heroes[seat].room, b=spot.feature)
        run(state, self.rules, seat, spot.visit)
        self.rules.visited(state, seat, number)
