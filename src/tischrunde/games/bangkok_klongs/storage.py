"""A stored state of Bangkok Klongs again; what does not hang together is refused by field."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.games.bangkok_klongs import names
from tischrunde.games.bangkok_klongs.board import (
    BOAT,
    BOATS,
    FULL_QUARTER,
    MERCHANT,
    MERCHANTS,
    QUARTER_BITS,
    QUARTET,
    card_at,
)
from tischrunde.games.bangkok_klongs.boats import set_down
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.market import LAPS
from tischrunde.games.bangkok_klongs.model import LIFTED, OWNER_SHIFT, Bangkok
from tischrunde.games.bangkok_klongs.special import thief_in_column
from tischrunde.kernel.codec import Reader
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.frame import Stack, a_of, b_of, op_of, seat_of
from tischrunde.kernel.pile import CARD, DOWN, MARK_SHIFT, SEEN, SEEN_SHIFT, Pile, seat_bit
from tischrunde.kernel.rng import Rng

MOST_POINTS = 10**6


def rebuild(
    book: Book, seats: int, settings: vec[i64], rng: Rng, stack: Stack, fields: Reader
) -> Bangkok:
    """The inverse of ``Bangkok.fields``."""
    state = Bangkok(
        seats,
        settings,
        rng,
        stack,
        vec[i64]([0] * int(book.plan.size)),
        fields.row("ledger", 0, MOST_POINTS),
        fields.piles("hands", seats),
        fields.piles("stocks", seats),
        fields.pile("draw"),
        fields.pile("draw_other"),
        fields.pile("gone"),
        fields.number("first", 0, seats - 1),
        fields.number("turns", 0, book.turn_limit),
        fields.flag("moved"),
        fields.number("placer", 0, seats - 1),
        fields.number("marker", 0, book.tracks[settings[names.TRACK]].length),
        fields.number("master", 0, book.plan.places),
    )
    lay_boats(state, book, fields.pile("board"))
    check_ledger(state, book)
    check_piles(state, book)
    check_stack(state, book)
    return state


def lay_boats(state: Bangkok, book: Book, boats: Pile) -> None:
    """The boats on their fields; no field twice, no quarter full, merchants on own boats only."""
    where = "state.fields.board"
    last: i64 = -1
    for entry in boats.entries:
        field = entry >> MARK_SHIFT & CARD
        owner = (entry >> OWNER_SHIFT) - 1
        card = entry & CARD
        if entry & SEEN != SEEN or entry & DOWN != 0 or not last < field < book.plan.size:
            raise BadData(where, "has a boat that is hidden, out of order, or on no field")
        if owner >= state.seats or (owner >= 0 and book.kinds[card] != names.OWNABLE):
            raise BadData(where, "has a merchant on a boat that cannot have one")
        if state.board[field] & QUARTER_BITS == FULL_QUARTER:
            raise BadData(where, "has a quarter with four boats")
        boat = book.standing[card]
        set_down(state.board, book, field, boat + MERCHANT[owner] if owner >= 0 else boat)
        last = field


def check_ledger(state: Bangkok, book: Book) -> None:
    """A row a seat; merchants in supply and on boats are all there are."""
    where = "state.fields.ledger"
    if len(state.ledger) != state.seats * book.row:
        raise BadData(where, "must have a row for every seat")
    seat: i64
    for seat in range(state.seats):
        on_board = sum([1 for entry in state.board if entry & MERCHANT[seat] != 0])
        in_supply = state.ledger[seat * book.row + names.L_MERCHANTS]
        if on_board + in_supply != book.merchants_of(state):
            raise BadData(where, "does not agree with the merchants on the board")
        if state.ledger[seat * book.row + names.L_MOVES] > book.movement_cards:
            raise BadData(where, "has more movement cards than there are")


def check_piles(state: Bangkok, book: Book) -> None:
    """Who has seen what: hands their owners, stocks and what is gone everybody, piles nobody."""
    seat: i64
    for seat in range(state.seats):
        own = seat_bit(seat) << SEEN_SHIFT
        check_seen(state.hands[seat], f"hands[{seat}]", own, LIFTED)
        check_seen(state.stocks[seat], f"stocks[{seat}]", SEEN, 0)
    check_seen(state.gone, "gone", SEEN, 0)
    check_seen(state.draw, "draw", 0, 0)
    check_seen(state.draw_other, "draw_other", 0, 0)
    if state.draw_other.size() > 0 and not state.is_tactical():
        raise BadData("state.fields.draw_other", "must be empty: there is one pile only")
    for pile, ownable in ((state.draw, True), (state.draw_other, False)):
        for entry in pile.entries:
            if state.is_tactical() and (book.kinds[entry & CARD] == names.OWNABLE) != ownable:
                raise BadData("state.fields.draw", "has a boat of the other pile")


def check_seen(pile: Pile, name: str, seen: i64, marks: i64) -> None:
    """Seen by just these or by everybody, without marks but these."""
    for entry in pile.entries:
        known = entry & SEEN == seen or (entry & SEEN == SEEN and seen != 0)
        if not known or entry & ~(CARD | SEEN | marks) != 0:
            raise BadData(f"state.fields.{name}", "has a boat that does not lie as it should")


def check_stack(state: Bangkok, book: Book) -> None:
    """Frames are about boats, fields and days there are; one boat is lifted while its field is
    asked for, and none otherwise."""
    for i, frame in enumerate(state.stack.frames()):
        if not is_sound(state, book, frame):
            raise BadData(f"state.stack[{i}]", "is about something that is not there")
    top = state.stack.top() if state.stack.depth > 0 else -1
    seat: i64
    for seat in range(state.seats):
        lifted = sum([1 for entry in state.hands[seat].entries if entry & LIFTED != 0])
        placing = top >= 0 and op_of(top) == names.FIELD and seat_of(top) == seat
        if lifted != (1 if placing else 0):
            raise BadData(
                f"state.fields.hands[{seat}]", "must have a lifted boat while placing one"
            )


def is_sound(state: Bangkok, book: Book, frame: i64) -> bool:
    """Whether a frame speaks of what is there."""
    op = op_of(frame)
    a = a_of(frame)
    if op in (names.TURN, names.PLACE):
        return a <= state.seats
    if op == names.ADVANCE:
        return a < len(book.words)
    if op == names.SMALL_DAY:
        return a < LAPS * state.seats and b_of(frame) < len(book.track(state).small_days)
    if op == names.BIG_DAY:
        return a < state.seats and b_of(frame) < 2**state.seats
    if op == names.REMOVE:
        if a >= book.plan.places or b_of(frame) > 1:
            return False
        return book.plan.quartet(state.board, a) & BOATS == QUARTET
    if op in (names.MAN, names.STEAL, names.LOOT, names.CATCH, names.SAIL):
        return a < book.plan.size and stands(state, book, op, seat_of(frame), a)
    return True


def stands(state: Bangkok, book: Book, op: i64, seat: i64, field: i64) -> bool:
    """Whether the boat a frame is about stands on its field."""
    entry = state.board[field]
    if entry & BOAT == 0:
        return False
    kind = book.kinds[card_at(entry)]
    if op == names.MAN:
        no_merchant = entry & MERCHANTS == 0
        return kind == names.OWNABLE and no_merchant and supply_is_empty(state, book, seat)
    if op == names.STEAL:
        return kind == names.THIEF
    if op == names.LOOT:
        return kind != names.WARDEN
    if op == names.CATCH:
        return kind == names.WARDEN and thief_in_column(state, book, field) >= 0
    return entry & MERCHANT[seat] != 0


def supply_is_empty(state: Bangkok, book: Book, seat: i64) -> bool:
    return state.ledger[seat * book.row + names.L_MERCHANTS] == 0
