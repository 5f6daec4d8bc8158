"""Calls on their way out: a few at once, not too many for one table, none after we have closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tischrunde.server.limits import Buckets

AT_ONCE = 4  # calls
MOST_WAITING = 200
A_SECOND, BURST = 0.1, 20.0  # calls for one table


class Lines:
    """Whoever calls takes one (``async with lines.free``)."""

    def __init__(self) -> None:
        self.free = asyncio.Semaphore(AT_ONCE)
        self._pace = Buckets(A_SECOND, BURST)
        self._calls: set[asyncio.Task[None]] = set()

    def start(self, table: str, call: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Calls for a table, unless there are too many already."""
        if len(self._calls) >= MOST_WAITING or not self._pace.take(table):
            return
        task = asyncio.create_task(call())
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def close(self) -> None:
        for call in self._calls:
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
