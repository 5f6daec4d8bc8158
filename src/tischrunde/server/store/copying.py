"""Everything from one database into another, whatever kinds they are.

Read as it was at one moment, while others go on writing; written as a whole or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Table, func, insert, select

from tischrunde.server.store import rooms, schema
from tischrunde.server.store.database import Database

BITE = 1000  # rows at once


class NotEmpty(Exception):
    """There are tables or rooms already where others were to go."""


@contextmanager
def moment(database: Database) -> Iterator[Connection]:
    """A connection that sees the database as it is now, however long that takes."""
    with database.engine.connect() as connection:
        if database.is_sqlite:
            # Its driver begins nothing for who only reads, so that every look would be a new one.
            connection.exec_driver_sql("BEGIN")
        else:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection
        connection.rollback()


def copy(source: Database, target: Database) -> int:
    """All rows of the one into the other, which must have the same format and no tables; how many
    tables there were."""
    with moment(source) as reading, target.engine.begin() as writing:
        for full in (schema.tables, rooms.rooms):
            if writing.scalar(select(func.count()).select_from(full)):
                raise NotEmpty
        for table in schema.metadata.sorted_tables:
            if table is not schema.meta:  # which says of what format each of them is
                copy_rows(table, reading, writing)
        return writing.scalar(select(func.count()).select_from(schema.tables)) or 0


def copy_rows(table: Table, reading: Connection, writing: Connection) -> None:
    rows = reading.execution_options(yield_per=BITE).execute(select(table))
    for bite in rows.mappings().partitions():
        writing.execute(insert(table), [dict(row) for row in bite])
