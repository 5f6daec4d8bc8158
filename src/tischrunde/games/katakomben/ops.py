"""What Katakomben asks besides: where to jump, where a tile goes, which ware, which card, which
shrine, how a tile turns.  Each is a step, which data files can write, and a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve.base import Question, Routine
from tischrunde.delve.discovering import NOT_AT_ALL, laying, turn_up
from tischrunde.delve.model import Delve
from tischrunde.delve.names import EDGE, INSIDE, NOTHING, RUN
from tischrunde.delve.tallies import FEARLESS, TOKENS
from tischrunde.delve.text import Step
from tischrunde.delve.tiles import place_of, turn_of
from tischrunde.games.katakomben import dungeon, names
from tischrunde.games.katakomben.bargains import STEPS as BARGAINS
from tischrunde.games.katakomben.jumps import STEPS as JUMPS
from tischrunde.games.katakomben.model import Katakomben
from tischrunde.games.katakomben.steps import QUANTITIES, STEPS
from tischrunde.kernel.content import Content
from tischrunde.kernel.frame import pack_frame, seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack

if TYPE_CHECKING:
    from tischrunde.delve.load import CardReader

# KK-180; cloaks are put on again when what is of a turn is forgotten.
END_OF_TURN: Final = [
    core.ENDINGS, core.LOOK, core.CLEAN_UP, names.CLOAKS, core.DEPART, core.REFILL, core.NEXT,
]  # fmt: skip


@final
class Cloaks(Routine[Katakomben]):
    """KK-G57: who has an invisibility cloak never minds monsters in tunnels."""

    def take(self, state: Katakomben, frame: i64, choice: i64) -> None:
        has = state.heroes[seat_of(frame)].has
        if has[TOKENS + names.CLOAK] > 0:
            has[FEARLESS] = 1


# -- a tile beside one's own ---------------------------------------------------------------------


@final
class LayTile(Step):
    """A new tile beside the own one: asks where, shows it, asks how it lies; without a tile or a
    place nothing.  While another one is being laid it waits until one has arrived there."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.asks = True

    def do(self, state: Delve, seat: i64) -> None:
        if laying(state) != NOTHING:
            put_off(state, seat, self.at)
            return
        state.heroes[seat].has[names.FRESH] = 0
        if self.rules.can_discover(state):
            state.push(names.PLACE, seat)


def put_off(state: Delve, seat: i64, place: i64) -> None:
    """KK-G58: a text goes on from this step once the tile that is being laid has been entered."""
    stack = state.stack
    if stack.top() == pack_frame(RUN, seat, place + 1):
        stack.pop()  # the rest of the text, which comes with the step
    under = laying(state)
    stack.push(0)
    i: i64 = stack.depth - 1
    while i > under:
        stack.slots[i] = stack.slots[i - 1]
        i -= 1
    stack.slots[under] = pack_frame(RUN, seat, place)


@final
class Place(Question[Katakomben]):
    """KK-G69: any free place beside the own tile, named by a door that leads there."""

    def __init__(self, name: str) -> None:
        super().__init__(name, names.V_PLACE)

    def rule(self, state: Katakomben, frame: i64) -> str:
        return "KK-G69"

    def candidates(self, state: Katakomben, frame: i64) -> vec[i64]:
        tiles = self.rules.tile_set()
        tile = dungeon.tile_of(state, tiles, seat_of(frame))
        out = vec[i64]()
        if state.tiles.size() == 0:
            return out
        for half in (tile, tiles.other_half(tile)):
            place = place_of(state, half)
            side: i64
            for side in range(4 if place != NOTHING else 0):
                turn = turn_of(state.laid.entries[place])
                door = tiles.door(half, side, 0, turn)
                if door >= 0 and state.faces[door] == EDGE:
                    out = append(out, pack(names.V_PLACE, state.plan.name[door]))
        return out

    def take(self, state: Katakomben, frame: i64, choice: i64) -> None:
        if choice != NO_CHOICE:
            turn_up(state, seat_of(frame), state.plan.one[first_of(choice)], NOT_AT_ALL)


# -- tiles that turn -----------------------------------------------------------------------------


@final
class TurnAlone(Step):
    """Every player who is alone on a square tile turns it to a new orientation, one after the
    other; how is asked."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.asks = True

    def do(self, state: Delve, seat: i64) -> None:
        i: i64 = state.seats - 1
        while i >= 0:  # KK-173: pushed last, asked first
            state.push(names.ROTATE, (seat + i) % state.seats)
            i -= 1


@final
class Rotate(Question[Katakomben]):
    """KK-G17, KK-G63: to any orientation but the one it has."""

    def __init__(self, name: str) -> None:
        super().__init__(name, names.V_ROTATE)

    def rule(self, state: Katakomben, frame: i64) -> str:
        return "KK-G17"

    def candidates(self, state: Katakomben, frame: i64) -> vec[i64]:
        tiles, seat = self.rules.tile_set(), seat_of(frame)
        tile = dungeon.tile_of(state, tiles, seat)
        out = vec[i64]()
        if state.heroes[seat].status != INSIDE or not dungeon.is_square(tiles, tile):
            return out
        if dungeon.is_alone(state, tiles, seat):
            for turn in dungeon.other_turns(state, tile):
                out = append(out, pack(names.V_ROTATE, turn))
        return out

    def take(self, state: Katakomben, frame: i64, choice: i64) -> None:
        if choice != NO_CHOICE:
            tiles, seat = self.rules.tile_set(), seat_of(frame)
            tile = dungeon.tile_of(state, tiles, seat)
            dungeon.turn_tile(state, tiles, seat, tile, first_of(choice))


OWN_STEPS: dict[str, Any] = {
    **STEPS,
    **JUMPS,
    **BARGAINS,
    "lay_tile": LayTile,
    "turn_alone": TurnAlone,
}
OWN_QUANTITIES: dict[str, Any] = QUANTITIES
