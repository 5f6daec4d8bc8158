"""What the games of rooms come to: taken down once each, by the server's own tables only.

Whatever has ended is found in the store, so that nothing is lost with a process.
"""

from __future__ import annotations

import logging
from functools import partial
from time import time

from msgspec import to_builtins
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tischrunde.server import showing
from tischrunde.server.chores import AT_ONCE, Chore
from tischrunde.server.league import scored
from tischrunde.server.refusals import Refused
from tischrunde.server.rooms import Rooms
from tischrunde.server.store import rooms
from tischrunde.server.store.rooms import ResultRow
from tischrunde.server.watching import Watching

log = logging.getLogger(__name__)


class Scoring(Chore):
    """Takes down who came in at which place."""

    name = "taking down what games of rooms came to"
    pause = 60.0

    def __init__(self, rooms: Rooms, watching: Watching) -> None:
        super().__init__()
        self.rooms = rooms
        self.watching = watching

    async def do_some(self) -> int:
        look = partial(rooms.unscored, others=sorted(self.failed), most=AT_ONCE)
        ids = await self.rooms.store.within(look)
        for id in ids:
            await self._score(id)
        return len(ids)

    async def _score(self, id: str) -> None:
        try:
            table = await self.rooms.tables.find(id)
            await table.freshen()
        except Refused:
            log.warning("what the game at %s came to cannot be told", id, exc_info=True)
            self.failed.add(id)
            return
        state, room = table.session.state, table.row.room
        ending = showing.ending(table.session.rules, state, table.row.seed)
        if ending is None:
            self.failed.add(id)
            return
        seats, at = list(table.seats), table.changed

        def take_down(connection: Connection) -> None:
            if rooms.room(connection, room, hold=True) is None:
                return
            found = scored(seats, rooms.members_of(connection, room), ending)
            told = [to_builtins(seat) for seat in found]
            rooms.add_result(connection, room, ResultRow(0, id, table.row.game, at, told))
            rooms.touch(connection, room, time())

        try:
            await self.rooms.store.within(take_down)
        except IntegrityError:  # another process was quicker
            log.info("what the game at %s came to is known", id)
        await self.watching.changed(room)
