"""Whoever plays, writes down what was acknowledged, and compares it with what is stored."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

import httpx
import psycopg
from tests.server.serving import Place, Reached
from tests.started import PATIENCE

STORED = 'SELECT seq, kind, body FROM events WHERE "table" = {} ORDER BY seq'


class Witness:
    """Two people at a table who play by HTTP."""

    def __init__(self, place: Place, number: int) -> None:
        self.place = place
        self.number = number
        self.acknowledged: list[str] = []
        self.over = False
        self.in_flight = ""  # sent, and what became of it is not known
        self.refusals: list[str] = []  # of choices that were allowed

    def play(self) -> None:
        """Until the server is gone or the game is over."""
        try:
            while self.step():
                pass
        except httpx.HTTPError:
            pass

    def play_on(self, server: Callable[[], Reached], until: Callable[[], bool]) -> None:
        """Whatever happens, at whichever server answers; until somebody says so."""
        while not until():
            try:
                self.place = self.place.at(server())
                if not self.step():
                    return
            except httpx.HTTPError:
                time.sleep(0.02)

    def step(self) -> bool:
        """One choice by whoever is asked; whether the game goes on."""
        seen = self.place.server.get(self.place.path)
        if seen.status_code != 200:
            self.refusals.append(seen.json()["error"])
            time.sleep(0.02)
            return True
        now = seen.json()
        self.settle(now["version"])
        if now["decision"] is None:
            self.over = True
            return False
        seat = now["decision"]["seat"]
        answer = self.place.server.get(self.place.path, self.place.tokens[seat])
        if answer.status_code != 200:
            return True
        update = answer.json()
        options = update["decision"]["options"]
        pick = 5 * len(self.acknowledged) + self.number
        self.in_flight = options[pick % len(options)]["id"]
        answer = self.place.choose(seat, update["version"], self.in_flight)
        if answer.status_code != 200:
            self.refusals.append(answer.json()["error"])
            return True
        self.acknowledged.append(self.in_flight)
        self.in_flight = ""
        return True

    def settle(self, version: int) -> None:
        """Every acknowledged choice is there, and at most the one that was in flight besides."""
        if self.in_flight and version == len(self.acknowledged) + 1:
            self.acknowledged.append(self.in_flight)  # stored, but nobody was told
        self.in_flight = ""
        assert version == len(self.acknowledged), "what was acknowledged is not what is there"

    def compare(self, database: str) -> None:
        """What is stored is what was acknowledged: all of it, in order, without gaps.

        Read by other means than the server's own.
        """
        rows = stored(database, self.place.id)
        if self.in_flight and len(rows) == len(self.acknowledged) + 1:
            self.acknowledged.append(self.in_flight)
            self.in_flight = ""
        assert [seq for seq, _, _ in rows] == list(range(1, len(rows) + 1))
        assert {kind for _, kind, _ in rows} <= {"choice"}
        assert [body for _, _, body in rows] == self.acknowledged


def stored(database: str, table: str) -> list[tuple[int, str, str]]:
    """The events of a table, as they lie in the database."""
    if database.startswith("sqlite:///"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
            return list(file.execute(STORED.format("?"), (table,)))
    with psycopg.connect(database) as connection:
        return list(connection.execute(STORED.format("%s"), (table,)))


def until_healthy(server: Reached) -> None:
    """Until the server says that it can do its work."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if server.http.get("/healthz").status_code == 200:
            return
        time.sleep(0.05)
    raise AssertionError(server.http.get("/healthz").text)
