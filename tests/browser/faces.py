"""What a game on the list needs before a browser can play it as all others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tools.node import FRONTEND

from tischrunde.games import catalog
from tischrunde.kernel.rules import Rules

GAMES = FRONTEND / "src/games"


def lacking(game: str, folder: Path = GAMES) -> str:
    """What a game still lacks, or "" where nothing is missing."""
    return "" if game not in catalog.ids() else lacks(game, catalog.load(game), folder)


def lacks(game: str, rules: Rules[Any], folder: Path) -> str:
    needs = {
        f"a face (frontend/src/games/{game}/face.ts)": (folder / game / "face.ts").is_file(),
        f"what explains it (frontend/src/games/{game}/teaching.ts)": (
            folder / game / "teaching.ts"
        ).is_file(),
        f'its line in frontend/src/games/catalog.ts ("./{game}/face.ts")': (
            f'"./{game}/face.ts"' in (folder / "catalog.ts").read_text("utf-8")
        ),
        "the table option first": any(setting.name == "first" for setting in rules.options),
    }
    open_points = [need for need, met in needs.items() if not met]
    if not open_points:
        return ""
    told = ", ".join(open_points)
    return f"{game} has no {told}: see docs/adding-a-game.md, steps 16 and 17"
