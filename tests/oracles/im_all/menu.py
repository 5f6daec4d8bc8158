"""A turn: everything that can be done in it, in any order and as often as it can be paid."""

from __future__ import annotations

from functools import partial

from tests.oracles.im_all.depots import (
    USABLE,
    buy_good,
    can_be_hacked,
    goods_for,
    hack,
    may_steal,
    steal,
    use_depot,
)
from tests.oracles.im_all.effects import gain, look
from tests.oracles.im_all.material import CARDS, ENEMY
from tests.oracles.im_all.moving import (
    enter,
    hop_targets,
    lift_targets,
    ride,
    swords_for,
    telepad_targets,
    teleport_targets,
    walk,
)
from tests.oracles.im_all.table import Table
from tests.oracles.im_all.thief import Played, Thief
from tests.oracles.im_all.words import door, port_word
from tests.oracles.shared.asking import Flow, Options, ask
from tests.oracles.shared.words import END, crossing

RESOURCES = ("skill", "swords", "boots")


def take_turn(table: Table) -> Flow:
    """The turn of a thief until its end is announced, or a pod reached (KA-G55)."""
    thief = table.thief
    while True:
        yield from look(table)
        choice = yield from ask(thief.seat, lambda: set(menu(table, thief)), confirm=True)
        if choice == END:
            return
        yield from menu(table, thief)[choice]()
        if thief.turn.boarded:
            return


def menu(table: Table, thief: Thief) -> Options:
    """Every choice the rules allow now, with what it does."""
    found: Options = {}
    for name in thief.hand:
        found[f"play:{name}"] = partial(play, table, thief, name)
    found.update(deals(table, thief))
    found.update(moves(table, thief))
    found.update(doings(table, thief))
    if not thief.hand:
        found[END] = nothing
    return found


def nothing() -> Flow:
    yield from ()


# -- cards -------------------------------------------------------------------------------------


def play(table: Table, thief: Thief, name: str) -> Flow:
    thief.hand.remove(name)
    thief.area.append(Played(name))
    gains = CARDS[name].gains
    yield from gain(table, thief, {what: gains[what] for what in gains if what in RESOURCES})
    yield from look(table)
    yield from gain(table, thief, {what: gains[what] for what in gains if what not in RESOURCES})


def deals(table: Table, thief: Thief) -> Options:
    """Acquiring and fighting (KA-086 to KA-099)."""
    found: Options = {}
    for name, left in table.reserve.items():
        if left > 0 and CARDS[name].cost <= thief.turn.skill:
            found[f"buy:{name}"] = partial(buy_reserve, table, thief, name)
    guard = "eradibot" if table.flipped else "g0bl1n"
    for name in {guard, *filter(None, table.row)}:
        card = CARDS[name]
        if card.kind == ENEMY:
            if card.cost <= thief.turn.swords:
                found[f"fight:{name}"] = partial(fight, table, thief, name)
        elif card.cost <= thief.turn.skill:
            found[f"buy:{name}"] = partial(buy, table, thief, name)
    return found


def buy_reserve(table: Table, thief: Thief, name: str) -> Flow:
    thief.turn.skill -= CARDS[name].cost
    table.reserve[name] -= 1
    thief.discard.append(name)
    yield from ()


def buy(table: Table, thief: Thief, name: str) -> Flow:
    """KA-088, KA-089, KA-222."""
    thief.turn.skill -= CARDS[name].cost
    table.row[table.row.index(name)] = None
    thief.discard.append(name)
    yield from gain(table, thief, CARDS[name].acquire)


def fight(table: Table, thief: Thief, name: str) -> Flow:
    """KA-094 to KA-099."""
    thief.turn.swords -= CARDS[name].cost
    if name in table.row:
        table.row[table.row.index(name)] = None
        table.mission_discard[name] += 1
        thief.turn.row_enemies += 1
    yield from gain(table, thief, CARDS[name].gains)


# -- moving ------------------------------------------------------------------------------------


def moves(table: Table, thief: Thief) -> Options:
    found: Options = {}
    for way in table.ship.ways(thief.space):
        for swords in swords_for(thief, way):
            found[crossing(door(way), swords)] = partial(walk, table, thief, way, swords)
    for space in lift_targets(table, thief):
        found[f"lift:{space}"] = partial(ride, table, thief, space)
    for space in telepad_targets(table, thief):
        found[f"telepad:{space}"] = partial(ride, table, thief, space)
    if thief.turn.teleports:
        for space in teleport_targets(table, thief):
            found[f"teleport:{space}"] = partial(teleport, table, thief, space)
    if thief.turn.hops:
        for space in hop_targets(table, thief):
            found[f"beam:{space}"] = partial(hop, table, thief, space)
    return found


def teleport(table: Table, thief: Thief, space: str) -> Flow:
    thief.turn.teleports -= 1
    yield from enter(table, thief, space)


def hop(table: Table, thief: Thief, space: str) -> Flow:
    thief.turn.hops -= 1
    yield from enter(table, thief, space)


# -- what a space and the own tokens allow --------------------------------------------------------


def doings(table: Table, thief: Thief) -> Options:
    found: Options = {}
    for token in USABLE:
        if thief.owns(token):
            found[f"drink:{token}"] = partial(use_depot, table, thief, token)
    for good in goods_for(table, thief):
        found[f"trade:{good}"] = partial(buy_good, table, thief, good)
    if can_be_hacked(table, thief, thief.space):  # KA-135, KA-G32
        found[f"visit:{port_word(table, thief.space)}"] = partial(hack, table, thief)
    if may_steal(table, thief):
        found[f"take:artifact_{table.artifacts[thief.space]}"] = partial(steal, table, thief)
    return found
