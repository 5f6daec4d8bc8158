"""Numbers that are Klong!'s own: ops, verbs, table options, families, the parapet."""

from __future__ import annotations

from typing import Final

from tischrunde.delve import names as core
from tischrunde.delve.tallies import Tallies

PARAPET: Final = core.OWN_OPS
FETCH: Final = core.OWN_OPS + 1

V_FETCH: Final = core.OWN_VERBS

# -- table options: index 0 is the default of each -----------------------------------------------
SIDE: Final = 0  # day, dusk
ARTIFACT_AS_ACTION: Final = 1  # no, yes
FIRST: Final = 2  # random, seat 0
OPENING: Final = 3  # carried out, ignored
GONE_NOISE: Final = 4  # stays, leaves
SETTINGS: Final = ["side", "artifact_as_action", "first", "opening_texts", "gone_noise"]

# -- data ----------------------------------------------------------------------------------------
BACKS: Final = ["card", "token", "major", "minor"]
KINDS: Final = ["action", "item", "gem", "companion"]
FAMILIES: Final[list[str]] = [*core.FAMILIES, "crown", "idol", "chalice", "egg"]
IDOL: Final = FAMILIES.index("idol")
CROWN: Final = FAMILIES.index("crown")
TALLIES: Final = Tallies([], [], FAMILIES)

LAST_PARAPET: Final = 5
