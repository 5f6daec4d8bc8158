"""The ring: a cycle of cards with gaps between them (SG-012…014, SG-G04, SG-G05).

Only cards are kept, in clockwise order.  Each carries the name of its place and whether a gap
follows it; the width of a gap never matters.  So a card that leaves simply lets a gap follow its
predecessor, and widening, splitting and merging gaps need no case of their own.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.kernel.pile import CARD, DOWN, MARK_SHIFT, SEEN, Pile

PLACE: Final = 0xFF << 21
GAP: Final = 0x1 << 29  # a gap follows this card, clockwise


def place_of(entry: i64) -> i64:
    """The number of the place where a ring card lies, counted from 0."""
    return (entry & PLACE) >> MARK_SHIFT


@final
@mypyc_attr(acyclic=True)
class Ring:
    """Cards round the centre; ``places`` counts every place there ever was this round."""

    __slots__ = ("gaps", "pile", "places")

    def __init__(self, pile: Pile, places: i64, gaps: i64) -> None:
        self.pile = pile
        self.places = places
        self.gaps = gaps

    def clone(self) -> Ring:
        return Ring(self.pile.clone(), self.places, self.gaps)

    def size(self) -> i64:
        return self.pile.size()

    def before(self, index: i64) -> i64:
        """The neighbour anticlockwise."""
        return index - 1 if index > 0 else self.pile.size() - 1

    def after(self, index: i64) -> i64:
        """The neighbour clockwise."""
        return index + 1 if index + 1 < self.pile.size() else 0

    def is_edge(self, index: i64) -> bool:
        """SG-014: whether a gap borders this card, blocked or not."""
        entries = self.pile.entries
        return entries[index] & GAP != 0 or entries[self.before(index)] & GAP != 0

    def is_open(self, index: i64) -> bool:
        """Whether this card lies face up."""
        return self.pile.entries[index] & DOWN == 0

    def gap_on(self, index: i64, before: bool) -> bool:
        """Whether there is a gap on that side of this card."""
        return self.pile.entries[self.before(index) if before else index] & GAP != 0

    def find(self, place: i64) -> i64:
        """Where in the cycle the card of this place is, or -1."""
        entries = self.pile.entries
        mark = place << MARK_SHIFT
        count = len(entries)
        i = place if place < count else count - 1  # it lies there, or before it as cards leave
        looked: i64 = 0
        while looked < count:
            if entries[i] & PLACE == mark:
                return i
            i = i - 1 if i > 0 else count - 1
            looked += 1
        return -1

    def count_gaps(self) -> i64:
        """The gaps, counted; ``gaps`` always says the same."""
        count: i64 = 0
        for entry in self.pile.entries:
            if entry & GAP != 0:
                count += 1
        return count

    def lay_out(self, cards: vec[i64]) -> None:
        """A new, closed ring of these cards, all face up."""
        entries = cards[:]
        i: i64
        for i in range(len(entries)):
            entries[i] = entries[i] & CARD | SEEN | i << MARK_SHIFT
        self.pile.entries = entries
        self.places = len(entries)
        self.gaps = 0

    def take(self, index: i64) -> i64:
        """Take a card out.  A gap is where it lay: new, wider, or two become one (SG-G05)."""
        previous = self.before(index)
        entries = self.pile.entries
        if entries[index] & GAP != 0:
            self.gaps -= 1
        if entries[previous] & GAP == 0:
            entries[previous] = entries[previous] | GAP
            self.gaps += 1
        return self.pile.take_at(index) & (CARD | SEEN | DOWN)

    def swap(self, index: i64, entry: i64) -> i64:
        """Put another card on the same place; no gap arises."""
        entries = self.pile.entries
        old = entries[index]
        entries[index] = entry | old & (PLACE | GAP)
        return old & (CARD | SEEN | DOWN)

    def block(self, index: i64) -> None:
        """SG-037: turn the card face down where it lies."""
        self.pile.entries[index] = self.pile.entries[index] | DOWN

    def lay(self, index: i64, before: bool, entry: i64) -> i64:
        """SG-G15: lay a card into the gap beside an edge card; the gap stays.  The new place."""
        place = self.places
        self.places += 1
        marked = entry | place << MARK_SHIFT
        if before:
            self.pile.insert(index, marked)
        else:
            self.pile.entries[index] = self.pile.entries[index] & ~GAP
            self.pile.insert(index + 1, marked | GAP)
        return place
