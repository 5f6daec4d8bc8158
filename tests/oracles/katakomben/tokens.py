"""Secrets, prisoners, potions and wares."""

from __future__ import annotations

from tests.oracles.katakomben.hero import Hero
from tests.oracles.katakomben.material import COUPON, FLUTE_PRICE, PRICE
from tests.oracles.katakomben.table import MAJOR, MINOR, PRISONER, Table

POTIONS = ("healing", "greater_healing", "swiftness", "strength")


def take_minor(table: Table, hero: Hero) -> bool:
    """KK-156, KK-157, KK-244 to KK-251; whether there was one."""
    if not +table.minors:
        return False
    token = table.drawn(MINOR, table.minors)
    if token == "lockpick":
        hero.picks += 1
    elif token == "treasure":
        table.gain_gold(hero, 2)
    else:
        hero.tokens.append(token)
    if token == "dragon_egg":
        table.anger()
    return True


def take_major(table: Table, hero: Hero) -> bool:
    """KK-111, KK-239 to KK-243; whether there was one."""
    if not +table.majors:
        return False
    token = table.drawn(MAJOR, table.majors)
    if token == "greater_skill":
        table.gain_skill(hero, 5)
    elif token == "greater_treasure":
        table.gain_gold(hero, 5)
    else:
        hero.tokens.append(token)
    return True


def free_prisoners(table: Table, hero: Hero, amount: int) -> None:
    """KK-115 to KK-118, KK-225 to KK-238, KK-G65."""
    for _ in range(amount):
        if not +table.prisoners:
            return
        token = table.drawn(PRISONER, table.prisoners)
        hero.tokens.append(token)
        if token == "adventurer":
            table.anger()
        elif token == "barbarian":
            hero.turn.swords += 2
        elif token == "cleric":
            table.heal(hero, 1)
        elif token == "haunted_prisoner":
            table.call_ghost()


def open_boxes(table: Table, hero: Hero) -> None:
    """Puzzle boxes on a wayshrine (KK-250, KK-G35)."""
    while "puzzle_box" in hero.tokens and take_major(table, hero):
        hero.tokens.remove("puzzle_box")


def may_drink(hero: Hero, potion: str) -> bool:
    """KK-G36."""
    return potion in hero.tokens and (hero.damage > 0 or "healing" not in potion)


def drink(table: Table, hero: Hero, potion: str) -> None:
    hero.tokens.remove(potion)
    if potion == "healing":
        table.heal(hero, 1)
    elif potion == "greater_healing":
        table.heal(hero, 2)
    elif potion == "swiftness":
        hero.turn.boots += 1
    else:
        hero.turn.swords += 2


# -- the market ----------------------------------------------------------------------------


def wares_left(table: Table, hero: Hero) -> list[str]:
    """What this hero could be given: the amulet only with five damage (KK-253)."""
    left = [ware for ware, count in table.wares.items() if count > 0]
    if hero.damage < 5 and "blood_amulet" in left:
        left.remove("blood_amulet")
    return left + [f"crown_{best}" for best in table.crowns[:1]]


def hand_over(table: Table, hero: Hero, ware: str) -> None:
    """KK-252 to KK-255."""
    if ware.startswith("crown"):
        hero.crowns.append(table.crowns.pop(0))
        return
    table.wares[ware] -= 1
    hero.tokens.append(ware)
    if ware == "blood_amulet":
        table.heal(hero, 2)
    elif ware == "burglars_kit":
        hero.picks += 2


def price(flute: bool, coupon: bool) -> int:
    """KK-099, KK-231, KK-G38, KK-G66."""
    return max(0, (FLUTE_PRICE if flute else PRICE) - (COUPON if coupon else 0))


def has_flute(hero: Hero) -> bool:
    return any(played.card == "golden_flute" and played.choice_open for played in hero.area)
