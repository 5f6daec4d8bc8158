"""What guests may try: dear questions, all the lines there are, names by the second, hoards."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import httpx
from siege_ways import Target
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tischrunde.server.store import rooms
from tischrunde.server.store.database import connect as database_at
from tischrunde.server.store.rooms import ResultRow

Prepared = list[Any]
KEPT = 190  # connections that are kept open, each asking again and again
GAMES = 300  # of a room, as many as it may have
LOOKING, MEMBERS = 250, 60  # at a room, and those of them who belong there: guests may be 200
LISTED = 100
SEATS = [{"kind": "person", "name": name} for name in ("Eve", "Mallory")]
HELLO = '{"type": "hello", "tokens": [], "since": null}'
LANGUAGES = ",".join(f"x{number:05}" for number in range(6_500))  # 45 kB


async def crowd(
    until: float, one: Callable[[], Any], number: int = KEPT, pause: float = 0.1
) -> None:
    """So many, each again and again; whoever is turned away comes again after a pause, and not all
    of them at the same moment."""

    async def again(begin: float) -> None:
        await asyncio.sleep(begin)
        while time.monotonic() < until:
            try:
                await one()
            except (httpx.HTTPError, OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(pause)

    await asyncio.gather(*[again(pause * n / number) for n in range(number)])


async def questions(
    target: Target, until: float, method: str, path: Callable[[], str], **how: Any
) -> None:
    """Over connections that are kept."""

    async def one() -> None:
        async with target.client() as client:
            while time.monotonic() < until:
                answer = await client.request(method, path(), **how)
                target.done += 1
                if answer.status_code == 429:
                    await asyncio.sleep(0.05)

    await crowd(until, one)


# -- dear questions -------------------------------------------------------------------------------


def full_room(target: Target) -> Prepared:
    """A room with all the games it may have: played they would take minutes."""
    made = target.post("/api/rooms", {"name": "Siege", "person": "Eve"})
    seat = {"name": "Eve", "bot": "", "place": 1, "points": 100, "won": True}
    seats = [seat | {"member": number - 1, "place": 1 + number} for number in range(4)]
    database = database_at(target.database)
    for number in range(GAMES):
        result = ResultRow(0, f"{number:x<12}", "klong", 1.7e9, seats)
        database.within(partial(rooms.add_result, id=made["room"], result=result))
    database.within(partial(rooms.touch, id=made["room"], now=time.time()))
    database.close()
    return [made["room"], made["token"]]


def still_full(target: Target, prepared: Prepared) -> list[str]:
    """Nothing that was played is gone."""
    found = httpx.get(f"{target.url}/api/rooms/{prepared[0]}", timeout=60)
    there = found.status_code == 200 and len(found.json()["results"]) == GAMES
    return [] if there else [f"results are gone: {found.status_code}"]


async def room(target: Target, until: float, prepared: Prepared) -> None:
    await questions(target, until, "GET", lambda: f"/api/rooms/{prepared[0]}")


async def sheet(target: Target, until: float, prepared: Prepared) -> None:
    await questions(target, until, "GET", lambda: f"/api/rooms/{prepared[0]}/results.csv")


def full_list(target: Target) -> Prepared:
    body = {"game": "klong", "seats": [*SEATS, {"kind": "open"}], "listed": True}
    return [target.post("/api/tables", body)["id"] for _ in range(LISTED)]


async def lists(target: Target, until: float, prepared: Prepared) -> None:
    await questions(target, until, "GET", lambda: "/api/tables")


async def languages(target: Target, until: float, prepared: Prepared) -> None:
    """By a name that is not the server's, in all languages."""
    headers = {"Host": "evil.example", "Accept": "text/html", "Accept-Language": LANGUAGES}
    await questions(target, until, "GET", lambda: "/", headers=headers)


async def codes(target: Target, until: float, prepared: Prepared) -> None:
    """Tries of codes, each of which is slow by design, from many addresses."""

    async def one() -> None:
        elsewhere = Target(target.url, random.randrange(1, 50), target.way)
        async with elsewhere.client() as client:
            await client.post("/api/handovers/take", json={"code": "22222222"})
            target.done += 1

    await crowd(until, one, 50)


# -- lines ----------------------------------------------------------------------------------------


async def lines(target: Target, until: float, prepared: Prepared) -> None:
    """All the live lines one can get, to listen."""
    made = await asyncio.to_thread(
        target.post, "/api/tables", {"game": "strife-of-gods", "seats": SEATS}
    )

    async def one() -> None:
        url, how = target.live(f"/tables/{made['id']}")
        async with connect(url, open_timeout=10, **how) as line:
            await line.send(HELLO)
            target.done += 1
            async for _ in line:
                pass

    await crowd(until, one, 1_200)


async def renames(target: Target, until: float, prepared: Prepared) -> None:
    """Somebody is called otherwise all the time, in a room at which many look."""
    id, token = prepared
    hello = HELLO.replace("[]", f'["{token}"]')

    async def look(hello: str) -> None:
        url, how = target.live(f"/rooms/{id}")
        async with connect(url, open_timeout=10, **how) as line:
            await line.send(hello)
            async for _ in line:
                target.done += 1

    async def rename() -> None:
        async with target.client() as client:
            while time.monotonic() < until:
                body = {"name": f"Eve {random.randrange(10**6)}"}
                headers = {"Authorization": f"Bearer {token}"}
                await client.post(f"/api/rooms/{id}/name", json=body, headers=headers)

    await asyncio.gather(
        crowd(until, partial(look, hello), MEMBERS),
        crowd(until, partial(look, HELLO), LOOKING - MEMBERS),
        crowd(until, rename, 20),
    )


# -- hoards ---------------------------------------------------------------------------------------


async def hoard(target: Target, until: float, prepared: Prepared) -> None:
    """Tables and rooms, as many as can be had."""
    table = {"game": "strife-of-gods", "seats": [*SEATS, {"kind": "open"}]}
    room = {"name": "Hoard", "person": "Eve"}

    async def one() -> None:
        async with target.client() as client:
            while time.monotonic() < until:
                for path, body in (("/api/tables", table), ("/api/rooms", room)):
                    await client.post(path, json=body)
                    target.done += 1

    with suppress(asyncio.CancelledError):
        await crowd(until, one, 20)
