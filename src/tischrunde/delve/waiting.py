"""Cards that wait: what they do once something is true, whenever in the turn that happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from tischrunde.delve.base import Routine
from tischrunde.delve.model import Delve
from tischrunde.delve.names import FIRED, FIRED_SHIFT, RUN, TRASHED
from tischrunde.delve.tallies import WAITING
from tischrunde.kernel.frame import seat_of
from tischrunde.kernel.pile import CARD

if TYPE_CHECKING:
    from tischrunde.delve.book import Book
    from tischrunde.delve.rules import DelveRules

BITS_EACH: Final = 6  # of a mark


@final
class Look(Routine[Delve]):
    """Every played card does what its conditions have earned and it has not done yet.

    Comes after every action, and before the text of a card just played, so that the order in
    which cards are played does not matter.  What comes true may make more come true: then it is
    looked at once more.
    """

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        if state.heroes[seat].has[WAITING] == 0:
            return
        area = state.heroes[seat].area
        book = self.book
        state.stack.push(frame)
        depth = state.stack.depth
        i: i64 = area.size() - 1
        while i >= 0:  # what is pushed last comes first
            card = area.entries[i] & CARD
            if book.conditions[card] != book.conditions[card + 1] and may_fire(
                book, area.entries[i]
            ):
                if area.entries[i] & TRASHED == 0 or self.params.trashed_counts:
                    bring_up(self.rules, state, seat, i)
            i -= 1
        if state.stack.depth == depth:
            state.stack.pop()  # nothing has come true: no need to look again


def bring_up(rules: DelveRules[Any], state: Delve, seat: i64, index: i64) -> None:
    """One card of the play area, condition by condition; the last one pushed comes first."""
    book = rules.book
    area = state.heroes[seat].area
    card = area.entries[index] & CARD
    number: i64 = book.conditions[card + 1] - 1
    while number >= book.conditions[card]:
        condition = book.condition[number]
        shift = FIRED_SHIFT + BITS_EACH * (number - book.conditions[card])
        fired = area.entries[index] >> shift & FIRED
        due = min(FIRED, condition.due(rules, state, seat, index))
        if due > fired:
            area.entries[index] += (due - fired) << shift
            state.push(RUN, seat, condition.then, due - fired)
            if condition.per == 0:
                state.emit("came-true", seat, card)
        number -= 1
    if not may_fire(book, area.entries[index]):
        state.heroes[seat].has[WAITING] -= 1


def may_fire(book: Book, entry: i64) -> bool:
    """Whether any condition of a card in a play area may still come true."""
    card = entry & CARD
    number: i64
    for number in range(book.conditions[card], book.conditions[card + 1]):
        if book.condition[number].per > 0:
            return True
        if entry >> FIRED_SHIFT + BITS_EACH * (number - book.conditions[card]) & FIRED == 0:
            return True
    return False


def is_waiting(book: Book, entry: i64) -> bool:
    """Whether a card in a play area still waits for something that happens once."""
    card = entry & CARD
    number: i64
    for number in range(book.conditions[card], book.conditions[card + 1]):
        shift = FIRED_SHIFT + BITS_EACH * (number - book.conditions[card])
        if book.condition[number].per == 0 and entry >> shift & FIRED == 0:
            return True
    return False
