"""Special boats: the thief's and the warden's effect when placed (BK-093a…d, BK-094a…d)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs.board import BOAT, MERCHANTS, WARDED_BITS, card_at, owner_at
from tischrunde.games.bangkok_klongs.boats import clear
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.model import Bangkok
from tischrunde.games.bangkok_klongs.names import (
    LOOT,
    THIEF,
    V_HAND,
    V_SPARE,
    V_STEAL,
    V_STOCK,
    WARDEN,
)
from tischrunde.games.bangkok_klongs.questions import Question
from tischrunde.kernel.frame import a_of, seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack, verb_of
from tischrunde.kernel.pile import CARD


@final
class Steal(Question):
    """BK-093a, BK-G33: which boat of his row the thief takes, if any; the frame holds his field."""

    def __init__(self, book: Book) -> None:
        super().__init__("steal", "BK-093a", V_STEAL, V_SPARE, book)

    def candidates(self, state: Bangkok, frame: i64) -> vec[i64]:
        """Nothing is asked where nothing can be stolen."""
        plan = self.book.plan
        out = vec[i64]()
        possible = False
        start = plan.row_of(a_of(frame)) * plan.columns
        field: i64
        for field in range(start, start + plan.columns):
            if state.board[field] & BOAT != 0 and field != a_of(frame):
                out = append(out, pack(V_STEAL, field))
                if not self.bars_theft(state, field):
                    possible = True
        return append(out, pack(V_SPARE)) if possible else vec[i64]()

    def bars(self, state: Bangkok, frame: i64, option: i64) -> str:
        return "" if verb_of(option) == V_SPARE else self.bars_theft(state, first_of(option))

    def bars_theft(self, state: Bangkok, field: i64) -> str:
        """The rule that keeps the boat on this field from being stolen, or ""."""
        entry = state.board[field]
        if self.book.kinds[card_at(entry)] == WARDEN:
            return "BK-093b"
        return "BK-094a" if entry & WARDED_BITS != 0 else ""

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        if choice == NO_CHOICE:
            return
        if verb_of(choice) == V_SPARE:
            state.emit("spared", seat_of(frame))
        else:
            state.push(LOOT, seat_of(frame), first_of(choice))


class Spoils(Question):
    """A boat that leaves the board goes into the stock or the hand (BK-G34: no extra draw).

    Everybody has seen it, so everybody goes on knowing it in the hand.
    """

    def candidates(self, state: Bangkok, frame: i64) -> vec[i64]:
        return vec[i64]([pack(V_STOCK), pack(V_HAND)])

    def keep(self, state: Bangkok, seat: i64, boat: i64, choice: i64) -> None:
        if verb_of(choice) == V_STOCK:
            state.stocks[seat].put(boat)
        else:
            state.hands[seat].put(boat)


@final
class Loot(Spoils):
    """BK-093c, BK-093d: what becomes of the stolen boat; the frame holds its field."""

    def __init__(self, book: Book) -> None:
        super().__init__("loot", "BK-093d", V_STOCK, V_HAND, book)

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        entry = state.board[a_of(frame)]
        if verb_of(choice) == V_STOCK:
            state.emit("stole-to-stock", seat, card_at(entry), a_of(frame))
        else:
            state.emit("stole-to-hand", seat, card_at(entry), a_of(frame))
        if entry & MERCHANTS != 0:
            state.emit("merchant-back", owner_at(entry), a=a_of(frame))
        self.keep(state, seat, clear(state, self.book, a_of(frame)), choice)


@final
class Catch(Spoils):
    """BK-094c, BK-094d, BK-G35: one thief to the warden's seat, the others out of the game."""

    def __init__(self, book: Book) -> None:
        super().__init__("catch", "BK-094c", V_STOCK, V_HAND, book)

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        field = thief_in_column(state, self.book, a_of(frame))
        thief = clear(state, self.book, field)
        if verb_of(choice) == V_STOCK:
            state.emit("caught-to-stock", seat, thief & CARD, field)
        else:
            state.emit("caught-to-hand", seat, thief & CARD, field)
        self.keep(state, seat, thief, choice)
        field = thief_in_column(state, self.book, a_of(frame))
        while field >= 0:
            thief = clear(state, self.book, field)
            state.gone.put(thief)
            state.emit("thief-gone", seat, thief & CARD, field)
            field = thief_in_column(state, self.book, a_of(frame))


def thief_in_column(state: Bangkok, book: Book, field: i64) -> i64:
    """The first field with a thief in the column of a field, or -1."""
    i: i64
    for i in range(book.plan.column_of(field), book.plan.size, book.plan.columns):
        entry = state.board[i]
        if entry & BOAT != 0 and book.kinds[card_at(entry)] == THIEF:
            return i
    return -1
