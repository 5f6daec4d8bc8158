"""Dear answers, made anew only when what they are made of has changed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from math import inf
from time import monotonic
from typing import Generic, TypeVar

REST = 10  # times as long as it took to make an answer it is not made again

Answer = TypeVar("Answer")


class Latest(Generic[Answer]):
    """One answer.  Whoever asks while it is being made waits for the same; and whatever changes how
    fast, only a small part of the time goes into it."""

    def __init__(self) -> None:
        self._answer: Answer
        self._version: Hashable = object()  # of what it is made
        self._began = self._rests_until = -inf
        self._making: asyncio.Task[None] | None = None

    async def get(self, version: Hashable, make: Callable[[], Awaitable[Answer]]) -> Answer:
        """The answer of this version, or one that was begun after somebody has asked for it."""
        came = monotonic()
        while self._version != version and self._began < came:
            if self._making is None:
                self._making = asyncio.create_task(self._make(version, make))
                self._making.add_done_callback(lambda made: made.cancelled() or made.exception())
            await asyncio.shield(self._making)
        return self._answer

    async def _make(self, version: Hashable, make: Callable[[], Awaitable[Answer]]) -> None:
        try:
            await asyncio.sleep(max(0.0, self._rests_until - monotonic()))
            began = monotonic()
            self._answer = await make()
            self._version, self._began = version, began
            self._rests_until = began + REST * (monotonic() - began)
        finally:
            self._making = None


class Latests(Generic[Answer]):
    """So many of them by name; the longest unasked are forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._known: OrderedDict[str, Latest[Answer]] = OrderedDict()

    def of(self, name: str) -> Latest[Answer]:
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = Latest()
            if len(self._known) > self.most:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        return found
