"""`tischrunde ship check FILE`: looks a file of modules over, and walks through all its ships."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from tischrunde.cli.maps import from_file, open_console, share, show_totals, verdict
from tischrunde.cli.speech import TalkingCommand, lang_option
from tischrunde.kernel.message import Message
from tischrunde.lab.ships import Walked, walk_all
from tischrunde.words import Words

FEW = 8  # faults of one kind that are told


@click.command(name="ship", cls=TalkingCommand)
@click.argument("action", metavar="check")
@click.argument("file", type=click.Path(path_type=Path))
@lang_option
def ship(action: str, file: Path) -> int:
    """Look a file of modules over."""
    rules, check, words = from_file(action, file, "with_ship", "shipcheck")
    console = open_console()
    title = words.text(
        "ship-title",
        game=Message(f"game-{rules.id}"),
        modules=len(rules.ship.modules),
        rooms=len(rules.room_words),
        layouts=len(rules.plans),
    )
    headings = [module.id for module in rules.ship.modules]
    show_totals(console, words, title, headings, check.totals(rules))
    faults = check.faults(rules)
    if not faults:
        walked = walk_all(rules)
        show_ways(console, words, walked)
        faults += [told("ship-cut-off", each) for each in walked.cut_off[:FEW]]
        faults += [told("ship-trap", each) for each in walked.traps[:FEW]]
    return verdict(console, words, faults)


def told(key: str, where: tuple[str, str]) -> Message:
    """Something wrong with a room of a ship."""
    return Message(key, {"ship": where[0], "room": where[1]})


def show_ways(console: Console, words: Words, walked: Walked) -> None:
    """What can be reached, and how far artifacts are."""
    reached: dict[str, Any] = {"share": share(walked.open_rooms, walked.outer_rooms)}
    console.print(words.text("ship-walked", **reached))
    for value, there in sorted(walked.there.items()):
        back = round(max(walked.back[value]))
        figures = {"value": value, "least": round(min(there)), "most": round(max(there))}
        console.print(words.text("ship-artifact", **figures, back=back))
