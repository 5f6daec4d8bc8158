"""How choices are spelled that only this game has."""

from __future__ import annotations

from tests.oracles.im_all.ship import Way, module_of
from tests.oracles.im_all.table import Table
from tests.oracles.im_all.thief import Thief
from tests.oracles.shared.words import first


def door(way: Way) -> str:
    """A path, called after both its ends; an arrow is drawn as one."""
    a, b = way.lane.a, way.lane.b
    near = b.partition("-")[2] if module_of(a) == module_of(b) else b
    return f"{a}>{near}" if way.lane.one_way else f"{a}-{near}"


def port_word(table: Table, space: str) -> str:
    """A port, called after what it brings."""
    port = table.ship.port(space)
    assert port is not None
    return f"port_{port[0]}{port[1]}"


def target(table: Table, thief: Thief, option: str) -> str:
    """The space a move leads to."""
    where = first(option)
    doors = {door(way): way.to for way in table.ship.ways(thief.space)}
    return doors.get(where, where)
