"""What is printed on cards, tokens and boards of a game, for the page that draws them.

`python -m tools.printed` writes it beside the types of the wire; the data files of the game are
the source, and what only the rules need (the steps of a text) stays out.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tischrunde.games import catalog

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src/tischrunde/games"
MADE = ROOT / "frontend/src/generated"

CARDS = ("starter", "reserve", "dungeon")
CARD_FIELDS = (
    "kind", "cost", "skill", "swords", "boots", "gold", "noise", "draw", "points", "dragon",
    "danger", "where", "worth",
)  # fmt: skip
TOKEN_FIELDS = ("back", "family", "points")
ROOM_FIELDS = ("at", "features", "major", "minor", "idols", "artifact")
TUNNEL = re.compile(r"(\w+)([->])(\w+)")


def games() -> dict[str, Path]:
    """The games whose cards and tokens are data, and where that lies."""
    found = sorted(GAMES.glob("*/data/tokens.toml"))
    return {path.parent.parent.name.replace("_", "-"): path.parent for path in found}


def typescript(data: Path, price: int) -> str:
    """The whole file of a game; `price` is that of any good at its markets."""
    cards, tokens = read(data / "cards.toml"), read(data / "tokens.toml")
    others = [read(path) for path in sorted(data.glob("*.toml"))]
    sides = {each["id"]: board(each) for each in others if "room" in each}
    printed = {
        entry["id"]: {"from": table, **some(entry, CARD_FIELDS)}
        for table in CARDS
        for entry in cards[table]
    }
    found = {entry["id"]: some(entry, TOKEN_FIELDS) for entry in tokens["token"]}
    lines = [
        "// Made by `python -m tools.printed` from the game's data files: do not edit.",
        "",
        'import type { Drawing, PrintedCard, PrintedToken } from "../games/shared/printed.ts";',
        "",
        *table("cards", "Record<string, PrintedCard>", printed),
        *table("tokens", "Record<string, PrintedToken>", found),
        f"export const goodsPrice = {price};",
        "",
        *table("sides", f"Record<{' | '.join(map(json.dumps, sides))}, Drawing>", sides),
    ]
    return "\n".join(lines)


def goods_price(game: str) -> int:
    """What any good costs at a market, as the rules have it."""
    rules: Any = catalog.load(game)
    return int(rules.params.price)


def table(name: str, kind: str, entries: dict[str, Any]) -> Iterator[str]:
    """One constant, a line an entry."""
    yield f"export const {name}: Readonly<{kind}> = {{"
    for key, entry in entries.items():
        yield f"  {json.dumps(key)}: {json.dumps(entry)},"
    yield "};"
    yield ""


def board(side: dict[str, Any]) -> dict[str, Any]:
    """A side of the board as it is drawn."""
    return {
        "grassLine": side["grass_line"],
        "rooms": {room["id"]: some(room, ROOM_FIELDS) for room in side["room"]},
        "tunnels": [tunnel(text, side["bends"]) for text in side["tunnels"]],
        "wrap": side["wrap"],
    }


def tunnel(text: str, bends: dict[str, Any]) -> dict[str, Any]:
    """`18-25 2B 1M` in words."""
    word, *symbols = text.split()
    match = TUNNEL.fullmatch(word)
    assert match is not None, text
    start, arrow, end = match.groups()
    out: dict[str, Any] = {"id": word, "from": start, "to": end, "boots": 1, "monsters": 0}
    for symbol in symbols:
        if symbol.endswith("B"):
            out["boots"] = int(symbol[:-1])
        elif symbol.endswith("M"):
            out["monsters"] = int(symbol[:-1])
    out |= {"locked": "L" in symbols, "arrow": arrow == ">", "wrap": "wrap" in symbols}
    return out | {"bends": bends.get(word, [])}


def some(entry: dict[str, Any], fields: tuple[str, ...]) -> dict[str, Any]:
    """These fields of an entry, as far as it has them."""
    return {field: entry[field] for field in fields if field in entry}


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    for game, data in games().items():
        (MADE / f"{game}.ts").write_text(typescript(data, goods_price(game)), encoding="utf-8")
