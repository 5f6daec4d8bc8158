"""What somebody at one other address may try against a server, each for a bounded time."""

from __future__ import annotations

import asyncio
import json
import struct
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import httpx
from tests.server.serving import Server

from tischrunde.games import catalog
from tischrunde.table import Session

ELSEWHERE = "127.0.0.2"
AT_ONCE = 20  # connections of whoever floods
HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
ENDLESS = "klong"  # a game that goes on as long as nobody leaves


class Target:
    """A server, as the attacker sees it."""

    def __init__(self, server: Server) -> None:
        self.url = server.url
        host, _, port = server.url.removeprefix("http://").partition(":")
        self.host, self.port = host, int(port)

    async def knock(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(ELSEWHERE, 0))

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        return httpx.AsyncClient(transport=transport, base_url=self.url, timeout=60)

    def post(self, path: str, body: object) -> httpx.Response:
        with httpx.Client(
            transport=httpx.HTTPTransport(local_address=ELSEWHERE), base_url=self.url, timeout=120
        ) as client:
            return client.post(path, json=body)


During = Callable[[Target, float], Coroutine[Any, Any, None]]


@dataclass(frozen=True)
class Attack:
    """What is prepared in peace, and what happens then."""

    during: During
    before: Callable[[Target], None] | None = None
    restarts: bool = False


def long_record(choices: int) -> dict[str, object]:
    """Legal from the first choice to the last: cards are played, and nobody moves."""
    session = Session(catalog.load(ENDLESS), 2, "siege")
    while len(session.steps) < choices and session.decision is not None:
        options = session.options()
        quiet = [o for o in options if o.startswith(("play:", "end"))] or options
        session.choose(session.decision.seat, quiet[0])
    found: dict[str, object] = json.loads(session.record.to_json())
    return found


async def flood(target: Target, until: float, method: str, path: str, body: object = None) -> None:
    """One request after the other, over many connections."""

    async def one() -> None:
        async with target.client() as client:
            while time.monotonic() < until:
                with suppress(httpx.HTTPError):
                    await client.request(method, path, json=body)

    await asyncio.gather(*[one() for _ in range(AT_ONCE)])


# -- records and long games ----------------------------------------------------------------------

LONG: list[dict[str, object]] = []


def prepare_record(target: Target) -> None:
    LONG[:] = [long_record(9_900)]


def keep_long_games(target: Target) -> None:
    prepare_record(target)
    for _ in range(8):
        KEPT.append(target.post("/api/records", LONG[0]).json()["id"])


KEPT: list[str] = []


async def imports(target: Target, until: float) -> None:
    await flood(target, until, "POST", "/api/records", LONG[0])


async def look_back(target: Target, until: float) -> None:
    await asyncio.gather(
        *[flood(target, until, "GET", f"/api/tables/{id}/moments") for id in KEPT[-2:]]
    )


async def come_back(target: Target, until: float) -> None:
    await asyncio.gather(*[flood(target, until, "GET", f"/api/tables/{id}") for id in KEPT[-8:]])


# -- tables of bots -------------------------------------------------------------------------------


async def bots(target: Target, until: float) -> None:
    seats = [{"kind": "bot", "bot": "klong"}] * 4
    await flood(target, until, "POST", "/api/tables", {"game": "klong", "seats": seats})


# -- connections -----------------------------------------------------------------------------------


async def idle(target: Target, until: float, said: bytes = b"") -> None:
    """As many as one can get, all of which say nothing, or half a word."""
    lines: list[asyncio.StreamWriter] = []
    while time.monotonic() < until:
        with suppress(OSError):
            _, writer = await target.knock()
            writer.write(said)
            lines.append(writer)
        if len(lines) > 900:
            lines.pop(0).close()
    for writer in lines:
        writer.close()


async def half(target: Target, until: float) -> None:
    await idle(target, until, HALF)


async def gets(target: Target, until: float) -> None:
    await flood(target, until, "GET", "/api/games")


# -- frames ----------------------------------------------------------------------------------------


def frame(opcode: int, final: bool, body: bytes = b"") -> bytes:
    """One of a client, masked with nothing."""
    return struct.pack("!BB4x", final << 7 | opcode, 0x80 | len(body)) + body


async def rattle(target: Target, until: float, frames: bytes) -> None:
    """Live connections on which only frames come that are no messages."""
    async with target.client() as client:
        seats = [{"kind": "person", "name": name} for name in ("Eve", "Mallory")]
        made = await client.post("/api/tables", json={"game": "strife-of-gods", "seats": seats})
    path = f"/api/tables/{made.json()['id']}/live"
    upgrade = (
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()

    async def one() -> None:
        while time.monotonic() < until:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await target.knock()
                writer.write(upgrade)
                await reader.readuntil(b"\r\n\r\n")
                while time.monotonic() < until:
                    writer.write(frames)
                    await writer.drain()
                writer.close()

    await asyncio.gather(*[one() for _ in range(AT_ONCE)])


async def pings(target: Target, until: float) -> None:
    await rattle(target, until, frame(0x9, True) * 1000)


async def pieces(target: Target, until: float) -> None:
    await rattle(target, until, frame(0x1, False) + frame(0x0, False) * 1000)


ATTACKS = {
    "imports": Attack(imports, prepare_record),
    "looking-back": Attack(look_back, keep_long_games),
    "after-restart": Attack(come_back, keep_long_games, restarts=True),
    "bots": Attack(bots),
    "idle": Attack(idle),
    "half-requests": Attack(half),
    "gets": Attack(gets),
    "pings": Attack(pings),
    "pieces": Attack(pieces),
}
