"""Whoever looks at a room is told what becomes of it, in whichever process that happens.

Every change makes the room's version one higher.  The process that makes it tells its own people
and says a word to the others; who has missed the word finds the version within some seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from secrets import token_hex
from typing import Any
from weakref import WeakKeyDictionary

from tischrunde.server import wire
from tischrunde.server import wire_rooms as told
from tischrunde.server.clients import Client
from tischrunde.server.listing import listed_of
from tischrunde.server.looked import Looked
from tischrunde.server.presence import LINGER
from tischrunde.server.refusals import Refused
from tischrunde.server.rooms import Rooms
from tischrunde.server.store import rooms as stored
from tischrunde.server.table import Table
from tischrunde.server.tables import KEEP_UP, Tables

REST = 0.1  # seconds between two words to a room, however much becomes of it
BYTES_A_SECOND = 20_000_000  # of all that is told to those who look at one
BITE = 25  # clients told at once
BREATH = 0.005  # seconds in between
WORD = "room:"  # how processes tell each other; then process and room

log = logging.getLogger(__name__)


class Watched:
    """A room somebody looks at, as they were told of it last."""

    def __init__(self, looked: Looked) -> None:
        self.looked = looked
        self.clients: set[Client] = set()
        self.rests = False  # everybody was told just now
        self.more = False  # and there is more to tell

    @property
    def room(self) -> told.Room:
        return self.looked.room

    @property
    def rest(self) -> float:
        """Seconds in which more may gather: it takes its time to tell many people much."""
        return REST + len(self.looked.text) * len(self.clients) / BYTES_A_SECOND


class Watching:
    """The rooms somebody looks at by this process."""

    def __init__(self, rooms: Rooms, tables: Tables) -> None:
        self.rooms = rooms
        self.tables = tables
        self.process = token_hex(4)
        self.watched: dict[str, Watched] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._seen: WeakKeyDictionary[Table, object] = WeakKeyDictionary()
        tables.on_company = self._company
        tables.on_room_table = self._table
        tables.on_room = lambda room: self._start(self.changed(room))

    # -- who looks --------------------------------------------------------------------------------

    async def greet(self, id: str, client: Client) -> None:
        """The whole room, and from now on every change."""
        looked = await self.rooms.look(id)
        here = self.watched.setdefault(id, Watched(looked))
        self._tell(here, looked)  # to the others, should we be the first to know
        here.clients.add(client)
        client.send(here.looked.text.decode())
        client.hear_of(self._present(here))

    def leave(self, id: str, client: Client) -> None:
        if here := self.watched.get(id):
            here.clients.discard(client)
            if not here.clients:
                del self.watched[id]
                asyncio.get_running_loop().call_later(2 * LINGER, self._forget, id)

    def _forget(self, id: str) -> None:
        """Nobody asks when who has gone from a room."""
        if id not in self.watched:
            self.tables.presence.forget(id)

    # -- what becomes of it -----------------------------------------------------------------------

    async def changed(self, id: str, ours: bool = True) -> None:
        """Tell everybody who looks at a room what it is like now."""
        if ours and self.rooms.store.shared:
            await self.rooms.store.say(f"{WORD}{self.process}:{id}")
        here = self.watched.get(id)
        if here is None:
            return
        if here.rests:
            here.more = True
            return
        here.rests = True
        try:
            self._tell(here, await self.rooms.look(id))
        except Refused as gone:
            self._dismiss(id, gone)
        finally:
            asyncio.get_running_loop().call_later(here.rest, self._rested, id, here)

    def _rested(self, id: str, here: Watched) -> None:
        here.rests = False
        if here.more:
            here.more = False
            self._start(self.changed(id, ours=False))

    def _tell(self, here: Watched, looked: Looked) -> None:
        """Some now and some in a moment, so that nobody at a table waits until all are told."""
        if looked.room == here.room or looked.room.version < here.room.version:
            return
        here.looked = looked
        text, present = looked.text.decode(), self._present(here)
        later = asyncio.get_running_loop().call_later
        for number, client in enumerate(here.clients):
            later(number // BITE * BREATH, tell, client, text, present)

    def _dismiss(self, id: str, gone: Refused) -> None:
        if here := self.watched.pop(id, None):
            last = wire.encode(gone.problem()).decode()
            for client in here.clients:
                client.give_up(last)

    def _table(self, table: Table) -> None:
        """A table has moved: only who sits there, and whether it is over, is shown in its room."""
        now = listed_of(table)
        before = self._seen.get(table, now)
        self._seen[table] = now
        if before != now:
            self._start(self.moved(table.row.room))

    async def moved(self, id: str) -> None:
        """Something that a room shows has changed at one of its tables."""
        await self.rooms.touch(id)
        await self.changed(id)

    # -- who is here ------------------------------------------------------------------------------

    def _company(self, id: str) -> None:
        """Others are in this room, or at this table, which may be one of a room's."""
        if id in self.watched:
            self._tell_present(self.watched[id])
        for here in self.watched.values():
            if any(table.about.id == id for table in here.room.tables):
                self._tell_present(here)

    def _tell_present(self, here: Watched) -> None:
        present = self._present(here)
        for client in here.clients:
            client.hear_of(present)

    def _present(self, here: Watched) -> str:
        presence = self.tables.presence
        members = set(presence.at(here.room.id).seats)
        for table in here.room.tables:
            members |= {table.members[seat] for seat in presence.at(table.about.id).seats}
        return wire.encode(told.Present(sorted(members - {told.NOBODY}))).decode()

    # -- other processes --------------------------------------------------------------------------

    def or_else(self, other: Callable[[str], None]) -> Callable[[str], None]:
        """Hears words between processes that are about rooms, and passes the others on."""

        def hear(word: str) -> None:
            if not word.startswith(WORD):
                other(word)
                return
            process, _, id = word.removeprefix(WORD).partition(":")
            if process != self.process and id in self.watched:
                self._start(self.changed(id, ours=False))

        return hear

    async def keep_up(self) -> None:
        """Ask the store now and then how the rooms are at which somebody looks."""
        while True:
            await asyncio.sleep(KEEP_UP)
            if not self.watched:
                continue
            try:
                ids = list(self.watched)
                now = await self.rooms.store.within(partial(stored.states, ids=ids))
                for id in ids:
                    here = self.watched.get(id)
                    if here and now.get(id) != (here.room.version, len(here.room.tables)):
                        await self.changed(id, ours=False)
            except Exception:
                log.warning("the store does not say how the rooms are", exc_info=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._surely(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _surely(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            log.warning("who looks at a room could not be told", exc_info=True)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def tell(client: Client, text: str, present: str) -> None:
    client.send(text)
    client.hear_of(present)
