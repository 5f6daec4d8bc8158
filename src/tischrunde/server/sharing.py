"""Processes on one database tell each other who is at their tables.

Each says at once what changes, and now and then all of it.  What is not said again is forgotten:
so a word may get lost, and a process may die without a word.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from secrets import token_hex

import msgspec

from tischrunde.server.presence import NOBODY, Company, Presence

GATHER = 0.1  # seconds for which news is gathered into one word
REPEAT = 2.0  # seconds after which everything is said again
FORGET = 3 * REPEAT
AT_ONCE = 150  # tables in one word, of which PostgreSQL carries 8,000 bytes

log = logging.getLogger(__name__)


class Word(msgspec.Struct, frozen=True):
    """Who is at these tables by this process: seats, and how many watch."""

    process: str
    tables: dict[str, tuple[frozenset[int], int]]


read = msgspec.json.Decoder(Word).decode


class Sharing:
    """What this process says of its tables, and what it has heard of the others'."""

    def __init__(self, presence: Presence, say: Callable[[str], Awaitable[None]]) -> None:
        self.process = token_hex(4)
        self.presence = presence
        self.say = say
        self._news = asyncio.Event()
        self._unsaid: set[str] = set()
        self._processes: dict[str, float] = {}  # when each was heard last
        self._heard: dict[tuple[str, str], float] = {}  # and what it said of each table
        presence.on_change = self._changed

    def _changed(self, *tables: str) -> None:
        self._unsaid.update(tables)
        self._news.set()

    def hear(self, text: str) -> None:
        """A word, perhaps our own; whoever is new wants to know everything."""
        try:
            word = read(text)
        except msgspec.MsgspecError:
            log.warning("this is no word about who is where: %.80s", text)
            return
        if word.process == self.process:
            return
        if word.process not in self._processes:
            self._changed(*self.presence.tables)
        now = self._processes[word.process] = asyncio.get_running_loop().time()
        for table, (seats, watching) in word.tables.items():
            self._heard[word.process, table] = now
            self.presence.hear(word.process, table, Company(seats, watching))

    async def run(self) -> None:
        """Speak until cancelled."""
        loop = asyncio.get_running_loop()
        repeat = loop.time()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(repeat):
                    await self._news.wait()
            await asyncio.sleep(GATHER)
            if loop.time() >= repeat:
                repeat = loop.time() + REPEAT
                self._forget(loop.time() - FORGET)
                self._unsaid.update(self.presence.tables)
            try:
                for word in self._words():
                    await self.say(word)
            except Exception:  # all of it will be said again
                log.warning("the others could not be told who is here", exc_info=True)

    def _words(self) -> Iterator[str]:
        """All that is unsaid; be it nothing, which says that we are there."""
        self._news.clear()
        tables, self._unsaid = sorted(self._unsaid), set()
        for first in range(0, max(1, len(tables)), AT_ONCE):
            here = {id: self.presence.here(id) for id in tables[first : first + AT_ONCE]}
            said = {id: (company.seats, company.watching) for id, company in here.items()}
            yield msgspec.json.encode(Word(self.process, said)).decode()

    def _forget(self, before: float) -> None:
        for (process, table), at in list(self._heard.items()):
            if at < before:
                del self._heard[process, table]
                self.presence.hear(process, table, NOBODY)
        self._processes = {one: at for one, at in self._processes.items() if at >= before}
