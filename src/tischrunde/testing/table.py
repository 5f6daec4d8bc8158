"""A table to lay by hand: what every game's tests speak."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any, Generic, Self, TypeVar

from tischrunde.kernel.errors import IllegalChoice
from tischrunde.kernel.event import Event
from tischrunde.kernel.message import Message
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.table.session import Session


class Seat:
    """A place at the table that acts and is asked."""

    def __init__(self, table: Table[Seat, State], number: int) -> None:
        self.table = table
        self.number = number

    def does(self, *choices: str) -> Self:
        """Choose, one after the other, through the checked door."""
        for choice in choices:
            self.table.events = self.table.session.choose(self.number, choice)
        return self

    def undoes(self) -> Self:
        """Take the last choice back."""
        self.table.session.undo(self.number)
        return self

    @property
    def asked(self) -> str:
        """The key of the question this seat is asked, or "" when it is not this seat's."""
        decision = self.table.session.decision
        return decision.ask if decision is not None and decision.seat == self.number else ""

    @property
    def offered(self) -> set[str]:
        """What this seat may choose now; nothing when it is not asked."""
        return set(self.table.session.options()) if self.asked else set()

    @property
    def sees(self) -> dict[str, Any]:
        """All this seat can know."""
        return self.table.rules.observe(self.table.session.state, self.number)

    @property
    def points(self) -> int:
        """The sum of this seat's score lines."""
        lines = self.table.rules.score(self.table.session.state, self.number)
        return sum(line.points for line in lines)


ASeat = TypeVar("ASeat", bound=Seat, covariant=True)
AState = TypeVar("AState", bound=State, covariant=True)


class Table(Generic[ASeat, AState]):
    """A session whose state a test arranges; ``events`` are those of the last choice."""

    seat_type: type[ASeat]

    def __init__(
        self,
        rules: Rules[Any],
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: str = "test",
    ) -> None:
        self.rules = rules
        self.session = Session(rules, seats, seed, options)
        self.seats = [self.seat_type(self, number) for number in range(seats)]
        self.events: list[Event] = []

    @property
    def state(self) -> AState:
        state: Any = self.session.state
        return state  # type: ignore[no-any-return]

    def __getitem__(self, number: int) -> ASeat:
        return self.seats[number]

    def __iter__(self) -> Iterator[ASeat]:
        return iter(self.seats)

    def luck(self, *answers: int) -> None:
        """Let the next random answers be these."""
        self.session.state.rng.force(list(answers))

    def told(self, seat: int) -> list[tuple[str, str]]:
        """The last events as this seat hears them: kind and card (or back, or "")."""
        out = []
        for event in self.events:
            card = self.rules.tell(event, seat).args.get("card")
            key = getattr(card, "key", "")
            out.append((event.kind, key.removeprefix("card-")))
        return out

    def said(self, kind: str) -> list[dict[str, Any]]:
        """The last events of this kind as everybody hears them; seats are numbers."""
        messages = [self.rules.tell(event, SPECTATOR) for event in self.events]
        return [
            {name: self.plain(arg) for name, arg in message.args.items()}
            for message in messages
            if message.key == f"event-{kind}"
        ]

    def plain(self, arg: Any) -> Any:
        """An argument of a message without its wrapping; a name as far as its key tells it."""
        if not isinstance(arg, Message):
            return arg
        return next(iter(arg.args.values())) if arg.args else arg.key.partition("-")[2]

    @property
    def standings(self) -> list[list[int]]:
        return self.rules.standings(self.session.state)

    @property
    def spectators_see(self) -> dict[str, Any]:
        """All that somebody without a seat can know."""
        return self.rules.observe(self.session.state, SPECTATOR)

    def played(self, seed: int = 0) -> Iterator[int]:
        """Make random offered choices until the game is over; gives the seat after each of them."""
        luck = Random(seed)
        while self.session.decision is not None:
            seat = int(self.session.decision.seat)
            self.seats[seat].does(luck.choice(self.session.options()))
            yield seat

    @property
    def kinds(self) -> list[str]:
        """What kinds of events the last choice led to, in order."""
        return [event.kind for event in self.events]


@contextmanager
def refused(rule: str) -> Iterator[None]:
    """Expect that what is done inside is refused by exactly this rule."""
    try:
        yield
    except IllegalChoice as error:
        if error.rule != rule:
            raise AssertionError(f"refused by {error.rule}, not by {rule}") from error
        return
    raise AssertionError(f"not refused; {rule} should have said no")
