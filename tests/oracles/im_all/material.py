"""What lies in the box: cards, modules, tokens and the numbers printed on the boards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "data"
ENEMY, STARTER, RESERVE = "enemy", "starter", "reserve"

Gains = dict[str, int]  # what a text gives, in the order in which it does


@dataclass(frozen=True)
class Card:
    """A card as printed; of an enemy ``gains`` are the reward."""

    id: str
    kind: str
    copies: int
    cost: int
    faction: str = ""
    points: int = 0
    points_per: str = ""
    boss: bool = False
    danger: bool = False
    gains: Gains = field(default_factory=dict)
    acquire: Gains = field(default_factory=dict)
    arrive: Gains = field(default_factory=dict)
    condition: str = ""  # on which ``then`` waits
    then: Gains = field(default_factory=dict)


@dataclass(frozen=True)
class Lane:
    """A path between two spaces."""

    a: str
    b: str
    boots: int = 1
    enemies: int = 0
    lock: bool = False
    one_way: bool = False  # only from a to b


@dataclass(frozen=True)
class Module:
    """One side of a piece of the board."""

    id: str
    spaces: dict[str, list[str]]
    paths: list[Lane]


def lines(name: str) -> Iterator[dict[str, Any]]:
    """The objects of one file, one a line."""
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def read_card(row: dict[str, Any]) -> Card:
    """One line of cards.jsonl."""
    return Card(condition=row.pop("if", ""), **row)


def read_module(row: dict[str, Any]) -> Module:
    """One line of modules.jsonl."""
    return Module(row["id"], row["spaces"], [Lane(**path) for path in row["paths"]])


STARTERS = [
    Card("hack", STARTER, 6, 0, gains={"skill": 1}),
    Card("stolpern", STARTER, 2, 0, gains={"noise": 1}),
    Card("zugang", STARTER, 1, 0, gains={"boots": 1}),
    Card("ducken", STARTER, 1, 0, gains={"skill": 1, "boots": 1}),
]
RESERVES = [
    Card("vasr", RESERVE, 15, 2, gains={"skill": 1, "swords": 2}),
    Card("mutig", RESERVE, 15, 3, gains={"skill": 2, "boots": 1}),
    Card("speicherkern", RESERVE, 12, 7, points=7),
]
GOBLIN = Card("g0bl1n", ENEMY, 1, 2, gains={"credits": 1})
ERADIBOT = Card("eradibot", ENEMY, 1, 3, gains={"credits": 2})
MISSIONS = [read_card(row) for row in lines("cards.jsonl")]
CARDS = {card.id: card for card in [*STARTERS, *RESERVES, GOBLIN, ERADIBOT, *MISSIONS]}
MODULES = {module.id: module for module in map(read_module, lines("modules.jsonl"))}

FIRST_SHIP = ("HG", "PK", "KS")  # KA-024, by slot
SIDES = (("HG", "MR"), ("PK", "AR"), ("KS", "PR"))  # the two sides of each piece that varies
CARGO, CORRIDOR, COMMAND = "FR", "KO", "KZ"
START = "FR-S"
FIXED_LINKS = [
    Lane("FR-1", "KO-1"),
    Lane("FR-2", "KO-2"),
    Lane("KO-6", "KZ-1"),
    Lane("KO-4", "KZ-2", enemies=1),
]
SLOT_LINKS = [  # a connector of a slot and what it is joined to
    Lane("1.a", "KO-4"),
    Lane("1.b", "KO-2"),
    Lane("1.e", "FR-4", enemies=1),
    Lane("1.w", "KZ-4", enemies=2),
    Lane("2.a", "KO-1"),
    Lane("2.b", "KO-3"),
    Lane("2.w", "FR-3", enemies=1),
    Lane("3.a", "KO-5"),
    Lane("3.b", "KO-6"),
    Lane("3.e", "KZ-3", enemies=2),
    Lane("2.e", "3.w", boots=2),
]
CONNECTORS = {"a": 1, "b": 2, "w": 3, "e": 4}
LIFT = ["FR-H", "KO-H1", "KO-H2", "KO-H3", "KZ-H"]

MAJORS = {
    "mega_gesundheit": 2,
    "grosser_credit": 2,
    "geniestreich": 2,
    "deckplaene": 2,
    "sechster_kristall": 1,
    "schallgranate": 2,
}
MINORS = {
    "gesundheit": 4,
    "geschwindigkeit": 4,
    "staerke": 4,
    "credit": 4,
    "multipass": 4,
    "verdampfer": 4,
    "archiv": 4,
}
GOODS = ("generalschluessel", "telepass", "medikit", "schmuggelware")
TOKEN_POINTS = {
    "generalschluessel": 5,
    "telepass": 5,
    "medikit": 5,
    "schmuggelware": 10,
    "deckplaene": 7,
    "archiv": 3,
}
SIXTH = "sechster_kristall"
ARTIFACTS = (5, 10, 15, 20, 25, 30)
REMOVED_ARTIFACTS = {2: 2, 3: 1, 4: 0}
POD_POINTS = 20

LIVES = 10
HAND = 5
ROW = 6
CUBES = 30
BLACK = 24
PRICE = 7
CRYSTALS = 5
DATA_MARKERS = 2
FIRST_NOISE = (3, 2, 1, 0)
RAGE_TRACK = (2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6)  # of space 1 and on
RAGE_START = {4: 1, 3: 2, 2: 3}
RED_CUBES = {8: 1, 9: 1, 11: 2}
ERADIBOT_ZONES = {"red": 8, "checkered": 11, "never": 99}  # first space of each
BLOCKADE = 10
GHOST_DRAW = {2: 6, 3: 4, 4: 4}


def goods(seats: int) -> dict[str, int]:
    """What the market board offers (KA-033, KA-034)."""
    return dict.fromkeys(GOODS, 1 if seats == 2 else 2)
