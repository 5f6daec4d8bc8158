"""A player that goes about: explores, buys dear cards, takes an artifact and walks home."""

from __future__ import annotations

from functools import partial
from random import Random

from tests.oracles.katakomben.game import Game
from tests.oracles.katakomben.hero import Hero
from tests.oracles.katakomben.material import CARDS
from tests.oracles.katakomben.menu import door
from tests.oracles.katakomben.table import Table
from tests.oracles.shared.player import FAR, Weigh, pick, spread
from tests.oracles.shared.words import END, first, verb

WEIGHTS = {"play": 8.0, "take": 20.0, "invoke": 8.0, "visit": 8.0, "trade": 8.0, "redeem": 12.0}


def choose(game: Game, random: Random, wildness: float) -> str:
    """One of the options: quite at random, or by weight."""

    def weighing() -> Weigh:
        assert game.question is not None
        hero = game.table.heroes[game.question.seat]
        walks = any(verb(option) in ("move", "battle") for option in game.options())
        home = ways_home(game.table) if walks and hero.artifacts else {}
        return partial(weigh, game.table, hero, home)

    return pick(game, random, wildness, weighing)


def weigh(table: Table, hero: Hero, home: dict[str, int], option: str) -> float:
    what = verb(option)
    if option == END:
        return 1.5
    if what == "buy":
        return 0.3 + CARDS[first(option)].cost
    if what in ("move", "battle"):
        return 3.0 if not home else 12.0 * leads_home(table, hero, option, home)
    return WEIGHTS.get(what, 3.0)


def leads_home(table: Table, hero: Hero, option: str, home: dict[str, int]) -> float:
    """Whether a step brings a hero with an artifact nearer to the Crypt."""
    here = home.get(hero.room, FAR)
    for way in table.dungeon.ways(hero.room):
        if door(way) == first(option):
            there = FAR - 1 if way.is_frontier else home.get(way.room, FAR)
            return 1.0 if there < here else 0.02
    return 0.02


def ways_home(table: Table) -> dict[str, int]:
    """How many tunnels each room is from the Crypt, arrows kept."""
    into: dict[str, list[str]] = {}
    for room in table.dungeon.rooms():
        for way in table.dungeon.ways(room):
            if way.room and not any(half.against_arrow for half in way.halves):
                into.setdefault(way.room, []).append(room)
    return spread(into, [table.dungeon.crypt()])
