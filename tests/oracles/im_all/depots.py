"""Depots, goods, ports, artifacts."""

from __future__ import annotations

from tests.oracles.im_all.effects import gain
from tests.oracles.im_all.material import DATA_MARKERS, PRICE, Gains
from tests.oracles.im_all.ship import module_of
from tests.oracles.im_all.table import MAJOR, MINOR, Table
from tests.oracles.im_all.thief import Thief
from tests.oracles.shared.asking import Flow, ask
from tests.oracles.shared.words import LEAVE

AT_ONCE: dict[str, Gains] = {  # depots that are used up when they are taken
    "grosser_credit": {"credits": 5},
    "credit": {"credits": 2},
    "geniestreich": {"draw": 3},
}
USABLE: dict[str, Gains] = {  # in one's turn, once
    "mega_gesundheit": {"heal": 2},
    "gesundheit": {"heal": 1},
    "geschwindigkeit": {"boots": 1},
    "staerke": {"swords": 2},
    "multipass": {},
}


def offer_depot(table: Table, thief: Thief) -> Flow:
    """On entering, one of those that lie there (KA-118, KA-119, KA-G25)."""
    space = thief.space
    if not table.depots.get(space):
        return
    kind = MAJOR if table.ship.has(space, MAJOR) else MINOR
    choice = yield from ask(thief.seat, lambda: {f"take:{kind}", LEAVE})
    if choice != LEAVE:
        table.depots[space] -= 1
        yield from take_depot(table, thief, table.drawn(kind, table.hidden[kind]))


def take_depot(table: Table, thief: Thief, token: str) -> Flow:
    """KA-233 to KA-245."""
    if token in AT_ONCE:
        yield from gain(table, thief, AT_ONCE[token])
    elif token == "schallgranate":
        for other in table.others():
            table.noise(other, 3)
    elif token == "verdampfer":
        thief.turn.vaporizers += 1  # KA-G76
    else:
        thief.tokens.append(token)
        if token == "archiv":
            table.anger()


def use_depot(table: Table, thief: Thief, token: str) -> Flow:
    """KA-233, KA-239 to KA-243."""
    thief.tokens.remove(token)
    if token == "multipass":
        thief.turn.multipass = True
    yield from gain(table, thief, USABLE[token])


# -- goods -------------------------------------------------------------------------------------


def price(thief: Thief) -> int:
    """KA-102, KA-G22."""
    return max(0, PRICE - thief.turn.discount)


def goods_for(table: Table, thief: Thief) -> list[str]:
    """What can be bought here and now (KA-101 to KA-104)."""
    if not table.ship.has(thief.space, "market") or thief.credits < price(thief):
        return []
    return [good for good, left in table.market.items() if left and not thief.owns(good)]


def buy_good(table: Table, thief: Thief, good: str) -> Flow:
    thief.credits -= price(thief)
    table.market[good] -= 1
    thief.tokens.append(good)
    if good == "medikit":
        thief.heal(2)
    yield from ()


# -- ports and artifacts -------------------------------------------------------------------------


def can_be_hacked(table: Table, thief: Thief, space: str) -> bool:
    """Whether this thief could hack there (KA-137, KA-138, KA-G33)."""
    if table.ship.port(space) is None or len(thief.hacked) == DATA_MARKERS:
        return False
    if any(space in each.hacked for each in table.thieves):
        return False
    return all(module_of(own) != module_of(space) for own in thief.hacked)


def hack(table: Table, thief: Thief) -> Flow:
    """KA-136, KA-139, KA-140, KA-G35."""
    port = table.ship.port(thief.space)
    assert port is not None
    thief.hacked.append(thief.space)
    what, amount = port
    yield from gain(table, thief, {what: amount})
    if len(thief.hacked) == DATA_MARKERS:
        thief.code = True
        table.anger()


def may_steal(table: Table, thief: Thief) -> bool:
    """KA-142, KA-143, KA-G36."""
    return thief.space in table.artifacts and not thief.artifact


def steal(table: Table, thief: Thief) -> Flow:
    """KA-144."""
    thief.artifact = table.artifacts.pop(thief.space)
    table.anger()
    yield from ()
