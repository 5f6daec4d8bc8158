"""How somebody's tables are, all at once, for their lobby."""

from __future__ import annotations

from tischrunde.server import showing, tokens, wire
from tischrunde.server.refusals import Refused
from tischrunde.server.rematch import rematch_id
from tischrunde.server.store import SeatRow, TableRow
from tischrunde.server.tables import Tables, is_readable

NOBODY = -1


async def mine(tables: Tables, wish: wire.Mine) -> wire.MyTables:
    """The tables these tokens open, in the order asked for; tables none of them opens are gone."""
    ids = sorted({held.table for held in wish.tables if tokens.is_id(held.table)})
    rows = await tables.store.tables(ids)
    seats = await tables.store.seats(ids)
    again = await tables.store.versions([rematch_id(id) for id in ids])
    found: list[wire.MyTable] = []
    for held in wish.tables:
        if held.table not in rows:
            continue
        row, version = rows[held.table]
        seat = tokens.seat_of(held.token, [seat.token_hash for seat in seats[row.id]])
        if seat is None or not is_readable(row):
            continue
        try:
            rematch = rematch_id(row.id) if rematch_id(row.id) in again else ""
            found.append(await my_table(tables, row, version, seats[row.id], seat, rematch))
        except Refused:  # somebody has edited the store
            continue
    here = {table.about.id for table in found}
    gone = dict.fromkeys(held.table for held in wish.tables if held.table not in here)
    return wire.MyTables(found, list(gone))


async def my_table(
    tables: Tables, row: TableRow, version: int, seats: list[SeatRow], seat: int, rematch: str
) -> wire.MyTable:
    """One of them; a finished game need not be played again to say so, nor where it goes on."""
    if row.over:
        about = showing.about(row, seats, over=True, rematch=rematch)
        return wire.MyTable(about, version, seat, NOBODY, row.created)
    table = await tables.find(row.id)
    await table.hear(version)
    turn = NOBODY if table.asked is None else table.asked
    return wire.MyTable(table.about(), table.version, seat, turn, table.changed)
