"""The measurements of one game: rates per task and round, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median, quantiles

from entries import Goal, Task


@dataclass(frozen=True)
class Spread:
    """Median and quartiles."""

    median: float
    low: float
    high: float
    count: int

    @classmethod
    def of(cls, values: list[float]) -> Spread:
        low, _, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
        return cls(median(values), low, high, len(values))


@dataclass
class Sheet:
    """Rates by task and round. Ratios are taken within a round: the machine may be shared."""

    rates: dict[Task, dict[int, float]] = field(default_factory=dict)

    def add(self, task: Task, round_number: int, rate: float) -> None:
        self.rates.setdefault(task, {})[round_number] = rate

    def rate(self, task: Task) -> Spread | None:
        values = list(self.rates.get(task, {}).values())
        return Spread.of(values) if values else None

    def ratio(self, goal: Goal) -> Spread | None:
        top, bottom = self.rates.get(goal.top, {}), self.rates.get(goal.bottom, {})
        values = [top[r] / bottom[r] for r in sorted(top.keys() & bottom.keys())]
        return Spread.of(values) if values else None
