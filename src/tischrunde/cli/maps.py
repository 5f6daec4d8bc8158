"""What commands that look the file of a map over have in common: reading, figures, the verdict."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from tischrunde.cli.keeping import reason
from tischrunde.cli.screen import STRONG
from tischrunde.cli.speech import BAD_RECORD, Complaint, spoken_words
from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.message import Message
from tischrunde.words import Words

CHECK = "check"


def from_file(action: str, file: Path, maker: str, checker: str) -> tuple[Any, Any, Words]:
    """Rules made of a file by the game that can, that game's checks, and its words."""
    if action != CHECK:
        raise Complaint("map-no-such-action", action=action)
    game, load = game_with(maker)
    words = spoken_words(game)
    try:
        rules = load(file.read_text(encoding="utf-8"), str(file))
    except (OSError, UnicodeDecodeError) as error:
        why = reason(error) if isinstance(error, OSError) else Message("map-no-text")
        raise Complaint("map-cannot-read", file=str(file), why=why) from error
    except BadData as error:
        raise Complaint("map-wrong", BAD_RECORD, why=str(error)) from error
    return rules, import_module(f"tischrunde.games.{catalog.folder(game)}.{checker}"), words


def game_with(maker: str) -> tuple[str, Any]:
    """The game whose map such a file can replace, and what makes its rules of one."""
    for game in [*catalog.ids(), *catalog.EXAMPLES]:
        load = import_module(f"tischrunde.games.{catalog.folder(game)}.load")
        if hasattr(load, maker):
            return game, getattr(load, maker)
    raise Complaint("map-no-game")


def open_console() -> Console:
    """Where figures and faults are shown."""
    return Console(highlight=False, markup=False, emoji=False)


def show_totals(
    console: Console, words: Words, title: str, headings: list[str], rows: dict[str, list[int]]
) -> None:
    """How many rooms there are of each kind, column by column."""
    console.print(title, style=STRONG)
    table = Table(box=box.SIMPLE)
    table.add_column(words.text("map-feature"))
    for heading in headings:
        table.add_column(heading, justify="right")
    for key, figures in rows.items():
        table.add_row(words.text(key), *map(str, figures))
    console.print(table)


def verdict(console: Console, words: Words, faults: list[Message]) -> int:
    """Every fault, and what the command ends with."""
    for fault in faults:
        console.print(words.say(fault))
    console.print(words.text("map-bad" if faults else "map-good", count=len(faults)))
    return BAD_RECORD if faults else 0


def share(part: int, whole: int) -> float:
    """In per cent, with two places."""
    return round(100 * part / whole, 2)
