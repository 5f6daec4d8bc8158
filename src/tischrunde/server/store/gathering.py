"""Group commit: what is appended while others are being written goes together, in one transaction.

Nobody waits for company: whoever comes first is written at once, and while that takes its time
the next ones gather.  Waiting for the disk, which is most of it, is then done once for all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic

from tischrunde.server.store.counted import Counted
from tischrunde.server.store.rows import Entry

MOST = 100  # in one transaction; their news must fit into one word of PostgreSQL's, 8,000 bytes

Ends = list[Exception | None]  # what went wrong with each; None where it is stored


class Gathering:
    """Entries on their way to the store, in the order they came."""

    def __init__(self, write: Callable[[Sequence[Entry]], Awaitable[Ends]]) -> None:
        self.write = write
        self.counted = Counted()
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> None:
        """Returns once it is committed."""
        came = monotonic()
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, stored))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await stored
        self.counted.seconds.add(monotonic() - came)

    async def finish(self) -> None:
        """Until nothing is left to be written."""
        while self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write(self) -> None:
        try:
            while self._waiting:
                taken, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                # Whoever has left before it was begun wants nothing any more.
                wanted = [(entry, stored) for entry, stored in taken if not stored.done()]
                if wanted:
                    ends = await self._ends([entry for entry, _ in wanted])
                    self.counted.transactions += 1
                    for (entry, stored), end in zip(wanted, ends, strict=True):
                        self.counted.count(entry.row.kind, end)
                        tell(stored, end)
        finally:
            self._writing = None

    async def _ends(self, entries: Sequence[Entry]) -> Ends:
        try:
            return await self.write(entries)
        except Exception as error:
            return [error] * len(entries)


def tell(stored: asyncio.Future[None], end: Exception | None) -> None:
    """Whoever still waits for it."""
    if stored.done():
        return
    if end is None:
        stored.set_result(None)
    else:
        stored.set_exception(end)
