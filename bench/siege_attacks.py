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
import siege_calls as calls
import siege_guests as guests
from siege_records import long_record
from siege_ways import DIRECT, WAYS, Target
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

AT_ONCE = 20  # connections of whoever floods
ENOUGH = 40  # messages that somebody waits for at a table of bots
MOST_LINES = 3_000  # connections of whoever only holds them
HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
LONGEST = 9_900  # choices, a little below what the server takes


Prepared = list[Any]
During = Callable[[Target, float, Prepared], Coroutine[Any, Any, None]]


@dataclass(frozen=True)
class Attack:
    """What is prepared in peace, what happens then, and what must be true after it; how many files
    the server may have, how it is started, by which ways one can do this, and whether that is about
    calls, so that others wait for theirs."""

    during: During
    before: Callable[[Target], Prepared] = field(default=lambda target: [])
    after: Callable[[Target, Prepared], list[str]] = field(default=lambda target, prepared: [])
    restarts: bool = False
    files: int = 0
    options: tuple[str, ...] = ()
    ways: tuple[str, ...] = tuple(WAYS)
    calls: bool = False


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
                url, how = target.live(f"/tables/{made.json()['id']}")
                async with connect(url, **how) as line:
                    await line.send('{"type": "hello", "tokens": [], "since": null}')
                    for _ in range(ENOUGH):
                        await line.recv()
                        target.done += 1

    async with target.client() as client:
        await asyncio.gather(*[one(client) for _ in range(10 * AT_ONCE)])


# -- connections -----------------------------------------------------------------------------------


async def knock(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    target.done += 1
    return await asyncio.open_connection(*target.place, local_addr=(target.address, 0))


async def idle(target: Target, until: float, prepared: Prepared, said: bytes = b"") -> None:
    """As many as one can get, all of which say nothing, or half a word."""
    lines: list[asyncio.StreamWriter] = []
    while time.monotonic() < until:
        with suppress(OSError):
            _, writer = await knock(target)
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
    proxied = "".join(f"{name}: {value}\r\n" for name, value in target.headers().items())
    upgrade = (
        f"GET /api/tables/{made['id']}/live HTTP/1.1\r\nHost: localhost\r\n{proxied}"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()

    async def one() -> None:
        while time.monotonic() < until:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await knock(target)
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


def limits(*wishes: str) -> tuple[str, ...]:
    return tuple(word for wish in wishes for word in ("--limit", wish))


# A store that is full soon, and swept all the time.
SMALL = limits(
    "tables-stored=500", "tables-an-address=100", "rooms-stored=50", "rooms-an-address=20",
    "sweep-seconds=1",
)  # fmt: skip

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
    "idle": Attack(idle, files=FEW_FILES, ways=(DIRECT,)),  # a proxy passes on whole requests only
    "half-requests": Attack(half, files=FEW_FILES, ways=(DIRECT,)),
    "gets": Attack(gets),
    "forged": Attack(forged, ways=(DIRECT,)),
    "pings": Attack(pings),
    "pieces": Attack(pieces),
    "tiny": Attack(tiny),
    "crumbs": Attack(crumbs),
    "lines": Attack(guests.lines, files=FEW_FILES),
    "room": Attack(guests.room, guests.full_room, guests.still_full),
    "sheet": Attack(guests.sheet, guests.full_room),
    "lists": Attack(guests.lists, guests.full_list, options=limits("listed-tables=200")),
    "languages": Attack(guests.languages),
    "codes": Attack(guests.codes),
    "renames": Attack(guests.renames, guests.full_room),
    "slow-names": Attack(calls.slow_names, calls=True),
    "silence": Attack(calls.silence, calls=True),
    "hoard": Attack(guests.hoard, guests.full_room, guests.still_full, options=SMALL),
}
