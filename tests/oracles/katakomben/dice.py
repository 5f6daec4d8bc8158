"""Luck of the model's own, to play it without anybody to follow."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.oracles.katakomben.game import Game, Opening
from tests.oracles.katakomben.material import DUNGEON, ROW


class Dice:
    """Draws whatever can be drawn."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def draw(self, kind: str, pool: Counter[str], seat: int) -> str:
        return self.random.choice(sorted(pool.elements()))

    def cubes(self, count: int, bag: Counter[str]) -> list[str]:
        return self.random.sample(sorted(bag.elements()), count)


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
