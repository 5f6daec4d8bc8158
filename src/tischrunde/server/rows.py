"""What is kept of a table, as plain values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec import json

from tischrunde.kernel.setting import Value
from tischrunde.table.undo import STRICT

PERSON = "person"
BOT = "bot"
OPEN = "open"

CHOICE = "choice"
UNDO = "undo"
JOIN = "join"
STAND_IN = "stand-in"
BACK = "back"
LEAVE = "leave"  # before the game has begun: the seat is open again
REPLACED = "replaced"  # in a game: a bot plays there until somebody takes the seat
REMATCH = "rematch"  # after it: the same people go on at another table

LIVE = "live"
EVENING = "evening"
DAY = "day"
NEVER = "never"

FRESH = "fresh"
SEEDED = "seeded"
CONTINUED = "continued"
IMPORTED = "imported"


@dataclass(frozen=True)
class TableRow:
    """A table as it was set up; only ``over`` ever changes."""

    id: str
    game: str
    version: int  # of the rules
    seats: int
    seed: str
    options: dict[str, Value]
    listed: bool
    created: float
    over: bool = False
    origin: str = FRESH  # where its cards come from
    from_table: str = ""  # the one it continues
    undo: str = STRICT  # what may be taken back there
    pace: str = LIVE  # how long one waits for somebody
    clock: bool = False  # whether also for somebody who is there
    talk: bool = True  # whether people talk across it
    room: str = ""  # the room to which it belongs


@dataclass(frozen=True)
class SeatRow:
    """Who sits there, and the bot that plays there, be it for somebody who is away.

    A bot with a name sits where somebody of that name has left, and anybody may take the seat.
    """

    kind: str
    name: str = ""
    bot: str = ""
    token_hash: str = ""

    @property
    def free(self) -> bool:
        """Whether whoever comes may sit down there."""
        return self.kind == OPEN or (self.kind == BOT and bool(self.name))


@dataclass(frozen=True)
class EventRow:
    """What happened at a seat: it chose (``body`` is the choice), undid, somebody sat down, a bot
    (``body``) stood in for somebody, or they came back; somebody (``body``) left for good; or all
    go on at another table (``body``)."""

    seq: int  # from 1; the version of the table after it
    kind: str
    seat: int
    body: str
    at: float


@dataclass(frozen=True)
class Past:
    """What has happened at a table before it came to be, each with its kind, seat and body.

    JSON, which databases read by themselves: while they are given ten thousand rows one by one,
    nobody else gets anything done."""

    events: bytes = b"[]"

    @classmethod
    def of(cls, events: Iterable[tuple[str, int, str]]) -> Past:
        return cls(json.encode(list(events)))


NO_PAST = Past()


@dataclass(frozen=True)
class Entry:
    """An event on its way to the store: at which table, who sits or plays there by it, and whether
    it ended the game, so that lists need not replay it."""

    table: str
    row: EventRow
    seated: SeatRow | None = None
    over: bool = False
