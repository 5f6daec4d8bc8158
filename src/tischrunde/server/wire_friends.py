"""What friends send each other round a game: part of the contract of wire.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tischrunde.server.wire import Key, Token, Word

# -- once more ------------------------------------------------------------------------------------


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/rematch``: the same people once more."""


class Rematch(Struct, frozen=True):
    """The table of the next game; the keys of the old one open the same seats there."""

    table: str


# -- seats on another device ----------------------------------------------------------------------


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/handovers``: a code by which another device gets these seats too."""

    table: Word
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=8)]


class Code(Struct, frozen=True):
    """What to type there, once and until then (seconds since 1970)."""

    code: str
    until: float


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/handovers/take``: the seats of a code; spaces and capitals do not matter."""

    code: Word


class TakenOver(Struct, frozen=True):
    """The keys of the seats, which the other device has as well."""

    table: str
    game: str
    keys: list[Key]


# -- calls to other places ------------------------------------------------------------------------


class SetWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST …/webhook``: an address to be called when it is somebody's turn; "" for none."""

    url: Annotated[str, Meta(max_length=500)]
    lang: Literal["de", "en"] = "en"


class Webhook(Struct, frozen=True):
    """Whom it calls, without what may be secret of the address; "" for nobody."""

    host: str
