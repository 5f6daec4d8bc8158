"""The champions aimed at a fellow's card (SG-C05, SG-C13…C16)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tischrunde.games.strife_of_gods.model import Book, Strife
from tischrunde.games.strife_of_gods.moves import (
    change_in_display,
    draw_number,
    leave_display,
    to_centre,
)
from tischrunde.games.strife_of_gods.names import (
    CELESTIA,
    V_BLOCK_FELLOW,
    V_CENTRE_FELLOW,
    V_EXCHANGE,
    V_SWAP_OWN,
)
from tischrunde.games.strife_of_gods.targets import (
    FellowQuestion,
    OwnQuestion,
    RingNumberQuestion,
)
from tischrunde.kernel.frame import a_of, b_of, c_of, seat_of
from tischrunde.kernel.option import first_of, second_of
from tischrunde.kernel.pile import CARD, DOWN, face_up


@final
class BlockFellow(FellowQuestion):
    """SG-C05 Gurak: block a fellow's card; it stays in his display, worth nothing."""

    def __init__(self, book: Book) -> None:
        super().__init__("block_fellow", V_BLOCK_FELLOW, book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        display = state.displays[first_of(choice)]
        index = display.find(second_of(choice))
        display.entries[index] = display.entries[index] | DOWN
        state.emit("blocked-fellow", seat_of(frame), second_of(choice), first_of(choice))


@final
class PickFellow(FellowQuestion):
    """SG-C13 Celestia, SG-C15 Arcohn, SG-C16 Zakum, first: which fellow's card it is about."""

    def __init__(self, name: str, verb: i64, then: i64, book: Book) -> None:
        super().__init__(name, verb, book)
        self.then = then  # the op that asks what becomes of it

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        state.push(self.then, seat_of(frame), a_of(frame), second_of(choice), first_of(choice))


@final
class SwapOwn(OwnQuestion):
    """SG-C13 Celestia, then: which card you give for it."""

    def __init__(self, book: Book) -> None:
        super().__init__("swap_own", V_SWAP_OWN, book)

    def bars(self, state: Strife, frame: i64, option: i64) -> str:
        """SG-G10: at some tables also a spent champion, but never Celestia herself."""
        card = first_of(option)
        if state.settings[CELESTIA] == 0 or card < self.book.numbers:
            return super().bars(state, frame, option)
        if card == a_of(frame):
            return "SG-G10"
        return "SG-G13" if state.displays[seat_of(frame)].find(card) < 0 else ""

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        fellow = c_of(frame)
        wanted = b_of(frame)
        given = first_of(choice)
        change_in_display(state, seat, given, wanted)
        change_in_display(state, fellow, wanted, given)
        state.emit("swapped", seat, given, fellow, wanted)


@final
class CentreFellow(FellowQuestion):
    """SG-C14 Remial: a fellow's card goes to the centre; he draws a number card."""

    def __init__(self, book: Book) -> None:
        super().__init__("centre_fellow", V_CENTRE_FELLOW, book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        leave_display(state, first_of(choice), second_of(choice))
        state.emit("gave-up", first_of(choice), second_of(choice))
        to_centre(state, seat_of(frame), second_of(choice))
        draw_number(state, first_of(choice))


@final
class ExchangeRing(RingNumberQuestion):
    """SG-C16 Zakum, then: which number of the ring the fellow gets for it."""

    def __init__(self, book: Book) -> None:
        super().__init__("exchange_ring", V_EXCHANGE, book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        fellow = c_of(frame)
        card = b_of(frame)
        received = state.ring.swap(state.ring.find(first_of(choice)), face_up(card)) & CARD
        change_in_display(state, fellow, card, received)
        state.emit("exchanged", seat_of(frame), card, fellow, received, first_of(choice))
