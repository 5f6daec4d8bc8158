"""`tischrunde tiles check FILE`: looks a file of tiles over, and grows dungeons of them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from tischrunde.cli.keeping import reason
from tischrunde.cli.lab import bar
from tischrunde.cli.screen import STRONG
from tischrunde.cli.speech import (
    BAD_RECORD,
    Complaint,
    TalkingCommand,
    lang_option,
    spoken_words,
)
from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.message import Message
from tischrunde.lab.dungeons import Survey, survey
from tischrunde.words import Words

CHECK = "check"
COLUMNS = {"start": "tiles-start", "safe": "tiles-safe", "depths": "tiles-depths"}


@click.command(name="tiles", cls=TalkingCommand)
@click.argument("action", metavar=CHECK)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--dungeons", metavar="N", type=click.IntRange(min=1), default=1000)
@click.option("--seed", metavar="TEXT", default="1")
@lang_option
def tiles(action: str, file: Path, dungeons: int, seed: str) -> int:
    """Look a file of tiles over."""
    if action != CHECK:
        raise Complaint("tiles-no-such-action", action=action)
    game, load = game_with_tiles()
    words = spoken_words(game)
    try:
        rules = load(file.read_text(encoding="utf-8"), str(file))
    except (OSError, UnicodeDecodeError) as error:
        why = reason(error) if isinstance(error, OSError) else Message("tiles-no-text")
        raise Complaint("tiles-cannot-read", file=str(file), why=why) from error
    except BadData as error:
        raise Complaint("tiles-wrong", BAD_RECORD, why=str(error)) from error
    check = import_module(f"tischrunde.games.{catalog.folder(game)}.tilecheck")
    console = Console(highlight=False, markup=False, emoji=False)
    show_totals(console, words, rules, check.totals(rules))
    faults = check.faults(rules)
    if not faults:
        with bar(dungeons) as progress:
            found = survey(rules, dungeons, seed, progress)
        show_survey(console, words, found)
        faults = [Message("tiles-unsound", {"tunnel": word}) for word in found.unsound[:5]]
    for fault in faults:
        console.print(words.say(fault))
    console.print(words.text("tiles-bad" if faults else "tiles-good", count=len(faults)))
    return BAD_RECORD if faults else 0


def game_with_tiles() -> tuple[str, Any]:
    """The game whose tiles a file can replace, and what makes its rules of one."""
    for game in [*catalog.ids(), *catalog.EXAMPLES]:
        load = import_module(f"tischrunde.games.{catalog.folder(game)}.load")
        if hasattr(load, "with_tiles"):
            return game, load.with_tiles
    raise Complaint("tiles-no-game")


def show_totals(
    console: Console, words: Words, rules: Any, totals: dict[str, dict[str, int]]
) -> None:
    """How many tiles, rooms and features there are."""
    count = len(rules.cards) - int(rules.book.tiles)
    title = words.text(
        "tiles-title",
        game=Message(f"game-{rules.id}"),
        tiles=count - 3,  # both sides of the start tile are two halves each
        rooms=len(rules.room_words),
        doors=len(rules.door_words),
    )
    console.print(title, style=STRONG)
    table = Table(box=box.SIMPLE)
    table.add_column(words.text("tiles-feature"))
    for key in COLUMNS.values():
        table.add_column(words.text(key), justify="right")
    for word, by_back in totals.items():
        figures = [str(by_back[back]) for back in COLUMNS]
        table.add_row(words.text(f"feature-{word}"), *figures)
    console.print(table)


def show_survey(console: Console, words: Words, found: Survey) -> None:
    """What became of many dungeons."""
    boots = found.boots or [0.0]
    figures: dict[str, dict[str, Any]] = {
        "tiles-dungeons": {"dungeons": found.dungeons, "rooms": found.rooms},
        "tiles-open-way": {"share": share(found.open_way, found.rooms)},
        "tiles-any-way": {"share": share(found.any_way, found.rooms)},
        "tiles-stuck": {"share": share(found.stuck, found.rooms)},
        "tiles-boots": {"mean": round(sum(boots) / len(boots), 1), "most": round(max(boots))},
    }
    for key, args in figures.items():
        console.print(words.text(key, **args))


def share(part: int, whole: int) -> float:
    """In per cent, with two places."""
    return round(100 * part / whole, 2)
