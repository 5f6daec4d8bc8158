"""Who is listening to a table: one outbox a connection, so that a slow one delays nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

WAITING_AT_MOST = 100  # messages; whoever is slower has to come again and gets the whole table


class Client:
    """A connection: the seats it holds (SPECTATOR alone if none) and what it has not heard yet."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = tuple(seats)
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(WAITING_AT_MOST)
        self.lost = False

    def send(self, text: str) -> None:
        """Put a message into the outbox; when it is full, give the client up."""
        if self.lost:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.give_up()

    def give_up(self) -> None:
        """Nothing more after what is being sent; None tells the sender to hang up."""
        self.lost = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
