"""What is kept beside the games: it belongs to a table and goes with it, and no game needs it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import cast

from msgspec import structs
from sqlalchemy import (
    Column,
    Connection,
    Double,
    ForeignKey,
    Integer,
    String,
    Table,
    Text,
    delete,
    func,
    insert,
    select,
)

from tischrunde.server.store.codes import Codes
from tischrunde.server.store.schema import metadata
from tischrunde.server.wire_talk import Line, Reaction

MOST_LINES = 500  # of one table; older ones go

codes = Codes("handovers", "table", "tables.id")

talk = Table(
    "talk",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", String(10), nullable=False),  # "" for words
)

hooks = Table(
    "hooks",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("lang", String(10), nullable=False),
    Column("origin", String(300), nullable=False),
)


@dataclass(frozen=True)
class Hook:
    """What is called at somebody's turn, in which language, and where the table is found."""

    url: str
    lang: str
    origin: str


def put_hook(connection: Connection, table: str, hook: Hook) -> None:
    """From now on this one; without an address none."""
    connection.execute(delete(hooks).where(hooks.c.table == table))
    if hook.url:
        connection.execute(insert(hooks).values({"table": table, **asdict(hook)}))


def hook_of(connection: Connection, table: str) -> Hook | None:
    there = hooks.c
    query = select(there.url, there.lang, there.origin).where(there.table == table)
    row = connection.execute(query).first()
    return None if row is None else Hook(*row)


def add_line(connection: Connection, table: str, said: Line) -> Line:
    """The line with its number; an IntegrityError when somebody else has it."""
    there = talk.c
    last = select(func.coalesce(func.max(there.number), 0)).where(there.table == table)
    number = connection.execute(last).scalar_one() + 1
    line = structs.replace(said, number=number)
    row = structs.asdict(line) | {"table": table, "reaction": said.reaction or ""}
    connection.execute(insert(talk).values(row))
    old = delete(talk).where(there.table == table, there.number <= number - MOST_LINES)
    connection.execute(old)
    return line


def lines(connection: Connection, table: str, most: int) -> list[Line]:
    """The last of what was said at a table, in order."""
    there = talk.c
    query = (
        select(there.number, there.seat, there.name, there.at, there.text, there.reaction)
        .where(there.table == table)
        .order_by(there.number.desc())
        .limit(most)
    )
    rows = [
        Line(number, seat, name, at, text, cast("Reaction", reaction) if reaction else None)
        for number, seat, name, at, text, reaction in connection.execute(query)
    ]
    return rows[::-1]
