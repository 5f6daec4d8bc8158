"""What the dragon will do: how the bag fills and empties, and what that takes from a hero."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from tischrunde.bots.delve.chances import likely

ROUNDS = 24  # that anybody looks ahead
EMPTY = 0.5  # cubes
BUNCHED = 0.6  # cubes come several at a time, so luck is wider than theirs one by one
WHOLE = 0.5  # damage comes in whole cubes
BY_THEN = 0.7  # rounds by which an end comes sooner or later than expected


class Habits(NamedTuple):
    """How a raid goes on, on average."""

    attacks: float  # by the new cards of one turn
    noise: float  # cubes that somebody inside adds in a turn
    outside: float  # cubes drawn in place of the turn of somebody who is out
    rage: float  # by how much an attack grows in a round


class Raider(NamedTuple):
    """Somebody as the dragon sees them."""

    cubes: float  # in the bag, or on their way there
    health: float
    leaves: float  # rounds until they are out by themselves; 0 for who is out already


class Forecast:
    """Round by round from now, the damage to be expected, and when the bag is empty."""

    def __init__(
        self,
        seat: int,
        raiders: Sequence[Raider],
        black: float,
        ghosts: float,
        attack: float,
        habits: Habits,
    ) -> None:
        self.hurt = [0.0]  # what is expected to be lost by the end of a round
        self.end = float(ROUNDS)  # rounds until there is nothing left to draw
        self.falls = [float(ROUNDS) for _ in raiders]  # rounds until somebody is knocked out
        cubes = [raider.cubes for raider in raiders]
        health = [raider.health for raider in raiders]
        for number in range(ROUNDS):
            lost = 0.0
            for one, raider in enumerate(raiders):
                stays = one == seat or (raider.leaves > number and health[one] > 0)
                if stays:
                    cubes[one] += habits.noise
                drawn = habits.attacks * (attack + habits.rage * number)
                bag = black + ghosts + sum(cubes)
                part = min(1.0, (drawn if stays else habits.outside) / bag) if bag > 0 else 0.0
                lost += part * (cubes[seat] + ghosts)
                black -= part * black
                for other, own in enumerate(cubes):
                    health[other] -= part * (own + ghosts)
                    cubes[other] -= part * own
            self.hurt.append(self.hurt[-1] + lost)
            for one, left in enumerate(health):
                if left <= 0:
                    self.falls[one] = min(self.falls[one], number + 1.0)
            if black + sum(cubes) < EMPTY:
                self.end = number + 1.0
                break

    def damage(self, rounds: float) -> float:
        """What is lost in so many rounds."""
        full = min(int(rounds), len(self.hurt) - 2)
        return self.hurt[full] + (rounds - full) * (self.hurt[full + 1] - self.hurt[full])

    def stands(self, rounds: float, health: float) -> float:
        """How likely somebody with so much health is up after so many rounds."""
        expected = self.damage(rounds)
        up = likely(health - WHOLE - expected, BUNCHED * sqrt(1 + expected))
        return up * likely(self.end - rounds, BY_THEN)

    def rounds(self, health: float) -> float:
        """How many rounds somebody with so much health has, about."""
        for number, lost in enumerate(self.hurt):
            if lost >= health:
                return float(number)
        return self.end


@lru_cache(256)
def foreseen(
    seat: int,
    raiders: tuple[Raider, ...],
    black: float,
    ghosts: float,
    attack: float,
    habits: Habits,
) -> Forecast:
    """A forecast; within a turn the same one is wanted again and again."""
    return Forecast(seat, raiders, black, ghosts, attack, habits)
