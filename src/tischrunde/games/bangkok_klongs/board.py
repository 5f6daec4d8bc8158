"""The floating market: 80 fields in quarters of four, jetties between them, landing places.

All that matters about a field is packed into one int, and everything in it adds up:

- what stands there: a boat, its baskets, whether it is a cookshop or neutral, whose merchant it
  carries.  The entries around a landing place are simply added: their sum is the quartet.
- what stands around: boats on adjacent fields, boats in the same quarter, wardens in the column.
  They are counted up and down when a boat comes or goes, so that a field answers at once whether
  a boat may come.
- above them, the card of the boat.

An empty field in empty water is 0.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# -- what stands there; each wide enough for the sum of four fields ----------------------------
BOAT: Final = 0x1  # 3 bits
BOATS: Final = 0x7
COOKSHOP: Final = 0x8  # 3 bits
COOKSHOP_SHIFT: Final = 3
BASKET: Final = 0x40  # 4 bits
BASKET_SHIFT: Final = 6
NEUTRAL: Final = 0x400  # 3 bits
MERCHANT: Final = vec[i64]([0x2000, 0x10000, 0x80000, 0x400000])  # by seat, 3 bits each
MERCHANT_SHIFT: Final = 13
MERCHANTS: Final = 0xFFF << 13  # anybody's

# -- what stands around; of one field only -----------------------------------------------------
NEAR: Final = 0x1 << 25  # 4 bits: boats on adjacent fields
NEAR_BITS: Final = 0xF << 25
QUARTER: Final = 0x1 << 29  # 2 bits: boats in the quarter
QUARTER_BITS: Final = 0x3 << 29
FULL_QUARTER: Final = 0x3 << 29  # BK-038: three is all there can be
WARDED: Final = 0x1 << 31  # 2 bits: wardens in the column
WARDED_BITS: Final = 0x3 << 31

CARD_SHIFT: Final = 33
STANDING: Final = 0x1FFFFFF | 0xFFF << 33  # what leaves with the boat: all but what stands around

FACTORS: Final = vec[i64]([1, 2, 4, 8, 16])  # BK-095a, BK-095b, BK-G37: by cookshops in the quartet

QUARTET: Final = 4
SIDE: Final = 2  # fields along the side of a quarter


def card_at(entry: i64) -> i64:
    """The card of the boat on a field."""
    return entry >> CARD_SHIFT


def owner_at(entry: i64) -> i64:
    """Whose merchant stands on a field's boat, or -1."""
    seat: i64
    for seat in range(len(MERCHANT)):
        if entry & MERCHANT[seat] != 0:
            return seat
    return -1


def merchants_in(quartet: i64, seat: i64) -> i64:
    """How many merchants a seat has on the boats of a quartet."""
    return quartet >> (MERCHANT_SHIFT + 3 * seat) & 0x7


def baskets_in(quartet: i64) -> i64:
    """BK-087: the baskets on all boats of a quartet."""
    return quartet >> BASKET_SHIFT & 0xF


def factor_of(quartet: i64) -> i64:
    """BK-095a, BK-095b: what the cookshops of a quartet multiply its points by."""
    return FACTORS[quartet >> COOKSHOP_SHIFT & 0x7]


@final
class Plan:
    """The game board as tables: fields are numbered row by row, landing places as listed."""

    def __init__(
        self,
        columns: int,
        rows: int,
        quartets: list[tuple[int, int]],
        landing: list[list[int]],
        entries: list[list[int]],
    ) -> None:
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.size: i64 = columns * rows
        self.words = [
            f"{letter(column)}{row + 1}" for row in range(rows) for column in range(columns)
        ]
        around = [neighbours(field, columns, rows) for field in range(columns * rows)]
        self.starts = vec[i64](starts_of(around))  # where a field's neighbours begin
        self.around = vec[i64]([other for others in around for other in others])
        self.wakes = vec[i64](wakes_of(around, columns))  # what a boat adds to each neighbour
        self.straight = vec[i64](straight_of(around, columns))  # 1: side by side, 0: diagonal
        self.quartets = vec[i64]([f for x, y in quartets for f in fields_around(x, y, columns)])
        self.places: i64 = len(quartets)
        self.place_words = [f"{self.words[f[0]]}-{self.words[f[3]]}" for f in self.corners()]
        self.landing = [vec[i64](places) for places in landing]  # by preset, in order
        self.entries = [vec[i64](kinds) for kinds in entries]  # by preset: of every field

    def column_of(self, field: i64) -> i64:
        return field % self.columns

    def row_of(self, field: i64) -> i64:
        return field // self.columns

    def quartet(self, board: vec[i64], place: i64) -> i64:
        """The sum of the four fields around a landing place."""
        at = place * QUARTET
        fields = self.quartets
        return (
            board[fields[at]]
            + board[fields[at + 1]]
            + board[fields[at + 2]]
            + board[fields[at + 3]]
        )

    def corners(self) -> list[list[int]]:
        """The four fields around each landing place: top left, top right, bottom left and right."""
        return [
            [int(self.quartets[at + i]) for i in range(QUARTET)]
            for at in range(0, len(self.quartets), QUARTET)
        ]


def letter(column: int) -> str:
    """The letter of a column."""
    return "abcdefghijklmnopqrstuvwxyz"[column]


def neighbours(field: int, columns: int, rows: int) -> list[int]:
    """BK-034, BK-035: the fields that share a side or a corner with a field, jetties or not."""
    column, row = field % columns, field // columns
    return [
        r * columns + c
        for r in range(max(0, row - 1), min(rows, row + 2))
        for c in range(max(0, column - 1), min(columns, column + 2))
        if (c, r) != (column, row)
    ]


def starts_of(around: list[list[int]]) -> list[int]:
    """Where each list begins when all are put behind one another, and where the last one ends."""
    starts = [0]
    for others in around:
        starts.append(starts[-1] + len(others))
    return starts


def wakes_of(around: list[list[int]], columns: int) -> list[int]:
    """What a boat on a field adds to its neighbours: all are near it, three in its quarter."""
    return [
        NEAR + QUARTER if same_quarter(field, other, columns) else NEAR
        for field, others in enumerate(around)
        for other in others
    ]


def straight_of(around: list[list[int]], columns: int) -> list[int]:
    """Which neighbours lie side by side with a field."""
    return [
        1 if field % columns == other % columns or field // columns == other // columns else 0
        for field, others in enumerate(around)
        for other in others
    ]


def same_quarter(one: int, other: int, columns: int) -> bool:
    return (one % columns // SIDE, one // columns // SIDE) == (
        other % columns // SIDE,
        other // columns // SIDE,
    )


def fields_around(x: int, y: int, columns: int) -> list[int]:
    """The fields around the point between columns x-1 and x, and rows y-1 and y."""
    top_left = (y - 1) * columns + x - 1
    return [top_left, top_left + 1, top_left + columns, top_left + columns + 1]
