"""The dungeon as a bot charts it from what everybody sees: ways, edges, and how far home is."""

from __future__ import annotations

from typing import Any

from tischrunde.bots.bot import View
from tischrunde.bots.delve.ways import MONSTER, Distances, Way, away
from tischrunde.bots.katakomben.worth import rules
from tischrunde.delve.names import DEEP, EXIT
from tischrunde.delve.tiles import EAST, SOUTH

LOCK = 1.5  # what a lock weighs that one has a pick for
CAVE = 0.6  # what is lost, on average, by stopping in a crystal cave


class Chart:
    """Rooms by their numbers; for somebody with so many picks, who may mind arrows or not."""

    def __init__(self, view: View, picks: int, has_map: bool) -> None:
        game = rules()
        self.plan = next(plan for plan in game.plans if plan.id == view["board"])
        self.picks, self.has_map = picks, has_map
        self.opened = {int(self.plan.one[n]) for n in numbers(game.door_words, view["opened"])}
        self.cave = int(2 ** game.feature_words.index("crystal_cave"))
        portals = [int(self.plan.one[n]) for n in numbers(game.door_words, view["portals"])]
        self.edges: list[int] = []  # doors behind which nothing lies yet
        self.rooms: set[int] = set()
        joined = self.join(game, view)
        joined += [(one, other) for one in portals for other in portals if one != other]
        self.ways = [way for pair in joined for way in self.way(*pair)]
        exits = {room: 0.0 for room in self.rooms if self.plan.has(room, EXIT)}
        self.home = away(exits, self.ways)
        outside = {room: 0.0 for room in self.rooms if not self.plan.has(room, DEEP)}
        self.upstairs = away(outside, self.ways)

    def join(self, game: Any, view: View) -> list[tuple[int, int]]:
        """Pairs of doors that face each other, on tiles and between them."""
        tiles, numbers_of = game.tile_set(), game.book.numbers
        outer: dict[tuple[int, int, int, int], int] = {}
        laid = set()
        for entry in view["laid"]:
            tile = numbers_of[entry["tile"]]
            laid.add(int(tile))
            for side in range(4):
                for opening in range(2):
                    door = int(tiles.door(tile, side, opening, entry["turn"] // 90))
                    if door >= 0:
                        outer[entry["x"], entry["y"], side, opening] = door
        plan = self.plan
        self.rooms = {r for r in range(int(plan.rooms)) if int(tiles.of_room[r]) in laid}
        out = [
            (door, int(face))
            for door, face in enumerate(plan.faces)
            if face >= 0 and int(plan.room[door]) in self.rooms
        ]
        for (x, y, side, opening), door in outer.items():
            beside = x + int(EAST[side]), y + int(SOUTH[side]), (side + 2) % 4, 1 - opening
            if beside in outer:
                out.append((door, outer[beside]))
            elif (plan.no_exit[door] == 0 or self.has_map) and self.locks(door) <= self.picks:
                self.edges.append(door)
        return out

    def locks(self, door: int) -> int:
        return 0 if door in self.opened else int(self.plan.locks[door])

    def way(self, out: int, into: int) -> list[Way]:
        """What it takes to go through two doors, if that is possible."""
        plan = self.plan
        locks = self.locks(out) + self.locks(into)
        against = plan.no_exit[out] != 0 or plan.no_entry[into] != 0
        if locks > self.picks or (against and not self.has_map):
            return []
        cost = float(max(plan.boots[out], plan.boots[into])) + LOCK * locks
        cost += MONSTER * float(plan.monsters[out] + plan.monsters[into])
        end = int(plan.room[into])
        cost += CAVE if plan.has(end, self.cave) else 0.0
        return [Way(int(plan.room[out]), end, cost)]

    def to(self, ends: Distances) -> Distances:
        """How far every room is from the nearest of these."""
        return away(ends, self.ways)

    def next_door(self, room: int) -> set[int]:
        """Rooms one way away."""
        return {way.end for way in self.ways if way.start == room}


def numbers(words: list[str], some: list[str]) -> list[int]:
    """The places of some words in a list."""
    return [words.index(word) for word in some]
