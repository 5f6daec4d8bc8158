"""What friends send each other round a game: part of the contract of wire.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tischrunde.server.wire import Key, Token, Word

LONGEST_ENDPOINT = 1_000

# -- once more ------------------------------------------------------------------------------------


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/rematch``: the same people once more."""


class Rematch(Struct, frozen=True):
    """The table of the next game; the keys of the old one open the same seats there."""

    table: str


# -- seats on another device ----------------------------------------------------------------------


class HandOver(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """``POST /api/handovers``: a code by which another device gets these seats too; or without a
    table, one's place in a room."""

    table: Word = ""
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=8)]
    room: Word = ""


class Code(Struct, frozen=True):
    """What to type there, once and until then (seconds since 1970)."""

    code: str
    until: float


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/handovers/take``: the seats of a code; spaces and capitals do not matter."""

    code: Word


class TakenOver(Struct, frozen=True):
    """The keys of the seats, which the other device has as well; and the room in which they are
    those of a member, or "".  Without a table, its keys are told by number of the member."""

    table: str
    game: str
    keys: list[Key]
    room: str = ""
    member: int = -1


# -- calls to other places ------------------------------------------------------------------------


class SetWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/webhook``: an address to be called when it is somebody's turn; "" for none."""

    url: Annotated[str, Meta(max_length=500)]
    lang: Literal["de", "en"] = "en"


class Webhook(Struct, frozen=True):
    """Whom it calls, without what may be secret of the address; "" for nobody."""

    host: str


class Device(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/push``: call this browser when it is this seat's turn and nobody is there.  It is
    known by where its push service is, its key, and what it shares with us (RFC 8291)."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    lang: Literal["de", "en"] = "en"


class MovePush(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/push/move``: this browser is reached elsewhere now, or wants no more calls, from
    any table.  It is believed by what only it and we know."""

    was: Device
    to: Device | None = None


class Called(Struct, frozen=True):
    """How many browsers are called for this seat; or at how many seats one was."""

    count: int
