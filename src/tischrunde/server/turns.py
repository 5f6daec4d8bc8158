"""Whose turn it is: whatever takes its time is done in pieces, one in a round of the event loop.

Between two rounds everybody's messages are read and answered.  So whoever asks for a hundred
things at once, or for a game of ten thousand choices, holds nobody up longer than a piece takes.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable
from itertools import count
from time import monotonic
from types import TracebackType

PIECE = 0.002  # seconds of work before others have a turn
REST = 0.002  # seconds after it: the threads of the database need the interpreter, too


class Turns:
    """For long work: one piece a round, of whoever has least left to do."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._number = count()

    def begin(self, left: int) -> Turn:
        """A turn for so much work, as ``async with`` has it."""
        return Turn(self, left)

    async def take(self, left: int) -> None:
        if not self._held:
            self._held = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (left, next(self._number), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given at the last moment
                self.give_back()
            raise

    def give_back(self) -> None:
        asyncio.get_running_loop().call_later(REST, self._next)

    def _next(self) -> None:
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False


class Turn:
    """One after the other, until the work is done."""

    def __init__(self, turns: Turns, left: int) -> None:
        self.turns = turns
        self.left = left
        self.ends = 0.0

    async def __aenter__(self) -> Turn:
        await self._take()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.ends:
            self.turns.give_back()

    async def step(self) -> None:
        """A little more of it is done; the others may have a turn."""
        self.left -= 1
        if monotonic() > self.ends:
            self.ends = 0.0
            self.turns.give_back()
            await self._take()

    async def _take(self) -> None:
        await self.turns.take(self.left)
        self.ends = monotonic() + PIECE


class Line:
    """The requests of one address."""

    def __init__(self) -> None:
        self.under_way = 0
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.rests = False  # one has begun in this round


class OneByOne:
    """For requests: one from each address begins in a round, in the order they came, so many of an
    address are under way at once, and so many of them wait."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self.at_once = at_once
        self.waiting = waiting
        self._lines: dict[str, Line] = {}

    async def begin(self, address: str) -> bool:
        """False at once if too many wait; else when it may begin, until it says that it ends."""
        line = self._lines.setdefault(address, Line())
        if len(line.waiting) >= self.waiting:
            return False
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.waiting.append(turn)
        self._next(address, line)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given at the last moment
                self.end(address)
            raise
        return True

    def end(self, address: str) -> None:
        line = self._lines[address]
        line.under_way -= 1
        self._next(address, line)

    def _next(self, address: str, line: Line) -> None:
        while line.waiting and not line.rests and line.under_way < self.at_once:
            turn = line.waiting.popleft()
            if not turn.done():
                line.under_way += 1
                line.rests = True
                asyncio.get_running_loop().call_soon(self._rested, address, line)
                turn.set_result(None)
        if not (line.under_way or line.waiting or line.rests):
            self._lines.pop(address, None)

    def _rested(self, address: str, line: Line) -> None:
        line.rests = False
        self._next(address, line)


class FewARound:
    """For what comes without being asked for: so much of it is begun in a round of the event loop,
    in the order it came; the rest waits for the next ones."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._begun = 0
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self) -> bool:
        """Whether one more may begin at once; if not, it is to wait."""
        if self._waiting or self._begun >= self.most:
            return False
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._rested)
        self._begun += 1
        return True

    def wait(self, work: Callable[[], None]) -> None:
        """Done as soon as there is a round for it."""
        self._waiting.append(work)

    def _rested(self) -> None:
        self._begun = min(self.most, len(self._waiting))
        if self._begun:
            asyncio.get_running_loop().call_soon(self._rested)
        for _ in range(self._begun):
            self._waiting.popleft()()
