"""Calls to browsers whose page is closed, when it is their seat's turn (Web Push); only where
whoever runs the server has a key for it.

Who is connected is not called: the page does that.  But a phone that sleeps looks connected until
its line is found to be dead; so whoever goes soon after their turn has begun is called then.  Who
has had the page open in that turn knows of it, and so does who was called already.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import urlsafe_b64encode
from collections import Counter
from functools import partial
from hashlib import sha256
from time import monotonic, time
from typing import Protocol

import msgspec

from tischrunde.kernel.message import Message
from tischrunde.server import refusals, wire_friends
from tischrunde.server.calling import NotAllowed
from tischrunde.server.library import Library
from tischrunde.server.lines import Crowded, Lines
from tischrunde.server.store import subscribed
from tischrunde.server.store.subscribed import Subscription
from tischrunde.server.table import Table
from tischrunde.server.tables import Tables
from tischrunde.server.wire_friends import Device

JUST_NOW = 60.0  # seconds; the lines of phones that sleep are found dead after 40
AGAIN = 30.0  # seconds until a push service that could not is asked once more
GONE = (404, 410)
TOO_MANY, BROKEN = 429, 500
NO_ANSWER = 0

log = logging.getLogger(__name__)


class Sender(Protocol):
    """How calls are made (see webpush.py, which needs an extra)."""

    @property
    def public(self) -> str:
        """What browsers know us by."""

    async def check(self, device: Device) -> None:
        """ValueError or NotAllowed, unless this device can be sent something."""

    async def send(self, device: Device, text: bytes, topic: str) -> int:
        """The status that came back."""


class Pushing:
    """Keeps who wants to be called, and calls."""

    def __init__(self, sender: Sender | None, tables: Tables, library: Library) -> None:
        self.sender = sender
        self.tables = tables
        self.library = library
        self.lines = Lines()
        self.answers: Counter[int] = Counter()  # of push services, by status

    # -- who is called --------------------------------------------------------------------------

    async def put(self, table: Table, seat: int, device: Device) -> int:
        """How many browsers are called for a seat, with this one."""
        await self._check(device)
        if table.session.over:
            raise refusals.over()
        one = Subscription(table.seats[seat].token_hash, **msgspec.structs.asdict(device))
        work = partial(
            subscribed.put, table=table.row.id, seat=seat, one=one, at=time(), called=table.turn
        )
        return await table.store.within(work)

    async def move(self, wish: wire_friends.MovePush) -> int:
        """At how many seats a browser is called elsewhere now, or not any more."""
        was, to = wish.was, wish.to
        if to is not None:
            await self._check(to)
        new = (to.endpoint, to.p256dh, to.auth) if to else None
        work = partial(subscribed.move, endpoint=was.endpoint, auth=was.auth, to=new)
        return await self.tables.store.within(work)

    async def _check(self, device: Device) -> None:
        if self.sender is None:
            raise refusals.no_push()
        try:
            await self.sender.check(device)
        except (NotAllowed, ValueError) as error:
            raise refusals.bad_push() from error

    # -- when -----------------------------------------------------------------------------------

    def turn(self, table: Table) -> None:
        """Somebody else is awaited there now; who is not there is called."""
        if self.sender is None:
            return
        seat = table.awaited
        if seat is not None and seat not in self.tables.presence.at(table.row.id).seats:
            self._start(table, seat)

    def gone(self, id: str, seat: int) -> None:
        """Somebody was there until now, or seemed to be."""
        table = self.tables.known.get(id)
        if self.sender is None or table is None or table.awaited != seat:
            return
        if monotonic() - table.turn_since < JUST_NOW:
            self._start(table, seat)

    def _start(self, table: Table, seat: int) -> None:
        if self.sender is not None:
            call = partial(self._call, self.sender, table, seat, table.turn)
            self.lines.start(table.row.id, call)

    # -- calling --------------------------------------------------------------------------------

    async def _call(self, sender: Sender, table: Table, seat: int, turn: int) -> None:
        if (table.awaited, table.turn) != (seat, turn):
            return  # that turn has ended meanwhile; whoever is called for the next is not for it
        id, holder = table.row.id, table.seats[seat].token_hash
        try:
            claim = partial(subscribed.claim, table=id, seat=seat, holder=holder, turn=turn)
            wanted = await table.store.within(claim)
            whose = await self.lines.whose(table) if wanted else ""
            calls = [self._call_one(sender, table, seat, one, whose) for one in wanted]
            await asyncio.gather(*calls)
        except Exception:
            log.exception("who plays at %s could not be called", id)

    async def _call_one(
        self, sender: Sender, table: Table, seat: int, one: Subscription, whose: str
    ) -> None:
        id, turn = table.row.id, table.turn
        device = Device(one.endpoint, one.p256dh, one.auth)
        text, topic = self._told(table, one), topic_of(id, one)
        for tries_left in (1, 0):
            status = await self._sent(sender, device, text, topic, whose)
            self.answers[status] += 1
            if 200 <= status < 300:
                return
            log.info("a push service called for %s has answered %d", id, status)
            if status in GONE:
                forget = partial(subscribed.drop, table=id, seat=seat, marks=[one.mark])
                return await table.store.within(forget)
            if not tries_left or NO_ANSWER < status < BROKEN and status != TOO_MANY:
                return
            await asyncio.sleep(AGAIN)
            if (table.awaited, table.turn) != (seat, turn):
                return

    async def _sent(
        self, sender: Sender, device: Device, text: bytes, topic: str, whose: str
    ) -> int:
        try:
            async with self.lines.line(whose):
                return await sender.send(device, text, topic)
        except (Crowded, NotAllowed, OSError, TimeoutError) as error:
            log.info("a push service cannot be called: %s", type(error).__name__)
            return NO_ANSWER

    def _told(self, table: Table, one: Subscription) -> bytes:
        """Whole sentences: the page may be of another day, and its words not at hand."""
        id, game = table.row.id, table.row.game
        say = partial(self.library.said, one.lang, game)
        title = say(Message("push-title", {"game": Message(f"game-{game}")}))
        body = say(Message("push-body", {"table": id}))
        return msgspec.json.encode({"title": title, "body": body, "table": id})


def topic_of(table: str, one: Subscription) -> str:
    """A call takes the place of an earlier one for the same table; to a push service it does not
    say which table that is, nor who else sits there.  32 letters are the most."""
    made = sha256(f"{table} {one.auth}".encode()).digest()
    return urlsafe_b64encode(made[:24]).decode()
