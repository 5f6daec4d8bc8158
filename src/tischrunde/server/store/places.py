"""From where tables and rooms come, so that nobody fills the store, also after a restart."""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import Column, Connection, ForeignKey, Index, String, Table, func, insert, select

from tischrunde.server.store import schema


class Places:
    """Those of tables, or those of rooms: ``home`` is which."""

    def __init__(self, name: str, home: str, id: str) -> None:
        self.rows = Table(
            name,
            schema.metadata,
            Column(home, ForeignKey(id, ondelete="CASCADE"), primary_key=True),
            Column("place", String(64), nullable=False),  # made of the address, which is not kept
            Index(f"{name}_place", "place"),
        )
        self.home = self.rows.c[home]

    def note(self, address: str, id: str, connection: Connection) -> None:
        """It has come from there; asked twice, once."""
        if not self.of(id, connection):
            row = {self.home.name: id, "place": place_of(address)}
            connection.execute(insert(self.rows).values(row))

    def of(self, id: str, connection: Connection) -> str:
        """From where something has come; "" if nobody knows."""
        found: str | None = connection.scalar(select(self.rows.c.place).where(self.home == id))
        return found or ""

    def count(self, address: str, but: str, connection: Connection) -> int:
        """How many come from there, but for one."""
        query = select(func.count()).select_from(self.rows)
        query = query.where(self.rows.c.place == place_of(address), self.home != but)
        return connection.scalar(query) or 0


tables = Places("listings", "table", "tables.id")
rooms = Places("room_places", "room", "rooms.id")


def place_of(address: str) -> str:
    return sha256(f"listed from {address}".encode()).hexdigest()


def listed(address: str, but: str, connection: Connection) -> int:
    """How many tables on the public list come from there and are not over, but for one."""
    there = schema.tables.c
    query = (
        select(func.count())
        .select_from(tables.rows)
        .join(schema.tables, there.id == tables.home)
        .where(tables.rows.c.place == place_of(address), there.listed, ~there.over)
        .where(tables.home != but)
    )
    return connection.scalar(query) or 0
