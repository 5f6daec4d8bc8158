"""What cards, tokens and time are worth to a bot at Klong!, in points."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from tischrunde.bots.delve.chances import a_turn
from tischrunde.bots.delve.texts import text_worth
from tischrunde.delve.quantity import Tally
from tischrunde.games import catalog

SKILL, SWORD, BOOT, GOLD, DRAW = 0.4, 0.35, 0.9, 0.9, 0.7
NOISE, QUIET, HEAL, TELEPORT = -0.45, 0.3, 0.8, 1.0
ATTACKS = 0.36  # by the new cards of one turn
SECRETS = {"?major": 4.5, "?minor": 2.6, "monkey_idol": 5.0}
ARTIFACTS = ("ring", "ankh", "vase", "bananas", "shield", "chestplate", "thurible")
CROWNS = ("crown_10", "crown_9", "crown_8")
MASTERY = 20


class Card(NamedTuple):
    """What a card does for its owner when played, and what it counts."""

    cost: int
    play: float
    points: float
    skill: int
    boots: int
    gem: bool
    kind: int


@cache
def printed() -> Any:
    """What is printed on cards and tokens."""
    rules: Any = catalog.load("klong")
    return rules.book


@cache
def points_of(token: str) -> int:
    book = printed()
    return int(book.points[book.numbers[token]])


@cache
def price_of(good: str) -> int:
    """What a good costs at a market."""
    book = printed()
    return int(book.price[book.numbers[good]])


@cache
def card(word: str) -> Card:
    """A card by its id, boiled down."""
    book = printed()
    number = book.numbers[word]
    play = SKILL * float(book.skill[number]) + SWORD * float(book.swords[number])
    play += BOOT * float(book.boots[number]) + text(book.text[number]) + repeated(word)
    play += 0.5 * sum(text(each.then) for each in conditions(word) if not each.per)
    play += text(book.ending[number])
    points = float(book.points[number]) + depending(word) + text(book.acquire[number])
    gem = book.traits[number] & book.discounted != 0
    skill, boots = int(book.skill[number]), int(book.boots[number])
    cost, kind = int(book.cost[number]), int(book.kind[number])
    return Card(cost, play, points, skill, boots, gem, kind)


EACH = {
    "skill": SKILL, "swords": SWORD, "boots": BOOT, "gold": GOLD, "noise": NOISE, "quiet": QUIET,
    "draw": DRAW, "heal": HEAL, "teleport": TELEPORT, "others_noise": 0.6, "all_noise": -0.1,
    "discount": 0.3,
}  # fmt: skip
ASKING = {"either": 1.2, "discard_for": 0.8, "trash": 0.8, "replace": 0.2, "attack": 0.0}
REPEATED = {"noise_made": 0.5, "gold_gains": 0.8}  # what is done for each of these in a turn
FOR_GOLD = 2.0  # points of a card that counts the gold its owner comes home with
HOPED = 0.5  # of points that depend on something else


def text(place: int) -> float:
    """A text, added up."""
    return text_worth(printed(), int(place), EACH, ASKING)


def conditions(word: str) -> list[Any]:
    """What a card waits for in the turn it is played."""
    book = printed()
    found: list[Any] = book.printed[book.numbers[word]].conditions
    return found


def tally_of(condition: Any) -> str:
    """The name of the tally something depends on, if it is one."""
    rules: Any = catalog.load("klong")
    names = {number: name for name, number in rules.tallies.numbers.items()}
    counted = condition.quantity
    return names[counted.number] if isinstance(counted, Tally) else ""


def repeated(word: str) -> float:
    """What a card brings that does something as often as something else happens."""
    return sum(REPEATED.get(tally_of(each), 0.0) for each in conditions(word) if each.per)


def depending(word: str) -> float:
    """Points of a card that depend on something, about."""
    book = printed()
    worths = book.printed[book.numbers[word]].worths
    return sum(
        FOR_GOLD if tally_of(worth.condition) == "gold" else HOPED * float(worth.points)
        for worth in worths
    )


def boots_a_turn(cards: list[str]) -> float:
    """How many boots a turn of this deck brings, about."""
    return max(0.8, a_turn([card(word).boots for word in cards], 0.2))


def skill_a_turn(cards: list[str]) -> float:
    """How much skill a turn of this deck brings, about."""
    return a_turn([card(word).skill for word in cards], 0.7)
