"""Laying a table of any raid.

Cards are called by their ids, rooms as on the map; a pile is written with its top card first.
What a test asks for is taken from wherever the card lies, so nothing is ever created or lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.delve.model import Delve
from tischrunde.delve.tallies import CUBES
from tischrunde.kernel.event import Log
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.pile import CARD, MARK_SHIFT, SEEN_SHIFT, Pile, face_up
from tischrunde.kernel.rules import Rules
from tischrunde.testing.delve.seat import DelveSeat
from tischrunde.testing.table import Table

__all__ = ["DelveSeat", "DelveTable"]

ASeat = TypeVar("ASeat", bound=DelveSeat, covariant=True)
AState = TypeVar("AState", bound=Delve, covariant=True)


class DelveTable(Table[ASeat, AState]):
    """A table whose row, decks, bag and tokens can be laid and read."""

    rules: Any

    def __init__(
        self,
        rules: Rules[Any],
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: str = "test",
    ) -> None:
        super().__init__(rules, seats, options, seed)
        self.laid_aside: list[int] = []  # cards of the box that a test has no use for

    @property
    def book(self) -> Any:
        return self.rules.book

    # -- laying -------------------------------------------------------------------------------

    def calm(self, row: str, top: str) -> Self:
        """Seat 0 is asked, hands are empty, there is no noise; this row, these cards to come."""
        state = self.state
        state.turn = 0
        state.stack = Stack(vec[i64](), 0)
        state.push(core.TURN, 0)
        for seat in self:
            seat.hero.has[CUBES] += state.noise[seat.number]
            state.noise[seat.number] = 0
            seat.put_back(seat.hero.hand)
        return self.row_is(row).dungeon_starts(top)

    def row_is(self, cards: str) -> Self:
        """These cards in the row, and no others; fewer than it has room for leave slots empty."""
        state = self.state
        found = [self.find(card) for card in cards.split()]
        while state.row.size() > 0:
            state.dungeon.insert(0, state.row.draw() & CARD)
        for slot, card in enumerate(found):
            state.row.put(face_up(card) | slot << MARK_SHIFT)
        return self.settled()

    def dungeon_starts(self, cards: str) -> Self:
        """These cards on top of the dungeon deck, the top one first."""
        found = [self.find(card) for card in cards.split()]
        for card in reversed(found):
            self.state.dungeon.put(card)
        return self

    def dungeon_is(self, cards: str) -> Self:
        """These cards in the dungeon deck, and no others."""
        found = [self.find(card) for card in cards.split()]
        while self.state.dungeon.size() > 0:
            self.state.box.put(face_up(self.state.dungeon.draw() & CARD))
        for card in reversed(found):
            self.state.dungeon.put(card)
        return self

    def bag_is(self, black: int = 0, **seats: int) -> Self:
        """So many black cubes in the bag, and of each seat (s0=3); all others are out or home."""
        state = self.state
        state.aside[core.BLACK] += state.bag[core.BLACK] - black
        state.bag[core.BLACK] = black
        for seat in self:
            wanted = seats.get(f"s{seat.number}", 0)
            seat.hero.has[CUBES] += state.bag[seat.number] - wanted
            state.bag[seat.number] = wanted
        return self

    def rage_is(self, space: int) -> Self:
        """The dragon on this space, counted from 1."""
        self.state.rage = space - 1
        return self

    def token_in(self, room: object, *tokens: str) -> Self:
        """These tokens in a room, and no others but prizes; secrets face down, the last on top."""
        state, number = self.state, self.room(room)
        found = [self.find(token) for token in tokens]
        for i in reversed(self.places_in(number)):
            state.box.put(state.lying.take_at(i) & (CARD | 0xFF << SEEN_SHIFT))
        for token in reversed(found):
            entry = token if self.book.is_secret(token) else face_up(token)
            state.lying.put(entry | number << MARK_SHIFT)
        return self.settled()

    def reserve_is(self, card: str, count: int) -> Self:
        """So many left of a reserve card; the others leave the game."""
        stack = self.book.stack_of[self.number(card)]
        while self.state.reserve[stack] > count:
            self.state.reserve[stack] -= 1
            self.state.box.put(face_up(self.number(card)))
        return self.settled()

    def specials_are(self, area: int = 0, bag: int = 0) -> Self:
        """So many special cubes in the noise area and in the bag; the others are set aside."""
        state = self.state
        every = state.aside[core.SPECIAL] + state.noise[core.SPECIAL] + state.bag[core.SPECIAL]
        state.noise[core.SPECIAL] = area
        state.bag[core.SPECIAL] = bag
        state.aside[core.SPECIAL] = every - area - bag
        return self

    def lay_aside(self, card: int) -> None:
        """A card leaves the game before anybody looks."""
        self.state.box.put(face_up(card))
        self.laid_aside.append(card)

    # -- reading --------------------------------------------------------------------------------

    @property
    def row(self) -> str:
        return " ".join(reversed(self.written(self.state.row).split()))

    @property
    def spent(self) -> str:
        """Devices used and monsters beaten, the first one first."""
        return " ".join(reversed(self.written(self.state.spent).split()))

    @property
    def box(self) -> list[str]:
        """What has left the game, without what a test laid aside."""
        found = self.written(self.state.box).split()
        for card in self.laid_aside:
            found.remove(self.rules.cards[card])
        return found

    @property
    def trashed(self) -> list[str]:
        """The cards that have left the game, by name."""
        return sorted(word for word in self.box if self.number(word) < self.book.cards)

    @property
    def rage(self) -> int:
        return int(self.state.rage) + 1

    def black(self) -> tuple[int, int]:
        """Black cubes in the bag, and set aside."""
        return int(self.state.bag[core.BLACK]), int(self.state.aside[core.BLACK])

    @property
    def specials(self) -> tuple[int, int, int]:
        """Special cubes set aside, in the noise area and in the bag."""
        state = self.state
        found = (state.aside, state.noise, state.bag)
        aside, area, bag = (int(where[core.SPECIAL]) for where in found)
        return aside, area, bag

    def aside(self, seat: int) -> int:
        """Cubes of a seat that have left the game."""
        return int(self.state.aside[seat])

    def left(self, card: str) -> int:
        """How many of a reserve card are left, or of a token for those who escape."""
        number = self.number(card)
        if self.rules.is_prize(number):
            return self.written(self.state.lying).split().count(card)
        return int(self.state.reserve[self.book.stack_of[number]])

    def tokens_in(self, room: object) -> list[str]:
        """What lies in a room, prizes aside."""
        entries = self.state.lying.entries
        return [self.rules.cards[entries[i] & CARD] for i in self.places_in(self.room(room))]

    def places_in(self, room: int) -> list[int]:
        """Where the tokens of a room are among those lying, prizes aside."""
        return [
            i
            for i, entry in enumerate(self.state.lying.entries)
            if entry >> MARK_SHIFT == room and not self.rules.is_prize(entry & CARD)
        ]

    def happened(self, kind: str) -> list[int]:
        """The seats of the last events of this kind."""
        return [int(event.seat) for event in self.events if event.kind == kind]

    def told_of(self, kind: str) -> list[int]:
        """The number each of the last events of this kind was about."""
        return [int(event.a) for event in self.events if event.kind == kind]

    def number(self, card: str) -> int:
        return int(self.book.numbers[card])

    def room(self, word: object) -> int:
        """The number of a room, which may be called by a word or by a figure."""
        return int(self.rules.room_words.index(str(word)))

    def written(self, pile: Pile) -> str:
        """A pile in words, the top card first."""
        return " ".join(self.rules.cards[entry & CARD] for entry in reversed(list(pile.entries)))

    def find(self, card: str, seat: DelveSeat | None = None) -> int:
        """Take a card from where it lies; a test that asks for one too many is wrong."""
        number, state = self.number(card), self.state
        own = [seat.hero.deck, seat.hero.discard] if seat is not None else []
        shared = [state.dungeon, state.spent, state.market, state.lying, *state.own_piles()]
        for pile in [state.box, *own, *shared]:
            if taken_from(pile, number):
                if pile is state.box and number in self.laid_aside:
                    self.laid_aside.remove(number)
                return number
        stack = self.book.stack_of[number]
        if stack >= 0 and state.reserve[stack] > 0:
            state.reserve[stack] -= 1
            return number
        if taken_from(state.row, number):
            return number
        raise AssertionError(f"no {card} is left for this table")

    def settled(self) -> Self:
        """Find out anew what is asked."""
        log = self.state.log = Log()
        self.state.over = False
        self.rules.settle(self.state)
        self.state.log = None
        self.events = log.events
        return self


def taken_from(pile: Pile, card: int) -> bool:
    """Take a card from a pile, if it is there."""
    for i, entry in enumerate(pile.entries):
        if entry & CARD == card:
            pile.take_at(i)
            return True
    return False
