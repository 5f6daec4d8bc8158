"""What friends may do and how often; one for each app."""

from __future__ import annotations

from tischrunde.server.calling import Caller
from tischrunde.server.library import Library
from tischrunde.server.limits import Bucket, Buckets, Limits
from tischrunde.server.pushing import Pushing, Sender
from tischrunde.server.rooms import Rooms
from tischrunde.server.scoring import Scoring
from tischrunde.server.table import Table
from tischrunde.server.tables import Tables
from tischrunde.server.talking import Talking
from tischrunde.server.watching import Watching
from tischrunde.server.webhooks import Webhooks


class Friends:
    """What is said at tables, the rooms; and how often anyone may ask for a code, try one, open
    a room, come there, go, or be called otherwise."""

    def __init__(
        self,
        tables: Tables,
        limits: Limits,
        library: Library,
        caller: Caller | None,
        sender: Sender | None,
    ) -> None:
        self.webhooks = Webhooks(caller, library)
        self.pushing = Pushing(sender, tables, library)
        tables.on_turn = self._turn
        tables.presence.on_left = self.pushing.gone
        self.talking = Talking(tables, limits)
        self.codes = Buckets(limits.codes_a_second, limits.codes_at_once)
        self.tries = Buckets(limits.tries_a_second, limits.tries_at_once)
        self.all_tries = Bucket(limits.tries_in_all_a_second, limits.tries_in_all_at_once)
        self.rooms = Rooms(tables, limits)
        self.watching = Watching(self.rooms, tables)
        self.scoring = Scoring(self.rooms, self.watching)
        self.moves = Buckets(limits.moves_a_second, limits.moves_at_once)
        self.new_rooms = Buckets(limits.rooms_a_second, limits.rooms_at_once)

    def _turn(self, table: Table) -> None:
        self.webhooks.turn(table)
        self.pushing.turn(table)

    async def close(self) -> None:
        await self.watching.close()
        await self.webhooks.lines.close()
        await self.pushing.lines.close()
