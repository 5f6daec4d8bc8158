"""The numbers behind the words: ops, verbs, features, marks.  Their order is this build's alone:
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
REACT: Final = 11
STRIKE: Final = 12
ENDINGS: Final = 13
CLEAN_UP: Final = 14
DEPART: Final = 15
REFILL: Final = 16
ORIENT: Final = 17

OPS: Final = [
    "open", "next", "turn", "run", "look", "take", "either", "discard", "trash", "replace",
    "attack", "react", "strike", "endings", "clean_up", "depart", "refill",
    "orient",
]  # fmt: skip
OWN_OPS: Final = 18  # the first number that is a game's own

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
V_INVOKE: Final = 17
V_VISIT: Final = 18
V_REACT: Final = 19
V_SKIP: Final = 20
V_LAY: Final = 21
OWN_VERBS: Final = 22

# -- what something printed is -------------------------------------------------------------------
CARD_KIND: Final = 0  # goes into a deck
DEVICE: Final = 1
MONSTER: Final = 2
TOKEN: Final = 3
TILE: Final = 4

# -- what a card gives in figures, in one number; above them, whether it says anything besides -----
SWORDS_SHIFT: Final = 8
BOOTS_SHIFT: Final = 16
FIGURE: Final = 0xFF
SPEAKS: Final = 0x1000000

# -- families of tokens the rules speak of; a game adds its own after these ----------------------
NO_FAMILY: Final = 0
ARTIFACT: Final = 1  # what everybody came for: without one nobody leaves
KEY: Final = 2  # lets its owner through locks, and is kept
BACKPACK: Final = 3  # lets its owner carry one more artifact
POTION: Final = 4  # can be drunk, which carries out its `use`
MASTERY: Final = 5  # the prize for coming out
FAMILIES: Final[list[str]] = ["", "artifact", "key", "backpack", "potion", "mastery"]

# -- features of rooms the rules speak of; a game's map adds its own after these -----------------
START: Final = 1  # where heroes begin
EXIT: Final = 2  # where they leave, once they have what they came for
DEEP: Final = 4  # where nobody is rescued
MARKET: Final = 8  # where goods are sold
FEATURES: Final = ["start", "exit", "deep", "market"]

# -- marks of pile entries -----------------------------------------------------------------------
TRASHED: Final = 0x200000  # leaves the deck when the turn ends
OFFERS: Final = 0x400000  # in a play area: what it offers has not been used yet
FIRED_SHIFT: Final = 24  # in a play area: how often each condition has fired, six bits each
FIRED: Final = 0x3F
MOST_CONDITIONS: Final = 3  # on a card
# (tokens in rooms carry their room in the mark, cards of the row their slot)

# -- what has become of a hero -------------------------------------------------------------------
INSIDE: Final = 0
ESCAPED: Final = 1
RESCUED: Final = 2  # knocked out where it still counts
LOST: Final = 3
STATUSES: Final = ["inside", "escaped", "rescued", "lost"]

# -- where a card lies, for questions and for counting -------------------------------------------
IN_PLAY: Final = 0
IN_DISCARD: Final = 1
IN_HAND: Final = 2
IN_DECK: Final = 3
PLACES: Final = ["area", "discard"]  # from where cards are trashed
ZONES: Final = ["area", "discard", "hand", "deck"]

# -- kinds of cubes: a seat's number, or one of these --------------------------------------------
BLACK: Final = 6
SPECIAL: Final = 7  # hurts everybody inside, and comes back
CUBE_KINDS: Final = 8

# -- how an attack comes about -------------------------------------------------------------------
INTERRUPTS: Final = 1  # a text calls for it in the middle of a turn
EXACT: Final = 2  # so many cubes, whatever the rage

# -- what a door faces besides another door ------------------------------------------------------
NOTHING: Final = -1  # a wall, or a tile that is not on the table
EDGE: Final = -2  # where the next tile would go
PORTAL: Final = -3  # out of any other portal

ANY_CARD: Final = 0xFFF  # as the filter of a trash effect
NOBODY: Final = -1
