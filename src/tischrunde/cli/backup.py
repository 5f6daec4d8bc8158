"""`tischrunde backup` and `tischrunde restore`: all tables in one file, whatever keeps them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from sqlalchemy.engine import URL

from tischrunde.cli.keeping import reason
from tischrunde.cli.settings import kept_in
from tischrunde.cli.speech import BAD_RECORD, Complaint, TalkingCommand, lang_option, spoken_words
from tischrunde.cli.storage import check, checked, complaining, data_folder, existing, own_folder
from tischrunde.server.store import sqlite_url
from tischrunde.server.store.copying import NotEmpty, copy
from tischrunde.server.store.database import Database, connect

BESIDE = ("", "-wal", "-shm", "-journal")  # how the files end that SQLite makes of one


@click.command(name="backup", cls=TalkingCommand)
@click.argument("file", type=click.Path(path_type=Path))
@kept_in
@lang_option
def backup(file: Path, data: Path | None, database: str | None) -> None:
    """Write all tables into a file, while they are played at."""
    if file.exists():
        raise Complaint("backup-exists", file=str(file))
    with existing(data, database) as source, written(file) as beside:
        count = fill(beside, file, source)
    click.echo(spoken_words().text("backup-done", count=count, file=str(file)))


@click.command(name="restore", cls=TalkingCommand)
@click.argument("file", type=click.Path(path_type=Path))
@kept_in
@lang_option
def restore(file: Path, data: Path | None, database: str | None) -> None:
    """Put all tables of a backup where there are none."""
    with ExitStack() as held:
        source = held.enter_context(brought(file))
        if database:
            url = checked(database)
        else:
            url = sqlite_url(held.enter_context(own_folder(data or data_folder())))
        held.enter_context(complaining(url))
        target = held.enter_context(closing(connect(url)))
        check(target, url)
        target.prepare()
        try:
            count = copy(source, target)
        except NotEmpty as error:
            raise Complaint("restore-not-empty") from error
    click.echo(spoken_words().text("restore-done", count=count))


def fill(beside: Path, file: Path, source: Database) -> int:
    """A new database; how many tables are in it."""
    with complaining(url_of(file)), closing(connect(url_of(beside))) as target:
        target.prepare()
        count = copy(source, target)
        target.fold()
        return count


def url_of(file: Path) -> str:
    return URL.create("sqlite", database=str(file)).render_as_string()


@contextmanager
def written(file: Path) -> Iterator[Path]:
    """A file that is there whole or not at all."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        try:
            yield beside
            with open(beside, "rb+") as whole:
                os.fsync(whole.fileno())
            os.replace(beside, file)
        finally:
            for ending in BESIDE:
                beside.with_name(beside.name + ending).unlink(missing_ok=True)
    except OSError as error:
        raise Complaint("cannot-write", file=str(file), why=reason(error)) from error


@contextmanager
def brought(file: Path) -> Iterator[Database]:
    """The database of a backup: a copy, which is brought up to date if it is an old one."""
    with TemporaryDirectory(prefix="tischrunde-") as folder:
        copied = Path(folder) / "tables.sqlite"
        try:
            shutil.copyfile(file, copied)
        except OSError as error:
            raise Complaint("cannot-read", file=str(file), why=reason(error)) from error
        with complaining(url_of(file)), closing(connect(url_of(copied))) as found:
            check(found, url_of(file))
            if found.format() is None:
                raise Complaint("no-backup", BAD_RECORD, file=str(file))
            found.prepare()
            yield found
