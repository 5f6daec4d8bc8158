"""Reads the game's data files and makes rules of them."""

from __future__ import annotations

from importlib.resources import files

from tischrunde.delve.load import CardReader
from tischrunde.delve.rules import Material
from tischrunde.delve.tilefile import TileFile
from tischrunde.games.katakomben import names
from tischrunde.games.katakomben.ops import OWN_QUANTITIES, OWN_STEPS
from tischrunde.games.katakomben.rules import KatakombenRules
from tischrunde.kernel.errors import BadData

FOLDER = "katakomben/data"
SIDES = ("a", "b")


def load() -> KatakombenRules:
    """The rules with the shipped cards, tokens and tiles."""
    return with_tiles(text("tiles"), f"{FOLDER}/tiles.toml")


def load_first() -> KatakombenRules:
    """Version 1: everybody inside was asked for a tourmaline (KK-G64)."""
    rules = load()
    rules.version = 1
    rules.asks_owners_only = False
    return rules


def with_tiles(tile_text: str, file: str) -> KatakombenRules:
    """The rules with the shipped cards and tokens, and tiles of any file."""
    reader = CardReader(names.KINDS, names.BACKS, names.TALLIES, None, OWN_STEPS, OWN_QUANTITIES)
    reader.read_features(text("features"), f"{FOLDER}/features.toml")
    reader.read_cards(text("cards"), f"{FOLDER}/cards.toml", ("starter", "reserve", "dungeon"))
    reader.read_tokens(text("tokens"), f"{FOLDER}/tokens.toml")
    tiles = TileFile(tile_text, file, openings=2)
    tiles.note_tiles(reader)
    if len(tiles.starts) != len(SIDES):
        raise BadData(f"{file}: tile", "must have two tiles with a 'start': both sides of one")
    reader.number("reserve")
    sides = zip(SIDES, tiles.starts, strict=True)
    plans = [tiles.plan(side, reader, start) for side, start in sides]
    book = reader.book("starter")
    doors = tiles.door_words()
    material = Material(book, plans, doors, tiles.rooms, reader.features, names.TALLIES)
    return KatakombenRules(material, tiles.tile_set(plans[0], int(book.tiles)))


def text(name: str) -> str:
    """One of the data files."""
    return files("tischrunde.games").joinpath(f"{FOLDER}/{name}.toml").read_text(encoding="utf-8")
