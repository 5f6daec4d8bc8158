"""A map as a bot knows it: how far every room is from every other, over the doors as they face."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from tischrunde.bots.delve.ways import FAR, MONSTER
from tischrunde.delve.doors import boots_of, monsters_of
from tischrunde.delve.names import DEEP, EXIT
from tischrunde.delve.plan import Plan


class Map:
    """Distances in boots: for somebody who can open locks, or cannot.

    ``slow`` is what is lost, on average, by entering a room with a feature (one bit).
    """

    def __init__(
        self,
        plan: Plan,
        faces: Sequence[int],
        opens: bool,
        slow: Mapping[int, float],
    ) -> None:
        self.features = [int(features) for features in plan.features]
        rooms = len(self.features)
        self.away = [[FAR] * rooms for _ in range(rooms)]
        for room in range(rooms):
            self.away[room][room] = 0.0
        for out, into in enumerate(faces):
            barred = into < 0 or plan.no_exit[out] or plan.no_entry[into]
            if barred or (not opens and plan.locks[out] + plan.locks[into] > 0):
                continue
            room, to = int(plan.room[out]), int(plan.room[into])
            cost = float(boots_of(plan, out, into)) + MONSTER * float(monsters_of(plan, out, into))
            cost += sum(lost for feature, lost in slow.items() if self.has(to, feature))
            self.away[room][to] = min(self.away[room][to], cost)
        self.go_through_rooms()
        self.exits = [room for room in range(rooms) if self.has(room, EXIT)]

    def go_through_rooms(self) -> None:
        """From tunnels to ways through any number of rooms."""
        rooms = range(len(self.away))
        for through in rooms:
            via = self.away[through]
            for row in self.away:
                first = row[through]
                if first < FAR:
                    for to in rooms:
                        if first + via[to] < row[to]:
                            row[to] = first + via[to]

    def has(self, room: int, feature: int) -> bool:
        return self.features[room] & feature != 0

    def home(self, room: int) -> float:
        """How far it is to the nearest way out."""
        return min([self.away[room][exit] for exit in self.exits], default=FAR)

    def upstairs(self, room: int) -> float:
        """How far it is out of the depths."""
        return min(
            [d for to, d in enumerate(self.away[room]) if not self.has(to, DEEP)], default=FAR
        )


@cache
def tunnel_ends(tunnel: str) -> tuple[str, str]:
    """The two rooms of a tunnel that is named after them, as ``3-4`` or ``17>24``."""
    start, end = tunnel.replace(">", "-").split("-")
    return start, end
