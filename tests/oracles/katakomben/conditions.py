"""Conditions of played cards: no matter whether they come true before or after (KK-G23)."""

from __future__ import annotations

from tests.oracles.katakomben.hero import Hero, Played
from tests.oracles.katakomben.material import CARDS, COMPANION
from tests.oracles.katakomben.table import Table

REBELS = ("rebel_scribe", "rebel_thief", "rebel_general", "rebel_paladin")


def look(table: Table) -> None:
    """Let the conditions of played cards pay, until the end of the turn is announced."""
    if not table.announced:
        pay(table)


def pay(table: Table) -> None:
    """Pay until nothing is due any more.

    What is true now is noted for all cards first, so that one card's draw cannot shuffle away
    what made another card's condition true.
    """
    hero = table.hero
    while True:
        due = [
            (played, what, count)
            for played in hero.area
            for what, count in wanted(table, hero, played).items()
            if played.paid.get(what, 0) < count
        ]
        if hero.turn.walls and hero.turn.portals:
            hero.turn.boots += hero.turn.walls
            hero.turn.walls = 0
        if not due:
            return
        for played, what, count in due:
            while played.paid.get(what, 0) < count:
                played.paid[what] = played.paid.get(what, 0) + 1
                effect(table, hero, played, what)


def wanted(table: Table, hero: Hero, played: Played) -> dict[str, int]:
    """How often each condition of a played card should have paid by now."""
    turn = hero.turn
    card = played.card
    found: dict[str, bool | int] = {}
    if card in REBELS:
        found["companion"] = any(
            other is not played and is_companion(other.card) for other in hero.area
        )
    if card == "rebel_paladin":
        found["artifact"] = bool(hero.artifacts)
    elif card in ("bard", "flamboyance"):
        found["loud"] = turn.klong_made >= 2
    elif card == "pillage":
        found["rich"] = turn.gold_gained >= 3
    elif card == "boots_ape_lord":
        found["idol"] = hero.idols > 0
    elif card == "lie_in_wait":
        found["cave"] = table.dungeon.has(hero.room, "crystal_cave")
    elif card in ("corrupt_advisor", "floating_skull"):
        found["crown"] = bool(hero.crowns)
    elif card == "divining_rod":
        found["skilled"] = turn.skill_gained >= 6
    elif card == "librarian":
        area = [other.card for other in hero.area]
        found["tome"] = "secret_tome" in area or "secret_tome" in hero.discard
    elif card == "curator":
        found["artifacts"] = len(hero.artifacts)
    elif card == "souldrinker":
        found["monster"] = turn.row_monsters > 0
    elif card == "lute":
        found["klong"] = turn.klong_made
    elif card == "empurror":
        found["artifact"] = bool(hero.artifacts)
    return {what: int(count) for what, count in found.items()}


def is_companion(card: str) -> bool:
    """The Mercenary of the reserve is one as well, as in the base game."""
    return CARDS[card].kind == COMPANION or card == "mercenary"


def effect(table: Table, hero: Hero, played: Played, what: str) -> None:
    """What one condition gives, once."""
    card = played.card
    if card in REBELS or card in ("pillage", "curator"):
        table.draw(hero, 1)
    elif card == "bard":
        table.heal(hero, 2)
    elif card == "flamboyance":
        table.gain_skill(hero, 2)
    elif card == "boots_ape_lord":
        hero.turn.tireless = True
    elif card == "lie_in_wait":
        table.quieten(hero, 2)
    elif card == "corrupt_advisor":
        for other in table.others():
            table.klong(other, 1)
    elif card == "floating_skull":
        hero.turn.teleports += 1
    elif card == "divining_rod" or card == "souldrinker":
        table.heal(hero, 1)
    elif card == "librarian":
        table.draw(hero, 2)
    elif card == "lute":
        table.gain_gold(hero, 1)
    elif card == "empurror":
        played.choice_open = False
        for option in EMPURROR:
            if not played.paid.get(option):
                empurror(table, hero, played, option)


EMPURROR = ("quiet", "gold", "tireless")


def empurror(table: Table, hero: Hero, played: Played, option: str) -> None:
    """One of the three things the Empurror can do."""
    played.paid[option] = 1
    if option == "quiet":
        table.quieten(hero, 2)
    elif option == "gold":
        table.gain_gold(hero, 1)
    else:
        hero.turn.tireless = True
