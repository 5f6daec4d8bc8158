"""Group commit: what is appended while others are being written goes together, in one transaction.

Nobody waits for company: whoever comes first is written at once, and while that takes its time
the next ones gather.  Waiting for the disk, which is most of it, is then done once for all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from threading import Lock
from time import monotonic

from tischrunde.server.rows import Entry
from tischrunde.server.store.counted import Counted
from tischrunde.server.store.threads import Threads

MOST = 100  # in one transaction; their news must fit into one word of PostgreSQL's, 8,000 bytes

Ends = list[Exception | None]  # what went wrong with each; None where it is stored
Waiting = tuple[Entry, asyncio.Future[None]]


class Gathering:
    """Entries on their way to the store, in the order they came."""

    def __init__(self, write: Callable[[Sequence[Entry]], Ends], threads: Threads) -> None:
        self.write = write
        self.threads = threads
        self.counted = Counted()
        self._lock = Lock()  # for these two, which the thread that writes looks at, too
        self._waiting: list[Waiting] = []
        self._writing = False
        self._unanswered: set[asyncio.Future[None]] = set()

    async def append(self, entry: Entry) -> None:
        """Returns once it is committed."""
        came = monotonic()
        loop = asyncio.get_running_loop()
        stored: asyncio.Future[None] = loop.create_future()
        self._unanswered.add(stored)
        stored.add_done_callback(self._unanswered.discard)
        with self._lock:
            self._waiting.append((entry, stored))
            begins, self._writing = not self._writing, True
        if begins:
            self.threads.submit(self._write, loop, first=True)
        await stored
        self.counted.seconds.add(monotonic() - came)

    async def finish(self) -> None:
        """Until nobody waits any more."""
        while self._unanswered:
            await asyncio.wait(self._unanswered)

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread: so many of them, and the next ones after one question of somebody else's."""
        with self._lock:
            taken, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        # Whoever has left before it was begun wants nothing any more.
        wanted = [(entry, stored) for entry, stored in taken if not stored.done()]
        if wanted:
            try:
                ends = self.write([entry for entry, _ in wanted])
            except Exception as error:
                ends = [error] * len(wanted)
            loop.call_soon_threadsafe(self._tell, wanted, ends)
        with self._lock:
            self._writing = goes_on = bool(self._waiting)
        if goes_on:
            self.threads.submit(self._write, loop, first=True)

    def _tell(self, written: Sequence[Waiting], ends: Ends) -> None:
        """Whoever still waits for it."""
        self.counted.transactions += 1
        for (entry, stored), end in zip(written, ends, strict=True):
            self.counted.count(entry.row.kind, end)
            if stored.done():
                continue
            if end is None:
                stored.set_result(None)
            else:
                stored.set_exception(end)
