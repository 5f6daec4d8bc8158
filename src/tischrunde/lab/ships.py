"""All ships that can be put together from some modules: does everybody get everywhere, and off?"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tischrunde.bots.delve.ways import Way, away
from tischrunde.delve import names
from tischrunde.lab.dungeons import Walk, distances, ways


@dataclass
class Walked:
    """What was seen in all ships."""

    outer_rooms: int = 0  # rooms outside the command module, ship by ship
    open_rooms: int = 0  # of those, reached from the start without a key
    cut_off: list[tuple[str, str]] = field(default_factory=list)  # ship and room, even with a key
    traps: list[tuple[str, str]] = field(default_factory=list)  # where one comes, and not to a pod
    there: dict[int, list[float]] = field(default_factory=dict)  # boots to an artifact, by value
    back: dict[int, list[float]] = field(default_factory=dict)  # … and from there to a pod


def walk_all(rules: Any) -> Walked:
    """Every ship, on foot, with the command code."""
    found = Walked()
    order, sides = rules.options[0], rules.options[1]
    for one in order.values[:-1]:  # the last one is left to the lot
        for other in sides.values[:-1]:
            options = {order.name: one, sides.name: other}
            look(rules, rules.setup(rules.seats[1], "ship", options), found)
    return found


def look(rules: Any, state: Any, found: Walked) -> None:
    """One ship."""
    plan, every = state.plan, ways(state)
    modules = rules.ship.present(rules.ship.layouts[state.layout])
    rooms = [room for room in range(plan.rooms) if rules.module_of[room] in modules]
    outer = [room for room in rooms if not plan.has(room, rules.command)]
    pods = [room for room in rooms if plan.has(room, names.EXIT)]
    on_foot = [walk for walk in every if walk[3] == 0]
    start = int(plan.start)
    without_key = from_start(start, [walk for walk in on_foot if is_outside(rules, plan, walk)])
    with_key = from_start(start, every)
    home = distances(pods, on_foot)
    known = from_start(start, on_foot)
    home |= {room: far for room, far in distances(pods, every).items() if room not in known}
    found.outer_rooms += len(outer)
    found.open_rooms += sum(room in without_key for room in outer)
    words = rules.room_words
    found.cut_off += [(plan.id, words[room]) for room in rooms if room not in with_key]
    found.cut_off += [(plan.id, words[room]) for room in outer if room not in without_key]
    found.traps += [(plan.id, words[room]) for room in rooms if room not in home]
    for room, value in enumerate(rules.values):
        if value > 0 and room in known and room in home:
            found.there.setdefault(int(value), []).append(known[room])
            found.back.setdefault(int(value), []).append(home[room])


def is_outside(rules: Any, plan: Any, walk: Walk) -> bool:
    """Whether a way needs no command code."""
    return not plan.has(walk[1], rules.command)


def from_start(start: int, walks: list[Walk]) -> dict[int, float]:
    """How many boots it takes from the start to each room: all ways walked backwards."""
    return away({start: 0.0}, [Way(end, begin, boots) for begin, end, boots, _ in walks])
