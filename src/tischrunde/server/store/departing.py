"""Tables that go: found when nobody has touched them for long, taken out, their names kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select

from tischrunde.server.rows import CHOICE, OPEN
from tischrunde.server.store import rooms, schema
from tischrunde.server.store.database import Database

REMEMBERED = 100_000  # tables; the oldest are forgotten


@dataclass(frozen=True)
class Idle:
    """What has to be known of a table to say how long it may stay."""

    id: str
    listed: bool
    over: bool
    unstarted: bool  # somebody is still to sit down, or nobody has chosen
    created: float
    touched: float  # when something happened there last


@dataclass(frozen=True)
class Departed:
    """A table that is no more."""

    id: str
    why: str
    at: float
    record: str


def _idle() -> tuple[Any, Any]:
    there, events = schema.tables.c, schema.events
    last = (
        select(events.c.at)
        .where(events.c.table == there.id)
        .order_by(events.c.seq.desc())
        .limit(1)
        .scalar_subquery()
    )
    waits = exists().where(schema.seats.c.table == there.id, schema.seats.c.kind == OPEN)
    touched = func.coalesce(last, there.created).label("touched")
    chosen = exists().where(events.c.table == there.id, events.c.kind == CHOICE)
    unstarted = or_(waits, ~chosen).label("unstarted")
    query = select(there.id, there.listed, there.over, unstarted, there.created, touched)
    return query, touched


def idle(before: float, after: tuple[float, str], most: int, database: Database) -> list[Idle]:
    """Some tables made before a moment, by age, and after one of that age and id."""
    there = schema.tables.c
    created, id = after
    query, _ = _idle()
    later = (there.created > created) | ((there.created == created) & (there.id > id))
    query = query.where(there.created < before, later).order_by(there.created, there.id).limit(most)
    with database.engine.connect() as connection:
        return [read(row) for row in connection.execute(query)]


def read(row: Sequence[Any]) -> Idle:
    id, listed, over, unstarted, created, touched = row
    return Idle(id, listed, over, bool(unstarted), created, touched)


def unbegun(before: Mapping[str, float], most: int, database: Database) -> list[Idle]:
    """Those at which nothing has been played, untouched for longest, and not since the moment for
    their pace."""
    there, (query, touched) = schema.tables.c, _idle()
    since = [and_(there.pace == pace, touched <= moment) for pace, moment in before.items()]
    played = exists().where(schema.events.c.table == there.id, schema.events.c.kind == CHOICE)
    query = query.where(~there.over, ~played, or_(*since)).order_by(touched).limit(most)
    with database.engine.connect() as connection:
        return [read(row) for row in connection.execute(query)]


def newest(database: Database) -> float:
    """When a table was set up last, or a room touched, or 0.0; of events there are too many."""
    times = (schema.tables.c.created, rooms.rooms.c.touched)
    with database.engine.connect() as connection:
        found = [connection.scalar(select(func.max(time))) for time in times]
    return max(time or 0.0 for time in found)


def stored(database: Database) -> int:
    """How many tables there are."""
    with database.engine.connect() as connection:
        return others("", connection)


def others(but: str, connection: Connection) -> int:
    """How many there are but for one."""
    query = select(func.count()).select_from(schema.tables).where(schema.tables.c.id != but)
    return connection.scalar(query) or 0


def take_out(gone: Departed, database: Database, version: int | None = None) -> bool:
    """A table, at this version or any, and all that belongs to it, whichever part of the program
    keeps it; False if it has moved on meanwhile."""
    there = schema.tables.c.id == gone.id
    with database.engine.begin() as connection:
        # Held, so that no other process adds to it before it is gone.
        if connection.scalar(select(schema.tables.c.id).where(there).with_for_update()) is None:
            return True
        happened = schema.events.c
        last = select(func.coalesce(func.max(happened.seq), 0)).where(happened.table == gone.id)
        if version is not None and connection.scalar(last) != version:
            return False
        for one in reversed(schema.metadata.sorted_tables):
            for key in one.foreign_keys:
                if key.column is schema.tables.c.id:
                    connection.execute(delete(one).where(key.parent == gone.id))
        connection.execute(delete(schema.tables).where(there))
        connection.execute(insert(schema.departed).values(**vars(gone)))
    return True


def departed(ids: Sequence[str], database: Database) -> dict[str, Departed]:
    """Those of these tables that there were."""
    query = select(schema.departed).where(schema.departed.c.id.in_(ids))
    with database.engine.connect() as connection:
        return {row["id"]: Departed(**row) for row in connection.execute(query).mappings()}


def forget(database: Database) -> None:
    """The tables that went longest ago, beyond those that are remembered."""
    there = schema.departed.c
    with database.engine.begin() as connection:
        newest = select(there.at).order_by(there.at.desc()).offset(REMEMBERED).limit(1)
        beyond = connection.scalar(newest)
        if beyond is not None:
            connection.execute(delete(schema.departed).where(there.at <= beyond))
