"""How choices are spelled that only this game has."""

from __future__ import annotations

from tests.oracles.im_all.ship import Way
from tests.oracles.im_all.table import Table
from tests.oracles.im_all.thief import Thief
from tests.oracles.shared.words import first


def door(way: Way) -> str:
    """A path, seen from where it is entered."""
    return way.to


def target(table: Table, thief: Thief, option: str) -> str:
    """The space a move leads to."""
    where = first(option)
    doors = {door(way): way.to for way in table.ship.ways(thief.space)}
    return doors.get(where, where)
