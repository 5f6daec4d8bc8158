"""Whole German games of the raids by clicking, by somebody who has learnt how to play them.

`make laws` plays them; what a table looks like on the way and in the end, `make test` looks at too.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.browser.advised import Advised
from tests.browser.hands import at_table
from tests.browser.watching import Check, OpenPage, Shoot
from tests.server.serving import Server
from tests.size import FULL


class Raid(NamedTuple):
    """A game, who plays it, and on which map."""

    game: str
    bot: str
    seats: int
    options: dict[str, Any]
    dark: bool = False


RAIDS = {
    "dungeon": Raid("klong-katakomben", "katakomben", 3, {"first": "seat0"}),
    "first-ship": Raid("klong-im-all", "im-all", 3, {"first": "seat0"}),
    "ship-by-lot": Raid(
        "klong-im-all", "im-all", 2, {"first": "seat0", "order": "random", "sides": "random"}, True
    ),
}
PEOPLE = ["Anna", "Ben", "Clara"]
FEWEST = 40  # clicks of one person in a whole game
MIDDLE = 60  # of those at which somebody looks at the table


@pytest.mark.skipif(not FULL, reason="a whole game takes minutes: make laws plays it")
@pytest.mark.parametrize("which", list(RAIDS))
def test_a_whole_german_game_by_clicking(
    server: Server, open_page: OpenPage, axe: Check, shoot: Shoot, which: str
) -> None:
    game, bot, seats, options, dark = RAIDS[which]
    place = server.table(*PEOPLE[:seats], game=game, seed=which, **options)
    page = at_table(open_page, place, 0, dark=dark)
    player = Advised(page, place, seats, bot, seed=which, **options)
    while player.clicked < MIDDLE and not player.known.over:
        player.choose()
    shoot(page, f"whole-{which}")
    player.play()
    assert player.clicked >= FEWEST
    axe(page)
    shoot(page, f"whole-{which}-end")
