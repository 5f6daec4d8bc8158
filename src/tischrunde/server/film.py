"""A finished game as it can be shown without its rules: the end as every seat saw it, its story,
its record, and every moment as spectators saw it.

Made in a process of its own (see again.py) while the rules are those it was played by.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace

import msgspec
from msgspec import Struct

from tischrunde.games import catalog as games
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.server import moments, wire
from tischrunde.server.played import Played
from tischrunde.server.rows import SeatRow, TableRow
from tischrunde.table import Record, replay

REEL = 50  # moments in one part, so that whoever looks at one reads few others
LONGEST = 3_000  # choices; of a longer game only the end is kept
SQUEEZE = 6  # as zlib counts: one moment is nearly the one before


class End(Struct, frozen=True):
    """The first part.  ``rules`` is the version by which all of it was made."""

    rules: int
    record: str
    updates: list[wire.Update]  # spectators', then every seat's
    count: int  # moments that follow, but for the first
    told: list[wire.Told]
    turns: list[int]
    course: wire.Course


read_end = msgspec.json.Decoder(End).decode
read_reel = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_moment = msgspec.json.Decoder(wire.Moment).decode


def film(row: TableRow, seats: Sequence[SeatRow], record: Record) -> list[bytes] | None:
    """All parts of a finished game; None if today's rules do not lead to its end."""
    rules = games.load(record.game)
    same = rules.reads(record.version)
    today = record if same else replace(record, version=rules.version)
    try:
        session = replay(rules, today)
    except BadData:
        return None
    if not session.over:
        return None
    table = Played(row, seats, session)
    count = len(session.steps)
    filmed = count if count <= LONGEST else 0
    told = [line for n in range(count + 1) for line in moments.led_to(session, n, SPECTATOR)]
    end = End(
        rules=session.rules.version,
        record=(session.record if same else record).to_json(),
        updates=[table.update(seat) for seat in range(SPECTATOR, row.seats)],
        count=filmed,
        told=told if filmed else [wire.Told(0, line.said) for line in told],
        turns=[step.seat for step in session.steps[:filmed]],
        course=moments.course(today),
    )
    numbers = range(count + 1) if filmed else range(count, count + 1)
    shots = [moments.moment(table, number, SPECTATOR) for number in numbers]
    reels = [shots[first : first + REEL] for first in range(0, len(shots), REEL)]
    return [zlib.compress(wire.encode(part), SQUEEZE) for part in (end, *reels)]


def moment_of(reel: bytes, number: int) -> wire.Moment:
    """One of the moments in a part."""
    return read_moment(read_reel(zlib.decompress(reel))[number % REEL])


def end_of(part: bytes) -> End:
    """The first part again."""
    return read_end(zlib.decompress(part))
