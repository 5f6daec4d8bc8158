"""What happened, for people: typed, with an audience, switched off while searching."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tischrunde.kernel.pile import seat_bit

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


@final
class Log:
    """The events since somebody began to listen."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(self, event: Event) -> None:
        self.events.append(event)
