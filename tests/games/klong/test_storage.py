"""Stored games of Klong!: damaged data is refused by field, or means what it says."""

from random import Random
from typing import Any

import pytest
from tests.games.asking import asked
from tests.kernel.damage import GONE, STRANGE, WRONG_TYPES, at, changed, places, same

from tischrunde.build_info import engine
from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng

RULES: Any = catalog.load("klong")
QUESTIONS = ["turn", "take", "either", "discard", "trash", "replace", "fetch"]
TRIES = 600 if engine() == "compiled" else 40
OWN: list[Any] = [
    "burgle@0", "burgle@1", "burgle@255", "ring@255", "chalice@0", "burgle@256", "burgle@511",
    ["turn", 0, 0, 0, 0], ["run", 0, 65535, 0, 0], ["either", 0, 65535, 3, 0], ["next", 0, 0, 0, 0],
    ["trash", 0, 4000, 0, 0], ["attack", 0, 1, 1, 0], ["parapet", 0, 0, 0, 0], ["open", 0, 0, 0, 0],
    10, 24, 30, 39, 44, 99, 30_000, 30_001,
]  # fmt: skip


@pytest.mark.parametrize("op", QUESTIONS)
def test_damaged_states_are_refused_or_can_be_played(op: str) -> None:
    data = RULES.encode(asked(RULES.id, op))
    assert RULES.encode(RULES.decode(data)) == data
    luck = Random(op)
    everywhere = list(places(data))
    accepted = 0
    for number in range(TRIES):
        path = luck.choice(everywhere)
        value = luck.choice([GONE, *WRONG_TYPES, *STRANGE, *OWN])
        if (
            value is not GONE
            and isinstance(at(data, path[:-1]), dict)
            and same(at(data, path), value)
        ):
            continue
        damaged = changed(data, path, value)
        try:
            state = RULES.decode(damaged)
        except BadData as complaint:
            assert complaint.where.startswith("state")
            continue
        assert same(RULES.encode(state), damaged), path
        accepted += 1
        for seat in range(-1, state.seats):
            RULES.observe(state, seat)
        if "open" not in str(damaged["stack"]):
            playout(RULES, state, Rng.quick(number, 1, 1))
    assert accepted < TRIES / 2


def test_cubes_tokens_and_marks_must_agree() -> None:
    data = RULES.encode(RULES.setup(2, "x", {"first": "seat0"}))
    fields = data["fields"]
    for name, value in {
        "cubes": [29, 30], "borrowed": [1, 0], "drawn": [6], "opened": [1], "waiting": [1, 0],
        "parapet": 2, "room": [60, 0],
        "noise": [9, 0, 0, 0, 0, 0, 0, 0], "bag": [0, 0, 0, 0, 0, 0, 25, 0], "status": [4, 0],
        "hands": [fields["hands"][0][::-1], fields["hands"][1]], "reserve": [15, 15],
    }.items():  # fmt: skip
        with pytest.raises(BadData):
            RULES.decode({**data, "fields": {**fields, name: value}})
