"""What `tischrunde admin` says of rooms, which it knows by their ids as it knows tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich import box
from rich.table import Table as Grid

from tischrunde.server.store import rooms
from tischrunde.server.store.database import Database
from tischrunde.server.store.rooms import MemberRow, RoomRow
from tischrunde.words import Words

COLUMNS = (
    "admin-room", "admin-name", "admin-state", "admin-people", "admin-games", "admin-changed",
)  # fmt: skip
WHOLE = ("admin-room", "admin-changed")  # never broken: they are copied


@dataclass(frozen=True)
class RoomOverview:
    """A room, who belongs to it, and how many games were and are played there."""

    row: RoomRow
    members: list[MemberRow]
    played: int
    going: list[str]


def room_overviews(database: Database, id: str = "") -> list[RoomOverview]:
    """Of all rooms or one, the last touched first."""

    with database.engine.connect() as connection:
        found = [RoomRow(**row) for row in connection.execute(rooms.rooms.select()).mappings()]
        wanted = [row for row in found if id in ("", row.id)]
        return [
            RoomOverview(
                row,
                rooms.members_of(connection, row.id),
                rooms.played(connection, row.id),
                rooms.going_on(connection, row.id),
            )
            for row in sorted(wanted, key=lambda row: -row.touched)
        ]


def room_grid(words: Words, shown: list[RoomOverview], when: Callable[[float], str]) -> Grid:
    grid = Grid(box=box.SIMPLE)
    for column in COLUMNS:
        grid.add_column(words.text(column), overflow="fold", no_wrap=column in WHOLE)
    for one in shown:
        grid.add_row(*room_cells(words, one, when))
    return grid


def room_cells(words: Words, one: RoomOverview, when: Callable[[float], str]) -> list[str]:
    """What stands in a line, in the order of the columns; nobody's key."""
    people = ", ".join(member.name for member in one.members if not member.away)
    state = "admin-state-over" if one.row.closed else "admin-state-plays"
    games = str(one.played + len(one.going))
    return [one.row.id, one.row.name, words.text(state), people, games, when(one.row.touched)]
