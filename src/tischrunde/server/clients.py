"""Who is listening to a table: one outbox a connection, so that a slow one delays nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

# Whoever is slower has to come again, and gets the whole table.
MOST_MESSAGES = 100
MOST_CHARACTERS = 4 * 1024 * 1024  # a whole game told to five seats takes a fifth of it


class Client:
    """A connection: the seats it holds (SPECTATOR alone if none) and what it has not heard yet."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = tuple(seats)
        self.lost = False
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue(MOST_MESSAGES)
        self._waiting = 0  # characters in the outbox
        self._company = ""  # who is at the table, as it was told last

    def send(self, text: str) -> None:
        """Put a message into the outbox; when that is full, give the client up."""
        if self.lost:
            return
        if self._outbox.full() or self._waiting + len(text) > MOST_CHARACTERS:
            self.give_up()
            return
        self._outbox.put_nowait(text)
        self._waiting += len(text)

    def hear_of(self, company: str) -> None:
        """Who is at the table, unless that is known."""
        if company != self._company:
            self._company = company
            self.send(company)

    async def next(self) -> str | None:
        """What to send next; None when the client was given up."""
        text = await self._outbox.get()
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
