"""Nothing is created or lost: cubes by colour, cards, tokens, and gold against the bank."""

from typing import Any

import pytest

from tischrunde.bots.bot import decide, dice
from tischrunde.bots.klong.bot import KlongBot
from tischrunde.delve.names import BLACK
from tischrunde.games import catalog
from tischrunde.kernel.event import Log
from tischrunde.kernel.knowledge import census
from tischrunde.kernel.rng import Rng

RULES: Any = catalog.load("klong")
PRICE = 7


def check(state: Any, cards: dict[int, int]) -> None:
    for seat, hero in enumerate(state.heroes):
        used = state.noise[seat] + state.bag[seat] + state.out[seat]
        assert hero.cubes + hero.damage + used == 30
        assert min(hero.cubes, hero.damage, hero.gold, hero.skill, hero.swords, hero.boots) >= 0
    assert state.bag[BLACK] + state.out[BLACK] == 24
    assert state.noise[BLACK] == 0
    assert census(state.piles()) == cards


def banked(events: list[Any], gold: list[int]) -> None:
    """Gold as the bank has given and taken it."""
    for event in events:
        if event.kind == "gained-gold":
            gold[event.seat] += event.a
        elif event.kind == "paid":
            gold[event.seat] -= event.a
        elif event.kind == "traded":
            gold[event.seat] -= PRICE


@pytest.mark.parametrize("side", ["day", "dusk"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("planned", [False, True])
def test_nothing_is_created_or_lost(side: str, seats: int, planned: bool) -> None:
    state = RULES.setup(seats, f"all there {side}", {"side": side})
    cards, gold = census(state.piles()), [0] * seats
    luck, rngs = Rng.quick(seats, 1, 2), [dice("all there", seat) for seat in range(seats)]
    bot = KlongBot()
    while not state.over:
        option = state.choices[luck.below(len(state.choices))]
        if planned:
            seat = RULES.decision(state).seat
            option = RULES.parse(state, decide(RULES, state, bot, rngs[seat]))
        state.log = Log()
        RULES.apply(state, option)
        banked(state.log.events, gold)
        state.log = None
        check(state, cards)
        assert gold == [int(hero.gold) for hero in state.heroes]
