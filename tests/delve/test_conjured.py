"""What is offered is what no rule bars, also at tables no game would come to.

Actions pass over what is barred anyway, to be quick. Here they are held to the plain way with empty
and full purses, cards that cost nothing, stacks that have run out, locks without keys, stopped and
dazed heroes: whatever a guard might have overlooked.
"""

from typing import Any

import pytest
from tests.size import size

from tischrunde.delve import tallies
from tischrunde.delve.rules import DelveRules
from tischrunde.games import catalog
from tischrunde.kernel import laws
from tischrunde.kernel.rng import Rng

RAIDS = [
    game
    for game in [*catalog.ids(), *catalog.EXAMPLES]
    if isinstance(catalog.load(game), DelveRules)
]
GAMES = size(60, 12, 3)
PURSES = ("SKILL", "SWORDS", "BOOTS", "TELEPORTS", "GOLD", "PICKS")
STATES = ("STOPPED", "TIRELESS", "DAZED", "FEARLESS", "HOME")


def conjure(rules: Any, state: Any, dice: Rng) -> None:
    """Change what the asked hero has, and what is for sale, at random."""
    has = state.heroes[state.turn].has
    for purse in PURSES:
        has[getattr(tallies, purse)] = (0, 0, 1, 2, 9)[dice.below(5)]
    for condition in STATES:
        possible = condition != "DAZED" or rules.cites.dazed  # not every game has that
        has[getattr(tallies, condition)] = int(bool(possible) and dice.below(4) == 0)
    has[tallies.DISCOUNT] = (0, 0, 2, 9)[dice.below(4)]
    has[tallies.BARGAIN] = (0, 0, 2, 9)[dice.below(4)]
    has[tallies.CUBES] = (0, 1, 9)[dice.below(3)]
    has[tallies.DAMAGE] = (0, 4, 5, 8, 9)[dice.below(5)]
    for stack in range(len(state.reserve)):
        state.reserve[stack] = dice.below(2)
    for spot in range(len(state.marks)):
        state.marks[spot] = (0, 1, 0xFF)[dice.below(3)]
    state.heroes[state.turn].room = dice.below(int(state.plan.rooms))


@pytest.mark.parametrize("game", RAIDS)
def test_conjured_tables_offer_what_no_rule_bars(game: str) -> None:
    rules: Any = catalog.load(game)
    dice = Rng.from_seed(f"conjured {game}")
    asked = 0
    for trial in laws.trials(rules, GAMES, "conjured"):
        state = rules.setup(trial.seats, trial.seed, trial.options)
        while not state.over:
            if rules.decision(state).ask == "ask-turn" and dice.below(8) == 0:
                other = state.clone()
                conjure(rules, other, dice)
                rules.settle(other)
                if other.choices:
                    laws.check_options(rules, other)
                    asked += 1
            rules.apply(state, state.choices[dice.below(len(state.choices))])
    assert asked > GAMES


def test_a_card_that_costs_nothing_is_offered_to_an_empty_purse() -> None:
    rules: Any = catalog.load("burrow")
    log = rules.book.numbers["hollow_log"]
    assert rules.book.cost[log] == 0
    state: Any = rules.setup(2, "free")
    while log not in [entry & 0xFFF for entry in state.row.entries]:
        rules.apply(state, state.choices[0])
        assert not state.over
    hero = state.heroes[state.turn]
    hero.has[tallies.SKILL] = 0
    hero.has[tallies.GOLD] = 1
    rules.settle(state)
    assert "use:hollow_log" in [rules.spell(state, option) for option in state.choices]
    hero.has[tallies.GOLD] = 0
    rules.settle(state)
    assert rules.bars(state, rules.parse(state, "use:hollow_log")) == "BU-02"
