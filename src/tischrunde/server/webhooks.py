"""A call to an address that a table has named, whenever it is somebody's turn there; only where
whoever runs the server allows it."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tischrunde.kernel.message import Arg, Message
from tischrunde.server import refusals, wire_friends
from tischrunde.server.calling import Caller, NotAllowed
from tischrunde.server.library import Library
from tischrunde.server.limits import Buckets
from tischrunde.server.store import beside
from tischrunde.server.table import Table

AT_ONCE = 4  # calls
MOST_WAITING = 200
A_SECOND, BURST = 0.1, 20.0  # calls for one table

log = logging.getLogger(__name__)


class Webhooks:
    """Keeps what tables have named, and calls."""

    def __init__(self, caller: Caller | None, library: Library) -> None:
        self.caller = caller
        self.library = library
        self._pace = Buckets(A_SECOND, BURST)
        self._lines = asyncio.Semaphore(AT_ONCE)
        self._calls: set[asyncio.Task[None]] = set()

    async def put(self, table: Table, wish: wire_friends.SetWebhook, origin: str) -> str:
        """The host that will be called from now on, or "" for none."""
        if self.caller is None:
            raise refusals.no_webhooks()
        if wish.url:
            try:
                await self.caller.check(wish.url)
            except NotAllowed as error:
                raise refusals.bad_webhook() from error
        kept = beside.Hook(wish.url, wish.lang, origin)
        await table.store.within(partial(beside.put_hook, table=table.row.id, hook=kept))
        return urlsplit(wish.url).hostname or ""

    async def host(self, table: Table) -> str:
        """Whom a table calls, or ""."""
        if self.caller is None:
            raise refusals.no_webhooks()
        hook = await table.store.within(partial(beside.hook_of, table=table.row.id))
        return (urlsplit(hook.url).hostname or "") if hook else ""

    def turn(self, table: Table) -> None:
        """Somebody else is asked there now; who is nobody's bot is called."""
        seat = table.asked
        if self.caller is None or seat is None or table.seats[seat].bot:
            return
        if len(self._calls) >= MOST_WAITING or not self._pace.take(table.row.id):
            return
        name = table.seats[seat].name
        task = asyncio.create_task(self._call(self.caller, table, seat, name))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _call(self, caller: Caller, table: Table, seat: int, name: str) -> None:
        try:
            hook = await table.store.within(partial(beside.hook_of, table=table.row.id))
            if hook is None:
                return
            async with self._lines:
                status = await caller.post(hook.url, self._told(table, seat, name, hook))
            if status >= 300 or not status:
                log.info("the webhook of %s has answered %d", table.row.id, status)
        except (NotAllowed, OSError, TimeoutError) as error:
            log.info("the webhook of %s cannot be called: %s", table.row.id, type(error).__name__)
        except Exception:
            log.exception("the webhook of %s failed", table.row.id)

    def _told(self, table: Table, seat: int, name: str, hook: beside.Hook) -> bytes:
        """For programs; and a sentence for people, under the names chats have for it."""
        id, game = table.row.id, table.row.game
        link = f"{hook.origin}/tables/{id}"
        args: dict[str, Arg] = {"who": name, "game": Message(f"game-{game}"), "link": link}
        text = self.library.said(hook.lang, game, Message("webhook-turn", args))
        body = {"table": id, "game": game, "seat": seat, "name": name, "link": link}
        # A name calls nobody else in a chat.
        quiet: dict[str, Any] = {"allowed_mentions": {"parse": []}}
        return msgspec.json.encode({**body, "text": text, "content": text, **quiet})

    async def close(self) -> None:
        for call in self._calls:
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
