"""The champions that draw and choose (SG-C09…C12)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischrunde.games.strife_of_gods.model import Book, Strife
from tischrunde.games.strife_of_gods.moves import gain, remove_from_game, to_centre
from tischrunde.games.strife_of_gods.names import DRAWN, V_CENTRE_DRAWN, V_KEEP
from tischrunde.games.strife_of_gods.targets import Question, Step
from tischrunde.kernel.frame import a_of, b_of, c_of, seat_of
from tischrunde.kernel.option import first_of, pack
from tischrunde.kernel.pile import CARD, EVERYONE, SEEN_SHIFT, Pile, seat_bit, seen_of


@final
class Look(Step):
    """SG-G19: draw cards that only the drawing seat sees; how many of each pile is in the frame."""

    def __init__(self, book: Book) -> None:
        super().__init__("look", book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        self.draw(state, state.numbers, seat_of(frame), b_of(frame))
        self.draw(state, state.champions, seat_of(frame), c_of(frame))

    def draw(self, state: Strife, pile: Pile, seat: i64, count: i64) -> None:
        audience = seat_bit(seat) if state.settings[DRAWN] == 0 else EVERYONE
        left = min(count, pile.size())
        while left > 0:
            left -= 1
            card = pile.draw() & CARD
            state.drawn.put(card | audience << SEEN_SHIFT)
            state.emit("looked", seat, card, audience=audience)


class DrawnQuestion(Question):
    """Choose one of the cards just drawn; the others leave the game unseen (SG-G19).

    Always asked: that two drawn cards are equal, so that there is nothing to choose, is a secret.
    """

    def __init__(self, name: str, verb: i64, book: Book) -> None:
        super().__init__(name, verb, book)
        self.confirms = True

    def candidates(self, state: Strife, frame: i64) -> vec[i64]:
        out = vec[i64]()
        for entry in state.drawn.entries:
            option = pack(self.verb, entry & CARD)
            if option not in out:
                out = append(out, option)
        return out

    def settle_drawn(self, state: Strife, seat: i64, chosen: i64) -> None:
        """Take the chosen card out of those drawn and remove the rest from the game."""
        state.drawn.take_at(state.drawn.find(chosen))
        while state.drawn.size() > 0:
            entry = state.drawn.draw()
            remove_from_game(state, seat, entry, seen_of(entry))


@final
class KeepDrawn(DrawnQuestion):
    """SG-C09 Myriani, SG-C10 Paeral, SG-C12 Grongurd: keep one; the champion leaves the game."""

    def __init__(self, book: Book) -> None:
        super().__init__("keep_drawn", V_KEEP, book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        self.settle_drawn(state, seat, first_of(choice))
        champion = state.displays[seat].find(a_of(frame))
        remove_from_game(state, seat, state.displays[seat].take_at(champion), EVERYONE)
        state.emit("kept", seat, first_of(choice))
        gain(state, self.book, seat, first_of(choice), True)  # SG-G12


@final
class CentreDrawn(DrawnQuestion):
    """SG-C11 Ana: put one of them into the centre."""

    def __init__(self, book: Book) -> None:
        super().__init__("centre_drawn", V_CENTRE_DRAWN, book)

    def take(self, state: Strife, frame: i64, choice: i64) -> None:
        self.settle_drawn(state, seat_of(frame), first_of(choice))
        to_centre(state, seat_of(frame), first_of(choice))
