"""What codes open: keys on their way to another device, for a while and once."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Connection,
    Double,
    ForeignKey,
    String,
    Table,
    Text,
    delete,
    insert,
)

from tischrunde.server.store.schema import metadata


class Codes:
    """Those for seats at tables, or those for places in rooms: ``home`` is which."""

    def __init__(self, name: str, home: str, id: str) -> None:
        self.rows = Table(
            name,
            metadata,
            Column("mark", String(64), primary_key=True),  # made of the code, which is not kept
            Column(home, ForeignKey(id, ondelete="CASCADE"), nullable=False),
            Column("sealed", Text, nullable=False),
            Column("until", Double, nullable=False),
        )
        self.home = self.rows.c[home]

    def keep(
        self, connection: Connection, home: str, mark: str, sealed: str, until: float, now: float
    ) -> None:
        """What a code opens, until then; what is too old goes."""
        connection.execute(delete(self.rows).where(self.rows.c.until < now))
        row = {"mark": mark, self.home.name: home, "sealed": sealed, "until": until}
        connection.execute(insert(self.rows).values(row))

    def take(self, connection: Connection, mark: str, now: float) -> tuple[str, str] | None:
        """Whose it is and what was sealed: once, and to one who asks."""
        there = self.rows.c
        query = delete(self.rows).where(there.mark == mark, there.until >= now)
        row = connection.execute(query.returning(self.home, there.sealed)).first()
        return None if row is None else (row[0], row[1])
