"""The time by which tables and rooms expire: a clock that is wrong for a while deletes nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic

AHEAD = 3600.0  # seconds that a clock may gain from one look to the next
UNUSED = 86_400.0  # seconds for which a server may have been off when it starts

log = logging.getLogger(__name__)


class Steady:
    """A clock that goes forward about as fast as time passes, whatever the computer's own says.

    That may have slept, or been off, and is right all the same: so ours follows it, an hour more
    with every look.  Whoever has set it wrong has the time to notice.
    """

    def __init__(
        self, clock: Callable[[], float], newest: float, passing: Callable[[], float] = monotonic
    ) -> None:
        """``newest`` is the last time that was written down, or 0.0."""
        self.clock = clock
        self.passing = passing
        self._latest = newest + UNUSED if newest else clock()  # it cannot be much later than this
        self._at = passing()

    def now(self) -> float:
        at = self.passing()
        passed = self._latest + at - self._at
        told = self.clock()
        if told > passed + AHEAD:
            log.warning(
                "the clock of this computer is %.1f days ahead of what was expected; "
                "nothing expires by it yet", (told - passed) / 86_400.0,
            )  # fmt: skip
        now = min(told, passed + AHEAD)
        self._latest, self._at = max(passed, now), at
        return now
