"""All that is printed: boats, track, supplies, and the plan they go with."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs import board as packed
from tischrunde.games.bangkok_klongs.board import CARD_SHIFT, Plan
from tischrunde.games.bangkok_klongs.names import (
    COOKSHOP,
    KINDS,
    L_DAYS,
    MERCHANTS,
    NEUTRAL,
    OWNABLE,
    SYMBOLS,
    TRACK,
)
from tischrunde.kernel.state import State

NO_GOOD: Final = -1


@final
class Boat:
    """A boat as printed, and how many there are of it, by mix of boats (BK-G04)."""

    def __init__(
        self, id: str, kind: i64, good: i64, baskets: i64, symbol: bool, copies: list[int]
    ) -> None:
        self.id = id
        self.kind = kind
        self.good = good
        self.baskets = baskets
        self.symbol = symbol
        self.copies = copies

    def kind_word(self) -> str:
        return KINDS[self.kind]

    def standing(self, card: i64) -> i64:
        """What it is on a field, before a merchant sits on it."""
        bits = packed.BOAT + self.baskets * packed.BASKET + (card << CARD_SHIFT)
        if self.kind == NEUTRAL:
            bits += packed.NEUTRAL
        elif self.kind == COOKSHOP:
            bits += packed.COOKSHOP
        return bits


@final
class Track:
    """BK-060…064, BK-G08: the points of each space, and which are market days."""

    def __init__(self, points: list[int], small_days: list[int]) -> None:
        self.length: i64 = len(points)  # the last space is the big market day
        self.points = vec[i64]([0] + points)  # by space; the marker starts before the first
        self.small_days = vec[i64](small_days)

    def day_at(self, space: i64) -> i64:
        """Which small market day a space is, counted from 0, or -1."""
        i: i64
        for i in range(len(self.small_days)):
            if self.small_days[i] == space:
                return i
        return -1


@final
class Book:
    """All that is printed: the plan, the boats (ordinary ones first), the track, supplies."""

    def __init__(
        self,
        plan: Plan,
        goods: list[str],
        boats: list[Boat],
        mixes: list[str],
        landing: list[str],
        entries: list[str],
        tracks: list[Track],
        merchants: list[list[int]],
        merchant_presets: list[str],
        movement_cards: i64,
        hand_size: i64,
        turn_limit: i64,
        openings: list[tuple[int, int]],
    ) -> None:
        self.plan = plan
        self.goods = goods
        self.boats = boats
        self.words = [boat.id for boat in boats]
        self.kinds = vec[i64]([boat.kind for boat in boats])
        self.goods_of = vec[i64]([boat.good for boat in boats])  # NO_GOOD for special boats
        self.standing = vec[i64]([boat.standing(card) for card, boat in enumerate(boats)])
        self.symbols = [  # by table option BK-G05
            vec[i64]([int(boat.symbol) for boat in boats]),
            vec[i64]([int(boat.symbol and boat.kind != COOKSHOP) for boat in boats]),
        ]
        self.mixes = mixes
        self.landing = landing
        self.entries = entries
        self.tracks = tracks
        self.merchants = [vec[i64](by_seats) for by_seats in merchants]
        self.merchant_presets = merchant_presets
        self.movement_cards = movement_cards
        self.hand_size = hand_size
        self.turn_limit = turn_limit
        self.openings = openings  # borders of quarters without a jetty, as points between fields
        self.days: i64 = 1 + max([len(track.small_days) for track in tracks])
        self.row: i64 = L_DAYS + 2 * self.days  # of a seat in the ledger
        every = list(range(len(KINDS)))
        others = [kind for kind in every if kind != OWNABLE]
        self.decks = [deck(boats, mix, every) for mix in range(len(mixes))]
        self.seat_decks = [deck(boats, mix, [OWNABLE]) for mix in range(len(mixes))]
        self.other_decks = [deck(boats, mix, others) for mix in range(len(mixes))]
        # BK-G39: with two piles everybody knows which of them a hidden boat came from.
        self.tactical_backs = vec[i64]([1 if b.kind == OWNABLE else 2 for b in boats])

    def track(self, state: State) -> Track:
        return self.tracks[state.settings[TRACK]]

    def has_symbol(self, state: State, card: i64) -> bool:
        """BK-019, BK-G05."""
        return self.symbols[state.settings[SYMBOLS]][card] != 0

    def merchants_of(self, state: State) -> i64:
        """BK-G06: how many merchants every seat has at this table."""
        return self.merchants[state.settings[MERCHANTS]][state.seats]


def deck(boats: list[Boat], mix: int, kinds: list[int]) -> vec[i64]:
    """The boats of these kinds in a mix, every copy."""
    return vec[i64](
        [
            card
            for card, boat in enumerate(boats)
            if boat.kind in kinds
            for _ in range(boat.copies[mix])
        ]
    )
