"""Every game of the catalog is held to the laws: a sample here, all of it by ``make laws``."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.size import FULL, ONCE_MORE, size

from tischrunde.bots import catalog as bots
from tischrunde.bots.bot import decide
from tischrunde.games import catalog
from tischrunde.kernel import laws
from tischrunde.kernel.knowledge import census
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules

GAMES = size(10_000, 24, 3)
CHUNKS = size(40, 2, 1)
POSITIONS = size(20, 12, 4)  # of a game, at which the costly laws are checked, too
EXAMPLES = size(300, 14, 4)
CHOICES = size(60_000, 2_000, 300)  # of a sample: fewer of long games

EVERY_GAME = [*catalog.ids(), *catalog.EXAMPLES]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", EVERY_GAME)
def test_random_games_obey_every_law(game: str, chunk: int) -> None:
    rules = catalog.load(game)
    choices = length(rules)
    games = GAMES // CHUNKS if FULL else max(1, min(GAMES, int(CHOICES / choices)) // CHUNKS)
    share = min(1.0, POSITIONS / choices)
    summary = laws.check(rules, games, f"chunk {chunk}", share)
    assert summary.games == games
    expected = summary.choices * share  # and the end of every game
    assert summary.positions > expected - 4 * expected**0.5


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", catalog.ids()[:: 2 if ONCE_MORE else 1])
def test_games_of_the_best_bot_obey_every_law(game: str, chunk: int) -> None:
    """Who plays with a plan comes to positions that chance does not."""
    rules = catalog.load(game)
    bot = bots.make(bots.names(game)[-1], game)

    def choose(state: Any, dice: Rng) -> int:
        return rules.parse(state, decide(rules, state, bot, dice))

    games = max(1, GAMES // 5 // CHUNKS if FULL else GAMES // 20 // CHUNKS)
    share = min(1.0, POSITIONS / length(rules))
    summary = laws.check(rules, games, f"bots {chunk}", share, choose=choose)
    assert summary.games == games


@cache
def length(rules: Rules[Any]) -> float:
    """How many choices a game takes, more or less: long games are not to cost more than short."""
    seats = range(rules.seats[0], rules.seats[1] + 1)
    luck = Rng.quick(1, 2, 3)
    return sum(playout(rules, rules.setup(n, "length"), luck) for n in seats) / len(seats)


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


@pytest.mark.parametrize("game", EVERY_GAME)
@settings(deadline=None, max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_position_obeys_every_law(game: str, data: st.DataObject) -> None:
    """Hypothesis picks the choices, so that a broken law shrinks to a short game."""
    rules = catalog.load(game)
    trial = data.draw(tables(rules))
    state = rules.setup(trial.seats, trial.seed, trial.options)
    cards = census(state.piles())
    for pick in data.draw(st.lists(st.integers(0, 4095), max_size=60)):
        if state.over:
            break
        laws.check_options(rules, state)
        rules.apply(state, state.choices[pick % len(state.choices)])
    assert census(state.piles()) == cards
    laws.check_position(rules, state, Rng.from_seed(trial.seed))
