"""Who is at the tables at this moment: connected here, or to another process (see sharing.py).

Nothing of it is stored, and nobody is asked: whoever has a live connection is there.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from time import monotonic

from tischrunde.kernel.pile import SPECTATOR
from tischrunde.server import wire

LINGER = 3.0  # seconds; whose line is cut is usually back sooner, and was never away
ON_THE_WAY = 60.0  # seconds after we have begun in which people may be coming back
REST = 0.1  # seconds between two words to a table, however many come and go


@dataclass(frozen=True)
class Company:
    """Those at a table: seats at which somebody is, and how many only watch."""

    seats: frozenset[int] = frozenset()
    watching: int = 0

    def __or__(self, others: Company) -> Company:
        return Company(self.seats | others.seats, self.watching + others.watching)


NOBODY = Company()


class Presence:
    """Counts who comes and goes, and lets a table be told when that changes its company."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell  # everybody at this table who is connected to this process
        self.on_change: Callable[[str], None] = lambda table: None
        self.on_left: Callable[[str, int], None] = lambda table, seat: None
        self._here: dict[str, Counter[int]] = {}  # connections by seat, those that watch as one
        self._elsewhere: dict[str, dict[str, Company]] = {}  # by table, then by process
        self._resting: dict[str, bool] = {}  # tables told just now; whether there is more to tell
        self._began = monotonic()
        self._left: dict[str, dict[int, float]] = {}  # when a seat's people have gone

    def at(self, table: str) -> wire.Here:
        """Everybody at a table."""
        everybody = self.here(table)
        for company in self._elsewhere.get(table, {}).values():
            everybody |= company
        return wire.Here(sorted(everybody.seats), everybody.watching)

    def left(self, table: str, seat: int) -> float | None:
        """When somebody has gone, by the clock that only goes forward; None while they are here.

        Who was not here since we began may be on the way; after a while they are long gone."""
        if seat in self.at(table).seats:
            return None
        on_the_way = monotonic() - self._began < ON_THE_WAY
        return self._left.get(table, {}).get(seat, monotonic() if on_the_way else -inf)

    def forget(self, table: str) -> None:
        """Nobody asks any more when who has gone."""
        self._left.pop(table, None)

    def _note(self, table: str, before: Sequence[int]) -> None:
        for seat in set(before).difference(self.at(table).seats):
            self._left.setdefault(table, {})[seat] = monotonic()
            self.on_left(table, seat)

    # -- connected to this process --------------------------------------------------------------

    @property
    def tables(self) -> set[str]:
        """Where somebody is."""
        return set(self._here)

    def here(self, table: str) -> Company:
        """Those at a table who are connected to this process."""
        count = self._here.get(table, Counter())
        return Company(frozenset(count) - {SPECTATOR}, count[SPECTATOR])

    @contextmanager
    def during(self, table: str, seats: Sequence[int]) -> Iterator[None]:
        """As long as a connection lasts, and a little longer."""
        self._count(table, seats, 1)
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(LINGER, self._count, table, seats, -1)

    def expect(self, table: str, seat: int) -> None:
        """Whoever has just sat down connects in a moment."""
        with self.during(table, [seat]):
            pass

    def _count(self, table: str, seats: Sequence[int], change: int) -> None:
        before, everybody = self.here(table), self.at(table).seats
        count = self._here.setdefault(table, Counter())
        for seat in seats:
            count[seat] += change
            if not count[seat]:
                del count[seat]
        if not count:
            del self._here[table]
        self._note(table, everybody)
        if self.here(table) != before:
            self.on_change(table)
        self._change(table)  # also for who has just come and has not been told yet

    # -- connected to others --------------------------------------------------------------------

    def hear(self, process: str, table: str, company: Company) -> None:
        """Another process says who is there."""
        everybody = self.at(table).seats
        by_process = self._elsewhere.setdefault(table, {})
        before = by_process.pop(process, NOBODY)
        if company != NOBODY:
            by_process[process] = company
        if not by_process:
            del self._elsewhere[table]
        self._note(table, everybody)
        if company != before:
            self._change(table)

    # -- telling --------------------------------------------------------------------------------

    def _change(self, table: str) -> None:
        if table in self._resting:
            self._resting[table] = True
            return
        self._resting[table] = False
        asyncio.get_running_loop().call_later(REST, self._rested, table)
        self._tell(table)

    def _rested(self, table: str) -> None:
        if self._resting.pop(table):
            self._change(table)
