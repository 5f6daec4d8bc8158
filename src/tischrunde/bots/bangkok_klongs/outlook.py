"""What a board of Bangkok Klongs is worth to a seat: its quartets now, and those to come."""

from __future__ import annotations

from collections.abc import Iterable

from tischrunde.bots.bangkok_klongs.picture import Boat, Picture

# How likely a landing place brings its points, by how many of its fields are still empty.
COMPLETED = (1.0, 0.7, 0.35, 0.12, 0.0)
ON_THE_BIG_DAY = (0.7, 0.0, 0.0, 0.0, 0.0)  # what is not full by then never will be
LATER = 0.7  # on a small market day: what is not scored now may be gone by the next
AVERAGE_BASKETS = 1.3
TURNS_A_SPACE = 3.0  # boats placed for one step of the marker
TURNS_A_FIELD = 5.0  # boats placed until somebody fills a given field, roughly


class Outlook:
    """Weighs a picture.  Worths are points of this seat less the mean of all others'."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.others = 1 / (picture.seats - 1)
        # Little time left is little time to fill what is empty.
        haste = min(1.0, TURNS_A_SPACE * picture.spaces_left / TURNS_A_FIELD)
        self.chances = [chance * haste**empty for empty, chance in enumerate(COMPLETED)]
        if picture.big_day:
            self.chances = list(ON_THE_BIG_DAY)
        elif picture.market_day:
            self.chances = [chance * LATER for chance in self.chances]

    def worth_of(self, places: Iterable[int]) -> float:
        """What these landing places promise."""
        return sum([self.worth(place) for place in places])

    def worth(self, place: int) -> float:
        """BK-087, BK-088: what a landing place promises, full or not."""
        picture = self.picture
        board = picture.board
        empty = baskets = own = others = 0
        factor = 1
        for field in picture.plan.quartets[place]:
            boat = board[field]
            if boat is None:
                empty += 1
                if picture.is_closed(field):
                    return 0.0
                continue
            baskets += boat.baskets
            if boat.merchant == picture.seat:
                own += 1
            elif boat.merchant >= 0:
                others += 1
            elif boat.kind == "cookshop":
                factor *= 2
        if not own and not others:
            return 0.0
        expected = (baskets + AVERAGE_BASKETS * empty) * factor * self.chances[empty]
        return expected * (own - others * self.others)

    def points(self, place: int) -> float:
        """What scoring a full landing place brings at once."""
        own = self.shares(place)
        return own[self.picture.seat] - self.others * (sum(own) - own[self.picture.seat])

    def shares(self, place: int) -> list[float]:
        """BK-087, BK-088, BK-095a: everybody's points if this seat scores here."""
        picture = self.picture
        boats = [picture.board[field] for field in picture.plan.quartets[place]]
        baskets, factor, merchants = 0, 1, [0] * picture.seats
        for boat in boats:
            if boat is None:
                return [0.0] * picture.seats
            baskets += boat.baskets
            if boat.kind == "cookshop":
                factor *= 2
            if boat.merchant >= 0:
                merchants[boat.merchant] += 1
        shared = 1 if picture.scorer_only else factor
        return [
            float(baskets * count * (factor if seat == picture.seat else shared))
            for seat, count in enumerate(merchants)
        ]

    def change(self, field: int, boat: Boat | None) -> float:
        """What the board gains in worth if this stood on a field."""
        picture = self.picture
        places = picture.touched(field)
        before, stood = self.worth_of(places), picture.board[field]
        picture.board[field] = boat
        places |= picture.touched(field)
        after = self.worth_of(places)
        picture.board[field] = stood
        return after - before

    def move(self, source: int, target: int) -> float:
        """What the board gains in worth if a boat moved."""
        picture = self.picture
        boat = picture.board[source]
        gain = self.change(source, None)
        picture.board[source] = None
        gain += self.change(target, boat)
        picture.board[source] = boat
        return gain

    def market(self) -> float:
        """What a market day right now would bring this seat, compared with the others."""
        picture = self.picture
        best: list[list[float]] = [[] for _ in range(picture.seats)]
        for place in range(len(picture.plan.quartets)):
            for seat, points in enumerate(self.shares(place)):
                if points:
                    best[seat].append(points)
        tops = [sum(sorted(points, reverse=True)[:2]) for points in best]
        own = tops[picture.seat]
        return own - self.others * (sum(tops) - own)
