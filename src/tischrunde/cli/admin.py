"""`tischrunde admin`: looks at the tables of a server, and after them, while it runs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from time import time

import click
from rich import box
from rich.table import Table as Grid

from tischrunde.cli.admin_rooms import COLUMNS as ROOM_COLUMNS
from tischrunde.cli.admin_rooms import room_cells, room_grid, room_overviews
from tischrunde.cli.keeping import write
from tischrunde.cli.maps import open_console
from tischrunde.cli.push import push_key
from tischrunde.cli.serve import EXPORTED, limited
from tischrunde.cli.settings import kept_in
from tischrunde.cli.speech import (
    BAD_RECORD,
    Complaint,
    TalkingCommand,
    TalkingGroup,
    lang_option,
    spoken_words,
)
from tischrunde.cli.storage import data_folder, existing
from tischrunde.kernel.errors import TischrundeError
from tischrunde.server.endings import Endings
from tischrunde.server.limits import Limits
from tischrunde.server.played import Played
from tischrunde.server.records import record_of
from tischrunde.server.rows import BOT, OPEN
from tischrunde.server.store import SeatRow, Store, departing, rooms, upkeep
from tischrunde.server.store.database import Database
from tischrunde.server.store.upkeep import Overview
from tischrunde.server.tables import Tables, is_readable
from tischrunde.server.thinking import Thinking
from tischrunde.table import Record
from tischrunde.words import Words

COLUMNS = (
    "admin-id", "admin-game", "admin-state", "admin-seats", "admin-events", "admin-changed",
)  # fmt: skip
WHOLE = ("admin-id", "admin-game", "admin-changed")  # never broken: they are copied


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
    """All tables, the newest first, and all rooms."""
    words = spoken_words()
    with existing(data, database) as found:
        shown = upkeep.overviews(found)
        kept = room_overviews(found)
    grid = Grid(box=box.SIMPLE)
    for column in COLUMNS:
        grid.add_column(words.text(column), overflow="fold", no_wrap=column in WHOLE)
    for one in shown:
        grid.add_row(*map(str, cells(words, one)))
    console = open_console()
    if shown:
        console.print(grid)
    console.print(words.text("admin-count", count=len(shown)))
    if kept:
        console.print(room_grid(words, kept, when))
        console.print(words.text("admin-room-count", count=len(kept)))


def cells(words: Words, one: Overview) -> list[str]:
    """What stands in a line, in the order of the columns."""
    seats = ", ".join(sitter(words, seat) for seat in one.seats)
    return [
        one.row.id,
        one.row.game,
        words.text(state(one)),
        seats,
        str(one.events),
        when(one.changed),
    ]


def state(one: Overview) -> str:
    if one.row.over:
        return "admin-state-over"
    if not is_readable(one.row):
        return "admin-state-other-rules"
    waits = any(seat.kind == OPEN for seat in one.seats)
    return "admin-state-waits" if waits else "admin-state-plays"


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
    """One table or room; neither a seed nor anybody's key."""
    words = spoken_words()
    console = open_console()
    with existing(data, database) as found:
        for room in room_overviews(found, table):
            for key, text in zip(ROOM_COLUMNS, room_cells(words, room, when), strict=True):
                console.print(f"{words.text(key)}: {text}", soft_wrap=True)
            return
        one = overview(found, table)
    told = dict(zip(COLUMNS, cells(words, one), strict=True))
    told |= {
        "admin-created": when(one.row.created),
        "admin-version": str(one.row.version),
        "admin-options": json.dumps(one.row.options),
        "admin-listed": words.text("admin-yes" if one.row.listed else "admin-no"),
    }
    for key, text in told.items():
        console.print(f"{words.text(key)}: {text}", soft_wrap=True)


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
        record = game_of(found, one)
    if not one.row.over:
        click.echo(spoken_words().text("export-running"), err=True)
    if file is None:
        click.echo(record.to_json(), nl=False)
    else:
        write(file, record)


def game_of(found: Database, one: Overview) -> Record:
    """The record of a table, with where it leads if today's rules can say so."""
    events = found.events(one.row.id)
    if not is_readable(one.row):
        click.echo(spoken_words().text("export-other-rules"), err=True)
        return record_of(one.row, events)
    try:
        played = Played(one.row, one.seats, None)
        for event in events:
            played.carry_out(event)
    except TischrundeError as error:
        raise Complaint("export-unplayable", BAD_RECORD, id=one.row.id) from error
    return played.session.record


@admin.command(name="admin-close", cls=TalkingCommand)
@click.argument("tables", nargs=-1, required=True)
@kept_in
@lang_option
def close(tables: Sequence[str], data: Path | None, database: str | None) -> None:
    """End tables; what was played there is exported first."""

    async def end_all(endings: Endings) -> int:
        return sum([await endings.end(id, "closed") for id in tables])

    with existing(data, database) as found:
        check_all(found, tables)
        gone = ended(found, data, Limits(), end_all)
    click.echo(spoken_words().text("close-done", count=gone))


@admin.command(name="admin-expire", cls=TalkingCommand)
@click.option("--limit", "wishes", metavar="NAME=N", multiple=True)
@kept_in
@lang_option
def expire(wishes: Sequence[str], data: Path | None, database: str | None) -> None:
    """End tables that nobody has touched for long, as the server does by itself."""
    limits = limited(wishes)
    with existing(data, database) as found:
        gone = ended(found, data, limits, lambda endings: endings.expire())
    click.echo(spoken_words().text("close-done", count=gone))


def ended(
    found: Database, data: Path | None, limits: Limits, work: Callable[[Endings], Awaitable[int]]
) -> int:
    """How many tables went; their records are where the server puts them."""

    async def end() -> int:
        tables = Tables(Store(found), Thinking(), limits)
        try:
            return await work(Endings(tables, limits, (data or data_folder()) / EXPORTED))
        finally:
            await tables.close()
            await tables.store.close()

    return asyncio.run(end())


@admin.command(name="admin-delete", cls=TalkingCommand)
@click.argument("tables", nargs=-1, required=True)
@click.option("--yes", is_flag=True)
@kept_in
@lang_option
def delete(tables: Sequence[str], yes: bool, data: Path | None, database: str | None) -> None:
    """Tables with all that has happened at them, or rooms with their results, for ever."""
    with existing(data, database) as found:
        kept = [id for id in tables if room_overviews(found, id)]
        others = [id for id in tables if id not in kept]
        check_all(found, others)
        if not yes and others:
            raise Complaint("delete-unsure", count=len(others))
        if not yes:
            raise Complaint("delete-rooms-unsure", count=len(kept))
        for id in kept:
            found.within(partial(rooms.delete_room, id=id))
        for id in others:
            departing.take_out(departing.Departed(id, "closed", time(), ""), found)
    if kept:
        click.echo(spoken_words().text("delete-rooms-done", count=len(kept)))
    if others:
        click.echo(spoken_words().text("delete-done", count=len(others)))


admin.add_command(push_key)


def check_all(found: Database, ids: Sequence[str]) -> None:
    """All of them or none."""
    for id in ids:
        overview(found, id)
