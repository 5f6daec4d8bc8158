"""Placing a boat and manning it (BK-002, BK-010…015, BK-030…040)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs.board import (
    MERCHANT,
)
from tischrunde.games.bangkok_klongs.boats import man, set_down, supply, unman
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.fields import (
    bars_field,
    can_place,
    fields_for,
    is_entering,
)
from tischrunde.games.bangkok_klongs.model import LIFTED, Bangkok
from tischrunde.games.bangkok_klongs.moving import add_moves, bars_move
from tischrunde.games.bangkok_klongs.names import (
    ADVANCE,
    CATCH,
    FIELD,
    MAN,
    OWNABLE,
    PLACE,
    SAIL,
    STEAL,
    THIEF,
    TURN,
    V_FETCH,
    V_LEAVE,
    V_MOVE,
    V_PLACE,
    V_STAY,
    V_TO,
    WARDEN,
)
from tischrunde.games.bangkok_klongs.questions import Question, every_boat
from tischrunde.games.bangkok_klongs.special import thief_in_column
from tischrunde.kernel.frame import a_of, seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack, verb_of
from tischrunde.kernel.pile import CARD, SEEN, Pile


def lifted(hand: Pile) -> i64:
    """Where in a hand the boat lies that is being placed."""
    i: i64
    for i in range(hand.size()):
        if hand.entries[i] & LIFTED != 0:
            return i
    raise ValueError("no boat is being placed")


def boats_that_fit(state: Bangkok, book: Book, seat: i64) -> vec[i64]:
    """The boats of a hand for which there is a field."""
    out = vec[i64](capacity=16)
    if not can_place(state, book, False):
        return out
    thieves: i64 = -1  # whether they have a field: not known yet
    for entry in state.hands[seat].entries:
        if book.kinds[entry & CARD] == THIEF:
            if thieves < 0:
                thieves = 1 if can_place(state, book, True) else 0
            if thieves == 0:
                continue
        option = pack(V_PLACE, entry & CARD)
        if option not in out:
            out = append(out, option)
    return out


@final
class Place(Question):
    """BK-002: choose the boat to place; a move may come first (BK-054).

    Always asked: that a hand leaves nothing to choose is a secret.  Where no boat of the hand fits,
    a move may still make room, so it is offered first (BK-G16).  The frame counts the turns since
    somebody could place a boat (BK-G17).
    """

    def __init__(self, book: Book) -> None:
        super().__init__("place", "BK-002", V_PLACE, V_MOVE, book)
        self.confirms = True

    def hears(self, verb: i64) -> bool:
        return verb == V_STAY or super().hears(verb)

    def candidates(self, state: Bangkok, frame: i64) -> vec[i64]:
        """Nothing is asked where no boat of the hand can be placed and none be moved (BK-G16)."""
        out = vec[i64]()
        possible = False
        for entry in state.hands[seat_of(frame)].entries:
            option = pack(V_PLACE, entry & CARD)
            if option not in out:
                out = append(out, option)
                if not self.bars_boat(state, entry & CARD):
                    possible = True
        if possible:
            return every_boat(state, V_MOVE, out)
        if len(add_moves(state, self.book, seat_of(frame), vec[i64]())) == 0:
            return vec[i64]()
        return append(every_boat(state, V_MOVE, out), pack(V_STAY))

    def bars(self, state: Bangkok, frame: i64, option: i64) -> str:
        if verb_of(option) == V_STAY:
            return ""
        if verb_of(option) == V_PLACE:
            return self.bars_boat(state, first_of(option))
        return bars_move(state, self.book, seat_of(frame), first_of(option))

    def bars_boat(self, state: Bangkok, card: i64) -> str:
        """The rule that leaves this boat without a field, or ""."""
        if not can_place(state, self.book, False):
            return "BK-G16"
        thief = self.book.kinds[card] == THIEF
        return "BK-040" if thief and not can_place(state, self.book, True) else ""

    def choices(self, state: Bangkok, frame: i64) -> vec[i64]:
        """The same, looking for a field once for all boats."""
        seat = seat_of(frame)
        out = boats_that_fit(state, self.book, seat)
        if len(out) > 0:
            return add_moves(state, self.book, seat, out)
        out = add_moves(state, self.book, seat, out)
        return append(out, pack(V_STAY)) if len(out) > 0 else out

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        if choice == NO_CHOICE or verb_of(choice) == V_STAY:
            state.emit("could-not-place", seat)
            state.push(TURN, state.after(seat), a_of(frame) + 1)
        elif verb_of(choice) == V_MOVE:
            state.push(PLACE, seat, a_of(frame))
            state.push(SAIL, seat, first_of(choice))
        else:
            lift(state.hands[seat], first_of(choice))
            state.push(FIELD, seat)


def lift(hand: Pile, card: i64) -> None:
    """Mark the boat that is being placed.

    Of two equal ones the one all have seen goes: that another was left must not be told.
    """
    at: i64 = -1
    i: i64
    for i in range(hand.size()):
        entry = hand.entries[i]
        if entry & CARD == card and (at < 0 or entry & SEEN == SEEN):
            at = i
    hand.entries[at] = hand.entries[at] | LIFTED


@final
class Field(Question):
    """BK-003, BK-030…040: choose the field for the boat that was lifted."""

    def __init__(self, book: Book) -> None:
        super().__init__("field", "BK-002", V_TO, V_TO, book)

    def is_thief(self, state: Bangkok, frame: i64) -> bool:
        hand = state.hands[seat_of(frame)]
        return self.book.kinds[hand.entries[lifted(hand)] & CARD] == THIEF

    def candidates(self, state: Bangkok, frame: i64) -> vec[i64]:
        out = vec[i64]()
        field: i64
        for field in range(len(state.board)):
            out = append(out, pack(V_TO, field))
        return out

    def bars(self, state: Bangkok, frame: i64, option: i64) -> str:
        entering = is_entering(state, self.book)
        thief = self.is_thief(state, frame)
        return bars_field(state, self.book, first_of(option), thief, entering)

    def choices(self, state: Bangkok, frame: i64) -> vec[i64]:
        return fields_for(state, self.book, self.is_thief(state, frame))  # V_TO is verb 0

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        """BK-G19: then the boat is manned, its effect carried out, the track looked at."""
        seat = seat_of(frame)
        field = first_of(choice)
        hand = state.hands[seat]
        card = hand.take_at(lifted(hand)) & CARD
        set_down(state.board, self.book, field, self.book.standing[card])
        state.placer = seat
        state.emit("placed", seat, card, field)
        state.push(ADVANCE, seat, card)
        kind = self.book.kinds[card]
        if kind == OWNABLE:
            if supply(state, self.book, seat) > 0:
                man(state, self.book, seat, field)  # BK-G09
            else:
                state.push(MAN, seat, field)
        elif kind == THIEF:
            state.push(STEAL, seat, field)
        elif kind == WARDEN and thief_in_column(state, self.book, field) >= 0:
            state.push(CATCH, seat, field)


@final
class Man(Question):
    """BK-014: without a merchant in supply, leave the new boat vacant or fetch one for it."""

    def __init__(self, book: Book) -> None:
        super().__init__("man", "BK-014", V_FETCH, V_LEAVE, book)

    def candidates(self, state: Bangkok, frame: i64) -> vec[i64]:
        return every_boat(state, V_FETCH, vec[i64]([pack(V_LEAVE)]))

    def bars(self, state: Bangkok, frame: i64, option: i64) -> str:
        if verb_of(option) == V_LEAVE:
            return ""
        own = state.board[first_of(option)] & MERCHANT[seat_of(frame)] != 0
        return "" if own else "BK-G11"

    def take(self, state: Bangkok, frame: i64, choice: i64) -> None:
        """BK-015: the boat the merchant comes from is vacant from now on."""
        seat = seat_of(frame)
        if verb_of(choice) == V_LEAVE:
            state.emit("left-vacant", seat, a=a_of(frame))
            return
        unman(state, self.book, first_of(choice))
        state.emit("fetched", seat, a=first_of(choice), b=a_of(frame))
        man(state, self.book, seat, a_of(frame))
