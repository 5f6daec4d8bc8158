"""The part of the contract that says more of tables than what lies on them."""

from __future__ import annotations

from msgspec import Struct


class ByRules(Struct, frozen=True):
    """The versions of a game's rules: of those a table was begun by, and of today's (0: the game is
    no longer here).  Where they differ it can be played on only if the game says so."""

    begun: int
    today: int
    playable: bool


class Stage(Struct, frozen=True):
    """The beginning of a turn (or the end: seat -1), and figures of every seat by their names."""

    moment: int
    seat: int
    gauges: dict[str, list[int]]


class Course(Struct, frozen=True):
    """How a finished game developed, turn by turn; no stages where a game gives no figures."""

    stages: list[Stage]
