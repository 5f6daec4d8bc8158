"""What the commands of the lab share: files, progress, and figures with their intervals."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tischrunde.cli.keeping import reason
from tischrunde.cli.speech import Complaint
from tischrunde.kernel.message import Message
from tischrunde.lab.stats import Estimate

STDOUT = "-"


def cores() -> int:
    """The processor cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_files(*files: str | None) -> None:
    """Complain before the games, not after them."""
    if files.count(STDOUT) > 1:
        raise Complaint("lab-one-output")
    for file in files:
        if file not in (None, STDOUT):
            write(file, None)


def write(file: str, text: str | None) -> None:
    """Into a file, or to where a pipe reads; None only tries whether it can be written."""
    if file == STDOUT:
        click.echo(text, nl=False)
        return
    try:
        with Path(file).open("a" if text is None else "w", encoding="utf-8", newline="") as out:
            out.write(text or "")
    except OSError as error:
        raise Complaint("lab-cannot-write", file=file, why=reason(error)) from error


@contextmanager
def bar(total: int, games: int = 1) -> Iterator[Callable[[int], None] | None]:
    """How far it is, where a person sits at a terminal; in games, so many to a step."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=total * games)
        yield lambda done: progress.update(task, completed=done * games)


def estimate(found: Estimate, told: Callable[[float], Message], count: int) -> Message:
    """A value and its interval; one game alone tells nothing about others."""
    if count < 2:
        return told(found.value)
    return Message(
        "lab-estimate",
        {"value": told(found.value), "low": told(found.low), "high": told(found.high)},
    )


def percent(share: float) -> Message:
    """A share of one, in percent with one decimal."""
    whole, _, part = f"{100 * share:.1f}".partition(".")
    return Message("lab-percent", {"whole": whole, "part": part})


def number(value: float) -> Message:
    """A number with two decimals."""
    whole, _, part = f"{value:.2f}".partition(".")
    return Message("lab-number", {"whole": whole, "part": part})
