"""Positions of random games: every seat count and every switch of the table."""

from collections.abc import Iterator
from typing import Any

from tischrunde.kernel.decision import Decision
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules


def some_table(rules: Rules[Any], number: int) -> Any:
    """A new game; seats go round, switches are thrown by the dice."""
    rng = Rng.from_seed(f"table {number}")
    fewest, most = rules.seats
    options = {s.name: s.values[rng.below(len(s.values))] for s in rules.options}
    return rules.setup(fewest + number % (most - fewest + 1), f"game {number}", options)


def positions(rules: Rules[Any], games: int) -> Iterator[Any]:
    """Every position of so many games; only to look at."""
    for number in range(games):
        rng = Rng.from_seed(f"way {number}")
        state = some_table(rules, number)
        while not state.over:
            yield state
            rules.apply(state, state.choices[rng.below(len(state.choices))])


def question(rules: Rules[Any], state: Any) -> Decision:
    """The open question of a game that is not over."""
    decision = rules.decision(state)
    assert decision is not None
    return decision
