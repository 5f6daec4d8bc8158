"""Tables to be: with new cards, with known ones, from a moment of another game, from a record.

What was chosen before a table came to be is stored like everything that is chosen at it.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import time

from tischrunde.games import catalog as games
from tischrunde.kernel.errors import BadData, BadOption
from tischrunde.server import refusals, tokens, wire
from tischrunde.server.seating import seating
from tischrunde.server.store import EventRow, SeatRow, TableRow
from tischrunde.server.store.rows import BOT, CHOICE, CONTINUED, FRESH, IMPORTED, OPEN, SEEDED
from tischrunde.table import Record, Session, replay
from tischrunde.table.undo import usual_manner


@dataclass(frozen=True)
class Draft:
    """All a table begins with, and the keys of its people."""

    row: TableRow
    session: Session
    seats: list[SeatRow]
    keys: list[wire.Key]

    def past(self) -> list[EventRow]:
        """The choices that were made before."""
        steps = enumerate(self.session.steps, start=1)
        return [EventRow(n, CHOICE, s.seat, s.choice, self.row.created) for n, s in steps]


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
    row = row_of(once, session, SEEDED if wish.seed else FRESH, wish.listed)
    return Draft(row, session, seats, keys)


def continued(id: str, record: Record, wish: wire.Continue) -> Draft:
    """A finished game (the record of this table) once more, from one of its moments on."""
    if wish.moment >= len(record.choices):
        raise refusals.over() if wish.moment == len(record.choices) else refusals.no_such_moment()
    if len(wish.seats) != record.seats:
        error = BadOption("seats", len(wish.seats), str(record.seats))
        raise refusals.bad_option(error)
    once = wish.once or tokens.new_once()
    seats, keys = seating(wish.seats, record.game, once)
    manner = wish.undo or usual_manner(people(seats))
    session = replay(games.load(record.game), record, wish.moment, manner=manner)
    return Draft(row_of(once, session, CONTINUED, wish.listed, id), session, seats, keys)


def imported(data: bytes) -> Draft:
    """A game somebody has kept: to look at if it is over, otherwise to sit down and go on."""
    try:
        session = played_again(data)
    except BadData as error:
        raise refusals.bad_record(error) from error
    seats = [SeatRow(OPEN) for _ in range(session.state.seats)]
    return Draft(row_of(tokens.new_once(), session, IMPORTED), session, seats, [])


def played_again(data: bytes) -> Session:
    """The game of a record from anywhere; BadData names what is wrong with it."""
    try:
        record = Record.from_json(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadData("record", "is not UTF-8") from error
    if record.game not in games.ids():
        raise BadData("record.game", f"must be one of {', '.join(games.ids())}")
    if not is_seed(record.seed):
        raise BadData("record.seed", f"must be at most {wire.SEED_LIMIT} signs that can be shown")
    return replay(games.load(record.game), record)


def people(seats: list[SeatRow]) -> int:
    """How many there are, or may be: whoever is still to come is taken for one."""
    return sum(seat.kind != BOT for seat in seats)


def is_seed(text: str) -> bool:
    """Whether a seed can be kept and shown."""
    return len(text) <= wire.SEED_LIMIT and text.isprintable()


def row_of(
    once: str, session: Session, origin: str, listed: bool = False, from_table: str = ""
) -> TableRow:
    record = session.record
    return TableRow(
        id=tokens.id_of(once),
        game=record.game,
        version=record.version,
        seats=record.seats,
        seed=record.seed,
        options=record.options,
        listed=listed,
        created=time(),
        over=session.over,
        origin=origin,
        from_table=from_table,
        undo=session.manner,
    )
