"""What `tischrunde simulate` and `tischrunde arena` found out: tables for people."""

from __future__ import annotations

import click
from rich import box
from rich.console import Console
from rich.table import Table

from tischrunde.cli.figures import STDOUT, estimate, number, percent, write
from tischrunde.cli.screen import STRONG
from tischrunde.cli.speech import INTERRUPTED
from tischrunde.kernel.message import Message
from tischrunde.lab.report import Report, Row
from tischrunde.words import Words


def tell(words: Words, report: Report, json_file: str | None, csv_file: str | None) -> int:
    """Tables for people, files for programs; how much there is when it was interrupted."""
    if report.played:
        if json_file is not None:
            write(json_file, report.to_json())
        if csv_file is not None:
            write(csv_file, report.to_csv())
        if STDOUT not in (json_file, csv_file):
            show(words, report)
    if report.interrupted:
        said = words.text("lab-interrupted", played=report.played, wanted=report.wanted)
        click.echo(said, err=True)
        return INTERRUPTED
    return 0


def show(words: Words, report: Report) -> None:
    """The tables, and where they come from."""
    console = Console(highlight=False, markup=False, emoji=False)
    game = Message(f"game-{report.game}")
    title = words.text("lab-title", game=game, games=report.played, seats=report.seats)
    against = any(row.against for row in report.by_bot)
    seats = [words.say(Message("seat", {"seat": seat})) for seat in range(report.seats)]
    console.print(title, style=STRONG)
    bots = [row.name for row in report.by_bot]
    # A bot may sit at one table several times, but alone against others only once.
    counted = "lab-games" if against else "lab-played"
    console.print(table(words, ("lab-bot", counted), bots, report.by_bot, against))
    console.print(table(words, ("lab-seat", "lab-games"), seats, report.by_seat))
    if report.counts:
        console.print(counts(words, report))
    length, best = (estimate(of, number, report.played) for of in (report.length, report.best))
    if report.unwon.value > 0:
        unwon = estimate(report.unwon, percent, report.played)
        console.print(words.text("lab-unwon", games=unwon))
    for line in (
        words.text("lab-best", points=best),
        words.text("lab-length", choices=length),
        words.text("lab-chance", chance=percent(1 / report.seats)),
        words.text("lab-seed", seed=report.seed),
    ):
        console.print(line)


def table(
    words: Words,
    headings: tuple[str, str],
    names: list[str],
    rows: list[Row],
    against: bool = False,
) -> Table:
    """Rows with their intervals."""
    who, counted = headings
    out = Table(box=box.SIMPLE)
    out.add_column(words.text(who))
    if against:
        out.add_column(words.text("lab-against"))
    for key in (counted, "lab-first", "lab-score"):
        out.add_column(words.text(key), justify="right")
    for name, row in zip(names, rows, strict=True):
        figures = (
            Message("lab-count", {"number": row.games}),
            estimate(row.first, percent, row.games),
            estimate(row.score, number, row.games),
        )
        called = [name, row.against] if against else [name]
        out.add_row(*called, *[words.say(figure) for figure in figures])
    return out


def counts(words: Words, report: Report) -> Table:
    """What the game wants reported: how often it happens to a seat, and in how many games."""
    out = Table(box=box.SIMPLE)
    out.add_column(words.text("lab-event"))
    for key in ("lab-per-seat", "lab-in-games"):
        out.add_column(words.text(key), justify="right")
    for row in report.counts:
        per_seat = estimate(row.per_seat, number, report.played * report.seats)
        in_games = estimate(row.in_games, percent, report.played)
        out.add_row(words.text(f"report-{row.name}"), words.say(per_seat), words.say(in_games))
    return out
