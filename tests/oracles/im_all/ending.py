"""The end of a turn, the boss's attack, and the end of the game."""

from __future__ import annotations

from collections import Counter

from tests.oracles.im_all.effects import gain, look, may_trash
from tests.oracles.im_all.material import (
    CARDS,
    CARGO,
    GHOST_DRAW,
    HAND,
    LIVES,
    RAGE_TRACK,
    ROW,
)
from tests.oracles.im_all.menu import take_turn
from tests.oracles.im_all.ship import module_of
from tests.oracles.im_all.table import RED, Table
from tests.oracles.im_all.thief import LOST, RESCUED, Thief, Turn
from tests.oracles.shared.asking import Flow
from tests.oracles.shared.chance import BLACK_CUBE, ROW_CARD, draw_cubes


def play_game(table: Table) -> Flow:
    """From the opening row to the end."""
    for name in list(table.row) if table.opening_texts else []:
        yield from arrive(table, name)  # KA-G07
    while not table.over:
        if table.thief.aboard:
            table.begin_turn(table.seat)
            yield from take_turn(table)
            yield from end_turn(table)
        else:
            attack(table, GHOST_DRAW[table.seats])  # KA-197 to KA-200
        table.seat = (table.seat + 1) % table.seats


def end_turn(table: Table) -> Flow:
    """KA-156 to KA-160."""
    thief = table.thief
    for _ in range(thief.turn.vaporizers):
        yield from may_trash(thief)  # KA-G76
        yield from look(table)
    table.announced = True
    thief.discard.extend(played.card for played in thief.area if not played.trashed)
    thief.area, thief.doomed = [], []
    thief.turn = Turn()
    if thief.aboard:
        table.draw(thief, HAND)
    if not table.in_order():
        table.over = True  # KA-201, KA-G55
        return
    yield from refill(table)


def refill(table: Table) -> Flow:
    """KA-158 to KA-160, KA-209, KA-G40, KA-G64, KA-G83, KA-G88."""
    gaps = [slot for slot in range(ROW) if table.row[slot] is None]
    if len(gaps) > table.mission_deck.total():
        for thief in table.in_order():
            knock_out(thief)
        table.over = True
        return
    new = [table.drawn(ROW_CARD, table.mission_deck) for _ in gaps]
    for slot, name in zip(gaps, new, strict=True):
        table.row[slot] = name
    for name in new:
        yield from arrive(table, name)
    if any(CARDS[name].boss for name in new):
        dangers = sum(CARDS[name].danger for name in table.row if name)
        attack(table, RAGE_TRACK[table.rage - 1] + dangers)


def arrive(table: Table, name: str | None) -> Flow:
    """The Begegnung of a revealed card (KA-160)."""
    assert name is not None
    yield from gain(table, table.thief, CARDS[name].arrive)


def knock_out(thief: Thief) -> None:
    """KA-186, KA-187, KA-G85; their noise is in the bag by now (KA-G57)."""
    is_safe = thief.artifact and module_of(thief.space) == CARGO
    thief.status = RESCUED if is_safe else LOST


def attack(table: Table, count: int) -> None:
    """KA-161 to KA-170, KA-196, KA-G42 to KA-G47."""
    table.bag += table.area
    table.area = Counter()
    cubes = draw_cubes(table.chance, count, table.bag)
    table.aside += cubes.count(BLACK_CUBE)
    reds = cubes.count(RED)
    for thief in table.in_order():
        thief.hurt_from_supply(min(reds, thief.cubes))
        thief.damage += cubes.count(str(thief.seat))
    table.area[RED] += reds
    for thief in table.in_order():
        if thief.damage >= LIVES:
            thief.damage = LIVES
            knock_out(thief)
    table.over = not table.in_order()
