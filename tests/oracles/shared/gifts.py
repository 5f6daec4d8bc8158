"""Rich openings: the engine's first position is stored, changed, and read again.

Played from the start, many games pass before a card that is there once meets the rule it bends.
Nothing is made or lost: what somebody gets comes from the deck, the market or the bank.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.oracles.shared.chance import draw_from

HAND = 5


@dataclass
class Gift:
    """What one player has when the game begins."""

    hand: list[str]
    deck: list[str]
    gold: int
    damage: int
    tokens: list[str]


def word(entry: str) -> str:
    """What a stored entry of a pile is, without who knows it."""
    return entry.partition("@")[0]


def give(
    fields: dict[str, Any],
    words: list[str],
    seat: int,
    random: Random,
    is_able: Callable[[str], bool],
    tokens: list[str],
) -> Gift:
    """Change what one seat begins with, and say how; hands lie in the order of ``words``."""
    cards = deal(fields, seat, random, is_able)
    gift = Gift(cards[:HAND], cards[HAND:], random.randrange(25), random.randrange(7), tokens)
    in_order = sorted(gift.hand, key=words.index)
    fields["hands"][seat] = [f"{card}@{1 << seat}" for card in in_order]
    fields["decks"][seat] = [f"{card}@0" for card in gift.deck]
    fields["tokens"][seat] = [f"{token}@255" for token in tokens]
    fields["gold"][seat] = gift.gold
    fields["damage"][seat] = gift.damage
    fields["cubes"][seat] -= gift.damage
    return gift


def exchange(before: list[str], after: list[str], pool: Counter[str]) -> None:
    """The same cards on the model's table: what somebody did not have comes out of the pool."""
    for card in (Counter(after) - Counter(before)).elements():
        draw_from(pool, card)


def deal(
    fields: dict[str, Any], seat: int, random: Random, is_able: Callable[[str], bool]
) -> list[str]:
    """Ten cards, some of them from the deck; as many of the starter deck go to the box."""
    own = [word(entry) for entry in [*fields["hands"][seat], *fields["decks"][seat]]]
    random.shuffle(own)
    able = [entry for entry in fields["dungeon"] if is_able(word(entry))]
    new = random.sample(able, min(len(able), random.randrange(3, 8)))
    for entry in new:
        fields["dungeon"].remove(entry)
    for card in own[: len(new)]:
        fields["box"].append(f"{card}@255")
    cards = [*own[len(new) :], *map(word, new)]
    random.shuffle(cards)
    return cards
