"""Before a database of an older format is brought up to date, what is in a file is copied.

What is in PostgreSQL is not: whoever runs it has pg_dump, and is told that it was time for it.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Engine, inspect, select

from tischrunde.server.store import schema


@dataclass(frozen=True)
class Upgraded:
    """From which format to which, and the copy that was made before (of PostgreSQL none)."""

    found: str
    now: str
    copy: Path | None


def copied(engine: Engine) -> Path | None:
    """A copy of a SQLite file whose format is older than ours, beside it; None if it is not.

    One a format: whoever starts anew after a failure needs no second one.
    """
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file or file == ":memory:":
        return None
    found = format_of(engine)
    if found not in schema.UPGRADES:
        return None
    original = Path(file)
    copy = original.with_name(f"{original.stem}.format-{found}{original.suffix}")
    growing = copy.with_name(f"{copy.name}.part")
    growing.unlink(missing_ok=True)
    private(str(growing))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("VACUUM INTO ?", (str(growing),))
    with growing.open("rb+") as written:
        os.fsync(written.fileno())
    growing.replace(copy)
    return copy


def format_of(engine: Engine) -> str | None:
    """The format of a database; None of an empty one."""
    if not inspect(engine).has_table("meta"):
        return None
    with engine.connect() as connection:
        query = select(schema.meta.c.value).where(schema.meta.c.name == "format")
        found: str | None = connection.scalar(query)
    return found


def private(file: str | None) -> None:
    """A new file is its owner's alone, and those SQLite puts beside it are like it."""
    if file and file != ":memory:":
        with suppress(OSError):  # whatever is wrong, SQLite itself will say
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
