"""Reads the game's data files and makes rules of them."""

from __future__ import annotations

from importlib.resources import files

from tischrunde.delve.load import CardReader
from tischrunde.delve.rules import Material
from tischrunde.delve.tilefile import TileFile
from tischrunde.games.burrow.rules import BACKS, KINDS, TALLIES, TRAITS, BurrowRules

FOLDER = "burrow/data"


def load() -> BurrowRules:
    """The rules with the shipped cards, tokens and tiles."""
    reader = CardReader(KINDS, BACKS, TALLIES, TRAITS)
    reader.read_features(text("features"), f"{FOLDER}/features.toml")
    reader.read_cards(text("cards"), f"{FOLDER}/cards.toml", ("starter", "reserve", "deck"))
    reader.read_tokens(text("tokens"), f"{FOLDER}/tokens.toml")
    tiles = TileFile(text("tiles"), f"{FOLDER}/tiles.toml", openings=1)
    tiles.note_tiles(reader)
    reader.number("reserve")
    plan = tiles.plan("burrow", reader)
    book = reader.book("starter")
    material = Material(book, [plan], tiles.door_words(), tiles.rooms, reader.features, TALLIES)
    mouth = book.numbers[tiles.words[tiles.of_room[tiles.start]]]
    tile_set = tiles.tile_set(plan, int(book.tiles))
    return BurrowRules(material, tile_set, mouth, tiles.start)


def text(name: str) -> str:
    """One of the data files."""
    return files("tischrunde.games").joinpath(f"{FOLDER}/{name}.toml").read_text(encoding="utf-8")
