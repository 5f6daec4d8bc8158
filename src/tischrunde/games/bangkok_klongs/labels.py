"""What options, boats and places of Bangkok Klongs are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tischrunde.games.bangkok_klongs import names
from tischrunde.games.bangkok_klongs.board import BOAT, BOATS, QUARTET, card_at, owner_at
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.market import worth
from tischrunde.games.bangkok_klongs.model import Bangkok
from tischrunde.kernel.frame import op_of, seat_of
from tischrunde.kernel.message import Arg, Message
from tischrunde.kernel.option import first_of, verb_of

if TYPE_CHECKING:
    from tischrunde.kernel.rules import Rules


def field_name(book: Book, field: i64) -> str:
    """A field as people write it: D4."""
    return book.plan.words[field].upper()


def place_name(book: Book, place: i64) -> str:
    """A landing place as people write it: B2–C3, from its top left to its bottom right field."""
    return book.plan.place_words[place].upper().replace("-", "–")


def boat_name(rules: Rules[Any], book: Book, state: Bangkok, field: i64) -> Message:
    """What stands on a field: a boat, somebody's boat, or nothing."""
    entry = state.board[field]
    if entry & BOAT == 0:
        return Message("nothing")
    boat = rules.card_name(card_at(entry))
    owner = owner_at(entry)
    if owner < 0:
        vacant = book.kinds[card_at(entry)] == names.OWNABLE
        if vacant:
            return Message("boat-vacant", {"card": boat})
        return name_of(rules, book, state, card_at(entry))
    return Message("boat-of", {"card": boat, "owner": Message("seat", {"seat": owner})})


def name_of(rules: Rules[Any], book: Book, state: Bangkok, card: i64) -> Message:
    """A boat that nobody owns; whether a special one has the symbol is up to the table (BK-G05)."""
    boat = rules.card_name(card)
    special = book.goods_of[card] < 0
    return (
        Message("boat-symbol", {"card": boat}) if special and book.has_symbol(state, card) else boat
    )


def option_args(rules: Rules[Any], book: Book, state: Bangkok, option: i64) -> dict[str, Arg]:
    """Boats, fields and places of an option, for its label."""
    verb = verb_of(option)
    first = first_of(option)
    if verb == names.V_PLACE:
        return {"card": name_of(rules, book, state, first)}
    if verb == names.V_SCORE:
        return score_args(book, state, first)
    if verb == names.V_DECLINE:
        return {"passing": passing(state)}
    if verb in (names.V_STOCK, names.V_HAND):
        return {"pile": int(state.draw.size() + state.draw_other.size())}
    if verb == names.V_DRAW:
        return {
            "count": int((state.draw_other if first else state.draw).size()),
            "pile": names.PILES[first],
        }
    if verb in (names.V_TO, names.V_MOVE, names.V_FETCH, names.V_STEAL, names.V_REMOVE):
        args: dict[str, Arg] = {"field": field_name(book, first)}
        if verb != names.V_TO:
            args["boat"] = boat_name(rules, book, state, first)
        return args
    return {}


def passing(state: Bangkok) -> str:
    """BK-082, BK-G26: whether declining now is for good."""
    big_day = state.stack.depth > 0 and op_of(state.stack.top()) == names.BIG_DAY
    return "final" if big_day and state.settings[names.PASSING] != 0 else "open"


def score_args(book: Book, state: Bangkok, place: i64) -> dict[str, Arg]:
    """A landing place, what the asked seat would get there, and what all others together."""
    quartet = book.plan.quartet(state.board, place)
    seat = seat_of(state.stack.top()) if state.stack.depth else 0
    full = quartet & BOATS == QUARTET
    points = [int(worth(state, quartet, each, seat)) if full else 0 for each in range(state.seats)]
    own = points[seat]
    return {"place": place_name(book, place), "points": own, "others": sum(points) - own}
