"""Whoever asks for more than people do waits for it."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tischrunde.server import refusals
from tischrunde.server.addresses import counted
from tischrunde.server.doorstep import Doorstep
from tischrunde.server.guard import refuse
from tischrunde.server.limits import Buckets
from tischrunde.server.turns import OneByOne


class NotTooMany:
    """Counts by address, which a proxy may have told us; live lines were counted when they came."""

    def __init__(self, app: ASGIApp, doorstep: Doorstep) -> None:
        self.app = app
        self.doorstep = doorstep
        limits = doorstep.limits
        self.gets = Buckets(limits.gets_a_second, limits.gets_at_once)  # posts are counted apart
        self.turns = OneByOne(limits.requests_at_once, limits.requests_waiting)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = counted((scope.get("client") or ("",))[0])
        if scope["type"] == "websocket":
            await self._live(address, scope, receive, send)
        elif self.doorstep.is_crowded(address):
            await self._refuse(scope, receive, send)
        else:
            with self.doorstep.present(address):
                await self._once(address, scope, receive, send)

    async def _live(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        if await self.turns.begin(address):
            self.turns.end(address)
            await self.app(scope, receive, send)
        else:
            await WebSocketClose()(scope, receive, send)

    async def _once(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A request, until its answer is known; who is slow to take it is in nobody's way."""
        if not await self.turns.begin(address):
            await self._refuse(scope, receive, send)
            return
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
        await refuse(refusals.too_fast(), {"connection": "close"})(scope, receive, send)
