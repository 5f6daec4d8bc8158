"""The table of Katakomben in the terminal: everything is told, at every moment, in 80 columns."""

from typing import Any

import pytest
from tests.cli.drawing import drawn

from tischrunde.games import catalog
from tischrunde.kernel.rng import Rng
from tischrunde.words import languages

RULES: Any = catalog.load("klong-katakomben")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [2, 6])
def test_a_game_is_told_from_the_first_turn_to_the_last(seats: int, lang: str) -> None:
    dice = Rng.quick(7, 8, 9)
    state = RULES.setup(seats, "terminal", {"first": "seat0"})
    told = drawn(RULES, state, 0, lang)
    assert ("Gruft" if lang == "de" else "Crypt") in told
    assert ("Friedhofstor (0, 0)" if lang == "de" else "Graveyard Gate (0, 0)") in told
    tiles = 0
    while not state.over:
        options = list(state.choices)
        RULES.apply(state, options[dice.below(len(options))])
        if not state.over and state.laid.size() > tiles:
            tiles = int(state.laid.size())
            assert drawn(RULES, state, int(RULES.decision(state).seat), lang)
    assert tiles > 4
