"""How long somebody is waited for before others may let a bot play for them.

By a clock that only goes forward: nobody is away because a computer has set its time.
"""

from __future__ import annotations

from time import monotonic, time

from tischrunde.server import wire
from tischrunde.server.rows import DAY, EVENING, LIVE, NEVER

# Seconds, by what a table was set up for; at one of them nobody is ever replaced by others.
WAITS: dict[str, float | None] = {LIVE: 180.0, EVENING: 900.0, DAY: 86_400.0, NEVER: None}
PACES: dict[str, wire.Pace] = {pace: pace for pace in wire.PACES}
LONGEST = 86_400.0  # seconds after which even there a seat may be given up for whom a bot plays
STAND_INS = 100  # of one seat in one game: a table does not grow by coming and going


def pacing(pace: str, clock: bool) -> wire.Pacing:
    """What everybody may know of it."""
    return wire.Pacing(PACES[pace], WAITS[pace], clock)


def since(at: float) -> float:
    """When something happened that was written down then, by the clock that only goes forward."""
    return monotonic() - max(0.0, time() - at)


def due_in(wait: float | None, clock: bool, asked: float, left: float | None) -> float | None:
    """In how many seconds a bot may stand in for somebody who was asked and has left then (None:
    is here); None if never, as things are.

    Whoever is here is thinking, unless the table has a clock for that.
    """
    if wait is None or (left is None and not clock):
        return None
    begun = asked if clock or left is None else max(asked, left)
    return max(0.0, begun + wait - monotonic())
