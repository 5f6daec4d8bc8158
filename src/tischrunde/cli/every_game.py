"""`tischrunde simulate --all`: every game with every number of seats, a line each."""

from __future__ import annotations

from collections.abc import Mapping

import click
from rich import box
from rich.console import Console
from rich.table import Table

from tischrunde.cli.figures import STDOUT, bar, check_files, number, percent, write
from tischrunde.cli.speech import INTERRUPTED, Complaint, in_capitals, spoken_words
from tischrunde.cli.started import could_be_faster, say_how_to_be_faster
from tischrunde.lab.every_game import simulate_all, tables, to_csv, to_json
from tischrunde.lab.report import Report
from tischrunde.words import Words

COLUMNS = ("lab-game", "lab-seats", "lab-bot", "lab-games", "lab-nobody", "lab-most", "lab-choices")
AS_NUMBERS = COLUMNS[3:]


def alone(also: Mapping[str, object]) -> None:
    """Whoever wants all games can't want one of them, nor what only one of them knows."""
    for name, value in also.items():
        if value:
            raise Complaint("lab-all-alone", name=in_capitals(name))


def every_game(
    games: int, seed: str, jobs: int, json_file: str | None, csv_file: str | None
) -> int:
    """Play them and tell what came out, also of what is done when it is interrupted."""
    check_files(json_file, csv_file)
    wanted = games * len(tables())
    words = spoken_words()
    if could_be_faster():
        say_how_to_be_faster(words)
    with bar(wanted) as progress:
        found = list(simulate_all(games, seed, jobs, progress))
    reports = [report for report in found if report.played]
    if json_file is not None:
        write(json_file, to_json(reports))
    if csv_file is not None:
        write(csv_file, to_csv(reports))
    if reports and STDOUT not in (json_file, csv_file):
        show(words, reports, seed)
    if found[-1].interrupted:
        played = sum(report.played for report in reports)
        click.echo(words.text("lab-interrupted", played=played, wanted=wanted), err=True)
        return INTERRUPTED
    return 0


def show(words: Words, reports: list[Report], seed: str) -> None:
    """A line for every table."""
    console = Console(highlight=False, markup=False, emoji=False)
    out = Table(box=box.SIMPLE)
    for key in COLUMNS:
        right = key in AS_NUMBERS
        out.add_column(words.text(key), justify="right" if right else "left", no_wrap=not right)
    for report in reports:
        named = report.game, str(report.seats), report.bots[0]
        means = percent(report.unwon.value), number(report.best.value), number(report.length.value)
        played = words.text("lab-count", number=report.played)
        out.add_row(*named, played, *[words.say(figure) for figure in means])
    console.print(out)
    console.print(words.text("lab-seed", seed=seed))
