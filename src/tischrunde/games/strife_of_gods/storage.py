"""A stored state of Strife of Gods again; what does not hang together is refused by field."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.games.strife_of_gods import names
from tischrunde.games.strife_of_gods.model import Book, Strife
from tischrunde.games.strife_of_gods.ring import Ring, place_of
from tischrunde.games.strife_of_gods.turns import rounds_of, shields_of
from tischrunde.kernel.codec import Reader
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.frame import Stack, a_of, b_of, c_of, op_of
from tischrunde.kernel.pile import MARK_SHIFT
from tischrunde.kernel.rng import Rng


def rebuild(
    book: Book, seats: int, settings: vec[i64], rng: Rng, stack: Stack, fields: Reader
) -> Strife:
    """The inverse of ``Strife.fields``."""
    places = book.most_places
    state = Strife(
        seats,
        settings,
        rng,
        stack,
        Ring(fields.pile("ring"), fields.number("places", 0, places), 0),
        fields.pile("centre"),
        fields.piles("displays", seats),
        fields.pile("numbers"),
        fields.pile("champions"),
        fields.pile("drawn"),
        fields.pile("removed"),
        fields.row("shields", 0, seats),
        fields.number("round", 0, 99),
        fields.number("first", 0, seats - 1),
        fields.flag("returned"),
    )
    state.ring.gaps = fields.number("gaps", 0, places)
    check_ring(state)
    check_marks(state)
    check_stack(state, book)
    rounds = rounds_of(state, book)
    if state.round >= rounds:
        raise BadData("state.fields.round", "is more than this game has")
    scored = state.round if stack.depth > 0 else rounds
    if len(state.shields) != scored * shields_of(state, book):
        raise BadData("state.fields.shields", "does not fit the rounds played")
    return state


def check_ring(state: Strife) -> None:
    """Every place once, none beyond those there are, and the gaps counted right."""
    ring = state.ring
    if ring.count_gaps() != ring.gaps:
        raise BadData("state.fields.gaps", "does not agree with the ring")
    found = {int(place_of(entry)) for entry in ring.pile.entries}
    if len(found) != ring.size() or any(place >= ring.places for place in found):
        raise BadData("state.fields.ring", "has a place twice, or one that does not exist")
    if ring.size() == 0:
        raise BadData("state.fields.ring", "has no card")


def check_marks(state: Strife) -> None:
    """Only cards of the ring have a place."""
    for pile in state.piles():
        if pile is not state.ring.pile and any(e >> MARK_SHIFT for e in pile.entries):
            raise BadData("state.fields", "has a card with a place outside the ring")


def check_stack(state: Strife, book: Book) -> None:
    """Frames of champions are about champions, cards and seats there are."""
    for i, frame in enumerate(state.stack.frames()):
        op = op_of(frame)
        sound = op < names.BEGIN or book.numbers <= a_of(frame) < len(book.words)
        if op in (names.LAY, names.SWAP_OWN, names.EXCHANGE_RING):
            sound = sound and c_of(frame) < state.seats
            sound = sound and state.displays[c_of(frame)].find(b_of(frame)) >= 0
        elif op == names.ROUND:
            sound = a_of(frame) <= rounds_of(state, book)
        elif op == names.TURN:
            sound = a_of(frame) <= state.seats * book.cards[state.settings[names.CARDS]]
        elif op in (names.KEEP_DRAWN, names.CENTRE_DRAWN):
            sound = sound and state.drawn.size() > 0
        elif sound and op == names.RUN:
            sound = b_of(frame) <= len(book.champion(a_of(frame)).ops)
        if not sound:
            raise BadData(f"state.stack[{i}]", "is about something that is not there")
