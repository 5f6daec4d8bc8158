"""People in a room, as servers see them."""

from __future__ import annotations

import json
from typing import Any

import httpx
from tests.server.serving import GAME, OPENED, Json, Place, Reached
from tests.started import PATIENCE
from websockets.sync.client import connect


class Evening:
    """A room at a server, and the keys of its people."""

    def __init__(self, server: Reached, *people: str, name: str = "Freitag") -> None:
        self.server = server
        made = server.post("/rooms", {"name": name, "person": people[0]})
        assert made.status_code == 201, made.text
        self.id: str = made.json()["room"]
        self.path = f"/rooms/{self.id}"
        self.keys: dict[str, str] = {people[0]: made.json()["token"]}
        for other in people[1:]:
            answer = self.enter(other)
            assert answer.status_code == 201, answer.text
            self.keys[other] = answer.json()["token"]

    def at(self, server: Reached) -> Evening:
        other = object.__new__(Evening)
        other.server, other.id, other.path, other.keys = server, self.id, self.path, self.keys
        return other

    def enter(self, name: str, **more: object) -> httpx.Response:
        return self.server.post(f"{self.path}/members", {"name": name, **more})

    def post(self, what: str, who: str = "", **body: object) -> httpx.Response:
        return self.server.post(f"{self.path}/{what}", body, self.keys.get(who, ""))

    def look(self) -> Json:
        answer = self.server.get(self.path)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def table(self, who: str, *seats: str | int, game: str = GAME) -> httpx.Response:
        """A table for members by number, ``open`` seats and bots."""
        return self.post("tables", who, game=game, seats=[seated(seat) for seat in seats])

    def opened(self, who: str, *people: str) -> Place:
        """A table at which these sit."""
        numbers = {member["name"]: member["number"] for member in self.look()["members"]}
        made = self.table(who, *[numbers[name] for name in people])
        assert made.status_code == 201, made.text
        keys = {seat: self.keys[name] for seat, name in enumerate(people)}
        return Place(self.server, made.json()["table"], keys)

    def watch(self, *who: str) -> Watcher:
        return Watcher(self, [self.keys[name] for name in who])

    def until_played(self, count: int, watcher: Watcher) -> Json:
        while len(watcher.room["results"]) < count:
            watcher.next()
        return watcher.room


class Watcher:
    """Somebody who looks at a room."""

    def __init__(self, evening: Evening, tokens: list[str]) -> None:
        url = f"ws{evening.server.url.removeprefix('http')}/api{evening.path}/live"
        how: Any = {"compression": None, "ping_interval": None}
        self.socket = OPENED.enter_context(connect(url, **how))
        self.socket.send(json.dumps({"type": "hello", "tokens": tokens}))
        self.room: Json = {}
        self.present: list[int] = []
        self.problem: Json = {}
        while not (self.room or self.problem):
            self.next()

    def next(self) -> None:
        message = json.loads(self.socket.recv(PATIENCE))
        if message["type"] == "room":
            self.room = message
        elif message["type"] == "present":
            self.present = message["members"]
        else:
            self.problem = message

    def until(self, what: Any) -> None:
        while not what(self):
            self.next()


def seated(seat: str | int) -> Json:
    if isinstance(seat, int):
        return {"kind": "member", "member": seat}
    return {"kind": "open"} if seat == "open" else {"kind": "bot", "bot": seat}


def problem(answer: httpx.Response, status: int, error: str) -> None:
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
