"""What card texts, tokens and rooms can do without asking anybody.

``VOCABULARY`` is what data files may write after ``do``; a game adds classes of its own to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from tischrunde.delve import happenings
from tischrunde.delve.discovering import strands
from tischrunde.delve.model import Delve
from tischrunde.delve.names import INSIDE, OFFERS, TRASHED
from tischrunde.delve.quantity import NOT_A_CARD, Condition
from tischrunde.delve.questions import take_from_discard
from tischrunde.delve.tallies import (
    BARGAIN,
    BOOTS,
    DAMAGE,
    DAZED,
    DISCOUNT,
    FEARLESS,
    GOLD,
    PICKS,
    SKILL,
    SKILL_GAINED,
    STOPPED,
    SWORDS,
    TELEPORTS,
    TIRELESS,
    TRASHES,
)
from tischrunde.delve.text import Step
from tischrunde.kernel.content import Content
from tischrunde.kernel.pile import CARD, face_up

if TYPE_CHECKING:
    from tischrunde.delve.load import CardReader

MOST: Final = 99

# Words of steps that raise a tally by ``n``, or set it where nothing is counted.
GAINS: Final[dict[str, int]] = {
    "skill": SKILL, "swords": SWORDS, "boots": BOOTS, "teleport": TELEPORTS, "picks": PICKS,
    "bargain": BARGAIN,
}  # fmt: skip
STATES: Final[dict[str, int]] = {
    "stop": STOPPED, "daze": DAZED, "tireless": TIRELESS, "fearless": FEARLESS,
}  # fmt: skip
HARMS: Final = ("stop", "daze")


class Counted(Step):
    """A step with a number ``n``."""

    fields: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.n: i64 = entry.number("n", 1, MOST)


@final
class Gain(Counted):
    """``n`` more of it; a teleport goes into an adjacent room, a pick opens a lock, a bargain takes
    so much off the price of every good this turn."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.tally: i64 = GAINS[entry.word("do")]
        self.is_gift = True

    def do(self, state: Delve, seat: i64) -> None:
        state.heroes[seat].has[self.tally] += self.n
        if self.tally == SKILL:
            state.heroes[seat].has[SKILL_GAINED] += self.n


@final
class Become(Step):
    """For the rest of the turn: ``stop`` no more boots, ``tireless`` boots in spite of that,
    ``daze`` no more boots in spite of anything, ``fearless`` monsters in tunnels do no harm."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.tally: i64 = STATES[entry.word("do")]
        self.is_gift = entry.word("do") not in HARMS

    def do(self, state: Delve, seat: i64) -> None:
        state.heroes[seat].has[self.tally] = 1


@final
class Discount(Counted):
    """Cards of a ``trait`` cost ``n`` less this turn; all texts of a game name the same trait."""

    fields = ("n", "trait")

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        reader.discounted |= reader.trait(entry, "trait")
        self.is_gift = True

    def do(self, state: Delve, seat: i64) -> None:
        state.heroes[seat].has[DISCOUNT] += self.n


@final
class Gold(Counted):
    """``n`` gold from the bank, which is one gain of gold."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.is_gift = True

    def do(self, state: Delve, seat: i64) -> None:
        happenings.gain_gold(state, seat, self.n)


@final
class ExtraGold(Counted):
    """``n`` gold on top of a gain: no gain by itself, so that nothing else comes of it."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.is_gift = True

    def do(self, state: Delve, seat: i64) -> None:
        state.heroes[seat].has[GOLD] += self.n
        state.emit("gained-gold", seat, a=self.n)


@final
class Pay(Counted):
    """``n`` gold back to the bank; an effect with this step is no choice for who has less."""

    def bars(self, state: Delve, seat: i64) -> str:
        return self.rules.cites.pay if state.heroes[seat].has[GOLD] < self.n else ""

    def do(self, state: Delve, seat: i64) -> None:
        state.heroes[seat].has[GOLD] -= self.n
        state.emit("paid", seat, a=self.n)


@final
class SpendPicks(Counted):
    """``n`` picks given up; an effect with this step is no choice for who has fewer."""

    def bars(self, state: Delve, seat: i64) -> str:
        if state.heroes[seat].has[PICKS] < self.n:
            return self.rules.cites.picks
        return self.rules.cites.pause if strands(self.rules, state, seat, PICKS, self.n) else ""

    def do(self, state: Delve, seat: i64) -> None:
        state.heroes[seat].has[PICKS] -= self.n
        state.emit("spent-picks", seat, a=self.n)


@final
class Noise(Counted):
    """Make ``n`` noise."""

    def do(self, state: Delve, seat: i64) -> None:
        happenings.make_noise(state, seat, self.n)


@final
class Quiet(Counted):
    """Take ``n`` noise back; what there is not to take cancels noise still made this turn."""

    def do(self, state: Delve, seat: i64) -> None:
        happenings.reduce_noise(state, seat, self.n)


@final
class OthersNoise(Counted):
    """Everybody else inside makes ``n`` noise."""

    def do(self, state: Delve, seat: i64) -> None:
        happenings.others_noise(state, seat, self.n)


@final
class AllNoise(Counted):
    """Everybody inside makes ``n`` noise."""

    def do(self, state: Delve, seat: i64) -> None:
        happenings.others_noise(state, seat, self.n)
        if state.heroes[seat].status == INSIDE:
            happenings.make_noise(state, seat, self.n)


@final
class Draw(Counted):
    """``n`` cards of the own deck into the hand."""

    def do(self, state: Delve, seat: i64) -> None:
        happenings.draw(state, seat, self.n)


@final
class Heal(Counted):
    """``n`` cubes from the health track back into the supply."""

    def is_vain(self, state: Delve, seat: i64) -> bool:
        return state.heroes[seat].has[DAMAGE] == 0

    def do(self, state: Delve, seat: i64) -> None:
        happenings.heal(state, seat, self.n)


@final
class Rage(Counted):
    """The dragon goes ``n`` spaces up its track, one by one."""

    def do(self, state: Delve, seat: i64) -> None:
        happenings.anger(state, self.rules, self.n)


@final
class BlackBack(Counted):
    """``n`` black cubes that were set aside go back into the bag."""

    def do(self, state: Delve, seat: i64) -> None:
        happenings.return_black(state, self.n)


@final
class Special(Counted):
    """``n`` special cubes come into the noise area, or as many as are set aside."""

    def do(self, state: Delve, seat: i64) -> None:
        happenings.call_special(state, self.n)


@final
class Stock(Counted):
    """``n`` of a reserve ``card`` onto the own discard pile, or as many as are left."""

    fields = ("n", "card")

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.stack: i64 = reader.stack(entry, "card")

    def bars(self, state: Delve, seat: i64) -> str:
        return self.rules.cites.stock if state.reserve[self.stack] == 0 else ""

    def do(self, state: Delve, seat: i64) -> None:
        happenings.take_from_stock(state, seat, self.stack, self.n)


@final
class Provided(Step):
    """Does nothing, but an effect or offer with this step is no choice unless a condition is true.

    Its fields are those of the condition (``of``, ``at_least``, ``per``) and of what is counted
    (``family``, ``families``, ``trait``, ``card``, ``in``, ``other``, ``feature``, ``among``,
    ``back``).
    """

    fields = (
        "of", "at_least", "per", "family", "families", "trait", "card", "in", "other", "feature",
        "among", "back",
    )  # fmt: skip

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.condition: Condition = reader.condition(entry, 0, "do")
        self.is_gift = True

    def bars(self, state: Delve, seat: i64) -> str:
        due = self.condition.due(self.rules, state, seat, NOT_A_CARD)
        return "" if due > 0 else self.rules.cites.either

    def do(self, state: Delve, seat: i64) -> None:
        """What follows is what it is for."""


class OfThisCard(Step):
    """A step that is about the very card whose text it stands in."""

    def __init__(self, entry: Content, reader: CardReader) -> None:
        super().__init__(entry, reader)
        self.card: i64 = reader.current


@final
class TrashThis(OfThisCard):
    """The card whose text this is leaves the deck for good."""

    def do(self, state: Delve, seat: i64) -> None:
        hero = state.heroes[seat]
        i: i64 = hero.area.size() - 1
        while hero.area.entries[i] & (CARD | TRASHED | OFFERS) != self.card:
            i -= 1
        hero.area.entries[i] |= TRASHED
        hero.has[TRASHES] += 1
        state.emit("trashed", seat, self.card)


@final
class OnTop(OfThisCard):
    """The card just bought goes from the discard pile onto the own deck, as all have seen."""

    def do(self, state: Delve, seat: i64) -> None:
        take_from_discard(state.heroes[seat], self.card)
        state.heroes[seat].deck.put(face_up(self.card))
        state.emit("put-on-top", seat, self.card)


VOCABULARY: dict[str, Any] = {
    **dict.fromkeys(GAINS, Gain),
    **dict.fromkeys(STATES, Become),
    "discount": Discount,
    "gold": Gold,
    "extra_gold": ExtraGold,
    "pay": Pay,
    "spend_picks": SpendPicks,
    "noise": Noise,
    "quiet": Quiet,
    "others_noise": OthersNoise,
    "all_noise": AllNoise,
    "draw": Draw,
    "heal": Heal,
    "rage": Rage,
    "black_back": BlackBack,
    "special": Special,
    "stock": Stock,
    "provided": Provided,
    "trash_this": TrashThis,
    "on_top": OnTop,
}
