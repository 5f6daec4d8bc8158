"""The same people once more: a new table to which everybody's keys fit.

Its id follows from that of the old one, so however many ask for it at once, in whichever processes,
there is one; and nobody needs to be told a new secret.  If it was withdrawn there may be another.
"""

from __future__ import annotations

from dataclasses import replace
from time import time

from tischrunde.games import catalog as games
from tischrunde.server import tokens
from tischrunde.server.drafts import Draft, joined
from tischrunde.server.played import without_stand_ins
from tischrunde.server.rows import BOT, FRESH, PERSON
from tischrunde.server.table import Table
from tischrunde.table import Session


def rematch_id(table: str, before: int = 0) -> str:
    """The table of the next game, after so many that are no more; no secret of a client's own can
    look like this."""
    return tokens.id_of(f"rematch of {table}" if not before else f"rematch {before} of {table}")


def rematch(table: Table, before: int) -> Draft:
    """The same seats, keys and rules with new cards; whoever was away sits there again, and who has
    left is not waited for.  Who had come to the old one has come to this, too: it is not theirs.
    ``before`` is how many such tables are no more."""
    rules = games.load(table.row.game)
    old = table.row
    session = Session(rules, old.seats, tokens.new_seed(), old.options, old.undo)
    row = replace(
        old,
        id=rematch_id(old.id, before),
        version=rules.version,
        seed=session.record.seed,
        created=time(),
        over=False,
        origin=FRESH,
        from_table="",
    )
    seats = [replace(s, name="") if s.kind == BOT else s for s in without_stand_ins(table.seats)]
    people = {number for number, seat in enumerate(seats) if seat.kind == PERSON}
    guests = sorted(people - table.owners)
    return Draft(row, seats, [], joined(seats, guests), session=None if guests else session)
