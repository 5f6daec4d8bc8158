"""Tables full of clients that play random legal choices over their WebSockets."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 30.0


class Option(msgspec.Struct):
    id: str


class Decision(msgspec.Struct):
    seat: int
    options: list[Option] = []


NOT_OVER = msgspec.Raw(b"null")


class Heard(msgspec.Struct):
    """As much of any message as a random player needs; the rest is skipped unread."""

    type: str
    version: int = 0
    seat: int = -1
    id: int = 0
    error: str = ""
    decision: Decision | None = None
    over: msgspec.Raw = msgspec.field(default=NOT_OVER, name="ending")


read = msgspec.json.Decoder(Heard).decode


@dataclass
class Tally:
    """What happened, by all players together."""

    waits: list[float] = field(default_factory=list)  # seconds until a choice was acknowledged
    errors: list[str] = field(default_factory=list)
    updates: int = 0
    finished: int = 0


class Player:
    """One seat and its connection."""

    def __init__(self, table: PlayedTable, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.socket: ClientConnection
        self.listening: asyncio.Task[None] | None = None
        self.sent: dict[int, float] = {}  # when, by the message's number, until it is answered
        self.number = 0

    async def connect(self, url: str) -> None:
        how: Any = {"compression": None, "ping_interval": None, "open_timeout": None}
        self.socket = await connect(url, max_size=2**24, **how)
        hello = {"type": "hello", "tokens": [self.token], "since": None}
        await self.socket.send(msgspec.json.encode(hello).decode())
        self.hear(await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE))

    async def listen(self) -> None:
        async for text in self.socket:
            self.hear(text)

    def hear(self, text: str | bytes) -> None:
        heard, table, tally = read(text), self.table, self.table.tally
        if heard.type == "update":
            tally.updates += 1
            table.learn(self, heard)
        elif heard.type == "done" and heard.id in self.sent:
            tally.waits.append(time.perf_counter() - self.sent.pop(heard.id))
        elif heard.type != "here":
            tally.errors.append(heard.error or heard.type)

    async def choose(self, version: int, options: list[Option]) -> None:
        self.number += 1
        message = {
            "type": "choose",
            "id": self.number,
            "seat": self.seat,
            "version": version,
            "choice": random.choice(options).id,
        }
        self.sent[self.number] = time.perf_counter()
        await self.socket.send(msgspec.json.encode(message).decode())


class PlayedTable:
    """A table all of whose seats are played from here."""

    def __init__(self, tally: Tally, ready: asyncio.Queue[PlayedTable]) -> None:
        self.tally = tally
        self.ready = ready
        self.players: list[Player] = []
        self.version = -1
        self.over = False
        self.asked: tuple[Player, Heard] | None = None

    def learn(self, player: Player, heard: Heard) -> None:
        """Whoever is asked puts the table into the queue of those that can go on."""
        if heard.version < self.version:
            return
        if heard.over != NOT_OVER:
            self.over = True
            if heard.version > self.version:
                self.tally.finished += 1
        elif heard.decision is not None and heard.decision.options:
            self.asked = (player, heard)
            self.ready.put_nowait(self)
        self.version = heard.version

    async def leave(self) -> None:
        """Everybody goes home."""
        for player in self.players:
            await player.socket.close()

    async def go_on(self) -> None:
        """One choice of whoever is asked."""
        assert self.asked is not None
        player, heard = self.asked
        self.asked = None
        assert heard.decision is not None
        await player.choose(heard.version, heard.decision.options)
