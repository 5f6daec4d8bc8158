"""What texts of this game can do and count besides what the core's can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from tischrunde.delve.happenings import gain_gold, keep_token
from tischrunde.delve.model import Delve
from tischrunde.delve.names import RUN
from tischrunde.delve.quantity import Cards, Quantity
from tischrunde.delve.steps import Counted
from tischrunde.delve.tallies import STOPPED, TIRELESS
from tischrunde.delve.text import Step
from tischrunde.games.im_all.model import ImAll
from tischrunde.games.im_all.names import BEAMS, CODE, MULTIPASS, PER_COPY, TRASH_BONUS
from tischrunde.kernel.content import Content

if TYPE_CHECKING:
    from tischrunde.delve.load import CardReader
    from tischrunde.delve.rules import DelveRules


@final
class Faction(Quantity):
    """Other cards of a faction (``trait``) that were played this turn; a MultiPass is as good."""

    fields = ("trait",)

    def __init__(self, entry: Content, reader: CardReader) -> None:
        counted = {"trait": entry.word("trait"), "in": ["area"], "other": True}
        self.cards = Cards(Content(counted, entry.where), reader)

    def count(self, rules: DelveRules[Any], state: Delve, seat: i64, own: i64) -> i64:
        if state.heroes[seat].has[MULTIPASS] != 0:
            return 1
        return self.cards.count(rules, state, seat, own)

    def woken_by(self) -> i64:
        return self.cards.trait


@final
class MultiPass(Step):
    """For the rest of the turn every text that wants a faction has it."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.is_gift = True

    def do(self, state: Delve, seat: i64) -> None:
        state.heroes[seat].has[MULTIPASS] = 1


@final
class Gate(Step):
    """No more boots this turn, unless gates are ignored by now; whoever ignores them later stays
    where they are."""

    def do(self, state: Delve, seat: i64) -> None:
        has = state.heroes[seat].has
        if has[TIRELESS] == 0:
            has[STOPPED] = 2


@final
class Crystal(Step):
    """An energy crystal from the bank, as long as there are any."""

    def do(self, state: Delve, seat: i64) -> None:
        assert isinstance(state, ImAll)
        crystal = self.rules.book.numbers["energiekristall"]
        if take_from_bank(self.rules, state, seat, crystal):
            state.emit("took-crystal", seat, crystal)


def take_from_bank(rules: DelveRules[Any], state: ImAll, seat: i64, token: i64) -> bool:
    """A token of the bank comes to a hero, if one is left."""
    place = state.bank.find(token)
    if place >= 0:
        state.bank.take_at(place)
        keep_token(state, rules.book, seat, token)
    return place >= 0


@final
class Hack(Step):
    """Lay a data marker on the port one stands on: carries out ``then``, even where nothing comes
    of it; the second marker brings the command code, and the boss goes up one space."""

    fields = ("then",)

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.asks = True
        self.then: i64 = reader.text(entry, "then")

    def do(self, state: Delve, seat: i64) -> None:
        state.push(CODE, seat)
        state.push(RUN, seat, self.then)


@final
class Beam(Counted):
    """``n`` ways to the telepad of the module one is in, for this turn, without a TelePass and
    without being dazed."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.is_gift = True

    def do(self, state: Delve, seat: i64) -> None:
        state.heroes[seat].has[BEAMS] += self.n


@final
class TrashBonus(Counted):
    """``n`` gold, once a turn however many cards say so, unless the table has it otherwise."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.is_gift = True

    def do(self, state: Delve, seat: i64) -> None:
        has = state.heroes[seat].has
        if has[TRASH_BONUS] == 0 or state.settings[PER_COPY] != 0:
            has[TRASH_BONUS] += 1
            gain_gold(state, seat, self.n)


STEPS: dict[str, Any] = {
    "multipass": MultiPass,
    "gate": Gate,
    "crystal": Crystal,
    "hack": Hack,
    "beam": Beam,
    "trash_bonus": TrashBonus,
}
QUANTITIES: dict[str, Any] = {"faction": Faction}
