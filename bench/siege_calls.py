"""Calls when it is somebody's turn: who lets them hang, and how those fare who want one.

Only servers that siege_server.py has started make these calls, none of which leaves this computer.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from siege_guests import SEATS, Prepared, crowd
from siege_ways import HERE, Target

CALLING = 20  # tables at once whose turns are called
CALLS = 20  # of one table, before it may call only now and then
ERRANDS = 8  # in all, as everybody may try few codes
LATEST = 1.0  # seconds that anybody waits gladly
THANKS = b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n"


class Hall:
    """A table with a webhook, all of whose seats are played from here."""

    def __init__(self, client: httpx.AsyncClient, made: Any) -> None:
        self.client = client
        self.id = made["id"]
        self.path = f"/api/tables/{self.id}"
        self.tokens: list[str] = [key["token"] for key in made["keys"]]

    @classmethod
    async def opened(cls, client: httpx.AsyncClient) -> Hall:
        body = {"game": "strife-of-gods", "seats": SEATS}
        return cls(client, told(await client.post("/api/tables", json=body)))

    async def name(self, url: str) -> None:
        """This is whom the table calls from now on."""
        body, headers = {"url": url, "lang": "en"}, bearer(self.tokens[0])
        told(await self.client.post(f"{self.path}/webhook", json=body, headers=headers))

    async def end_turn(self) -> None:
        """One seat chooses until it is another's turn."""
        asked = (await self._look(0))["decision"]["seat"]
        while (now := await self._look(asked))["decision"]["seat"] == asked:
            body = {"version": now["version"], "choice": now["decision"]["options"][0]["id"]}
            headers = bearer(self.tokens[asked])
            told(await self.client.post(f"{self.path}/choices", json=body, headers=headers))

    async def _look(self, seat: int) -> Any:
        return told(await self.client.get(self.path, headers=bearer(self.tokens[seat])))


def told(answer: httpx.Response) -> Any:
    """What was answered; whoever is refused is an error, as one who is not answered."""
    answer.raise_for_status()
    return answer.json()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@asynccontextmanager
async def listening(answer: bytes) -> AsyncIterator[tuple[str, asyncio.Queue[float]]]:
    """Where one is called, and when one was; without an answer the caller is kept waiting."""
    calls = asyncio.Queue[float]()

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1)
        calls.put_nowait(time.perf_counter())
        writer.write(answer)
        if not answer:
            await reader.read()
        writer.close()

    async with await asyncio.start_server(hear, HERE, 0) as server:
        yield str(server.sockets[0].getsockname()[1]), calls


# -- who attacks ----------------------------------------------------------------------------------


async def slow_names(target: Target, until: float, prepared: Prepared) -> None:
    """Names are to be called that are looked up for ever."""
    async with target.client() as client:
        hall = await Hall.opened(client)

    async def one() -> None:
        async with target.client() as client:
            hall.client = client
            target.done += 1
            await hall.name(f"http://slow{random.randrange(10**9)}.example/")

    await crowd(until, one, 50)


async def silence(target: Target, until: float, prepared: Prepared) -> None:
    """Turn after turn is called where nobody answers, or by a name that nobody finds any more."""
    async with listening(b"") as (port, _):

        async def one() -> None:
            name = f"late{random.randrange(10**9)}" if random.randrange(2) else "silent"
            async with target.client() as client:
                hall = await Hall.opened(client)
                await hall.name(f"http://{name}.example:{port}/")
                for _ in range(CALLS):
                    await hall.end_turn()
                    target.done += 1

        await crowd(until, one, CALLING, pause=1.0)


# -- who else is there ----------------------------------------------------------------------------


class Errands:
    """What people want besides their game: to be called when it is their turn, and to go on at
    another device.  Counts how long it takes, in milliseconds."""

    def __init__(self) -> None:
        self.slowest = {"naming whom to call": 0.0, "a call": 0.0, "a handover": 0.0}
        self.errors: list[str] = []

    async def run(self, target: Target, until: float) -> None:
        pause = (until - time.monotonic()) / ERRANDS
        async with listening(THANKS) as (port, calls), target.client() as client:
            while time.monotonic() < until:
                try:
                    await self._one(client, f"http://friend.example:{port}/", calls)
                except (httpx.HTTPError, TimeoutError, KeyError) as error:
                    self.errors.append(f"an errand: {type(error).__name__} {error}")
                await asyncio.sleep(pause)

    async def _one(self, client: httpx.AsyncClient, url: str, calls: asyncio.Queue[float]) -> None:
        hall = await Hall.opened(client)
        began = time.perf_counter()
        await hall.name(url)
        self._took("naming whom to call", time.perf_counter() - began)
        await hall.end_turn()
        began = time.perf_counter()
        async with asyncio.timeout(10 * LATEST):
            self._took("a call", await calls.get() - began)
        began = time.perf_counter()
        body = {"table": hall.id, "tokens": hall.tokens}
        code = told(await client.post("/api/handovers", json=body))["code"]
        taken = told(await client.post("/api/handovers/take", json={"code": code}))
        assert [key["token"] for key in taken["keys"]] == hall.tokens
        self._took("a handover", time.perf_counter() - began)

    def _took(self, what: str, seconds: float) -> None:
        self.slowest[what] = max(self.slowest[what], seconds * 1000)

    @property
    def held(self) -> bool:
        return max(self.slowest.values()) < LATEST * 1000 and not self.errors

    @property
    def report(self) -> str:
        return ", ".join(f"{what} {slowest:.0f} ms" for what, slowest in self.slowest.items())
