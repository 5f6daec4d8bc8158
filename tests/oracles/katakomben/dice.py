"""The model by itself, without anybody to follow."""

from __future__ import annotations

from random import Random

from tests.oracles.katakomben.game import Game, Opening
from tests.oracles.katakomben.material import DUNGEON, ROW
from tests.oracles.shared.chance import Dice


def new_game(seats: int, random: Random) -> Game:
    """A game dealt at random."""
    harmless = [card.id for card in DUNGEON if not card.dragon for _ in range(card.copies)]
    opening = Opening(
        seats,
        random.choice(["start_a", "start_b"]),
        random.randrange(seats),
        random.sample(harmless, ROW),
    )
    return Game(opening, Dice(random))
