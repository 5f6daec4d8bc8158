"""Moving: boots, enemies, locks, arrows, gates, lift, telepads, teleports; entering spaces."""

from __future__ import annotations

from tests.oracles.im_all.depots import offer_depot
from tests.oracles.im_all.effects import look
from tests.oracles.im_all.material import COMMAND, LIFT
from tests.oracles.im_all.ship import Way, module_of
from tests.oracles.im_all.table import Table
from tests.oracles.im_all.thief import ESCAPED, Thief
from tests.oracles.shared.asking import Flow

BLOCKED_LINK = {"FR-H", "KO-H1"}
LOCKED_LINK = {"KO-H3", "KZ-H"}


def may_enter(thief: Thief, space: str) -> bool:
    """KA-133, KA-G67."""
    return thief.code or module_of(space) != COMMAND


# -- boots -----------------------------------------------------------------------------------


def enemies_on(thief: Thief, way: Way) -> int:
    return 0 if thief.turn.fearless else way.lane.enemies


def swords_for(thief: Thief, way: Way) -> list[int]:
    """With how many swords this path can be walked now; none means not at all."""
    if not thief.may_walk or thief.turn.boots < way.lane.boots:
        return []
    if way.against_arrow or not may_enter(thief, way.to):
        return []
    if way.lane.lock and not thief.owns("generalschluessel"):
        return []
    enemies = enemies_on(thief, way)
    most = min(enemies, thief.turn.swords)
    return [swords for swords in range(most + 1) if thief.survives(enemies - swords)]


def walk(table: Table, thief: Thief, way: Way, swords: int) -> Flow:
    """KA-110 to KA-117."""
    thief.turn.boots -= way.lane.boots
    thief.hurt_from_supply(enemies_on(thief, way) - swords)
    thief.turn.swords -= swords
    yield from enter(table, thief, way.to)


# -- other ways ------------------------------------------------------------------------------


def teleport_targets(table: Table, thief: Thief) -> list[str]:
    """KA-226 to KA-229."""
    return [way.to for way in table.ship.ways(thief.space) if may_enter(thief, way.to)]


def is_open(table: Table, thief: Thief, here: str, there: str) -> bool:
    """Whether the lift can go from one of its spaces to the next (KA-127, KA-179, KA-G28)."""
    link = {here, there}
    if link == BLOCKED_LINK and table.blockade:
        return False
    if link == LOCKED_LINK and not thief.owns("generalschluessel"):
        return False
    return may_enter(thief, there)


def lift_targets(table: Table, thief: Thief) -> list[str]:
    """KA-125, KA-126."""
    if thief.space not in LIFT:
        return []
    at = LIFT.index(thief.space)
    found: list[str] = []
    for line in (LIFT[at:], LIFT[at::-1]):
        for here, there in zip(line, line[1:], strict=False):
            if not is_open(table, thief, here, there):
                break
            found.append(there)
    return found


def telepad_targets(table: Table, thief: Thief) -> list[str]:
    """KA-128, KA-129."""
    if not table.ship.has(thief.space, "telepad") or not thief.owns("telepass"):
        return []
    pads = table.ship.spaces("telepad")
    return [pad for pad in pads if pad != thief.space and may_enter(thief, pad)]


def hop_targets(table: Table, thief: Thief) -> list[str]:
    """The telepad of the module one is in."""
    pads = table.ship.spaces("telepad")
    here = module_of(thief.space)
    return [pad for pad in pads if pad != thief.space and module_of(pad) == here]


def ride(table: Table, thief: Thief, space: str) -> Flow:
    """By lift or telepad (KA-130, KA-131)."""
    thief.turn.dazed = True
    yield from enter(table, thief, space)


# -- entering ----------------------------------------------------------------------------------


def enter(table: Table, thief: Thief, space: str) -> Flow:
    """By whatever means (KA-G29)."""
    ship = table.ship
    thief.space = space
    if thief.artifact and space in table.pods:
        board(table, thief)
        return
    if ship.has(space, "gate") and not thief.turn.gate_free:
        thief.turn.stopped = True  # KA-121, KA-231
    thief.credits += ship.amount(space, "credits")
    if ship.has(space, "crystal") and table.crystals > 0:
        table.crystals -= 1
        thief.crystals += 1
    if ship.has(space, "medbay"):
        thief.heal(1)  # KA-G69
    yield from look(table)
    yield from offer_depot(table, thief)


def board(table: Table, thief: Thief) -> None:
    """KA-189, KA-G55, KA-G56."""
    table.pods.remove(thief.space)
    del table.area[str(thief.seat)]
    thief.status = ESCAPED
    thief.turn.boarded = True
