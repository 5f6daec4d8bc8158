"""What people say across the table: kept beside it as long as it is, and never in a record."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from secrets import token_hex
from time import time

from sqlalchemy.exc import IntegrityError

from tischrunde.server import refusals, wire
from tischrunde.server.clients import Client
from tischrunde.server.limits import Buckets, Limits
from tischrunde.server.plain import one_line, seen, unstacked
from tischrunde.server.store import Store, beside
from tischrunde.server.table import Table
from tischrunde.server.tables import Tables
from tischrunde.server.wire_talk import Line, Speak, Talk

WORD = "talk:"  # how processes tell each other; then process and table
LATEST = 20  # lines that are read again when another process has one
TRIES = 5  # when another process has used the number

log = logging.getLogger(__name__)


class Talking:
    """Takes what is said and tells everybody at the table."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.process = token_hex(4)
        self._hearing: set[asyncio.Task[None]] = set()
        self.pace = Buckets(limits.lines_a_second, limits.lines_at_once)

    @property
    def store(self) -> Store:
        return self.tables.store

    async def greet(self, table: Table, client: Client) -> None:
        """All that is kept, for somebody who comes."""
        if lines := await self._lines(table, beside.MOST_LINES):
            client.send(wire.encode(Talk(lines)).decode())

    async def say(self, table: Table, seat: int, wish: Speak) -> int:
        """The number of what was said."""
        if not table.row.talk:
            raise refusals.no_talk()
        if not self.pace.take(f"{table.row.id} {seat}"):
            raise refusals.too_fast()
        text = "" if wish.reaction else unstacked(one_line(wish.text))
        if not wish.reaction and not seen(text).strip():
            raise refusals.malformed(ValueError("nothing was said"))
        line = await self._kept(table, seat, text, wish)
        tell(table, [line])
        if self.store.shared:
            await self.store.say(f"{WORD}{self.process}:{table.row.id}")
        return line.number

    def or_else(self, other: Callable[[str], None]) -> Callable[[str], None]:
        """Hears words between processes that are about talk, and passes the others on."""

        def hear(word: str) -> None:
            if not word.startswith(WORD):
                other(word)
                return
            task = asyncio.create_task(self._hear(word))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

        return hear

    async def _hear(self, word: str) -> None:
        """Another process, or this one, has taken something that was said."""
        process, _, id = word.removeprefix(WORD).partition(":")
        table = self.tables.known.get(id)
        if table is None or process == self.process or not table.clients:
            return
        try:
            tell(table, await self._lines(table, LATEST))
        except Exception:  # told with the next line, or to who comes again
            log.warning("what was said at %s could not be read", id, exc_info=True)

    async def _lines(self, table: Table, most: int) -> list[Line]:
        return await self.store.within(partial(beside.lines, table=table.row.id, most=most))

    async def _kept(self, table: Table, seat: int, text: str, wish: Speak) -> Line:
        said = Line(0, seat, table.seats[seat].name, time(), text, wish.reaction)
        for _ in range(TRIES):
            try:
                return await self.store.within(
                    partial(beside.add_line, table=table.row.id, said=said)
                )
            except IntegrityError:
                log.info("somebody else has spoken at %s", table.row.id)
        raise refusals.crowded()


def tell(table: Table, lines: list[Line]) -> None:
    text = wire.encode(Talk(lines)).decode()
    for client in table.clients:
        client.send(text)
