"""Reading and appending; every method is one transaction, and returns once it is committed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import event, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tischrunde.kernel.errors import BadData
from tischrunde.server.store import schema
from tischrunde.server.store.rows import EventRow, SeatRow, TableRow

FORMAT = "1"
CHANNEL = "tischrunde"
LISTED = 100  # tables shown at most
BUSY = 10_000  # milliseconds to wait for another process that writes to the same file

# Made once: building a statement costs more than running it.
ADD_EVENT = insert(schema.events)
NOTIFY = text("SELECT pg_notify(:channel, :news)")

News = Callable[[str, int], None]  # another process has appended: table, seq


class Conflict(Exception):
    """Somebody else has appended this event's number already."""


class Store:
    """Tables in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.shared = not self.is_sqlite  # whether other processes may append to our tables
        # SQLite has one writer at a time anyway; here they queue fairly.
        self._one_writer = asyncio.Lock()

    async def prepare(self) -> None:
        """Make the tables of the database unless they are there."""
        async with self.engine.begin() as connection:
            if not self.is_sqlite:  # two servers may start at once
                await connection.execute(text("SELECT pg_advisory_xact_lock(7475)"))
            await connection.run_sync(schema.metadata.create_all)
            found = await connection.scalar(
                select(schema.meta.c.value).where(schema.meta.c.name == "format")
            )
            if found is None:
                await connection.execute(insert(schema.meta).values(name="format", value=FORMAT))
            elif found != FORMAT:
                raise BadData("database", f"has format {found}; this program reads {FORMAT}")

    async def close(self) -> None:
        await self.engine.dispose()

    # -- writing ------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """A new table with its seats."""
        async with self._writing() as connection:
            await connection.execute(insert(schema.tables).values(**asdict(table)))
            rows = [{"table": table.id, "seat": i, **asdict(s)} for i, s in enumerate(seats)]
            await connection.execute(insert(schema.seats), rows)

    async def append(
        self, table: str, row: EventRow, seated: SeatRow | None = None, over: bool = False
    ) -> None:
        """One event, who has sat down by it, and whether it ended the game, so that lists need
        not replay it; Conflict when its number is taken."""
        try:
            async with self._writing() as connection:
                await connection.execute(ADD_EVENT, {"table": table, **vars(row)})
                if seated is not None:
                    there = schema.seats.c
                    await connection.execute(
                        update(schema.seats)
                        .where(there.table == table, there.seat == row.seat)
                        .values(**asdict(seated))
                    )
                if over:
                    done = update(schema.tables).where(schema.tables.c.id == table)
                    await connection.execute(done.values(over=True))
                if self.shared:
                    news = {"channel": CHANNEL, "news": f"{table}:{row.seq}"}
                    await connection.execute(NOTIFY, news)
        except IntegrityError as error:
            raise Conflict(f"{table}:{row.seq}") from error

    # -- reading ------------------------------------------------------------------------------

    async def table(self, id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            query = select(schema.tables).where(schema.tables.c.id == id)
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else TableRow(**row)

    async def seats(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of these tables, in order."""
        there = schema.seats.c
        query = select(schema.seats).where(there.table.in_(ids)).order_by(there.table, there.seat)
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        async with self.engine.connect() as connection:
            for row in (await connection.execute(query)).mappings():
                fields: dict[str, Any] = dict(row)
                del fields["seat"]
                found[fields.pop("table")].append(SeatRow(**fields))
        return found

    async def events(self, table: str, after: int = 0) -> list[EventRow]:
        """What happened at a table after a version, in order."""
        there = schema.events.c
        query = (
            select(there.seq, there.kind, there.seat, there.body, there.at)
            .where(there.table == table, there.seq > after)
            .order_by(there.seq)
        )
        async with self.engine.connect() as connection:
            return [EventRow(*row) for row in await connection.execute(query)]

    async def listed(self) -> list[TableRow]:
        """Tables anyone may see whose game is not over, the newest first."""
        there = schema.tables.c
        query = (
            select(schema.tables)
            .where(there.listed, ~there.over)
            .order_by(there.created.desc())
            .limit(LISTED)
        )
        async with self.engine.connect() as connection:
            return [TableRow(**row) for row in (await connection.execute(query)).mappings()]

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        if self.is_sqlite:
            async with self._one_writer, self.engine.begin() as connection:
                yield connection
        else:
            async with self.engine.begin() as connection:
                yield connection


def sqlite_url(folder: Path) -> str:
    """The database in a data folder."""
    return URL.create("sqlite", database=str(folder / "tables.sqlite")).render_as_string()


async def open_store(url: str) -> Store:
    """The store behind a URL: ``sqlite:///file`` or ``postgresql://…``."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"))
        event.listen(engine.sync_engine, "connect", careful)
    else:
        engine = create_async_engine(
            parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True, pool_size=10
        )
    store = Store(engine)
    try:
        await store.prepare()
    except BaseException:
        await store.close()
        raise
    return store


def careful(connection: Any, record: object) -> None:
    """SQLite: what is committed outlives a power cut, and readers do not wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
