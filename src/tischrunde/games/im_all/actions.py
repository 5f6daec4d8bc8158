"""Ways through the ship that take no boots: the hyperlift, telepads, and a technician's help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve.menu import Action
from tischrunde.delve.model import Delve
from tischrunde.delve.names import FLAG, KEY
from tischrunde.delve.tallies import DAZED, HOME, TOKENS
from tischrunde.games.im_all import names
from tischrunde.kernel.option import first_of

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules


class Journey(Action):
    """Straight into another room, however far."""

    def __init__(self, verb: i64, dazes: bool) -> None:
        super().__init__(verb)
        self.dazes = dazes

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        if state.heroes[seat].has[HOME] != 0:
            return self.cites.home
        barred = self.bars_journey(state, seat, first_of(option))
        return barred if barred else self.rules.bars_entry(state, seat, first_of(option))

    def bars_journey(self, state: Delve, seat: i64, room: i64) -> str:
        """The rule that keeps a hero from this way of going there, or ""."""
        raise NotImplementedError

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        hero = state.heroes[seat]
        if self.dazes:
            hero.has[DAZED] = 1
        self.tell(state, seat, hero.room, first_of(option))
        self.rules.enter(state, seat, first_of(option))

    def tell(self, state: Delve, seat: i64, start: i64, end: i64) -> None:
        """Say who goes where."""
        raise NotImplementedError


@final
class Lift(Journey):
    """KA-126: along the line to any other of its spaces; KA-G28: nothing on the way is skipped."""

    def __init__(self, line: list[int], locks: list[bool], blockades: list[bool]) -> None:
        super().__init__(names.V_LIFT, True)
        self.line = vec[i64](line)
        # Between a space of the line and the next one.
        self.locks = vec[i64]([int(lock) for lock in locks])
        self.blockades = vec[i64]([int(blockade) for blockade in blockades])

    def place(self, room: i64) -> i64:
        """Which space of the line a room is, or -1."""
        i: i64
        for i in range(len(self.line)):
            if self.line[i] == room:
                return i
        return -1

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        here = state.heroes[seat].room
        if self.place(here) < 0:
            return found
        for room in self.line:
            if room != here:
                out[found] = self.code | room
                found += 1
        return found

    def means(self, state: Delve, seat: i64, option: i64) -> bool:
        here, room = state.heroes[seat].room, first_of(option)
        return room != here and self.place(room) >= 0 and self.place(here) >= 0

    def bars_journey(self, state: Delve, seat: i64, room: i64) -> str:
        """KA-127, KA-179: link by link."""
        at = self.place(state.heroes[seat].room)
        end = self.place(room)
        while at != end:
            link: i64 = at if at < end else at - 1
            if self.blockades[link] != 0 and is_blockaded(state):
                return "KA-179"
            if self.locks[link] != 0 and state.heroes[seat].has[TOKENS + KEY] == 0:
                return "KA-127"
            at = at + 1 if at < end else at - 1
            barred = self.rules.bars_entry(state, seat, self.line[at])
            if barred:
                return barred
        return ""

    def tell(self, state: Delve, seat: i64, start: i64, end: i64) -> None:
        state.emit("rode-lift", seat, a=start, b=end)


def is_blockaded(state: Delve) -> bool:
    """KA-178: for the rest of the game, once the boss has come so far."""
    return state.rage >= names.BLOCKADE


class ToTelepad(Journey):
    """To a telepad of the ship as it lies."""

    telepad: i64  # the bit of that feature

    def learn(self, rules: DelveRules[Any]) -> None:
        super().learn(rules)
        self.telepad = FLAG[rules.feature_words.index("telepad")]

    def is_target(self, state: Delve, here: i64, room: i64) -> bool:
        """Whether this telepad can be meant from here."""
        raise NotImplementedError

    def leads(self, state: Delve, here: i64, room: i64) -> bool:
        """Whether that is another telepad of this ship, and can be meant."""
        plan = state.plan
        if plan.features[room] & self.telepad == 0 or room == here:
            return False
        return plan.first[room] != plan.first[room + 1] and self.is_target(state, here, room)

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        here = state.heroes[seat].room
        room: i64
        for room in range(state.plan.rooms):
            if self.leads(state, here, room):
                out[found] = self.code | room
                found += 1
        return found

    def means(self, state: Delve, seat: i64, option: i64) -> bool:
        return self.leads(state, state.heroes[seat].room, first_of(option))


@final
class Telepad(ToTelepad):
    """KA-129: from a telepad to any other one, with a TelePass."""

    def __init__(self) -> None:
        super().__init__(names.V_TELEPAD, True)
        self.guard = TOKENS + names.TELEPASS
        self.least = 1

    def is_target(self, state: Delve, here: i64, room: i64) -> bool:
        return state.plan.has(here, self.telepad)

    def bars_journey(self, state: Delve, seat: i64, room: i64) -> str:
        return "" if state.heroes[seat].has[TOKENS + names.TELEPASS] > 0 else "KA-128"

    def tell(self, state: Delve, seat: i64, start: i64, end: i64) -> None:
        state.emit("used-telepad", seat, a=start, b=end)


@final
class BeamUp(ToTelepad):
    """KA-G29: a telepad technician's way to the telepad of the own module."""

    def __init__(self, modules: list[int]) -> None:
        super().__init__(names.V_BEAM, False)
        self.modules = vec[i64](modules)  # of each room
        self.guard = names.BEAMS
        self.least = 1

    def is_target(self, state: Delve, here: i64, room: i64) -> bool:
        return self.modules[here] == self.modules[room]

    def bars_journey(self, state: Delve, seat: i64, room: i64) -> str:
        return "" if state.heroes[seat].has[names.BEAMS] > 0 else "KA-G29"

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        state.heroes[seat].has[names.BEAMS] -= 1
        super().do(state, seat, option)

    def tell(self, state: Delve, seat: i64, start: i64, end: i64) -> None:
        state.emit("beamed", seat, a=start, b=end)
