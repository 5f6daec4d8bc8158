"""Who is listening to a table: one outbox a connection, so that a slow one delays nobody.

Whoever takes everything as it comes needs no outbox, nor a task that is woken for every message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

# Whoever is slower has to come again, and gets the whole table.
MOST_MESSAGES = 100
MOST_CHARACTERS = 4 * 1024 * 1024  # a whole game told to five seats takes a fifth of it

log = logging.getLogger(__name__)


class Client:
    """A connection: the seats it holds (SPECTATOR alone if none) and what it has not heard yet.

    ``sends_at_once`` sends a message, or says that it has to wait; without it, all of them do.
    """

    def __init__(
        self, seats: Sequence[int], sends_at_once: Callable[[str], bool] | None = None
    ) -> None:
        self.seats = tuple(seats)
        self.lost = False
        self._sends_at_once = sends_at_once
        self._all_sent = False  # whatever was taken out of the outbox
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue(MOST_MESSAGES)
        self._waiting = 0  # characters in the outbox
        self._company = ""  # who is at the table, as it was told last

    def send(self, text: str) -> None:
        """Send a message, or put it into the outbox, behind those that wait there; when that is
        full, give the client up."""
        if self.lost:
            return
        if self._all_sent and self._outbox.empty() and self._is_sent_at_once(text):
            return
        if self._outbox.full() or self._waiting + len(text) > MOST_CHARACTERS:
            self.give_up()
            return
        self._outbox.put_nowait(text)
        self._waiting += len(text)

    def _is_sent_at_once(self, text: str) -> bool:
        if self._sends_at_once is None:
            return False
        try:
            return self._sends_at_once(text)
        except Exception:  # of this connection alone: everybody else is told
            log.exception("a live connection takes nothing more")
            self.give_up()
            return True

    def hear_of(self, company: str) -> None:
        """Who is at the table, unless that is known."""
        if company != self._company:
            self._company = company
            self.send(company)

    async def next(self) -> str | None:
        """What to send next, once all before it is sent; None when the client was given up."""
        self._all_sent = True
        text = await self._outbox.get()
        self._all_sent = False
        self._waiting -= len(text or "")
        return text

    def give_up(self, last: str | None = None) -> None:
        """Nothing more after what is being sent, but for a last word."""
        self.lost = True
        while not self._outbox.empty():
            self._outbox.get_nowait()
        if last is not None:
            self._outbox.put_nowait(last)
        self._outbox.put_nowait(None)
