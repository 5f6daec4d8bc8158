"""Who sits at a table to be, and the keys of its people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from unicodedata import category

from tischrunde.bots import catalog as bots
from tischrunde.kernel.errors import BadOption
from tischrunde.server import refusals, tokens, wire
from tischrunde.server.lookalikes import alike
from tischrunde.server.plain import IGNORABLE, JOINERS, seen, stacks
from tischrunde.server.rows import BOT, OPEN, PERSON, SeatRow


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
    people = [seat.name for seat in others if seat.kind == PERSON]
    if newcomer.name and any(alike(newcomer.name, name) for name in people):
        raise refusals.name_taken(newcomer.name)


def is_visible(name: str) -> bool:
    """Whether there is something to see, and nothing that would disturb what stands around it."""
    if stacks(name) or any(ord(sign) in IGNORABLE - JOINERS for sign in name):
        return False
    shown = seen(name)
    return shown.isprintable() and any(category(sign)[0] in "LNPS" for sign in shown)


def person(name: str, token: str) -> SeatRow:
    """Somebody with a name one can show."""
    name = shown(name, refusals.LONGEST_NAME, refusals.bad_name)
    return SeatRow(PERSON, name, token_hash=tokens.hashed(token))


def shown(name: str, longest: int, bad: Callable[[], refusals.Refused]) -> str:
    """A name as it is shown; where it has spaces, each is one."""
    name = " ".join(name.split())
    if len(name) > longest or not is_visible(name):
        raise bad()
    return name


def bot(kind: str, game: str) -> SeatRow:
    """A bot that plays this game."""
    if kind not in bots.names(game):
        raise refusals.bad_option(BadOption("bots", kind, ", ".join(bots.names(game))))
    return SeatRow(BOT, bot=kind)
