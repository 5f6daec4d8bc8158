"""The boards of Klong! as a bot knows them."""

from __future__ import annotations

from functools import cache
from typing import Any

from tischrunde.bots.delve.map import Map
from tischrunde.games import catalog

STOP = 0.6  # what is lost, on average, by stopping in a crystal cave


@cache
def feature(word: str) -> int:
    """The bit of a feature of rooms."""
    rules: Any = catalog.load("klong")
    return int(2 ** rules.feature_words.index(word))


@cache
def plan(side: str, key: bool) -> Map:
    """A side of the board, for somebody with or without a key; made once."""
    rules: Any = catalog.load("klong")
    board = next(plan for plan in rules.plans if plan.id == side)
    faces = [int(face) for face in board.faces]
    return Map(board, faces, key, {feature("crystal_cave"): STOP})
