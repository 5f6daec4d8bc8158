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
FACES = ROOT / "frontend/src/games"

CARD_FIELDS = (
    "kind", "traits", "cost", "skill", "swords", "boots", "gold", "noise", "draw", "points",
    "dragon", "danger",
)  # fmt: skip
TOKEN_FIELDS = ("back", "family", "points")
ROOM_FIELDS = ("at", "features", "major", "minor", "idols", "artifact")
TUNNEL = re.compile(r"(\w+)([->])(\w+)")


def games() -> dict[str, Path]:
    """The games whose cards and tokens are data, and where that lies."""
    named = {game: GAMES / catalog.folder(game) / "data" for game in catalog.ids()}
    return {
        game: data
        for game, data in named.items()
        if (data / "tokens.toml").is_file() and (FACES / game).is_dir()
    }


def typescript(data: Path, price: int) -> str:
    """The whole file of a game; `price` is that of any good at its markets."""
    cards, tokens = read(data / "cards.toml"), read(data / "tokens.toml")
    others = [read(path) for path in sorted(data.glob("*.toml"))]
    sides = {each["id"]: board(each) for each in others if "room" in each}
    tiles = {entry["id"]: tile(entry) for each in others for entry in each.get("tile", [])}
    ships = [ship(each) for each in others if "module" in each]
    types = ["Drawing"] * bool(sides) + ["PrintedCard"]
    types += ["PrintedShip"] * bool(ships) + ["PrintedTile"] * bool(tiles)
    printed = {
        entry["id"]: {
            "from": source(table),
            **some(entry, CARD_FIELDS),
            **place(entry),
            **depending(entry),
        }
        for table, entries in cards.items()
        for entry in entries
    }
    found = {entry["id"]: some(entry, TOKEN_FIELDS) for entry in tokens["token"]}
    lines = [
        "// Made by `python -m tools.printed` from the game's data files: do not edit.",
        "",
        f"import type {{ {', '.join([*types, 'PrintedToken'])} }} "
        'from "../games/shared/printed.ts";',
        "",
        *table("cards", "Record<string, PrintedCard>", printed),
        *table("tokens", "Record<string, PrintedToken>", found),
        f"export const goodsPrice = {price};",
        "",
    ]
    if sides:
        lines += table("sides", f"Record<{' | '.join(map(json.dumps, sides))}, Drawing>", sides)
    if tiles:
        lines += table("tiles", "Record<string, PrintedTile>", tiles)
    for each in ships:
        lines += table("ship", "PrintedShip", each)
    return "\n".join(lines)


def source(table: str) -> str:
    """Where cards of a table of the file come from: whatever deck the row is filled from is one."""
    return table if table in ("starter", "reserve") else "dungeon"


def copies(data: Path) -> str:
    """How often each card and token is in the box; a starter, in the deck of each seat."""
    cards, tokens = read(data / "cards.toml"), read(data / "tokens.toml")
    all_of_them = [entry for entries in cards.values() for entry in entries] + tokens["token"]
    found = {entry["id"]: entry.get("copies", 1) for entry in all_of_them}
    lines = [
        "// Made by `python -m tools.printed` from the game's data files: do not edit.",
        "",
        *table("copies", "Record<string, number>", found),
    ]
    return "\n".join(lines)


def goods_price(game: str) -> int:
    """What any good costs at a market, as the rules have it."""
    rules: Any = catalog.load(game)
    (price,) = {int(price) for price in rules.book.price if price}
    return price


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
        "grassLine": side.get("grass_line", 0),
        "rooms": {room["id"]: room_of(room) for room in side["room"]},
        "tunnels": [tunnel(text, side.get("bends", {})) for text in side["tunnels"]],
        "wrap": side.get("wrap", {}),
    }


def tile(entry: dict[str, Any]) -> dict[str, Any]:
    """A tile as it is drawn: a gate of magic is one of its rooms there, though nobody enters it."""
    features = set(entry.get("features", []))
    portal = [entry["portal"] | {"features": ["portal"]}] if "portal" in entry else []
    rooms = {room["id"]: tile_room(room, features) for room in [*entry["room"], *portal]}
    out = {"high": 2 if entry.get("halves") else 1, "back": entry["back"]}
    if "haunted" in features:
        out["haunted"] = True
    return out | {"rooms": rooms, "tunnels": [tile_tunnel(text) for text in entry["tunnels"]]}


def tile_room(room: dict[str, Any], tile_features: set[str]) -> dict[str, Any]:
    """Where a room lies on its tile, in cells, and what it is besides being deep or haunted."""
    features = room_of(room).get("features", [])
    shown = [word for word in features if word not in ("deep", "haunted")]
    out: dict[str, Any] = {"at": [share / 100 for share in room["at"]]}
    if shown:
        out["features"] = shown
    if "deep" in tile_features.union(features):
        out["deep"] = True
    return out


def tile_tunnel(text: str) -> dict[str, Any]:
    """`N1-A 2B L` in words."""
    whole = tunnel(text, {})
    locks = sum(int(word[:-1] or 1) for word in text.split()[1:] if word.endswith("L"))
    return some(whole, ("from", "to", "boots", "monsters")) | {
        "locks": locks,
        "arrow": whole["arrow"],
    }


def ship(entry: dict[str, Any]) -> dict[str, Any]:
    """A ship as it is drawn: what lies where, and the paths as its file has them."""
    modules = {
        module["id"]: some(module, ("features", "openings", "paths", "bends"))
        | {"rooms": {room["id"]: some(room, ROOM_FIELDS) for room in module["room"]}}
        for module in entry["module"]
    }
    return some(entry, ("start", "view", "lift", "link", "slot")) | {"module": modules}


def room_of(room: dict[str, Any]) -> dict[str, Any]:
    """A room as it is drawn; where one begins and leaves by the same gate, it is one."""
    out = some(room, ROOM_FIELDS)
    if "start" in out.get("features", []):
        out["features"] = [word for word in out["features"] if word != "exit"]
    return out


def place(card: dict[str, Any]) -> dict[str, Any]:
    """Where a card can be had; of several places, each is enough."""
    where = card.get("where", [])
    return {"where": where if isinstance(where, str) else "-".join(where)} if where else {}


def depending(card: dict[str, Any]) -> dict[str, Any]:
    """Points that depend on something; a card has one such line at most."""
    if "worth" not in card:
        return {}
    (worth,) = card["worth"]
    return {"worth": worth}


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
        (MADE / f"{game}-copies.ts").write_text(copies(data), encoding="utf-8")
