"""The table of im All in the terminal: everything is told, at every moment, in 80 columns."""

from typing import Any

import pytest
from tests.cli.drawing import NAMES, drawn
from tests.games.im_all.facts import LOT

from tischrunde.games import catalog
from tischrunde.games.im_all.names import BLOCKADE
from tischrunde.kernel.rng import Rng
from tischrunde.words import languages

RULES: Any = catalog.load("klong-im-all")
FIRST = {"de": "Frachtraum Start", "en": "Cargo Bay start"}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_is_told_from_the_first_turn_to_the_last(seats: int, lang: str) -> None:
    dice = Rng.quick(7, 8, 9)
    state = RULES.setup(seats, "terminal", {**LOT, "first": "seat0"})
    assert FIRST[lang] in drawn(RULES, state, 0, lang)
    hacked = 0
    while not state.over:
        options = list(state.choices)
        RULES.apply(state, options[dice.below(len(options))])
        laid = sum(int(mark) != 0 for mark in state.marks)
        if not state.over and laid > hacked:
            hacked = laid
            told = drawn(RULES, state, int(RULES.decision(state).seat), lang)
            assert sum(told.count(f"({name})") for name in NAMES) == hacked
    assert hacked > 0


def test_ka_099_one_side_of_the_g0bl1n_is_told() -> None:
    state = RULES.setup(2, "terminal", {})
    told = drawn(RULES, state, 0, "de")
    assert "G0B-L1N" in told and "Eradibot" not in told
    RULES.turn_goblin_over(state)
    told = drawn(RULES, state, 0, "de")
    assert "G0B-L1N" not in told and "Eradibot" in told


def test_ka_178_the_blockade_is_told() -> None:
    state = RULES.setup(2, "terminal", {})
    assert "Blockade" not in drawn(RULES, state, 0, "de")
    state.rage = BLOCKADE
    assert "Blockade" in drawn(RULES, state, 0, "de")
