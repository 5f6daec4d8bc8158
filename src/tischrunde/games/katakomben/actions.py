"""Actions Katakomben has otherwise: taking an artifact of a room, and mercy for the trapped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve.doors import locks_of, way_in, way_out, write_ways
from tischrunde.delve.menu import Action
from tischrunde.delve.model import Delve
from tischrunde.delve.names import EDGE, NOTHING
from tischrunde.delve.tiles import place_of, turn_of, turn_to
from tischrunde.delve.tokens import TakeArtifact
from tischrunde.games.katakomben import dungeon, names
from tischrunde.games.katakomben.model import Katakomben
from tischrunde.kernel.option import first_of
from tischrunde.kernel.pile import BITS

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules

PLUS_SIGNS: Final = ["artifact0", "artifact1", "artifact2"]  # features, by how many they show


@final
class TakeOnce(TakeArtifact):
    """KK-102, KK-103, KK-267: one artifact a room for every player."""

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        spot = artifact_spot(self.rules, state, state.heroes[seat].room)
        if spot != NOTHING:
            state.marks[spot] |= BITS[seat]
        super().do(state, seat, option)


def artifact_spot(rules: DelveRules[Any], state: Delve, room: i64) -> i64:
    """The spot of a room that remembers who has taken an artifact there, or NOTHING."""
    spot: i64
    for spot in range(state.plan.first_spot[room], state.plan.first_spot[room + 1]):
        if rules.feature_words[state.plan.spots[spot].feature] in PLUS_SIGNS:
            return spot
    return NOTHING


@final
class Mercy(Action):
    """KK-G22: where the table plays with it, who is trapped may turn the own tile to be free."""

    def __init__(self) -> None:
        super().__init__(names.V_ROTATE)

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        if state.settings[names.MERCY] == 0:
            return found
        assert isinstance(state, Katakomben)
        tiles = self.rules.tile_set()
        tile = dungeon.tile_of(state, tiles, seat)
        if dungeon.is_square(tiles, tile) and place_of(state, tile) != NOTHING:
            for turn in dungeon.other_turns(state, tile):
                out[found] = self.code | turn
                found += 1
        return found

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        assert isinstance(state, Katakomben)
        if not is_trapped(self.rules, state, seat):
            return "KK-G22"
        tiles = self.rules.tile_set()
        place = place_of(state, dungeon.tile_of(state, tiles, seat))
        now = turn_of(state.laid.entries[place])
        turn_to(state, tiles, place, first_of(option))
        frees = not is_trapped(self.rules, state, seat)
        turn_to(state, tiles, place, now)
        return "" if frees else "KK-G22"

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        assert isinstance(state, Katakomben)
        tiles = self.rules.tile_set()
        tile = dungeon.tile_of(state, tiles, seat)
        dungeon.turn_tile(state, tiles, seat, tile, first_of(option))


def is_trapped(rules: DelveRules[Any], state: Delve, seat: i64) -> bool:
    """Whether arrows, locks and edges without tiles leave no way out of a hero's room, however
    many boots and swords there may be."""
    plan, room = state.plan, state.heroes[seat].room
    ways = vec[i64]([0] * 64)
    i: i64
    for i in range(write_ways(state, room, 0, ways, 0)):
        out = way_out(state, plan, room, ways[i])
        into = way_in(state, plan, out, ways[i])
        if into == EDGE and not rules.can_discover(state):
            continue
        against = plan.no_exit[out] != 0 or (into >= 0 and plan.no_entry[into] != 0)
        if against and not rules.ignores_arrows(state, seat):
            continue
        locks = locks_of(state, plan, out, into)
        if locks > 0 and rules.bars_locks(state, seat, locks):
            continue
        if into >= 0 and rules.bars_entry(state, seat, plan.room[into]):
            continue
        return False
    return True
