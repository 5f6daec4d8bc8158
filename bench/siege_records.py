"""Records of games that are far longer than any that people play, and legal all the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tischrunde.games import catalog
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.setting import spelled_out
from tischrunde.table import Record

ENDLESS = "klong"  # a game that goes on as long as nobody leaves


def long_record(choices: int, version: Callable[[str], int], ends: bool = False) -> dict[str, Any]:
    """So many choices, by the rules of this version of the game, or as many as it takes to end
    shortly before: cards are played, and nobody moves."""
    rules = catalog.load(ENDLESS)
    state: Any = rules.setup(2, "siege")
    made: list[str] = []
    while len(made) < choices - (600 if ends else 0):
        spelled = {rules.spell(state, option): option for option in state.choices}
        quiet = [words for words in spelled if words.startswith(("play:", "end"))]
        words = (quiet or [*spelled])[0]
        made.append(words)
        rules.apply(state, spelled[words])
    dice = Rng.from_seed("the end")
    while ends and not state.over:
        words, option = any_of(rules, state, dice)
        made.append(words)
        rules.apply(state, option)
    settings = spelled_out(rules.options, state.settings)
    record = Record(ENDLESS, version(ENDLESS), 2, "siege", settings, made)
    found: dict[str, Any] = json.loads(record.to_json())
    return found


def any_of(rules: Any, state: Any, dice: Rng) -> tuple[str, int]:
    option = state.choices[dice.below(len(state.choices))]
    return rules.spell(state, option), option
