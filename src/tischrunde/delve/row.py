"""The row of cards everybody buys from: revealing cards and filling gaps."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.delve.base import Routine
from tischrunde.delve.leaving import knock_out_all
from tischrunde.delve.model import Delve
from tischrunde.delve.names import ATTACK, FLAG, RUN
from tischrunde.kernel.frame import seat_of
from tischrunde.kernel.pile import CARD, MARK_SHIFT, Pile, face_up


def reveal(state: Delve, slot: i64) -> i64:
    """The next card of the dungeon deck, face up into a slot of the row."""
    card = state.dungeon.draw() & CARD
    state.row.put(face_up(card) | slot << MARK_SHIFT)
    state.emit("revealed", state.turn, card, slot)
    return card


def free_slots(row: Pile, slots: i64) -> vec[i64]:
    """The slots without a card, as a row of their numbers."""
    out = vec[i64]()
    slot: i64
    taken: i64 = 0
    for entry in row.entries:
        taken |= FLAG[entry >> MARK_SHIFT]
    for slot in range(slots):
        if taken & FLAG[slot] == 0:
            out = append(out, slot)
    return out


def lay_first_row(state: Delve, dragon: vec[i64], slots: i64) -> None:
    """Cards with a dragon are replaced and shuffled back."""
    state.dungeon.shuffle(state.rng)
    dragons = vec[i64]()
    slot: i64 = 0
    while slot < slots:
        card = state.dungeon.entries[state.dungeon.size() - 1] & CARD
        if dragon[card] != 0:
            dragons = append(dragons, state.dungeon.draw())
        else:
            reveal(state, slot)
            slot += 1
    for card in dragons:
        state.dungeon.put(card)
    if len(dragons) > 0:
        state.dungeon.shuffle(state.rng)


@final
class Refill(Routine[Delve]):
    """Fill the row; new cards say what they say on arriving, then the dragon attacks, if at all.

    Where the deck does not suffice, everybody still inside is knocked out.
    """

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if state.row.size() == self.params.row:
            return
        seat = seat_of(frame)
        slots = free_slots(state.row, self.params.row)
        if state.dungeon.size() < len(slots):
            state.emit("deck-ran-out", seat)
            knock_out_all(state, self.rules, seat)
            return
        provoking: i64 = 0
        for slot in slots:
            if self.book.dragon[reveal(state, slot)] != 0:
                provoking |= FLAG[slot]
        if provoking != 0:
            state.push(ATTACK, seat, 0, 0, provoking)
        push_arrivals(state, self.book.arrive, seat, len(slots))


def push_arrivals(state: Delve, arrive: vec[i64], seat: i64, count: i64) -> None:
    """What the last cards of the row say on arriving, the first of them first."""
    i: i64 = state.row.size() - 1
    last = i - count
    while i > last:
        text = arrive[state.row.entries[i] & CARD]
        if text != 0:
            state.push(RUN, seat, text)
        i -= 1
