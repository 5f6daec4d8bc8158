"""The part of the contract that says more of tables than what lies on them."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

Pace = Literal["live", "evening", "day", "never"]
PACES: tuple[Pace, ...] = get_args(Pace)
Why = Literal["expired", "withdrawn", "closed"]
WHYS: tuple[Why, ...] = get_args(Why)


class ByRules(Struct, frozen=True):
    """The versions of a game's rules: of those a table was begun by, and of today's (0: the game is
    no longer here).  Where they differ it can be played on only if the game says so."""

    begun: int
    today: int
    playable: bool


class Key(Struct, frozen=True):
    """Whoever has the token holds the seat; it is told only to who asked for it."""

    seat: int
    token: str


class Created(Struct, frozen=True):
    """A new table and the keys of its people."""

    id: str
    keys: list[Key]


class Waiting(Struct, frozen=True):
    """For how many seconds somebody has been asked, and in how many a bot may stand in for them, as
    things are (null: it may not)."""

    asked_for: float
    away_in: float | None


class Pacing(Struct, frozen=True):
    """How long one waits at a table before a bot may stand in for somebody: for who is not there,
    or with a clock for who is, too.  ``seconds`` is null where one waits for ever."""

    pace: Pace
    seconds: float | None
    clock: bool


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/leave``: I give my seat up; or somebody gives another's up for whom a bot has stood
    in long enough."""

    seat: Annotated[int, Meta(ge=0, lt=8)] | None = None


class Close(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/close``: whoever has set the table up ends it, for everybody."""


class Left(Struct, frozen=True):
    """What became of the table by it: it goes on without that seat, or is no more."""

    ended: bool


class EndedTable(Struct, frozen=True):
    """A table that is no more: nobody came, or somebody ended it; whether its record is left."""

    id: str
    why: Why
    recorded: bool


class Stage(Struct, frozen=True):
    """The beginning of a turn (or the end: seat -1), and figures of every seat by their names."""

    moment: int
    seat: int
    gauges: dict[str, list[int]]


class Course(Struct, frozen=True):
    """How a finished game developed, turn by turn; no stages where a game gives no figures."""

    stages: list[Stage]
