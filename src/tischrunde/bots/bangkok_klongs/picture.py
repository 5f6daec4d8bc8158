"""The table of Bangkok Klongs as a bot looks at it: its view, as lists that are quick to weigh."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from tischrunde.bots.bot import View

SIDE = 2  # fields along the side of a quarter
ROOM = 3  # boats a quarter can hold


class Boat(NamedTuple):
    """A boat; ``merchant`` is the seat whose merchant stands on it, or -1."""

    id: str
    kind: str
    good: str | None
    baskets: int
    symbol: bool
    merchant: int = -1

    @property
    def is_special(self) -> bool:
        return self.good is None


class Plan(NamedTuple):
    """What never changes on a board: which fields a landing place has, and the other way round."""

    columns: int
    quartets: list[tuple[int, ...]]
    places_at: list[list[int]]  # landing places by field
    quarters: list[list[int]]  # by field: the fields of its quarter
    around: list[list[tuple[int, bool]]]  # by field: its neighbours, and whether side by side

    def field(self, word: str) -> int:
        return (int(word[1:]) - 1) * self.columns + ord(word[0]) - ord("a")


class Picture:
    """What a seat sees, and what it would see after a change of one field."""

    def __init__(self, view: View) -> None:
        fields = tuple(tuple(place["fields"]) for place in view["landing"])
        self.plan = plan(view["columns"], view["rows"], fields)
        self.place_words = [place["place"] for place in view["landing"]]
        self.seat: int = view["seat"]
        self.seats: int = view["seats"]
        self.board: list[Boat | None] = [None] * (view["columns"] * view["rows"])
        for boat in view["boats"]:
            self.board[self.plan.field(boat["field"])] = boat_of(boat)
        self.hand = [boat_of(boat) for boat in view["hands"][self.seat]]
        self.lifted = next((boat for boat in self.hand if boat.id == view["lifted"]), None)
        self.merchants: int = view["merchants"][self.seat]
        self.goods: dict[str | None, int] = {}
        for boat in view["stocks"][self.seat]:
            self.goods[boat["good"]] = self.goods.get(boat["good"], 0) + 1
        self.free = {
            kind: [self.plan.field(word) for word in words] for kind, words in view["free"].items()
        }
        track = view["track"]
        self.track_points: list[int] = track["points"]
        self.marker: int = track["marker"]
        self.small_days: list[int] = track["small_days"]
        market = view["market"]
        self.market_day: bool = market is not None
        self.big_day: bool = market is not None and market["big"]
        self.scorer_only: bool = view["options"]["cookshops"] == "scorer"
        self.wide_removal: bool = view["options"]["wide_removal"]
        self.diagonal_moves: bool = view["options"]["diagonal_moves"]
        self.focus = self.plan.field(view["focus"]) if view["focus"] else -1

    @property
    def spaces_left(self) -> int:
        """How far the marker is from the big market day."""
        return len(self.track_points) - self.marker

    @property
    def spaces_to_market(self) -> int:
        """How far the marker is from the next market day, small or big."""
        days = [*self.small_days, len(self.track_points)]
        return next((day - self.marker for day in days if day > self.marker), 0)

    def stock_gain(self, boat: Boat) -> int:
        """BK-111: what one more boat in stock brings at the end."""
        return 0 if boat.is_special else self.goods.get(boat.good, 0) + 1

    def is_closed(self, field: int) -> bool:
        """BK-039: whether an empty field can never be filled as its quarter stands."""
        held = 0
        for other in self.plan.quarters[field]:
            if self.board[other] is not None:
                held += 1
        return held >= ROOM

    def reach(self, source: int) -> list[int]:
        """BK-052, BK-G13, BK-G14: where a boat may move."""
        found = []
        for field, straight in self.plan.around[source]:
            inside = field in self.plan.quarters[source]
            if self.board[field] is None and (inside or not self.is_closed(field)):
                if straight or self.diagonal_moves:
                    found.append(field)
        return found

    def touched(self, field: int) -> set[int]:
        """The landing places whose prospects a boat on this field changes.

        Also those of the field that is closed, or opened, by it (BK-038).
        """
        found = set(self.plan.places_at[field])
        for other in self.plan.quarters[field]:
            if self.board[other] is None:
                found.update(self.plan.places_at[other])
        return found


def boat_of(shown: dict[str, Any]) -> Boat:
    """A boat from a view."""
    merchant = shown.get("merchant")
    return Boat(
        shown["boat"],
        shown["kind"],
        shown["good"],
        shown["baskets"],
        shown["symbol"],
        -1 if merchant is None else merchant,
    )


@cache
def plan(columns: int, rows: int, places: tuple[tuple[str, ...], ...]) -> Plan:
    """The tables of a board; all that is asked for is made once."""
    found = Plan(columns, [], [[] for _ in range(columns * rows)], [], [])
    for number, words in enumerate(places):
        quartet = tuple(found.field(word) for word in words)
        found.quartets.append(quartet)
        for field in quartet:
            found.places_at[field].append(number)
    for field in range(columns * rows):
        left, top = field % columns // SIDE * SIDE, field // columns // SIDE * SIDE
        found.quarters.append(
            [(top + down) * columns + left + right for down in range(SIDE) for right in range(SIDE)]
        )
        found.around.append(neighbours(field, columns, rows))
    return found


def neighbours(field: int, columns: int, rows: int) -> list[tuple[int, bool]]:
    """The fields next to a field, and which of them lie side by side with it."""
    column, row = field % columns, field // columns
    return [
        (r * columns + c, c == column or r == row)
        for r in range(max(0, row - 1), min(rows, row + 2))
        for c in range(max(0, column - 1), min(columns, column + 2))
        if (c, r) != (column, row)
    ]
