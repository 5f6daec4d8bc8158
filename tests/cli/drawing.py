"""The table of a raid as a seat sees it in the terminal."""

from typing import Any

from rich.console import Console

from tischrunde.cli.boards import Scene, board_of
from tischrunde.words import Words

NAMES = ["Ann", "Ben", "Cem", "Dee", "Eve", "Fay"]
WIDTH = 80


def drawn(rules: Any, state: Any, seat: int, lang: str) -> str:
    """All lines, none of them too long."""
    words = Words(lang, rules.id, strict=True)
    names = NAMES[: state.seats]
    scene = Scene(
        rules.observe(state, seat), words, names, [0] * state.seats, seat, [], width=WIDTH
    )  # fmt: skip
    console = Console(width=WIDTH, color_system=None)
    with console.capture() as captured:
        for line in board_of(rules).draw(scene):
            assert len(line.plain) <= WIDTH
            console.print(line)
    return captured.get()
