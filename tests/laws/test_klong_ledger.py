"""Nothing is created or lost in Klong!: cubes by colour, cards, tokens, gold against the bank."""

import os
from typing import Any

import pytest

from tischrunde.bots.bot import decide
from tischrunde.bots.klong.bot import KlongBot
from tischrunde.build_info import engine
from tischrunde.delve.names import BLACK
from tischrunde.games import catalog
from tischrunde.kernel.event import Log
from tischrunde.kernel.knowledge import census
from tischrunde.kernel.laws import Trial, at_random, trials
from tischrunde.kernel.rng import Rng

RULES: Any = catalog.load("klong")
BOT = KlongBot()
PRICE, CUBES, DRAGON_CUBES = 7, 30, 24
FULL = os.environ.get("TISCHRUNDE_LAWS") == "full"
CHUNKS = 10 if FULL else 2
RANDOM_GAMES = 10_000 if FULL else 60 if engine() == "compiled" else 6
BOT_GAMES = 2_000 if FULL else 12 if engine() == "compiled" else 4


def by_plan(state: Any, dice: Rng) -> int:
    """What the bot does."""
    return int(RULES.parse(state, decide(RULES, state, BOT, dice)))


def check(state: Any, cards: dict[int, int]) -> None:
    """Every cube is somewhere, and nobody owes anything."""
    for seat, hero in enumerate(state.heroes):
        used = state.noise[seat] + state.bag[seat] + state.out[seat]
        assert hero.cubes + hero.damage + used == CUBES
        assert min(hero.cubes, hero.damage, hero.gold, hero.skill, hero.swords, hero.boots) >= 0
    assert state.bag[BLACK] + state.out[BLACK] == DRAGON_CUBES
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
        assert gold == [int(hero.gold) for hero in state.heroes]
    return str(trial.options.get("side", "day"))


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("games", "choose"), [(RANDOM_GAMES, at_random), (BOT_GAMES, by_plan)])
def test_nothing_is_created_or_lost(games: int, choose: Any, chunk: int) -> None:
    played = list(trials(RULES, games // CHUNKS, f"ledger {chunk}"))
    sides = {audit(trial, choose) for trial in played}
    assert len(played) == games // CHUNKS
    assert sides == {"day", "dusk"} or len(played) < 20
