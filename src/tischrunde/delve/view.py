"""What a seat sees of a raid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tischrunde.delve import names
from tischrunde.delve.attack import attack_size
from tischrunde.delve.hero import Hero
from tischrunde.delve.model import Delve
from tischrunde.delve.outlook import outlook
from tischrunde.delve.tallies import (
    BOOTS,
    CUBES,
    DAMAGE,
    DAZED,
    DISCOUNT,
    FEARLESS,
    GOLD,
    HOME,
    REDUCTION,
    SKILL,
    STOPPED,
    SWORDS,
    TELEPORTS,
    TIRELESS,
)
from tischrunde.delve.tokens import room_of
from tischrunde.delve.waiting import is_waiting
from tischrunde.kernel.pile import CARD, MARK_SHIFT, Pile

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules


def view(rules: DelveRules[Any], masked: Delve) -> dict[str, Any]:
    """The table as one seat sees it; hidden cards are backs already."""
    words = rules.words
    goods = sorted((entry & CARD for entry in masked.market.entries), key=lambda g: words[g])
    row = sorted(masked.row.entries, key=lambda entry: int(entry >> MARK_SHIFT))
    return {
        "board": masked.plan.id,
        "heroes": [hero_view(rules, masked, seat) for seat in range(masked.seats)],
        "row": [{"card": words[entry & CARD], "slot": int(entry >> MARK_SHIFT)} for entry in row],
        "dungeon": int(masked.dungeon.size()),
        "spent": shown(masked.spent, words),
        "reserve": {words[card]: int(masked.reserve[i]) for i, card in enumerate(masked.stacks)},
        "market": [words[good] for good in goods],
        "market_prices": [int(rules.price_of_good(masked, masked.turn, good)) for good in goods],
        "tokens": [
            {"room": rules.room_words[room_of(entry)], "token": words[entry & CARD]}
            for entry in sorted(masked.lying.entries, key=lambda e: int(room_of(e)))
            if not rules.is_prize(entry & CARD)
        ],
        "rage": int(masked.rage) + 1,
        "rage_track": rules.params.rage_track(masked.seats),
        "attack": int(attack_size(masked, rules, 0)),
        "bag": {
            "seats": [int(masked.bag[seat]) for seat in range(masked.seats)],
            "black": int(masked.bag[names.BLACK]),
        },
        "set_aside": int(masked.aside[names.BLACK]),
    } | outlook(rules, masked)


def hero_view(rules: DelveRules[Any], masked: Delve, seat: i64) -> dict[str, Any]:
    """One hero, with what lasts for the turn."""
    hero = masked.heroes[seat]
    words = rules.words
    out: dict[str, Any] = {
        "room": rules.room_words[hero.room],
        "status": names.STATUSES[hero.status],
        "gold": int(hero.has[GOLD]),
        "damage": int(hero.has[DAMAGE]),
        "health": int(rules.params.health),
        "cubes": int(hero.has[CUBES]),
        "noise": int(masked.noise[seat]),
        "hand": sorted(shown(hero.hand, words)),
        "deck": int(hero.deck.size()),
        "discard": shown(hero.discard, words),
        "area": [
            {
                "card": words[entry & CARD],
                "waits": is_waiting(rules.book, entry),
                "trashed": entry & names.TRASHED != 0,
            }
            for entry in hero.area.entries
        ],
        "tokens": shown(hero.tokens, words),
    }
    return out | turn_view(rules, hero)


def turn_view(rules: DelveRules[Any], hero: Hero) -> dict[str, Any]:
    """What a hero has for the rest of the turn."""
    return {
        "skill": int(hero.has[SKILL]),
        "swords": int(hero.has[SWORDS]),
        "boots": int(hero.has[BOOTS]),
        "teleports": int(hero.has[TELEPORTS]),
        "reduction": int(hero.has[REDUCTION]),
        "discount": int(hero.has[DISCOUNT]),
        "springs": sum(rules.book.ending[entry & CARD] != 0 for entry in hero.tokens.entries),
        "stopped": is_stopped(hero),
        "fearless": hero.has[FEARLESS] != 0,
        "home": hero.has[HOME] != 0,
    }


def is_stopped(hero: Hero) -> bool:
    """Whether no boots can be used for the rest of the turn."""
    return hero.has[DAZED] != 0 or hero.has[STOPPED] > hero.has[TIRELESS]


def shown(pile: Pile, words: list[str]) -> list[str]:
    """A pile card by card, the top one last."""
    return [words[entry & CARD] for entry in pile.entries]
