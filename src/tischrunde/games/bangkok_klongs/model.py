"""The state of a game of Bangkok Klongs, and the book of all that is printed."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs import board as packed
from tischrunde.games.bangkok_klongs.board import CARD_SHIFT, Plan, card_at, owner_at
from tischrunde.games.bangkok_klongs.names import (
    COOKSHOP,
    KINDS,
    L_DAYS,
    L_TRACK,
    MERCHANTS,
    NEUTRAL,
    OWNABLE,
    SYMBOLS,
    TACTICAL,
    THIEF,
    TRACK,
)
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.pile import MARK_SHIFT, Pile, face_up
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.state import State

LIFTED: Final = 0x1 << 21  # the hand's boat that is being placed
NO_GOOD: Final = -1
OWNER_SHIFT: Final = MARK_SHIFT + 12  # in a stored boat: field (12 bits), whose merchant + 1


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
        self.decks = [deck(boats, mix, -1) for mix in range(len(mixes))]
        self.seat_decks = [deck(boats, mix, 1) for mix in range(len(mixes))]
        self.other_decks = [deck(boats, mix, 0) for mix in range(len(mixes))]
        # BK-G39: with two piles everybody knows which of them a hidden boat came from.
        self.tactical_backs = vec[i64]([1 if b.kind == OWNABLE else 2 for b in boats])

    def is_special(self, card: i64) -> bool:
        return self.kinds[card] >= THIEF

    def track(self, state: Bangkok) -> Track:
        return self.tracks[state.settings[TRACK]]

    def has_symbol(self, state: Bangkok, card: i64) -> bool:
        """BK-019, BK-G05."""
        return self.symbols[state.settings[SYMBOLS]][card] != 0

    def merchants_of(self, state: Bangkok) -> i64:
        """BK-G06: how many merchants every seat has at this table."""
        return self.merchants[state.settings[MERCHANTS]][state.seats]


def deck(boats: list[Boat], mix: int, ownable: int) -> vec[i64]:
    """The boats of a mix: all, or only those with (1) or without (0) an empty seat."""
    return vec[i64](
        [
            card
            for card, boat in enumerate(boats)
            if ownable < 0 or (boat.kind == OWNABLE) == (ownable == 1)
            for _ in range(boat.copies[mix])
        ]
    )


@final
class Bangkok(State):
    """One game: the board, hands, stocks, draw piles, and what every seat has."""

    def __init__(
        self,
        seats: i64,
        settings: vec[i64],
        rng: Rng,
        stack: Stack,
        board: vec[i64],
        ledger: vec[i64],
        hands: list[Pile],
        stocks: list[Pile],
        draw: Pile,
        draw_other: Pile,
        gone: Pile,
        first: i64,
        turns: i64,
        moved: bool,
        placer: i64,
        marker: i64,
        master: i64,
    ) -> None:
        super().__init__(seats, settings, rng, stack)
        self.board = board  # by field, packed
        self.ledger = ledger  # a row a seat: supplies and points
        self.hands = hands
        self.stocks = stocks
        self.draw = draw  # the pile; in the tactical game that of boats with an empty seat
        self.draw_other = draw_other  # BK-G39: the second pile of the tactical game
        self.gone = gone  # BK-094d: out of the game
        self.first = first  # the start seat
        self.turns = turns  # begun so far
        self.moved = moved  # a boat, in this turn
        self.placer = placer  # who placed a boat last
        self.marker = marker  # its space on the track, 0 before the first
        self.master = master  # the market master's landing place + 1, 0 beside the board

    def clone(self) -> Bangkok:
        twin = Bangkok(
            self.seats,
            self.settings,
            self.rng.clone(),
            self.stack.clone(),
            self.board[:],
            self.ledger[:],
            [hand.clone() for hand in self.hands],
            [stock.clone() for stock in self.stocks],
            self.draw.clone(),
            self.draw_other.clone(),
            self.gone.clone(),
            self.first,
            self.turns,
            self.moved,
            self.placer,
            self.marker,
            self.master,
        )
        twin.inherit(self)
        return twin

    def boats(self) -> Pile:
        """The boats on the board as cards, each with its field and whose merchant it carries."""
        entries = vec[i64]()
        field: i64
        for field in range(len(self.board)):
            entry = self.board[field]
            if entry & packed.BOAT != 0:
                marks = field << MARK_SHIFT | (owner_at(entry) + 1) << OWNER_SHIFT
                entries = append(entries, face_up(card_at(entry)) | marks)
        return Pile(entries)

    def piles(self) -> list[Pile]:
        return [
            *self.hands, self.draw, self.draw_other, *self.stocks, self.gone, self.boats(),
        ]  # fmt: skip

    def fields(self) -> dict[str, Any]:
        return {
            "board": self.boats(),
            "ledger": self.ledger,
            "hands": self.hands,
            "stocks": self.stocks,
            "draw": self.draw,
            "draw_other": self.draw_other,
            "gone": self.gone,
            "first": self.first,
            "turns": self.turns,
            "moved": self.moved,
            "placer": self.placer,
            "marker": self.marker,
            "master": self.master,
        }

    def is_tactical(self) -> bool:
        return self.settings[TACTICAL] != 0

    def after(self, seat: i64) -> i64:
        """BK-001: the next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def points(self, book: Book, seat: i64) -> i64:
        """Where a seat lies on the score track (Zählleiste): all its points but for its stock."""
        total: i64 = 0
        i: i64
        for i in range(seat * book.row + L_TRACK, (seat + 1) * book.row):
            total += self.ledger[i]
        return total
