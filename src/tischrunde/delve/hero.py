"""A hero: five piles, a room, and a row of tallies."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.delve.tallies import CUBES, GOLD
from tischrunde.kernel.option import ROOM
from tischrunde.kernel.pile import Pile

MOST: Final = 30_000  # of anything, in a saved state


@final
@mypyc_attr(acyclic=True)
class Hero:
    """One of the raiders.  ``has`` is counted by the names of ``tallies``: ``hero.has[GOLD]``."""

    __slots__ = ("area", "deck", "discard", "hand", "has", "room", "status", "tokens")

    def __init__(
        self,
        deck: Pile,
        hand: Pile,
        area: Pile,
        discard: Pile,
        tokens: Pile,
        room: i64,
        status: i64,
        has: vec[i64],
    ) -> None:
        self.deck = deck
        self.hand = hand  # sorted, so that equal cards lie side by side
        self.area = area  # what has been played this turn
        self.discard = discard
        self.tokens = tokens
        self.room = room
        self.status = status
        self.has = has

    def clone(self) -> Hero:
        return Hero(
            self.deck.clone(),
            self.hand.clone(),
            self.area.clone(),
            self.discard.clone(),
            self.tokens.clone(),
            self.room,
            self.status,
            self.has[:],
        )

    def rest(self) -> None:
        """Forget what is of a turn only."""
        has = self.has
        i: i64
        for i in range(GOLD):  # the first tally that lasts
            has[i] = 0

    def hold(self, entry: i64) -> None:
        """Take a card into the hand, which stays sorted."""
        self.hand.put(entry)
        entries = self.hand.entries
        i: i64 = len(entries) - 1
        while i > 0 and entries[i - 1] > entry:
            entries[i] = entries[i - 1]
            i -= 1
        entries[i] = entry


def new_hero(deck: vec[i64], cubes: i64, size: i64) -> Hero:
    """A hero before the game begins, with nothing but a deck and cubes."""
    has = ROOM[:size]
    has[CUBES] = cubes
    return Hero(Pile(deck), empty(), empty(), empty(), empty(), 0, 0, has)


def empty() -> Pile:
    return Pile(vec[i64]())
