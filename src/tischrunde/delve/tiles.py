"""A map that grows: square tiles, found one by one, turned, laid beside each other and joined.

A tile is a card: face down on the stack, known to all once it is found, marked with its cell and
its turn once it is laid.  Its rooms and doors are content like those of a fixed map; to lay or
turn it only changes what its outer doors and those beside them face.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.delve.model import Delve
from tischrunde.delve.names import EDGE, NOTHING, PORTAL
from tischrunde.delve.plan import Plan
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.pile import CARD, MARK_SHIFT, SEEN, Pile
from tischrunde.kernel.rng import Rng

SIDES: Final = ["N", "E", "S", "W"]  # clockwise
EAST: Final = vec[i64]([0, 1, 0, -1])
SOUTH: Final = vec[i64]([-1, 0, 1, 0])
TURNS: Final = ["0", "90", "180", "270"]  # clockwise
MIDDLE: Final = 64  # of the cells there can be, either way
BITS: Final = 7


@final
class TileSet:
    """The outer doors of every tile, side by side and clockwise, and the tile of every room."""

    def __init__(
        self,
        first: i64,
        openings: i64,
        outer: list[int],
        of_room: list[int],
        portals: list[int],
        halves: list[int],
    ) -> None:
        self.first = first  # the number of the first tile among what is printed
        self.openings = openings  # a side
        self.outer = vec[i64](outer)  # doors, or NOTHING where a side is closed
        self.of_room = vec[i64](of_room)
        self.portals = vec[i64](portals)  # doors that lead to one
        self.halves = vec[i64](halves)  # the tile on top of which a tile lies for good, or NOTHING
        of_door = [0] * (max(outer) + 1)
        for i, door in enumerate(outer):
            if door >= 0:
                of_door[door] = int(first) + i // (4 * int(openings))
        self.of_door = vec[i64](of_door)  # the tile of every outer door

    def door(self, tile: i64, side: i64, opening: i64, turn: i64) -> i64:
        """The door that a tile, turned so often, has there; its own sides go round with it."""
        own = (side - turn) % 4
        return self.outer[((tile - self.first) * 4 + own) * self.openings + opening]

    def other_half(self, tile: i64) -> i64:
        """The other half of a tile that covers two cells, or NOTHING."""
        return self.halves[tile - self.first]


@mypyc_attr(allow_interpreted_subclasses=True)
class Growing(Delve):
    """A raid on a map that grows."""

    tiles: Pile  # not found yet, the next one on top
    laid: Pile  # marked with cell and turn

    def copy_tiles(self, other: Growing) -> None:
        """What a clone does besides ``copy_table``: nobody else's doors may move."""
        self.tiles = other.tiles.clone()
        self.laid = other.laid.clone()
        self.faces = other.faces[:]

    def own_piles(self) -> list[Pile]:
        return [self.tiles, self.laid]

    def fields(self) -> dict[str, Any]:
        return {**super().fields(), "tiles": self.tiles, "laid": self.laid}


def mark_of(x: i64, y: i64, turn: i64) -> i64:
    """How a tile lies, as a mark; cells are counted from the middle."""
    return (((x + MIDDLE) << BITS | y + MIDDLE) << 2 | turn) << MARK_SHIFT


def x_of(entry: i64) -> i64:
    return (entry >> MARK_SHIFT + 2 + BITS) - MIDDLE


def y_of(entry: i64) -> i64:
    return (entry >> MARK_SHIFT + 2 & 0x7F) - MIDDLE


def turn_of(entry: i64) -> i64:
    """How many quarters a tile is turned, clockwise."""
    return entry >> MARK_SHIFT & 3


def at(state: Growing, x: i64, y: i64) -> i64:
    """Where among the tiles that are laid the one of a cell is, or NOTHING."""
    i: i64
    for i in range(state.laid.size()):
        if x_of(state.laid.entries[i]) == x and y_of(state.laid.entries[i]) == y:
            return i
    return NOTHING


def place_of(state: Growing, tile: i64) -> i64:
    """Where among the tiles that are laid this one is, or NOTHING."""
    i: i64
    for i in range(state.laid.size()):
        if state.laid.entries[i] & CARD == tile:
            return i
    return NOTHING


def begin(state: Growing, tiles: TileSet, first: i64) -> None:
    """The first tile lies in the middle, and nothing else."""
    state.faces = state.plan.faces[:]
    state.laid = Pile(vec[i64]())
    lay(state, tiles, first, 0, 0, 0)
    upper = tiles.other_half(first)
    if upper != NOTHING:
        lay(state, tiles, upper, 0, -1, 0)


def lay(state: Growing, tiles: TileSet, tile: i64, x: i64, y: i64, turn: i64) -> None:
    """A tile into a free cell, joined to all that lie beside it."""
    state.laid.put(tile | SEEN | mark_of(x, y, turn))
    join(state, tiles, state.laid.size() - 1)


def turn_to(state: Growing, tiles: TileSet, index: i64, turn: i64) -> None:
    """A tile that lies is turned: all it carries goes round with it, and its doors join anew."""
    entry = state.laid.entries[index]
    state.laid.entries[index] = (entry & (CARD | SEEN)) | mark_of(x_of(entry), y_of(entry), turn)
    join(state, tiles, index)


def join(state: Growing, tiles: TileSet, index: i64) -> None:
    """Let the outer doors of a tile and those of its neighbours face each other."""
    entry = state.laid.entries[index]
    side: i64
    opening: i64
    for side in range(4):
        other = at(state, x_of(entry) + EAST[side], y_of(entry) + SOUTH[side])
        for opening in range(tiles.openings):
            door = tiles.door(entry & CARD, side, opening, turn_of(entry))
            faced = facing(state, tiles, other, side, opening)
            if door >= 0:
                state.faces[door] = EDGE if other == NOTHING else faced
            if faced >= 0:
                state.faces[faced] = door
    for door in tiles.portals:
        if tiles.of_room[state.plan.room[door]] == entry & CARD:
            state.faces[door] = PORTAL


def facing(state: Growing, tiles: TileSet, other: i64, side: i64, opening: i64) -> i64:
    """The door opposite an opening, of the neighbour on this side, or NOTHING."""
    if other == NOTHING:
        return NOTHING
    beside = state.laid.entries[other]
    opposite = tiles.openings - 1 - opening
    return tiles.door(beside & CARD, (side + 2) % 4, opposite, turn_of(beside))


def entry_door(state: Growing, tiles: TileSet, tile: i64, turn: i64, door: i64) -> i64:
    """The door by which one comes onto a tile laid so behind this edge, or NOTHING."""
    here = state.laid.entries[place_of(state, tiles.of_door[door])]
    side = side_of(tiles, here, door)
    opening: i64 = 0
    while tiles.door(here & CARD, side, opening, turn_of(here)) != door:
        opening += 1
    opposite = tiles.openings - 1 - opening
    return tiles.door(tile, (side + 2) % 4, opposite, turn)


def side_of(tiles: TileSet, entry: i64, door: i64) -> i64:
    """The side of a tile that lies on which a door is."""
    side: i64
    opening: i64
    for side in range(4):
        for opening in range(tiles.openings):
            if tiles.door(entry & CARD, side, opening, turn_of(entry)) == door:
                return side
    raise AssertionError("the door is none at the edge of this tile")


def shown(masked: Growing, words: list[str]) -> dict[str, Any]:
    """The map for people: what lies where, and what is known of the stack."""
    return {
        "tiles": int(masked.tiles.size()),
        "next_tile": words[masked.tiles.entries[masked.tiles.size() - 1] & CARD]
        if masked.tiles.size() > 0
        else None,
        "laid": [
            {
                "tile": words[entry & CARD],
                "x": int(x_of(entry)),
                "y": int(y_of(entry)),
                "turn": 90 * int(turn_of(entry)),
            }
            for entry in masked.laid.entries
        ],
    }


def faces_of(
    plan: Plan, tiles: TileSet, numbers: dict[str, int], laid: list[dict[str, Any]]
) -> vec[i64]:
    """What each door faces on a map that is ``shown`` so."""
    state = Growing(1, vec[i64](), Rng.quick(0, 0, 0), Stack(vec[i64](), 0))
    state.plan = plan
    state.faces = plan.faces[:]
    state.laid = Pile(vec[i64]())
    for lies in laid:
        lay(state, tiles, numbers[lies["tile"]], lies["x"], lies["y"], lies["turn"] // 90)
    return state.faces
