"""Rooms, which keep a group together over its games: part of the contract of wire.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tischrunde.server import wire
from tischrunde.server.wire import Manner, Name, Once, Pace, Word

NOBODY = -1  # where no member is
MOST_MEMBERS = 1_000  # that could ever be counted

MemberNumber = Annotated[int, Meta(ge=0, lt=MOST_MEMBERS)]


# -- bodies ---------------------------------------------------------------------------------------


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/rooms``: a room of this name, and who opens it."""

    name: Name
    person: Name
    once: Once = ""


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/members``: I am one of you."""

    name: Name
    once: Once = ""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/name``: what I am called from now on."""

    name: Name


class LeaveRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/rooms/{room}/leave``: I do not belong to it any more."""


class CloseRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/rooms/{room}/close``: nothing new is begun; what was played stays to be read."""


class RoomSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a room's table to be: a member's, a bot's, or open for whoever comes."""

    kind: Literal["member", "bot", "open"]
    member: MemberNumber = 0
    bot: Word = ""


class NewRoomTable(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/rooms/{room}/tables``: members are seated at once, and their keys open them."""

    game: Word
    seats: Annotated[list[RoomSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=100)] = {}
    undo: Manner | None = None
    pace: Pace = "live"
    clock: bool = False
    talk: bool = True
    once: Once = ""


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/tables/{table}/seats``: a member sits down at an open seat, by name and key."""


# -- answers --------------------------------------------------------------------------------------


class Entered(Struct, frozen=True):
    """Whoever has the token is this member; it is told only to who asked for it."""

    room: str
    member: int
    token: str


class Member(Struct, frozen=True):
    """Somebody who belongs to the room, or has left it for good."""

    number: int
    name: str
    left: bool


class RoomTable(Struct, frozen=True):
    """A table at which a game is to begin or goes on, and whose its seats are (-1: no member's)."""

    about: wire.About
    members: list[int]


class ResultSeat(Struct, frozen=True):
    """Who sat there (-1: no member), the bot that played, and what it came to."""

    name: str
    member: int
    bot: str
    place: int  # from 1; who shares one has the same
    points: int
    won: bool


class Result(Struct, frozen=True):
    """A game that has ended; its table may be gone by now."""

    number: int  # from 1
    table: str
    game: str
    at: float  # seconds since 1970
    seats: list[ResultSeat]


class Rank(Struct, frozen=True):
    """What a member has played in all: one point for every person they left behind in a game, and
    half a point for every one they shared a place with."""

    place: int
    member: int
    games: int
    wins: int
    points: float
    places: list[int]  # how often first, second …


class Room(Struct, frozen=True, tag="room"):
    """All of a room; the same for everybody who has its link."""

    id: str
    mark: str  # by which its tables are known to those who belong to it
    name: str
    created: float
    version: int
    closed: bool
    closer: int  # the member who may close it, -1 if nobody is left
    members: list[Member]
    tables: list[RoomTable]
    results: list[Result]
    league: list[Rank]


class Present(Struct, frozen=True, tag="present"):
    """The members who are here at this moment: in the room, or at one of its tables."""

    members: list[int]


class TableMade(Struct, frozen=True):
    """A new table of the room."""

    table: str


class Played(Struct, frozen=True):
    """``GET …/results``: all that was played, to be taken home."""

    room: str
    created: float
    members: list[Member]
    league: list[Rank]
    results: list[Result]


RoomToClient = Room | Present | wire.Problem
