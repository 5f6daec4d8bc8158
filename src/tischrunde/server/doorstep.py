"""The doorstep: how many may stand there, how long without a word, and how much they say.

Uvicorn takes every connection there is and waits for ever for its first request; and whoever has
a live connection may send frames that are no messages (pings, empty pieces) as fast as the line
carries them. All of that costs everybody's time before any rule of the tables is asked.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Any

import h11
from starlette.types import Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from tischrunde.server.addresses import counted
from tischrunde.server.limits import Bucket, Buckets, Limits
from tischrunde.server.turns import FewARound

PIECE = 256  # bytes looked at before asking again whether that was too much
QUIET = 10.0  # seconds between two lines in the log about the same
AT_ONCE = 5  # connections taken in one round of the event loop: a crowd comes little by little
READ_AT_ONCE = 5  # requests, or pieces of them, read in one round, each of which takes about 1 ms
DIRECT = "tischrunde.direct"  # an extension of ours, as ASGI calls it
GONE = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
SLOWER = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

log = logging.getLogger(__name__)


class Doorstep:
    """All connections of a server, by the address they come from; and all requests and live lines,
    by that of their people, which a proxy may have told us: for it, they all come from there."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.proxies = ProxyHeadersMiddleware(nobody, list(limits.proxies)).trusted_hosts
        self.coming = Buckets(limits.connections_a_second, limits.connections_at_once)
        self.by_address: Counter[str] = Counter()
        self.lines_coming = Buckets(limits.connections_a_second, limits.connections_at_once)
        self.here: Counter[str] = Counter()  # requests and live lines
        self.count = 0
        self.reading = FewARound(READ_AT_ONCE)
        self.silent: dict[PromptRequests, None] = {}  # who have asked nothing yet, in their order
        self.turned_away = 0
        self._said = -QUIET

    def has_room(self, peer: str) -> bool:
        """Whether one more may come from there."""
        limits, address = self.limits, counted(peer)
        if self.count >= limits.connections and not self._make_room():
            self._say("%d connections: no more for now", self.count)
        elif peer in self.proxies:
            return True
        elif self.by_address[address] >= limits.connections_an_address:
            self._say("%d connections from one address: no more", self.by_address[address])
        elif not self.coming.take(address):
            self._say("somebody comes and goes too fast")
        else:
            return True
        self.turned_away += 1
        return False

    def _make_room(self) -> bool:
        """Whoever has stood there the longest without a word goes, before somebody else must."""
        for waiting in self.silent:
            waiting.give_way()
            return True
        return False

    def enter(self, peer: str) -> None:
        self.by_address[counted(peer)] += 1
        self.count += 1

    def leave(self, peer: str) -> None:
        self.count -= 1
        uncount(self.by_address, counted(peer))

    # -- requests and live lines ------------------------------------------------------------------

    def whose(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """Where they are counted who ask for something, as the app will see it, too."""
        if peer in self.proxies:
            said = b",".join(value for name, value in headers if name == b"x-forwarded-for")
            peer = self.proxies.get_trusted_client_address(said.decode("latin1"))[0] or peer
        return counted(peer)

    def is_crowded(self, whose: str) -> bool:
        return self.here[whose] >= self.limits.connections_an_address

    def takes_line(self, whose: str) -> bool:
        """Whether one more live line may begin there."""
        if not self.is_crowded(whose) and self.lines_coming.take(whose):
            return True
        self.turned_away += 1
        return False

    @contextmanager
    def present(self, whose: str) -> Iterator[None]:
        """During a request."""
        self.here[whose] += 1
        try:
            yield
        finally:
            uncount(self.here, whose)

    # -- what is said of it -----------------------------------------------------------------------

    def hear_of(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What goes wrong beside everything: for want of files Python tries again after a second,
        but tells of every connection it could not take."""
        if "accept()" in context.get("message", "") and "exception" in context:
            self._say("no connection can be taken: %s", context["exception"])
        else:
            loop.default_exception_handler(context)

    def _say(self, what: str, *args: object) -> None:
        """Once in a while: a flood of connections must not become a flood of lines."""
        now = monotonic()
        if now - self._said >= QUIET:
            self._said = now
            log.warning(what, *args)


def uncount(counter: Counter[str], key: str) -> None:
    """One less, and nothing is kept of who has none."""
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


async def nobody(*_: object) -> None:
    """An app where one must be named."""


class PromptRequests(H11Protocol):
    """A request, and whatever belongs to it, comes soon or not at all."""

    doorstep: Doorstep

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.address: str | None = None  # while it is counted
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.doorstep.has_room(address):
            transport.write(GONE)
            transport.close()
            return
        self.doorstep.enter(address)
        self.address = address
        self.doorstep.silent[self] = None
        self._hurry()

    def data_received(self, data: bytes) -> None:
        if self.address is None or self.doorstep.reading.take():
            self._read(data)
        else:
            self.transport.pause_reading()
            self.doorstep.reading.wait(partial(self._read_later, data))

    def _read_later(self, data: bytes) -> None:
        if not self.flow.read_paused:
            self.transport.resume_reading()
        self._read(data)

    def _read(self, data: bytes) -> None:
        if self.address is None or self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self.doorstep.silent.pop(self, None)
        if self.address is None or self.transport.is_closing():
            return  # a live connection by now, which may take its time, or none at all
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._hurry()
        else:
            self._rest()

    def on_response_complete(self) -> None:
        self._rest()  # from here on the keep-alive timer counts
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Uvicorn takes leave of whoever waits for no answer, and could not of a line refused."""
        if not self.transport.is_closing():
            super().shutdown()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """As soon as the request is read: whoever has too many lines gets no further, so that
        asking for more costs nobody anything."""
        whose = self.doorstep.whose(self.address or "", self.headers)
        if not self.doorstep.takes_line(whose):
            self.transport.write(SLOWER)
            self.transport.close()
            return
        self._leave()
        self.ws_protocol_class = partial(self.ws_protocol_class, whose=whose)  # type: ignore
        super().handle_websocket_upgrade(event)

    def _hurry(self) -> None:
        """One deadline for a whole request: a byte now and then does not put it off."""
        if self.deadline is None:
            seconds = self.doorstep.limits.request_seconds
            self.deadline = self.loop.call_later(seconds, self._too_late)

    def _rest(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_late(self) -> None:
        self.deadline = None
        self.transport.abort()

    def give_way(self) -> None:
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        self._rest()
        self.doorstep.silent.pop(self, None)
        if self.address is not None:
            self.doorstep.leave(self.address)
            self.address = None


class MeasuredFrames(WebSocketsSansIOProtocol):
    """Every frame counts, and every byte, whether they make up a message or not."""

    doorstep: Doorstep

    def __init__(self, *args: Any, whose: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        limits = self.doorstep.limits
        self.whose = whose
        self.address = ""
        self.frames_left = Bucket(limits.frames_a_second, limits.frames_at_once)
        self.bytes_left = Bucket(limits.bytes_a_second, limits.bytes_at_once)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.doorstep.enter(self.address)
        self.doorstep.here[self.whose] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorstep.leave(self.address)
        uncount(self.doorstep.here, self.whose)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PIECE):
            piece = data[begin : begin + PIECE]
            super().data_received(piece)
            if self.transport.is_closing():
                return
            if not (self.bytes_left.take(len(piece)) and self.frames_left.take(self.heard)):
                self.transport.abort()
                return

    def handle_events(self) -> None:
        self.heard = len(self.conn.events)
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """Uvicorn stops reading with every message, until the app has taken it, which costs two
        trips to the system; here the first that waits does not stop it, the second does.

        And words that are none (no UTF-8) it would tell the log at length: here they are bytes, of
        which whoever reads them says that they are malformed."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        if self.queue.empty() and not self.read_paused:
            self.read_paused = True  # as if it were
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the app is about to begin
            self.scope["extensions"][DIRECT] = {"send": self.send_at_once}

    def send_at_once(self, text: str) -> bool:
        """What the app's ``send`` does with a message, but without waiting: False if it must."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:  # the other end is about to hang up
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def sending_at_once(scope: Scope) -> Callable[[str], bool] | None:
    """How to send to a live connection without waiting, if whoever serves it can do that."""
    found: Callable[[str], bool] | None = scope.get("extensions", {}).get(DIRECT, {}).get("send")
    return found


def protocols(at: Doorstep) -> tuple[type[PromptRequests], type[MeasuredFrames]]:
    """What Uvicorn is to speak, all of it at one doorstep."""

    class Requests(PromptRequests):
        doorstep = at

    class Frames(MeasuredFrames):
        doorstep = at

    return Requests, Frames
