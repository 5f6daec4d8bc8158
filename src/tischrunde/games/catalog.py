"""The list of games.  A game is added by adding its line."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from tischrunde.games.bangkok_klongs.load import load as load_bangkok_klongs
from tischrunde.games.burrow.load import load as load_burrow
from tischrunde.games.im_all.load import load as load_im_all
from tischrunde.games.katakomben.load import load as load_katakomben
from tischrunde.games.katakomben.load import load_first as load_first_katakomben
from tischrunde.games.klong.load import load as load_klong
from tischrunde.games.strife_of_gods.load import load as load_strife_of_gods
from tischrunde.kernel.errors import BadOption
from tischrunde.kernel.rules import Rules

GAMES: dict[str, Callable[[], Rules[Any]]] = {
    "strife-of-gods": load_strife_of_gods,
    "bangkok-klongs": load_bangkok_klongs,
    "klong": load_klong,
    "klong-katakomben": load_katakomben,
    "klong-im-all": load_im_all,
}
# Loaded by name like the others, but on no list: what shows how a game is made.
EXAMPLES: dict[str, Callable[[], Rules[Any]]] = {"burrow": load_burrow}
# Older rules that ask otherwise, and by which games that they have begun are played on.
EARLIER: dict[str, dict[int, Callable[[], Rules[Any]]]] = {
    "klong-katakomben": {1: load_first_katakomben},
}


def ids() -> list[str]:
    """The games there are."""
    return list(GAMES)


def folder(game: str) -> str:
    """The name of the folder in which a game lies, here and wherever something belongs to it."""
    return {**GAMES, **EXAMPLES}[game].__module__.split(".")[-2]


@cache
def load(game: str) -> Rules[Any]:
    """The rules of a game, loaded once; names the games there are when there is no such one."""
    every = {**GAMES, **EXAMPLES}
    if game not in every:
        raise BadOption("game", game, ", ".join(GAMES))
    rules = every[game]()
    rules.origin = (load, (game,))
    rules.earlier = {
        version: partial(load_earlier, game, version) for version in EARLIER.get(game, {})
    }
    rules.compatible += tuple(rules.earlier)  # besides those that a game itself names
    return rules


@cache
def load_earlier(game: str, version: int) -> Rules[Any]:
    """The rules of a game as they were."""
    rules = EARLIER[game][version]()
    rules.origin = (load_earlier, (game, version))
    return rules
