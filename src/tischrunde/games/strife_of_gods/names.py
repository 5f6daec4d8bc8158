"""The numbers behind the words: ops, verbs, table options, needs.  Their order is no one's business
but this build's: records and saved states use the words."""

from __future__ import annotations

from typing import Final

# -- ops ------------------------------------------------------------------------------------
ROUND: Final = 0
TURN: Final = 1
TAKE: Final = 2
SCORE: Final = 3
BEGIN: Final = 4
RUN: Final = 5
CENTRE_GAP_NUMBER: Final = 6
CENTRE_OWN: Final = 7
TAKE_GAP_CARD: Final = 8
RETURN_OWN: Final = 9
LAY: Final = 10
CENTRE_RING_NUMBER: Final = 11
DRAW_NUMBER: Final = 12
BLOCK_FELLOW: Final = 13
BLOCK_GAP_CARD: Final = 14
BLOCK_GAP: Final = 15
REMOVE_NUMBER: Final = 16
TAKE_RING_NUMBER: Final = 17
LOOK: Final = 18
KEEP_DRAWN: Final = 19
CENTRE_DRAWN: Final = 20
SWAP_FELLOW: Final = 21
SWAP_OWN: Final = 22
CENTRE_FELLOW: Final = 23
RETURN_FELLOW: Final = 24
EXCHANGE_FELLOW: Final = 25
EXCHANGE_RING: Final = 26

OPS: Final = [
    "round", "turn", "take", "score", "begin", "run", "centre_gap_number", "centre_own",
    "take_gap_card", "return_own", "lay", "centre_ring_number", "draw_number", "block_fellow",
    "block_gap_card", "block_gap", "remove_number", "take_ring_number", "look", "keep_drawn",
    "centre_drawn", "swap_fellow", "swap_own", "centre_fellow", "return_fellow",
    "exchange_fellow", "exchange_ring",
]  # fmt: skip

# -- verbs: what a seat can answer ------------------------------------------------------------
V_TAKE: Final = 0
V_CENTRE: Final = 1
V_BLOCK: Final = 2
V_SEAL: Final = 3
V_REMOVE: Final = 4
V_EXCHANGE: Final = 5
V_LAY: Final = 6
V_CENTRE_OWN: Final = 7
V_RETURN_OWN: Final = 8
V_SWAP_OWN: Final = 9
V_BLOCK_FELLOW: Final = 10
V_SWAP_FELLOW: Final = 11
V_CENTRE_FELLOW: Final = 12
V_RETURN_FELLOW: Final = 13
V_EXCHANGE_FELLOW: Final = 14
V_KEEP: Final = 15
V_CENTRE_DRAWN: Final = 16
V_USE: Final = 17
V_DECLINE: Final = 18

VERBS: Final = [
    "take", "centre", "block", "seal", "remove", "exchange", "lay", "centre-own", "return-own",
    "swap-own", "block-fellow", "swap-fellow", "centre-fellow", "return-fellow",
    "exchange-fellow", "keep", "centre-drawn", "use", "decline",
]  # fmt: skip

# -- table options: index 0 is the default of each ----------------------------------------------
CHAMPIONS: Final = 0  # with, without
TWO_SEAT_ROUNDS: Final = 1  # 4, 2
COPIES: Final = 2  # 2, 3
STUCK: Final = 3  # any number, skip
CARDS: Final = 4  # 4, 5
FIRST: Final = 5  # random, seat 0
CELESTIA: Final = 6  # gives a number card, or also a spent champion
EFFECTS: Final = 7  # compulsory, optional
CHAINED: Final = 8  # run, rest
GNIGRIT: Final = 9  # any card, numbers only
ROGMESH: Final = 10  # inner, any
CHRISTOPH: Final = 11  # again, once
DRAWN: Final = 12  # secret, open
TIE: Final = 13  # by shields, shared

SETTINGS: Final = [
    "champions", "two_seat_rounds", "copies", "stuck", "cards", "first", "celestia", "effects",
    "chained", "gnigrit", "rogmesh", "christoph", "drawn", "tie",
]  # fmt: skip

# -- needs: what a step cannot do without ----------------------------------------------------------
GAP_NUMBER: Final = 0
GAP_CARD: Final = 1
BLOCKABLE_GAP_CARD: Final = 2
RING_NUMBER: Final = 3
OWN_NUMBER: Final = 4
FELLOW_NUMBER: Final = 5
NUMBER_PILE: Final = 6
CHAMPION_PILE: Final = 7
ANY_PILE: Final = 8
SLOT_BESIDE_ANOTHER: Final = 9
A_GAP: Final = 10
OWN_TO_SWAP: Final = 11

# -- sides of a gap edge --------------------------------------------------------------------------
AFTER: Final = 0
BEFORE: Final = 1
