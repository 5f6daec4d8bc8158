"""What happens to cards: the few movements all turns and champions are made of."""

from __future__ import annotations

from mypy_extensions import i64

from tischrunde.games.strife_of_gods.model import Book, Strife
from tischrunde.games.strife_of_gods.names import BEGIN
from tischrunde.kernel.pile import CARD, DOWN, face_up


def gain(state: Strife, book: Book, seat: i64, card: i64, runs: bool) -> None:
    """SG-010, SG-031, SG-032: lay a card open in a display; a champion is carried out at once."""
    state.displays[seat].put(face_up(card))
    if runs and card >= book.numbers:
        state.push(BEGIN, seat, card)


def to_centre(state: Strife, seat: i64, card: i64) -> None:
    """SG-035, SG-036: the new card is the active one; the one before it is blocked."""
    last = state.centre.size() - 1
    if last >= 0:
        before = state.centre.entries[last]
        state.centre.entries[last] = before | DOWN
        state.emit("centre-blocked", seat, before & CARD)
    state.centre.put(face_up(card))
    state.emit("centred", seat, card)


def draw_number(state: Strife, seat: i64) -> None:
    """Take the top number card into the display, if there is one (SG-G18)."""
    if state.numbers.size() > 0:
        card = state.numbers.draw() & CARD
        state.displays[seat].put(face_up(card))
        state.emit("drew", seat, card)


def leave_display(state: Strife, seat: i64, card: i64) -> None:
    """Take a face-up card out of a display."""
    state.displays[seat].take_at(state.displays[seat].find(card))


def change_in_display(state: Strife, seat: i64, old: i64, new: i64) -> None:
    """Put another card where a face-up card lay."""
    state.displays[seat].entries[state.displays[seat].find(old)] = face_up(new)


def remove_from_game(state: Strife, seat: i64, entry: i64, audience: i64) -> None:
    """SG-039: out of the game until the next round; who has seen the card still knows it."""
    state.removed.put(entry)
    state.emit("removed", seat, entry & CARD, 0, 0, 0, audience)


def has_number(state: Strife, book: Book, seat: i64) -> bool:
    """SG-G10: whether a face-up number card lies in this display."""
    for entry in state.displays[seat].entries:
        if entry & DOWN == 0 and entry & CARD < book.numbers:
            return True
    return False
