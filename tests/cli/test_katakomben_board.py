"""The table of Katakomben in the terminal: everything is told, at every moment, in 80 columns."""

from typing import Any

import pytest
from rich.console import Console

from tischrunde.cli.boards import Scene, board_of
from tischrunde.games import catalog
from tischrunde.kernel.rng import Rng
from tischrunde.words import Words, languages

RULES: Any = catalog.load("klong-katakomben")


def drawn(state: Any, seat: int, lang: str) -> str:
    """The table as a seat sees it in the terminal."""
    words = Words(lang, "klong-katakomben", strict=True)
    names = ["Ann", "Ben", "Cem", "Dee", "Eve", "Fay"][: state.seats]
    scene = Scene(
        RULES.observe(state, seat), words, names, [0] * state.seats, seat, [], width=80
    )  # fmt: skip
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        for line in board_of(RULES).draw(scene):
            assert len(line.plain) <= 80
            console.print(line)
    return captured.get()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [2, 6])
def test_a_game_is_told_from_the_first_turn_to_the_last(seats: int, lang: str) -> None:
    dice = Rng.quick(7, 8, 9)
    state = RULES.setup(seats, "terminal", {"first": "seat0"})
    told = drawn(state, 0, lang)
    assert ("Gruft" if lang == "de" else "Crypt") in told
    assert ("Friedhofstor (0, 0)" if lang == "de" else "Graveyard Gate (0, 0)") in told
    tiles = 0
    while not state.over:
        options = list(state.choices)
        RULES.apply(state, options[dice.below(len(options))])
        if not state.over and state.laid.size() > tiles:
            tiles = int(state.laid.size())
            assert drawn(state, int(RULES.decision(state).seat), lang)
    assert tiles > 4
