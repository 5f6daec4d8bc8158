"""Actions that move a hero: through a tunnel, against its monsters, or by teleport."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve.doors import (
    bars_through,
    boots_of,
    is_locked,
    monsters_of,
    neighbours,
    portal_of,
    way_in,
    way_out,
    write_ways,
)
from tischrunde.delve.happenings import hurt
from tischrunde.delve.menu import Action
from tischrunde.delve.model import Delve
from tischrunde.delve.names import EDGE, NOTHING, PORTAL, V_BATTLE, V_MOVE, V_TELEPORT
from tischrunde.delve.tallies import (
    BOOTS,
    DAZED,
    FEARLESS,
    HOME,
    STOPPED,
    SWORDS,
    TELEPORTS,
    TIRELESS,
)
from tischrunde.kernel.option import first_of, pack, second_of

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules

WAYS: Final = vec[i64]([0] * 64)  # filled and read at once


class Walk(Action):
    """What all ways through tunnels have in common."""

    def __init__(self, verb: i64, guard: i64) -> None:
        super().__init__(verb)
        self.guard = guard
        self.least = 1

    def swords(self, option: i64) -> i64:
        """How many swords an option spends."""
        return 0

    def means(self, state: Delve, seat: i64, option: i64) -> bool:
        plan, name = state.plan, first_of(option)
        out = way_out(state, plan, state.heroes[seat].room, name)
        if out == NOTHING or (state.faces[out] == PORTAL and plan.one[name] == out):
            return False  # no way, or out of the portal one goes into
        return self.swords(option) <= self.most_swords(state, seat, out, name)

    def most_swords(self, state: Delve, seat: i64, out: i64, name: i64) -> i64:
        """How many swords may be drawn on this way."""
        return 0

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        out = way_out(state, state.plan, state.heroes[seat].room, first_of(option))
        into = way_in(state, state.plan, out, first_of(option))
        return bars_through(self.rules, state, seat, out, into, self.swords(option))

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        """Pay, take what the monsters deal, and arrive; or find out where one arrives."""
        plan = state.plan
        hero = state.heroes[seat]
        swords = self.swords(option)
        out = way_out(state, plan, hero.room, first_of(option))
        into = way_in(state, plan, out, first_of(option))
        if into < 0:
            self.rules.discover(state, seat, out, False)
            return
        walk(self.rules, state, seat, out, into, swords)


def walk(rules: DelveRules[Any], state: Delve, seat: i64, out: i64, into: i64, swords: i64) -> None:
    """Through two doors, with so many swords drawn."""
    plan = state.plan
    hero = state.heroes[seat]
    has = hero.has
    has[BOOTS] -= boots_of(plan, out, into)
    has[SWORDS] -= swords
    if is_locked(plan, out, into):
        rules.open_locks(state, seat, out, into)
    if state.faces[out] == PORTAL:
        count_portal(state, seat)
    monsters: i64 = monsters_of(plan, out, into) if has[FEARLESS] == 0 else 0
    state.emit("moved", seat, a=hero.room, b=plan.room[into], c=swords)
    hurt(state, seat, monsters - swords)
    rules.enter(state, seat, plan.room[into])


@final
class Move(Walk):
    """Go through a tunnel and take whatever its monsters deal."""

    def __init__(self) -> None:
        super().__init__(V_MOVE, BOOTS)

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        return write_ways(state, state.heroes[seat].room, self.code, out, found)

    def offer(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        """Door by door; where nothing but boots is printed, boots are all it takes."""
        plan = state.plan
        hero = state.heroes[seat]
        has = hero.has
        if has[HOME] != 0 or has[DAZED] != 0 or has[STOPPED] > has[TIRELESS]:
            return found
        guarded = self.rules.guarded
        boots = has[BOOTS]
        begin = found
        door: i64
        for door in range(plan.first[hero.room], plan.first[hero.room + 1]):
            faced = state.faces[door]
            if faced >= 0:
                if plan.boots[door] > boots or plan.boots[faced] > boots:
                    continue
                is_bare = plan.bare[door] & plan.bare[faced] != 0
                if (is_bare and not plan.has(plan.room[faced], guarded)) or not bars_through(
                    self.rules, state, seat, door, faced, 0
                ):
                    out[found] = self.code | plan.name[door]
                    found += 1
            elif faced != NOTHING:
                return super().offer(state, seat, out, begin)
        return found


@final
class Battle(Walk):
    """Go through a tunnel and spend so many swords against its monsters."""

    def __init__(self) -> None:
        super().__init__(V_BATTLE, SWORDS)

    def swords(self, option: i64) -> i64:
        return second_of(option)

    def means(self, state: Delve, seat: i64, option: i64) -> bool:
        return second_of(option) > 0 and super().means(state, seat, option)

    def most_swords(self, state: Delve, seat: i64, out: i64, name: i64) -> i64:
        into = way_in(state, state.plan, out, name)
        if into < 0 or state.heroes[seat].has[FEARLESS] != 0:
            return 0  # against what one sees only, and fears
        return monsters_of(state.plan, out, into)

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        plan = state.plan
        hero = state.heroes[seat]
        if hero.has[FEARLESS] != 0:
            return found
        listed = write_ways(state, hero.room, 0, WAYS, 0)
        i: i64
        swords: i64
        for i in range(listed):
            name = WAYS[i]
            door = way_out(state, plan, hero.room, name)
            into = way_in(state, plan, door, name)
            if into < 0:
                continue  # how many are drawn is chosen when it is seen
            monsters = monsters_of(plan, door, into)
            for swords in range(1, monsters + 1):
                out[found] = pack(V_BATTLE, name, swords)
                found += 1
        return found

    def offer(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        """Door by door, as for a move; most have no monsters behind them."""
        plan = state.plan
        hero = state.heroes[seat]
        has = hero.has
        if has[BOOTS] == 0 or has[FEARLESS] != 0 or has[STOPPED] > has[TIRELESS]:
            return found
        begin = found
        door: i64
        swords: i64
        for door in range(plan.first[hero.room], plan.first[hero.room + 1]):
            faced = state.faces[door]
            if faced >= 0:
                for swords in range(1, plan.monsters[door] + plan.monsters[faced] + 1):
                    if not bars_through(self.rules, state, seat, door, faced, swords):
                        out[found] = pack(V_BATTLE, plan.name[door], swords)
                        found += 1
            elif faced != NOTHING:
                return super().offer(state, seat, out, begin)
        return found


@final
class Teleport(Action):
    """Into an adjacent room, whatever is on the way."""

    def __init__(self) -> None:
        super().__init__(V_TELEPORT)
        self.guard = TELEPORTS
        self.least = 1

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        """Adjacent rooms, and, where the map grows, edges behind which there will be one."""
        return write_next_door(state, state.heroes[seat].room, self.code, out, found)

    def means(self, state: Delve, seat: i64, option: i64) -> bool:
        plan, target, room = state.plan, first_of(option), state.heroes[seat].room
        if target < plan.rooms:
            return target in neighbours(state, room)
        door = plan.door(room, target - plan.rooms)
        return door != NOTHING and state.faces[door] == EDGE

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        has = state.heroes[seat].has
        if has[TELEPORTS] == 0:
            return self.cites.teleport
        return bars_teleport(self.rules, state, seat, first_of(option))

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        state.heroes[seat].has[TELEPORTS] -= 1
        go_next_door(self.rules, state, seat, first_of(option))


def write_next_door(state: Delve, room: i64, code: i64, out: vec[i64], found: i64) -> i64:
    """Write where a teleport can lead from a room: rooms, and behind them in number edges."""
    plan = state.plan
    for other in neighbours(state, room):
        out[found] = code | other
        found += 1
    door: i64
    for door in range(plan.first[room], plan.first[room + 1]):
        if state.faces[door] == EDGE:
            out[found] = code | plan.rooms + plan.name[door]
            found += 1
    return found


def bars_teleport(rules: DelveRules[Any], state: Delve, seat: i64, target: i64) -> str:
    """The rule that keeps a hero from this room or edge, or ""."""
    if state.heroes[seat].has[HOME] != 0:
        return rules.cites.home
    if target < state.plan.rooms:
        return rules.bars_entry(state, seat, target)
    return "" if rules.can_discover(state) else rules.cites.edge


def go_next_door(rules: DelveRules[Any], state: Delve, seat: i64, target: i64) -> None:
    """By teleport into an adjacent room, or over an edge: rooms are counted before doors."""
    plan = state.plan
    if target >= plan.rooms:
        rules.discover(state, seat, plan.one[target - plan.rooms], True)
        return
    here = portal_of(state, plan, state.heroes[seat].room)
    if here >= 0 and portal_of(state, plan, target) >= 0:
        count_portal(state, seat)
    teleport(rules, state, seat, target)


def count_portal(state: Delve, seat: i64) -> None:
    """Somebody goes through portals."""
    state.emit("used-portal", seat)
    if state.tallies.portals > 0:
        state.heroes[seat].has[state.tallies.portals] += 1


def teleport(rules: DelveRules[Any], state: Delve, seat: i64, room: i64) -> None:
    """Straight into a room, however far."""
    state.emit("teleported", seat, a=state.heroes[seat].room, b=room)
    rules.enter(state, seat, room)
