"""Stored games: damaged data is refused by field, or means what it says."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.damaged import check_damaged

from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData
from tischrunde.testing.im_all import ImAllTable, im_all

RULES: Any = catalog.load("klong-im-all")
OWN: list[Any] = [
    "hack@0", "hack@255", "artifact_5@255", "deckplaene@0", "energiekristall@255", "eradibot@255",
    "kommandocode@255", "rettungskapsel@255", ["turn", 0, 0, 0, 0], ["code", 0, 0, 0, 0],
    ["board", 1, 0, 0, 0], ["trash", 0, 4095, 1, 0], ["attack", 0, 4, 2, 0], ["open", 0, 0, 0, 0],
    10, 24, 30, 47, 48, 116, 117, 30_000, 30_001,
]  # fmt: skip


def taking() -> ImAllTable:
    table = im_all()
    table[0].has(room="HG-3", boots=1).does("move:HG-3-6")
    return table


def discarding() -> ImAllTable:
    table = im_all()
    table[0].holds("hack stolpern").plays("loewenroboter")
    return table


def trashing() -> ImAllTable:
    table = im_all()
    table[0].hacked("HG-7").discard_is("hack").has(room="KS-10").does("visit:port_trash1")
    return table


ASKING: dict[str, Callable[[], ImAllTable]] = {
    "turn": im_all, "take": taking, "discard": discarding, "trash": trashing,
}  # fmt: skip


@pytest.mark.parametrize("op", ASKING)
def test_damaged_states_are_refused_or_can_be_played(op: str) -> None:
    table = ASKING[op]()
    assert table.session.decision is not None and table.session.decision.ask == f"ask-{op}"
    check_damaged(RULES, RULES.encode(table.state), Random(op), OWN)


def test_layout_rooms_markers_and_red_cubes_must_agree() -> None:
    data = RULES.encode(RULES.setup(2, "x", {"first": "seat0"}))
    fields = data["fields"]
    for name, value in {
        "layout": 1, "room": [RULES.room_words.index("MR-1"), 0], "data": [1, 2], "cubes": [29, 30],
        "rage": 8, "drawn": [6], "bank": fields["bank"][:-1], "marks": [1, *fields["marks"][1:]],
        "reserve": [15, 15, 12, 0, 1],
    }.items():  # fmt: skip
        with pytest.raises(BadData):
            RULES.decode({**data, "fields": {**fields, name: value}})


def test_a_ship_drawn_by_lot_is_stored() -> None:
    lot = {"order": "random", "sides": "random"}
    for seed in range(6):
        state = RULES.setup(3, f"lot {seed}", lot)
        again = RULES.decode(RULES.encode(state))
        assert again.plan.id == state.plan.id
        assert RULES.observe(again, 0) == RULES.observe(state, 0)
