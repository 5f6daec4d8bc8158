"""What finished games leave to do: it waits in the store, so nothing is lost with a process."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from tischrunde.server.store import Away

AT_ONCE = 20  # games found by one look

log = logging.getLogger(__name__)


class Chore:
    """Woken whenever a game ends; and looks from time to time though none has ended here."""

    name = ""  # what is done, for the log
    pause = 0.0  # seconds between two looks of its own accord

    def __init__(self) -> None:
        self.failed: set[str] = set()  # games with which it cannot be done
        self._wake = asyncio.Event()

    def wake(self) -> None:
        self._wake.set()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                while await self.do_some():
                    pass
            except Away as away:  # the games wait in the store
                log.warning("%s: not yet, %s", self.name, away)
            except Exception:
                log.warning("%s: failed; trying again", self.name, exc_info=True)
            with suppress(TimeoutError):
                # Not wait_for: on Python 3.11, who is woken and cancelled at once would go on.
                async with asyncio.timeout(self.pause):
                    await self._wake.wait()
            self._wake.clear()

    async def do_some(self) -> int:
        """HOOK.  How many games there were."""
        raise NotImplementedError
