"""Laying a table of Klong!

``klong()`` is a calm table: seat 0 is asked, hands and play areas are empty, every deck is its
ten starting cards, the noise area is empty, and nothing in the row or on top of the dungeon deck
attacks.  Cards are called by their ids; a pile is written with its top card first.  What a test
asks for is taken from wherever the card lies, so nothing is ever created or lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.delve import names as core
from tischrunde.games import catalog
from tischrunde.games.klong.model import Klong
from tischrunde.kernel.event import Log
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.pile import CARD, MARK_SHIFT, SEEN_SHIFT, Pile, face_up
from tischrunde.testing.klong.seat import KlongSeat
from tischrunde.testing.table import Table

__all__ = ["KlongSeat", "KlongTable", "dealt", "klong"]

CALM_ROW = "tunnel_guide tunnel_guide pickaxe pickaxe bracers bracers"
CALM_TOP = "cleric cleric lucky_coin lucky_coin amulet treasure_map brilliance elven_dagger"


class KlongTable(Table):
    """A table whose row, decks, bag and tokens can be laid and read."""

    seat_type = KlongSeat

    @property
    def state(self) -> Klong:
        state: Any = self.session.state
        return state  # type: ignore[no-any-return]

    @property
    def book(self) -> Any:
        return self.rules.book  # type: ignore[attr-defined]

    def __iter__(self) -> Iterator[KlongSeat]:
        return iter(self.seats)  # type: ignore[arg-type]

    def __getitem__(self, number: int) -> KlongSeat:
        return self.seats[number]  # type: ignore[return-value]

    # -- laying -------------------------------------------------------------------------------

    def calm(self) -> KlongTable:
        """As ``klong()`` is."""
        state = self.state
        state.turn = 0
        state.stack = Stack(vec[i64](), 0)
        state.push(core.TURN, 0)
        for seat in self:
            seat.hero.cubes += state.noise[seat.number]
            state.noise[seat.number] = 0
            seat._put_back(seat.hero.hand)
        self.row_is(CALM_ROW)
        self.dungeon_starts(CALM_TOP)
        return self

    def row_is(self, cards: str) -> KlongTable:
        """These cards in the row, and no others; fewer than six leave slots empty."""
        state = self.state
        found = [self.find(card) for card in cards.split()]
        while state.row.size() > 0:
            state.dungeon.insert(0, state.row.draw() & CARD)
        for slot, card in enumerate(found):
            state.row.put(face_up(card) | slot << MARK_SHIFT)
        return self.settled()

    def dungeon_starts(self, cards: str) -> KlongTable:
        """These cards on top of the dungeon deck, the top one first."""
        found = [self.find(card) for card in cards.split()]
        for card in reversed(found):
            self.state.dungeon.put(card)
        return self

    def dungeon_is(self, cards: str) -> KlongTable:
        """These cards in the dungeon deck, and no others."""
        found = [self.find(card) for card in cards.split()]
        while self.state.dungeon.size() > 0:
            self.state.box.put(face_up(self.state.dungeon.draw() & CARD))
        for card in reversed(found):
            self.state.dungeon.put(card)
        return self

    def bag_is(self, black: int = 0, **seats: int) -> KlongTable:
        """So many black cubes in the bag, and of each seat (s0=3); all others are out or home."""
        state = self.state
        state.out[core.BLACK] += state.bag[core.BLACK] - black
        state.bag[core.BLACK] = black
        for seat in self:
            wanted = seats.get(f"s{seat.number}", 0)
            seat.hero.cubes += state.bag[seat.number] - wanted
            state.bag[seat.number] = wanted
        return self

    def rage_is(self, space: int) -> KlongTable:
        """The dragon on this space, counted from 1."""
        self.state.rage = space - 1
        return self

    def token_in(self, room: int, *tokens: str) -> KlongTable:
        """These tokens in a room, and no others; secrets face down, the last one on top."""
        state = self.state
        here = [i for i, e in enumerate(state.board.entries) if e >> MARK_SHIFT == room - 1]
        for i in reversed(here):
            state.box.put(state.board.take_at(i) & (CARD | 0xFF << SEEN_SHIFT))
        for token in reversed(tokens):
            number = self.find(token)
            secret = self.book.back_words[self.book.back[number]] in ("major", "minor")
            entry = number if secret else face_up(number)
            state.board.put(entry | (room - 1) << MARK_SHIFT)
        return self.settled()

    def reserve_is(self, card: str, count: int) -> KlongTable:
        """So many left of a reserve card; the others leave the game."""
        stack = self.book.stack_of[self.number(card)]
        while self.state.reserve[stack] > count:
            self.state.reserve[stack] -= 1
            self.state.box.put(face_up(self.number(card)))
        return self.settled()

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
        return self.written(self.state.box).split()

    @property
    def trashed(self) -> list[str]:
        """The cards that have left the game, by name."""
        return sorted(word for word in self.box if self.number(word) < self.book.cards)

    @property
    def rage(self) -> int:
        return int(self.state.rage) + 1

    def black(self) -> tuple[int, int]:
        """Black cubes in the bag, and set aside."""
        return int(self.state.bag[core.BLACK]), int(self.state.out[core.BLACK])

    def left(self, card: str) -> int:
        """How many of a reserve card are left."""
        return int(self.state.reserve[self.book.stack_of[self.number(card)]])

    def tokens_in(self, room: int) -> list[str]:
        entries = [e for e in self.state.board.entries if e >> MARK_SHIFT == room - 1]
        return [self.rules.cards[e & CARD] for e in entries]

    def happened(self, kind: str) -> list[int]:
        """The seats of the last events of this kind."""
        return [int(event.seat) for event in self.events if event.kind == kind]

    def told_of(self, kind: str) -> list[int]:
        """The number each of the last events of this kind was about."""
        return [int(event.a) for event in self.events if event.kind == kind]

    def number(self, card: str) -> int:
        return self.rules.cards.index(card)

    def written(self, pile: Pile) -> str:
        """A pile in words, the top card first."""
        return " ".join(self.rules.cards[entry & CARD] for entry in reversed(list(pile.entries)))

    def find(self, card: str, seat: KlongSeat | None = None) -> int:
        """Take a card from where it lies; a test that asks for one too many is wrong."""
        number, state = self.number(card), self.state
        own = [seat.hero.deck, seat.hero.discard] if seat is not None else []
        for pile in [state.box, *own, state.dungeon, state.spent, state.market, state.board]:
            for i, entry in enumerate(pile.entries):
                if entry & CARD == number:
                    pile.take_at(i)
                    return number
        stack = self.book.stack_of[number]
        if stack >= 0 and state.reserve[stack] > 0:
            state.reserve[stack] -= 1
            return number
        for pile in [state.row]:
            for i, entry in enumerate(pile.entries):
                if entry & CARD == number:
                    pile.take_at(i)
                    return number
        raise AssertionError(f"no {card} is left for this table")

    def settled(self) -> KlongTable:
        """Find out anew what is asked."""
        log = self.state.log = Log()
        self.state.over = False
        self.rules.settle(self.state)
        self.state.log = None
        self.events = log.events
        return self


def klong(
    seats: int = 2, options: Mapping[str, object] | None = None, seed: str = "test"
) -> KlongTable:
    """A calm table of Klong!"""
    return dealt(seats, {"first": "seat0", "opening_texts": False, **(options or {})}, seed).calm()


def dealt(
    seats: int = 2, options: Mapping[str, object] | None = None, seed: str = "test"
) -> KlongTable:
    """A table as it is dealt."""
    return KlongTable(catalog.load("klong"), seats, options, seed)
