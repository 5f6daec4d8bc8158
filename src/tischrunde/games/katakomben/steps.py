"""What texts of Katakomben can do besides what the core's can, without asking anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from tischrunde.delve.happenings import gain_gold, lose_token
from tischrunde.delve.model import Delve
from tischrunde.delve.names import FLAG, RUN
from tischrunde.delve.quantity import Quantity
from tischrunde.delve.steps import Counted
from tischrunde.delve.tallies import BOOTS, TOKENS
from tischrunde.delve.text import Step, run
from tischrunde.delve.tokens import operand, receive, room_of, take_up
from tischrunde.games.katakomben import dungeon
from tischrunde.games.katakomben.model import Katakomben
from tischrunde.games.katakomben.names import (
    FAVOURS,
    IDOL,
    MARKED,
    PORTALS,
    PROMISED,
    PUZZLE_BOX,
    WARE_PRICE,
)
from tischrunde.kernel.content import Content
from tischrunde.kernel.pile import CARD

if TYPE_CHECKING:
    from tischrunde.delve.load import CardReader
    from tischrunde.delve.rules import DelveRules

FACE_DOWN = {"major": "KK-112", "minor": "KK-157", "prisoner": "KK-117"}  # and when none is left


def bank_of(state: Delve, back: str) -> Any:
    """The pile of the bank with this back."""
    assert isinstance(state, Katakomben)
    return state.bank(back)


def find(rules: DelveRules[Any], state: Delve, seat: i64, back: str, count: i64) -> None:
    """KK-111, KK-115, KK-156: so many of the bank, or as many as are left (KK-118, KK-G65)."""
    for _ in range(min(count, bank_of(state, back).size())):
        token = bank_of(state, back).draw() & CARD
        if token >= len(rules.book.words):
            return  # somebody only thinks of going there, and cannot know what they would find
        state.emit("found-token", seat, token)
        receive(state, rules, seat, token)


@final
class Find(Counted):
    """``n`` tokens of the bank with a ``back`` (``major``, ``minor``, ``prisoner``), or as many as
    are left, turned up and received one after the other; with none left it is no choice."""

    fields = ("n", "back")

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.back = back_of(entry)

    def bars(self, state: Delve, seat: i64) -> str:
        return FACE_DOWN[self.back] if self.is_vain(state, seat) else ""

    def is_vain(self, state: Delve, seat: i64) -> bool:
        return bool(bank_of(state, self.back).size() == 0)

    def do(self, state: Delve, seat: i64) -> None:
        find(self.rules, state, seat, self.back, self.n)


@final
class Left(Quantity):
    """Tokens with this ``back`` that are still in the bank."""

    fields = ("back",)

    def __init__(self, entry: Content, reader: CardReader) -> None:
        self.back = back_of(entry)

    def count(self, rules: DelveRules[Any], state: Delve, seat: i64, own: i64) -> i64:
        size: i64 = bank_of(state, self.back).size()
        return size


def back_of(entry: Content) -> str:
    """Which part of the bank an entry is about."""
    back = entry.word("back")
    if back not in FACE_DOWN:
        entry.wrong("back", f"{back!r} is not known; known: {', '.join(FACE_DOWN)}")
    return back


@final
class TakeIdol(Step):
    """A monkey idol from the room one stands in, if one is left."""

    def is_vain(self, state: Delve, seat: i64) -> bool:
        return idol_in(self.rules, state, state.heroes[seat].room) < 0

    def do(self, state: Delve, seat: i64) -> None:
        room = state.heroes[seat].room
        entry = state.lying.entries[idol_in(self.rules, state, room)]
        take_up(state, self.rules, seat, room, operand(self.rules.book, entry))


def idol_in(rules: DelveRules[Any], state: Delve, room: i64) -> i64:
    """Where among the tokens an idol of a room lies, or -1."""
    i: i64
    for i in range(state.lying.size()):
        entry = state.lying.entries[i]
        if room_of(entry) == room and rules.book.family[entry & CARD] == IDOL:
            return i
    return -1


@final
class MarkHere(Step):
    """Mark the wayshrine one stands on: a gold for each one has marked by now."""

    def do(self, state: Delve, seat: i64) -> None:
        mark(state, seat, state.heroes[seat].room)


def mark(state: Delve, seat: i64, room: i64) -> None:
    """KK-159: the first gives 1 gold, the second 2, the third 3 …; the cube is paid already."""
    has = state.heroes[seat].has
    has[MARKED] += 1
    state.emit("marked-shrine", seat, a=room, b=has[MARKED])
    gain_gold(state, seat, has[MARKED])


def open_puzzle_boxes(rules: DelveRules[Any], state: Delve, seat: i64) -> None:
    """KK-250, KK-G35: on a wayshrine each box becomes a major secret, as long as there are any."""
    hero = state.heroes[seat]
    while hero.has[TOKENS + PUZZLE_BOX] > 0 and bank_of(state, "major").size() > 0:
        box = rules.book.numbers["puzzle_box"]
        state.emit("used", seat, box)
        lose_token(state, rules.book, seat, box)
        find(rules, state, seat, "major", 1)


@final
class PortalBoots(Counted):
    """``n`` boots as soon as one has gone through a portal this turn, before or after."""

    def do(self, state: Delve, seat: i64) -> None:
        state.heroes[seat].has[PROMISED] += self.n
        keep_promise(state, seat)


def keep_promise(state: Delve, seat: i64) -> None:
    """The boots for the first portal of the turn."""
    has = state.heroes[seat].has
    if has[PORTALS] > 0:
        has[BOOTS] += has[PROMISED]
        has[PROMISED] = 0


@final
class WareFor(Counted):
    """One ware may be bought for ``n`` gold this turn, wherever one stands."""

    def do(self, state: Delve, seat: i64) -> None:
        state.heroes[seat].has[WARE_PRICE] = self.n


@final
class Favour(Counted):
    """Favour number ``n``: carries out ``then``, once a turn."""

    fields = ("n", "then")

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.then: i64 = reader.text(entry, "then")

    def bars(self, state: Delve, seat: i64) -> str:
        had = state.heroes[seat].has[FAVOURS] & FLAG[self.n] != 0
        return "KK-G23" if had else ""

    def do(self, state: Delve, seat: i64) -> None:
        state.heroes[seat].has[FAVOURS] |= FLAG[self.n]
        run(state, self.rules, seat, self.then)


@final
class Favours(Step):
    """All favours that have not been had this turn."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.asks = True

    def do(self, state: Delve, seat: i64) -> None:
        i: i64 = len(self.rules.book.program) - 1
        while i >= 0:  # what is pushed last comes first
            step = self.rules.book.program[i]
            if isinstance(step, Favour) and not step.bars(state, seat):
                state.heroes[seat].has[FAVOURS] |= FLAG[step.n]
                state.push(RUN, seat, step.then)
            i -= 1


@final
class TurnOccupied(Step):
    """Every square tile with a player on it is turned by 180 degrees, each once."""

    def do(self, state: Delve, seat: i64) -> None:
        assert isinstance(state, Katakomben)
        dungeon.turn_occupied(state, self.rules.tile_set(), seat)


STEPS: dict[str, Any] = {
    "find": Find,
    "idol": TakeIdol,
    "mark_here": MarkHere,
    "portal_boots": PortalBoots,
    "ware_for": WareFor,
    "favour": Favour,
    "favours": Favours,
    "turn_occupied": TurnOccupied,
}
QUANTITIES: dict[str, Any] = {"left": Left}
