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
from tischrunde.delve.hero import INTS, Hero
from tischrunde.delve.moves import keep_token
from tischrunde.games import catalog
from tischrunde.games.klong.model import Klong
from tischrunde.kernel.event import Log
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.pile import BITS, CARD, MARK_SHIFT, SEEN_SHIFT, Pile, face_up
from tischrunde.testing.table import Seat, Table

CALM_ROW = "tunnel_guide tunnel_guide pickaxe pickaxe bracers bracers"
CALM_TOP = "cleric cleric lucky_coin lucky_coin amulet treasure_map brilliance elven_dagger"


class KlongSeat(Seat):
    """A seat of Klong!; every int of its hero can be read by name: ``ann.gold``."""

    table: KlongTable

    @property
    def hero(self) -> Hero:
        return self.table.state.heroes[self.number]

    def __getattr__(self, name: str) -> int:
        if name in INTS:
            return int(getattr(self.hero, name))
        raise AttributeError(name)

    # -- laying -------------------------------------------------------------------------------

    def has(self, room: int | None = None, **ints: int) -> KlongSeat:
        """Give this hero so much of something, and let them stand in a room.

        Damage is marked with cubes of the supply; cubes that leave the supply leave the game.
        """
        hero, state = self.hero, self.table.state
        if room is not None:
            hero.room = room - 1
        for name, value in ints.items():
            if name == "noise":
                hero.cubes += state.noise[self.number] - value
                state.noise[self.number] = value
            elif name == "damage":
                hero.cubes += hero.damage - value
                hero.damage = value
            elif name == "cubes":
                state.out[self.number] += hero.cubes - value
                hero.cubes = value
            else:
                assert name in INTS, name
                setattr(hero, name, value)
        return self.settled()

    def holds(self, cards: str) -> KlongSeat:
        """These cards in hand, and no others."""
        self._put_back(self.hero.hand)
        own = int(BITS[self.number]) << SEEN_SHIFT
        for card in cards.split():
            self.hero.hold(self.table.find(card, self) | own)
        return self.settled()

    def deck_is(self, cards: str) -> KlongSeat:
        """These cards in the deck, the top one first, and no others."""
        found = [self.table.find(card, self) for card in cards.split()]
        self._put_back(self.hero.deck)
        for card in reversed(found):
            self.hero.deck.put(card)
        return self.settled()

    def discard_is(self, cards: str) -> KlongSeat:
        """These cards in the discard pile, the top one first, and no others."""
        found = [self.table.find(card, self) for card in cards.split()]
        self._put_back(self.hero.discard)
        own = int(BITS[self.number]) << SEEN_SHIFT
        for place, card in enumerate(reversed(found)):
            on_top = place == len(found) - 1
            self.hero.discard.put(face_up(card) if on_top else card | own)
        return self.settled()

    def owns(self, tokens: str) -> KlongSeat:
        """These tokens, besides those there are."""
        cached = {core.ARTIFACT: "artifacts", core.KEY: "keys", core.BACKPACK: "backpacks"}
        cached[core.POTION] = "potions"
        for token in tokens.split():
            number = self.table.find(token, self)
            self.hero.tokens.put(face_up(number))
            name = cached.get(int(self.table.book.family[number]))
            if name:
                setattr(self.hero, name, getattr(self.hero, name) + 1)
        return self.settled()

    def token_comes(self, token: str) -> KlongSeat:
        """A token comes to this hero in the middle of the turn, as if found."""
        keep_token(self.table.state, self.table.book, self.number, self.table.find(token, self))
        return self.settled()

    def plays(self, *cards: str) -> KlongSeat:
        """Take each of these cards into the hand and play it."""
        own = int(BITS[self.number]) << SEEN_SHIFT
        for card in cards:
            if self.hero.hand.find(self.table.number(card)) < 0:
                self.hero.hold(self.table.find(card, self) | own)
                self.settled()
            self.does(f"play:{card}")
        return self

    def ends(self) -> KlongSeat:
        """End the turn."""
        self.does("end")
        return self

    # -- reading --------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """The number of the room, as on the board."""
        return int(self.hero.room) + 1

    @property
    def noise(self) -> int:
        return int(self.table.state.noise[self.number])

    @property
    def status_word(self) -> str:
        return core.STATUSES[self.hero.status]

    @property
    def gains(self) -> tuple[int, int, int]:
        """Skill, swords and boots."""
        return self.skill, self.swords, self.boots

    @property
    def hand(self) -> str:
        return self.table.written(self.hero.hand)

    @property
    def deck(self) -> str:
        return self.table.written(self.hero.deck)

    @property
    def discard(self) -> str:
        return self.table.written(self.hero.discard)

    @property
    def area(self) -> str:
        """The play area in the order of play."""
        return " ".join(reversed(self.table.written(self.hero.area).split()))

    @property
    def tokens(self) -> str:
        """The tokens in the order they came."""
        return " ".join(reversed(self.table.written(self.hero.tokens).split()))

    @property
    def lines(self) -> dict[str, int]:
        """Points by what they are for: the ids of cards and tokens, ``gold``."""
        out: dict[str, int] = {}
        for line in self.table.rules.score(self.table.state, self.number):
            named: Any = line.args.get("card") or line.args.get("token")
            out[named.key.removeprefix("card-") if named else line.key] = int(line.points)
        return out

    def settled(self) -> KlongSeat:
        self.table.settled()
        return self

    def _put_back(self, pile: Pile) -> None:
        """What lay here goes to the bottom of the own deck, to the reserve or under the dungeon's.

        Never into the box, where a test may look for what has left the game.
        """
        book, state = self.table.book, self.table.state
        while pile.size() > 0:
            card = pile.draw() & CARD
            stack = book.stack_of[card]
            if card in book.starter_deck and pile is not self.hero.deck:
                self.hero.deck.insert(0, card)
            elif stack >= 0:
                state.reserve[stack] += 1
            else:
                state.dungeon.insert(0, card)


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
