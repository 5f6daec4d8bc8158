"""The contract with the browser: every body, answer and live message.

Nothing here is a sentence: whatever people read is ``Said``, a key of the locale files and what
goes into it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec
from msgspec import Meta, Struct

from tischrunde.kernel.message import Message
from tischrunde.server.wire_games import Game as Game
from tischrunde.server.wire_games import GameList as GameList
from tischrunde.server.wire_games import Rule as Rule
from tischrunde.server.wire_games import Rulebook as Rulebook
from tischrunde.server.wire_games import Switch as Switch
from tischrunde.server.wire_games import Value as Value
from tischrunde.server.wire_tables import PACES as PACES
from tischrunde.server.wire_tables import WHYS as WHYS
from tischrunde.server.wire_tables import ByRules as ByRules
from tischrunde.server.wire_tables import Close as Close
from tischrunde.server.wire_tables import Course as Course
from tischrunde.server.wire_tables import Created as Created
from tischrunde.server.wire_tables import EndedTable as EndedTable
from tischrunde.server.wire_tables import Key as Key
from tischrunde.server.wire_tables import Leave as Leave
from tischrunde.server.wire_tables import Left as Left
from tischrunde.server.wire_tables import Pace as Pace
from tischrunde.server.wire_tables import Pacing as Pacing
from tischrunde.server.wire_tables import Stage as Stage
from tischrunde.server.wire_tables import Waiting as Waiting
from tischrunde.server.wire_tables import Why as Why
from tischrunde.server.wire_talk import Talk

BODY_LIMIT = 64 * 1024  # bytes of one body or live message from outside
RECORD_LIMIT = 1024 * 1024  # bytes of a record from outside
CHOICE_LIMIT = 200  # characters; the longest choice of any game takes a fraction
SEED_LIMIT = 80  # characters; ours have 32
MOST_HELD = 100  # seats asked about at once

Word = Annotated[str, Meta(max_length=80)]
Name = Annotated[str, Meta(max_length=80)]
ChoiceText = Annotated[str, Meta(max_length=CHOICE_LIMIT)]
Version = Annotated[int, Meta(ge=0, lt=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=8)]
Token = Annotated[str, Meta(max_length=80)]
# A secret by which whoever has lost the answer can ask again: the same table, the same seat.
Once = Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{32,80})?$(?!\n)")]
Seed = Annotated[str, Meta(max_length=SEED_LIMIT)]
Origin = Literal["fresh", "seeded", "continued", "imported"]
Kind = Literal["person", "bot", "open"]
Manner = Literal["strict", "lenient"]  # whether a card one has shown can be taken back


class Said(Struct, frozen=True):
    """What people read, before it is put into words."""

    key: str
    args: dict[str, str | int | Said] = {}


# -- what a table looks like ------------------------------------------------------------------


class Seat(Struct, frozen=True):
    """Who sits there; ``bot`` is the kind of bot, and only people have names of their own.

    A person with a ``bot`` is away, and it plays for them until they come back.
    """

    kind: Kind
    name: str = ""
    bot: str = ""


class About(Struct, frozen=True):
    """What everybody may know of a table at any time.

    Only the cards of a fresh table are new to everybody; ``from_table`` is what it continues.
    """

    id: str
    game: str
    seats: list[Seat]
    options: dict[str, Value]
    listed: bool
    created: float  # seconds since 1970
    over: bool
    commitment: str  # SHA-256 of the seed, to check it against when the game is over; a promise
    # only at a fresh table: elsewhere somebody may know the seed already
    origin: Origin
    from_table: str  # "" unless continued
    undo: Manner
    rules: ByRules
    pacing: Pacing
    rematch: str = ""  # the table at which the same people go on
    talk: bool = True  # whether people talk across it
    room: str = ""  # a mark of the room it belongs to, which leads only its members there


class Option(Struct, frozen=True):
    """Something on offer; ``id`` is what to send back."""

    id: str
    label: Said


class Barred(Struct, frozen=True):
    """Something a seat might think of, and the rule that says no."""

    id: str
    label: Said
    rule: str
    refusal: Said


class Decision(Struct, frozen=True, omit_defaults=True):
    """The open question.  Only the seat that is asked gets more than ``seat`` and ``ask``."""

    seat: int
    ask: str
    rule: str = ""
    question: Said | None = None
    options: list[Option] = []
    barred: list[Barred] = []


class Told(Struct, frozen=True):
    """Something that happened, as this seat may hear it, and the version it led to."""

    version: int
    said: Said


class Points(Struct, frozen=True):
    """Points and the rule that gives them."""

    rule: str
    points: int
    said: Said


class Ending(Struct, frozen=True):
    """How the game ended: seats by place, every point by seat, and the seed at last."""

    standings: list[list[int]]
    winners: list[int]  # those of the first place, or nobody
    points: list[list[Points]]
    seed: str


class Update(Struct, frozen=True, tag="update"):
    """The whole table as one seat sees it (or spectators: seat -1), and what just happened."""

    version: int
    seat: int
    about: About
    view: dict[str, Any]
    decision: Decision | None
    events: list[Told]
    undo: bool  # whether this seat may take its last choice back, and bots' answers with it
    no_undo: Barred | None  # why not; null for spectators, and while somebody is still to come
    ending: Ending | None
    closes: bool = False  # whether this seat may end the table for everybody
    waiting: Waiting | None = None  # for a person who is asked; told live only
    set_back: bool = False  # whoever has heard of later versions forgets them: they are lost


# -- what was -----------------------------------------------------------------------------------


class Moment(Struct, frozen=True):
    """The table after so many choices, of those not taken back, as a seat saw it then.

    ``update`` has this number as its version and tells what led here from the moment before.
    ``chosen`` is what came next: one's own choice, or anybody's once the game is over.
    """

    number: int
    count: int  # choices there are
    update: Update
    chosen: Option | None


class Moments(Struct, frozen=True):
    """The story as a seat heard it, told by moment, and the seat that made each choice; of a long
    game a part, and from which moment on the next one tells."""

    count: int
    told: list[Told]
    turns: list[int]
    next: int | None = None


# -- live messages ------------------------------------------------------------------------------


class Here(Struct, frozen=True, tag="here"):
    """Who is at the table at this moment: the seats whose people are, and how many only watch.

    Told to everybody there whenever it changes; of bots, which are always there, it says nothing.
    """

    seats: list[int]
    watching: int


class Done(Struct, frozen=True, tag="done"):
    """The message with this number was carried out and is stored."""

    id: int
    version: int


class Problem(Struct, frozen=True, tag="problem", omit_defaults=True):
    """The one shape of every error; ``fresh`` comes with everything the table has outrun."""

    error: str
    message: Said
    rule: str = ""
    fresh: Update | None = None
    id: int = 0  # of the live message that was refused


MessageId = Annotated[int, Meta(ge=0, lt=2**31)]


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Always first: the seats this client holds (none: it watches).

    It is told what has happened since a version; -1 asks for all there was, null for nothing.
    """

    tokens: Annotated[list[Token], Meta(max_length=8)] = []
    since: Annotated[int, Meta(ge=-1, lt=2**31)] | None = None


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Answer the open question for one of this client's seats."""

    id: MessageId
    seat: SeatNumber
    version: Version
    choice: ChoiceText


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the last choice of one of this client's seats back."""

    id: MessageId
    seat: SeatNumber
    version: Version


ToServer = Hello | Choose | Undo
ToClient = Update | Here | Done | Problem | Talk


# -- bodies -------------------------------------------------------------------------------------


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be: a person here, a bot, or open for whoever comes."""

    kind: Kind
    name: Name = ""
    bot: Word = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables``; a seed deals the same cards again, and everybody can see that."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=100)] = {}
    listed: bool = False
    seed: Seed = ""
    undo: Manner | None = None  # null: lenient for somebody alone against bots
    pace: Pace = "live"
    clock: bool = False
    talk: bool = True
    once: Once = ""


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/continue``: a new table that goes on from a moment of a finished game."""

    moment: Version
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    listed: bool = False
    undo: Manner | None = None
    once: Once = ""


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat somebody holds."""

    table: Word
    token: Token


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/mine``: how are the tables at which I sit?"""

    tables: Annotated[list[Held], Meta(max_length=MOST_HELD)]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/seats``: sit down (anywhere open, or there), or seat a bot."""

    name: Name = ""
    seat: SeatNumber | None = None
    bot: Word = ""
    once: Once = ""


class Joined(Struct, frozen=True):
    """The seat, and its key if a person sat down."""

    seat: int
    version: int
    token: str = ""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/choices``."""

    version: Version
    choice: ChoiceText


class Undoing(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/undo``."""

    version: Version


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/stand-in``: a bot plays for somebody who is away, or for oneself."""

    version: Version
    seat: SeatNumber


class Back(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/back``: I am here again, and play myself."""


# -- answers ------------------------------------------------------------------------------------


class TableList(Struct, frozen=True):
    """Tables anyone may join or watch, the newest first."""

    tables: list[About]


class MyTable(Struct, frozen=True):
    """A table at which one sits, and the seat that is asked there (-1: none)."""

    about: About
    version: int
    seat: int
    turn: int
    since: float  # seconds since 1970: when something happened there last


class MyTables(Struct, frozen=True):
    """One's tables, those that none of one's keys opens any more, and those that are no more."""

    tables: list[MyTable]
    gone: list[str]
    ended: list[EndedTable] = []


def said(message: Message) -> Said:
    """A message for the wire: as it is, for it has the fields of ``Said`` and is written like one.

    A question has a hundred of them; to copy each cost more than to write them down.
    """
    return cast(Said, message)


Body = TypeVar("Body")

encode = msgspec.json.Encoder().encode
decode_live = msgspec.json.Decoder(ToServer).decode
UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)


def decode(data: bytes, kind: type[Body]) -> Body:
    """A body from anywhere; raises one of UNREADABLE."""
    return msgspec.json.decode(data, type=kind)
