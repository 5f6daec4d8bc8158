"""Carrying a champion out, and those that work on ring and centre (SG-C01…C04, SG-C06…C08)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.games.strife_of_gods.model import Book, Champion, Strife
from tischrunde.games.strife_of_gods.moves import (
    change_in_display,
    draw_number,
    gain,
    leave_display,
    remove_from_game,
    to_centre,
)
from tischrunde.games.strife_of_gods.names import (
    AFTER,
    BEFORE,
    CHAINED,
    CHRISTOPH,
    EFFECTS,
    GNIGRIT,
    LAY,
    ROGMESH,
    RUN,
    V_BLOCK,
    V_CENTRE,
    V_CENTRE_OWN,
    V_DECLINE,
    V_LAY,
    V_REMOVE,
    V_RETURN_OWN,
    V_SEAL,
    V_TAKE,
    V_USE,
)
from tischrunde.games.strife_of_gods.needs import leaves_another, met, some_slot_leaves_another
from tischrunde.games.strife_of_gods.ring import GAP, place_of
from tischrunde.games.strife_of_gods.targets import (
    GapCardQuestion,
    OwnQuestion,
    Question,
    RingNumberQuestion,
    RingQuestion,
    Step,
)
from tischrunde.kernel.frame import a_of, b_of, c_of, seat_of
from tischrunde.kernel.option import NO_CHOICE, first_of, pack, second_of, verb_of
from tischrunde.kernel.pile import CARD, DOWN, EVERYONE, face_up


@final
class Begin(Question):
    """SG-032, SG-G11: carry the champion out if all it needs is there, else it lapses."""

    def __init__(self, book: Book) -> None:
        super().__init__("begin", V_USE, book)
        self.key = "ask-use"

    def possible(self, state: Strife, frame: i64) -> bool:
        champion = self.book.champion(a_of(frame))
        if champion.returns and state.returned and state.settings[CHRISTOPH] != 0:
            return False  # SG-G17, once a round
        return all(met(state, self.book, seat_of(frame), need) for need in champion.needs)

    def hears(self, verb: i64) -> bool:
        return verb in (V_USE, V_DECLINE)

    def candidates(self, state: Strife, frame: i64) -> vec[i64]:
        """SG-G11: a question only where the table has made effects optional."""
        if state.settings[EFFECTS] == 0 or not self.possible(state, frame):
            return vec[i64]()
        return vec[i64]([pack(V_USE), pack(V_DECLINE)])

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        card = a_of(frame)
        if choice != NO_CHOICE and verb_of(choice) == V_DECLINE:
            state.emit("declined", seat, card)
        elif self.possible(state, frame):
            state.emit("ran", seat, card)
            state.push(RUN, seat, card)
        else:
            state.emit("lapsed", seat, card)


@final
class Run(Step):
    """Push the champion's next step until there is none."""

    def __init__(self, book: Book) -> None:
        super().__init__("run", book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        champion: Champion = self.book.champion(a_of(frame))
        step = b_of(frame)
        if step == len(champion.ops):
            return
        seat = seat_of(frame)
        state.push(RUN, seat, a_of(frame), step + 1)
        op = champion.ops[step]
        state.push(op, seat, a_of(frame), champion.firsts[step], champion.seconds[step])


@final
class CentreGapNumber(GapCardQuestion):
    """SG-C01 Misha: put a number card that borders a gap into the centre."""

    def __init__(self, book: Book) -> None:
        super().__init__("centre_gap_number", V_CENTRE, book)

    def bars_edge(self, state: Strife, frame: i64, entry: i64) -> str:
        return "SG-G10" if entry & CARD >= self.book.numbers else ""

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        card = state.ring.take(state.ring.find(first_of(choice))) & CARD
        to_centre(state, seat_of(frame), card)


@final
class CentreOwn(OwnQuestion):
    """SG-C02 Muriel, first: put one of your number cards into the centre."""

    def __init__(self, book: Book) -> None:
        super().__init__("centre_own", V_CENTRE_OWN, book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        leave_display(state, seat_of(frame), first_of(choice))
        to_centre(state, seat_of(frame), first_of(choice))


@final
class TakeGapCard(GapCardQuestion):
    """SG-C02 Muriel, SG-C03 Amitiel, then: take a gap card; Amitiel not the one just returned."""

    def __init__(self, book: Book) -> None:
        super().__init__("take_gap_card", V_TAKE, book)

    def bars_edge(self, state: Strife, frame: i64, entry: i64) -> str:
        returned = b_of(frame) != 0 and place_of(entry) == state.ring.places - 1
        return self.rule(state, frame) if returned else ""

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        card = state.ring.take(state.ring.find(first_of(choice))) & CARD
        state.emit("took", seat, card, first_of(choice))
        gain(state, self.book, seat, card, state.settings[CHAINED] == 0)  # SG-G12


@final
class ReturnOwn(OwnQuestion):
    """SG-C03 Amitiel, first: choose which of your number cards goes back into a gap."""

    def __init__(self, book: Book) -> None:
        super().__init__("return_own", V_RETURN_OWN, book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        state.push(LAY, seat, a_of(frame), first_of(choice), seat)


@final
class Lay(Question):
    """SG-G15: choose a gap and a side for the card that goes back.

    The frame holds the champion, the card and whose display it leaves.  What the own card must
    leave over (SG-C03) does not matter when a fellow's card goes back (SG-C15).
    """

    def __init__(self, book: Book) -> None:
        super().__init__("lay", V_LAY, book)

    def candidates(self, state: Strife, frame: i64) -> vec[i64]:
        out = vec[i64]()
        ring = state.ring
        i: i64
        for i in range(ring.size()):
            place = place_of(ring.pile.entries[i])
            if ring.gap_on(i, False):
                out = append(out, pack(V_LAY, place, AFTER))
            if ring.gap_on(i, True):
                out = append(out, pack(V_LAY, place, BEFORE))
        return out

    def bars(self, state: Strife, frame: i64, option: i64) -> str:
        if c_of(frame) != seat_of(frame):
            return ""
        index = state.ring.find(first_of(option))
        if leaves_another(state, index, second_of(option) == BEFORE):
            return ""
        return "SG-G15" if some_slot_leaves_another(state) else ""

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        owner = c_of(frame)
        card = b_of(frame)
        leave_display(state, owner, card)
        index = state.ring.find(first_of(choice))
        place = state.ring.lay(index, second_of(choice) == BEFORE, face_up(card))
        state.emit("laid", owner, card, place)
        if owner != seat_of(frame):
            draw_number(state, owner)  # SG-C15 Arcohn


@final
class CentreRingNumber(RingNumberQuestion):
    """SG-C04 Christoph: a number of the ring goes to the centre, the champion takes its place."""

    def __init__(self, book: Book) -> None:
        super().__init__("centre_ring_number", V_CENTRE, book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        champion = a_of(frame)
        leave_display(state, seat, champion)
        card = state.ring.swap(state.ring.find(first_of(choice)), face_up(champion)) & CARD
        state.returned = True
        to_centre(state, seat, card)
        state.emit("replaced", seat, champion, first_of(choice))


@final
class DrawNumber(Step):
    """SG-C04 Christoph, then: draw a number card into the display."""

    def __init__(self, book: Book) -> None:
        super().__init__("draw_number", book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        draw_number(state, seat_of(frame))


@final
class BlockGapCard(GapCardQuestion):
    """SG-C06 Gnigrit: block a gap card where it lies."""

    def __init__(self, book: Book) -> None:
        super().__init__("block_gap_card", V_BLOCK, book)

    def bars_edge(self, state: Strife, frame: i64, entry: i64) -> str:
        number = entry & CARD < self.book.numbers
        return "" if number or state.settings[GNIGRIT] == 0 else "SG-G10"

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        index = state.ring.find(first_of(choice))
        block(state, seat_of(frame), index)


@final
class BlockGap(RingQuestion):
    """SG-C07 Rogmesh, first: block both cards of a gap; the gap after a card stands for it."""

    def __init__(self, book: Book) -> None:
        super().__init__("block_gap", V_SEAL, book)

    def bars_at(self, state: Strife, frame: i64, index: i64) -> str:
        return "" if state.ring.pile.entries[index] & GAP != 0 else self.rule(state, frame)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        index = state.ring.find(first_of(choice))
        block(state, seat_of(frame), index)
        block(state, seat_of(frame), state.ring.after(index))


@final
class RemoveNumber(RingNumberQuestion):
    """SG-C07 Rogmesh, then: remove a number card that borders no gap, so that one arises."""

    def __init__(self, book: Book) -> None:
        super().__init__("remove_number", V_REMOVE, book)

    def bars_at(self, state: Strife, frame: i64, index: i64) -> str:
        barred = super().bars_at(state, frame, index)
        if barred or state.settings[ROGMESH] != 0 or not state.ring.is_edge(index):
            return barred
        return "SG-G16"

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        if choice != NO_CHOICE:
            entry = state.ring.take(state.ring.find(first_of(choice)))
            remove_from_game(state, seat_of(frame), entry, EVERYONE)


@final
class TakeRingNumber(RingNumberQuestion):
    """SG-C08 Durboc: take any number of the ring; the champion blocks its place."""

    def __init__(self, book: Book) -> None:
        super().__init__("take_ring_number", V_TAKE, book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        champion = a_of(frame)
        blocker = face_up(champion) | DOWN
        card = state.ring.swap(state.ring.find(first_of(choice)), blocker) & CARD
        change_in_display(state, seat, champion, card)
        state.emit("took", seat, card, first_of(choice))
        state.emit("blocked-ring", seat, champion, first_of(choice))


def block(state: Strife, seat: i64, index: i64) -> None:
    """SG-037: turn a ring card over, unless it is blocked already."""
    if state.ring.is_open(index):
        state.ring.block(index)
        entry = state.ring.pile.entries[index]
        state.emit("blocked-ring", seat, entry & CARD, place_of(entry))
