"""A map as printed: rooms with features and spots, and doors, two of which make a tunnel.

Every tunnel is two doors that face each other, each with the symbols on its half.  What a door
faces is part of the state: where the map is fixed it is always ``Plan.faces``, where it grows or
turns it changes.  Words and symbols never do, so options can be spelled before a tile is found.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve.names import NOTHING

ANY_TIME: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_GAME: Final = 2
ONCE_A_SEAT: Final = 3
HOW_OFTEN: Final = ["always", "turn", "game", "seat"]


@final
class Door:
    """One half of a tunnel: the room it belongs to and what is printed on it."""

    def __init__(
        self,
        word: str,
        room: int,
        boots: int = 1,
        monsters: int = 0,
        locks: int = 0,
        no_exit: bool = False,
        no_entry: bool = False,
    ) -> None:
        self.word = word  # the two doors of a fixed tunnel may share it
        self.room = room
        self.boots = boots
        self.monsters = monsters
        self.locks = locks
        self.no_exit = no_exit  # an arrow points into the room
        self.no_entry = no_entry  # an arrow points out of it
        self.faces = NOTHING  # another door, by its place in the list, or EDGE, PORTAL, NOTHING

    def is_bare(self) -> bool:
        """Whether boots are all that is printed on it."""
        return not (self.monsters or self.locks or self.no_exit or self.no_entry)


@final
class Spot:
    """Something in a room that gives on entering, or can be visited."""

    def __init__(
        self, room: int, feature: int, enter: int, visit: int, once: int, tally: int, cost: int
    ) -> None:
        self.room: i64 = room
        self.feature: i64 = feature  # its number among the features
        self.enter: i64 = enter  # places in the program
        self.visit: i64 = visit
        self.once: i64 = once
        self.tally: i64 = tally  # what a visit costs, and how much of it
        self.cost: i64 = cost


@final
class Plan:
    """Rooms and doors by number.  The doors of a room are those from ``first[room]`` up to
    ``first[room + 1]``, its spots likewise; ``names`` gives each word its number among all doors'.
    """

    def __init__(
        self,
        id: str,
        features: list[int],
        doors: list[Door],
        names: dict[str, int],
        enter: list[int],
        spots: list[Spot],
        start: i64 = 0,
    ) -> None:
        self.id = id
        self.rooms: i64 = len(features)
        self.features = vec[i64](features)
        self.enter = vec[i64](enter)  # the text of entering, or 0
        self.start = start  # every hero's first room
        order = sorted(range(len(doors)), key=lambda i: (doors[i].room, names[doors[i].word], i))
        place = {old: new for new, old in enumerate(order)}
        rows = [doors[i] for i in order]
        self.doors = rows
        self.room = vec[i64]([door.room for door in rows])
        self.name = vec[i64]([names[door.word] for door in rows])
        self.boots = vec[i64]([door.boots for door in rows])
        self.monsters = vec[i64]([door.monsters for door in rows])
        self.locks = vec[i64]([door.locks for door in rows])
        self.no_exit = vec[i64]([int(door.no_exit) for door in rows])
        self.no_entry = vec[i64]([int(door.no_entry) for door in rows])
        # Nothing but boots is printed on this half.
        self.bare = vec[i64]([int(door.is_bare()) for door in rows])
        self.faces = vec[i64]([place[d.faces] if d.faces >= 0 else d.faces for d in rows])
        self.first = vec[i64](firsts([door.room for door in rows], len(features)))
        one, other = [NOTHING] * len(names), [NOTHING] * len(names)
        for number, door in enumerate(rows):
            name = names[door.word]
            if one[name] == NOTHING:
                one[name] = number
            else:
                other[name] = number
        self.one = vec[i64](one)  # the doors of a name
        self.other = vec[i64](other)
        spots = sorted(spots, key=lambda spot: spot.room)
        self.spots: vec[Spot] = vec[Spot](spots)
        self.first_spot = vec[i64](firsts([int(spot.room) for spot in spots], len(features)))

    def door(self, room: i64, name: i64) -> i64:
        """The door of this name in a room, or NOTHING."""
        one = self.one[name]
        if one >= 0 and self.room[one] == room:
            return one
        other = self.other[name]
        if other >= 0 and self.room[other] == room:
            return other
        return NOTHING

    def has(self, room: i64, features: i64) -> bool:
        """Whether a room has one of these features."""
        return self.features[room] & features != 0


def firsts(rooms: list[int], count: int) -> list[int]:
    """Where the things of each room begin in a list sorted by rooms, and where the last end."""
    out = [0]
    for room in range(count):
        out.append(out[-1] + rooms.count(room))
    return out
