"""What cards, tokens and time are worth to a bot at Klong!, in points."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Any, NamedTuple

from tischrunde.delve import names
from tischrunde.games import catalog
from tischrunde.games.klong.rules import PARAMS

HAND = 5
SKILL, SWORD, BOOT, GOLD, DRAW = 0.4, 0.35, 0.9, 0.9, 0.7
NOISE, QUIET, HEAL, TELEPORT = -0.45, 0.3, 0.8, 1.0
ATTACKS = 0.36  # by the new cards of one turn
SECRETS = {"?major": 4.5, "?minor": 2.6, "monkey_idol": 5.0}
ARTIFACTS = ("ring", "ankh", "vase", "bananas", "shield", "chestplate", "thurible")
CROWNS = ("crown_10", "crown_9", "crown_8")
PRICE = int(PARAMS.price)  # of every good of a market
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
def card(word: str) -> Card:
    """A card by its id, boiled down."""
    book = printed()
    number = book.numbers[word]
    play = SKILL * float(book.skill[number]) + SWORD * float(book.swords[number])
    play += BOOT * float(book.boots[number]) + text_worth(book, int(book.text[number]))
    play += 0.5 * text_worth(book, int(book.then[number]))
    play += text_worth(book, int(book.ending[number]))
    points = float(book.points[number])
    if book.worth[number] == names.PER_GOLD:
        points = 2.0
    elif book.worth[number] != names.PLAIN:
        points *= 0.5
    points += text_worth(book, int(book.acquire[number]))
    gem = book.traits[number] & book.gem != 0
    skill, boots = int(book.skill[number]), int(book.boots[number])
    cost, kind = int(book.cost[number]), int(book.kind[number])
    return Card(cost, play, points, skill, boots, gem, kind)


WORTHS = {
    names.SKILL: SKILL, names.SWORDS: SWORD, names.BOOTS: BOOT, names.GOLD: GOLD,
    names.NOISE: NOISE, names.QUIET: QUIET, names.DRAW: DRAW, names.HEAL: HEAL,
    names.TELEPORTS: TELEPORT, names.OTHERS_NOISE: 0.6, names.ALL_NOISE: -0.1,
    names.SKILL_PER_NOISE: 0.5, names.GOLD_PER_GAIN: 0.8, names.DISCOUNT: 0.3,
    names.TIRELESS: 0.3, names.FEARLESS: 0.8,
}  # fmt: skip
ASKING = {
    names.EITHER: 1.2, names.DISCARD: 0.8, names.TRASH: 0.8, names.REPLACE: 0.2,
    names.ATTACK: 0.0,
}  # fmt: skip


def text_worth(book: Any, place: int) -> float:
    """The steps of a text, added up."""
    total = 0.0
    while place and book.verbs[place] != names.STOP:
        verb = int(book.verbs[place])
        if verb >= names.AS_OP:
            total += ASKING.get(verb - names.AS_OP, 1.0)
        else:
            total += WORTHS.get(verb, 0.0) * float(book.firsts[place])
        place += 1
    return total


def boots_a_turn(cards: list[str]) -> float:
    """How many boots a turn of this deck brings, about."""
    return max(0.8, a_turn([card(word).boots for word in cards], 0.2))


def skill_a_turn(cards: list[str]) -> float:
    """How much skill a turn of this deck brings, about."""
    return a_turn([card(word).skill for word in cards], 0.7)


def a_turn(known: list[int], usual: float) -> float:
    """What a hand brings: what is known of the deck, and a hand of usual cards for the rest."""
    return HAND * (sum(known) + usual * HAND) / (len(known) + HAND)


def likely(margin: float, spread: float = 1.4) -> float:
    """How likely it is to come through with so much to spare."""
    return 1 / (1 + exp(-margin / spread)) if margin > -30 else 0.0
