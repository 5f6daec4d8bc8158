"""The ship that is shipped (KA-063, KA-G04): what its modules have, and where its ways lead."""

from itertools import pairwise
from typing import Any

import pytest

from tischrunde.delve import names as core
from tischrunde.delve.doors import boots_of, monsters_of
from tischrunde.games import catalog
from tischrunde.games.im_all import shipcheck
from tischrunde.lab.dungeons import Walk
from tischrunde.lab.ships import from_start, walk_all

RULES: Any = catalog.load("klong-im-all")
SHIP = RULES.ship
# Rooms, major and minor depots' spaces, ports, noisy ports, medical bays, markets.
MODULES = {
    "FR": (10, 0, 0, 0, 0, 0, 0), "KO": (10, 0, 2, 0, 0, 0, 1), "KZ": (16, 4, 2, 0, 0, 0, 0),
    "HG": (12, 2, 3, 6, 2, 0, 2), "MR": (15, 2, 3, 6, 1, 0, 1), "PK": (12, 2, 3, 5, 2, 0, 1),
    "AR": (14, 1, 3, 6, 2, 1, 1), "KS": (15, 2, 3, 5, 1, 4, 1), "PR": (13, 2, 3, 6, 2, 0, 3),
}  # fmt: skip


@pytest.mark.parametrize("module", MODULES)
def test_ka_g04_what_each_module_has(module: str) -> None:
    totals, at = shipcheck.totals(RULES), SHIP.by_id[module]
    ports = {word: row[at] for word, row in totals.items() if "port_" in word}
    found = (
        len(SHIP.modules[at].rooms), totals["back-major"][at], totals["back-minor"][at] // 2,
        sum(ports.values()), sum(n for word, n in ports.items() if "noise" in word),
        totals["feature-medbay"][at], totals["feature-market"][at],
    )  # fmt: skip
    assert found == MODULES[module]


def test_ka_g04_nothing_is_wrong_with_it() -> None:
    assert shipcheck.faults(RULES) == []


def test_ka_g04_in_all_ships_everybody_comes_everywhere_and_off() -> None:
    walked = walk_all(RULES)
    assert walked.cut_off == walked.traps == []
    assert walked.open_rooms == walked.outer_rooms > 48 * 50
    assert {value: max(far) for value, far in walked.there.items()} == {
        5: 8, 10: 9, 15: 9, 20: 11, 25: 12, 30: 13,
    }  # fmt: skip


def efforts(plan: Any) -> list[Walk]:
    """Every way that needs no key, with boots and enemies together as its cost."""
    return [
        (int(plan.room[out]), int(plan.room[into]), int(boots + monsters_of(plan, out, into)), 0)
        for out, into in enumerate(plan.faces)
        if plan.no_exit[out] == 0 and plan.no_entry[into] == 0
        and plan.locks[out] + plan.locks[into] == 0
        and (boots := 1000 * boots_of(plan, out, into)) > 0
    ]  # fmt: skip


def test_ka_063_better_artifacts_are_never_easier_to_reach() -> None:
    """Boots and enemies on the way with the fewest boots, in all 48 ships."""
    for plan in RULES.plans:
        far = from_start(int(plan.start), efforts(plan))
        efforts_by_value = []
        for _, room in sorted((int(v), room) for room, v in enumerate(RULES.values) if v > 0):
            boots, enemies = divmod(far[room], 1000)
            efforts_by_value.append(boots + enemies)
        assert len(efforts_by_value) == 6
        assert all(one <= other for one, other in pairwise(efforts_by_value)), plan.id


def test_ka_g04_the_first_ship_counts_seventy_five_rooms_and_its_distances() -> None:
    plan = RULES.plans[0]
    rooms = [room for room in range(plan.rooms) if plan.first[room] != plan.first[room + 1]]
    assert (plan.id, len(rooms), len(plan.faces) // 2) == ("HG-PK-KS", 75, 118)
    far = from_start(int(plan.start), efforts(plan))
    words = {
        "KZ-5": (8, 1), "KZ-6": (9, 2), "KZ-7": (9, 2), "KZ-8": (11, 3), "KZ-9": (12, 3),
        "KZ-10": (13, 5), "HG-5": (4, 0), "HG-8": (4, 2), "PK-8": (4, 3), "PK-11": (7, 0),
        "KS-14": (12, 2),
    }  # fmt: skip
    for word, (boots, enemies) in words.items():
        assert divmod(far[RULES.room_words.index(word)], 1000) == (boots, enemies), word


def test_ka_g04_every_room_has_a_place_on_the_drawing_of_its_own() -> None:
    for module in SHIP.modules:
        places = [tuple(entry.field("at")) for entry in module.entries]
        assert len(places) == len(set(places))
        in_slot = module.openings != {}
        assert all((0 <= x <= 1.1 and 0 <= y <= 1.1) == in_slot for x, y in places)


def test_ka_g04_deep_is_all_but_the_cargo_bay() -> None:
    plan = RULES.plans[0]
    rescued = [RULES.room_words[r] for r in range(plan.rooms) if not plan.has(r, core.DEEP)]
    assert rescued == SHIP.modules[SHIP.by_id["FR"]].rooms
    guarded = [RULES.room_words[r] for r in range(plan.rooms) if plan.has(r, RULES.command)]
    assert guarded == SHIP.modules[SHIP.by_id["KZ"]].rooms
