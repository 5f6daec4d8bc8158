"""What lies in the box: cards, tiles, tokens and the numbers printed on the boards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "data"

COMPANION, OTHER, GEM, DEVICE, MONSTER = "companion", "other", "gem", "device", "monster"
STARTER, RESERVE = "starter", "reserve"


@dataclass(frozen=True)
class Card:
    """A card as printed; what its text does stands in texts.py."""

    id: str
    kind: str
    copies: int
    cost: int
    skill: int = 0
    swords: int = 0
    boots: int = 0
    points: int = 0
    dragon: bool = False
    danger: bool = False
    text: str = ""


@dataclass(frozen=True)
class Tunnel:
    """Half a tunnel or a whole one: two ends, each a room, an opening or a portal."""

    a: str
    b: str
    boots: int
    monsters: int
    lock: bool
    one_way: bool  # only from a to b


@dataclass(frozen=True)
class Tile:
    """A tile as printed; rooms by letter."""

    id: str
    zone: str  # "safe", "depths" or "start"
    haunted: bool
    features: dict[str, list[str]]
    halves: dict[str, str]
    tunnels: list[Tunnel]


def lines(name: str) -> Iterator[dict[str, Any]]:
    """The objects of one file, one a line."""
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def read_tile(row: dict[str, Any]) -> Tile:
    """One line of tiles.jsonl."""
    return Tile(
        row["id"],
        row["zone"],
        row["haunted"],
        {name: room["features"] for name, room in row["rooms"].items()},
        {name: room["half"] for name, room in row["rooms"].items()},
        [Tunnel(**tunnel) for tunnel in row["tunnels"]],
    )


STARTERS = [
    Card("burgle", STARTER, 6, 0, skill=1),
    Card("stumble", STARTER, 2, 0),
    Card("sidestep", STARTER, 1, 0, boots=1),
    Card("scramble", STARTER, 1, 0, skill=1, boots=1),
]
RESERVES = [
    Card("mercenary", RESERVE, 15, 2, skill=1, swords=2),
    Card("explore", RESERVE, 15, 3, skill=2, boots=1),
    Card("secret_tome", RESERVE, 12, 7, points=7),
]
GOBLIN = Card("goblin", MONSTER, 1, 2)
DUNGEON = [Card(**row) for row in lines("cards.jsonl")]
CARDS = {card.id: card for card in [*STARTERS, *RESERVES, GOBLIN, *DUNGEON]}
TILES = {tile.id: tile for tile in map(read_tile, lines("tiles.jsonl"))}

MAJORS = {
    "catacombs_map": 2,
    "chalice": 3,
    "greater_skill": 2,
    "greater_treasure": 2,
    "greater_healing": 2,
}
MINORS = {
    "dragon_egg": 3,
    "lockpick": 3,
    "magic_spring": 2,
    "healing": 3,
    "swiftness": 2,
    "strength": 2,
    "puzzle_box": 2,
    "treasure": 3,
}
PRISONERS = {
    "adventurer": 2,
    "barbarian": 2,
    "cleric": 2,
    "coupon": 1,
    "monkey_bot": 1,
    "haunted_prisoner": 1,
    "mayor": 1,
    "monk": 1,
    "peasant": 2,
    "primatologist": 1,
    "prince": 1,
    "princess": 1,
    "sorceress": 2,
    "warrior": 2,
}

LIVES = 10
HAND = 5
ROW = 6
CUBES = 30
BLACK = 24
GHOSTS = 5
PRICE = 7
FLUTE_PRICE = 5
COUPON = 5
FREE_PICKS = 3
SHRINE_PLACES = 4
TILE_STACK = 26
SAFE_TILES = 4
STORY_CUBES = {2: 6}  # cubes drawn in place of a turn; 4 where nothing is said
RAGE_TRACK = [2, 2, 3, 3, 4, 4, 5]
RAGE_START = {2: 2, 3: 1, 4: 0}
PARTY_RAGE_TRACK = [2, 2, 2, 3, 3, 3, 4, 4, 5]
FIRST_KLONG = [3, 2, 1, 0, 0, 0]
FIRST_GOLD = [0, 0, 0, 0, 1, 2]


def is_party(seats: int) -> bool:
    """Five or six play with the material of the expansion (KK-257)."""
    return seats > 4


ARTIFACTS = {
    "ring": 5,
    "ankh": 7,
    "vase": 10,
    "mask": 12,
    "shield": 15,
    "thurible": 17,
    "chestplate": 20,
}
PARTY_ARTIFACTS = {"lamp": 10, "bananas": 15, "medallion": 20, "dragon_eye": 25}


def artifacts(seats: int) -> list[str]:
    """The stack from the top down: of equal ones those of the expansion first (KK-026, KK-259)."""
    every = [*PARTY_ARTIFACTS, *ARTIFACTS] if is_party(seats) else list(ARTIFACTS)
    return sorted(every, key=value_of)


def wares(seats: int) -> dict[str, int]:
    """What the market board offers (KK-028, KK-G68)."""
    if is_party(seats):
        return {"backpack": 3, "blood_amulet": 2, "burglars_kit": 3, "cloak": 3}
    return {"backpack": 2, "blood_amulet": 2, "burglars_kit": 3}


def crowns(seats: int) -> list[int]:
    """The crowns from the top down."""
    return [10, 9, 9, 8] if is_party(seats) else [10, 9, 8]


def reserve(seats: int) -> dict[str, int]:
    """The stacks of the reserve."""
    extra = 4 if is_party(seats) else 0
    return {card.id: card.copies + extra for card in RESERVES}


def value_of(artifact: str) -> int:
    return {**ARTIFACTS, **PARTY_ARTIFACTS}[artifact]


def rank(artifact: str) -> tuple[int, bool]:
    """The most valuable last, of equal ones that of the base game (KK-266, KK-G53, KK-G56)."""
    return value_of(artifact), artifact in ARTIFACTS
