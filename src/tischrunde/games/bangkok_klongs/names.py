"""The numbers behind the words: ops, verbs, table options.  Their order is no one's business but
this build's: records and saved states use the words."""

from __future__ import annotations

from typing import Final

# -- ops ------------------------------------------------------------------------------------
TURN: Final = 0
PLACE: Final = 1
FIELD: Final = 2
MAN: Final = 3
STEAL: Final = 4
LOOT: Final = 5
CATCH: Final = 6
ADVANCE: Final = 7
SMALL_DAY: Final = 8
BIG_DAY: Final = 9
REMOVE: Final = 10
STOCKS: Final = 11
MOVE: Final = 12
SAIL: Final = 13
DRAW: Final = 14

OPS: Final = [
    "turn", "place", "field", "man", "steal", "loot", "catch", "advance", "small_day", "big_day",
    "remove", "stocks", "move", "sail", "draw",
]  # fmt: skip

# -- verbs: what a seat can answer; the one that is offered most comes first -------------------
V_TO: Final = 0
V_PLACE: Final = 1
V_MOVE: Final = 2
V_STAY: Final = 3
V_FETCH: Final = 4
V_LEAVE: Final = 5
V_STEAL: Final = 6
V_SPARE: Final = 7
V_STOCK: Final = 8
V_HAND: Final = 9
V_SCORE: Final = 10
V_DECLINE: Final = 11
V_REMOVE: Final = 12
V_DRAW: Final = 13

VERBS: Final = [
    "to", "place", "move", "stay", "fetch", "leave", "steal", "spare", "stock", "hand", "score",
    "decline", "remove", "draw",
]  # fmt: skip

# -- table options: index 0 is the default of each ---------------------------------------------
TACTICAL: Final = 0  # one pile, two
LANDING: Final = 1  # which landing places there are
ENTRIES: Final = 2  # which entry fields there are
BOATS: Final = 3  # which boats there are
SYMBOLS: Final = 4  # whether cookshops carry the Luk Phat
MERCHANTS: Final = 5  # how many merchants a seat has
FIRST: Final = 6  # random, seat 0
TRACK: Final = 7  # how long the track is
DIAGONAL: Final = 8  # moves may go diagonally, or may not
BIG_START: Final = 9  # who breaks a tie for the start: left of the trigger seat, the trigger seat
PASSING: Final = 10  # may be taken back next time, is final
WIDE_REMOVAL: Final = 11  # own and neutral boats only, vacant and special ones too
TIE: Final = 12  # by stock, shared
COOKSHOPS: Final = 13  # double for all, for the scoring seat only

SETTINGS: Final = [
    "tactical", "landing", "entries", "boats", "special_symbols", "merchants", "first", "track",
    "diagonal_moves", "big_start", "passing", "wide_removal", "tie", "cookshops",
]  # fmt: skip

# -- kinds of boats ----------------------------------------------------------------------------
OWNABLE: Final = 0
NEUTRAL: Final = 1
THIEF: Final = 2
WARDEN: Final = 3
COOKSHOP: Final = 4

KINDS: Final = ["ownable", "neutral", "thief", "warden", "cookshop"]

# -- entry fields ------------------------------------------------------------------------------
LIGHT: Final = 1
DARK: Final = 2

# -- draw piles of the tactical game -----------------------------------------------------------
PILES: Final = ["seats", "merchants"]  # boats with an empty seat; all others

# -- a seat's row in the ledger: supplies, then points by where they come from -----------------
L_MERCHANTS: Final = 0  # in supply
L_MOVES: Final = 1  # movement cards left
L_TRACK: Final = 2  # points of the Luk Phat track, and from here on points only
L_DAYS: Final = 3  # then for every market day: points of own scorings, points in others' scorings
