"""Over an edge: the next tile is found, turned as one likes and can pay, and entered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.base import Question
from tischrunde.delve.doors import bars_through, monsters_of
from tischrunde.delve.model import Delve
from tischrunde.delve.names import NOTHING, ORIENT, V_LAY
from tischrunde.delve.tallies import FEARLESS, SWORDS
from tischrunde.delve.tiles import (
    EAST,
    SOUTH,
    Growing,
    TileSet,
    entry_door,
    lay,
    place_of,
    side_of,
    x_of,
    y_of,
)
from tischrunde.delve.walking import teleport, walk
from tischrunde.kernel.frame import a_of, b_of, op_of, seat_of
from tischrunde.kernel.option import first_of, pack, second_of
from tischrunde.kernel.pile import CARD, SEEN

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules

# How somebody comes onto the tile.
ON_FOOT: Final = 0
BY_TELEPORT: Final = 1
NOT_AT_ALL: Final = 2  # it is only laid


def find_tile(state: Growing, seat: i64, door: i64, teleports: bool) -> None:
    """The next tile is turned up for all to see; now it must be laid."""
    turn_up(state, seat, door, BY_TELEPORT if teleports else ON_FOOT)


def turn_up(state: Growing, seat: i64, door: i64, how: i64) -> None:
    """The next tile is turned up; it will be laid behind this door and entered so, if at all."""
    top = state.tiles.size() - 1
    state.tiles.entries[top] |= SEEN
    state.emit("found-tile", seat, state.tiles.entries[top] & CARD)
    state.push(ORIENT, seat, door, how)


class Orient(Question[Delve]):
    """How the tile is laid, and how many swords are drawn on the way onto it.

    Operands: the door one goes through, and how one goes.  Where no way of laying it can be paid,
    it is laid in any way, and the hero stays.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, V_LAY)

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.orient

    def is_sound(self, state: Delve, frame: i64) -> bool:
        return a_of(frame) < len(state.faces)

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        out = vec[i64]()
        turn: i64
        swords: i64
        for turn in range(4):
            into = door_onto(self.rules, state, frame, turn)
            for swords in range(monsters_met(state, frame, into) + 1):
                out = append(out, pack(V_LAY, turn, swords))
        return out

    def means(self, state: Delve, frame: i64, option: i64) -> bool:
        into = door_onto(self.rules, state, frame, first_of(option))
        return second_of(option) <= monsters_met(state, frame, into)

    def bars(self, state: Delve, frame: i64, option: i64) -> str:
        barred = bars_way_onto(self.rules, state, frame, option)
        if not barred or second_of(option) > 0 or can_arrive(self.rules, state, frame):
            return barred
        return ""  # nobody can be made to pay what they do not have

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat, door, how = seat_of(frame), a_of(frame), b_of(frame)
        arrives = how != NOT_AT_ALL and not bars_way_onto(self.rules, state, frame, choice)
        into = door_onto(self.rules, state, frame, first_of(choice))
        lay_behind(self.rules, state, seat, door, first_of(choice))
        if not arrives:
            return
        if how == BY_TELEPORT:
            teleport(self.rules, state, seat, state.plan.room[into])
        else:
            walk(self.rules, state, seat, door, into, second_of(choice))


def door_onto(rules: DelveRules[Any], state: Delve, frame: i64, turn: i64) -> i64:
    """The door by which one would come onto the tile if it were laid so, or NOTHING."""
    growing, tiles = rules.growing(state), rules.tile_set()
    tile = growing.tiles.entries[growing.tiles.size() - 1] & CARD
    return entry_door(growing, tiles, tile, turn, a_of(frame))


def monsters_met(state: Delve, frame: i64, into: i64) -> i64:
    """The monsters on the way onto the tile."""
    if b_of(frame) != ON_FOOT or into < 0 or state.heroes[seat_of(frame)].has[FEARLESS] != 0:
        return 0
    return monsters_of(state.plan, a_of(frame), into)


def bars_way_onto(rules: DelveRules[Any], state: Delve, frame: i64, option: i64) -> str:
    """The rule that keeps one from going onto the tile if it is laid so."""
    if b_of(frame) == NOT_AT_ALL:
        return ""
    into = door_onto(rules, state, frame, first_of(option))
    if into == NOTHING:
        return rules.cites.orient
    seat, swords = seat_of(frame), second_of(option)
    if b_of(frame) == BY_TELEPORT:
        return rules.bars_entry(state, seat, state.plan.room[into])
    return bars_through(rules, state, seat, a_of(frame), into, swords)


def can_arrive(rules: DelveRules[Any], state: Delve, frame: i64) -> bool:
    """Whether the tile can be laid so that one can pay the way onto it."""
    turn: i64
    for turn in range(4):
        met = monsters_met(state, frame, door_onto(rules, state, frame, turn))
        swords = min(met, state.heroes[seat_of(frame)].has[SWORDS])
        if not bars_way_onto(rules, state, frame, pack(V_LAY, turn, swords)):
            return True
    return False


def laying(state: Delve) -> i64:
    """Where on the stack a tile waits to be laid, or NOTHING."""
    i: i64 = state.stack.depth - 1
    while i >= 0:
        if op_of(state.stack.slots[i]) == ORIENT:
            return i
        i -= 1
    return NOTHING


def strands(rules: DelveRules[Any], state: Delve, seat: i64, tally: i64, amount: i64) -> bool:
    """Whether to spend so much would leave no way onto a tile that is about to be laid."""
    place = laying(state)
    if place == NOTHING or amount == 0:
        return False
    frame = state.stack.slots[place]
    if seat_of(frame) != seat or not can_arrive(rules, state, frame):
        return False
    has = state.heroes[seat].has
    has[tally] -= amount
    stranded = not can_arrive(rules, state, frame)
    has[tally] += amount
    return stranded


def lay_behind(rules: DelveRules[Any], state: Delve, seat: i64, door: i64, turn: i64) -> None:
    """The tile on top of the stack into the cell behind a door."""
    growing: Growing = rules.growing(state)
    tiles: TileSet = rules.tile_set()
    tile = growing.tiles.draw() & CARD
    here = growing.laid.entries[place_of(growing, tiles.of_door[door])]
    side = side_of(tiles, here, door)
    lay(growing, tiles, tile, x_of(here) + EAST[side], y_of(here) + SOUTH[side], turn)
    state.emit("laid-tile", seat, tile, turn)
    rules.tile_laid(state, seat, tile)
