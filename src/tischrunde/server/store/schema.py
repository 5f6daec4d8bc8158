"""The one schema.  Events are only ever appended; their key is the lock of their table."""

from __future__ import annotations

from sqlalchemy import (
    DDL,
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    event,
)

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(80), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("origin", String(10), nullable=False),
    Column("from_table", String(40), nullable=False),
    Column("undo", String(10), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("clock", Boolean, nullable=False),
    Column("talk", Boolean, nullable=False),
    Column("room", String(40), nullable=False),  # to which it belongs, or ""
    Index("tables_listed", "listed", "over", "created"),
)
# Few tables are in a room.  Written out: SQLAlchemy's own words for it load PostgreSQL's part of it
# with every start, a tenth of what that takes.
ROOM_INDEX = "CREATE INDEX tables_room ON tables (room, over) WHERE room <> ''"
event.listen(tables, "after_create", DDL(ROOM_INDEX))  # type: ignore[no-untyped-call]

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("token_hash", String(64), nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# What a finished game came to, whatever becomes of its rules (see keeping.py).
kept = Table(
    "kept",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("part", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

# Tables there were, so that whoever asks for one is told what became of it.
departed = Table(
    "departed",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("why", String(10), nullable=False),
    Column("at", Double, nullable=False, index=True),
    Column("record", String(120), nullable=False),  # its file among the exported ones, or ""
)

# Tables that are new in a format are made by themselves.
REMEMBERS_TABLES_THAT_ENDED: tuple[str, ...] = ()
KEEPS_WHAT_A_GAME_CAME_TO: tuple[str, ...] = ()
WAITS_AS_LONG_AS_A_TABLE_WANTS = (
    "ALTER TABLE tables ADD COLUMN pace VARCHAR(10) NOT NULL DEFAULT 'live'",
    "ALTER TABLE tables ADD COLUMN clock BOOLEAN NOT NULL DEFAULT FALSE",
)
WHETHER_PEOPLE_TALK = ("ALTER TABLE tables ADD COLUMN talk BOOLEAN NOT NULL DEFAULT true",)
ROOMS = (
    "ALTER TABLE tables ADD COLUMN room VARCHAR(40) NOT NULL DEFAULT ''",
    ROOM_INDEX,
)
CALLS_BROWSERS: tuple[str, ...] = ()

# What brings a database of an older format to the next one.
UPGRADES = {
    "1": (
        "ALTER TABLE tables ADD COLUMN origin VARCHAR(10) NOT NULL DEFAULT 'fresh'",
        "ALTER TABLE tables ADD COLUMN from_table VARCHAR(40) NOT NULL DEFAULT ''",
    ),
    "2": ("ALTER TABLE tables ADD COLUMN undo VARCHAR(10) NOT NULL DEFAULT 'strict'",),
    "3": KEEPS_WHAT_A_GAME_CAME_TO,
    "4": REMEMBERS_TABLES_THAT_ENDED,
    "5": WAITS_AS_LONG_AS_A_TABLE_WANTS,
    "6": WHETHER_PEOPLE_TALK,
    "7": ROOMS,
    "8": CALLS_BROWSERS,
}
FORMAT = str(len(UPGRADES) + 1)
