"""Random dungeons of a raid whose map grows: do they hang together, and does everybody get home?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tischrunde.bots.delve.ways import Way, away
from tischrunde.delve import names
from tischrunde.delve.discovering import lay_behind
from tischrunde.delve.doors import locks_left
from tischrunde.kernel.pile import CARD, MARK_SHIFT
from tischrunde.kernel.rng import Rng

PARTS = 4  # how often a dungeon is looked at while it grows
Walk = tuple[int, int, int, int]  # from room to room, boots, locks


@dataclass
class Survey:
    """What was seen in many dungeons; rooms are counted whenever one was looked at."""

    dungeons: int = 0
    rooms: int = 0
    open_way: int = 0  # rooms from which one walks out without a lockpick
    any_way: int = 0  # … or with lockpicks
    stuck: int = 0  # … or not at all, and nothing is left to discover from there
    boots: list[float] = field(default_factory=list)  # from rooms with an artifact to the exit
    unsound: list[str] = field(default_factory=list)  # doors that do not face each other


def survey(
    rules: Any, dungeons: int, seed: str, on_dungeon: Callable[[int], None] | None = None
) -> Survey:
    """Grow so many dungeons, with all settings of the table in turn."""
    found = Survey()
    for number in range(dungeons):
        dice = Rng.from_seed(f"{seed}/{number}").spawn()
        options = {s.name: s.values[dice.below(len(s.values))] for s in rules.options}
        state = rules.setup(rules.seats[0], f"{seed}/{number}", options)
        grow(rules, state, dice, found)
        found.dungeons += 1
        if on_dungeon is not None:
            on_dungeon(number + 1)
    return found


def grow(rules: Any, state: Any, dice: Rng, found: Survey) -> None:
    """Lay tile after tile behind any edge, turned anyhow, and look now and then."""
    stack = int(state.tiles.size())
    for laid in range(1, stack + 1):
        edges = [door for door, face in enumerate(state.faces) if face == names.EDGE]
        lay_behind(rules, state, 0, edges[dice.below(len(edges))], dice.below(4))
        if laid * PARTS // stack > (laid - 1) * PARTS // stack:
            look(rules, state, found)


def look(rules: Any, state: Any, found: Survey) -> None:
    """Count the rooms one can come home from, and those where nothing leads on."""
    plan, faces = state.plan, state.faces
    for door, face in enumerate(faces):
        if face >= 0 and faces[face] != door:
            found.unsound.append(rules.door_words[plan.name[door]])
    here = {int(entry & CARD) for entry in state.laid.entries}
    rooms = [r for r in range(plan.rooms) if int(rules.tile_set().of_room[r]) in here]
    exits = [room for room in rooms if plan.has(room, names.EXIT)]
    walks = [way for way in ways(state) if way[0] in rooms]
    home_open = distances(exits, [way for way in walks if way[3] == 0])
    home = distances(exits, walks)
    edges = {int(plan.room[d]) for d, face in enumerate(faces) if face == names.EDGE}
    onwards = distances(sorted(edges), walks) if state.tiles.size() > 0 else {}
    found.rooms += len(rooms)
    found.open_way += sum(room in home_open for room in rooms)
    found.any_way += sum(room in home for room in rooms)
    found.stuck += sum(room not in home and room not in onwards for room in rooms)
    artifacts = {
        int(entry >> MARK_SHIFT)
        for entry in state.lying.entries
        if rules.book.family[entry & CARD] == names.ARTIFACT
    }
    found.boots += [home[room] for room in artifacts if room in home]


def ways(state: Any) -> list[Walk]:
    """Every way that can be walked, with its boots and locks; portals lead to each other."""
    plan, faces = state.plan, state.faces
    portals = [door for door, face in enumerate(faces) if face == names.PORTAL]
    pairs = [(door, int(face)) for door, face in enumerate(faces) if face >= 0]
    pairs += [(one, other) for one in portals for other in portals if one != other]
    out = []
    for one, other in pairs:
        if plan.no_exit[one] == 0 and plan.no_entry[other] == 0:
            boots = max(int(plan.boots[one]), int(plan.boots[other]))
            locks = int(locks_left(state, plan, one) + locks_left(state, plan, other))
            out.append((int(plan.room[one]), int(plan.room[other]), boots, locks))
    return out


def distances(ends: list[int], walks: list[Walk]) -> dict[int, float]:
    """How many boots it takes from each room to the nearest of these."""
    return away(dict.fromkeys(ends, 0.0), [Way(start, end, cost) for start, end, cost, _ in walks])
