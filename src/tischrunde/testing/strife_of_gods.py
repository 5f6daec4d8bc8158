"""Laying a table of Strife of Gods.

Cards are written ``R4`` (red, green, blue, yellow by letter), champions by name, ``#`` in front of
a blocked card.  A ring is written clockwise with ``|`` for every gap; a ring without ``|`` is
closed, and a bar at the end is the gap between the last card and the first.  The places are r01,
r02 … in the order written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.games import catalog
from tischrunde.games.strife_of_gods import names, turns
from tischrunde.games.strife_of_gods.model import Strife
from tischrunde.games.strife_of_gods.ring import GAP, place_of
from tischrunde.kernel.event import Log
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.message import Message
from tischrunde.kernel.pile import CARD, DOWN, Pile, face_up
from tischrunde.testing.table import Seat, Table

LETTERS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}


def card_word(text: str) -> str:
    """``R4`` as the content id ``red-4``; a champion is its own id."""
    return f"{LETTERS[text[0]]}-{text[1:]}" if text[0] in LETTERS else text


def short(word: str) -> str:
    """``red-4`` as ``R4``."""
    colour, dash, value = word.partition("-")
    return colour[0].upper() + value if dash else word


class StrifeSeat(Seat):
    """A seat of Strife of Gods."""

    @property
    def display(self) -> str:
        """The own cards, in the order they came."""
        state: Strife = self.table.session.state  # type: ignore[assignment]
        return written(state.displays[self.number], self.table.rules.cards)

    @property
    def shields(self) -> list[str]:
        """The shields won so far."""
        lines = self.table.rules.score(self.table.session.state, self.number)
        return [line.key.removeprefix("shield-") for line in lines]

    def takes(self, card: str) -> StrifeSeat:
        """Take the card of this name from the ring, wherever it lies face up."""
        assert isinstance(self.table, StrifeTable)
        self.does(f"take:{self.table.place(card)}")
        return self


class StrifeTable(Table[StrifeSeat, Strife]):
    """A table whose ring, centre, displays and piles can be laid and read."""

    seat_type = StrifeSeat
    aside = (0, 0)  # round and number of cards laid aside; ``removed`` does not list them

    def lay(
        self,
        ring: str,
        displays: list[str] | None = None,
        centre: str = "",
        numbers: str | None = None,
        champions: str | None = None,
        start: int = 0,
        turn: int = 0,
        round: int = 0,
    ) -> StrifeTable:
        """Lay everything anew; what is not named stays in its pile.

        ``numbers`` and ``champions`` are the top cards of the piles, the top one first; everything
        below them is taken out of the game.  ``turn`` counts the turns of the round taken so far;
        when none is left, the round is scored.  Shields won before stay.
        """
        state = self.state
        state.over = False
        self._gather(state)
        self._lay_ring(state, ring)
        state.centre.entries = self._cards(state, centre)
        for seat, cards in enumerate(displays or []):
            state.displays[seat].entries = self._cards(state, cards)
        self._stack_pile(state, state.numbers, numbers)
        self._stack_pile(state, state.champions, champions)
        self.aside = (round, int(state.removed.size()))
        state.round = round
        state.first = (start - round) % state.seats
        state.stack = Stack(vec[i64](), 0)
        state.push(names.TURN, (start + turn) % state.seats, turn)
        log = state.log = Log()
        self.rules.settle(state)
        state.log = None
        self.events = log.events
        return self

    def place(self, card: str) -> str:
        """Where the face-up card of this name lies."""
        number = self.rules.cards.index(card_word(card))
        for entry in self.state.ring.pile.entries:
            if entry & (CARD | DOWN) == number:
                return f"r{place_of(entry) + 1:02}"
        raise AssertionError(f"{card} does not lie face up in {self.ring}")

    @property
    def ring(self) -> str:
        """The ring as it would be laid."""
        out = []
        for entry in self.state.ring.pile.entries:
            out.append(called(entry, self.rules.cards))
            if entry & GAP:
                out.append("|")
        return " ".join(out)

    @property
    def centre(self) -> str:
        return written(self.state.centre, self.rules.cards)

    @property
    def removed(self) -> str:
        """What has left the game this round, without what the test itself laid aside."""
        round, aside = self.aside
        out = written(self.state.removed, self.rules.cards).split()
        return " ".join(out[aside:] if round == self.state.round else out)

    @property
    def numbers(self) -> str:
        """The number pile, the top card first."""
        return " ".join(reversed(written(self.state.numbers, self.rules.cards).split()))

    @property
    def champions(self) -> str:
        """The champion pile, the top card first."""
        return " ".join(reversed(written(self.state.champions, self.rules.cards).split()))

    def plain(self, arg: Any) -> Any:
        """Cards are told as they are laid."""
        if isinstance(arg, Message) and not arg.args:
            key = arg.key
            return short(key.removeprefix("card-")) if key.startswith("card-") else key
        return super().plain(arg)

    @property
    def gaps(self) -> int:
        return int(self.state.ring.gaps)

    def _gather(self, state: Strife) -> None:
        state.returned = False
        turns.reset_cards(state, self.rules.book)  # type: ignore[attr-defined]

    def _lay_ring(self, state: Strife, ring: str) -> None:
        words = ring.replace("[", " ").replace("]", " ").replace("|", " | ").split()
        cards = [word for word in words if word != "|"]
        state.ring.lay_out(vec[i64]([self._find(state, word.lstrip("#")) for word in cards]))
        laid = 0
        for word in words:
            if word == "|":
                state.ring.pile.entries[laid - 1] = state.ring.pile.entries[laid - 1] | GAP
                continue
            if word.startswith("#"):
                state.ring.block(laid)
            laid += 1
        state.ring.gaps = state.ring.count_gaps()

    def _cards(self, state: Strife, cards: str) -> Any:
        entries = []
        for word in cards.split():
            entry = face_up(self._find(state, word.lstrip("#")))
            entries.append(entry | DOWN if word.startswith("#") else entry)
        return vec[i64](entries)

    def _find(self, state: Strife, word: str) -> int:
        """Take a card out of its pile; a test that asks for a third copy is wrong."""
        card = self.rules.cards.index(card_word(word))
        for pile in (state.numbers, state.champions):
            for i, entry in enumerate(pile.entries):
                if entry & CARD == card:
                    pile.take_at(i)
                    return card
        raise AssertionError(f"no {word} is left for this table")

    def _stack_pile(self, state: Strife, pile: Pile, cards: str | None) -> None:
        if cards is None:
            return
        top = [self._find(state, word) for word in cards.split()]
        while pile.size() > 0:
            state.removed.put(face_up(pile.draw() & CARD))
        for card in reversed(top):
            pile.put(card)


def called(entry: int, words: list[str]) -> str:
    return ("#" if entry & DOWN else "") + short(words[entry & CARD])


def written(pile: Pile, words: list[str]) -> str:
    return " ".join(called(entry, words) for entry in pile.entries)


def strife(
    ring: str = "",
    displays: list[str] | None = None,
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
    **laid: Any,
) -> StrifeTable:
    """A laid table; as many seats as displays, or three.  Without a ring the table is as dealt."""
    count = seats or (len(displays) if displays else 3)
    table = StrifeTable(catalog.load("strife-of-gods"), count, options)
    return table.lay(ring, displays, **laid) if ring else table


def scored(
    ring: str,
    displays: list[str],
    options: Mapping[str, object] | None = None,
    **laid: Any,
) -> StrifeTable:
    """A table at the end of a round, scored; its events are those of the scoring."""
    cards = (options or {}).get("cards", 4)
    assert isinstance(cards, int)
    return strife(ring, displays, options, turn=len(displays) * cards, **laid)
