"""Stored games of Klong!: damaged data is refused by field, or means what it says."""

from random import Random
from typing import Any

import pytest
from tests.games.asking import asked
from tests.games.damaged import check_damaged

from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData

RULES: Any = catalog.load("klong")
QUESTIONS = ["turn", "take", "either", "discard", "trash", "replace", "fetch"]
OWN: list[Any] = [
    "burgle@0", "burgle@1", "burgle@255", "ring@255", "chalice@0", "burgle@256", "burgle@511",
    ["turn", 0, 0, 0, 0], ["run", 0, 65535, 0, 0], ["either", 0, 65535, 3, 0], ["next", 0, 0, 0, 0],
    ["trash", 0, 4000, 0, 0], ["attack", 0, 1, 1, 0], ["parapet", 0, 0, 0, 0], ["open", 0, 0, 0, 0],
    10, 24, 30, 39, 44, 99, 30_000, 30_001,
]  # fmt: skip


@pytest.mark.parametrize("op", QUESTIONS)
def test_damaged_states_are_refused_or_can_be_played(op: str) -> None:
    check_damaged(RULES, RULES.encode(asked(RULES.id, op)), Random(op), OWN)


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
