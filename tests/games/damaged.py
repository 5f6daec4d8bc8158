"""A stored raid with something damaged in it: refused by field, or it means what it says."""

from random import Random
from typing import Any

from tests.kernel.damage import GONE, STRANGE, WRONG_TYPES, at, changed, places, same

from tischrunde.build_info import engine
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules


def check_damaged(rules: Rules[Any], data: dict[str, Any], luck: Random, own: list[Any]) -> None:
    """Change one thing after another; ``own`` are values of this game besides the usual ones."""
    tries = 600 if engine() == "compiled" else 40
    assert rules.encode(rules.decode(data)) == data
    everywhere = list(places(data))
    accepted = 0
    for number in range(tries):
        path = luck.choice(everywhere)
        value = luck.choice([GONE, *WRONG_TYPES, *STRANGE, *own])
        named = value is not GONE and isinstance(at(data, path[:-1]), dict)
        if named and same(at(data, path), value):
            continue
        damaged = changed(data, path, value)
        try:
            state = rules.decode(damaged)
        except BadData as complaint:
            assert complaint.where.startswith("state")
            continue
        assert same(rules.encode(state), damaged), path
        accepted += 1
        for seat in range(-1, state.seats):
            rules.observe(state, seat)
        if "open" not in str(damaged["stack"]):
            playout(rules, state, Rng.quick(number, 1, 1))
    assert accepted < tries / 2
