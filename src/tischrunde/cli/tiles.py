"""`tischrunde tiles check FILE`: looks a file of tiles over, and grows dungeons of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from tischrunde.cli.figures import bar
from tischrunde.cli.maps import from_file, open_console, share, show_totals, verdict
from tischrunde.cli.speech import TalkingCommand, lang_option
from tischrunde.kernel.message import Message
from tischrunde.lab.dungeons import Survey, survey
from tischrunde.words import Words

COLUMNS = {"start": "tiles-start", "safe": "tiles-safe", "depths": "tiles-depths"}


@click.command(name="tiles", cls=TalkingCommand)
@click.argument("action", metavar="check")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--dungeons", metavar="N", type=click.IntRange(min=1), default=1000)
@click.option("--seed", metavar="TEXT", default="1")
@lang_option
def tiles(action: str, file: Path, dungeons: int, seed: str) -> int:
    """Look a file of tiles over."""
    rules, check, words = from_file(action, file, "with_tiles", "tilecheck")
    console = open_console()
    headings = [words.text(key) for key in COLUMNS.values()]
    rows = {
        f"feature-{word}": [by_back[back] for back in COLUMNS]
        for word, by_back in check.totals(rules).items()
    }
    show_totals(console, words, title(words, rules), headings, rows)
    faults = check.faults(rules)
    if not faults:
        with bar(dungeons) as progress:
            found = survey(rules, dungeons, seed, progress)
        show_survey(console, words, found)
        faults = [Message("tiles-unsound", {"tunnel": word}) for word in found.unsound[:5]]
    return verdict(console, words, faults)


def title(words: Words, rules: Any) -> str:
    """How many tiles and rooms there are."""
    count = len(rules.cards) - int(rules.book.tiles)
    return words.text(
        "tiles-title",
        game=Message(f"game-{rules.id}"),
        tiles=count - 3,  # both sides of the start tile are two halves each
        rooms=len(rules.room_words),
        doors=len(rules.door_words),
    )


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
