"""Whoever asks for more than people do waits for it, and has only so many live lines."""

from __future__ import annotations

from collections import Counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tischrunde.server import refusals
from tischrunde.server.addresses import counted
from tischrunde.server.guard import refuse
from tischrunde.server.limits import Buckets, Limits
from tischrunde.server.turns import OneByOne


class NotTooMany:
    """Counts by address, which a proxy may have told us: at the doorstep all its people are one."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.gets = Buckets(limits.gets_a_second, limits.gets_at_once)  # posts are counted apart
        self.coming = Buckets(limits.connections_a_second, limits.connections_at_once)
        self.turns = OneByOne(limits.requests_at_once, limits.requests_waiting)
        self.here: Counter[str] = Counter()  # requests and live lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = counted((scope.get("client") or ("",))[0])
        if self.here[address] >= self.limits.connections_an_address:
            await self._refuse(scope, receive, send)
            return
        self.here[address] += 1
        try:
            if not await self.turns.begin(address):
                await self._refuse(scope, receive, send)
            elif scope["type"] == "websocket":
                self.turns.end(address)
                await self._live(address, scope, receive, send)
            else:
                await self._once(address, scope, receive, send)
        finally:
            self.here[address] -= 1
            if not self.here[address]:
                del self.here[address]

    async def _live(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        if self.gets.take(address) and self.coming.take(address):
            await self.app(scope, receive, send)
        else:
            await self._refuse(scope, receive, send)

    async def _once(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A request, until its answer is known; who is slow to take it is in nobody's way."""
        under_way = True

        def end() -> None:
            nonlocal under_way
            if under_way:
                under_way = False
                self.turns.end(address)

        async def send_and_end(message: Message) -> None:
            end()
            await send(message)

        try:
            if scope["method"] not in ("GET", "HEAD") or self.gets.take(address):
                await self.app(scope, receive, send_and_end)
            else:
                await self._refuse(scope, receive, send_and_end)
        finally:
            end()

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await refuse(refusals.too_fast(), {"connection": "close"})(scope, receive, send)
