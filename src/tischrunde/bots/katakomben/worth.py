"""What cards, tokens and rooms are worth to a bot at Katakomben, in points."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from tischrunde.bots.delve.texts import text_worth
from tischrunde.games import catalog

SKILL, SWORD, BOOT = 0.4, 0.35, 0.9
EACH = {
    "skill": SKILL, "swords": SWORD, "boots": BOOT, "gold": 0.9, "noise": -0.45, "quiet": 0.3,
    "draw": 0.7, "heal": 0.8, "teleport": 1.0, "others_noise": 0.5, "all_noise": -0.1,
    "picks": 1.2, "tireless": 0.3, "fearless": 0.4, "stock": 6.0,
}  # fmt: skip
ASKING = {"either": 1.1, "discard_for": 0.8, "trash": 0.8, "replace": 0.2}
WAITING = 0.5  # of what a card does only if something comes true
HOPED = 0.4  # of points that depend on something
REWARDS = {
    "minor_secret": 2.3, "gold1": 0.9, "gold2": 1.8, "gold3": 2.7, "chest": 5.0, "library": 6.5,
    "prison": 6.0,
}  # fmt: skip
IDOL = 5.0
TOKENS = {"backpack": 5.0, "blood_amulet": 8.5, "burglars_kit": 4.0, "cloak": 6.0}


class Card(NamedTuple):
    """What a card does for its owner when played, and what it counts."""

    cost: int
    play: float
    points: float
    skill: int
    boots: int
    kind: int


@cache
def rules() -> Any:
    """The rules, for what is printed."""
    return catalog.load("klong-katakomben")


@cache
def points_of(token: str) -> int:
    book = rules().book
    return int(book.points[book.numbers[token]])


@cache
def is_artifact(token: str) -> bool:
    book = rules().book
    return bool(book.families[book.family[book.numbers[token]]] == "artifact")


@cache
def card(word: str) -> Card:
    """A card by its id, boiled down."""
    book = rules().book
    number = book.numbers[word]
    printed = book.printed[number]
    play = SKILL * printed.skill + SWORD * printed.swords + BOOT * printed.boots
    play += text(printed.text) + 0.8 * text(printed.offer)
    play += WAITING * sum(text(int(each.then)) for each in printed.conditions)
    points = printed.points + HOPED * sum(float(worth.points) for worth in printed.worths)
    points += text(printed.acquire)
    kind = int(printed.kind)
    return Card(printed.cost, play, points, printed.skill, printed.boots, kind)


def text(place: int) -> float:
    """A text, added up."""
    return text_worth(rules().book, int(place), EACH, ASKING)
