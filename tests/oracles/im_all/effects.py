"""What texts give, at once or as soon as their condition is true (KA-080 to KA-083, KA-G81)."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracles.im_all.material import CARDS, Gains
from tests.oracles.im_all.table import Table
from tests.oracles.im_all.thief import Played, Thief
from tests.oracles.shared.asking import Flow, ask
from tests.oracles.shared.words import KEEP, SKIP, first, operands

FACTIONS = ("rebel", "outlaw", "science")


def gain(table: Table, thief: Thief, gains: Gains) -> Flow:
    """Everything a text gives, one after the other."""
    for what, amount in gains.items():
        if what in ("skill", "swords", "boots", "teleports", "hops", "discount"):
            setattr(thief.turn, what, getattr(thief.turn, what) + amount)
        elif what in ("fearless", "gate_free"):
            setattr(thief.turn, what, True)
        elif what == "swap":
            yield from swap(table, thief, amount)
        elif what == "trash":
            yield from may_trash(thief)
        else:
            HAPPENINGS[what](table, thief, amount)


def earn(table: Table, thief: Thief, amount: int) -> None:
    thief.credits += amount


def heal(table: Table, thief: Thief, amount: int) -> None:
    thief.heal(amount)


def others_noise(table: Table, thief: Thief, amount: int) -> None:
    for other in table.others():
        table.noise(other, amount)


def all_noise(table: Table, thief: Thief, amount: int) -> None:
    for each in table.in_order():
        table.noise(each, amount)


def black_back(table: Table, thief: Thief, amount: int) -> None:
    table.put_black_back(amount)


HAPPENINGS: dict[str, Callable[[Table, Thief, int], None]] = {
    "credits": earn,
    "noise": Table.noise,
    "quiet": Table.quieten,
    "draw": Table.draw,
    "heal": heal,
    "others_noise": others_noise,
    "all_noise": all_noise,
    "black_back": black_back,
}


# -- conditions ------------------------------------------------------------------------------


def look(table: Table) -> Flow:
    """Let the conditions of played cards pay, until nothing is due any more.

    What is true now is noted for all cards first, so that one card's draw cannot shuffle away
    what made another card's condition true.
    """
    thief = table.thief
    while not table.announced:
        due = [played for played in thief.area if is_due(table, thief, played)]
        if not due:
            return
        for played in due:
            if not played.paid:
                played.paid = True
                yield from pay(table, thief, played)


def pay(table: Table, thief: Thief, played: Played) -> Flow:
    card = CARDS[played.card]
    if card.condition == "trashed":
        if thief.turn.trash_bonus and not table.bonus_per_copy:
            return
        thief.turn.trash_bonus = True
    yield from gain(table, thief, card.then)


def is_due(table: Table, thief: Thief, played: Played) -> bool:
    condition = CARDS[played.card].condition
    if played.paid or not condition:
        return False
    if condition in FACTIONS:
        others = [other.card for other in thief.area if other is not played]
        return thief.turn.multipass or any(CARDS[card].faction == condition for card in others)
    if condition == "crystal":
        return thief.all_crystals > 0
    if condition == "contraband":
        return thief.owns("schmuggelware")
    if condition == "prisoner":
        area = [other.card for other in thief.area]
        return "gefangener" in [*area, *thief.discard, *thief.doomed]
    if condition == "row_enemy":
        return thief.turn.row_enemies > 0
    assert condition == "trashed"
    return thief.turn.trashed > 0


# -- texts that ask --------------------------------------------------------------------------


def swap(table: Table, thief: Thief, amount: int) -> Flow:
    """Discard one to draw some, when the card is played or never (KA-210 to KA-212, KA-G86)."""
    yield from look(table)
    choice = yield from ask(thief.seat, lambda: {KEEP} | {f"discard:{card}" for card in thief.hand})
    if choice == KEEP:
        return
    thief.hand.remove(first(choice))
    thief.discard.append(first(choice))
    yield from look(table)
    table.draw(thief, amount)


def trashable(thief: Thief) -> set[str]:
    """Cards that could be trashed from the play area or the discard pile (KA-G82)."""
    played = {f"trash:{played.card}/area" for played in thief.area if not played.trashed}
    return played | {f"trash:{card}/discard" for card in thief.discard}


def may_trash(thief: Thief) -> Flow:
    """KA-218 to KA-221, KA-G82."""
    choice = yield from ask(thief.seat, lambda: trashable(thief) | {SKIP})
    if choice != SKIP:
        trash(thief, choice)


def trash(thief: Thief, choice: str) -> None:
    card, place = operands(choice)
    thief.turn.trashed += 1
    if place == "discard":
        thief.discard.remove(card)
        thief.doomed.append(card)
        return
    played = next(p for p in thief.area if p.card == card and not p.trashed)
    played.trashed = True
