"""What somebody at one other address may try against a server, each for a bounded time."""

from __future__ import annotations

import asyncio
import random
import struct
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from siege_records import long_record
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ELSEWHERE = "127.0.0.{}"  # of this computer; the first attacker is 2
AT_ONCE = 20  # connections of whoever floods
ENOUGH = 40  # messages that somebody waits for at a table of bots
MOST_LINES = 3_000  # connections of whoever only holds them
HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
LONGEST = 9_900  # choices, a little below what the server takes


@dataclass
class Target:
    """A server, as the attacker sees it."""

    url: str
    number: int = 0  # of the attacker, if there are several
    done: int = 0  # how much was asked, opened or sent so far

    @property
    def address(self) -> str:
        """From where they come."""
        return ELSEWHERE.format(2 + self.number)

    @property
    def place(self) -> tuple[str, int]:
        host, _, port = self.url.removeprefix("http://").partition(":")
        return host, int(port)

    async def knock(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.done += 1
        return await asyncio.open_connection(*self.place, local_addr=(self.address, 0))

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        return httpx.AsyncClient(transport=transport, base_url=self.url, timeout=60)

    def post(self, path: str, body: object) -> Any:
        transport = httpx.HTTPTransport(local_address=self.address)
        with httpx.Client(transport=transport, base_url=self.url, timeout=120) as client:
            answer = client.post(path, json=body)
            assert answer.status_code == 201, answer.text
            return answer.json()

    def version(self, game: str) -> int:
        """By which rules it plays."""
        games = httpx.get(f"{self.url}/api/games").json()["games"]
        return int(next(each["version"] for each in games if each["id"] == game))


Prepared = list[Any]
During = Callable[[Target, float, Prepared], Coroutine[Any, Any, None]]


@dataclass(frozen=True)
class Attack:
    """What is prepared in peace, and what happens then; how many files the server may have."""

    during: During
    before: Callable[[Target], Prepared] = field(default=lambda target: [])
    restarts: bool = False
    files: int = 0


Body = Callable[[], object]


async def flood(
    target: Target,
    until: float,
    method: str,
    paths: list[str],
    body: object = None,
    headers: Callable[[], dict[str, str]] = dict,
) -> None:
    """One request after the other, over many connections."""

    async def one() -> None:
        async with target.client() as client:
            while time.monotonic() < until:
                with suppress(httpx.HTTPError):
                    path = random.choice(paths)
                    await client.request(method, path, json=body, headers=headers())
                target.done += 1

    await asyncio.gather(*[one() for _ in range(AT_ONCE)])


# -- records and long games ----------------------------------------------------------------------


def a_long_record(target: Target) -> Prepared:
    return [long_record(LONGEST, target.version)]


def a_huge_record(target: Target) -> Prepared:
    return [long_record(70_000, target.version)]


def long_games(target: Target) -> Prepared:
    record = long_record(LONGEST, target.version)
    return [target.post("/api/records", record)["id"] for _ in range(8)]


def long_ends(target: Target) -> Prepared:
    record = long_record(LONGEST, target.version, ends=True)
    return [target.post("/api/records", record)["id"] for _ in range(4)]


async def imports(target: Target, until: float, prepared: Prepared) -> None:
    await flood(target, until, "POST", ["/api/records"], prepared[0])


async def kept_imports(target: Target, until: float, prepared: Prepared) -> None:
    """Every game that was brought is looked at, so that the server has it in memory."""

    async def one() -> None:
        async with target.client() as client:
            while time.monotonic() < until:
                with suppress(httpx.HTTPError):
                    made = await client.post("/api/records", json=prepared[0])
                    if made.status_code == 201:
                        await client.get(f"/api/tables/{made.json()['id']}")
                target.done += 1

    await asyncio.gather(*[one() for _ in range(AT_ONCE)])


async def look_back(target: Target, until: float, prepared: Prepared) -> None:
    await flood(target, until, "GET", [f"/api/tables/{id}/moments" for id in prepared])


async def look_at_moments(target: Target, until: float, prepared: Prepared) -> None:
    numbers = range(31, LONGEST, 320)  # each as far as can be from what is kept
    paths = [f"/api/tables/{id}/moments/{number}" for id in prepared for number in numbers]
    await flood(target, until, "GET", paths)


async def courses(target: Target, until: float, prepared: Prepared) -> None:
    ways = ("course", "record")
    await flood(
        target, until, "GET", [f"/api/tables/{id}/{way}" for id in prepared for way in ways]
    )


async def come_back(target: Target, until: float, prepared: Prepared) -> None:
    await flood(target, until, "GET", [f"/api/tables/{id}" for id in prepared])


# -- tables of bots -------------------------------------------------------------------------------

BOTS = {"game": "klong", "seats": [{"kind": "bot", "bot": "klong"}] * 4}


async def bots(target: Target, until: float, prepared: Prepared) -> None:
    await flood(target, until, "POST", ["/api/tables"], BOTS)


async def watched_bots(target: Target, until: float, prepared: Prepared) -> None:
    """Somebody looks at every one of these tables, so that its bots are waited for.

    And goes on to another after a while: a game that is watched to its end is kept until then.
    """

    async def one(client: httpx.AsyncClient) -> None:
        while time.monotonic() < until:
            with suppress(httpx.HTTPError, OSError, WebSocketException, KeyError, ValueError):
                made = await client.post("/api/tables", json=BOTS)
                url = f"ws{target.url.removeprefix('http')}/api/tables/{made.json()['id']}/live"
                how: Any = {
                    "local_addr": (target.address, 0),
                    "compression": None,
                    "max_size": 2**24,
                }
                async with connect(url, **how) as line:
                    await line.send('{"type": "hello", "tokens": [], "since": null}')
                    for _ in range(ENOUGH):
                        await line.recv()
                        target.done += 1

    async with target.client() as client:
        await asyncio.gather(*[one(client) for _ in range(10 * AT_ONCE)])


# -- connections -----------------------------------------------------------------------------------


async def idle(target: Target, until: float, prepared: Prepared, said: bytes = b"") -> None:
    """As many as one can get, all of which say nothing, or half a word."""
    lines: list[asyncio.StreamWriter] = []
    while time.monotonic() < until:
        with suppress(OSError):
            _, writer = await target.knock()
            writer.write(said)
            lines.append(writer)
        if len(lines) > MOST_LINES:
            lines.pop(0).close()
    for writer in lines:
        writer.close()


async def half(target: Target, until: float, prepared: Prepared) -> None:
    await idle(target, until, prepared, HALF)


async def gets(target: Target, until: float, prepared: Prepared) -> None:
    paths = ["/api/games", "/api/tables", "/api/games/klong/rulebook", "/api/words/de/klong", "/"]
    await flood(target, until, "GET", paths)


async def forged(target: Target, until: float, prepared: Prepared) -> None:
    """Somebody who is somebody else every time, if one believes them."""

    def anybody() -> dict[str, str]:
        somewhere = ".".join(str(random.randrange(1, 255)) for _ in range(4))
        return {"X-Forwarded-For": somewhere, "X-Real-IP": somewhere, "Forwarded": somewhere}

    await flood(target, until, "GET", ["/api/games", "/api/games/klong/rulebook"], None, anybody)


# -- frames ----------------------------------------------------------------------------------------


def frame(opcode: int, final: bool, body: bytes = b"") -> bytes:
    """One of a client, masked with nothing."""
    return struct.pack("!BB4x", final << 7 | opcode, 0x80 | len(body)) + body


HELLO = frame(0x1, True, b'{"type": "hello", "tokens": [], "since": null}')


async def rattle(target: Target, until: float, frames: bytes, first: bytes = b"") -> None:
    """Live connections on which only frames come that are no messages, or none worth an answer."""
    seats = [{"kind": "person", "name": name} for name in ("Eve", "Mallory")]
    table = {"game": "strife-of-gods", "seats": seats}
    made = await asyncio.to_thread(target.post, "/api/tables", table)
    upgrade = (
        f"GET /api/tables/{made['id']}/live HTTP/1.1\r\nHost: localhost\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()

    async def one() -> None:
        while time.monotonic() < until:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await target.knock()
                writer.write(upgrade)
                await reader.readuntil(b"\r\n\r\n")
                writer.write(first)
                while time.monotonic() < until:
                    writer.write(frames)
                    await writer.drain()
                writer.close()

    await asyncio.gather(*[one() for _ in range(AT_ONCE)])


async def pings(target: Target, until: float, prepared: Prepared) -> None:
    await rattle(target, until, frame(0x9, True) * 1000)


async def pieces(target: Target, until: float, prepared: Prepared) -> None:
    await rattle(target, until, frame(0x1, False) + frame(0x0, False) * 1000)


async def tiny(target: Target, until: float, prepared: Prepared) -> None:
    await rattle(target, until, frame(0x1, True, b"x") * 1000, HELLO)


async def crumbs(target: Target, until: float, prepared: Prepared) -> None:
    await rattle(target, until, frame(0x1, False, b"x") + frame(0x0, False, b"x") * 1000, HELLO)


FEW_FILES = 1024  # what many systems give a program

ATTACKS = {
    "imports": Attack(imports, a_long_record),
    "huge-imports": Attack(imports, a_huge_record),
    "kept-imports": Attack(kept_imports, a_long_record),
    "looking-back": Attack(look_back, long_games),
    "moments": Attack(look_at_moments, long_games),
    "courses": Attack(courses, long_ends),
    "after-restart": Attack(come_back, long_games, restarts=True),
    "bots": Attack(bots),
    "watched-bots": Attack(watched_bots),
    "idle": Attack(idle, files=FEW_FILES),
    "half-requests": Attack(half, files=FEW_FILES),
    "gets": Attack(gets),
    "forged": Attack(forged),
    "pings": Attack(pings),
    "pieces": Attack(pieces),
    "tiny": Attack(tiny),
    "crumbs": Attack(crumbs),
}
