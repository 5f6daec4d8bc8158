"""Teleports that a text carries out at once, and wayshrines marked from afar: which room?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.base import Question
from tischrunde.delve.discovering import laying, strands
from tischrunde.delve.load import choice
from tischrunde.delve.model import Delve
from tischrunde.delve.names import DEEP, INSIDE, NOTHING, V_TELEPORT
from tischrunde.delve.tallies import CUBES
from tischrunde.delve.text import Step
from tischrunde.delve.walking import bars_teleport, go_next_door, teleport, write_next_door
from tischrunde.games.katakomben import dungeon, names
from tischrunde.games.katakomben.model import Katakomben
from tischrunde.games.katakomben.steps import mark
from tischrunde.kernel.content import Content
from tischrunde.kernel.frame import a_of, seat_of
from tischrunde.kernel.option import NO_CHOICE, ROOM, first_of, pack
from tischrunde.kernel.pile import BITS, CARD

if TYPE_CHECKING:
    from tischrunde.delve.load import CardReader
    from tischrunde.delve.rules import DelveRules

WHERE: Final = ["adjacent", "haunted", "wayshrine", "hero", "new_tile"]
ADJACENT: Final = 0
HAUNTED: Final = 1
WAYSHRINE: Final = 2
HERO: Final = 3
NEW_TILE: Final = 4


@final
class TeleportTo(Step):
    """At once into another room, which is asked.

    ``where``: ``adjacent``, also over an edge; ``haunted``, a room of another tile with ghosts;
    ``wayshrine``, another one; ``hero``, the room of somebody else in the depths; ``new_tile``, a
    room of the tile this text has laid.
    """

    fields = ("where",)

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.asks = True
        self.where: i64 = choice(entry, "where", WHERE)
        features = {HAUNTED: "haunted", WAYSHRINE: "wayshrine"}
        word = features.get(int(self.where), "")
        self.feature: i64 = reader.bit(entry, "where", word, reader.features) if word else 0

    def bars(self, state: Delve, seat: i64) -> str:
        if laying(state) != NOTHING:
            return self.rules.cites.pause
        barred = "KK-175"
        for target in targets(self.rules, state, seat, self.where, self.feature):
            barred = bars_teleport(self.rules, state, seat, target)
            if not barred:
                return ""
        return barred

    def do(self, state: Delve, seat: i64) -> None:
        state.push(names.JUMP, seat, self.at)


def targets(rules: DelveRules[Any], state: Delve, seat: i64, where: i64, feature: i64) -> vec[i64]:
    """Rooms, and edges behind them in number, that such a teleport can lead to."""
    assert isinstance(state, Katakomben)
    tiles, here = rules.tile_set(), state.heroes[seat].room
    if where == ADJACENT:
        found = ROOM[:64]
        return found[: write_next_door(state, here, 0, found, 0)]
    if where == NEW_TILE:
        fresh = state.heroes[seat].has[names.FRESH]
        tile = state.laid.entries[fresh - 1] & CARD if fresh > 0 else NOTHING
        return dungeon.rooms_of(tiles, tile)
    out = vec[i64]()
    room: i64
    if where == HERO:
        for hero in state.heroes:
            room = hero.room
            if hero.status == INSIDE and state.plan.has(room, DEEP) and room != here:
                if room not in out:
                    out = append(out, room)
        return out
    for room in range(state.plan.rooms):
        if state.plan.has(room, feature) and dungeon.is_laid(state, tiles, room):
            same = tiles.of_room[room] == tiles.of_room[here]
            if room != here and not (where == HAUNTED and same):
                out = append(out, room)
    return out


@final
class Jump(Question[Katakomben]):
    """KK-175, KK-G15: straight into a room, which is an entry like any other."""

    def __init__(self, name: str) -> None:
        super().__init__(name, V_TELEPORT)

    def rule(self, state: Katakomben, frame: i64) -> str:
        return "KK-175"

    def step(self, frame: i64) -> TeleportTo:
        step = self.book.program[a_of(frame)]
        assert isinstance(step, TeleportTo)
        return step

    def is_sound(self, state: Katakomben, frame: i64) -> bool:
        at = a_of(frame)
        return at < len(self.book.program) and isinstance(self.book.program[at], TeleportTo)

    def candidates(self, state: Katakomben, frame: i64) -> vec[i64]:
        step = self.step(frame)
        found = targets(self.rules, state, seat_of(frame), step.where, step.feature)
        out = vec[i64]()
        for target in found:
            out = append(out, pack(V_TELEPORT, target))
        return out

    def bars(self, state: Katakomben, frame: i64, option: i64) -> str:
        return bars_teleport(self.rules, state, seat_of(frame), first_of(option))

    def take(self, state: Katakomben, frame: i64, choice: i64) -> None:
        if choice == NO_CHOICE:
            return
        if self.step(frame).where == ADJACENT:
            go_next_door(self.rules, state, seat_of(frame), first_of(choice))
        else:
            teleport(self.rules, state, seat_of(frame), first_of(choice))


# -- wayshrines ----------------------------------------------------------------------------------


def bars_mark(state: Delve, seat: i64, spot: i64) -> str:
    """KK-160, KK-161, KK-268: once each, with a cube, and while one of four spaces is free."""
    marks = state.marks[spot]
    if marks & BITS[seat] != 0:
        return "KK-160"
    taken: i64 = 0
    for other in range(state.seats):
        if marks & BITS[other] != 0:
            taken += 1
    if taken >= names.SHRINE_SPACES:
        return "KK-268"
    return "" if state.heroes[seat].has[CUBES] > 0 else "KK-161"


def is_wayshrine(rules: DelveRules[Any], state: Delve, spot: i64) -> bool:
    """Whether a spot is one that is marked."""
    return rules.feature_words[state.plan.spots[spot].feature] == "wayshrine"


@final
class MarkAnywhere(Step):
    """Mark a wayshrine anywhere in the dungeon as if one stood there; which is asked."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.asks = True

    def bars(self, state: Delve, seat: i64) -> str:
        assert isinstance(state, Katakomben)
        barred = "KK-160"
        for spot in shrines(self.rules, state):
            barred = bars_mark(state, seat, spot)
            if not barred:
                short = strands(self.rules, state, seat, CUBES, 1)
                return self.rules.cites.pause if short else ""
        return barred

    def do(self, state: Delve, seat: i64) -> None:
        state.push(names.MARK, seat)


def shrines(rules: DelveRules[Any], state: Katakomben) -> vec[i64]:
    """The wayshrines of the dungeon."""
    out = vec[i64]()
    spot: i64
    for spot in range(len(state.plan.spots)):
        if is_wayshrine(rules, state, spot):
            if dungeon.is_laid(state, rules.tile_set(), state.plan.spots[spot].room):
                out = append(out, spot)
    return out


@final
class Mark(Question[Katakomben]):
    """KK-158: which wayshrine is marked from afar."""

    def __init__(self, name: str) -> None:
        super().__init__(name, names.V_MARK)

    def rule(self, state: Katakomben, frame: i64) -> str:
        return "KK-158"

    def candidates(self, state: Katakomben, frame: i64) -> vec[i64]:
        out = vec[i64]()
        for spot in shrines(self.rules, state):
            out = append(out, pack(names.V_MARK, state.plan.spots[spot].room))
        return out

    def spot(self, state: Katakomben, option: i64) -> i64:
        """The wayshrine of the room an option means."""
        spot = state.plan.first_spot[first_of(option)]
        while not is_wayshrine(self.rules, state, spot):
            spot += 1
        return spot

    def bars(self, state: Katakomben, frame: i64, option: i64) -> str:
        return bars_mark(state, seat_of(frame), self.spot(state, option))

    def take(self, state: Katakomben, frame: i64, choice: i64) -> None:
        if choice != NO_CHOICE:
            seat = seat_of(frame)
            state.heroes[seat].has[CUBES] -= 1
            state.marks[self.spot(state, choice)] |= BITS[seat]
            mark(state, seat, first_of(choice))


STEPS: dict[str, Any] = {"teleport_to": TeleportTo, "mark_anywhere": MarkAnywhere}
