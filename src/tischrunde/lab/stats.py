"""Intervals that hold the true value 95 times in a hundred."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z = 1.959964  # the normal distribution leaves 2.5 % beyond this
# Student's t for 1, 2, 3 … degrees of freedom; beyond the table two terms of its series.
T = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
)  # fmt: skip


@dataclass(frozen=True)
class Estimate:
    """A value and the interval round it."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Estimate:
    """A share with Wilson's interval; a shared first place counts as a part of a success."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = successes / trials
    spread = Z * sqrt(share * (1 - share) / trials + Z**2 / (4 * trials**2))
    middle = share + Z**2 / (2 * trials)
    scale = 1 + Z**2 / trials
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return Estimate(share, max(0.0, min(share, low)), min(1.0, max(share, high)))


def mean(values: Sequence[float]) -> Estimate:
    """A mean with Student's interval; one value alone says nothing about its spread."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 0.0)
    middle = sum(values) / count
    if count == 1:
        return Estimate(middle, middle, middle)
    variance = sum((value - middle) ** 2 for value in values) / (count - 1)
    half = student(count - 1) * sqrt(variance / count)
    return Estimate(middle, middle - half, middle + half)


def student(freedom: int) -> float:
    """How many standard errors hold 95 % for so many degrees of freedom."""
    if freedom <= len(T):
        return T[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
