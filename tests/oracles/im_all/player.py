"""A thief with a plan: two ports, an artifact, a pod; dear cards and goods on the way."""

from __future__ import annotations

from functools import partial
from random import Random

from tests.oracles.im_all.depots import can_be_hacked
from tests.oracles.im_all.game import Game
from tests.oracles.im_all.material import CARDS
from tests.oracles.im_all.moving import may_enter
from tests.oracles.im_all.table import Table
from tests.oracles.im_all.thief import Thief
from tests.oracles.im_all.words import target
from tests.oracles.shared.player import FAR, Weigh, pick, spread
from tests.oracles.shared.words import END, first, verb

WEIGHTS = {"play": 8.0, "take": 30.0, "visit": 30.0, "trade": 8.0}
MOVES = ("move", "battle", "lift", "telepad", "teleport")


def choose(game: Game, random: Random, wildness: float) -> str:
    """One of the options: quite at random, or by weight."""

    def weighing() -> Weigh:
        assert game.question is not None
        thief = game.table.thieves[game.question.seat]
        walks = any(verb(option) in MOVES for option in game.options())
        way = spread(ways_into(game.table, thief), goals(game.table, thief)) if walks else {}
        return partial(weigh, game.table, thief, way)

    return pick(game, random, wildness, weighing)


def weigh(table: Table, thief: Thief, way: dict[str, int], option: str) -> float:
    what = verb(option)
    if option == END:
        return 1.0
    if what == "buy":
        return 0.3 + CARDS[first(option)].cost
    if what in MOVES:
        here, there = way.get(thief.space, FAR), way.get(target(table, thief, option), FAR)
        return 12.0 if there < here else 0.3
    return WEIGHTS.get(what, 3.0)


def goals(table: Table, thief: Thief) -> list[str]:
    """Where the next step of the plan can be done."""
    if thief.artifact:
        return sorted(table.pods)
    if thief.code:
        return list(table.artifacts)
    return [space for space in table.ship.features if can_be_hacked(table, thief, space)]


def ways_into(table: Table, thief: Thief) -> dict[str, list[str]]:
    """From where each space can be walked to, whatever lurks there."""
    into: dict[str, list[str]] = {}
    for space in table.ship.features:
        for way in table.ship.ways(space):
            is_open = not way.lane.lock or thief.owns("generalschluessel")
            if is_open and not way.against_arrow and may_enter(thief, way.to):
                into.setdefault(way.to, []).append(space)
    return into
