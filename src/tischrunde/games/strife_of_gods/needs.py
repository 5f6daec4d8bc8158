"""What must be there before a champion can be carried out (SG-G11)."""

from __future__ import annotations

from mypy_extensions import i64

from tischrunde.games.strife_of_gods.model import Book, Strife
from tischrunde.games.strife_of_gods.moves import has_number
from tischrunde.games.strife_of_gods.names import (
    A_GAP,
    ANY_PILE,
    BLOCKABLE_GAP_CARD,
    CELESTIA,
    CHAMPION_PILE,
    FELLOW_NUMBER,
    GAP_CARD,
    GAP_NUMBER,
    GNIGRIT,
    NUMBER_PILE,
    OWN_NUMBER,
    OWN_TO_SWAP,
    RING_NUMBER,
    SLOT_BESIDE_ANOTHER,
)
from tischrunde.kernel.pile import CARD, DOWN


def met(state: Strife, book: Book, seat: i64, need: i64) -> bool:
    """Whether this seat has what a champion needs."""
    if need == GAP_NUMBER:
        return ring_has(state, book, True, True)
    if need == GAP_CARD:
        return ring_has(state, book, True, False)
    if need == BLOCKABLE_GAP_CARD:
        return ring_has(state, book, True, state.settings[GNIGRIT] != 0)
    if need == RING_NUMBER:
        return ring_has(state, book, False, True)
    if need == OWN_NUMBER:
        return has_number(state, book, seat)
    if need == OWN_TO_SWAP:
        return has_to_swap(state, book, seat)
    if need == FELLOW_NUMBER:
        return fellow_has_number(state, book, seat)
    if need == NUMBER_PILE:
        return state.numbers.size() > 0
    if need == CHAMPION_PILE:
        return state.champions.size() > 0
    if need == ANY_PILE:
        return state.numbers.size() + state.champions.size() > 0
    if need == A_GAP:
        return state.ring.gaps > 0
    assert need == SLOT_BESIDE_ANOTHER
    return some_slot_leaves_another(state)


def ring_has(state: Strife, book: Book, at_gap: bool, number: bool) -> bool:
    """Whether a face-up card of this kind lies in the ring."""
    i: i64
    for i in range(state.ring.size()):
        entry = state.ring.pile.entries[i]
        fits = entry & DOWN == 0 and (not number or entry & CARD < book.numbers)
        if fits and (not at_gap or state.ring.is_edge(i)):
            return True
    return False


def fellow_has_number(state: Strife, book: Book, seat: i64) -> bool:
    """Whether any other display holds a face-up number card."""
    return any(fellow != seat and has_number(state, book, fellow) for fellow in range(state.seats))


def has_to_swap(state: Strife, book: Book, seat: i64) -> bool:
    """SG-C13, SG-G10: a number card to give, or another open card beside Celestia herself."""
    if state.settings[CELESTIA] == 0:
        return has_number(state, book, seat)
    return sum([1 for entry in state.displays[seat].entries if entry & DOWN == 0]) > 1


def leaves_another(state: Strife, index: i64, before: bool) -> bool:
    """SG-C03, SG-G15: whether a card laid beside this edge leaves another open gap card."""
    ring = state.ring
    i: i64
    for i in range(ring.size()):
        covered = i == index and not ring.gap_on(index, not before)
        if not covered and ring.is_open(i) and ring.is_edge(i):
            return True
    return False


def some_slot_leaves_another(state: Strife) -> bool:
    """Whether any gap and side leaves another open gap card."""
    ring = state.ring
    i: i64
    for i in range(ring.size()):
        if ring.gap_on(i, False) and leaves_another(state, i, False):
            return True
        if ring.gap_on(i, True) and leaves_another(state, i, True):
            return True
    return False
