"""Card texts: one program of steps, carried out in order; one that asks lets the rest wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from tischrunde.delve.base import Routine
from tischrunde.delve.model import Delve
from tischrunde.delve.names import RUN
from tischrunde.kernel.content import Content
from tischrunde.kernel.frame import a_of, b_of, seat_of

if TYPE_CHECKING:
    from tischrunde.delve.load import CardReader
    from tischrunde.delve.rules import DelveRules


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One step of a text.  ``fields`` are what a data file may say of it besides ``do``.

    A step is made once, from its entry in the file, and holds what the entry says.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    rules: DelveRules[Any]

    def __init__(self, entry: Content, reader: CardReader) -> None:
        self.at: i64 = 0  # its place in the program
        self.ends = False  # marks the end of a text
        self.asks = False  # pushes frames that must be resolved before the rest of the text
        self.is_gift = False  # one is better off and knows no more, whenever it comes in a turn
        self.wants_hand = False  # may take a card from the hand

    def bars(self, state: Delve, seat: i64) -> str:
        """The rule by which this step is no choice now, or ""."""
        return ""

    def is_vain(self, state: Delve, seat: i64) -> bool:
        """Whether it would do nothing now: what a room gives once is not used up by that."""
        return False

    def do(self, state: Delve, seat: i64) -> None:
        """Carry it out, or push the frame that will."""
        raise NotImplementedError


@final
class End(Step):
    """Behind the last step of every text."""

    def __init__(self) -> None:
        self.at = 0
        self.ends = True
        self.asks = False
        self.is_gift = False
        self.wants_hand = False


def run(state: Delve, rules: DelveRules[Any], seat: i64, place: i64) -> None:
    """Carry a text out from this place on."""
    program = rules.book.program
    while True:
        step = program[place]
        if step.ends:
            return
        place += 1
        if step.asks:
            if not program[place].ends:
                state.push(RUN, seat, place)
            step.do(state, seat)
            return
        step.do(state, seat)


@final
class Run(Routine[Delve]):
    """Go on with a text, or carry it out so many times."""

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        if b_of(frame) > 1:
            state.push(RUN, seat_of(frame), a_of(frame), b_of(frame) - 1)
        run(state, self.rules, seat_of(frame), a_of(frame))

    def is_sound(self, state: Delve, frame: i64) -> bool:
        return a_of(frame) < len(self.book.program)


def bars_text(rules: DelveRules[Any], state: Delve, seat: i64, place: i64) -> str:
    """The rule by which some step of a text would come to nothing, or ""."""
    while not rules.book.program[place].ends:
        barred = rules.book.program[place].bars(state, seat)
        if barred:
            return barred
        place += 1
    return ""


def only_gifts(rules: DelveRules[Any], place: i64) -> bool:
    """Whether a text does nothing but give."""
    while not rules.book.program[place].ends:
        if not rules.book.program[place].is_gift:
            return False
        place += 1
    return True


def is_vain(rules: DelveRules[Any], state: Delve, seat: i64, place: i64) -> bool:
    """Whether no step of a text would do anything now."""
    while not rules.book.program[place].ends:
        if not rules.book.program[place].is_vain(state, seat):
            return False
        place += 1
    return True
