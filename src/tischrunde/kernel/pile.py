"""Piles of cards that know who has seen each card.

An entry is one int: card (12 bits), the seats who know it (8 bits), whether it lies face down, and
above that whatever mark a game gives it (a place in a ring, say).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.kernel.rng import Rng

CARD: Final = 0xFFF
SEEN_SHIFT: Final = 12
SEEN: Final = 0xFF << 12
DOWN: Final = 0x100000  # face down on the table: blocked, turned, spent
MARK_SHIFT: Final = 21

SPECTATOR: Final = -1
EVERYONE: Final = 0xFF
MAX_SEATS: Final = 7  # the eighth bit is the spectators'

BITS: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])  # `1 << n` miscompiles for i64


def seat_bit(seat: i64) -> i64:
    """The bit of one seat, or of the spectators."""
    return BITS[MAX_SEATS] if seat == SPECTATOR else BITS[seat]


def card_of(entry: i64) -> i64:
    """The card of an entry, without who has seen it and how it lies."""
    return entry & CARD


def seen_of(entry: i64) -> i64:
    """One bit a seat that knows this card."""
    return entry >> SEEN_SHIFT & EVERYONE


def is_down(entry: i64) -> bool:
    """Whether the card lies face down."""
    return entry & DOWN != 0


def face_up(card: i64) -> i64:
    """An entry everybody sees."""
    return card | SEEN


def show_entry(entry: i64, words: Sequence[str] = ()) -> str:
    """A card for whoever looks for a mistake: ``red-3{0,2}~@7``.

    In braces the seats that know it, ``*`` the spectators, nothing when all do; then ``~`` if it
    lies face down, and its mark.
    """
    card = card_of(entry)
    shown = words[card] if card < len(words) else str(card)
    seen = seen_of(entry)
    if seen != EVERYONE:
        seats = [str(seat) for seat in range(MAX_SEATS) if seen & seat_bit(seat)]
        spectators = ["*"] if seen & seat_bit(SPECTATOR) else []
        shown += "{" + ",".join(seats + spectators) + "}"
    mark = entry >> MARK_SHIFT
    return shown + ("~" if is_down(entry) else "") + (f"@{mark}" if mark else "")


@final
@mypyc_attr(acyclic=True)
class Pile:
    """Cards in order, the top one last.  Nobody else touches the entries' order."""

    __slots__ = ("entries",)

    def __init__(self, entries: vec[i64]) -> None:
        self.entries = entries

    def size(self) -> i64:
        return len(self.entries)

    def put(self, entry: i64) -> None:
        """On top."""
        self.entries = append(self.entries, entry)

    def draw(self) -> i64:
        """Off the top."""
        self.entries, entry = pop(self.entries)
        return entry

    def draw_many(self, count: i64) -> vec[i64]:
        """That many off the top, the top one last."""
        left = len(self.entries) - count
        drawn = self.entries[left:]
        self.entries = self.entries[:left]
        return drawn

    def take_at(self, index: i64) -> i64:
        """Out of the middle; what lay above moves down."""
        self.entries, entry = pop(self.entries, index)
        return entry

    def insert(self, index: i64, entry: i64) -> None:
        """Into the middle; what lies there and above moves up."""
        self.entries = append(self.entries, entry)
        i: i64 = len(self.entries) - 1
        while i > index:
            self.entries[i] = self.entries[i - 1]
            i -= 1
        self.entries[index] = entry

    def find(self, card: i64) -> i64:
        """Where the first such card lies face up, or -1."""
        i: i64
        for i in range(len(self.entries)):
            if self.entries[i] & (CARD | DOWN) == card:
                return i
        return -1

    def shuffle(self, rng: Rng) -> None:
        """Face down in an order nobody knows."""
        i: i64
        for i in range(len(self.entries)):
            self.entries[i] = self.entries[i] & CARD
        rng.shuffle(self.entries)

    def clone(self) -> Pile:
        return Pile(self.entries[:])

    def show(self, words: Sequence[str] = ()) -> str:
        """Every card by its word, the top one last; the words are the rules'."""
        return f"[{', '.join([show_entry(entry, words) for entry in self.entries])}]"

    def __repr__(self) -> str:
        return f"Pile({self.show()})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and list(self.entries) == list(other.entries)

    def __copy__(self) -> Pile:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Pile:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[list[int]], Pile], tuple[list[int]]]:
        return pile_again, ([int(entry) for entry in self.entries],)


def pile_again(entries: list[int]) -> Pile:
    """A pile that was sent."""
    return Pile(vec[i64](entries))
