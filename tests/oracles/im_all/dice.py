"""The model by itself, without anybody to follow."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

from tests.oracles.im_all.game import Game, Opening
from tests.oracles.im_all.material import ARTIFACTS, MISSIONS, REMOVED_ARTIFACTS, ROW, SIDES
from tests.oracles.shared.chance import Dice


def layouts() -> list[tuple[str, ...]]:
    """All 48 ships (KA-023)."""
    return [side for order in permutations(SIDES) for side in product(*order)]


def new_game(seats: int, random: Random, layout: tuple[str, ...] | None = None) -> Game:
    """A game dealt at random."""
    harmless = [card.id for card in MISSIONS if not card.boss for _ in range(card.copies)]
    lying = random.sample(ARTIFACTS, len(ARTIFACTS) - REMOVED_ARTIFACTS[seats])
    opening = Opening(
        seats,
        layout or random.choice(layouts()),
        random.randrange(seats),
        random.sample(harmless, ROW),
        frozenset(lying),
    )
    return Game(opening, Dice(random))
