"""The browsers that are called when it is a seat's turn: they go with its holder, with the end of
the game, and with the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256

from sqlalchemy import (
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from tischrunde.server.store.schema import metadata

MOST_DEVICES = 5  # of one seat; the oldest is called no more

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(64), primary_key=True),  # made of the address, which may be long
    Column("holder", String(64), nullable=False),  # the hash of the key by which it was asked for
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(10), nullable=False),
    Column("at", Double, nullable=False),
    Column("called", Integer, nullable=False),  # the version at which a turn began that it knows of
    Index("subscriptions_mark", "mark"),
)

there = subscriptions.c
OVER = delete(subscriptions).where(there.table == bindparam("ended"))
LEFT = delete(subscriptions).where(
    there.table == bindparam("left"), there.seat == bindparam("at_seat")
)


@dataclass(frozen=True)
class Subscription:
    """A browser, whose key asked for it, and in which language."""

    holder: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str

    @property
    def mark(self) -> str:
        return mark_of(self.endpoint)


def mark_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


def put(
    connection: Connection, table: str, seat: int, one: Subscription, at: float, called: int
) -> int:
    """From now on this one too, and how many there are; the latest of them stay."""
    ours = (there.table == table, there.seat == seat)
    connection.execute(delete(subscriptions).where(*ours, there.mark == one.mark))
    connection.execute(delete(subscriptions).where(*ours, there.holder != one.holder))
    row = {"table": table, "seat": seat, "mark": one.mark, "at": at, "called": called}
    connection.execute(insert(subscriptions).values({**row, **asdict(one)}))
    query = select(there.mark).where(*ours).order_by(there.at.desc(), there.mark)
    marks = connection.scalars(query).all()
    drop(connection, table, seat, marks[MOST_DEVICES:])
    return min(len(marks), MOST_DEVICES)


def claim(
    connection: Connection, table: str, seat: int, holder: str, turn: int
) -> list[Subscription]:
    """Those who are to be called for a turn: told once, however many processes ask."""
    query = (
        update(subscriptions)
        .where(there.table == table, there.seat == seat, there.holder == holder)
        .where(there.called < turn)
        .values(called=turn)
        .returning(there.holder, there.endpoint, there.p256dh, there.auth, there.lang)
    )
    return [Subscription(*row) for row in connection.execute(query)]


def drop(connection: Connection, table: str, seat: int, marks: Sequence[str]) -> None:
    """These are called no more."""
    ours = (there.table == table, there.seat == seat, there.mark.in_(marks))
    connection.execute(delete(subscriptions).where(*ours))


def move(connection: Connection, endpoint: str, auth: str, to: tuple[str, str, str] | None) -> int:
    """A browser has another address, key and secret, or none: at how many seats."""
    known = (there.mark == mark_of(endpoint), there.auth == auth)
    if to is None:
        return connection.execute(delete(subscriptions).where(*known)).rowcount
    new, p256dh, secret = to
    rows = connection.execute(select(there.table, there.seat).where(*known)).all()
    for table, seat in rows:  # where it has said so already itself
        if new != endpoint:
            drop(connection, table, seat, [mark_of(new)])
    values = {"mark": mark_of(new), "endpoint": new, "p256dh": p256dh, "auth": secret}
    connection.execute(update(subscriptions).where(*known).values(values))
    return len(rows)
