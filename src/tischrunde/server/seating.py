"""Who sits at a table to be, and the keys of its people."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import category, normalize

from tischrunde.bots import catalog as bots
from tischrunde.kernel.errors import BadOption
from tischrunde.server import refusals, tokens, wire
from tischrunde.server.store import SeatRow
from tischrunde.server.store.rows import BOT, OPEN, PERSON

# Nobody sees these: joiners, of which some scripts and many emoji are made, and blank letters.
UNSEEN = dict.fromkeys(map(ord, "\u200c\u200d\u115f\u1160\u3164\uffa0\u2800"))


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
    if newcomer.name and folded(newcomer.name) in [
        folded(seat.name) for seat in others if seat.kind == PERSON
    ]:
        raise refusals.name_taken(newcomer.name)


def folded(name: str) -> str:
    """What a name has in common with those that look like it."""
    return normalize("NFKC", normalize("NFKC", name.translate(UNSEEN)).casefold())


def is_visible(name: str) -> bool:
    """Whether there is something to see, and nothing that would disturb what stands around it."""
    shown = name.translate(UNSEEN)
    return shown.isprintable() and any(category(sign)[0] in "LNPS" for sign in shown)


def person(name: str, token: str) -> SeatRow:
    """Somebody with a name one can show."""
    name = name.strip()
    if len(name) > refusals.LONGEST_NAME or not is_visible(name):
        raise refusals.bad_name()
    return SeatRow(PERSON, name, token_hash=tokens.hashed(token))


def bot(kind: str, game: str) -> SeatRow:
    """A bot that plays this game."""
    if kind not in bots.names(game):
        raise refusals.bad_option(BadOption("bots", kind, ", ".join(bots.names(game))))
    return SeatRow(BOT, bot=kind)
