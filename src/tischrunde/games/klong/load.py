"""Reads the game's data files and makes rules of them."""

from __future__ import annotations

from importlib.resources import files

from tischrunde.delve.boards import Sheet, door_words
from tischrunde.delve.load import CardReader
from tischrunde.delve.rules import Material
from tischrunde.games.klong import names
from tischrunde.games.klong.ops import OWN_STEPS
from tischrunde.games.klong.rules import KlongRules, Layout

FOLDER = "klong/data"
SIDES = ("day", "dusk")
LYING = ("major", "minor", "idols", "artifact")  # what a room's entry says lies there


def load() -> KlongRules:
    """The rules with the shipped cards, tokens and boards."""
    reader = CardReader(names.KINDS, names.BACKS, names.TALLIES, own_steps=OWN_STEPS)
    reader.read_features(text("features"), f"{FOLDER}/features.toml")
    reader.read_cards(text("cards"), f"{FOLDER}/cards.toml", ("starter", "reserve", "dungeon"))
    reader.read_tokens(text("tokens"), f"{FOLDER}/tokens.toml")
    reader.number("reserve")
    sheets = [side(name) for name in SIDES]
    doors = door_words(sheets)
    numbers = {word: number for number, word in enumerate(doors)}
    plans = [sheet.plan(reader, numbers) for sheet in sheets]
    layouts = [Layout(*(sheet.numbers(name) for name in LYING)) for sheet in sheets]
    rooms = max((sheet.rooms for sheet in sheets), key=len)
    book = reader.book("starter")
    material = Material(book, plans, doors, rooms, reader.features, names.TALLIES)
    return KlongRules(material, layouts)


def side(name: str) -> Sheet:
    """One side of the board."""
    return Sheet(text(name), f"{FOLDER}/{name}.toml", ("grass_line",), LYING)


def text(name: str) -> str:
    """One of the data files."""
    return files("tischrunde.games").joinpath(f"{FOLDER}/{name}.toml").read_text(encoding="utf-8")
