"""The numbers behind the words: ops, verbs, effects, features.  Their order is this build's alone:
records and saved states use the words.  A game's own ops and verbs are numbered after these."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FLAG: Final = vec[i64]([2**n for n in range(62)])  # `1 << n` miscompiles for i64

# -- ops -----------------------------------------------------------------------------------------
OPEN: Final = 0
NEXT: Final = 1
TURN: Final = 2
RUN: Final = 3
LOOK: Final = 4
TAKE: Final = 5
EITHER: Final = 6
DISCARD: Final = 7
TRASH: Final = 8
REPLACE: Final = 9
ATTACK: Final = 10
CLEAN_UP: Final = 11
REFILL: Final = 12

OPS: Final = [
    "open", "next", "turn", "run", "look", "take", "either", "discard", "trash", "replace",
    "attack", "clean_up", "refill",
]  # fmt: skip
OWN_OPS: Final = 13  # the first number that is a game's own

# -- verbs: what a seat can answer; the one offered most is 0 ------------------------------------
V_PLAY: Final = 0
V_BUY: Final = 1
V_USE: Final = 2
V_FIGHT: Final = 3
V_MOVE: Final = 4
V_BATTLE: Final = 5
V_TELEPORT: Final = 6
V_TRADE: Final = 7
V_DRINK: Final = 8
V_TAKE: Final = 9
V_LEAVE: Final = 10
V_CHOOSE: Final = 11
V_DISCARD: Final = 12
V_KEEP: Final = 13
V_TRASH: Final = 14
V_REPLACE: Final = 15
V_END: Final = 16
OWN_VERBS: Final = 17

# -- effects: steps of a card's text that are carried out on the spot ----------------------------
STOP: Final = 0  # the end of a text
SKILL: Final = 1
SWORDS: Final = 2
BOOTS: Final = 3
GOLD: Final = 4
NOISE: Final = 5
QUIET: Final = 6
DRAW: Final = 7
HEAL: Final = 8
TELEPORTS: Final = 9
RAGE: Final = 10
OTHERS_NOISE: Final = 11
ALL_NOISE: Final = 12
BLACK_BACK: Final = 13
TIRELESS: Final = 14
FEARLESS: Final = 15
DISCOUNT: Final = 16
SKILL_PER_NOISE: Final = 17
GOLD_PER_GAIN: Final = 18
PAY: Final = 19
STOCK: Final = 20
AS_OP: Final = 64  # from here on a step is pushed as the op of this number less 64

# -- what something printed is -------------------------------------------------------------------
CARD_KIND: Final = 0  # goes into a deck
DEVICE: Final = 1
MONSTER: Final = 2
TOKEN: Final = 3

# -- families of tokens the rules speak of; a game adds its own after these ----------------------
NO_FAMILY: Final = 0
ARTIFACT: Final = 1
KEY: Final = 2
BACKPACK: Final = 3
POTION: Final = 4
MASTERY: Final = 5
FAMILIES: Final[list[str]] = ["", "artifact", "key", "backpack", "potion", "mastery"]

# -- what a card may wait for until the turn ends ------------------------------------------------
NO_NEED: Final = 0
HAS: Final = 1  # a token of a family
BESIDE: Final = 2  # another card with a trait in the play area

# -- how many points a card gives ----------------------------------------------------------------
PLAIN: Final = 0
IF_FAMILY: Final = 1
IF_TWO_FAMILIES: Final = 2
PER_GOLD: Final = 3
PER_CARD: Final = 4

# -- features of rooms ---------------------------------------------------------------------------
START: Final = 1
DEEP: Final = 2
CRYSTAL: Final = 4
MARKET: Final = 8
HEART: Final = 16
FEATURES: Final = ["start", "deep", "crystal_cave", "market", "heart"]

# -- marks of pile entries -----------------------------------------------------------------------
WAITS: Final = 0x200000  # in a play area: its condition has not come true yet
TRASHED: Final = 0x400000  # in a play area: leaves the deck when the turn ends
# (tokens on the board carry their room there, cards of the row their slot)

# -- what has become of a hero -------------------------------------------------------------------
INSIDE: Final = 0
ESCAPED: Final = 1
RESCUED: Final = 2  # knocked out where it still counts
LOST: Final = 3
STATUSES: Final = ["inside", "escaped", "rescued", "lost"]

# -- where a card to trash lies ------------------------------------------------------------------
IN_PLAY: Final = 0
IN_DISCARD: Final = 1
PLACES: Final = ["area", "discard"]

# -- kinds of cubes: a seat's number, or one of these --------------------------------------------
BLACK: Final = 6
SPECIAL: Final = 7
CUBE_KINDS: Final = 8

ANY_CARD: Final = 0xFFF  # as the filter of a trash effect
NOBODY: Final = -1
