"""Who sits at a table to be, and the keys of its people."""

from __future__ import annotations

from collections.abc import Sequence

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
    names = [seat.name for seat in seats if seat.name]
    for name in names:
        if names.count(name) > 1:
            raise refusals.name_taken(name)
    return seats, keys


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
