"""The same people once more: a new table to which everybody's keys fit.

Its id follows from that of the old one, so however many ask for it at once, in whichever processes,
there is one; and nobody needs to be told a new secret.
"""

from __future__ import annotations

from dataclasses import replace
from time import time

from tischrunde.games import catalog as games
from tischrunde.server import tokens
from tischrunde.server.drafts import Draft
from tischrunde.server.played import without_stand_ins
from tischrunde.server.store.rows import BOT, FRESH
from tischrunde.server.table import Table
from tischrunde.table import Session


def rematch_id(table: str) -> str:
    """The table of the next game; no secret of a client's own can look like this."""
    return tokens.id_of(f"rematch of {table}")


def rematch(table: Table) -> Draft:
    """The same seats, keys and rules with new cards; whoever was away sits there again, and who has
    left is not waited for."""
    rules = games.load(table.row.game)
    old = table.row
    session = Session(rules, old.seats, tokens.new_seed(), old.options, old.undo)
    row = replace(
        old,
        id=rematch_id(old.id),
        version=rules.version,
        seed=session.record.seed,
        created=time(),
        over=False,
        origin=FRESH,
        from_table="",
    )
    seats = [replace(s, name="") if s.kind == BOT else s for s in without_stand_ins(table.seats)]
    return Draft(row, seats, [], session=session)
