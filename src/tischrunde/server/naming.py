"""Looking names up, whose owners may answer very slowly: in threads of their own, so that nobody
waits for them who wants something else."""

from __future__ import annotations

import asyncio
import socket
from functools import partial
from typing import Any

from tischrunde.server.store.threads import Threads

AT_ONCE = 8  # names
PATIENCE = 5.0  # seconds


class Names:
    """One at a time for the same person: a thread that hangs is theirs until it is done."""

    def __init__(self) -> None:
        self._threads = Threads(AT_ONCE, "names")
        self._asking: dict[str, asyncio.Future[list[Any]]] = {}

    async def addresses(self, host: str, port: int, whose: str) -> list[str]:
        """All addresses of a name; OSError if it has none, TimeoutError if that takes too long."""
        async with asyncio.timeout(PATIENCE):
            while before := self._asking.get(whose):
                await asyncio.wait([before])
            asked = asyncio.wrap_future(self._threads.submit(look_up, host, port))
            self._asking[whose] = asked
            asked.add_done_callback(partial(self._answered, whose))
            found = await asyncio.shield(asked)
        return [str(address[4][0]) for address in found]

    def _answered(self, whose: str, asked: asyncio.Future[list[Any]]) -> None:
        del self._asking[whose]
        if not asked.cancelled():
            asked.exception()  # whoever has asked may have given up


def look_up(host: str, port: int) -> list[Any]:
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
