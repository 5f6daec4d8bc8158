"""Who stands on which tile, what lies there, and tiles that turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.names import INSIDE, NOTHING
from tischrunde.delve.tiles import TileSet, place_of, turn_of, turn_to
from tischrunde.games.katakomben.model import Katakomben
from tischrunde.kernel.pile import CARD


def tile_of(state: Katakomben, tiles: TileSet, seat: i64) -> i64:
    """The tile a hero stands on, or lies on."""
    return tiles.of_room[state.heroes[seat].room]


def is_square(tiles: TileSet, tile: i64) -> bool:
    """KK-G17: all tiles but the start tile, which never turns."""
    return tiles.other_half(tile) == NOTHING


def is_laid(state: Katakomben, tiles: TileSet, room: i64) -> bool:
    """Whether a room is part of the dungeon."""
    return place_of(state, tiles.of_room[room]) != NOTHING


def rooms_of(tiles: TileSet, tile: i64) -> vec[i64]:
    """The rooms of a tile."""
    out = vec[i64]()
    room: i64
    for room in range(len(tiles.of_room)):
        if tiles.of_room[room] == tile:
            out = append(out, room)
    return out


def is_alone(state: Katakomben, tiles: TileSet, seat: i64) -> bool:
    """KK-G63: whether no other player is on the tile; who lies there is none."""
    tile = tile_of(state, tiles, seat)
    other: i64
    for other in range(state.seats):
        if other != seat and state.heroes[other].status == INSIDE:
            if tile_of(state, tiles, other) == tile:
                return False
    return True


def turn_tile(state: Katakomben, tiles: TileSet, seat: i64, tile: i64, turn: i64) -> None:
    """KK-G17: all that lies and stands on a tile goes round with it."""
    turn_to(state, tiles, place_of(state, tile), turn)
    state.emit("turned-tile", seat, tile, turn)


def other_turns(state: Katakomben, tile: i64) -> vec[i64]:
    """The orientations a tile does not have now."""
    now = turn_of(state.laid.entries[place_of(state, tile)])
    return vec[i64]([turn for turn in range(4) if turn != now])


def turn_occupied(state: Katakomben, tiles: TileSet, seat: i64) -> None:
    """KK-G63: every square tile with a player on it goes half round, each once."""
    for entry in state.laid.entries:
        tile = entry & CARD
        if is_square(tiles, tile) and is_occupied(state, tiles, tile):
            turn_tile(state, tiles, seat, tile, (turn_of(entry) + 2) % 4)


def is_occupied(state: Katakomben, tiles: TileSet, tile: i64) -> bool:
    """Whether a player stands on a tile."""
    seat: i64
    for seat in range(state.seats):
        if state.heroes[seat].status == INSIDE and tile_of(state, tiles, seat) == tile:
            return True
    return False
