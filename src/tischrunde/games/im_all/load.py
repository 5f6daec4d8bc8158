"""Reads the game's data files and makes rules of them."""

from __future__ import annotations

from importlib.resources import files

from tischrunde.delve.load import CardReader
from tischrunde.delve.rules import Material
from tischrunde.games.im_all import names
from tischrunde.games.im_all.ops import OWN_QUANTITIES, OWN_STEPS
from tischrunde.games.im_all.rules import ImAllRules
from tischrunde.games.im_all.ship import Ship

FOLDER = "im_all/data"


def load() -> ImAllRules:
    """The rules with the shipped cards, tokens and ship."""
    return with_ship(text("ship"), f"{FOLDER}/ship.toml")


def with_ship(ship_text: str, file: str) -> ImAllRules:
    """The rules with the shipped cards and tokens, and the ship of any file."""
    reader = CardReader(
        names.KINDS, names.BACKS, names.TALLIES, names.FACTIONS, OWN_STEPS, OWN_QUANTITIES
    )
    reader.read_features(text("features"), f"{FOLDER}/features.toml")
    reader.read_cards(text("cards"), f"{FOLDER}/cards.toml", ("starter", "reserve", "mission"))
    reader.read_tokens(text("tokens"), f"{FOLDER}/tokens.toml")
    reader.number("reserve")
    ship = Ship(ship_text, file)
    doors = ship.door_words()
    plans = ship.plans(reader, {word: number for number, word in enumerate(doors)})
    book = reader.book("starter")
    material = Material(book, plans, doors, ship.rooms, reader.features, names.TALLIES)
    return ImAllRules(material, ship)


def text(name: str) -> str:
    """One of the data files."""
    return files("tischrunde.games").joinpath(f"{FOLDER}/{name}.toml").read_text(encoding="utf-8")
