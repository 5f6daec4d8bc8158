"""Rooms: who belongs to one, and what was played there, which stays when its tables are gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Integer,
    String,
    Table,
    UniqueConstraint,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)

from tischrunde.server.store import places, schema
from tischrunde.server.store.codes import Codes
from tischrunde.server.store.schema import metadata

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False, index=True),
    Column("version", Integer, nullable=False),  # one more with every change
    Column("closed", Boolean, nullable=False),
)

members = Table(
    "room_members",
    metadata,
    Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(80), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("away", Boolean, nullable=False),  # for good; what they have played stays theirs
)

results = Table(
    "room_results",
    metadata,
    Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table", String(40), nullable=False),  # which may be gone
    Column("game", String(80), nullable=False),
    Column("at", Double, nullable=False),
    Column("seats", JSON, nullable=False),
    UniqueConstraint("room", "table"),
)

codes = Codes("room_handovers", "room", "rooms.id")


@dataclass(frozen=True)
class RoomRow:
    """A room; whoever has its id has its link."""

    id: str
    name: str
    created: float
    touched: float
    version: int = 0
    closed: bool = False


@dataclass(frozen=True)
class MemberRow:
    """Somebody who belongs to a room; their key opens their seats at all its tables, too."""

    number: int
    name: str
    token_hash: str
    away: bool = False


@dataclass(frozen=True)
class ResultRow:
    """What a game came to: of every seat who sat there, the place and the points."""

    number: int
    table: str
    game: str
    at: float
    seats: list[dict[str, Any]]


# -- reading ------------------------------------------------------------------------------------


def room(connection: Connection, id: str, hold: bool = False) -> RoomRow | None:
    """A room; held, nobody else changes it before we are done."""
    query = select(rooms).where(rooms.c.id == id)
    row = connection.execute(query.with_for_update() if hold else query).mappings().first()
    return None if row is None else RoomRow(**row)


def members_of(connection: Connection, id: str) -> list[MemberRow]:
    """In the order they came, with those who have left."""
    there = members.c
    query = select(there.number, there.name, there.token_hash, there.away)
    rows = connection.execute(query.where(there.room == id).order_by(there.number))
    return [MemberRow(*row) for row in rows]


def results_of(connection: Connection, id: str) -> list[ResultRow]:
    """In the order they came."""
    there = results.c
    query = select(there.number, there.table, there.game, there.at, there.seats)
    rows = connection.execute(query.where(there.room == id).order_by(there.number))
    return [ResultRow(*row) for row in rows]


def going_on(connection: Connection, id: str) -> list[str]:
    """The tables of a room whose games are not over, in the order they were set up."""
    there = schema.tables.c
    query = select(there.id).where(there.room == id, ~there.over).order_by(there.created, there.id)
    return list(connection.scalars(query))


def played(connection: Connection, id: str) -> int:
    """How many games have ended there."""
    query = select(func.count()).select_from(results).where(results.c.room == id)
    return connection.scalar(query) or 0


def states(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Of those of these rooms that there are: the version, and how many games are going on."""
    there = schema.tables.c
    going = select(func.count()).where(there.room == rooms.c.id, ~there.over).scalar_subquery()
    query = select(rooms.c.id, rooms.c.version, going).where(rooms.c.id.in_(ids))
    return {id: (version, count) for id, version, count in connection.execute(query)}


def unscored(connection: Connection, others: Sequence[str], most: int) -> list[str]:
    """Some tables of rooms whose games are over and stand in no list of results."""
    there = schema.tables.c
    query = (
        select(there.id)
        .where(there.room != "", there.over, there.id.not_in(others))
        .where(exists().where(rooms.c.id == there.room))
        .where(~exists().where(results.c.room == there.room, results.c.table == there.id))
        .limit(most)
    )
    return list(connection.scalars(query))


# -- writing ------------------------------------------------------------------------------------


def open_room(connection: Connection, new: RoomRow, first: MemberRow) -> None:
    connection.execute(insert(rooms).values(**asdict(new)))
    put_member(connection, new.id, first)


def put_member(connection: Connection, id: str, member: MemberRow) -> None:
    """Somebody new, or as they are from now on."""
    there = members.c
    same = (there.room == id) & (there.number == member.number)
    connection.execute(delete(members).where(same))
    connection.execute(insert(members).values(room=id, **asdict(member)))


def remove_member(connection: Connection, id: str, number: int) -> None:
    there = members.c
    connection.execute(delete(members).where(there.room == id, there.number == number))


def add_result(connection: Connection, id: str, result: ResultRow) -> None:
    """As the next one, whatever number it has brought."""
    there = results.c
    last = select(func.coalesce(func.max(there.number), 0)).where(there.room == id)
    number = connection.execute(last).scalar_one() + 1
    connection.execute(insert(results).values(room=id, **(asdict(result) | {"number": number})))


def close(connection: Connection, id: str) -> None:
    connection.execute(update(rooms).where(rooms.c.id == id).values(closed=True))


def touch(connection: Connection, id: str, now: float) -> None:
    """Something has changed there."""
    there = rooms.c
    values = {"version": there.version + 1, "touched": now}
    connection.execute(update(rooms).where(there.id == id).values(values))


# -- going --------------------------------------------------------------------------------------


def delete_room(connection: Connection, id: str, version: int | None = None) -> bool:
    """A room, at this version or any, with all that was played there; its tables stay, and belong
    to nobody.  False if it is not there, or has moved on."""
    if version is not None:
        # Written first, so that no other process adds to it before it is gone.
        same = (rooms.c.id == id) & (rooms.c.version == version)
        if not connection.execute(update(rooms).where(same).values(version=version)).rowcount:
            return False
    leave = update(schema.tables).where(schema.tables.c.room == id).values(room="")
    connection.execute(leave)
    for one in (members, results, codes.rows, places.rooms.rows):
        connection.execute(delete(one).where(one.c.room == id))
    return bool(connection.execute(delete(rooms).where(rooms.c.id == id)).rowcount)


def stored(connection: Connection, but: str = "") -> int:
    """How many rooms there are but for one."""
    query = select(func.count()).select_from(rooms).where(rooms.c.id != but)
    return connection.scalar(query) or 0


def untouched(
    connection: Connection,
    empty_before: float,
    before: float,
    fresh: float,
    most: int,
    beyond: int,
    also_played: bool = True,
    but: Sequence[str] = (),
) -> list[str]:
    """Rooms that may go, ``but`` for these: in which nobody has done anything for long, sooner
    where nothing was played, and beyond so many those of them untouched for longest, but for the
    fresh ones."""
    there = rooms.c
    unplayed = ~exists().where(results.c.room == there.id)
    empty = unplayed & ~exists().where(schema.tables.c.room == there.id)
    old = (there.touched < before) | (empty & (there.touched < empty_before))
    if not also_played:
        old &= unplayed
    old &= there.id.not_in(but)
    found = list(connection.scalars(select(there.id).where(old).limit(most)))
    more = min(most, stored(connection) - len(found) - beyond)
    if more > 0:
        rest = select(there.id).where(empty, there.touched < fresh, there.id.not_in([*found, *but]))
        found += connection.scalars(rest.order_by(there.touched).limit(more))
    return found
