"""What cards, tokens and rooms are worth to a bot in space, in points."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from tischrunde.bots.delve.texts import steps_of, text_worth
from tischrunde.games import catalog

SKILL, SWORD, BOOT = 0.4, 0.35, 0.9
EACH = {
    "skill": SKILL, "swords": SWORD, "boots": BOOT, "gold": 0.9, "noise": -0.45, "quiet": 0.3,
    "draw": 0.7, "heal": 0.8, "teleport": 1.0, "others_noise": 0.5, "all_noise": -0.1,
    "tireless": 0.2, "fearless": 0.4, "bargain": 0.3,
}  # fmt: skip
ASKING = {"discard_for": 0.8, "trash": 0.8}
WAITING = 0.4  # of what a card does only if something comes true
HOPED = 0.4  # of points that depend on something
LYING = {"?minor": 2.0, "?major": 4.5}
REWARDS = {"credits1": 0.9, "credits2": 1.8}
CRYSTAL = 0.8  # the first of them wakes cards
HEALED = 0.8


class Card(NamedTuple):
    """What a card does for its owner when played, and what it counts."""

    cost: int
    play: float
    points: float
    skill: int
    boots: int
    draws: bool


@cache
def rules() -> Any:
    """The rules, for what is printed."""
    return catalog.load("klong-im-all")


@cache
def points_of(token: str) -> int:
    book = rules().book
    return int(book.points[book.numbers[token]])


@cache
def is_artifact(token: str) -> bool:
    return token.startswith("artifact")


@cache
def room_of(word: str) -> int:
    """The number of a room."""
    return int(rules().room_words.index(word))


@cache
def card(word: str) -> Card:
    """A card by its id, boiled down."""
    book = rules().book
    printed = book.printed[book.numbers[word]]
    play = SKILL * printed.skill + SWORD * printed.swords + BOOT * printed.boots
    play += text(printed.text)
    play += WAITING * sum(text(int(each.then)) for each in printed.conditions)
    points = printed.points + HOPED * sum(float(worth.points) for worth in printed.worths)
    points += text(printed.acquire)
    draws = any(step == "draw" for step, _ in steps_of(book, int(printed.text)))
    return Card(printed.cost, play, points, printed.skill, printed.boots, draws)


def text(place: int) -> float:
    """A text, added up."""
    return text_worth(rules().book, int(place), EACH, ASKING)
