"""Laying a table of Bangkok Klongs.

A boat is written by its baskets and who sits on it: ``2a`` carries the first seat's merchant
(``b``, ``c``, ``d`` the others'), ``2n`` is neutral, ``2v`` vacant; in hands, stocks and piles
``2o`` has an empty seat.  The good comes first where it matters: ``fish2n``.  Special boats are
``thief``, ``warden`` and ``cookshop``.  A board lists fields: ``B2:2a C2:1b B3:0v C3:cookshop``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.games import catalog
from tischrunde.games.bangkok_klongs import names
from tischrunde.games.bangkok_klongs.board import BOAT, MERCHANT, card_at, owner_at
from tischrunde.games.bangkok_klongs.boats import set_down
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.market import begin_big_day
from tischrunde.games.bangkok_klongs.model import Bangkok
from tischrunde.kernel.event import Log
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.pile import CARD, SEEN_SHIFT, Pile, face_up, seat_bit
from tischrunde.testing.table import Seat, Table

LETTERS = "abcd"  # the seats
WRITTEN = re.compile(r"([a-z]*?)(\d)([abcdnov])")


class BangkokSeat(Seat):
    """A seat of Bangkok Klongs."""

    @property
    def state(self) -> Bangkok:
        state: Any = self.table.session.state
        return state  # type: ignore[no-any-return]

    @property
    def hand(self) -> list[str]:
        """The boats in hand, sorted."""
        return contents(self.state.hands[self.number], self.table.rules.cards)

    @property
    def stock(self) -> list[str]:
        """The boats in stock, sorted."""
        return contents(self.state.stocks[self.number], self.table.rules.cards)

    @property
    def supply(self) -> int:
        """Merchants to put on boats."""
        return int(self.sees["merchants"][self.number])

    @property
    def movement_cards(self) -> int:
        return int(self.sees["movement_cards"][self.number])

    def places(self, boat: str, field: str) -> BangkokSeat:
        """Place a boat of the hand, written short, on a field."""
        assert isinstance(self.table, BangkokTable)
        card = self.table.find_in(self.state.hands[self.number], boat)
        self.does(f"place:{self.table.rules.cards[card]}")
        if self.asked == "ask-field":  # else there was one field only
            self.does(f"to:{field.lower()}")
        return self

    def moves(self, source: str, target: str) -> BangkokSeat:
        """Move a boat from field to field."""
        self.does(f"move:{source.lower()}")
        if self.asked == "ask-sail":
            self.does(f"to:{target.lower()}")
        return self

    def scores(self, place: str, remove: str = "") -> BangkokSeat:
        """Put the market master on a landing place and take a boat, if there is a choice."""
        self.does(f"score:{place.lower()}")
        if remove:
            self.does(f"remove:{remove.lower()}")
        return self

    def may(self, verb: str) -> list[str]:
        """What is offered of a verb, in order, as people write fields and places."""
        found = [option.partition(":") for option in sorted(self.offered)]
        return [operand.upper() for name, _, operand in found if name == verb]


class BangkokTable(Table[BangkokSeat, Bangkok]):
    """A table whose board, hands, stocks and pile can be laid and read."""

    seat_type = BangkokSeat

    @property
    def book(self) -> Book:
        rules: Any = self.rules
        return rules.book  # type: ignore[no-any-return]

    def lay(
        self,
        board: str = "",
        hands: Sequence[str] | None = None,
        stocks: Sequence[str] = (),
        pile: str | None = None,
        seat: int = 0,
        turns: int = 20,
        marker: int = 0,
        supply: Sequence[int] = (),
        movement_cards: Sequence[int] = (),
        points: Sequence[int] = (),
        day: str = "",
    ) -> BangkokTable:
        """Lay everything anew; what is not named stays in the pile.

        ``seat`` is to play (or has set off the ``day``, "small" or "big"), ``turns`` have been
        taken.  Hands not named get any four boats.  ``pile`` are the top boats of the pile, the top
        one first; all below them leave the game.  ``supply`` is counted beside the board.
        """
        state, row = self.state, int(self.book.row)
        self._gather(state)
        for written in board.split():
            self._set_down(state, *written.split(":"))
        for number, boats in enumerate(stocks):
            state.stocks[number].entries = self._boats(state, boats, face_up)
        for number in range(state.seats):
            seen = int(seat_bit(number)) << SEEN_SHIFT
            boats = hands[number] if hands is not None else ""
            state.hands[number].entries = self._boats(state, boats, lambda c, s=seen: c | s)
            while hands is None and state.hands[number].size() < self.book.hand_size:
                state.hands[number].put(state.draw.take_at(0) & CARD | seen)
        self._stack_pile(state, pile)
        for number in range(state.seats):
            for line, values in (
                (names.L_MERCHANTS, supply), (names.L_MOVES, movement_cards),
                (names.L_TRACK, points),
            ):  # fmt: skip
                if values:
                    state.ledger[number * row + line] = values[number]
        state.turns, state.marker = turns, marker
        self._begin(state, seat, day)
        return self

    def _begin(self, state: Bangkok, seat: int, day: str) -> None:
        state.over = False
        state.stack = Stack(vec[i64](), 0)
        log = state.log = Log()
        if day == "big":
            begin_big_day(state, self.book, seat)
        elif day == "small":
            state.turn = seat
            state.push(names.TURN, (seat + 1) % state.seats)
            state.push(names.SMALL_DAY, seat)
        else:
            state.push(names.TURN, seat)
        self.rules.settle(state)
        state.log = None
        self.events = log.events

    @property
    def board(self) -> str:
        """The board as it would be laid."""
        out = []
        for field in range(self.book.plan.size):
            entry = self.state.board[field]
            if entry & BOAT:
                called = short(self.book, card_at(entry), owner_at(entry))
                out.append(f"{self.book.plan.words[field].upper()}:{called}")
        return " ".join(out)

    def at(self, field: str) -> str:
        """What stands on a field, without its good; "" for nothing."""
        found = [p.split(":")[1] for p in self.board.split() if p.startswith(f"{field}:")]
        return re.sub(r"^[a-z]+(?=\d)", "", found[0]) if found else ""

    @property
    def marker(self) -> int:
        return int(self.state.marker)

    @property
    def pile(self) -> int:
        """How many boats can be drawn."""
        return int(self.state.draw.size() + self.state.draw_other.size())

    @property
    def gone(self) -> list[str]:
        """What has left the game, without what the test itself laid aside."""
        return contents(self.state.gone, self.rules.cards, self.aside)

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        decision = self.session.decision
        return -1 if decision is None else int(decision.seat)

    def find_in(self, pile: Pile, written: str) -> int:
        """The card that is meant in a pile, if it is there."""
        for entry in pile.entries:
            if fits(self.book, int(entry & CARD), written):
                return int(entry & CARD)
        raise AssertionError(f"no {written} in {contents(pile, self.rules.cards)}")

    def _gather(self, state: Bangkok) -> None:
        rules: Any = self.rules
        fresh: Bangkok = rules.deal(state.seats, state.settings, state.rng.clone())
        state.draw.entries = vec[i64]([*self._whole_deck(fresh)])
        state.draw_other.entries = vec[i64]()
        state.board, state.ledger = vec[i64]([0] * int(self.book.plan.size)), fresh.ledger
        for pile in (*state.hands, *state.stocks, state.gone):
            pile.entries = vec[i64]()
        state.master, state.moved, self.aside = 0, False, 0

    def _whole_deck(self, fresh: Bangkok) -> list[int]:
        return sorted(int(entry & CARD) for pile in fresh.piles() for entry in pile.entries)

    def _set_down(self, state: Bangkok, field: str, written: str) -> None:
        card = self._take(state, written)
        boat = self.book.standing[card]
        if written[-1] in LETTERS and self.book.kinds[card] == names.OWNABLE:
            seat = LETTERS.index(written[-1])
            boat += MERCHANT[seat]
            state.ledger[seat * self.book.row + names.L_MERCHANTS] -= 1
        set_down(state.board, self.book, self.book.plan.words.index(field.lower()), boat)

    def _boats(self, state: Bangkok, boats: str, shown: Any) -> Any:
        return vec[i64]([shown(self._take(state, written)) for written in boats.split()])

    def _take(self, state: Bangkok, written: str) -> int:
        """Take a boat out of the pile; a test that asks for one too many is wrong."""
        for i, entry in enumerate(state.draw.entries):
            if fits(self.book, int(entry & CARD), written):
                return int(state.draw.take_at(i) & CARD)
        raise AssertionError(f"no {written} is left for this table")

    def _stack_pile(self, state: Bangkok, boats: str | None) -> None:
        """In the tactical game the pile falls into two."""
        if boats is not None:
            top = [self._take(state, written) for written in boats.split()]
            while state.draw.size() > 0:
                state.gone.put(face_up(state.draw.draw() & CARD))
            self.aside = int(state.gone.size())
            state.draw.entries = vec[i64]([*reversed(top)])
        if state.is_tactical():
            every = [int(entry) for entry in state.draw.entries]
            seats = [card for card in every if self.book.kinds[card] == names.OWNABLE]
            state.draw.entries = vec[i64](seats)
            others = [card for card in every if self.book.kinds[card] != names.OWNABLE]
            state.draw_other.entries = vec[i64](others)


def fits(book: Book, card: int, written: str) -> bool:
    """Whether a card is the boat that is written."""
    boat = book.boats[card]
    found = WRITTEN.fullmatch(written)
    if found is None:
        return boat.id == written
    good, baskets, who = found.groups()
    kind = names.NEUTRAL if who == "n" else names.OWNABLE
    same_good = not good or (boat.good >= 0 and book.goods[boat.good] == good)
    return bool(boat.kind == kind and boat.baskets == int(baskets) and same_good)


def short(book: Book, card: int, owner: int) -> str:
    """A boat on the board as it is written."""
    boat = book.boats[card]
    if boat.good < 0:
        return boat.id
    who = "n" if boat.kind == names.NEUTRAL else LETTERS[owner] if owner >= 0 else "v"
    return f"{book.goods[boat.good]}{boat.baskets}{who}"


def contents(pile: Pile, words: list[str], skip: int = 0) -> list[str]:
    return sorted(words[entry & CARD] for entry in list(pile.entries)[skip:])


def bangkok(
    board: str | None = None,
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    **laid: Any,
) -> BangkokTable:
    """A laid table; without a board the table is as dealt."""
    table = BangkokTable(catalog.load("bangkok-klongs"), seats, options)
    return table.lay(board, **laid) if board is not None else table
