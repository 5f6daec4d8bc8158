"""Stored games of Katakomben: damaged data is refused by field, or means what it says."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.damaged import check_damaged

from tischrunde.delve import names as core
from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData
from tischrunde.testing.katakomben import KatakombenTable, katakomben

RULES: Any = catalog.load("klong-katakomben")
OWN: list[Any] = [
    "burgle@0", "burgle@255", "ring@255", "chalice@0", "monk@0", "D07@0", "D07@255", "S1@0",
    ["turn", 0, 0, 0, 0], ["orient", 0, 3, 0, 0], ["orient", 0, 65535, 2, 0],
    ["jump", 0, 65535, 0, 0], ["place", 0, 0, 0, 0], ["rotate", 1, 0, 0, 0], ["mark", 0, 0, 0, 0],
    ["steal", 0, 0, 0, 0], ["ware", 0, 0, 0, 0], ["attack", 0, 1, 1, 0], ["open", 0, 0, 0, 0],
    10, 24, 30, 83, 84, 30_000, 30_001,
]  # fmt: skip


def pausing() -> KatakombenTable:
    table = katakomben()
    table[0].has(room="start_a-V", boots=2, swords=2).does("move:start_a-LS1")
    return table


def choosing() -> KatakombenTable:
    table = katakomben().row_is("underground_river")
    table[0].has(skill=2).does("use:underground_river")
    return table


def discarding() -> KatakombenTable:
    table = katakomben()
    table[0].holds("burgle stumble").plays("charlatan").does("invoke:charlatan")
    return table


def trashing() -> KatakombenTable:
    table = katakomben()
    table[0].discard_is("burgle").plays("burgle", "shadow_walk").does("invoke:shadow_walk")
    return table


def replacing() -> KatakombenTable:
    table = katakomben()
    table[0].plays("remove_traps").does("invoke:remove_traps")
    return table


def reacting() -> KatakombenTable:
    table = katakomben().ghosts_are(bag=1)
    table[0].holds("white_tourmaline")
    table.luck(24)
    table.state.push(core.ATTACK, 0, 1, core.EXACT)
    table.settled()
    table.state.rng.forced = None
    return table


def placing() -> KatakombenTable:
    table = katakomben().row_is("marble_guardian")
    table[0].has(room="start_a-V", swords=3).does("fight:marble_guardian")
    return table


def jumping() -> KatakombenTable:
    table = katakomben().tile("S1", 1, 0)
    table[0].has(room="S1-A").plays("robbery").does("invoke:robbery")
    return table


def taking_a_ware() -> KatakombenTable:
    table = katakomben().tile("S1", 1, 0).row_is("ogre_merchant")
    table[0].has(room="S1-A", swords=4).does("fight:ogre_merchant", "choose:free-ware")
    return table


def stealing() -> KatakombenTable:
    table = katakomben()
    table[0].plays("grand_theft").does("invoke:grand_theft", "choose:free-card")
    return table


def marking() -> KatakombenTable:
    table = katakomben().tile("S5", 1, 0)
    table[0].plays("astral_projection").has(skill_gained=6).does("invoke:astral_projection")
    return table


def rotating() -> KatakombenTable:
    table = katakomben().tile("S5", 1, 0).dungeon_starts("sudden_movement")
    table[0].has(room="S5-A", skill=3).does("buy:swindle").ends()
    return table


ASKING: dict[str, Callable[[], KatakombenTable]] = {
    "turn": katakomben, "orient": pausing, "either": choosing, "discard": discarding,
    "trash": trashing, "replace": replacing, "react": reacting, "place": placing, "jump": jumping,
    "ware": taking_a_ware, "steal": stealing, "mark": marking, "rotate": rotating,
}  # fmt: skip


@pytest.mark.parametrize("op", ASKING)
def test_damaged_states_are_refused_or_can_be_played(op: str) -> None:
    table = ASKING[op]()
    assert table.session.decision is not None and table.session.decision.ask == f"ask-{op}"
    check_damaged(RULES, RULES.encode(table.state), Random(op), OWN)


def test_cubes_tiles_and_marks_must_agree() -> None:
    data = RULES.encode(RULES.setup(2, "x", {"first": "seat0"}))
    fields = data["fields"]
    for name, value in {
        "cubes": [29, 30], "borrowed": [1, 0], "unmarked": [1, 0], "marked": [1, 0],
        "drawn": [6], "opened": [1], "fresh": [9, 0], "room": [83, 0], "laid": [],
        "tiles": fields["tiles"][:-1], "laid_": 0,
    }.items():  # fmt: skip
        with pytest.raises(BadData):
            RULES.decode({**data, "fields": {**fields, name: value}})
