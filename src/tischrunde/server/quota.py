"""How much is stored, in all and from one address.  Nothing that somebody has is deleted to make
room: what is too much is refused."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tischrunde.server import refusals
from tischrunde.server.limits import Limits
from tischrunde.server.store import Store, TableRow, departing, places, rooms


class Quota:
    """Asked before a table or a room is made, and told of it then."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits

    async def allow_table(self, address: str, row: TableRow) -> None:
        """Refuses a table beyond those that are allowed, unless it is one of them."""
        listed, own, stored = await self.store.within(partial(_tables, address, row))
        limits = self.limits
        if listed >= limits.listed_tables:
            raise refusals.too_many_listed(limits.listed_tables)
        if own >= limits.tables_an_address:
            raise refusals.too_many_stored(limits.tables_an_address)
        if stored >= limits.tables_stored:
            raise refusals.store_full()

    async def note_table(self, address: str, id: str) -> None:
        await self._note(places.tables, address, id)

    async def allow_room(self, address: str, id: str) -> None:
        """The same of a room."""
        own, stored = await self.store.within(
            lambda connection: (
                places.rooms.count(address, id, connection),
                rooms.stored(connection, id),
            )
        )
        if own >= self.limits.rooms_an_address:
            raise refusals.too_many_rooms(self.limits.rooms_an_address)
        if stored >= self.limits.rooms_stored:
            raise refusals.store_full()

    async def note_room(self, address: str, id: str) -> None:
        await self._note(places.rooms, address, id)

    async def _note(self, where: places.Places, address: str, id: str) -> None:
        """It is there now; unless it is gone again, or somebody else has noted it meanwhile."""
        with suppress(IntegrityError):
            await self.store.within(partial(where.note, address, id))


def _tables(address: str, row: TableRow, connection: Connection) -> tuple[int, int, int]:
    """On the public list from an address, stored from there, and stored in all."""
    listed = places.listed(address, row.id, connection) if row.listed else 0
    own = places.tables.count(address, row.id, connection)
    return listed, own, departing.others(row.id, connection)
