"""Nothing is created or lost in Klong!: cubes by colour, cards, tokens, gold against the bank."""

from typing import Any

import pytest
from tests.size import FULL, size

from tischrunde.bots.bot import decide
from tischrunde.bots.klong.bot import KlongBot
from tischrunde.delve.names import BLACK
from tischrunde.delve.tallies import BOOTS, CUBES, DAMAGE, GOLD, SKILL, SWORDS
from tischrunde.games import catalog
from tischrunde.kernel.event import Log
from tischrunde.kernel.knowledge import census
from tischrunde.kernel.laws import Trial, at_random, trials
from tischrunde.kernel.rng import Rng

RULES: Any = catalog.load("klong")
BOT = KlongBot()
PRICE, EACH, DRAGON_CUBES = 7, 30, 24
CHUNKS = 10 if FULL else 2
RANDOM_GAMES = size(10_000, 60, 6)
BOT_GAMES = size(2_000, 12, 4)


def by_plan(state: Any, dice: Rng) -> int:
    """What the bot does."""
    return int(RULES.parse(state, decide(RULES, state, BOT, dice)))


def check(state: Any, cards: dict[int, int]) -> None:
    """Every cube is somewhere, and nobody owes anything."""
    for seat, hero in enumerate(state.heroes):
        used = state.noise[seat] + state.bag[seat] + state.aside[seat]
        assert hero.has[CUBES] + hero.has[DAMAGE] + used == EACH
        assert min(hero.has[tally] for tally in (CUBES, DAMAGE, GOLD, SKILL, SWORDS, BOOTS)) >= 0
    assert state.bag[BLACK] + state.aside[BLACK] == DRAGON_CUBES
    assert state.noise[BLACK] == 0
    assert census(state.piles()) == cards  # cards and tokens


def banked(events: list[Any], gold: list[int]) -> None:
    """Gold as the bank has given and taken it."""
    for event in events:
        if event.kind == "gained-gold":
            gold[event.seat] += event.a
        elif event.kind == "paid":
            gold[event.seat] -= event.a
        elif event.kind == "traded":
            gold[event.seat] -= PRICE


def audit(trial: Trial, choose: Any) -> str:
    """Play a game with the ledger open; which side it was played on."""
    state = RULES.setup(trial.seats, trial.seed, trial.options)
    cards, gold = census(state.piles()), [0] * trial.seats
    dice = Rng.from_seed(f"ledger/{trial.seed}").spawn()
    while not state.over:
        option = choose(state, dice)
        state.log = Log()
        RULES.apply(state, option)
        banked(state.log.events, gold)
        state.log = None
        check(state, cards)
        assert gold == [int(hero.has[GOLD]) for hero in state.heroes]
    return str(trial.options.get("side", "day"))


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("games", "choose"), [(RANDOM_GAMES, at_random), (BOT_GAMES, by_plan)])
def test_nothing_is_created_or_lost(games: int, choose: Any, chunk: int) -> None:
    played = list(trials(RULES, games // CHUNKS, f"ledger {chunk}"))
    sides = {audit(trial, choose) for trial in played}
    assert len(played) == games // CHUNKS
    assert sides == {"day", "dusk"} or len(played) < 20
