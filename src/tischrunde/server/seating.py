"""Who sits at a table to be, and the keys of its people."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

from tischrunde.bots import catalog as bots
from tischrunde.kernel.errors import BadOption
from tischrunde.server import refusals, tokens, wire
from tischrunde.server.store import SeatRow
from tischrunde.server.store.rows import BOT, OPEN, PERSON


def seating(
    wishes: Sequence[wire.NewSeat], game: str, once: str
) -> tuple[list[SeatRow], list[wire.Key]]:
    """The seats of a new table and the keys of its people."""
    seats: list[SeatRow] = []
    keys: list[wire.Key] = []
    for number, wish in enumerate(wishes):
        if wish.kind == PERSON:
            token = tokens.token_of(once, number)
            seats.append(person(wish.name, token))
            keys.append(wire.Key(number, token))
        elif wish.kind == BOT:
            seats.append(bot(wish.bot, game))
        else:
            seats.append(SeatRow(OPEN))
    for number, seat in enumerate(seats):
        check_name(seat, seats[:number])
    return seats, keys


def check_name(newcomer: SeatRow, others: Sequence[SeatRow]) -> None:
    """No two people at a table have names that look the same."""
    if newcomer.name and folded(newcomer.name) in [folded(seat.name) for seat in others]:
        raise refusals.name_taken(newcomer.name)


def folded(name: str) -> str:
    """What a name has in common with those that look like it."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def person(name: str, token: str) -> SeatRow:
    """Somebody with a name one can show."""
    name = name.strip()
    if not name or len(name) > refusals.LONGEST_NAME or not name.isprintable():
        raise refusals.bad_name()
    return SeatRow(PERSON, name, token_hash=tokens.hashed(token))


def bot(kind: str, game: str) -> SeatRow:
    """A bot that plays this game."""
    if kind not in bots.names(game):
        raise refusals.bad_option(BadOption("bots", kind, ", ".join(bots.names(game))))
    return SeatRow(BOT, bot=kind)
