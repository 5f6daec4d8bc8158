"""A map: rooms with features, and ways out of each, as rows of ints that are quick to walk."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Tunnel:
    """One tunnel as drawn: two rooms, what it costs, and whether it has an arrow (from, to)."""

    def __init__(
        self, word: str, start: int, end: int, boots: int, monsters: int, locked: bool, arrow: bool
    ) -> None:
        self.word = word
        self.start = start
        self.end = end
        self.boots = boots
        self.monsters = monsters
        self.locked = locked
        self.arrow = arrow


@final
class Board:
    """Rooms by number, and every tunnel once from each of its ends.

    The ways out of a room are those from ``first[room]`` up to ``first[room + 1]``.
    ``numbers`` gives each tunnel its number among the words of all boards of a game.
    """

    def __init__(
        self, id: str, features: list[int], tunnels: list[Tunnel], numbers: dict[str, int]
    ) -> None:
        self.id = id
        self.features = vec[i64](features)
        self.tunnels = tunnels
        self.start: i64 = 0  # every hero's first room
        ways: list[list[tuple[int, int, int, int, int, int]]] = [[] for _ in features]
        for tunnel in tunnels:
            number, cost = numbers[tunnel.word], (tunnel.boots, tunnel.monsters, int(tunnel.locked))
            ways[tunnel.start].append((number, tunnel.end, *cost, 0))
            ways[tunnel.end].append((number, tunnel.start, *cost, int(tunnel.arrow)))
        rows = [way for of_room in ways for way in sorted(of_room)]
        self.tunnel = vec[i64]([row[0] for row in rows])
        self.leads_to = vec[i64]([row[1] for row in rows])
        self.boots = vec[i64]([row[2] for row in rows])
        self.monsters = vec[i64]([row[3] for row in rows])
        self.locked = vec[i64]([row[4] for row in rows])
        self.against = vec[i64]([row[5] for row in rows])  # an arrow points the other way
        firsts = [0]
        for of_room in ways:
            firsts.append(firsts[-1] + len(of_room))
        self.first = vec[i64](firsts)

    def has(self, room: i64, feature: i64) -> bool:
        """Whether a room has this feature."""
        return self.features[room] & feature != 0

    def way(self, room: i64, tunnel: i64) -> i64:
        """The way out of a room through a tunnel, or -1."""
        i: i64
        for i in range(self.first[room], self.first[room + 1]):
            if self.tunnel[i] == tunnel:
                return i
        return -1

    def adjacent(self, room: i64, other: i64) -> bool:
        """Whether a tunnel joins two rooms, whichever way it may be walked."""
        i: i64
        for i in range(self.first[room], self.first[room + 1]):
            if self.leads_to[i] == other:
                return True
        return False
