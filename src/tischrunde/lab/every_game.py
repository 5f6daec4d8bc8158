"""All games, with every number of seats, among their own strongest bots."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from tischrunde.bots import catalog as bots
from tischrunde.games import catalog
from tischrunde.lab.pool import Progress
from tischrunde.lab.report import Report
from tischrunde.lab.simulate import simulate


def tables() -> list[tuple[str, int]]:
    """Every game with every number of seats it knows."""
    return [
        (game, seats)
        for game in catalog.ids()
        for seats in range(catalog.load(game).seats[0], catalog.load(game).seats[1] + 1)
    ]


def simulate_all(
    games: int, seed: str, jobs: int = 1, progress: Progress | None = None
) -> Iterator[Report]:
    """So many games at each of those tables; whoever interrupts gets what is done by then."""
    for number, (game, seats) in enumerate(tables()):
        strongest = bots.names(game)[-1]
        before = number * games
        heard = None if progress is None else further(progress, before)
        report = simulate(game, [strongest], games, seed, {}, jobs, heard, seats)
        yield report
        if report.interrupted:
            return


def further(progress: Progress, before: int) -> Progress:
    """Counts on where the tables before have ended."""
    return lambda done: progress(before + done)


def to_json(reports: Sequence[Report]) -> str:
    return json.dumps([asdict(report) for report in reports], indent=2, ensure_ascii=False) + "\n"


def to_csv(reports: Sequence[Report]) -> str:
    """One line a table; shares are parts of one."""
    out = io.StringIO()
    fields = ["game", "seats", "bot", "games", "unwon", "best", "choices"]
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(fields)
    for report in reports:
        figures = report.unwon.value, report.best.value, report.length.value
        writer.writerow([report.game, report.seats, report.bots[0], report.played, *figures])
    return out.getvalue()
