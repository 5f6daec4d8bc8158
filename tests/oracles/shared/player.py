"""A choice that is made quite at random, or by weight."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.oracles.shared.asking import Run

WILD = (0.1, 0.3, 1.0)  # how often, from game to game, a choice is made quite at random
FAR = 99

Weigh = Callable[[str], float]


def pick(game: Run, random: Random, wildness: float, weighing: Callable[[], Weigh]) -> str:
    """One of the options."""
    options = sorted(game.options())
    if random.random() < wildness:
        return random.choice(options)
    weigh = weighing()
    return random.choices(options, [weigh(option) for option in options])[0]


def spread(into: dict[str, list[str]], goals: list[str]) -> dict[str, int]:
    """How many steps each place is from the nearest goal; ``into`` says from where one comes."""
    steps = dict.fromkeys(goals, 0)
    queue = list(steps)
    for place in queue:
        for before in into.get(place, []):
            if before not in steps:
                steps[before] = steps[place] + 1
                queue.append(before)
    return steps
