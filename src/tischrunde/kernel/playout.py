"""Random play inside the engine: what searching bots and benchmarks run on."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State


def playout(rules: Rules[Any], state: State, rng: Rng) -> int:
    """Make random offered choices until the game is over; how many they were."""
    count: i64 = 0
    while not state.over:
        rules.apply(state, state.offered[rng.below(state.offers)])
        count += 1
    return count
