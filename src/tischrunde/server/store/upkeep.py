"""What whoever runs a server does to its tables from outside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func, select, text

from tischrunde.server.rows import SeatRow, TableRow
from tischrunde.server.store import schema
from tischrunde.server.store.database import Database

BITE = 500  # tables asked about at once
SOUND = "ok"  # what SQLite says when nothing is wrong


@dataclass(frozen=True)
class Overview:
    """A table, who is at it, how much has happened and when last."""

    row: TableRow
    seats: list[SeatRow]
    events: int
    changed: float


def overviews(database: Database, ids: Sequence[str] | None = None) -> list[Overview]:
    """Of these tables, or of all; the newest first."""
    there, happened = schema.tables.c, schema.events.c
    query = (
        select(
            schema.tables,
            func.coalesce(func.max(happened.seq), 0).label("events"),
            func.coalesce(func.max(happened.at), there.created).label("changed"),
        )
        .outerjoin(schema.events, happened.table == there.id)
        .group_by(there.id)
        .order_by(there.created.desc(), there.id)
    )
    if ids is not None:
        query = query.where(there.id.in_(ids))
    with database.engine.connect() as connection:
        found = [dict(row) for row in connection.execute(query).mappings()]
    seats: dict[str, list[SeatRow]] = {}
    for first in range(0, len(found), BITE):
        seats |= database.seats([fields["id"] for fields in found[first : first + BITE]])
    return [
        Overview(
            events=fields.pop("events"),
            changed=fields.pop("changed"),
            seats=seats[fields["id"]],
            row=TableRow(**fields),
        )
        for fields in found
    ]


def fault(database: Database) -> str:
    """What a quick look finds wrong with the file of a database, or ""."""
    if not database.is_sqlite:
        return ""  # PostgreSQL looks after itself
    with database.engine.connect() as connection:
        found = str(connection.scalar(text("PRAGMA quick_check(1)")))
    return "" if found == SOUND else found
