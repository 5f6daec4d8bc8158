"""Rich openings: thieves who begin with rare cards, tokens, credits and wounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.oracles.im_all.depots import USABLE
from tests.oracles.im_all.material import CARDS, ENEMY, GOODS, SIXTH
from tests.oracles.im_all.table import Table
from tests.oracles.im_all.thief import Thief
from tests.oracles.shared.chance import draw_from
from tests.oracles.shared.gifts import Gift, give, word

CRYSTAL = "energiekristall"
KEPT = (*USABLE, SIXTH, "deckplaene")


@dataclass
class Gifts:
    thieves: list[Gift] = field(default_factory=list)
    rage: int = 0  # so many spaces up before anybody has done anything


def enrich(data: dict[str, Any], words: list[str], random: Random) -> Gifts:
    """Change a stored first position, and say how."""
    fields = data["fields"]
    gifts = Gifts()
    for seat in range(data["seats"]):
        tokens: list[str] = []
        for _ in range(random.randrange(4)):
            take(fields, random, tokens)
        gifts.thieves.append(give(fields, words, seat, random, is_able, tokens))
    return gifts


def is_able(card: str) -> bool:
    return CARDS[card].kind != ENEMY


def take(fields: dict[str, Any], random: Random, tokens: list[str]) -> None:
    """One more token: a crystal, a good of a new kind, or a depot from the box."""
    pool = random.choice(("bank", "market", "box"))
    able = {"bank": (CRYSTAL,), "market": tuple(g for g in GOODS if g not in tokens), "box": KEPT}
    found = [entry for entry in fields[pool] if word(entry) in able[pool]]
    if found:
        entry = random.choice(found)
        fields[pool].remove(entry)
        tokens.append(word(entry))


def hand_out(table: Table, gifts: Gifts) -> None:
    """The same on the model's table."""
    for thief, gift in zip(table.thieves, gifts.thieves, strict=True):
        before = [*thief.hand, *thief.deck]
        thief.hand, thief.deck = list(gift.hand), list(gift.deck)
        for card in thief.cards():
            if card in before:
                before.remove(card)
            else:
                draw_from(table.mission_deck, card)
        thief.credits, thief.damage = gift.gold, gift.damage
        thief.cubes -= gift.damage
        for token in gift.tokens:
            keep(table, thief, token)


def keep(table: Table, thief: Thief, token: str) -> None:
    """A token of the bank, the box or the market, without what taking it would bring."""
    if token == CRYSTAL:
        thief.crystals += 1
        table.crystals -= 1
        return
    thief.tokens.append(token)
    if token in GOODS:
        table.market[token] -= 1
        return
    for pool in table.hidden.values():
        if pool[token] > 0:
            draw_from(pool, token)
            return
