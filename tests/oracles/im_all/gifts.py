"""Rich openings: thieves who begin with rare cards, tokens, credits and wounds, far from home."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from tests.oracles.im_all.depots import USABLE
from tests.oracles.im_all.material import (
    BLOCKADE,
    CARDS,
    COMMAND,
    ENEMY,
    ERADIBOT_ZONES,
    GOODS,
    MODULES,
    RED_CUBES,
    SIXTH,
    START,
)
from tests.oracles.im_all.ship import Ship, module_of
from tests.oracles.im_all.table import RED, Table
from tests.oracles.im_all.thief import Thief
from tests.oracles.shared.chance import draw_from
from tests.oracles.shared.gifts import Gift, exchange, give, word

CRYSTAL, CODE = "energiekristall", "kommandocode"
KEPT = (*USABLE, SIXTH, "deckplaene")
ROOMS = [space for module in MODULES.values() for space in module.spaces]  # as they are stored
THEMES = ("", "rebel", "outlaw", "science", "crystal", "trash", "trashed", "draw")
RED_CUBE = 7  # the place of red cubes among stored ones
GOBLIN_PILE = 3  # of the reserve; the Eradibot's is the next


@dataclass
class Loot:
    """How far one thief has come when the game begins."""

    gift: Gift
    space: str = START
    hacked: list[str] = field(default_factory=list)
    artifact: int = 0
    made_noise: int = 0  # cubes that are in the bag already


@dataclass
class Gifts:
    thieves: list[Loot] = field(default_factory=list)
    rage: int = 0
    spent: list[str] = field(default_factory=list)  # of the mission deck


def enrich(
    data: dict[str, Any], words: list[str], random: Random, ship: Ship, ports: list[str]
) -> Gifts:
    """Change a stored first position, and say how; ``ports`` as their markers are stored."""
    fields = data["fields"]
    gifts = Gifts(rage=anger(fields, random, data["options"]["eradibot"]))
    if random.random() < 0.2:
        gifts.spent = spend(fields, random.randrange(40, 70))
    for seat in range(data["seats"]):
        tokens: list[str] = []
        for _ in range(random.randrange(4)):
            take(fields, random, tokens)
        theme = random.choice(THEMES)
        loot = Loot(give(fields, words, seat, random, partial(fits, theme), tokens))
        place(fields, seat, random, ship, ports, loot)
        gifts.thieves.append(loot)
    return gifts


def anger(fields: dict[str, Any], random: Random, eradibot: str) -> int:
    """The boss marker further up, with all that this brings but the reds already in the bag."""
    space = random.randint(fields["rage"] + 1, BLOCKADE)
    fields["rage"] = space - 1
    reds = reds_below(space)
    fields["aside"][RED_CUBE] -= reds
    fields["bag"][RED_CUBE] += reds
    if space >= ERADIBOT_ZONES[eradibot]:
        fields["reserve"][GOBLIN_PILE : GOBLIN_PILE + 2] = [0, 1]
        fields["box"].remove("eradibot@255")
        fields["box"].append("g0bl1n@255")
    return space


def reds_below(space: int) -> int:
    return sum(count for where, count in RED_CUBES.items() if where <= space)


def spend(fields: dict[str, Any], amount: int) -> list[str]:
    """Take the deck down to its last cards."""
    gone = fields["dungeon"][:amount]
    del fields["dungeon"][:amount]
    fields["spent"] += [f"{word(entry)}@255" for entry in gone]
    return [word(entry) for entry in gone]


def fits(theme: str, name: str) -> bool:
    """Whether a card can be in a deck, and goes with the others."""
    card = CARDS[name]
    texts = (card.faction, card.condition, *card.gains, *card.then)
    return card.kind != ENEMY and (not theme or theme in texts)


def take(fields: dict[str, Any], random: Random, tokens: list[str]) -> None:
    """One more token: a crystal, a good of a new kind, or a depot from the box."""
    pool = random.choice(("bank", "market", "box"))
    able = {"bank": (CRYSTAL,), "market": tuple(g for g in GOODS if g not in tokens), "box": KEPT}
    found = [entry for entry in fields[pool] if word(entry) in able[pool]]
    if found:
        tokens.append(take_out(fields, pool, random.choice(found)))


def take_out(fields: dict[str, Any], pool: str, entry: str) -> str:
    fields[pool].remove(entry)
    return word(entry)


def place(
    fields: dict[str, Any], seat: int, random: Random, ship: Ship, ports: list[str], loot: Loot
) -> None:
    """Somewhere in the ship, with some of what the way there takes."""
    stage = random.choice(("start", "walking", "code", "artifact"))
    if stage == "start":
        return
    if stage != "walking":
        hack_two(fields, seat, random, ports, loot)
    if stage == "artifact":
        lying = [entry for entry in fields["lying"] if entry.startswith("artifact_")]
        name = take_out(fields, "lying", random.choice(lying))
        loot.artifact = int(name.partition("_")[2])
        fields["tokens"][seat].append(f"{name}@255")
    spaces = [space for space in ship.features if loot.hacked or module_of(space) != COMMAND]
    if loot.artifact:
        spaces = [space for space in spaces if not ship.has(space, "pod")]
    feature = random.choice(("", "", "market", "gate", "hyperlift", "telepad"))
    liked = [space for space in spaces if ship.has(space, feature)]
    loot.space = random.choice(liked or spaces)
    fields["room"][seat] = ROOMS.index(loot.space)
    if random.random() < 0.3:
        loot.made_noise = random.randrange(fields["cubes"][seat] + 1)
        fields["cubes"][seat] -= loot.made_noise
        fields["bag"][seat] += loot.made_noise


def hack_two(
    fields: dict[str, Any], seat: int, random: Random, ports: list[str], loot: Loot
) -> None:
    """Two ports of two modules that nobody has used, and the code."""
    free = [port for port in ports if not fields["marks"][ports.index(port)]]
    first = random.choice(free)
    second = random.choice([port for port in free if module_of(port) != module_of(first)])
    loot.hacked = [first, second]
    for port in loot.hacked:
        fields["marks"][ports.index(port)] = 1 << seat
    fields["data"][seat] = 0
    code = next(entry for entry in fields["bank"] if word(entry) == CODE)
    take_out(fields, "bank", code)
    fields["tokens"][seat].append(code)


# -- the same on the model's table -----------------------------------------------------------------


def hand_out(table: Table, gifts: Gifts) -> None:
    table.rage = gifts.rage
    table.bag[RED] += reds_below(gifts.rage)
    table.blockade, table.flipped = gifts.rage >= BLOCKADE, gifts.rage >= table.flips_on
    for card in gifts.spent:
        table.mission_discard[draw_from(table.mission_deck, card)] += 1
    for thief, loot in zip(table.thieves, gifts.thieves, strict=True):
        gift = loot.gift
        exchange(thief.cards(), [*gift.hand, *gift.deck], table.mission_deck)
        thief.hand, thief.deck = list(gift.hand), list(gift.deck)
        thief.credits, thief.damage = gift.gold, gift.damage
        thief.cubes -= gift.damage + loot.made_noise
        table.bag[str(thief.seat)] += loot.made_noise
        thief.space, thief.hacked, thief.code = loot.space, loot.hacked, bool(loot.hacked)
        if loot.artifact:
            thief.artifact = loot.artifact
            table.artifacts = {s: v for s, v in table.artifacts.items() if v != loot.artifact}
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
