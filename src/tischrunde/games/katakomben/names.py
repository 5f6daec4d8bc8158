"""Numbers that are Katakomben's own: ops, verbs, table options, tallies, families."""

from __future__ import annotations

from typing import Final

from tischrunde.delve import names as core
from tischrunde.delve.tallies import OWN_LASTING, OWN_OF_A_TURN, Tallies

# -- ops -----------------------------------------------------------------------------------------
PLACE: Final = core.OWN_OPS
JUMP: Final = core.OWN_OPS + 1
WARE: Final = core.OWN_OPS + 2
STEAL: Final = core.OWN_OPS + 3
MARK: Final = core.OWN_OPS + 4
ROTATE: Final = core.OWN_OPS + 5
CLOAKS: Final = core.OWN_OPS + 6

# -- verbs ---------------------------------------------------------------------------------------
V_REDEEM: Final = core.OWN_VERBS
V_PLACE: Final = core.OWN_VERBS + 1
V_MARK: Final = core.OWN_VERBS + 2
V_ROTATE: Final = core.OWN_VERBS + 3

# -- table options: index 0 is the default of each -----------------------------------------------
SIDE: Final = 0  # a, b
FIRST: Final = 1  # random, seat 0
MERCY: Final = 2  # no, yes
SETTINGS: Final = ["side", "first", "mercy"]

# -- tallies -------------------------------------------------------------------------------------
PORTALS: Final = OWN_OF_A_TURN  # ways through portals this turn
PROMISED: Final = OWN_OF_A_TURN + 1  # boots for the first portal of this turn
WARE_PRICE: Final = OWN_OF_A_TURN + 2  # not 0: one ware for so much, wherever one stands
FAVOURS: Final = OWN_OF_A_TURN + 3  # which favours one has had this turn, a bit each
FRESH: Final = OWN_OF_A_TURN + 4  # which tile has been laid this turn, counted from 1
MARKED: Final = OWN_LASTING  # wayshrines marked in this game
UNMARKED: Final = OWN_LASTING + 1  # damage for which there was no cube left
OF_A_TURN: Final = ["portals", "promised", "ware_price", "favours", "fresh"]
LASTING: Final = ["marked", "unmarked"]

# -- data ----------------------------------------------------------------------------------------
BACKS: Final = ["card", "token", "major", "minor", "prisoner", "start", "safe", "depths"]
KINDS: Final = ["action", "item", "gem", "companion"]
FAMILIES: Final[list[str]] = [
    *core.FAMILIES, "crown", "idol", "egg", "chalice", "map", "puzzle_box", "prisoner", "coupon",
    "monkey_bot", "amulet", "kit", "cloak",
]  # fmt: skip
CROWN: Final = FAMILIES.index("crown")
IDOL: Final = FAMILIES.index("idol")
MAP: Final = FAMILIES.index("map")
PUZZLE_BOX: Final = FAMILIES.index("puzzle_box")
COUPON: Final = FAMILIES.index("coupon")
AMULET: Final = FAMILIES.index("amulet")
KIT: Final = FAMILIES.index("kit")
CLOAK: Final = FAMILIES.index("cloak")
TALLIES: Final = Tallies(OF_A_TURN, LASTING, FAMILIES)

# -- figures that more than one rule speaks of ---------------------------------------------------
PARTY: Final = 5  # KK-257: so many seats and more play with the party's material
SHRINE_SPACES: Final = 4  # KK-163
COUPON_VALUE: Final = 5  # KK-231
