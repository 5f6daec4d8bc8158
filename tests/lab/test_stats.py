"""Intervals against values known from elsewhere."""

from math import inf

import pytest

from tischrunde.lab.stats import Z, mean, student, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 3, 0.0615, 0.7923),
        (15, 148, 0.0624, 0.1605),  # Newcombe 1998, table I, method 3: 0.0624 to 0.1605
        (81, 263, 0.2553, 0.3662),  # … 0.2553 to 0.3662
        (0, 20, 0.0, 0.1611),  # … 0.0000 to 0.1611
        (1, 29, 0.0061, 0.1718),  # … 0.0061 to 0.1718
    ],
)
def test_wilson_agrees_with_known_intervals(
    successes: int, trials: int, low: float, high: float
) -> None:
    found = wilson(successes, trials)
    assert found.value == successes / trials
    assert found.low == pytest.approx(low, abs=0.00006)
    assert found.high == pytest.approx(high, abs=0.00006)


@pytest.mark.parametrize("trials", [1, 2, 3, 7, 1000])
def test_wilson_stays_within_bounds_and_holds_the_share(trials: int) -> None:
    for half in range(2 * trials + 1):  # shared first places count in part
        found = wilson(half / 2, trials)
        assert 0 <= found.low <= found.value <= found.high <= 1


def test_no_trials_say_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)
    assert mean([]).value == 0


def test_a_mean_has_students_interval() -> None:
    found = mean([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.high - 3 == pytest.approx(2.776 * (2.5 / 5) ** 0.5)
    assert found.low == pytest.approx(6 - found.high)
    assert mean([7]).low == mean([7]).high == 7
    assert mean([2, 2, 2]).low == mean([2, 2, 2]).high == 2


def test_student_falls_to_the_normal_value() -> None:
    known = {1: 12.706, 5: 2.571, 20: 2.086, 21: 2.080, 30: 2.042, 60: 2.000, 120: 1.980}
    for freedom, value in known.items():
        assert student(freedom) == pytest.approx(value, abs=0.001)
    last = inf
    for freedom in range(1, 500):
        assert Z < student(freedom) < last
        last = student(freedom)
