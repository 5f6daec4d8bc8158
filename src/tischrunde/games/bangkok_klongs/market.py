"""Market days and the stocks at the end (BK-080…092, BK-095a, BK-100…112)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs.board import (
    BOATS,
    MERCHANT,
    MERCHANTS,
    NEUTRAL,
    QUARTET,
    baskets_in,
    factor_of,
    merchants_in,
)
from tischrunde.games.bangkok_klongs.boats import add_points, clear, supply
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.model import Bangkok
from tischrunde.games.bangkok_klongs.names import (
    BIG_DAY,
    BIG_START,
    COOKSHOPS,
    L_DAYS,
    LANDING,
    PASSING,
    REMOVE,
    SMALL_DAY,
    STOCKS,
    V_DECLINE,
    V_REMOVE,
    V_SCORE,
    WIDE_REMOVAL,
)
from tischrunde.games.bangkok_klongs.questions import Question, Step
from tischrunde.kernel.event import NOBODY
from tischrunde.kernel.frame import a_of, b_of, seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack, verb_of
from tischrunde.kernel.pile import BITS, CARD

LAPS = 2  # BK-081


def worth(state: Bangkok, quartet: i64, seat: i64, scorer: i64) -> i64:
    """BK-087, BK-088, BK-095a: what a quartet is worth to a seat when somebody scores it."""
    points = baskets_in(quartet) * merchants_in(quartet, seat)
    if seat == scorer or state.settings[COOKSHOPS] == 0:  # BK-G37
        return points * factor_of(quartet)
    return points


class ScoreQuestion(Question):
    """BK-083…086: put the market master on a landing place, or decline."""

    def __init__(self, name: str, rule: str, book: Book) -> None:
        super().__init__(name, rule, V_SCORE, V_DECLINE, book)

    def bars_place(self, state: Bangkok, seat: i64, place: i64) -> str:
        quartet = self.book.plan.quartet(state.board, place)
        if quartet & BOATS != QUARTET:
            return "BK-085"
        return "" if merchants_in(quartet, seat) > 0 else "BK-086"

    def candidates(self, state: Bangkok, frame: i64) -> vec[i64]:
        """BK-G23: a seat that has nothing to score is not asked."""
        if len(self.choices(state, frame)) == 0:
            return vec[i64]()
        out = vec[i64]([pack(V_DECLINE)])
        for place in self.book.plan.landing[state.settings[LANDING]]:
            out = append(out, pack(V_SCORE, place))
        return out

    def bars(self, state: Bangkok, frame: i64, option: i64) -> str:
        if verb_of(option) == V_DECLINE:
            return ""
        return self.bars_place(state, seat_of(frame), first_of(option))

    def choices(self, state: Bangkok, frame: i64) -> vec[i64]:
        out = vec[i64]()
        for place in self.book.plan.landing[state.settings[LANDING]]:
            if not self.bars_place(state, seat_of(frame), place):
                out = append(out, pack(V_SCORE, place))
        return append(out, pack(V_DECLINE)) if len(out) > 0 else out

    def score(self, state: Bangkok, scorer: i64, place: i64, day: i64) -> None:
        """BK-087, BK-088: everybody with merchants on the quartet earns points."""
        quartet = self.book.plan.quartet(state.board, place)
        state.master = place + 1
        state.emit("master", scorer, a=place, b=baskets_in(quartet), c=factor_of(quartet))
        line = L_DAYS + 2 * day
        seat: i64
        for seat in range(state.seats):
            merchants = merchants_in(quartet, seat)
            if merchants > 0:
                points = worth(state, quartet, seat, scorer)
                add_points(state, self.book, seat, line if seat == scorer else line + 1, points)
                state.emit("earned", seat, a=points, b=merchants)


@final
class SmallDay(ScoreQuestion):
    """BK-080…082: two laps from the trigger seat; the frame holds how many were asked, the day."""

    def __init__(self, book: Book) -> None:
        super().__init__("small_day", "BK-081", book)

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        asked = a_of(frame) + 1
        if asked < LAPS * state.seats:
            state.push(SMALL_DAY, state.after(seat), asked, b_of(frame))
        if choice == NO_CHOICE:
            return
        if verb_of(choice) == V_DECLINE:
            state.emit("declined", seat)
        else:
            self.score(state, seat, first_of(choice), b_of(frame))
            state.push(REMOVE, seat, first_of(choice), 0)


@final
class BigDay(ScoreQuestion):
    """BK-103: scorings as long as somebody wants one.

    The frame holds how many seats in a row have passed, and a bit for each that is out (BK-G26).
    """

    def __init__(self, book: Book) -> None:
        super().__init__("big_day", "BK-103", book)

    def choices(self, state: Bangkok, frame: i64) -> vec[i64]:
        if b_of(frame) & BITS[seat_of(frame)] != 0:
            return vec[i64]()
        return super().choices(state, frame)

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        if choice != NO_CHOICE and verb_of(choice) == V_SCORE:
            state.push(BIG_DAY, state.after(seat), 0, b_of(frame))
            self.score(state, seat, first_of(choice), self.book.days - 1)
            state.push(REMOVE, seat, first_of(choice), 1)
            return
        out = b_of(frame)
        if choice != NO_CHOICE:
            state.emit("declined", seat, a=state.settings[PASSING])
            if state.settings[PASSING] != 0:
                out |= BITS[seat]
        if a_of(frame) + 1 < state.seats:
            state.push(BIG_DAY, state.after(seat), a_of(frame) + 1, out)
        else:
            state.push(STOCKS, seat)


def begin_big_day(state: Bangkok, book: Book, trigger: i64) -> None:
    """BK-100…102: the last seat on the score track begins, of several that with fewest merchants.

    BK-G25: still tied, the first of them clockwise from the trigger seat's left neighbour.
    """
    seat = trigger if state.settings[BIG_START] != 0 else state.after(trigger)
    first = seat
    for _ in range(state.seats):
        ahead = state.points(book, first) - state.points(book, seat)
        if ahead > 0 or (ahead == 0 and supply(state, book, seat) > supply(state, book, first)):
            first = seat
        seat = state.after(seat)
    state.emit("big-day", first)
    state.push(BIG_DAY, first)


@final
class Remove(Question):
    """BK-089, BK-105: which boat of the quartet goes into the own stock.

    The frame holds the landing place, and whether it is the big market day.
    """

    def __init__(self, book: Book) -> None:
        super().__init__("remove", "BK-089", V_REMOVE, V_REMOVE, book)

    def rule(self, state: Bangkok, frame: i64) -> str:
        return "BK-105" if b_of(frame) != 0 else "BK-089"

    def candidates(self, state: Bangkok, frame: i64) -> vec[i64]:
        at = a_of(frame) * QUARTET
        out = vec[i64]()
        for field in self.book.plan.quartets[at : at + QUARTET]:
            out = append(out, pack(V_REMOVE, field))
        return out

    def bars(self, state: Bangkok, frame: i64, option: i64) -> str:
        entry = state.board[first_of(option)]
        if entry & MERCHANT[seat_of(frame)] != 0:
            return ""
        if b_of(frame) == 0:
            return "BK-089"
        if entry & MERCHANTS != 0:
            return "BK-105"
        return "" if entry & NEUTRAL != 0 or state.settings[WIDE_REMOVAL] != 0 else "BK-G27"

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        """BK-090: the merchant goes back to its seat's supply."""
        boat = clear(state, self.book, first_of(choice))
        state.stocks[seat_of(frame)].put(boat)
        state.emit("removed", seat_of(frame), boat & CARD, first_of(choice))


@final
class Stocks(Step):
    """BK-106, BK-110: the stocks are counted, and the game is over."""

    def __init__(self, book: Book) -> None:
        super().__init__("stocks", book)

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        seat: i64
        good: i64
        for seat in range(state.seats):
            for good in range(len(self.book.goods)):
                count = goods_in_stock(state, self.book, seat, good)
                if count > 0:
                    state.emit("stock-scored", seat, a=good, b=count, c=stock_points(count))
        state.emit("game-ended", NOBODY)


def goods_in_stock(state: Bangkok, book: Book, seat: i64, good: i64) -> i64:
    """How many boats of a good a seat has in stock; special boats have none (BK-G30)."""
    count: i64 = 0
    for entry in state.stocks[seat].entries:
        if book.goods_of[entry & CARD] == good:
            count += 1
    return count


def stock_points(count: i64) -> i64:
    """BK-111: 1 + 2 + 3 + … for so many boats of one good."""
    return count * (count + 1) // 2
