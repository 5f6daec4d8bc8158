"""How tables end: at somebody's wish, or because nobody has touched them for long; and rooms.

What has been played at one is written into a file first, as a record anybody can load again, and
what a room has played as its members could take it home.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import time

from tischrunde.server import exporting, refusals, tokens, wire
from tischrunde.server.limits import Limits
from tischrunde.server.records import record_of
from tischrunde.server.rooms import taken_home
from tischrunde.server.rows import EVENING, LIVE, PERSON
from tischrunde.server.steady import Steady
from tischrunde.server.store import Away, departing, rooms
from tischrunde.server.table import TRIES, Table
from tischrunde.server.tables import Tables
from tischrunde.server.waiting import LONGEST

BITE = 200  # tables looked at or taken out at once
BREATH = 0.02  # seconds in between, in which others have the store
HOUR, DAY = 3600.0, 86_400.0
# What nobody has begun goes sooner where the store gets full; not where people take their time.
FRESH = {LIVE: HOUR, EVENING: 12 * HOUR}
FULL = 0.9  # of what may be stored

log = logging.getLogger(__name__)


class Endings:
    """Takes tables out of the store and of memory."""

    def __init__(
        self,
        tables: Tables,
        limits: Limits,
        folder: Path | None,
        clock: Callable[[], float] = time,
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.limits = limits
        self.folder = folder
        self.clock = clock

    # -- at somebody's wish -----------------------------------------------------------------------

    async def close(self, table: Table, own: int) -> wire.Left:
        """Whoever has set a table up withdraws it, or ends its game."""
        await table.freshen()
        if table.session.over:
            raise refusals.over()
        if own not in table.owners:
            raise refusals.not_yours()
        await self.end(table.row.id, "withdrawn" if table.waits else "closed")
        return wire.Left(True)

    async def close_unplayable(self, id: str, token: str) -> wire.Left:
        """Whoever sits where nobody can go on by today's rules ends the table, whose record its
        link then hands out."""
        seats = (await self.store.seats([id]))[id]
        if tokens.seat_of(token, [seat.token_hash for seat in seats]) is None:
            raise refusals.unknown_token()
        return wire.Left(await self.end(id, "closed"))

    async def leave(self, table: Table, own: int, seat: int) -> wire.Left:
        """Somebody gives up their seat, or that of somebody who has not come back."""
        await table.freshen()
        if seat >= len(table.seats):
            raise refusals.no_such_seat()
        if seat != own and not self.given_up(table, seat):
            raise refusals.not_away(table.wait or LONGEST, seat in self.here(table))
        others = [n for n, sitter in enumerate(table.seats) if sitter.kind == PERSON and n != seat]
        if table.waits and not others:  # nobody would be left to wait
            await self.end(table.row.id, "withdrawn")
            return wire.Left(True)
        await table.leave(seat)
        return wire.Left(False)

    def given_up(self, table: Table, seat: int) -> bool:
        """Whether a bot has stood in long enough for somebody who is not there."""
        long = table.stood_in_for(seat) >= (table.wait or LONGEST)
        return table.stands_in(seat) and long and seat not in self.here(table)

    def here(self, table: Table) -> list[int]:
        return self.tables.presence.at(table.row.id).seats

    # -- because nobody comes ---------------------------------------------------------------------

    async def run(self) -> None:
        """Look for tables that may go, now and then, until cancelled."""
        steady: Steady | None = None
        while True:
            await asyncio.sleep(self.limits.sweep_seconds)
            try:
                if steady is None:
                    steady = Steady(self.clock, await self.store.run(departing.newest))
                gone = await self.expire(steady.now())
                if gone:
                    log.info("%d tables were untouched for long, and are gone", gone)
            except Exception:  # the store is away, or the disk is full: nothing is lost by waiting
                log.warning("tables that nobody touches could not be ended", exc_info=True)

    async def expire(self, now: float | None = None) -> int:
        """How many tables went."""
        now, gone, after = self.clock() if now is None else now, 0, (0.0, "")
        youngest = now - min(self.limits.listed_hours, self.limits.unstarted_hours) * HOUR
        while found := await self.store.run(partial(departing.idle, youngest, after, BITE)):
            after = found[-1].created, found[-1].id
            gone += await self._end_those([one for one in found if self._is_due(one, now)])
            await asyncio.sleep(BREATH)
        gone += await self._make_room(now)
        await self._end_rooms(now)
        await self.store.run(departing.forget)
        if self.folder is not None:
            await asyncio.to_thread(exporting.prune, self.folder, self.limits.records_exported)
        return gone

    async def _end_rooms(self, now: float) -> None:
        """Rooms go as tables do, and what was played in one never to make room for others; who
        looks at one hears of it."""
        limits = self.limits
        look = partial(
            rooms.untouched,
            empty_before=now - limits.empty_room_hours * HOUR,
            before=now - limits.room_days * DAY,
            fresh=now - HOUR,
            most=BITE,
            beyond=int(FULL * limits.rooms_stored),
            also_played=self.folder is not None,
        )
        kept: list[str] = []
        while found := await self.store.within(partial(look, but=kept)):
            for id in found:
                if await self._is_in_use(id):
                    kept.append(id)
                else:
                    await self._end_room(id)
            await asyncio.sleep(BREATH)

    async def _is_in_use(self, id: str) -> bool:
        """Whether somebody is in a room, or at one of its tables."""
        tables = await self.store.within(partial(rooms.going_on, id=id))
        return any(self._has_company(place) for place in (id, *tables))

    async def _end_room(self, id: str) -> None:
        """What was played there is in a file first; a room to which somebody comes stays."""
        found = await self.store.within(partial(taken_home, id=id))
        if found is None:
            return
        version, played = found
        if played.results and self.folder is not None:
            body = wire.encode(played)
            write = partial(exporting.export_group, self.folder, id, body, self.clock())
            await self._write(id, write)
        if await self.store.within(partial(rooms.delete_room, id=id, version=version)):
            self.tables.on_room(id)

    def _is_due(self, one: departing.Idle, now: float) -> bool:
        limits = self.limits
        if one.over:
            patience = limits.finished_days * DAY
        elif not one.unstarted:
            patience = limits.abandoned_days * DAY
        else:
            hours = limits.unstarted_hours
            patience = (min(limits.listed_hours, hours) if one.listed else hours) * HOUR
        return now - one.touched > patience

    async def _make_room(self, now: float) -> int:
        """Where it gets full, what nobody has begun goes after an hour or an evening; nothing that
        was played does, and beyond the bound new tables are refused."""
        gone, most = 0, int(FULL * self.limits.tables_stored)
        fresh = {pace: now - seconds for pace, seconds in FRESH.items()}
        while (more := await self.store.run(departing.stored) - most) > 0:
            look = partial(departing.unbegun, fresh, min(more, BITE))
            went = await self._end_those(await self.store.run(look))
            if not went:
                break
            gone += went
            await asyncio.sleep(BREATH)
        return gone

    async def _end_those(self, due: list[departing.Idle]) -> int:
        gone = 0
        for one in due:
            if not self._has_company(one.id):
                gone += await self.end(one.id, "expired")
        return gone

    def _has_company(self, id: str) -> bool:
        company = self.tables.presence.at(id)
        return bool(company.seats or company.watching)

    async def end(self, id: str, why: wire.Why) -> bool:
        """Whether there was something to end; what was played is exported first."""
        known = self.tables.known.get(id)
        if known is None:
            return await self._end(id, why)
        async with known.lock:
            return await self._end(id, why)

    async def _end(self, id: str, why: wire.Why) -> bool:
        for _ in range(TRIES):
            row = await self.store.table(id)
            if row is None:
                return False
            events = await self.store.events(id)
            record = record_of(row, events)
            file = ""
            if record.choices:
                if self.folder is None:
                    return False
                write = partial(exporting.export, self.folder, id, record, self.clock(), row.over)
                file = await self._write(id, write)
            gone = departing.Departed(id, why, self.clock(), file)
            version = events[-1].seq if events else 0
            if await self.store.run(partial(departing.take_out, gone, version=version)):
                self.tables.drop(id, refusals.Ended(why, file))
                if row.room:
                    self.tables.on_room(row.room)
                return True
            if why == "expired":  # somebody has come
                return False
        raise refusals.crowded()

    async def _write(self, id: str, write: Callable[[], str]) -> str:
        try:
            return await asyncio.to_thread(write)
        except OSError as error:  # no space: nothing is ended, and it may be tried again
            log.error("what was played at %s cannot be written into a file: %s", id, error)
            raise Away(str(error)) from error
