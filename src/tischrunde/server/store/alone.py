"""One server a data folder: what a table knows in one process, another would never hear."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path


class InUse(Exception):
    """Another process serves the tables of this folder."""


@contextmanager
def alone(folder: Path) -> Iterator[Path]:
    """Hold a data folder for this process.

    By a lock of SQLite's own, in a file of its own: every system has it, and however a process
    ends, its locks end with it.
    """
    lock = sqlite3.connect(folder / "tables.lock", timeout=0, isolation_level=None)
    with closing(lock):
        try:
            lock.execute("PRAGMA journal_mode=MEMORY")  # nothing is ever written
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise InUse(str(folder)) from error
            raise
        yield folder
