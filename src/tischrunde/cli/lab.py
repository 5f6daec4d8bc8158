"""`tischrunde simulate` and `tischrunde arena`: many games among bots, counted."""

from __future__ import annotations

from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from tischrunde.bots import catalog as bot_catalog
from tischrunde.cli.every_game import alone, every_game
from tischrunde.cli.figures import STDOUT, bar, check_files, cores, estimate, number, percent, write
from tischrunde.cli.play import read_settings, split
from tischrunde.cli.rules import known_game
from tischrunde.cli.screen import STRONG
from tischrunde.cli.seating import USUAL_SEATS
from tischrunde.cli.speech import (
    INTERRUPTED,
    Complaint,
    TalkingCommand,
    lang_option,
    spoken_words,
)
from tischrunde.games import catalog
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules
from tischrunde.lab.arena import arena as run_arena
from tischrunde.lab.arena import pairings
from tischrunde.lab.report import Report, Row
from tischrunde.lab.simulate import simulate as run_simulation
from tischrunde.words import Words


def shared_options(command: Any) -> Any:
    """What both commands can be told."""
    for option in (
        click.option("--bots", metavar="A,B,…"),
        click.option("--seats", metavar="N", type=int),
        click.option("--jobs", metavar="N", type=click.IntRange(min=1)),
        click.option("--seed", metavar="TEXT", default="1"),
        click.option("--option", "options", metavar="NAME=VALUE", multiple=True),
        click.option("--json", "json_file", metavar="FILE|-"),
        click.option("--csv", "csv_file", metavar="FILE|-"),
        lang_option,
    )[::-1]:
        command = option(command)
    return command


@click.command(name="simulate", cls=TalkingCommand)
@click.argument("game", required=False)
@click.option("--all", "every", is_flag=True)
@click.option("--games", metavar="N", type=click.IntRange(min=1), default=1000)
@shared_options
def simulate(
    game: str | None,
    every: bool,
    games: int,
    bots: str | None,
    seats: int | None,
    jobs: int | None,
    seed: str,
    options: tuple[str, ...],
    json_file: str | None,
    csv_file: str | None,
) -> int:
    """Many games of the same bots."""
    if every:
        alone({"GAME": game, "--bots": bots, "--seats": seats, "--option": options})
        return every_game(games, seed, jobs, json_file, csv_file)
    if game is None:
        raise Complaint("lab-no-game")
    rules = catalog.load(known_game(game))
    words = spoken_words(game)
    named = known_bots(rules, split(bots) or ["random"])
    seats = usual_seats(rules, seats, len(named))
    if len(named) > seats:
        raise Complaint("lab-too-many-bots", bots=len(named), seats=seats)
    settings = read_settings(rules, options)
    check_files(json_file, csv_file)
    with bar(games) as progress:
        report = run_simulation(
            game, named, games, seed, settings, jobs or cores(), progress, seats
        )
    return tell(words, report, json_file, csv_file)


@click.command(name="arena", cls=TalkingCommand)
@click.argument("game")
@click.option("--seeds", metavar="N", type=click.IntRange(min=1), default=1000)
@shared_options
def arena(
    game: str,
    seeds: int,
    bots: str | None,
    seats: int | None,
    jobs: int | None,
    seed: str,
    options: tuple[str, ...],
    json_file: str | None,
    csv_file: str | None,
) -> int:
    """Every bot against every bot."""
    rules = catalog.load(known_game(game))
    words = spoken_words(game)
    named = known_bots(rules, split(bots) or bot_catalog.names(game))
    seats = usual_seats(rules, seats, 0)
    bouts = seeds * len(pairings(named, seats))
    if bouts == 0:
        raise Complaint("lab-too-few-bots", known=", ".join(bot_catalog.names(game)))
    settings = read_settings(rules, options)
    check_files(json_file, csv_file)
    with bar(bouts, seats) as progress:
        report = run_arena(game, named, seeds, seats, seed, settings, jobs or cores(), progress)
    return tell(words, report, json_file, csv_file)


# -- what was asked for -----------------------------------------------------------------------


def known_bots(rules: Rules[Any], names: list[str]) -> list[str]:
    """Bots that play this game."""
    known = bot_catalog.names(rules.id)
    for name in names:
        if name not in known:
            raise Complaint("no-such-bot", name=name, known=", ".join(known))
    return names


def usual_seats(rules: Rules[Any], asked: int | None, bots: int) -> int:
    """As many seats as asked for, else as there are bots, else a table of the usual size."""
    fewest, most = rules.seats
    usual = bots if bots > 1 else USUAL_SEATS
    seats = max(fewest, min(usual, most)) if asked is None else asked
    if not fewest <= seats <= most:
        raise Complaint("wrong-seats", seats=seats, fewest=fewest, most=most)
    return seats


# -- what came out ----------------------------------------------------------------------------


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
