"""What is kept of a table, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

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
REMATCH = "rematch"

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
    talk: bool = True  # whether people talk across it


@dataclass(frozen=True)
class SeatRow:
    """Who sits there, and the bot that plays there, be it for somebody who is away."""

    kind: str
    name: str = ""
    bot: str = ""
    token_hash: str = ""


@dataclass(frozen=True)
class EventRow:
    """What happened at a seat: it chose (``body`` is the choice), undid, somebody sat down, a bot
    (``body``) stood in for somebody, they came back, or all go on at another table (``body``)."""

    seq: int  # from 1; the version of the table after it
    kind: str
    seat: int
    body: str
    at: float
