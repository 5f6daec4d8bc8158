"""`tischrunde admin`: looks at the tables of a server, and after them, while it runs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import click
from rich import box
from rich.table import Table as Grid

from tischrunde.cli.keeping import write
from tischrunde.cli.maps import open_console
from tischrunde.cli.settings import kept_in
from tischrunde.cli.speech import (
    BAD_RECORD,
    Complaint,
    TalkingCommand,
    TalkingGroup,
    lang_option,
    spoken_words,
)
from tischrunde.cli.storage import existing
from tischrunde.kernel.errors import TischrundeError
from tischrunde.server.played import Played
from tischrunde.server.store import SeatRow, upkeep
from tischrunde.server.store.database import Database
from tischrunde.server.store.rows import BOT, OPEN
from tischrunde.server.store.upkeep import Overview
from tischrunde.server.tables import is_readable
from tischrunde.table import Record
from tischrunde.words import Words

COLUMNS = ("id", "game", "state", "seats", "events", "changed")
WHOLE = ("id", "game", "changed")  # never broken: they are copied


class Admin(TalkingGroup):
    """``list`` is told by the words of ``admin-list``."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name.removeprefix("admin-") for name in self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self.commands.get(f"admin-{cmd_name}")

    def key_of(self, cmd_name: str) -> str:
        return f"admin-{cmd_name}"


@click.group(name="admin", cls=Admin, invoke_without_command=True)
@lang_option
@click.pass_context
def admin(ctx: click.Context) -> None:
    """Look at tables, and after them; alone, it says what it can do."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@admin.command(name="admin-list", cls=TalkingCommand)
@kept_in
@lang_option
def list_tables(data: Path | None, database: str | None) -> None:
    """All tables, the newest first."""
    words = spoken_words()
    with existing(data, database) as found:
        shown = upkeep.overviews(found)
    grid = Grid(box=box.SIMPLE)
    for column in COLUMNS:
        heading = words.text(f"admin-{column}")
        grid.add_column(heading, overflow="fold", no_wrap=column in WHOLE)
    for one in shown:
        grid.add_row(*map(str, cells(words, one)))
    console = open_console()
    if shown:
        console.print(grid)
    console.print(words.text("admin-count", count=len(shown)))


def cells(words: Words, one: Overview) -> list[str]:
    """What stands in a line, in the order of the columns."""
    seats = ", ".join(sitter(words, seat) for seat in one.seats)
    return [
        one.row.id,
        one.row.game,
        words.text(f"admin-state-{state(one)}"),
        seats,
        str(one.events),
        when(one.changed),
    ]


def state(one: Overview) -> str:
    if one.row.over:
        return "over"
    if not is_readable(one.row):
        return "other-rules"
    return "waits" if any(seat.kind == OPEN for seat in one.seats) else "plays"


def sitter(words: Words, seat: SeatRow) -> str:
    if seat.kind == OPEN:
        return words.text("admin-open")
    if seat.kind == BOT:
        return words.text("admin-bot", bot=seat.bot)
    return words.text("admin-away", name=seat.name, bot=seat.bot) if seat.bot else seat.name


def when(moment: float) -> str:
    """As the clocks go where this is read."""
    return datetime.fromtimestamp(moment).isoformat(" ", "minutes")


@admin.command(name="admin-show", cls=TalkingCommand)
@click.argument("table")
@kept_in
@lang_option
def show(table: str, data: Path | None, database: str | None) -> None:
    """One table; neither its seed nor anybody's key."""
    words = spoken_words()
    with existing(data, database) as found:
        one = overview(found, table)
    console = open_console()
    told = dict(zip(COLUMNS, cells(words, one), strict=True))
    told |= {
        "created": when(one.row.created),
        "version": str(one.row.version),
        "options": json.dumps(one.row.options),
        "listed": words.text("admin-yes" if one.row.listed else "admin-no"),
    }
    for name, text in told.items():
        console.print(f"{words.text(f'admin-{name}')}: {text}", soft_wrap=True)


def overview(found: Database, id: str) -> Overview:
    for one in upkeep.overviews(found, [id]):
        return one
    raise Complaint("no-such-table", BAD_RECORD, id=id)


@admin.command(name="admin-export", cls=TalkingCommand)
@click.argument("table")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@kept_in
@lang_option
def export(table: str, file: Path | None, data: Path | None, database: str | None) -> None:
    """The record of a game, be it finished or not."""
    with existing(data, database) as found:
        one = overview(found, table)
        record = record_of(found, one)
    if not one.row.over:
        click.echo(spoken_words().text("export-running"), err=True)
    if file is None:
        click.echo(record.to_json(), nl=False)
    else:
        write(file, record)


def record_of(found: Database, one: Overview) -> Record:
    """The game of a table, played again from its events."""
    if not is_readable(one.row):
        raise Complaint("export-other-rules", BAD_RECORD, id=one.row.id)
    try:
        played = Played(one.row, one.seats, None)
        for event in found.events(one.row.id):
            played.carry_out(event)
    except TischrundeError as error:
        raise Complaint("export-unplayable", BAD_RECORD, id=one.row.id) from error
    return played.session.record


@admin.command(name="admin-delete", cls=TalkingCommand)
@click.argument("tables", nargs=-1, required=True)
@click.option("--yes", is_flag=True)
@kept_in
@lang_option
def delete(tables: Sequence[str], yes: bool, data: Path | None, database: str | None) -> None:
    """Tables with all that has happened at them, for ever."""
    words = spoken_words()
    with existing(data, database) as found:
        for id in tables:
            overview(found, id)  # all of them or none
        if not yes:
            raise Complaint("delete-unsure", count=len(tables))
        for id in tables:
            upkeep.remove(found, id)
    click.echo(words.text("delete-done", count=len(tables)))
