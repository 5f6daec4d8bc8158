"""catanatron: four random players, base map; decisions with only one option count as well."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from typing import Any

from engine import Engine, census, cheap_random, copy_work, states_at_all_depths

SNAPSHOT_EVERY = 16


def load(_: str) -> Engine:
    module = import_module("catanatron.game")
    people = import_module("catanatron.models.player")
    turns_limit: int = module.TURNS_LIMIT
    random = cheap_random()
    seed = 0

    def new_game() -> Any:
        nonlocal seed
        seed += 1
        return module.Game([people.RandomPlayer(color) for color in people.Color], seed=seed)

    def games(times: int) -> int:
        # As fast as its own Game.play, with the same cheap picks as all other loops; its second
        # look at whether the action is legal is switched off, since it comes from its own list.
        decisions = 0
        for _ in range(times):
            game = new_game()
            state, execute, winner = game.state, game.execute, game.winning_color
            while winner() is None and state.num_turns < turns_limit:
                options = state.playable_actions
                execute(options[int(random() * len(options))], False)
                decisions += 1
        return decisions

    def walk(_: int) -> Iterator[Any]:
        game = new_game()
        while game.winning_color() is None and game.state.num_turns < turns_limit:
            yield game
            options = game.state.playable_actions
            game.execute(options[int(random() * len(options))], False)

    def snapshots(i: int) -> Iterator[Any]:
        return (game.copy() for n, game in enumerate(walk(i)) if n % SNAPSHOT_EVERY == 0)

    pool = states_at_all_depths(snapshots)
    return Engine(
        version="catanatron " + version("catanatron"),
        work={"games": games, "clone": copy_work([game.copy for game in pool])},
        facts=census(lambda i: (len(game.state.playable_actions) for game in walk(i))),
    )
