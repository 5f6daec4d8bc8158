"""Tables to be: with new cards, with known ones, from a moment of another game, from a record.

What was chosen before a table came to be is stored like everything that is chosen at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from time import time
from typing import TYPE_CHECKING

from tischrunde.games import catalog as games
from tischrunde.kernel.errors import BadData, BadOption
from tischrunde.server import refusals, tokens, wire
from tischrunde.server.refusals import Refused
from tischrunde.server.rows import (
    BOT,
    CHOICE,
    CONTINUED,
    FRESH,
    IMPORTED,
    JOIN,
    NO_PAST,
    OPEN,
    SEEDED,
    Past,
    SeatRow,
    TableRow,
)
from tischrunde.server.seating import seating
from tischrunde.table import Record, Session, replay
from tischrunde.table.story import Step
from tischrunde.table.undo import STRICT, usual_manner

if TYPE_CHECKING:
    from sqlalchemy import Connection


@dataclass(frozen=True)
class Draft:
    """All a table begins with, and the keys of its people.

    A game that has a past is played again when somebody comes to the table.
    """

    row: TableRow
    seats: list[SeatRow]
    keys: list[wire.Key]
    past: Past = NO_PAST
    session: Session | None = None
    check: Callable[[Connection], None] | None = None  # what its room says to one more


@dataclass(frozen=True)
class Checked:
    """A record that can be played, and what it comes to: no longer than it must be, for the server
    reads it while everybody waits."""

    setup: Record  # without the choices
    past: Past
    over: bool


def fresh(wish: wire.NewTable) -> Draft:
    """A new game; with a seed, one that somebody may have seen."""
    if wish.game not in games.ids():
        raise refusals.no_such_game()
    if not is_seed(wish.seed):
        raise refusals.bad_seed()
    seed = wish.seed or tokens.new_seed()
    once = wish.once or tokens.new_once()
    seats, keys = seating(wish.seats, wish.game, once)
    try:
        manner = wish.undo or usual_manner(people(seats))
        session = Session(games.load(wish.game), len(seats), seed, wish.options, manner)
    except BadOption as error:
        raise refusals.bad_option(error) from error
    origin = SEEDED if wish.seed else FRESH
    made = row_of(once, session.record, origin, session.manner, wish.listed)
    row = replace(made, pace=wish.pace, clock=wish.clock, talk=wish.talk)
    return Draft(row, seats, keys, session=session)


def continued(id: str, session: Session, wish: wire.Continue) -> Draft:
    """A finished game (that of this table) once more, from one of its moments on."""
    record, steps = session.record, session.steps
    if wish.moment >= len(steps):
        raise refusals.over() if wish.moment == len(steps) else refusals.no_such_moment()
    if len(wish.seats) != record.seats:
        error = BadOption("seats", len(wish.seats), str(record.seats))
        raise refusals.bad_option(error)
    once = wish.once or tokens.new_once()
    seats, keys = seating(wish.seats, record.game, once)
    manner = wish.undo or usual_manner(people(seats))
    row = row_of(once, record, CONTINUED, manner, wish.listed, id)
    return Draft(row, seats, keys, chosen(steps[: wish.moment]))


def imported(checked: Checked | Refused) -> Draft:
    """A game somebody has kept: to look at if it is over, otherwise to sit down and go on."""
    if isinstance(checked, Refused):
        raise checked
    setup = checked.setup
    seats = [SeatRow(OPEN) for _ in range(setup.seats)]
    row = row_of(tokens.new_once(), setup, IMPORTED, STRICT, over=checked.over)
    return Draft(row, seats, [], checked.past)


def check(data: bytes, most: int) -> Checked | Refused:
    """A record from anywhere, played again where it holds nobody up; or what is wrong with it."""
    try:
        session = played_again(data, most)
    except BadData as error:
        return refusals.bad_record(error)
    except Refused as refused:
        return refused
    setup = replace(session.record, choices=[])
    return Checked(setup, chosen(session.steps), session.over)


def chosen(steps: Iterable[Step]) -> Past:
    """Choices that were made before."""
    return Past.of((CHOICE, step.seat, step.choice) for step in steps)


def joined(seats: Sequence[SeatRow], guests: Iterable[int]) -> Past:
    """Those who come along and have not set the table up."""
    return Past.of((JOIN, guest, seats[guest].name) for guest in guests)


def played_again(data: bytes, most: int) -> Session:
    """The game of a record of so many choices at most; BadData names what is wrong with it."""
    try:
        record = Record.from_json(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadData("record", "is not UTF-8") from error
    if record.game not in games.ids():
        raise BadData("record.game", f"must be one of {', '.join(games.ids())}")
    if not is_seed(record.seed):
        raise BadData("record.seed", f"must be at most {wire.SEED_LIMIT} signs that can be shown")
    if len(record.choices) > most:
        raise refusals.too_long(most)
    return replay(games.load(record.game), record)


def people(seats: list[SeatRow]) -> int:
    """How many there are, or may be: whoever is still to come is taken for one."""
    return sum(seat.kind != BOT for seat in seats)


def is_seed(text: str) -> bool:
    """Whether a seed can be kept and shown."""
    return len(text) <= wire.SEED_LIMIT and text.isprintable()


def row_of(
    once: str,
    record: Record,
    origin: str,
    undo: str,
    listed: bool = False,
    from_table: str = "",
    over: bool = False,
) -> TableRow:
    return TableRow(
        id=tokens.id_of(once),
        game=record.game,
        version=record.version,
        seats=record.seats,
        seed=record.seed,
        options=record.options,
        listed=listed,
        created=time(),
        over=over,
        origin=origin,
        from_table=from_table,
        undo=undo,
    )
