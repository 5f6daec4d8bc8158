"""Reading and appending; every method is one transaction, and returns once it is committed.

Plain, blocking SQLAlchemy: ``Store`` runs it beside the event loop.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DataError, IntegrityError

from tischrunde.kernel.errors import BadData
from tischrunde.server.rows import (
    LEAVE,
    NO_PAST,
    REPLACED,
    Entry,
    EventRow,
    Past,
    SeatRow,
    TableRow,
)
from tischrunde.server.store import beside as beside  # its tables are made with the others
from tischrunde.server.store import places as places
from tischrunde.server.store import rooms as rooms
from tischrunde.server.store import schema, subscribed
from tischrunde.server.store.before import Upgraded, copied, private
from tischrunde.server.store.gathering import Ends

Answer = TypeVar("Answer")

CHANNEL = "tischrunde"  # what was appended
WORDS = "tischrunde_words"  # what processes say to each other
LISTED = 100  # tables shown at most
CONNECTIONS = 10  # to PostgreSQL, by one server process
PATIENCE = 10  # seconds until PostgreSQL must have taken a connection
BUSY = 10_000  # milliseconds to wait for another process that writes to the same file

# Made once: building a statement costs more than running it.
ADD_PAST_SQLITE = text("""
    INSERT INTO events ("table", seq, kind, seat, body, at)
    SELECT :table, key + 1, json_extract(value, '$[0]'), json_extract(value, '$[1]'),
        json_extract(value, '$[2]'), :at
    FROM json_each(:events)
""")
ADD_PAST_POSTGRESQL = text("""
    INSERT INTO events ("table", seq, kind, seat, body, at)
    SELECT CAST(:table AS VARCHAR(40)), number, past ->> 0, CAST(past ->> 1 AS INTEGER), past ->> 2,
        CAST(:at AS DOUBLE PRECISION)
    FROM json_array_elements(CAST(:events AS JSON)) WITH ORDINALITY AS rows (past, number)
""")
# Nothing is appended behind a hole: a database may have lost what it had committed.
ADD_NEXT = text("""
    INSERT INTO events ("table", seq, kind, seat, body, at)
    SELECT CAST(:table AS VARCHAR(40)), CAST(:seq AS INTEGER), :kind, :seat, :body, :at
    WHERE CAST(:seq AS INTEGER) = 1 OR EXISTS (
        SELECT 1 FROM events
        WHERE "table" = CAST(:table AS VARCHAR(40)) AND seq = CAST(:seq AS INTEGER) - 1
    )
""")
SEAT = update(schema.seats).where(
    schema.seats.c.table == bindparam("at_table"), schema.seats.c.seat == bindparam("at_seat")
)
END = update(schema.tables).where(schema.tables.c.id == bindparam("ended")).values(over=True)
FORMAT = select(schema.meta.c.value).where(schema.meta.c.name == "format")
NOTIFY = text("SELECT pg_notify(:channel, :news)")
LAST = (
    select(func.coalesce(func.max(schema.events.c.seq), 0))
    .where(schema.events.c.table == schema.tables.c.id)
    .scalar_subquery()
    .label("last")
)
ASKED_FOR = schema.tables.c.id.in_(bindparam("ids", expanding=True))
TABLES = select(schema.tables, LAST).where(ASKED_FOR)
VERSIONS = select(schema.tables.c.id, LAST).where(ASKED_FOR)


log = logging.getLogger(__name__)


class Conflict(Exception):
    """Somebody else has appended this event's number, or made this table, already."""


class Lost(Conflict):
    """The event before is not there, though it was stored."""


class Database:
    """Tables in SQLite or PostgreSQL."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.shared = not self.is_sqlite  # whether other processes may append to our tables
        self.upgraded: Upgraded | None = None  # what an older database was brought up from

    def prepare(self) -> None:
        """Make the tables of the database unless they are there; bring older ones up to date, of
        which SQLite's are copied first."""
        copy = copied(self.engine)
        with self.engine.begin() as connection:
            if not self.is_sqlite:  # two servers may start at once
                connection.execute(text("SELECT pg_advisory_xact_lock(7475)"))
            schema.metadata.create_all(connection)
            found = connection.scalar(FORMAT)
            if found is None:
                first = insert(schema.meta).values(name="format", value=schema.FORMAT)
                connection.execute(first)
            elif found != schema.FORMAT:
                self._upgrade(connection, found)
                self.upgraded = Upgraded(found, schema.FORMAT, copy)

    def _upgrade(self, connection: Connection, found: str) -> None:
        if found not in schema.UPGRADES:
            raise BadData("database", f"has format {found}; this program reads {schema.FORMAT}")
        # This first: SQLite's driver begins a transaction only when a row is changed.
        connection.execute(update(schema.meta).values(value=schema.FORMAT))
        for number in range(int(found), int(schema.FORMAT)):
            for step in schema.UPGRADES[str(number)]:
                connection.execute(text(step))

    def close(self) -> None:
        self.engine.dispose()

    def fold(self) -> None:
        """Leave nothing of a file of SQLite's in another beside it, so that it can be carried."""
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")

    def format(self) -> str | None:
        """The format of what is kept here; None if nothing is."""
        if not inspect(self.engine).has_table(schema.meta.name):
            return None
        with self.engine.connect() as connection:
            return connection.scalar(FORMAT)

    def ask(self) -> None:
        """Anything at all, to see whether it answers."""
        with self.engine.connect() as connection:
            connection.execute(FORMAT)

    def write(self) -> None:
        """Something that is gone again at once, to see whether anything can be written."""
        with self.engine.begin() as connection:
            connection.execute(insert(schema.meta).values(name="probe", value=""))
            connection.execute(delete(schema.meta).where(schema.meta.c.name == "probe"))

    # -- writing ------------------------------------------------------------------------------

    def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        past: Past = NO_PAST,
        check: Callable[[Connection], None] | None = None,
    ) -> None:
        """A new table with its seats, and what has happened before it came to be; Conflict when
        there is a table of this id.  ``check`` may refuse it, as the last word."""
        with self.engine.begin() as connection:
            try:
                connection.execute(insert(schema.tables).values(**asdict(table)))
            except IntegrityError as error:
                raise Conflict(table.id) from error
            rows = [{"table": table.id, "seat": i, **asdict(s)} for i, s in enumerate(seats)]
            connection.execute(insert(schema.seats), rows)
            if past != NO_PAST:
                add = ADD_PAST_SQLITE if self.is_sqlite else ADD_PAST_POSTGRESQL
                events = {"events": past.events.decode(), "table": table.id, "at": table.created}
                connection.execute(add, events)
            if check is not None:
                check(connection)

    def append(self, entries: Sequence[Entry]) -> Ends:
        """Events in one transaction; what went wrong with each, which is a Conflict when its number
        is taken.  Where one is refused the others do not suffer: each is written by itself."""
        try:
            self._append(entries)
        except (Conflict, DataError) as error:  # before the commit, so nothing is kept
            if len(entries) == 1:
                return [error]
            return [end for entry in entries for end in self.append([entry])]
        return [None] * len(entries)

    def _append(self, entries: Sequence[Entry]) -> None:
        # By table and number, so that no two processes wait for each other's rows.
        entries = sorted(entries, key=lambda entry: (entry.table, entry.row.seq))
        names = " ".join(f"{entry.table}:{entry.row.seq}" for entry in entries)
        with self.engine.begin() as connection:
            try:
                rows = [{"table": entry.table, **vars(entry.row)} for entry in entries]
                added = connection.execute(ADD_NEXT, rows).rowcount
            except IntegrityError as error:
                raise Conflict(names) from error
            if added != len(rows):
                raise Lost(names)
            seated = [
                {"at_table": entry.table, "at_seat": entry.row.seat, **asdict(entry.seated)}
                for entry in entries
                if entry.seated is not None
            ]
            if seated:
                connection.execute(SEAT, seated)
            over = [{"ended": entry.table} for entry in entries if entry.over]
            if over:
                connection.execute(END, over)
                connection.execute(subscribed.OVER, over)
            if left := [
                {"left": entry.table, "at_seat": entry.row.seat}
                for entry in entries
                if entry.row.kind in (LEAVE, REPLACED)
            ]:
                connection.execute(subscribed.LEFT, left)
            if self.shared:
                connection.execute(NOTIFY, {"channel": CHANNEL, "news": names})

    def say(self, word: str) -> None:
        """To every process that listens."""
        with self.engine.begin() as connection:
            connection.execute(NOTIFY, {"channel": WORDS, "news": word})

    def within(self, work: Callable[[Connection], Answer]) -> Answer:
        with self.engine.begin() as connection:
            return work(connection)

    # -- reading ------------------------------------------------------------------------------

    def table(self, id: str) -> TableRow | None:
        with self.engine.connect() as connection:
            query = select(schema.tables).where(schema.tables.c.id == id)
            row = (connection.execute(query)).mappings().first()
        return None if row is None else TableRow(**row)

    def tables(self, ids: Sequence[str]) -> dict[str, tuple[TableRow, int]]:
        """Those of these tables that there are, each with its version."""
        found: dict[str, tuple[TableRow, int]] = {}
        with self.engine.connect() as connection:
            for row in connection.execute(TABLES, {"ids": list(ids)}).mappings():
                fields: dict[str, Any] = dict(row)
                last: int = fields.pop("last")
                found[fields["id"]] = TableRow(**fields), last
        return found

    def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The versions of those of these tables that there are."""
        with self.engine.connect() as connection:
            rows = connection.execute(VERSIONS, {"ids": list(ids)})
            return {id: int(last) for id, last in rows}

    def seats(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of these tables, in order."""
        there = schema.seats.c
        query = select(schema.seats).where(there.table.in_(ids)).order_by(there.table, there.seat)
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        with self.engine.connect() as connection:
            for row in (connection.execute(query)).mappings():
                fields: dict[str, Any] = dict(row)
                del fields["seat"]
                found[fields.pop("table")].append(SeatRow(**fields))
        return found

    def events(self, table: str, after: int = 0, most: int | None = None) -> list[EventRow]:
        """What happened at a table after a version, in order; so much of it, or all."""
        there = schema.events.c
        query = (
            select(there.seq, there.kind, there.seat, there.body, there.at)
            .where(there.table == table, there.seq > after)
            .order_by(there.seq)
            .limit(most)
        )
        with self.engine.connect() as connection:
            found = [EventRow(*row) for row in connection.execute(query)]
        if found and found[-1].seq != after + len(found):
            return self._mended(table, after, found)
        return found

    def _mended(self, table: str, after: int, found: Sequence[EventRow]) -> list[EventRow]:
        """Up to the first hole.  What was appended behind it by older versions of this program fits
        nothing, and would fit by chance what comes there next: it goes, and the log has it."""
        good = [row for number, row in enumerate(found, after + 1) if row.seq == number]
        last, there = after + len(good), schema.events.c
        behind = delete(schema.events).where(there.table == table, there.seq > last)
        with self.engine.begin() as connection:
            gone = connection.execute(behind.returning(there.seq, there.seat, there.body)).all()
        log.error("the database has lost event %d of %s; after it: %s", last + 1, table, gone)
        return good

    def listed(self) -> list[TableRow]:
        """Tables anyone may see whose game is not over, the newest first."""
        there = schema.tables.c
        query = (
            select(schema.tables)
            .where(there.listed, ~there.over)
            .order_by(there.created.desc())
            .limit(LISTED)
        )
        with self.engine.connect() as connection:
            return [TableRow(**row) for row in (connection.execute(query)).mappings()]


def connect(url: str) -> Database:
    """The database behind a URL: ``sqlite:///file`` or ``postgresql://…``."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        private(parsed.database)
        # Whoever closes the store is in another thread; SQLite itself would not mind.
        engine = create_engine(parsed, connect_args={"check_same_thread": False})
        event.listen(engine, "connect", careful)
    else:
        driver = patient(parsed).set(drivername="postgresql+psycopg")
        engine = create_engine(driver, pool_pre_ping=True, pool_size=CONNECTIONS)
    return Database(engine)


def patient(url: URL) -> URL:
    """Not for ever, unless the URL itself says how long to wait for PostgreSQL."""
    waits = "connect_timeout"
    return url if waits in url.query else url.update_query_dict({waits: str(PATIENCE)})


def careful(connection: Any, record: object) -> None:
    """SQLite: what is committed outlives a power cut, and readers do not wait for writers.

    What is no database is told apart here, and SQLAlchemy would leave its connection open.
    """
    try:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()
    except BaseException:
        connection.close()
        raise
