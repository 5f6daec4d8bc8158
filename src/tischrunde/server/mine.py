"""How somebody's tables are, all at once, for their lobby."""

from __future__ import annotations

from functools import partial

from tischrunde.server import showing, tokens, wire
from tischrunde.server.refusals import Refused
from tischrunde.server.rematch import rematch_id
from tischrunde.server.store import SeatRow, TableRow, departing
from tischrunde.server.tables import Tables, is_readable

NOBODY = -1
WHY: dict[str, wire.Why] = {why: why for why in wire.WHYS}


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
        if seat is None:
            continue
        try:
            rematch = rematch_id(row.id) if rematch_id(row.id) in again else ""
            found.append(await my_table(tables, row, version, seats[row.id], seat, rematch))
        except Refused:  # somebody has edited the store
            continue
    here = {table.about.id for table in found}
    gone = dict.fromkeys(held.table for held in wish.tables if held.table not in here)
    ended = await tables.store.run(partial(departing.departed, [id for id in gone if id in ids]))
    told = [ended_table(one) for one in ended.values()]
    return wire.MyTables(found, [id for id in gone if id not in ended], told)


def ended_table(one: departing.Departed) -> wire.EndedTable:
    return wire.EndedTable(one.id, WHY[one.why], bool(one.record))


async def my_table(
    tables: Tables, row: TableRow, version: int, seats: list[SeatRow], seat: int, rematch: str
) -> wire.MyTable:
    """One of them; a finished game need not be played again to say so, nor where it goes on, and
    one begun by other rules cannot be, but stays somebody's."""
    if row.over or not is_readable(row):
        about = showing.about(row, seats, row.over, rematch)
        return wire.MyTable(about, version, seat, NOBODY, row.created)
    table = await tables.find(row.id)
    await table.hear(version)
    turn = NOBODY if table.asked is None else table.asked
    return wire.MyTable(table.about(), table.version, seat, turn, table.changed)
