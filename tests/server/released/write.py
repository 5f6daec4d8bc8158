"""Writes a few tables into an empty database, as somebody's evenings would have left them.

Run once, by the version whose folder later ones must be able to open (format 3 of the database,
version 2 of the rules); what it wrote is in the files beside it:

    python -m tests.server.released.write sqlite:///tables.sqlite

then `sqlite3 tables.sqlite .dump`, or `pg_dump --inserts --no-owner --no-comments`.
"""

from __future__ import annotations

import asyncio
import sys

from tischrunde.server import drafts, wire
from tischrunde.server.limits import Limits
from tischrunde.server.store import open_store
from tischrunde.server.table import Table
from tischrunde.server.tables import Tables
from tischrunde.server.thinking import Thinking

ONCE = {name: f"{name:_<32}" for name in ("over", "running", "waiting", "listed", "older")}
ANNA, BEN = wire.NewSeat("person", "Anna"), wire.NewSeat("person", "Ben")
OPEN = wire.NewSeat("open")
STRIFE = "strife-of-gods"


async def play(table: Table, most: int) -> None:
    """Somebody chooses this and that, and now and then takes it back."""
    for number in range(most):
        decision = table.session.decision
        if decision is None:
            return
        options = table.session.options()
        await table.choose(decision.seat, table.version, options[number * 7 % len(options)])
        if number % 5 == 3 and not table.bars_undo(decision.seat):
            await table.undo(decision.seat, table.version)


async def write(url: str) -> None:
    store = await open_store(url)
    tables = Tables(store, Thinking(), Limits())

    async def opened(name: str, game: str, seats: list[wire.NewSeat], listed: bool) -> Table:
        wish = wire.NewTable(
            game, seats, listed=listed, seed=f"released {name}", once=ONCE[name], undo="lenient"
        )
        return await tables.find((await tables.open(drafts.fresh(wish))).id)

    await play(await opened("over", STRIFE, [ANNA, BEN], True), 1000)
    await play(await opened("running", STRIFE, [ANNA, BEN], False), 6)
    await opened("waiting", STRIFE, [ANNA, OPEN], True)
    await play(await opened("listed", STRIFE, [ANNA, BEN], True), 2)
    await play(await opened("older", STRIFE, [BEN, ANNA], False), 1000)
    await tables.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
