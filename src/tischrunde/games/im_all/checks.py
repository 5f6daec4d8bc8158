"""What every stored game keeps true besides what the core checks, or the data is no such game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tischrunde.delve import names as core
from tischrunde.delve import storage
from tischrunde.games.im_all import names
from tischrunde.games.im_all.model import ImAll
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.frame import op_of
from tischrunde.kernel.pile import BITS, MARK_SHIFT, SEEN

if TYPE_CHECKING:
    from tischrunde.games.im_all.rules import ImAllRules


def check(rules: ImAllRules, state: ImAll) -> None:
    """Refuses what does not hang together."""
    storage.expect(state.bank, "bank", rules.book.cards, rules.book.tiles, SEEN, 0)
    check_layout(state)
    plan = state.plan
    rooms = [hero.room for hero in state.heroes]
    rooms += [entry >> MARK_SHIFT for entry in state.lying.entries]
    if any(plan.first[room] == plan.first[room + 1] for room in rooms):
        raise BadData("state.fields.room", "is in a module that is not part of this ship")
    opens = core.OPEN in [op_of(frame) for frame in state.stack.frames()]
    for seat, hero in enumerate(state.heroes):
        laid = sum(mark & BITS[seat] != 0 for mark in state.marks)
        if hero.has[names.DATA] + laid != (0 if opens else names.DATA_MARKERS):
            raise BadData("state.fields.data", "does not agree with the ports")
    on_track = sum(n for space, n in names.RED_CUBES.items() if space > state.rage)
    if state.aside[core.SPECIAL] != on_track:
        raise BadData("state.fields.aside", "does not hold the red cubes of the rage track")


def check_layout(state: ImAll) -> None:
    """What the table has chosen is so."""
    order, sides = divmod(int(state.layout), names.ALL_SIDES)
    chosen = state.settings
    if chosen[names.ORDER] not in (order, names.ALL_ORDERS) or (
        chosen[names.SIDES] not in (sides, names.ALL_SIDES)
    ):
        raise BadData("state.fields.layout", "is not what the table has chosen")
