"""Rich openings: heroes who begin with rare cards, tokens, gold and wounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.oracles.katakomben.hero import Hero
from tests.oracles.katakomben.material import CARDS, DEVICE, MONSTER
from tests.oracles.katakomben.table import GHOST, Table
from tests.oracles.shared.gifts import Gift, exchange, give, word

POOLS = ("majors", "minors", "prisoners", "market")
INSTANT = ("greater_skill", "greater_treasure", "lockpick", "treasure")  # never kept
LATE = ("cloak",)  # helps from when it is bought or a turn begins; this one has begun
GHOST_CUBE = 7  # the place of ghosts among the engine's cubes


@dataclass
class Gifts:
    heroes: list[Gift] = field(default_factory=list)
    ghosts: int = 0  # already in the bag


def enrich(data: dict[str, Any], words: list[str], random: Random) -> Gifts:
    """Change a stored first position, and say how."""
    fields = data["fields"]
    gifts = Gifts(ghosts=random.randrange(4))
    fields["aside"][GHOST_CUBE] -= gifts.ghosts
    fields["bag"][GHOST_CUBE] += gifts.ghosts
    for seat in range(data["seats"]):
        tokens = [token for _ in range(random.randrange(4)) for token in take(fields, random)]
        gifts.heroes.append(give(fields, words, seat, random, is_able, tokens))
    return gifts


def is_able(card: str) -> bool:
    return CARDS[card].kind not in (DEVICE, MONSTER)


def take(fields: dict[str, Any], random: Random) -> list[str]:
    """One token that can be kept."""
    pool = random.choice(POOLS)
    kept = [entry for entry in fields[pool] if word(entry) not in INSTANT + LATE]
    if pool == "market":  # crowns go by value
        best = max((e for e in kept if "crown" in e), key=lambda e: int(word(e)[6:]), default="")
        kept = [e for e in kept if "crown" not in e or e == best]
    entry = random.choice(kept)
    fields[pool].remove(entry)
    return [word(entry)]


def hand_out(table: Table, gifts: Gifts) -> None:
    """The same on the model's table."""
    table.ghosts -= gifts.ghosts
    table.bag[GHOST] += gifts.ghosts
    for hero, gift in zip(table.heroes, gifts.heroes, strict=True):
        exchange(hero.cards(), [*gift.hand, *gift.deck], table.dungeon_deck)
        hero.hand, hero.deck = list(gift.hand), list(gift.deck)
        hero.gold, hero.wounds = gift.gold, gift.damage
        hero.cubes -= gift.damage
        for token in gift.tokens:
            keep(table, hero, token)


def keep(table: Table, hero: Hero, token: str) -> None:
    """A token of the bank or the market, without what taking it would bring."""
    if token.startswith("crown"):
        hero.crowns.append(table.crowns.pop(0))
        return
    hero.tokens.append(token)
    for pool in (table.majors, table.minors, table.prisoners):
        if pool[token] > 0:
            pool[token] -= 1
            return
    table.wares[token] -= 1
