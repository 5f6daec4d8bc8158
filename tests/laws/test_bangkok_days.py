"""Bangkok Klongs always comes to its big market day, whatever the table has agreed on."""

from tests.size import size

from tischrunde.games import catalog
from tischrunde.kernel.event import Log
from tischrunde.kernel.laws import trials
from tischrunde.kernel.rng import Rng

RULES = catalog.load("bangkok-klongs")
GAMES = size(10_000, 300, 30)


def test_no_game_fails_to_reach_the_big_market_day() -> None:
    for trial in trials(RULES, GAMES, "big day"):
        log = Log()
        state = RULES.setup(trial.seats, trial.seed, trial.options, log)
        state.log = log
        luck = Rng.from_seed(trial.seed)
        while not state.over:
            RULES.apply(state, state.choices[luck.below(len(state.choices))])
        assert any(event.kind == "big-day" for event in log.events), trial
