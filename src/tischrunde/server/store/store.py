"""The database, asked without holding up the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL

from tischrunde.server.rows import NO_PAST, Entry, EventRow, Past, SeatRow, TableRow
from tischrunde.server.store.away import Away, Watch
from tischrunde.server.store.database import CONNECTIONS, Database, connect
from tischrunde.server.store.gathering import Gathering
from tischrunde.server.store.threads import Threads

PIECE = 400  # events read at once

Answer = TypeVar("Answer")
News = Callable[[str, int], None]  # another process has appended: table, seq


class Store:
    """Every method is one transaction and one trip to a thread, of which appends share theirs: an
    asynchronous driver makes one for each statement, and that was half of what a choice cost.

    SQLite has one thread, PostgreSQL one for each connection; choices go before questions.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        self._threads = Threads(1 if database.is_sqlite else CONNECTIONS, "store")
        self._gathering = Gathering(database.append, self._threads)
        self._watch = Watch()
        self.counted = self._gathering.counted

    async def prepare(self) -> None:
        """Make the tables of the database unless they are there; bring older ones up to date."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self.database.prepare)

    async def close(self) -> None:
        """After whatever is still being written, or read for somebody who has left meanwhile: a
        connection that is in use is not closed with the others."""
        try:
            await self._gathering.finish()
        finally:  # in one go, which its thread goes through with even if we are cancelled
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        try:
            self._threads.shutdown()
        finally:
            self.database.close()

    async def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        past: Past = NO_PAST,
        check: Callable[[Connection], None] | None = None,
    ) -> None:
        """A new table with its seats, and what has happened before it came to be; Conflict when
        there is a table of this id.  ``check`` may refuse it, as the last word."""
        await self._run(partial(self.database.create, table, seats, past, check))

    async def append(
        self, table: str, row: EventRow, seated: SeatRow | None = None, over: bool = False
    ) -> None:
        """One event, who sits or plays there by it, and whether it ended the game; Conflict when
        its number is taken.  Several on their way at once are one transaction."""
        try:
            with self._watch.over():
                await self._gathering.append(Entry(table, row, seated, over))
        except Away:
            self._watch.written(False)
            raise
        self._watch.written(True)

    async def ask(self) -> None:
        """Anything at all, to see whether the database answers; and whether it can write again, if
        it could not."""
        if self._watch.fails:
            await self._run(self.database.write)
            self._watch.written(True)
        await self._run(self.database.ask)

    async def say(self, word: str) -> None:
        """To every process that listens, and to nobody who comes later."""
        await self._run(partial(self.database.say, word))

    async def table(self, id: str) -> TableRow | None:
        return await self._run(partial(self.database.table, id))

    async def tables(self, ids: Sequence[str]) -> dict[str, tuple[TableRow, int]]:
        """Those of these tables that there are, each with its version."""
        return await self._run(partial(self.database.tables, ids))

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The versions of those of these tables that there are."""
        return await self._run(partial(self.database.versions, ids))

    async def seats(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of these tables, in order."""
        return await self._run(partial(self.database.seats, ids))

    async def events(self, table: str, after: int = 0) -> list[EventRow]:
        """What happened at a table after a version, in order.

        Of a long game a piece at a time, so that nobody's choice waits for all of it.
        """
        found: list[EventRow] = []
        while True:
            piece = await self._run(partial(self.database.events, table, after, PIECE))
            found += piece
            if len(piece) < PIECE:
                return found
            after = piece[-1].seq

    async def listed(self) -> list[TableRow]:
        """Tables anyone may see whose game is not over, the newest first."""
        return await self._run(self.database.listed)

    async def run(self, work: Callable[[Database], Answer]) -> Answer:
        """One more transaction, as a module of its own has it."""
        return await self._run(partial(work, self.database))

    async def within(self, work: Callable[[Connection], Answer]) -> Answer:
        """A transaction of whoever keeps something beside the games."""
        return await self._run(partial(self.database.within, work))

    async def _run(self, work: Callable[[], Answer]) -> Answer:
        with self._watch.over():
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def sqlite_url(folder: Path) -> str:
    """The database in a data folder."""
    return URL.create("sqlite", database=str(folder / "tables.sqlite")).render_as_string()


async def open_store(url: str) -> Store:
    """The store behind a URL: ``sqlite:///file`` or ``postgresql://…``."""
    store = Store(connect(url))
    try:
        await store.prepare()
    except BaseException:
        await store.close()
        raise
    return store
