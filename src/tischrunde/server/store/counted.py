"""What is counted of the store: plain numbers, whether or not anybody ever asks."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

# Seconds; the last are what nobody should ever see.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Spread:
    """How long something took, how often."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Counted:
    """Since this process has started."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()  # that are stored, by kind
        self.transactions = 0  # in which they were
        self.refused: Counter[str] = Counter()  # that are not, by what went wrong
        self.seconds = Spread()  # from handing an event over until it is stored

    def count(self, kind: str, wrong: Exception | None) -> None:
        """An event that is stored, or what went wrong with it."""
        if wrong is None:
            self.events[kind] += 1
        else:
            self.refused[type(wrong).__name__] += 1
