"""What a seat sees of Bangkok Klongs."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tischrunde.games.bangkok_klongs import names
from tischrunde.games.bangkok_klongs.board import (
    BOAT,
    BOATS,
    QUARTET,
    baskets_in,
    card_at,
    factor_of,
    owner_at,
)
from tischrunde.games.bangkok_klongs.boats import supply
from tischrunde.games.bangkok_klongs.book import Book
from tischrunde.games.bangkok_klongs.fields import closed_fields, fields_for
from tischrunde.games.bangkok_klongs.market import LAPS, goods_in_stock, stock_points, worth
from tischrunde.games.bangkok_klongs.model import LIFTED, Bangkok
from tischrunde.games.bangkok_klongs.moving import movement_cards, ways_from
from tischrunde.kernel.event import NOBODY
from tischrunde.kernel.frame import a_of, op_of
from tischrunde.kernel.pile import CARD, Pile


def view(masked: Bangkok, book: Book, words: list[str]) -> dict[str, Any]:
    """The table as one seat sees it; hidden boats are backs already."""
    seats = range(masked.seats)
    return {
        "start": int(masked.first),
        "round": int((masked.turns - 1) // masked.seats + 1),
        "turns": int(masked.turns),
        "columns": int(book.plan.columns),
        "rows": int(book.plan.rows),
        "openings": [point_word(book, x, y) for x, y in book.openings],
        "entries": entry_fields(masked, book),
        "boats": boats_on_board(masked, book),
        "landing": landing_places(masked, book),
        "free": free_fields(masked, book),
        "closed": [book.plan.words[field] for field in closed_fields(masked)],
        "hands": [shown(hand, masked, book, words) for hand in masked.hands],
        "lifted": lifted_boat(masked, words, len(book.words)),
        "stocks": [shown(stock, masked, book, words) for stock in masked.stocks],
        "stock_points": [int(stock_worth(masked, book, seat)) for seat in seats],
        "gone": shown(masked.gone, masked, book, words),
        "piles": piles(masked),
        "merchants": [int(supply(masked, book, seat)) for seat in seats],
        "movement_cards": [int(movement_cards(masked, book, seat)) for seat in seats],
        "points": [int(masked.points(book, seat)) for seat in seats],
        "moved": masked.moved,
        "track": track(masked, book),
        "master": book.plan.place_words[masked.master - 1] if masked.master else None,
        "market": market(masked, book),
        "focus": focus(masked, book),
    }


def about(card: i64, state: Bangkok, book: Book) -> dict[str, Any]:
    """A boat as printed."""
    boat = book.boats[card]
    return {
        "boat": boat.id,
        "kind": boat.kind_word(),
        "good": book.goods[boat.good] if boat.good >= 0 else None,
        "baskets": int(boat.baskets),
        "symbol": book.has_symbol(state, card),
    }


def boats_on_board(state: Bangkok, book: Book) -> list[dict[str, Any]]:
    """Every boat, its field, whose merchant it carries, and where it could be moved."""
    out = []
    for field in range(book.plan.size):
        entry = state.board[field]
        if entry & BOAT:
            boat = about(card_at(entry), state, book)
            boat["field"] = book.plan.words[field]
            owner = owner_at(entry)
            boat["merchant"] = None if owner < 0 else int(owner)
            boat["ways"] = [book.plan.words[way] for way in ways_from(state, book, field)]
            out.append(boat)
    return out


def shown(pile: Pile, state: Bangkok, book: Book, words: list[str]) -> list[dict[str, Any]]:
    """A pile boat by boat, sorted: the order in which boats came is nobody's business."""
    cards = sorted([int(entry & CARD) for entry in pile.entries])
    known = len(book.words)
    return [about(c, state, book) if c < known else {"boat": words[c]} for c in cards]


def lifted_boat(state: Bangkok, words: list[str], known: int) -> str | None:
    """The boat that is being placed, to whoever can see it."""
    for hand in state.hands:
        for entry in hand.entries:
            if entry & LIFTED and entry & CARD < known:
                return words[entry & CARD]
    return None


def landing_places(state: Bangkok, book: Book) -> list[dict[str, Any]]:
    """Every landing place, and what the boats that lie there would score for everybody.

    Only a full one can be scored (BK-085); of the others it is what they have come to so far.
    """
    out = []
    seats = range(state.seats)
    corners = book.plan.corners()
    for place in book.plan.landing[state.settings[names.LANDING]]:
        quartet = book.plan.quartet(state.board, place)
        out.append(
            {
                "place": book.plan.place_words[place],
                "fields": [book.plan.words[field] for field in corners[place]],
                "full": quartet & BOATS == QUARTET,
                "baskets": int(baskets_in(quartet)),
                "factor": int(factor_of(quartet)),
                # BK-087, BK-088: each seat's points if it scores here itself, or somebody else.
                "points": [int(worth(state, quartet, seat, seat)) for seat in seats],
                "shared": [int(worth(state, quartet, seat, NOBODY)) for seat in seats],
            }
        )
    return out


def free_fields(state: Bangkok, book: Book) -> dict[str, list[str]]:
    """Where a boat may be placed now, and where a thief may."""
    return {
        "boats": [book.plan.words[f] for f in fields_for(state, book, False)],
        "thieves": [book.plan.words[f] for f in fields_for(state, book, True)],
    }


def entry_fields(state: Bangkok, book: Book) -> dict[str, list[str]]:
    shades = book.plan.entries[state.settings[names.ENTRIES]]
    words = book.plan.words
    return {
        "light": [word for word, shade in zip(words, shades, strict=True) if shade == names.LIGHT],
        "dark": [word for word, shade in zip(words, shades, strict=True) if shade == names.DARK],
    }


def piles(state: Bangkok) -> dict[str, int]:
    """How many boats each draw pile has."""
    if state.is_tactical():
        both = (int(state.draw.size()), int(state.draw_other.size()))
        return dict(zip(names.PILES, both, strict=True))
    return {"boats": int(state.draw.size())}


def track(state: Bangkok, book: Book) -> dict[str, Any]:
    found = book.track(state)
    return {
        "marker": int(state.marker),
        "points": [int(points) for points in found.points[1:]],
        "small_days": [int(space) for space in found.small_days],
    }


def market(state: Bangkok, book: Book) -> dict[str, Any] | None:
    """The market day that is being held, if any: which, and for a small one its lap."""
    spaces = book.track(state).small_days
    day = sum(1 for space in spaces if space <= state.marker)
    removing = state.stack.depth > 0 and op_of(state.stack.top()) == names.REMOVE
    for frame in state.stack.frames():
        op = op_of(frame)
        if op == names.BIG_DAY:
            return {"day": len(spaces) + 1, "big": True, "lap": 0}
        if op == names.SMALL_DAY:
            # Whoever takes a boat has scored; the frame is about the opportunity after that.
            asked = a_of(frame) - 1 if removing else a_of(frame)
            return {"day": day, "big": False, "lap": int(asked // state.seats + 1)}
    return {"day": day, "big": False, "lap": LAPS} if removing else None


def focus(state: Bangkok, book: Book) -> str | None:
    """The field of the boat that the open question is about, if it is about one on the board."""
    if state.stack.depth == 0:
        return None
    frame = state.stack.top()
    about_a_field = op_of(frame) in (names.MAN, names.STEAL, names.LOOT, names.CATCH, names.SAIL)
    return book.plan.words[a_of(frame)] if about_a_field else None


def stock_worth(state: Bangkok, book: Book, seat: i64) -> i64:
    """BK-110, BK-111: what a stock would bring now."""
    return sum([stock_points(goods_in_stock(state, book, seat, g)) for g in range(len(book.goods))])


def point_word(book: Book, x: int, y: int) -> str:
    """A point between four fields, named like a landing place."""
    at = (y - 1) * book.plan.columns + x - 1
    return f"{book.plan.words[at]}-{book.plan.words[at + book.plan.columns + 1]}"
