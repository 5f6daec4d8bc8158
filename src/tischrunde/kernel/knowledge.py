"""What a seat can know: masking a state for a view, and imagining what a seat cannot see.

Both work on the seen-bits of the piles alone, so no game writes redaction by hand.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.kernel.option import sort
from tischrunde.kernel.pile import CARD, SEEN_SHIFT, Pile, seat_bit
from tischrunde.kernel.rng import Rng


def mask(piles: list[Pile], seat: i64, backs: vec[i64], hidden: i64) -> None:
    """Put a back in place of every card this seat does not know.

    ``backs`` says which back a card has; back b is shown as card number ``hidden + b``.
    """
    bit = seat_bit(seat) << SEEN_SHIFT
    i: i64
    for pile in piles:
        entries = pile.entries
        for i in range(len(entries)):
            entry = entries[i]
            if entry & bit == 0:
                entries[i] = entry - (entry & CARD) + hidden + backs[entry & CARD]


def redeal(
    piles: list[Pile], pools: list[int], seat: i64, backs: vec[i64], kinds: i64, rng: Rng
) -> None:
    """Deal the cards this seat does not know anew among the places it does not know.

    Cards stay in their pool and keep their back.  They are sorted before they are shuffled: what
    comes out depends on what the seat knows and on ``rng``, and on nothing else.
    """
    bit = seat_bit(seat) << SEEN_SHIFT
    back: i64
    for pool in sorted(set(pools)):
        shared = [pile for pile, of in zip(piles, pools, strict=True) if of == pool]
        for back in range(kinds):
            deal_anew(shared, bit, backs, back, rng)


def deal_anew(piles: list[Pile], bit: i64, backs: vec[i64], back: i64, rng: Rng) -> None:
    """Shuffle the cards of one back that lack the bit among these piles."""
    cards = vec[i64]()
    for pile in piles:
        for entry in pile.entries:
            if entry & bit == 0 and backs[entry & CARD] == back:
                cards = append(cards, entry & CARD)
    sort(cards)
    rng.shuffle(cards)
    dealt: i64 = 0
    i: i64
    for pile in piles:
        entries = pile.entries
        for i in range(len(entries)):
            entry = entries[i]
            if entry & bit == 0 and backs[entry & CARD] == back:
                entries[i] = entry - (entry & CARD) + cards[dealt]
                dealt += 1


def census(piles: list[Pile]) -> dict[int, int]:
    """How often each card is there: the same at every moment of a game."""
    return counted(piles, 0)


def known(piles: list[Pile], seat: i64) -> dict[int, int]:
    """How often each card is there to this seat's knowledge."""
    return counted(piles, seat_bit(seat) << SEEN_SHIFT)


def counted(piles: list[Pile], seen: i64) -> dict[int, int]:
    """How often each card is there, of those with all these bits."""
    counts: dict[int, int] = {}
    for pile in piles:
        for entry in pile.entries:
            if entry & seen == seen:
                card: int = entry & CARD
                counts[card] = counts.get(card, 0) + 1
    return counts
