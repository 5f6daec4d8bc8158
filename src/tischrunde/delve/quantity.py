"""Whatever can be counted for a seat: for conditions, for points, for what a deal asks for.

A data file writes ``{ of = "tokens", family = "crown" }``; the name of a tally is enough for what a
hero's row counts: ``{ of = "noise_made" }``.  A game adds classes of its own to the vocabulary.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.delve.hero import Hero
from tischrunde.delve.model import Delve
from tischrunde.delve.names import FLAG, IN_DECK, IN_DISCARD, IN_HAND, IN_PLAY, TRASHED, ZONES
from tischrunde.delve.tallies import TOKENS
from tischrunde.kernel.content import Content
from tischrunde.kernel.pile import CARD, Pile

if TYPE_CHECKING:
    from tischrunde.delve.load import CardReader
    from tischrunde.delve.rules import DelveRules

NOT_A_CARD: Final = -1  # as the place in the play area: nobody's own condition


@mypyc_attr(allow_interpreted_subclasses=True)
class Quantity:
    """Something that can be counted.  ``fields`` are what a data file may say of it."""

    fields: ClassVar[tuple[str, ...]] = ()

    def count(self, rules: DelveRules[Any], state: Delve, seat: i64, own: i64) -> i64:
        """How much of it there is; ``own`` is where the asking card lies in the play area."""
        raise NotImplementedError

    def woken_by(self) -> i64:
        """Traits of cards that change it by being played."""
        return 0


@final
class Tally(Quantity):
    """A count that a hero's row keeps, by its name."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def count(self, rules: DelveRules[Any], state: Delve, seat: i64, own: i64) -> i64:
        return state.heroes[seat].has[self.number]


@final
class Tokens(Quantity):
    """Own tokens of a ``family``: ``{ of = "tokens", family = "key" }``."""

    fields = ("family",)

    def __init__(self, entry: Content, reader: CardReader) -> None:
        self.family: i64 = reader.family(entry, "family", entry.word("family"))

    def count(self, rules: DelveRules[Any], state: Delve, seat: i64, own: i64) -> i64:
        return state.heroes[seat].has[TOKENS + self.family]


@final
class Families(Quantity):
    """How many of these ``families`` one has tokens of, each counted once."""

    fields = ("families",)

    def __init__(self, entry: Content, reader: CardReader) -> None:
        words = entry.words("families")
        self.families = vec[i64]([reader.family(entry, "families", word) for word in words])

    def count(self, rules: DelveRules[Any], state: Delve, seat: i64, own: i64) -> i64:
        found: i64 = 0
        for family in self.families:
            if state.heroes[seat].has[TOKENS + family] > 0:
                found += 1
        return found


@final
class Cards(Quantity):
    """Own cards with a ``trait``, or of the id ``card``.

    ``in`` lists the zones, of ``area`` (cards in play), ``discard``, ``hand`` and ``deck``; without
    it all of them count.  ``other = true`` leaves out the card that asks.
    """

    fields = ("trait", "card", "in", "other")

    def __init__(self, entry: Content, reader: CardReader) -> None:
        if ("trait" in entry.data) == ("card" in entry.data):
            entry.wrong("trait", "cards are counted either by this or by 'card'")
        by_trait = "trait" in entry.data
        self.trait: i64 = reader.trait(entry, "trait") if by_trait else 0
        self.card: i64 = -1 if by_trait else reader.card(entry, "card")
        zones = entry.words("in") if "in" in entry.data else ZONES
        self.zones: i64 = 0
        for zone in zones:
            if zone not in ZONES:
                entry.wrong("in", f"{zone!r} is not known; known: {', '.join(ZONES)}")
            self.zones |= FLAG[ZONES.index(zone)]
        self.other = entry.flag("other", False)

    def count(self, rules: DelveRules[Any], state: Delve, seat: i64, own: i64) -> i64:
        hero: Hero = state.heroes[seat]
        found: i64 = 0
        if self.zones & FLAG[IN_PLAY] != 0:
            found += self.among(rules, hero.area, own, own if self.other else NOT_A_CARD)
        if self.zones & FLAG[IN_DISCARD] != 0:
            found += self.among(rules, hero.discard, own, NOT_A_CARD)
        if self.zones & FLAG[IN_HAND] != 0:
            found += self.among(rules, hero.hand, own, NOT_A_CARD)
        if self.zones & FLAG[IN_DECK] != 0:
            found += self.among(rules, hero.deck, own, NOT_A_CARD)
        return found

    def woken_by(self) -> i64:
        return self.trait

    def among(self, rules: DelveRules[Any], pile: Pile, own: i64, but: i64) -> i64:
        """How many in a pile, without the one at ``but``.

        What is trashed may count for a condition until the turn ends, for points never.
        """
        found: i64 = 0
        traits = rules.book.traits
        trashed_too = own != NOT_A_CARD and rules.params.trashed_counts
        i: i64
        for i in range(len(pile.entries)):
            entry = pile.entries[i]
            fits = entry & CARD == self.card or traits[entry & CARD] & self.trait != 0
            if fits and i != but and (entry & TRASHED == 0 or trashed_too):
                found += 1
        return found


@final
class Here(Quantity):
    """1 as long as one stands in a room with this ``feature``, 0 elsewhere."""

    fields = ("feature",)

    def __init__(self, entry: Content, reader: CardReader) -> None:
        self.feature: i64 = reader.feature(entry, "feature")

    def count(self, rules: DelveRules[Any], state: Delve, seat: i64, own: i64) -> i64:
        return 1 if rules.is_at(state, state.heroes[seat].room, self.feature) else 0


@final
class Combined(Quantity):
    """The ``least``, the ``most`` or the ``sum`` of the quantities listed in ``among``."""

    fields = ("among",)

    def __init__(self, entry: Content, reader: CardReader) -> None:
        self.how = entry.word("of")
        found = [reader.quantity(each) for each in entry.tables("among")]
        self.parts: vec[Quantity] = vec[Quantity](found)

    def count(self, rules: DelveRules[Any], state: Delve, seat: i64, own: i64) -> i64:
        result: i64 = -1
        for part in self.parts:
            n = part.count(rules, state, seat, own)
            if result < 0:
                result = n
            elif self.how == "sum":
                result += n
            else:
                result = min(result, n) if self.how == "least" else max(result, n)
        return result


@final
class Condition:
    """How often something should have happened by now: once, or once for every so many."""

    def __init__(self, quantity: Quantity, at_least: i64, per: i64, then: i64) -> None:
        self.quantity = quantity
        self.at_least = at_least
        self.per = per  # 0: once
        self.then = then  # the text that waits for it

    def due(self, rules: DelveRules[Any], state: Delve, seat: i64, own: i64) -> i64:
        """How often by now, in all."""
        found = self.quantity.count(rules, state, seat, own)
        if self.per > 0:
            return found // self.per
        return 1 if found >= self.at_least else 0


VOCABULARY: dict[str, Any] = {
    "tokens": Tokens,
    "families": Families,
    "cards": Cards,
    "here": Here,
    "least": Combined,
    "most": Combined,
    "sum": Combined,
}
