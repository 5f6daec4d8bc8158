"""What is likely, and what a hand brings: the same in all raids."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

HAND = 5
NEVER = -30  # so much too little is the same as any more


def likely(margin: float, spread: float = 1.4) -> float:
    """How likely it is to come through with so much to spare."""
    return 1 / (1 + exp(-margin / spread)) if margin > NEVER else 0.0


def a_turn(known: Sequence[int], usual: float) -> float:
    """What a hand brings: what is known of the deck, and a hand of usual cards for the rest."""
    return HAND * (sum(known) + usual * HAND) / (len(known) + HAND)
