"""Ways through doors: where they lead now, what they cost, what bars them.

A way is named as its first door is; one through portals as the door at its other end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.model import Delve
from tischrunde.delve.names import EDGE, NOTHING, PORTAL
from tischrunde.delve.plan import Plan
from tischrunde.delve.tallies import (
    BOOTS,
    CUBES,
    DAMAGE,
    DAZED,
    FEARLESS,
    HOME,
    STOPPED,
    SWORDS,
    TIRELESS,
)
from tischrunde.kernel.option import ROOM

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules


def way_out(state: Delve, plan: Plan, room: i64, name: i64) -> i64:
    """The door by which a way of this name leaves a room, or NOTHING."""
    door = plan.door(room, name)
    if door >= 0 and state.faces[door] != NOTHING:
        return door
    exit = plan.one[name]
    if exit >= 0 and state.faces[exit] == PORTAL:
        return portal_of(state, plan, room)
    return NOTHING


def way_in(state: Delve, plan: Plan, out: i64, name: i64) -> i64:
    """The door by which it enters the next room; EDGE where nobody has been."""
    faced = state.faces[out]
    return plan.one[name] if faced == PORTAL else faced


def portal_of(state: Delve, plan: Plan, room: i64) -> i64:
    """The door of a room that leads to a portal, or NOTHING."""
    door: i64
    for door in range(plan.first[room], plan.first[room + 1]):
        if state.faces[door] == PORTAL:
            return door
    return NOTHING


def write_ways(state: Delve, room: i64, code: i64, out: vec[i64], found: i64) -> i64:
    """Write the names of all ways out of a room, whatever may bar them; how many there are then."""
    plan = state.plan
    door: i64
    for door in range(plan.first[room], plan.first[room + 1]):
        faced = state.faces[door]
        if faced >= 0 or faced == EDGE:
            out[found] = code | plan.name[door]
            found += 1
        elif faced == PORTAL:
            exit: i64
            for exit in range(len(state.faces)):
                if exit != door and state.faces[exit] == PORTAL:
                    out[found] = code | plan.name[exit]
                    found += 1
    return found


def neighbours(state: Delve, room: i64) -> vec[i64]:
    """The rooms one way away, whichever way it may be walked, each once."""
    plan = state.plan
    out = vec[i64]()
    names = ROOM[:64]
    i: i64
    for i in range(write_ways(state, room, 0, names, 0)):
        into = way_in(state, plan, way_out(state, plan, room, names[i]), names[i])
        if into >= 0 and plan.room[into] not in out:
            out = append(out, plan.room[into])
    return out


def boots_of(plan: Plan, out: i64, into: i64) -> i64:
    """What a way costs: the dearer of its halves."""
    return plan.boots[out] if into < 0 else max(plan.boots[out], plan.boots[into])


def monsters_of(plan: Plan, out: i64, into: i64) -> i64:
    """The monsters on both halves of a way."""
    return plan.monsters[out] if into < 0 else plan.monsters[out] + plan.monsters[into]


def toll(state: Delve, seat: i64, name: i64) -> tuple[i64, i64]:
    """The boots that a way out of a hero's room takes, and the monsters that deal damage on it."""
    plan, hero = state.plan, state.heroes[seat]
    out = way_out(state, plan, hero.room, name)
    into = way_in(state, plan, out, name)
    return boots_of(plan, out, into), 0 if hero.has[FEARLESS] else monsters_of(plan, out, into)


def is_locked(plan: Plan, out: i64, into: i64) -> bool:
    """Whether a lock is printed on either half of a way."""
    return plan.locks[out] > 0 or (into >= 0 and plan.locks[into] > 0)


def locks_of(state: Delve, plan: Plan, out: i64, into: i64) -> i64:
    """The locks on both halves that nobody has opened yet."""
    locks = locks_left(state, plan, out)
    return locks if into < 0 else locks + locks_left(state, plan, into)


def locks_left(state: Delve, plan: Plan, door: i64) -> i64:
    """The locks of one door, unless it has been opened."""
    if plan.locks[door] == 0 or (len(state.opened) > 0 and state.opened[door] != 0):
        return 0
    return plan.locks[door]


def bars_way(rules: DelveRules[Any], state: Delve, seat: i64, out: i64, into: i64) -> str:
    """The rule that keeps a hero from this way, monsters aside, or ""."""
    plan = state.plan
    has = state.heroes[seat].has
    cites = rules.cites
    if has[HOME] != 0:
        return cites.home
    if into < 0:
        if not rules.can_discover(state):
            return cites.edge
    elif plan.has(plan.room[into], rules.guarded):
        barred = rules.bars_entry(state, seat, plan.room[into])
        if barred:
            return barred
    if plan.no_exit[out] != 0 or (into >= 0 and plan.no_entry[into] != 0):
        if not rules.ignores_arrows(state, seat):
            return cites.arrow
    if is_locked(plan, out, into):
        locks = locks_of(state, plan, out, into)
        barred = rules.bars_locks(state, seat, locks) if locks > 0 else ""
        if barred:
            return barred
    if has[DAZED] != 0:
        return cites.dazed
    if has[STOPPED] > has[TIRELESS]:
        return cites.stopped
    boots = boots_of(plan, out, into)
    if boots > has[BOOTS]:
        return cites.two_boots if boots > 1 else cites.boots
    return ""


def bars_through(
    rules: DelveRules[Any], state: Delve, seat: i64, out: i64, into: i64, swords: i64
) -> str:
    """The rule that keeps a hero from a way with so many swords drawn, or ""."""
    has = state.heroes[seat].has
    if swords > has[SWORDS]:
        return rules.cites.battle
    barred = bars_way(rules, state, seat, out, into)
    if barred or has[FEARLESS] != 0:
        return barred
    damage = monsters_of(state.plan, out, into) - swords
    if into < 0:
        damage -= has[SWORDS]  # drawn once one sees against what
    return bars_damage(rules, has, damage)


def bars_damage(rules: DelveRules[Any], has: vec[i64], damage: i64) -> str:
    """Nobody may knock themselves out, nor mark damage without cubes."""
    if damage <= 0:
        return ""
    if has[DAMAGE] + damage >= rules.params.health:
        return rules.cites.damage
    return rules.cites.supply if damage > has[CUBES] else ""
