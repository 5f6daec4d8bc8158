"""A map that grows, in the terminal: the tunnels out of a room, as far as tiles lie there."""

from typing import Any

import pytest

from tischrunde.cli.boards import Scene
from tischrunde.cli.boards.delve import DelveBoard
from tischrunde.delve import tiles
from tischrunde.games import catalog
from tischrunde.kernel.pile import CARD
from tischrunde.words import Words

RULES: Any = catalog.load("burrow")
WORDS = Words("en", "klong-katakomben")  # the burrow has none of its own


def ways(state: Any, room: str) -> str:
    scene = Scene(RULES.observe(state, 0), WORDS, ["Ann", "Ben"], [0, 0], 0, [], width=80)
    return DelveBoard(RULES).ways(scene, room)


def laid_beside(kind: str, turn: int) -> tuple[Any, str]:
    """A tile of a kind, found and laid east of the mouth."""
    state = RULES.setup(2, "terminal")
    word = next(word for word in RULES.cards if word.startswith(kind))
    number = RULES.cards.index(word)
    state.tiles.take_at([RULES.cards[entry & CARD] for entry in state.tiles.entries].index(word))
    tiles.lay(state, RULES.tile_set(), number, 1, 0, turn)
    return state, word


def test_where_nothing_lies_a_tunnel_leads_into_the_unknown() -> None:
    told = ways(RULES.setup(2, "terminal"), "mouth-B")
    assert "the unknown (1B)" in told
    assert "mouth-A" in told


@pytest.mark.parametrize(("turn", "symbols"), [(0, "1B 1M"), (1, "1B"), (2, "1B"), (3, "1B")])
def test_a_tile_that_lies_there_is_where_a_tunnel_leads(turn: int, symbols: str) -> None:
    """One of its sides has a monster: the western one, before it is turned."""
    state, word = laid_beside("cross", turn)
    assert f"{word}-A ({symbols})" in ways(state, "mouth-B")
    assert f"mouth-B ({symbols})" in ways(state, f"{word}-A")
