"""From where the tables on the public list come, so that nobody fills it, also after a restart."""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import Column, Connection, ForeignKey, Index, String, Table, func, insert, select

from tischrunde.server.store import schema

listings = Table(
    "listings",
    schema.metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("place", String(64), nullable=False),  # made of the address, which is not kept
    Index("listings_place", "place"),
)


def place_of(address: str) -> str:
    return sha256(f"listed from {address}".encode()).hexdigest()


def count(address: str, but: str, connection: Connection) -> int:
    """How many tables on the list come from there and are not over, but for one."""
    query = (
        select(func.count())
        .select_from(listings)
        .join(schema.tables, schema.tables.c.id == listings.c.table)
        .where(listings.c.place == place_of(address), ~schema.tables.c.over)
        .where(listings.c.table != but)
    )
    return connection.scalar(query) or 0


def note(address: str, table: str, connection: Connection) -> None:
    """A table has come from there; asked twice, once."""
    known = select(listings.c.table).where(listings.c.table == table)
    if connection.scalar(known) is None:
        connection.execute(insert(listings).values(table=table, place=place_of(address)))
