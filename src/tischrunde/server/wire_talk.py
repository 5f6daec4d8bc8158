"""What people say across the table; the part of the contract that wire.py needs of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

LONGEST = 280  # characters

Reaction = Literal["bravo", "laugh", "wow", "ouch", "think", "wave"]


class Line(Struct, frozen=True):
    """What a seat has said: words of its own, or one of six reactions."""

    number: int  # from 1
    seat: int
    name: str  # of who sat there then: somebody else may have taken the seat since
    at: float  # seconds since 1970
    text: str
    reaction: Reaction | None


class Talk(Struct, frozen=True, tag="talk"):
    """Lines, some of which may be known: all to who comes, then each as it is said."""

    lines: list[Line]


class Speak(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/talk``: some words, or a reaction."""

    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    reaction: Reaction | None = None


class Spoken(Struct, frozen=True):
    """Its number among all that was said at the table."""

    number: int
