"""The table: the checked door to a game, its record, replay and undo."""

from tischrunde.table.record import Record
from tischrunde.table.replay import replay
from tischrunde.table.session import Session

__all__ = ["Record", "Session", "replay"]
