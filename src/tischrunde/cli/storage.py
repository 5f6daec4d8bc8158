"""Where the tables are kept: a folder of one's own, or PostgreSQL.

What is wrong with either is said in one sentence, before anything is served.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import click
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tischrunde.cli.keeping import reason
from tischrunde.cli.speech import BAD_RECORD, Complaint, spoken_words
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.message import Message
from tischrunde.server.store import Away, InUse, alone, open_store, schema, sqlite_url, upkeep
from tischrunde.server.store.before import Upgraded
from tischrunde.server.store.database import Database, connect

POSTGRESQL = ("postgresql", "postgres")
SQLITE_SAYS = {
    sqlite3.SQLITE_CANTOPEN: "reason-no-file",
    sqlite3.SQLITE_READONLY: "reason-read-only",
    sqlite3.SQLITE_FULL: "reason-full",
    sqlite3.SQLITE_NOTADB: "reason-damaged",
    sqlite3.SQLITE_CORRUPT: "reason-damaged",
    sqlite3.SQLITE_ERROR: "reason-damaged",  # it holds something else
}
PRIMARY = 0xFF  # the lowest byte of an error of SQLite's says what it is, the others more of it


def data_folder() -> Path:
    """Where programs of this system keep what belongs to a user."""
    try:
        home = Path.home()
    except RuntimeError as error:
        raise Complaint("no-home") from error
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local") / "Tischrunde"
    if sys.platform == "darwin":
        return home / "Library/Application Support/Tischrunde"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share") / "tischrunde"


@contextmanager
def own_folder(folder: Path) -> Iterator[Path]:
    """The folder, made for its owner alone (it holds the seeds of games being played), and for
    this process alone."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(folder, no_folder(error)) from error
    with ExitStack() as held:
        try:
            held.enter_context(alone(folder))
        except InUse as error:
            raise Complaint("data-in-use", folder=str(folder)) from error
        except sqlite3.Error as error:
            raise unusable(folder, sqlite_reason(error)) from error
        yield folder


def unusable(folder: Path, why: Message | str) -> Complaint:
    return Complaint("cannot-use-folder", folder=str(folder), why=why)


def no_folder(error: OSError) -> Message | str:
    """Why a folder cannot be made."""
    if isinstance(error, FileExistsError | NotADirectoryError):
        return Message("reason-file")
    return Message("reason-no-folder") if isinstance(error, FileNotFoundError) else reason(error)


def checked(database: str) -> str:
    """The URL of a PostgreSQL database, and what it takes to speak with it."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as error:
        raise Complaint("wrong-database", url=database) from error
    if url.drivername not in POSTGRESQL:
        raise Complaint("wrong-database", url=url.render_as_string())
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise Complaint("no-driver") from error
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def try_out(url: str) -> None:
    """Open the database and read from it once, so that what is wrong with it is said in time."""
    with complaining(url):
        with closing(connect(url)) as found:
            check(found, url)
        store = await open_store(url)
        try:
            await store.listed()
            if store.database.upgraded:
                tell_upgraded(store.database.upgraded)
        finally:
            await store.close()


def check(found: Database, url: str) -> None:
    """Before anything is changed in it: what is damaged would only get worse."""
    if upkeep.fault(found):
        raise Complaint("damaged", BAD_RECORD, file=shown(url))


@contextmanager
def complaining(url: str) -> Iterator[None]:
    """Whatever is wrong with a database, in one sentence."""
    try:
        yield
    except BadData as error:
        raise Complaint("other-format", url=shown(url)) from error
    except (SQLAlchemyError, Away) as error:
        why = error.__cause__ if isinstance(error, Away) else error
        assert isinstance(why, SQLAlchemyError)
        raise Complaint("cannot-open", url=shown(url), why=database_reason(why)) from error


def tell_upgraded(upgraded: Upgraded) -> None:
    """Where the copy lies that was made before, or that there is none."""
    args = {"found": upgraded.found, "now": upgraded.now}
    if upgraded.copy:
        text = spoken_words().text("upgraded", **args, copy=str(upgraded.copy))
    else:
        text = spoken_words().text("upgraded-postgresql", **args)
    click.echo(text, err=True)


@contextmanager
def existing(data: Path | None, database: str | None) -> Iterator[Database]:
    """The tables that a server may be serving meanwhile; nothing is made, and nothing upgraded."""
    if database:
        url = checked(database)
    else:
        folder = data or data_folder()
        url = sqlite_url(folder)
        if not Path(shown(url)).is_file():
            raise Complaint("no-tables-here", place=str(folder))
    with complaining(url), closing(connect(url)) as found:
        format = found.format()
        if format is None:
            raise Complaint("no-tables-here", place=shown(url))
        if format in schema.UPGRADES:
            raise Complaint("older-format", url=shown(url))
        if format != schema.FORMAT:
            raise BadData("database", f"has format {format}")
        yield found


def shown(url: str) -> str:
    """A database as one may name it aloud: a file by its path, all else without its password."""
    parsed = make_url(url)
    file = parsed.get_backend_name() == "sqlite" and parsed.database
    return file or parsed.render_as_string()


def database_reason(error: SQLAlchemyError) -> Message | str:
    """What the database has to say; in our words where it is one of the usual things."""
    cause: BaseException = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):
        return sqlite_reason(cause)
    if type(cause).__name__ == "ConnectionTimeout":  # of psycopg, which need not be installed
        return Message("reason-silent")
    return (str(cause).splitlines() or [type(cause).__name__])[0]


def sqlite_reason(error: sqlite3.Error) -> Message | str:
    key = SQLITE_SAYS.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY)
    return Message(key) if key else str(error)
