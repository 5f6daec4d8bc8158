"""The record of a table from what is stored of it alone, whatever has become of its rules."""

from __future__ import annotations

from collections.abc import Sequence

from tischrunde.server.rows import CHOICE, UNDO, EventRow, TableRow
from tischrunde.table import Record


def record_of(row: TableRow, events: Sequence[EventRow]) -> Record:
    """The choices that stand; an undo takes a seat's last one back and all that answered it.

    Without a digest: where they lead, only the rules know.
    """
    made: list[tuple[int, str]] = []
    for event in events:
        if event.kind == CHOICE:
            made.append((event.seat, event.body))
        elif event.kind == UNDO:
            while made and made.pop()[0] != event.seat:
                pass
    choices = [choice for _, choice in made]
    return Record(row.game, row.version, row.seats, row.seed, dict(row.options), choices)
