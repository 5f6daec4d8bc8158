"""OpenSpiel through its Python API. Players' choices are counted; dealing only costs its time."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from typing import Any

from engine import Engine, census, cheap_random, copy_work, states_at_all_depths

CHANCE = -1


def load(game_id: str) -> Engine:
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(game_id)
    random = cheap_random()

    def games(times: int) -> int:
        # The cheapest correct way through the API: one call tells players, chance and the end
        # apart, and chance is picked like an action, which is right where it is uniform; that it
        # is, _require_uniform has seen while warming up.
        decisions = 0
        for _ in range(times):
            state = game.new_initial_state()
            while (player := state.current_player()) >= CHANCE:
                options = state.legal_actions()
                state.apply_action(options[int(random() * len(options))])
                if player >= 0:
                    decisions += 1
        return decisions

    def weighted(times: int) -> int:
        # The way that works for every game of OpenSpiel: outcomes with their probabilities.
        decisions = 0
        for _ in range(times):
            state = game.new_initial_state()
            while (player := state.current_player()) >= CHANCE:
                if player == CHANCE:
                    state.apply_action(_outcome(state, random()))
                else:
                    options = state.legal_actions()
                    state.apply_action(options[int(random() * len(options))])
                    decisions += 1
        return decisions

    def walk(_: int) -> Iterator[Any]:
        state = game.new_initial_state()
        while not state.is_terminal():
            options = state.legal_actions()
            if state.is_chance_node():
                _require_uniform(state, options)
            else:
                yield state
            state.apply_action(options[int(random() * len(options))])

    pool = states_at_all_depths(lambda i: (state.clone() for state in walk(i)))
    return Engine(
        version="open_spiel " + version("open_spiel"),
        work={"games": games, "weighted": weighted, "clone": copy_work([s.clone for s in pool])},
        facts=census(lambda i: (len(state.legal_actions()) for state in walk(i))),
    )


def _outcome(state: Any, point: float) -> int:
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def _require_uniform(state: Any, options: list[int]) -> None:
    """Where chance is loaded the short cut of `games` would be wrong: refuse to measure it."""
    outcomes = state.chance_outcomes()
    probabilities = [probability for _, probability in outcomes]
    if [action for action, _ in outcomes] != list(options) or max(probabilities) - min(
        probabilities
    ) > 1e-9:
        raise ValueError("chance is not uniform here: pick from chance_outcomes instead")
