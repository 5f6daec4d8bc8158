"""A call to an address that a table has named, whenever it is somebody's turn there; only where
whoever runs the server allows it."""

from __future__ import annotations

import logging
from functools import partial
from html import escape
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tischrunde.kernel.message import Arg, Message
from tischrunde.server import refusals, wire_friends
from tischrunde.server.calling import Caller, NotAllowed
from tischrunde.server.library import Library
from tischrunde.server.lines import Crowded, Lines
from tischrunde.server.store import beside
from tischrunde.server.table import Table

log = logging.getLogger(__name__)


class Webhooks:
    """Keeps what tables have named, and calls."""

    def __init__(self, caller: Caller | None, library: Library) -> None:
        self.caller = caller
        self.library = library
        self.lines = Lines()

    async def put(
        self, table: Table, wish: wire_friends.SetWebhook, origin: str, address: str
    ) -> str:
        """The host that will be called from now on, or "" for none."""
        if self.caller is None:
            raise refusals.no_webhooks()
        if wish.url:
            try:
                await self.caller.check(wish.url, address)
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
        if self.caller is None:
            return
        seat = table.awaited
        if seat is not None:
            call = partial(self._call, self.caller, table, seat, table.seats[seat].name)
            self.lines.start(table.row.id, call)

    async def _call(self, caller: Caller, table: Table, seat: int, name: str) -> None:
        try:
            hook = await table.store.within(partial(beside.hook_of, table=table.row.id))
            if hook is None:
                return
            whose = await self.lines.whose(table)
            async with self.lines.line(whose):
                told = self._told(table, seat, name, hook)
                status = await caller.post(hook.url, told, whose=whose)
            if status >= 300 or not status:
                log.info("the webhook of %s has answered %d", table.row.id, status)
        except (Crowded, NotAllowed, OSError, TimeoutError) as error:
            log.info("the webhook of %s cannot be called: %s", table.row.id, type(error).__name__)
        except Exception:
            log.exception("the webhook of %s failed", table.row.id)

    def _told(self, table: Table, seat: int, name: str, hook: beside.Hook) -> bytes:
        """For programs; and a sentence for people, under the names chats have for it."""
        id, game = table.row.id, table.row.game
        link = f"{hook.origin}/tables/{id}"
        body = {"table": id, "game": game, "seat": seat, "name": name, "link": link}

        def said(who: str) -> str:
            args: dict[str, Arg] = {"who": who, "game": Message(f"game-{game}"), "link": link}
            return self.library.said(hook.lang, game, Message("webhook-turn", args))

        quiet: dict[str, Any] = {"allowed_mentions": {"parse": []}}  # as Discord has it
        told = {**body, "text": said(harmless(name)), "content": said(name), **quiet}
        return msgspec.json.encode(told)


def harmless(name: str) -> str:
    """A name that calls nobody else in a chat: what Slack takes for a sign of its own is escaped as
    it wants it, and no word follows the @ of others."""
    return escape(name, quote=False).replace("@", "@\u200b")
