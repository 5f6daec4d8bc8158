"""What to buy for the skill of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

ENOUGH = 0.15  # gain that is worth a purchase


class Offer(NamedTuple):
    """Something for sale, and what it is worth to the buyer."""

    option: str
    price: int
    gain: float


def basket(offers: Sequence[Offer], skill: int) -> list[Offer]:
    """The offers that are worth most together, each at most once."""
    best: list[tuple[float, list[Offer]]] = [(0.0, []) for _ in range(skill + 1)]
    for offer in offers:
        for purse in range(skill, offer.price - 1, -1):
            gain, others = best[purse - offer.price]
            if gain + offer.gain > best[purse][0]:
                best[purse] = (gain + offer.gain, [*others, offer])
    return best[skill][1]


def first_purchase(offers: Sequence[Offer], skill: int) -> str:
    """Of all that is worth buying together, what gains most; "" where nothing is."""
    chosen = basket([offer for offer in offers if offer.gain > ENOUGH], skill)
    return max(chosen, key=lambda offer: offer.gain).option if chosen else ""
