"""Rooms: who belongs to one, and the tables its members set up.

The link of a room is its id.  Whoever enters gets a key; it is also the key of all seats they ever
have at the room's tables, so nobody has to be handed another, and a finished game knows whose
places and points are whose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hmac import compare_digest
from time import time
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tischrunde.server import drafts, refusals, seating, showing, tokens, wire
from tischrunde.server import wire_rooms as told
from tischrunde.server.drafts import Draft
from tischrunde.server.latest import Latests
from tischrunde.server.league import league
from tischrunde.server.limits import Limits
from tischrunde.server.lookalikes import alike
from tischrunde.server.looked import Looked
from tischrunde.server.quota import Quota
from tischrunde.server.rows import PERSON
from tischrunde.server.store import SeatRow, rooms
from tischrunde.server.store.rooms import MemberRow, RoomRow
from tischrunde.server.tables import Tables

KNOWN = 32  # rooms as they were shown last

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Found:
    """A room and who belongs to it, as the store has them."""

    row: RoomRow
    members: list[MemberRow]

    @property
    def closer(self) -> int:
        """Who opened it, or who has belonged to it for longest."""
        here = [member.number for member in self.members if not member.away]
        return here[0] if here else told.NOBODY

    def member_of(self, token: str) -> MemberRow:
        """The member of a key; looks at every one whatever it finds."""
        ours, found = tokens.hashed(token), None
        for member in self.members:
            if compare_digest(ours, member.token_hash) and not member.away:
                found = member
        if found is None:
            raise refusals.unknown_member()
        return found


class Rooms:
    """Everything people do in rooms; whoever looks at one is told by ``Watching``."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.store = tables.store
        self.limits = limits
        self.quota = Quota(tables.store, limits)
        self._looked: Latests[Looked] = Latests(KNOWN)

    # -- finding ----------------------------------------------------------------------------------

    async def find(self, id: str) -> Found:
        if not tokens.is_id(id):
            raise refusals.no_such_room()
        return await self.store.within(partial(_found, id=id))

    async def look(self, id: str) -> Looked:
        """All that everybody who has the link may see."""
        if not tokens.is_id(id):
            raise refusals.no_such_room()
        state = (await self.store.within(partial(rooms.states, ids=[id]))).get(id)
        if state is None:
            raise refusals.no_such_room()
        return await self._looked.of(id).get(state, partial(self._look, id))

    async def _look(self, id: str) -> Looked:
        found = await self.find(id)
        ids, rows = await self.store.within(
            lambda connection: (rooms.going_on(connection, id), rooms.results_of(connection, id))
        )
        there = await self.store.tables(ids)
        seats = await self.store.seats(ids)
        results = [_result(row) for row in rows]
        room = told.Room(
            id=id,
            mark=tokens.mark_of(id),
            name=found.row.name,
            created=found.row.created,
            version=found.row.version,
            closed=found.row.closed,
            closer=found.closer,
            members=[told.Member(m.number, m.name, m.away) for m in found.members],
            tables=[
                told.RoomTable(
                    showing.about(there[table][0], seats[table], False),
                    _whose(seats[table], found.members),
                )
                for table in ids
                if table in there
            ],
            results=results,
            league=league(results),
        )
        return Looked(room)

    # -- coming and going -------------------------------------------------------------------------

    async def open(self, wish: told.NewRoom, address: str) -> told.Entered:
        """A new room; whoever asks twice by the same secret gets the same."""
        once = wish.once or tokens.new_once()
        token, now = tokens.token_of(once), time()
        opener = seating.person(wish.person, token)
        name = seating.shown(wish.name, refusals.LONGEST_ROOM, refusals.bad_room_name)
        room = RoomRow(tokens.id_of(f"room {once}"), name, now, now)
        first = MemberRow(0, opener.name, opener.token_hash)
        await self.quota.allow_room(address, room.id)
        try:
            await self.store.within(partial(rooms.open_room, new=room, first=first))
        except IntegrityError:  # asked again after a lost answer
            (await self.find(room.id)).member_of(token)
        await self.quota.note_room(address, room.id)
        return told.Entered(room.id, 0, token)

    async def enter(self, id: str, wish: told.Enter) -> told.Entered:
        """One more member; under the name of somebody who has left, in their place."""
        token = tokens.token_of(wish.once or tokens.new_once())
        newcomer = seating.person(wish.name, token)

        def work(connection: Connection, found: Found) -> int:
            for member in found.members:
                if compare_digest(member.token_hash, newcomer.token_hash):
                    return member.number  # asked again after a lost answer
            if found.row.closed:
                raise refusals.room_closed()
            _check_name(newcomer.name, found.members)
            before = [m for m in found.members if m.away and m.name == newcomer.name]
            if not before and len(found.members) >= self.limits.members_a_room:
                raise refusals.room_full(self.limits.members_a_room)
            last = max((member.number for member in found.members), default=-1)
            number = before[0].number if before else last + 1
            member = MemberRow(number, newcomer.name, newcomer.token_hash)
            rooms.put_member(connection, id, member)
            return number

        return told.Entered(id, await self._change(id, work), token)

    async def rename(self, id: str, token: str, name: str) -> None:
        """From now on; at tables that stand already, people are called as before."""

        def work(connection: Connection, found: Found) -> None:
            member = found.member_of(token)
            renamed = seating.person(name, token).name
            _check_name(renamed, [other for other in found.members if other != member])
            rooms.put_member(connection, id, replace(member, name=renamed))

        await self._change(id, work)

    async def leave(self, id: str, token: str) -> None:
        """What somebody has played there stays under their name; who has played nothing is
        forgotten, unless they still sit at a table."""

        def work(connection: Connection, found: Found) -> None:
            member = found.member_of(token)
            played = {
                seat["member"] for row in rooms.results_of(connection, id) for seat in row.seats
            }
            if member.number in played or rooms.going_on(connection, id):
                rooms.put_member(connection, id, replace(member, away=True))
            else:
                rooms.remove_member(connection, id, member.number)

        await self._change(id, work)

    async def close(self, id: str, token: str) -> None:
        """Nothing new is begun; games that go on still count."""

        def work(connection: Connection, found: Found) -> None:
            if found.member_of(token).number != found.closer:
                raise refusals.not_your_room()
            rooms.close(connection, id)

        await self._change(id, work)

    # -- tables -----------------------------------------------------------------------------------

    async def new_table(self, id: str, token: str, wish: told.NewRoomTable) -> Draft:
        """A table of the room, at which its members sit already."""
        found = await self.find(id)
        opener = found.member_of(token)
        draft = drafts.fresh(_wish(wish))
        seats: list[SeatRow] = []
        for number, seat in enumerate(wish.seats):
            sitter = draft.seats[number]
            if seat.kind == "member":
                member = _here(found.members, seat.member)
                sitter = SeatRow(PERSON, member.name, token_hash=member.token_hash)
                if any(other.token_hash == sitter.token_hash for other in seats):
                    raise refusals.member_taken(member.name)
            seats.append(sitter)
        guests = [
            number
            for number, seat in enumerate(seats)
            if seat.kind == PERSON and seat.token_hash != opener.token_hash
        ]
        check, came = partial(self._check, id=id), drafts.joined(seats, guests)
        return Draft(replace(draft.row, room=id), seats, [], came, check=check)

    def _check(self, connection: Connection, id: str, more: int = 0) -> None:
        """Refuses a table of the room that is there already, or so many more, if it is too many;
        whoever asks at the same time waits, in whichever process."""
        if _found(connection, id, hold=True).row.closed:
            raise refusals.room_closed()
        going = len(rooms.going_on(connection, id)) + more
        if going > self.limits.tables_a_room:
            raise refusals.too_many_tables(self.limits.tables_a_room)
        if going + rooms.played(connection, id) > self.limits.games_a_room:
            raise refusals.room_played_out(self.limits.games_a_room)

    async def of_rematch(self, draft: Draft) -> Draft:
        """A table where the same people go on belongs to their room, if it takes one more."""
        room = draft.row.room
        if not room:
            return draft
        try:
            await self.store.within(partial(self._check, id=room, more=1))
        except refusals.Refused:
            return replace(draft, row=replace(draft.row, room=""))
        return replace(draft, check=partial(self._check, id=room))

    async def sit(self, id: str, token: str, table_id: str) -> wire.Joined:
        """A member sits down at a table of the room, or finds their seat there."""
        member = (await self.find(id)).member_of(token)
        table = await self.tables.find(table_id)
        if table.row.room != id:
            raise refusals.no_such_table()
        seat = await table.join(None, SeatRow(PERSON, member.name, token_hash=member.token_hash))
        self.tables.presence.expect(table_id, seat)
        return wire.Joined(seat, table.version)

    async def touch(self, id: str) -> None:
        """Something that the room shows has changed at one of its tables."""
        await self.store.within(partial(rooms.touch, id=id, now=time()))

    # -- inside -----------------------------------------------------------------------------------

    async def _change(self, id: str, work: Callable[[Connection, Found], Answer]) -> Answer:
        """One change at a time, in whichever process."""
        if not tokens.is_id(id):
            raise refusals.no_such_room()

        def change(connection: Connection) -> Answer:
            answer = work(connection, _found(connection, id, hold=True))
            rooms.touch(connection, id, time())
            return answer

        return await self.store.within(change)


def _found(connection: Connection, id: str, hold: bool = False) -> Found:
    row = rooms.room(connection, id, hold)
    if row is None:
        raise refusals.no_such_room()
    return Found(row, rooms.members_of(connection, id))


def taken_home(connection: Connection, id: str) -> tuple[int, told.Played] | None:
    """All that a room has played, and the version at which it had."""
    row = rooms.room(connection, id)
    if row is None:
        return None
    members = [told.Member(m.number, m.name, m.away) for m in rooms.members_of(connection, id)]
    results = [_result(one) for one in rooms.results_of(connection, id)]
    return row.version, told.Played(row.name, row.created, members, league(results), results)


def _check_name(name: str, members: Sequence[MemberRow]) -> None:
    """No two who belong to a room look alike; the very name of somebody who has left is free."""
    for member in members:
        if alike(name, member.name) and not (member.away and member.name == name):
            raise refusals.member_taken(name)


def _here(members: Sequence[MemberRow], number: int) -> MemberRow:
    for member in members:
        if member.number == number and not member.away:
            return member
    raise refusals.no_such_member()


def _whose(seats: Sequence[SeatRow], members: Sequence[MemberRow]) -> list[int]:
    """The member of each seat."""
    by_key = {member.token_hash: member.number for member in members}
    return [by_key.get(seat.token_hash, told.NOBODY) for seat in seats]


def _result(row: rooms.ResultRow) -> told.Result:
    seats = [told.ResultSeat(**seat) for seat in row.seats]
    return told.Result(row.number, row.table, row.game, row.at, seats)


def _wish(wish: told.NewRoomTable) -> wire.NewTable:
    """The same table without its members: their seats are open until they are known."""
    seats = [
        wire.NewSeat("bot", bot=seat.bot) if seat.kind == "bot" else wire.NewSeat("open")
        for seat in wish.seats
    ]
    return wire.NewTable(
        wish.game, seats, wish.options, False, "", wish.undo, wish.pace, wish.clock, wish.talk,
        wish.once,
    )  # fmt: skip
