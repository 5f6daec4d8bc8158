"""Numbers that are the game's own: ops, verbs, table options, tallies, families, the rage track."""

from __future__ import annotations

from typing import Final

from tischrunde.delve import names as core
from tischrunde.delve.tallies import OWN_LASTING, OWN_OF_A_TURN, Tallies

# -- ops -----------------------------------------------------------------------------------------
CODE: Final = core.OWN_OPS
BOARD: Final = core.OWN_OPS + 1

# -- verbs ---------------------------------------------------------------------------------------
V_LIFT: Final = core.OWN_VERBS
V_TELEPAD: Final = core.OWN_VERBS + 1
V_BEAM: Final = core.OWN_VERBS + 2

# -- table options: index 0 is the default of each -----------------------------------------------
ORDER: Final = 0  # which piece lies in slots 1, 2, 3; at last: drawn by lot
SIDES: Final = 1  # which side of each piece; at last: drawn by lot
FIRST: Final = 2  # random, seat 0
OPENING: Final = 3  # carried out, ignored
PER_COPY: Final = 4  # no, yes
ERADIBOT: Final = 5  # in the red zone, in the checkered one, never
SETTINGS: Final = [
    "order", "sides", "first", "opening_texts", "trash_bonus_per_copy", "eradibot",
]  # fmt: skip
BY_LOT: Final = "random"
ALL_ORDERS: Final = 6  # of three pieces; the next value leaves it to the lot
ALL_SIDES: Final = 8

# -- tallies -------------------------------------------------------------------------------------
MULTIPASS: Final = OWN_OF_A_TURN  # not 0: every faction counts as played this turn
TRASH_BONUS: Final = OWN_OF_A_TURN + 1  # how often the bonus for trashing was given this turn
BEAMS: Final = OWN_OF_A_TURN + 2  # ways to the telepad of the own module left this turn
DATA: Final = OWN_LASTING  # data markers left
OF_A_TURN: Final = ["multipass", "trash_bonus", "beams"]
LASTING: Final = ["data"]

# -- data ----------------------------------------------------------------------------------------
BACKS: Final = ["card", "token", "major", "minor"]
KINDS: Final = ["action", "item", "gem", "ally"]
FACTIONS: Final = ["rebel", "outlaw", "science"]
FAMILIES: Final[list[str]] = [
    *core.FAMILIES, "crystal", "code", "telepass", "medikit", "contraband",
]  # fmt: skip
CRYSTAL: Final = FAMILIES.index("crystal")
COMMAND_CODE: Final = FAMILIES.index("code")
TELEPASS: Final = FAMILIES.index("telepass")
MEDIKIT: Final = FAMILIES.index("medikit")
CONTRABAND: Final = FAMILIES.index("contraband")
GOODS: Final = (core.KEY, TELEPASS, MEDIKIT, CONTRABAND)
TALLIES: Final = Tallies(OF_A_TURN, LASTING, FAMILIES)
DATA_MARKERS: Final = 2  # KA-014

# -- the rage track, spaces counted from 0 (KA-G05) ----------------------------------------------
RAGE: Final = [2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6]
RED_ZONE: Final = 7  # its first space
BLOCKADE: Final = 9  # its last one, with the blockade marker (KA-038)
CHECKERED: Final = 10
RED_CUBES: Final = {RED_ZONE: 1, RED_ZONE + 1: 1, CHECKERED: 2}  # KA-037
FLIPS: Final = [RED_ZONE, CHECKERED, -1]  # where the G0B-L1N is turned over, by table option
