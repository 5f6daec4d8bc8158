"""One table with its listeners, its lock and its place in the store.

The order is always: rehearse, store, then carry out.  What was answered is stored, and what could
not be stored has not happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from time import time

from msgspec.structs import replace as changed

from tischrunde.kernel.errors import TischrundeError
from tischrunde.kernel.message import Message
from tischrunde.server import refusals, wire
from tischrunde.server.clients import Client
from tischrunde.server.limits import Limits
from tischrunde.server.played import Played, stand_in_of, without_stand_ins
from tischrunde.server.rows import (
    BACK,
    BOT,
    CHOICE,
    JOIN,
    LEAVE,
    OPEN,
    PERSON,
    REMATCH,
    REPLACED,
    STAND_IN,
    UNDO,
)  # fmt: skip
from tischrunde.server.seating import check_name
from tischrunde.server.store import Conflict, EventRow, Lost, SeatRow, Store, TableRow
from tischrunde.server.tokens import seat_of
from tischrunde.server.turns import Turns
from tischrunde.server.waiting import STAND_INS, since
from tischrunde.table import Session

TRIES = 10  # when other processes are quicker
FEW = 8  # events that are carried out at once

log = logging.getLogger(__name__)


class Table(Played):
    """Everything a server process knows of a table; the store knows as much."""

    def __init__(
        self, store: Store, row: TableRow, seats: list[SeatRow], session: Session | None = None
    ) -> None:
        super().__init__(row, seats, session)
        self.store = store
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.on_change: Callable[[Table, bool], None] = lambda table, ours: None
        self.on_turn: Callable[[Table], None] = lambda table: None  # somebody else is awaited
        self.on_lost: Callable[[Table], None] = lambda table: None  # the store knows less than we
        # Since which version, and when, it is up to whom it is up to now.
        self.turn, self.turn_since = self.version, self.asked_since
        self.most_choices = Limits.choices_a_game
        self.turns = Turns()  # with which other tables it shares this process
        self._unsure = False  # whether the store may know more than we do
        self.ended: refusals.Refused | None = None  # why there is no such table any more

    # -- who ------------------------------------------------------------------------------------

    async def seat_of(self, token: str) -> int:
        """The seat a token opens."""
        seat = seat_of(token, [seat.token_hash for seat in self.seats])
        if seat is None and self.store.shared:  # somebody may have sat down by another process
            async with self.lock:
                await self._catch_up()
            seat = seat_of(token, [seat.token_hash for seat in self.seats])
        if seat is None:
            raise refusals.unknown_token()
        return seat

    # -- what a seat sees -----------------------------------------------------------------------

    async def greet(self, client: Client, since: int | None) -> None:
        """The whole table for every seat of a client, and from now on every change; anew, if the
        client knows of more than there is: the database has lost it."""
        async with self.lock:
            await self._be_fresh()
            waiting = self.waiting
            for seat in client.seats:
                if since is not None and since > self.version:
                    anew = changed(self.update(seat, -1, waiting), set_back=True)
                    client.send(wire.encode(anew).decode())
                else:
                    client.send(self._told(seat, since, waiting))
            self.clients.add(client)

    async def look(self, seat: int) -> wire.Update:
        """The whole table, for somebody who looks once."""
        await self.freshen()
        return self.update(seat)

    async def freshen(self) -> None:
        """Know whatever the store knows."""
        async with self.lock:
            await self._be_fresh()

    # -- what a seat does -----------------------------------------------------------------------

    async def choose(self, seat: int, version: int, choice: str) -> int:
        """The version after a choice; 409 when the table has moved on, 422 when a rule says no."""
        async with self.lock:
            await self._expect(seat, version)
            if self.waits:
                raise refusals.waiting(self.update(seat))
            if len(self.session.steps) >= self.most_choices:
                raise refusals.too_long(self.most_choices)
            over = self.rehearse(seat, choice)
            await self._append_or_refuse(CHOICE, seat, choice, over=over)
            return self.version

    async def undo(self, seat: int, version: int) -> int:
        """The version after this seat has taken its last choice back, and bots' answers with it.

        A bot that is thinking meanwhile answers an older version, and is not heard.
        """
        async with self.lock:
            await self._expect(seat, version)
            if self.waits:
                raise refusals.waiting(self.update(seat))
            rule = self.bars_undo(seat)
            if rule:
                raise refusals.Refused(422, "barred", Message(f"refused-{rule}"), rule)
            await self._append_or_refuse(UNDO, seat, "")
            return self.version

    async def join(self, wanted: int | None, newcomer: SeatRow) -> int:
        """Let somebody sit down at an open seat; at any, if it does not matter."""
        async with self.lock:
            for _ in range(TRIES):
                await self._catch_up()
                there = self._seat_taken_by(newcomer, wanted)
                if there is not None:  # asked again after a lost answer
                    return there
                if self.session.over:
                    raise refusals.over()
                seat = self._open_seat(wanted)
                if newcomer.kind == BOT and self.seats[seat].kind == BOT:
                    raise refusals.seat_taken()
                check_name(newcomer, self.seats)
                try:
                    await self._append(JOIN, seat, newcomer.name or newcomer.bot, newcomer)
                    return seat
                except Conflict:  # another process was quicker, perhaps with another seat
                    log.info("somebody else acted at %s", self.row.id)
                except Exception:  # stored perhaps, and only the answer is lost
                    await self._catch_up()
                    if self.seats[seat] != newcomer:
                        raise
                    return seat
            raise refusals.crowded()

    async def stand_in(self, own: int, seat: int, version: int, bot: str) -> None:
        """Let a bot play for somebody who is away: on one's own seat at once, for others when
        they have been asked and silent for a while."""
        async with self.lock:
            await self._expect(own, version)
            if self.waits:
                raise refusals.waiting(self.update(own))
            if self.session.over:
                raise refusals.over()
            if seat >= len(self.seats):
                raise refusals.no_such_seat()
            waiting = self.waiting if self.asked == seat else None
            away = waiting is not None and waiting.away_in == 0.0
            if self.seats[seat].bot or not (seat == own or away):
                here = self.left(seat) is None and not self.row.clock
                raise refusals.not_away(self.wait, here)
            if self.stand_ins[seat] >= STAND_INS:
                raise refusals.too_often(STAND_INS)
            await self._append_or_refuse(STAND_IN, seat, bot, replace(self.seats[seat], bot=bot))

    async def come_back(self, seat: int) -> None:
        """Whoever holds a seat plays again, whatever has happened meanwhile."""
        async with self.lock:
            for _ in range(TRIES):
                await self._be_fresh()
                if not self.stands_in(seat):
                    return
                try:
                    await self._append(BACK, seat, "", replace(self.seats[seat], bot=""))
                except Conflict:
                    log.info("somebody else acted at %s", self.row.id)
            raise refusals.crowded()

    async def leave(self, seat: int) -> None:
        """Give a seat up: before the game it is open again, in it a bot plays there until somebody
        takes it.  Whoever held its key has no more to say."""
        async with self.lock:
            for _ in range(TRIES):
                await self._be_fresh()
                sitter = self.seats[seat]
                if sitter.kind != PERSON:
                    return
                if self.session.over:
                    raise refusals.over()
                begun = bool(self.session.steps) and not self.waits
                left = SeatRow(OPEN)
                if begun:
                    left = SeatRow(BOT, sitter.name, stand_in_of(self.row.game))
                try:
                    await self._append(REPLACED if begun else LEAVE, seat, sitter.name, left)
                    return
                except Conflict:
                    log.info("somebody else acted at %s", self.row.id)
            raise refusals.crowded()

    async def go_on_at(self, seat: int, id: str) -> None:
        """Everybody hears at which table the same people play again."""
        async with self.lock:
            for _ in range(TRIES):
                await self._be_fresh()
                if self.rematch == id:
                    return
                try:
                    await self._append(REMATCH, seat, id)
                except Conflict:
                    log.info("somebody else acted at %s", self.row.id)
            raise refusals.crowded()

    def _seat_taken_by(self, newcomer: SeatRow, wanted: int | None) -> int | None:
        """Where somebody sits already: people are known by their key, bots where they should be."""
        for seat, sitter in enumerate(self.seats):
            same = sitter.token_hash == newcomer.token_hash
            if same and (newcomer.token_hash or (seat == wanted and sitter == newcomer)):
                return seat
        return None

    def _open_seat(self, wanted: int | None) -> int:
        if wanted is None:
            free = [seat for seat, sitter in enumerate(self.seats) if sitter.free]
            if not free:
                raise refusals.table_full()
            return min(free, key=lambda seat: self.seats[seat].kind != OPEN)
        if not 0 <= wanted < len(self.seats) or not self.seats[wanted].free:
            raise refusals.seat_taken()
        return wanted

    async def hear(self, seq: int) -> None:
        """Another process has appended: see what it was."""
        async with self.lock:
            if seq > self.version or seq == 0:
                await self._catch_up()

    # -- inside the lock ------------------------------------------------------------------------

    async def _expect(self, seat: int, version: int) -> None:
        if self.ended:
            raise self.ended
        await self._be_sure()
        if version > self.version:  # another process has told the client more than we know
            await self._catch_up()
        if version != self.version:
            raise refusals.stale(self.update(seat, version))

    async def _append_or_refuse(
        self,
        kind: str,
        seat: int,
        body: str,
        sitter: SeatRow | None = None,
        over: bool = False,
    ) -> None:
        version = self.version
        try:
            await self._append(kind, seat, body, sitter, over)
        except Conflict as error:
            await self._catch_up()
            raise refusals.stale(self.update(seat, version)) from error

    async def _append(
        self,
        kind: str,
        seat: int,
        body: str,
        sitter: SeatRow | None = None,
        over: bool = False,
    ) -> None:
        """Store, then carry out, then tell everybody; after a Conflict nothing has changed here."""
        row = EventRow(self.version + 1, kind, seat, body, time())
        awaited = self.awaited
        self._unsure = True  # until it is known what became of it
        try:
            await self.store.append(self.row.id, row, sitter, over)
        except Lost as error:
            log.error("the database has lost what happened at %s", self.row.id)
            self.ended = refusals.no_store()
            self.on_lost(self)
            raise self.ended from error
        self._unsure = False
        self.carry_out(row)
        if sitter is not None:
            self.seats[seat] = sitter
        self._part_with([row])
        self._publish(row.seq - 1)
        self.on_change(self, True)
        if self._is_another_turn_than(awaited):
            self.on_turn(self)

    def _is_another_turn_than(self, awaited: int | None) -> bool:
        another = self.awaited != awaited
        if another:
            self.turn, self.turn_since = self.version, since(self.changed)
        return another

    async def _be_sure(self) -> None:
        if self._unsure:
            await self._catch_up()

    async def _be_fresh(self) -> None:
        if self._unsure or self.store.shared:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Carry out whatever the store knows and we do not."""
        before = self.version
        rows = await self.store.events(self.row.id, before)
        awaited = self.awaited if rows and before else -1
        stored: list[SeatRow] = []
        if any(row.kind in (JOIN, LEAVE, REPLACED) for row in rows):
            stored = without_stand_ins((await self.store.seats([self.row.id]))[self.row.id])
            self._sit_as_before(rows, stored)
        try:
            await self._carry_out_all(rows)
        except TischrundeError as error:
            log.exception("the table %s cannot be played again", self.row.id)
            raise refusals.unreadable_table() from error
        self._unsure = False
        for seat, sitter in enumerate(stored):
            bot = self.seats[seat].bot if sitter.kind == PERSON else sitter.bot
            self.seats[seat] = replace(sitter, bot=bot)
        self._part_with(rows)
        if self.version != before:
            self._is_another_turn_than(awaited)
            self._publish(before)
            self.on_change(self, False)

    async def _carry_out_all(self, rows: list[EventRow]) -> None:
        """Many of them in pieces, so that other tables need not wait."""
        if len(rows) <= FEW:
            for row in rows:
                self.carry_out(row)
            return
        async with self.turns.begin(len(rows)) as turn:
            for row in rows:
                self.carry_out(row)
                await turn.step()

    def _sit_as_before(self, rows: list[EventRow], stored: list[SeatRow]) -> None:
        """Who sat where when the first of these events happened; a bot of today may have come in
        the place of somebody who then still sat there."""
        self.stored = stored
        left = {row.seat: row.body for row in reversed(rows) if row.kind == REPLACED}
        for seat, sitter in enumerate(stored):
            if seat in left and self.version == 0:
                self.seats[seat] = SeatRow(PERSON, left[seat])
            elif seat not in left and self.seats[seat].kind == OPEN:
                self.seats[seat] = sitter

    def _part_with(self, rows: list[EventRow]) -> None:
        """Whoever has left hears nothing more through the eyes of that seat."""
        left = {row.seat for row in rows if row.kind in (LEAVE, REPLACED)}
        for client in [client for client in self.clients if left.intersection(client.seats)]:
            self.clients.discard(client)
            client.give_up()

    def _told(self, seat: int, since: int | None, waiting: wire.Waiting | None) -> str:
        """What is sent live."""
        return wire.encode(self.update(seat, since, waiting)).decode()

    def _publish(self, since: int) -> None:
        """Inside the lock, so that everybody hears everything in order."""
        texts: dict[int, str] = {}
        waiting = self.waiting
        for client in self.clients:
            for seat in client.seats:
                if seat not in texts:
                    texts[seat] = self._told(seat, since, waiting)
                client.send(texts[seat])
