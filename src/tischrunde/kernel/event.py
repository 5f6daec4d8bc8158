"""What happened, for people: typed, with an audience, switched off while searching."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tischrunde.kernel.pile import EVERYONE, MAX_SEATS, seat_bit

NO_CARD: Final = -1
NOBODY: Final = -1  # the seat of what happens to the whole table


@final
class Event:
    """Something that happened.  Only the seats in ``audience`` are told which card.

    ``a``, ``b`` and ``c`` are told to everybody: never a card that anybody may not know.
    """

    __slots__ = ("a", "audience", "b", "c", "card", "kind", "seat")

    def __init__(
        self, kind: str, seat: i64, card: i64, a: i64, b: i64, c: i64, audience: i64
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.a = a
        self.b = b
        self.c = c
        self.audience = audience

    def tells(self, seat: i64) -> bool:
        """Whether this seat (or SPECTATOR) learns which card it was."""
        return self.audience & seat_bit(seat) != 0

    def parts(self) -> tuple[Any, ...]:
        """As the constructor takes them."""
        return (self.kind, self.seat, self.card, self.a, self.b, self.c, self.audience)

    def __repr__(self) -> str:
        shown = [self.kind]
        if self.seat != NOBODY:
            shown.append(f"seat {self.seat}")
        if self.card != NO_CARD:
            shown.append(f"card {self.card}")
        if self.a or self.b or self.c:
            shown.append(f"{self.a}/{self.b}/{self.c}")
        if self.audience != EVERYONE:
            told = [str(seat) for seat in range(MAX_SEATS) if self.tells(seat)]
            shown.append(f"told to {', '.join(told) or 'nobody'}")
        return f"Event({', '.join(shown)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.parts() == other.parts()

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, self.parts()


@final
class Log:
    """The events since somebody began to listen."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(self, event: Event) -> None:
        self.events.append(event)

    def __repr__(self) -> str:
        return f"Log({self.events})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self.events == other.events

    def __copy__(self) -> Log:
        return log_again(list(self.events))

    def __reduce__(self) -> tuple[Any, ...]:
        return log_again, (self.events,)


def log_again(events: list[Event]) -> Log:
    """A log that was sent."""
    log = Log()
    log.events = events
    return log
