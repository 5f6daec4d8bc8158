"""What is kept beside the games: it belongs to a table and goes with it, and no game needs it."""

from __future__ import annotations

from sqlalchemy import Column, Connection, Double, ForeignKey, String, Table, Text, delete, insert

from tischrunde.server.store.schema import metadata

handovers = Table(
    "handovers",
    metadata,
    Column("mark", String(64), primary_key=True),  # made of the code, which is not kept
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("sealed", Text, nullable=False),
    Column("until", Double, nullable=False),
)


def keep_handover(
    connection: Connection, mark: str, table: str, sealed: str, until: float, now: float
) -> None:
    """What a code opens, until then; what is too old goes."""
    connection.execute(delete(handovers).where(handovers.c.until < now))
    row = {"mark": mark, "table": table, "sealed": sealed, "until": until}
    connection.execute(insert(handovers).values(row))


def take_handover(connection: Connection, mark: str, now: float) -> tuple[str, str] | None:
    """The table and what was sealed: once, and to one who asks."""
    there = handovers.c
    query = delete(handovers).where(there.mark == mark, there.until >= now)
    row = connection.execute(query.returning(there.table, there.sealed)).first()
    return None if row is None else (row[0], row[1])
