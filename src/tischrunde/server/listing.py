"""The public list of tables: read by everybody who comes, and changed seldom."""

from __future__ import annotations

from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

from tischrunde.server import showing, wire
from tischrunde.server.latest import Latest
from tischrunde.server.store import Store
from tischrunde.server.table import Table

AGE = 1.0  # seconds after which it is looked at what other processes have done


class Listing:
    """The tables anyone may see, and sit down at or watch."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._changes = 0
        self._latest: Latest[bytes] = Latest()
        self._seen: WeakKeyDictionary[Table, object] = WeakKeyDictionary()

    def change(self) -> None:
        """A table has come, or is gone."""
        self._changes += 1

    def moved(self, table: Table) -> None:
        """Of what happens at one, only who sits there is listed, and until it is over."""
        if table.row.listed:
            now = listed_of(table)
            if self._seen.get(table, now) != now:
                self.change()
            self._seen[table] = now

    async def told(self) -> bytes:
        """The list as it is sent."""
        return await self._latest.get((self._changes, monotonic() // AGE), self._made)

    async def _made(self) -> bytes:
        rows = [row for row in await self.store.listed() if showing.by_rules(row).playable]
        seats = await self.store.seats([row.id for row in rows])
        tables = [showing.about(row, seats[row.id], row.over) for row in rows]
        return wire.encode(wire.TableList(tables))


def listed_of(table: Table) -> Any:
    return table.session.over, tuple((s.kind, s.name, s.bot) for s in table.seats)
