"""All tables of a server: set up, found again, listed, and their bots kept going."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from time import time

from tischrunde.bots import catalog as bots
from tischrunde.games import catalog as games
from tischrunde.kernel.errors import BadOption, TischrundeError
from tischrunde.kernel.setting import spelled_out
from tischrunde.server import refusals, showing, tokens, wire
from tischrunde.server.limits import Limits
from tischrunde.server.refusals import Refused
from tischrunde.server.store import SeatRow, Store, TableRow
from tischrunde.server.store.rows import BOT, OPEN, PERSON
from tischrunde.server.table import Table
from tischrunde.server.thinking import Thinking

PATIENCE = 3.0  # seconds given to the process that made the last choice to ask its bots
FAILURES = 5

log = logging.getLogger(__name__)


class Tables:
    """The tables somebody has asked for lately; the others are in the store."""

    def __init__(self, store: Store, thinking: Thinking, limits: Limits) -> None:
        self.store = store
        self.thinking = thinking
        self.limits = limits
        self.known: OrderedDict[str, Table] = OrderedDict()
        self._loading = asyncio.Lock()
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._hearing: set[asyncio.Task[None]] = set()

    # -- setting up -----------------------------------------------------------------------------

    async def create(self, wish: wire.NewTable) -> wire.Created:
        """A new table; the keys of its people are told only here."""
        if wish.game not in games.ids():
            raise refusals.no_such_game()
        rules = games.load(wish.game)
        seed = tokens.new_seed()
        try:
            state = rules.setup(len(wish.seats), seed, wish.options)
            seats, keys = seating(wish)
        except BadOption as error:
            raise refusals.bad_option(error) from error
        row = TableRow(
            id=tokens.new_id(),
            game=rules.id,
            version=rules.version,
            seats=len(seats),
            seed=seed,
            options=spelled_out(rules.options, state.settings),
            listed=wish.listed,
            created=time(),
        )
        await self.store.create(row, seats)
        self._remember(Table(self.store, row, seats))
        return wire.Created(row.id, keys)

    # -- finding --------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        """The table of this id, played again from the store if need be."""
        if not tokens.is_id(id):
            raise refusals.no_such_table()
        if id not in self.known:
            async with self._loading:
                if id not in self.known:
                    self._remember(await self._load(id))
        self.known.move_to_end(id)
        return self.known[id]

    async def listed(self) -> wire.TableList:
        """The tables anyone may see."""
        rows = await self.store.listed()
        seats = await self.store.seats([row.id for row in rows])
        return wire.TableList([showing.about(row, seats[row.id], row.over) for row in rows])

    async def _load(self, id: str) -> Table:
        row = await self.store.table(id)
        if row is None:
            raise refusals.no_such_table()
        if row.game not in games.ids() or games.load(row.game).version != row.version:
            raise refusals.unreadable_table()
        seats = (await self.store.seats([id]))[id]
        try:
            table = Table(self.store, row, seats)
        except TischrundeError as error:
            raise refusals.unreadable_table() from error
        await table.hear(0)
        return table

    def _remember(self, table: Table) -> None:
        self.known[table.row.id] = table
        table.on_change = self._changed
        self._changed(table, True)
        if len(self.known) > self.limits.tables_in_memory:
            self._forget_one()

    def _forget_one(self) -> None:
        """The longest unasked table at which nobody is."""
        for id, table in self.known.items():
            if not (table.clients or table.lock.locked() or id in self._bots):
                del self.known[id]
                return

    # -- other processes ------------------------------------------------------------------------

    def hear(self, id: str, seq: int) -> None:
        """Another process, or this one, has appended to a table; "" means to any."""
        for table in list(self.known.values()) if not id else [self.known.get(id)]:
            if table is not None and (seq == 0 or table.version < seq):
                task = asyncio.create_task(self._catch_up(table, seq))
                self._hearing.add(task)
                task.add_done_callback(self._hearing.discard)

    async def _catch_up(self, table: Table, seq: int) -> None:
        try:
            await table.hear(seq)
        except Exception:
            log.exception("the table %s could not be brought up to date", table.row.id)

    # -- bots -----------------------------------------------------------------------------------

    def _changed(self, table: Table, ours: bool) -> None:
        """Ask the bots, unless another process is about to."""
        if table.bot_to_choose is not None and table.row.id not in self._bots:
            task = asyncio.create_task(self._let_bots_choose(table, 0.0 if ours else PATIENCE))
            self._bots[table.row.id] = task

    async def _let_bots_choose(self, table: Table, patience: float) -> None:
        failures = 0
        try:
            while (seat := table.bot_to_choose) is not None and failures < FAILURES:
                version = table.version
                await asyncio.sleep(patience)
                if table.version != version:
                    continue
                try:
                    await self._let_bot_choose(table, seat, version)
                    patience, failures = 0.0, 0
                except Refused as refused:  # somebody was quicker
                    log.info("the bot at %s was refused: %s", table.row.id, refused.error)
                    failures += refused.error != "stale"
                except Exception:
                    log.exception("the bot at %s could not choose", table.row.id)
                    failures += 1
                    patience = 1.0
        finally:
            del self._bots[table.row.id]

    async def _let_bot_choose(self, table: Table, seat: int, version: int) -> None:
        """A bot's seat goes the same way as everybody's."""
        session = table.session
        state = session.rules.encode(session.state)
        dice = f"{table.row.seed}/{version}"
        kind = table.seats[seat].bot
        choice = await self.thinking.choose(table.row.game, state, kind, dice)
        await table.choose(seat, version, choice)

    async def close(self) -> None:
        """Stop the bots; the store knows where they were."""
        tasks = [*self._bots.values(), *self._hearing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinking.close()


def seating(wish: wire.NewTable) -> tuple[list[SeatRow], list[wire.Key]]:
    """The seats of a new table and the keys of its people."""
    seats: list[SeatRow] = []
    keys: list[wire.Key] = []
    for number, seat in enumerate(wish.seats):
        if seat.kind == PERSON:
            token = tokens.new_token()
            seats.append(person(seat.name, token))
            keys.append(wire.Key(number, token))
        elif seat.kind == BOT:
            seats.append(bot(seat.bot, wish.game))
        else:
            seats.append(SeatRow(OPEN))
    names = [seat.name for seat in seats if seat.name]
    for name in names:
        if names.count(name) > 1:
            raise refusals.name_taken(name)
    return seats, keys


def person(name: str, token: str) -> SeatRow:
    """Somebody with a name one can show."""
    name = name.strip()
    if not name or len(name) > refusals.LONGEST_NAME or not name.isprintable():
        raise refusals.bad_name()
    return SeatRow(PERSON, name, token_hash=tokens.hashed(token))


def bot(kind: str, game: str) -> SeatRow:
    """A bot that plays this game."""
    if kind not in bots.names(game):
        raise BadOption("bots", kind, ", ".join(bots.names(game)))
    return SeatRow(BOT, bot=kind)
