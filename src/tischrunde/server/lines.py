"""Calls on their way out: a few at once, not too many for one table, none after we have closed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from tischrunde.server.limits import Buckets
from tischrunde.server.store import places
from tischrunde.server.table import Table

AT_ONCE = 4  # calls
MOST_WAITING = 200
OF_ONE = 10  # calls of tables from one address, of which one is made at a time
A_SECOND, BURST = 0.1, 20.0  # calls for one table


class Crowded(Exception):
    """Too many calls of the same people wait already."""


class Lines:
    """Whoever calls takes one (``async with lines.line(whose)``)."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._own: dict[str, asyncio.Lock] = {}
        self._of: Counter[str] = Counter()
        self._pace = Buckets(A_SECOND, BURST)
        self._calls: set[asyncio.Task[None]] = set()

    def start(self, table: str, call: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Calls for a table, unless there are too many already."""
        if len(self._calls) >= MOST_WAITING or not self._pace.take(table):
            return
        task = asyncio.create_task(call())
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def whose(self, table: Table) -> str:
        """Whose calls those of a table are: of all who set tables up from the same address."""
        id = table.row.id
        return await table.store.within(partial(places.tables.of, id)) or id

    @asynccontextmanager
    async def line(self, whose: str) -> AsyncIterator[None]:
        """One of the few, as soon as no other is taken for the same people."""
        if self._of[whose] >= OF_ONE:
            raise Crowded
        self._of[whose] += 1
        try:
            async with self._own.setdefault(whose, asyncio.Lock()), self._free:
                yield
        finally:
            self._of[whose] -= 1
            if not self._of[whose]:
                del self._of[whose], self._own[whose]

    async def close(self) -> None:
        for call in self._calls:
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
