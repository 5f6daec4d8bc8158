"""Every game of the catalog is held to the laws: a sample here, all of it by ``make laws``."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tischrunde.build_info import engine
from tischrunde.games import catalog
from tischrunde.kernel import laws
from tischrunde.kernel.knowledge import census
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules

FULL = os.environ.get("TISCHRUNDE_LAWS") == "full"
GAMES = 10_000 if FULL else 200 if engine() == "compiled" else 24
CHUNKS = 40 if FULL else 4
POSITIONS = 0.3 if FULL else 1.0  # the share at which the costly laws are checked, too
EXAMPLES = 300 if FULL else 30
# In long games a smaller share of positions, and in plain Python fewer games, see enough of them.
LONG = {"klong": 0.01}


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", catalog.ids())
def test_random_games_obey_every_law(game: str, chunk: int) -> None:
    games = GAMES // CHUNKS
    share = POSITIONS * LONG.get(game, 1.0)
    if game in LONG and engine() == "interpreted" and not FULL:
        games = 2
    summary = laws.check(catalog.load(game), games, f"chunk {chunk}", share)
    assert summary.games == games
    assert summary.positions > summary.choices * share * 0.7  # and the end of every game


def tables(rules: Rules[Any]) -> st.SearchStrategy[laws.Trial]:
    """Any table one can sit down at."""
    return st.builds(
        laws.Trial,
        st.integers(*rules.seats),
        st.text(max_size=8),
        st.fixed_dictionaries(
            {}, optional={s.name: st.sampled_from(s.values) for s in rules.options}
        ),
    )


@pytest.mark.parametrize("game", catalog.ids())
@settings(deadline=None, max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_position_obeys_every_law(game: str, data: st.DataObject) -> None:
    """Hypothesis picks the choices, so that a broken law shrinks to a short game."""
    rules = catalog.load(game)
    trial = data.draw(tables(rules))
    state = rules.setup(trial.seats, trial.seed, trial.options)
    cards = census(state.piles())
    for pick in data.draw(st.lists(st.integers(0, 4095), max_size=60 if game not in LONG else 30)):
        if state.over:
            break
        laws.check_options(rules, state)
        rules.apply(state, state.choices[pick % len(state.choices)])
    assert census(state.piles()) == cards
    laws.check_position(rules, state, Rng.from_seed(trial.seed))
