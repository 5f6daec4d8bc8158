"""What every measured engine gives the worker: kinds of work, and facts about its game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

POOL = 32
CENSUS_GAMES = 20

Work = Callable[[int], int]
"""Does a piece of work so many times and says how many units (decisions, copies) that were."""


@dataclass
class Engine:
    """An engine ready to be measured."""

    version: str
    work: dict[str, Work]
    facts: dict[str, float | str] = field(default_factory=dict)


def cheap_random() -> Callable[[], float]:
    """The random source of every loop that picks in Python, ours and the peers' alike."""
    return random.Random(20).random


def states_at_all_depths(snapshots: Callable[[int], Iterable[Any]]) -> list[Any]:
    """One state of each of POOL games, from early in the first to late in the last.

    `snapshots(i)` plays game i and gives copies of its states in order, the end left out.
    """
    pool = []
    for i in range(POOL):
        states = list(snapshots(i))
        pool.append(states[len(states) * (2 * i + 1) // (2 * POOL)])
    return pool


def copy_work(copies: list[Callable[[], Any]]) -> Work:
    """Calls every bound copy method in turn and drops the copy, as a search does in the end."""

    def work(times: int) -> int:
        for _ in range(times):
            for copy in copies:
                copy()
        return times * len(copies)

    return work


def census(option_counts: Callable[[int], Iterator[int]]) -> dict[str, float | str]:
    """How long a game is and how much there is to choose; `option_counts(i)` plays game i."""
    counts = [n for i in range(CENSUS_GAMES) for n in option_counts(i)]
    return {
        "decisions a game": len(counts) / CENSUS_GAMES,
        "with one option": sum(n == 1 for n in counts) / len(counts),
        "mean options": sum(counts) / len(counts),
    }
