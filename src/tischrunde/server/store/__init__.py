"""Where tables are kept: one schema, in SQLite or PostgreSQL."""

from tischrunde.server.rows import EventRow, Past, SeatRow, TableRow
from tischrunde.server.store.alone import InUse, alone
from tischrunde.server.store.away import Away
from tischrunde.server.store.database import Conflict, Lost
from tischrunde.server.store.store import Store, open_store, sqlite_url

__all__ = [
    "Away",
    "Conflict",
    "EventRow",
    "InUse",
    "Lost",
    "Past",
    "SeatRow",
    "Store",
    "TableRow",
    "alone",
    "open_store",
    "sqlite_url",
]
