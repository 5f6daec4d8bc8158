"""Whole games played again, for somebody who looks back or brings a record: a process of its own
does it, one game after the other, so that no table waits."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

from tischrunde.server import refusals
from tischrunde.server.workers import FIRST, Died, NotStarted, Workers

LONGEST = 60.0  # seconds
MOST_WAITING = 20  # games
OF_ONE = 2  # of them of one address

log = logging.getLogger(__name__)


class Again:
    """The process, and whoever waits for it."""

    def __init__(self) -> None:
        self.workers = Workers(1, LONGEST)
        self.waiting: Counter[str] = Counter()  # by address

    async def play(self, address: str, work: Callable[..., Any], *arguments: Any) -> Any:
        """What the work has come to."""
        if self.waiting[address] >= OF_ONE or self.waiting.total() >= MOST_WAITING:
            raise refusals.too_fast()
        self.waiting[address] += 1
        try:
            return await self.play_patiently(work, *arguments)
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    async def play_patiently(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """The same for the server itself, which is never turned away."""
        try:
            return await self.workers.ask(FIRST, work, *arguments)
        except NotStarted as error:
            log.error("the process in which games are played again does not start")
            raise refusals.our_fault() from error
        except (TimeoutError, Died) as error:
            raise refusals.our_fault() from error

    def close(self) -> None:
        self.workers.close()
