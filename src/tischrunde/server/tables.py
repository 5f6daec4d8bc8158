"""All tables of a server: set up, found again, listed, and their bots kept going."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from time import monotonic
from typing import Any

from tischrunde.kernel.errors import TischrundeError
from tischrunde.server import refusals, showing, tokens, wire
from tischrunde.server.drafts import Draft
from tischrunde.server.limits import Limits
from tischrunde.server.listing import Listing
from tischrunde.server.presence import Presence
from tischrunde.server.refusals import Refused
from tischrunde.server.store import Conflict, Store, TableRow, departing
from tischrunde.server.table import Table
from tischrunde.server.thinking import Thinking
from tischrunde.server.turns import Turns

PATIENCE = 3.0  # seconds given to the process that made the last choice to ask its bots
FAILURES = 5  # after which a bot rests until somebody comes
LONGEST_PAUSE = 30.0  # seconds between two tries
KEEP_UP = 5.0  # seconds after which what nobody has told us is found at the latest
BITE = 50  # tables asked about at once
LATELY = 120.0  # seconds for which bots go on at a table that nobody looks at
COMING = 5.0  # seconds for which those for whom a table was loaded may yet sit down there
LOADED_AT_ONCE = 8  # tables; the others wait, so that those at which somebody plays need not
LONG = 1_000  # choices; of games that have more only so many are loaded at once
LONG_AT_ONCE = 2

log = logging.getLogger(__name__)


class Tables:
    """The tables somebody has asked for lately; the others are in the store."""

    def __init__(self, store: Store, thinking: Thinking, limits: Limits) -> None:
        self.store = store
        self.thinking = thinking
        self.limits = limits
        self.on_turn: Callable[[Table], None] = lambda table: None
        self.known: OrderedDict[str, Table] = OrderedDict()
        self.listing = Listing(store)
        self.presence = Presence(self._tell_who_is_here)
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._may_load = asyncio.Semaphore(LOADED_AT_ONCE)
        self._may_load_long = asyncio.Semaphore(LONG_AT_ONCE)
        self._turns = Turns()
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._asked_for: dict[str, float] = {}  # when somebody asked for a table
        self._remembered: dict[str, float] = {}  # since when it is known
        self._hearing: set[asyncio.Task[None]] = set()
        self.on_end: Callable[[], None] = lambda: None  # some game is over
        self.on_company: Callable[[str], None] = lambda id: None  # others are at this table
        self.on_room_table: Callable[[Table], None] = lambda table: None  # of a room, and it moved
        self.on_room: Callable[[str], None] = lambda room: None  # one of its tables is gone

    # -- setting up -----------------------------------------------------------------------------

    async def open(self, draft: Draft) -> wire.Created:
        """A new table; whoever asks twice by the same secret gets the same."""
        try:
            await self.store.create(draft.row, draft.seats, draft.past, draft.check)
            if draft.session is not None:
                self._remember(Table(self.store, draft.row, draft.seats, draft.session))
        except Conflict:
            log.info("the table %s was there already", draft.row.id)
        self.listing.change()
        return wire.Created(draft.row.id, draft.keys)

    # -- finding --------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        """The table of this id, played again from the store if need be."""
        if not tokens.is_id(id):
            raise refusals.no_such_table()
        while id not in self.known:
            await self._loaded(id)
        table = self.known[id]
        self.known.move_to_end(id)
        self._asked_for[id] = monotonic()
        self._changed(table, False)  # whoever comes wakes a bot that was given up
        return table

    async def _loaded(self, id: str) -> None:
        """Whoever asks first has it loaded, whoever comes meanwhile waits for the same."""
        task = self._loading.get(id)
        # What is done may be forgotten again already: to wait for it lets nobody else go on.
        if task is None or task.done():
            task = self._loading[id] = asyncio.create_task(self._load_and_remember(id))
            task.add_done_callback(partial(self._end_loading, id))
        await asyncio.shield(task)  # who leaves does not take it from the others

    def _end_loading(self, id: str, task: asyncio.Task[None]) -> None:
        if self._loading.get(id) is task:
            del self._loading[id]

    async def _load_and_remember(self, id: str) -> None:
        version = (await self.store.versions([id])).get(id, 0)
        # Nobody waits for games that are longer than any real one.
        async with self._may_load_long if version > LONG else self._may_load:
            self._remember(await self._load(id))

    async def _load(self, id: str) -> Table:
        row = await self.store.table(id)
        if row is None:
            raise await self.what_became_of(id)
        if not is_readable(row):
            raise refusals.OtherRules(row.id, row.over, row.version)
        seats = (await self.store.seats([id]))[id]
        try:
            table = Table(self.store, row, seats)
        except TischrundeError as error:
            raise refusals.unreadable_table() from error
        table.turns = self._turns
        await table.hear(0)
        return table

    async def is_there(self, id: str) -> bool:
        """Whether there is a table of this id still."""
        return bool(await self.store.versions([id]))

    async def what_became_of(self, id: str) -> Refused:
        """Of a table that is not there: it has ended, or there never was one."""
        found = (await self.store.run(partial(departing.departed, [id]))).get(id)
        return refusals.Ended(found.why, found.record) if found else refusals.no_such_table()

    def drop(self, id: str, why: Refused) -> None:
        """A table is no more; whoever is there is told."""
        self.listing.change()
        table = self.known.pop(id, None)
        self._asked_for.pop(id, None)
        self._remembered.pop(id, None)
        self.presence.forget(id)
        self._send_bots_away(id)
        if table is not None:
            table.ended = why
            last = wire.encode(why.problem()).decode()
            for client in table.clients:
                client.give_up(last)
            table.clients.clear()

    def _lost(self, table: Table) -> None:
        """Whoever is there comes again, and all go on with what is stored."""
        self.drop(table.row.id, refusals.no_store())

    def _remember(self, table: Table) -> None:
        self.known[table.row.id] = table
        self._asked_for[table.row.id] = self._remembered[table.row.id] = monotonic()
        table.on_change = self._changed
        table.on_turn = self.on_turn
        table.on_lost = self._lost
        table.most_choices = self.limits.choices_a_game
        table.left = partial(self.presence.left, table.row.id)
        self._changed(table, True)
        self._forget()

    def _forget(self) -> None:
        """The longest unasked tables at which nobody is.

        Not those that have just come: who has waited for one may sit down there.  But whoever asks
        for many long games again and again does not keep all of them here.
        """
        choices = sum(len(table.session.steps) for table in self.known.values())
        before = monotonic() - COMING
        for id, table in list(self.known.items()):
            few = len(self.known) <= self.limits.tables_in_memory
            if few and choices <= self.limits.choices_in_memory:
                return
            if not (self._remembered[id] > before or table.clients or table.lock.locked()):
                choices -= len(table.session.steps)
                del self.known[id], self._asked_for[id], self._remembered[id]
                self.presence.forget(id)
                self._send_bots_away(id)

    def company(self, id: str) -> str:
        """Who is at a table, as clients are told."""
        return wire.encode(self.presence.at(id)).decode()

    def _tell_who_is_here(self, id: str) -> None:
        if table := self.known.get(id):
            company = self.company(id)
            for client in table.clients:
                client.hear_of(company)
        self.on_company(id)

    # -- other processes ------------------------------------------------------------------------

    def hear(self, id: str, seq: int) -> None:
        """Another process, or this one, has appended to a table."""
        table = self.known.get(id)
        if table is not None and table.version < seq:
            self._start(self._catch_up(table, seq))

    def hear_again(self) -> None:
        """We hear each other after a while in which any table may have moved."""
        self._start(self._ask_about(self._busy))

    async def keep_up(self) -> None:
        """Ask the store now and then how the tables are at which somebody is: a word of
        PostgreSQL's can be lost, and a connection can die without anybody noticing.

        A few at a time: whatever reads many rows at once holds everybody up.
        """
        while True:
            busy = self._busy
            bites = [busy[first : first + BITE] for first in range(0, max(1, len(busy)), BITE)]
            for bite in bites:
                await asyncio.sleep(KEEP_UP / len(bites))
                await self._ask_about(bite)

    @property
    def _busy(self) -> list[str]:
        """The tables at which somebody is; the others are asked about when somebody comes."""
        return [id for id, table in self.known.items() if table.clients]

    async def _ask_about(self, ids: list[str]) -> None:
        try:
            versions = await self.store.versions(ids) if ids else {}
        except Exception:
            log.warning("the store does not say how the tables are", exc_info=True)
            return
        for id, version in versions.items():
            self.hear(id, version)
        for id in set(ids) - set(versions):  # another process has ended it
            self.drop(id, await self.what_became_of(id))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def _catch_up(self, table: Table, seq: int) -> None:
        try:
            await table.hear(seq)
        except Exception:
            log.exception("the table %s could not be brought up to date", table.row.id)

    # -- bots -----------------------------------------------------------------------------------

    def _changed(self, table: Table, ours: bool) -> None:
        """Ask the bots, unless another process is about to, or nobody cares."""
        self.listing.moved(table)
        if ours and table.session.over:
            self.on_end()
        if ours and table.row.room:
            self.on_room_table(table)
        if self._bot_to_choose(table) is not None and table.row.id not in self._bots:
            task = asyncio.create_task(self._let_bots_choose(table, 0.0 if ours else PATIENCE))
            self._bots[table.row.id] = task

    def _bot_to_choose(self, table: Table) -> int | None:
        """Bots play where somebody is or lately was: whoever sets up a thousand tables of bots and
        leaves does not keep this computer busy with them."""
        lately = monotonic() - self._asked_for.get(table.row.id, 0.0) < LATELY
        return table.bot_to_choose if table.clients or lately else None

    async def _let_bots_choose(self, table: Table, patience: float) -> None:
        failures = 0
        try:
            while (seat := self._bot_to_choose(table)) is not None and (
                failures < FAILURES or table.clients  # somebody waits for it
            ):
                version = table.version
                await asyncio.sleep(patience)
                if table.version != version:
                    continue
                try:
                    await self._let_bot_choose(table, seat, version)
                    failures = 0
                except Refused as refused:  # somebody was quicker
                    log.info("the bot at %s was refused: %s", table.row.id, refused.error)
                    failures += refused.error != "stale"
                except Exception:
                    log.exception("the bot at %s could not choose", table.row.id)
                    failures += 1
                patience = min(LONGEST_PAUSE, 2.0**failures) if failures else 0.0
        finally:
            if self._bots.get(table.row.id) is asyncio.current_task():
                del self._bots[table.row.id]

    def _send_bots_away(self, id: str) -> None:
        """They are asked anew when somebody comes to the table.  Until then they would keep it in
        memory, perhaps for ever: those for whom somebody waits think first."""
        if task := self._bots.pop(id, None):
            task.cancel()

    async def _let_bot_choose(self, table: Table, seat: int, version: int) -> None:
        """A bot's seat goes the same way as everybody's."""
        session = table.session
        state = session.rules.encode(session.state)
        dice = f"{table.row.seed}/{len(session.steps)}"  # not the version: undo rolls nothing anew
        kind = table.seats[seat].bot
        watched = bool(table.clients)
        choice = await self.thinking.choose(table.row.game, state, kind, dice, watched)
        await table.choose(seat, version, choice)

    async def close(self) -> None:
        """Stop the bots; the store knows where they were."""
        tasks = [*self._bots.values(), *self._hearing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinking.close()


def is_readable(row: TableRow) -> bool:
    """Whether a table was begun by rules that today's go on with."""
    return showing.by_rules(row).playable
