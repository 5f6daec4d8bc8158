"""A real server in a process of its own, and people who play at it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette
from tests.started import PATIENCE, end, start
from websockets.sync.client import ClientConnection, connect

from tischrunde.cli.address import address, bound
from tischrunde.server.doorstep import protocols
from tischrunde.server.limits import Bucket, Limits

GAME = "strife-of-gods"
SPECTATOR = -1
# The server hangs up on whoever has been idle for five seconds; a request sent just then is lost.
KEPT_OPEN = httpx.Limits(keepalive_expiry=2.0)

Json = dict[str, Any]


def raised(*limits: str) -> list[str]:
    """The options that put limits far beyond what any test does."""
    return [word for name in limits for word in ("--limit", f"{name}=100000")]


PATIENT = raised("messages-at-once", "frames-at-once")
OPENED = ExitStack()  # the connections of the test that runs


class Reached:
    """A server at some address."""

    def __init__(self, url: str, patient: bool = False) -> None:
        """``patient`` is whether it lets everybody talk as fast as they like."""
        self.url = url
        self.patient = patient
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, limits=KEPT_OPEN)

    def get(self, path: str, token: str = "") -> httpx.Response:
        return self.http.get(f"/api{path}", headers=bearer(token))

    def post(self, path: str, body: object, token: str = "") -> httpx.Response:
        return self.http.post(f"/api{path}", json=body, headers=bearer(token))

    def table(
        self,
        *seats: str,
        game: str = GAME,
        seed: str = "",
        listed: bool = False,
        undo: str | None = None,
        pace: str = "live",
        clock: bool = False,
        **options: object,
    ) -> Place:
        """A new table: ``Anna`` is a person, ``bot:strife`` a bot, ``open`` a seat that waits."""
        body = {"game": game, "seats": [seat(s) for s in seats], "seed": seed, "listed": listed}
        body |= {"undo": undo, "pace": pace, "clock": clock, "options": options}
        return self.opened(self.post("/tables", body), game)

    def opened(self, answer: httpx.Response, game: str = GAME) -> Place:
        """The table that was made."""
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return Place(self, made["id"], {key["seat"]: key["token"] for key in made["keys"]}, game)


class Server(Reached):
    """`tischrunde serve` on a free port."""

    def __init__(
        self,
        *arguments: str,
        files: int = 0,
        stderr: Any = None,
        program: Sequence[str] = ("-m", "tischrunde.cli"),
        **environment: str,
    ) -> None:
        """``files`` is how many it may have open, if it is not to have all there are."""
        command = [sys.executable, *program, "serve", "--port", "0", "--no-open"]
        if files:
            command = ["/bin/sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
        env = {**os.environ, "TISCHRUNDE_LANG": "en", "TISCHRUNDE_STRICT_WORDS": "1"}
        env |= environment
        self.process = start([*command, *arguments], stdout=subprocess.PIPE, stderr=stderr, env=env)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:\d+", line)
        if not found:
            end(self.process)
            raise AssertionError(f"the server did not start: {line!r}")
        super().__init__(found[0], patient=set(arguments) >= set(PATIENT))

    def kill(self) -> None:
        """As `kill -9` does."""
        self.process.kill()
        self.stop()

    def stop(self) -> None:
        self.http.close()
        end(self.process)


class Threaded(Reached):
    """A server in a thread, which takes an app as it is."""

    def __init__(self, app: Starlette) -> None:
        requests, frames = protocols(app.state.doorstep)
        listening = bound("127.0.0.1", 0)
        super().__init__(address(listening).rstrip("/"))
        self.app = app
        self.host = uvicorn.Server(
            uvicorn.Config(
                app,
                http=requests,
                ws=frames,
                log_level="warning",
                server_header=False,
                log_config=None,
            )
        )
        self.thread = Thread(target=self.host.run, kwargs={"sockets": [listening]})
        self.thread.start()

    def stop(self) -> None:
        OPENED.close()
        self.http.close()
        self.host.should_exit = True
        self.thread.join()


class Place:
    """A table at a server and the keys to its seats."""

    def __init__(self, server: Reached, id: str, tokens: dict[int, str], game: str = GAME) -> None:
        self.server = server
        self.id = id
        self.tokens = tokens
        self.game = game
        self.path = f"/tables/{id}"

    def at(self, server: Reached) -> Place:
        """The same table at another server."""
        return Place(server, self.id, self.tokens, self.game)

    def look(self, seat: int = SPECTATOR) -> Json:
        answer = self.server.get(self.path, self.tokens.get(seat, ""))
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def choose(self, seat: int, version: int, choice: str) -> httpx.Response:
        body = {"version": version, "choice": choice}
        return self.server.post(f"{self.path}/choices", body, self.tokens[seat])

    def play_on(self, seat: int) -> None:
        """Any answers of this seat among bots, until the game is over."""
        while (now := self.look(seat))["ending"] is None:
            asked = now["decision"] or {}
            if asked.get("seat") == seat and asked.get("options"):
                options = asked["options"]
                choice = options[any_number(now["version"]) % len(options)]["id"]
                answer = self.choose(seat, now["version"], choice)
                assert answer.status_code == 200, answer.text
            else:
                time.sleep(0.01)  # bots are thinking

    def undo(self, seat: int, version: int) -> httpx.Response:
        return self.server.post(f"{self.path}/undo", {"version": version}, self.tokens[seat])

    def client(self, *seats: int, since: int | None = None) -> Client:
        return Client(self, seats, since)

    def record(self) -> httpx.Response:
        return self.server.get(f"{self.path}/record")

    def story(self, seat: int = SPECTATOR) -> Json:
        answer = self.server.get(f"{self.path}/moments", self.tokens.get(seat, ""))
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def moment(self, number: object, seat: int = SPECTATOR, eyes: object = "") -> httpx.Response:
        """A moment for whoever holds this seat, perhaps through other eyes."""
        query = "" if eyes == "" else f"?seat={eyes}"
        path = f"{self.path}/moments/{number}{query}"
        return self.server.get(path, self.tokens.get(seat, ""))

    def course(self) -> httpx.Response:
        return self.server.get(f"{self.path}/course")

    def go_on(self, moment: int, *seats: str, **more: object) -> httpx.Response:
        """Continue from a moment at a new table."""
        body = {"moment": moment, "seats": [seat(s) for s in seats], **more}
        return self.server.post(f"{self.path}/continue", body)


class Client:
    """A browser: one connection that holds some seats, or watches."""

    def __init__(self, place: Place, seats: tuple[int, ...] = (), since: int | None = None) -> None:
        self.heard: list[str] = []
        self.latest: dict[int, Json] = {}
        self.answers: dict[int, Json] = {}
        self.problems: list[Json] = []
        self.here: Json = {}  # who is at the table, as told last
        self.talk: list[Json] = []  # what was said across it
        self.patient = place.server.patient
        self.pace = Bucket(Limits.messages_a_second * 0.8, Limits.messages_at_once // 2)
        self.socket: ClientConnection = open_socket(place)
        self.say(type="hello", tokens=[place.tokens[s] for s in seats], since=since)
        for _ in seats or (SPECTATOR,):
            self.hear()

    def say(self, **message: object) -> None:
        """No faster than the server allows."""
        while not (self.patient or self.pace.take()):
            time.sleep(0.02)
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        """The next message that is about the game."""
        while (message := self.next())["type"] in ("here", "talk"):
            pass
        return message

    def next(self) -> Json:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "update":
            self.latest[message["seat"]] = message
        elif message["type"] == "here":
            self.here = message
        elif message["type"] == "talk":
            self.talk += message["lines"]
        elif message.get("id"):
            self.answers[message["id"]] = message
        else:
            self.problems.append(message)
        return message

    @property
    def now(self) -> Json:
        """The table as the first of this client's seats saw it last."""
        return self.latest[min(self.latest)]

    def until(self, version: int) -> None:
        """Hear until every seat of this client knows this version."""
        while any(update["version"] < version for update in self.latest.values()):
            self.hear()

    def until_here(self, *seats: int, watching: int = 0) -> None:
        """Hear until just these are at the table."""
        while self.here != {"type": "here", "seats": list(seats), "watching": watching}:
            self.next()

    def until_asked(self) -> None:
        """Hear until one of this client's seats is asked or the game is over."""
        while self.question is None and self.now["ending"] is None:
            self.hear()

    @property
    def question(self) -> Json | None:
        """The open question, if it goes to a seat of this client."""
        for seat, update in self.latest.items():
            decision = update["decision"]
            if decision is not None and decision["seat"] == seat:
                return dict(decision)
        return None

    def ask(self, id: int, **message: object) -> Json:
        """Say something and wait for its answer."""
        self.say(id=id, **message)
        while id not in self.answers:
            self.hear()
        return self.answers.pop(id)

    def choose(self, pick: int) -> int:
        """Answer the open question with one of its options; the version after it."""
        question = self.question
        assert question is not None
        seat, options = question["seat"], question["options"]
        done = self.ask(
            1,
            type="choose",
            seat=seat,
            version=self.latest[seat]["version"],
            choice=options[pick % len(options)]["id"],
        )
        assert done["type"] == "done", done
        return int(done["version"])

    def close(self) -> None:
        self.socket.close()


Start = Callable[..., Server]
Limited = Callable[[Limits], Reached]


def open_socket(place: Place, origin: Any = None) -> ClientConnection:
    """A live connection; closed when the test is over."""
    url = f"ws{place.server.url.removeprefix('http')}/api{place.path}/live"
    # It does not ping: that would be done by a thread, with dice that another test may watch.
    how: Any = {"max_size": 2**24, "compression": None, "ping_interval": None}
    opened: ClientConnection = OPENED.enter_context(connect(url, origin=origin, **how))
    return opened


def seat(text: str) -> Json:
    if text == "open":
        return {"kind": "open"}
    if text.startswith("bot:"):
        return {"kind": "bot", "bot": text.removeprefix("bot:")}
    return {"kind": "person", "name": text}


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def any_number(count: int, begin: int = 0) -> int:
    """The same for the same two, without a pattern in which a game could go round in circles."""
    return Random(f"{begin} {count}").randrange(1_000_000)


def play_out(clients: list[Client], begin: int = 0) -> int:
    """Random play by whoever is asked, everybody hearing everything; how many choices."""
    count = 0
    while clients[0].now["ending"] is None:
        asked = next(client for client in clients if client.question is not None)
        version = asked.choose(any_number(count, begin))
        for client in clients:
            client.until(version)
        count += 1
    return count


def data(folder: Path) -> tuple[str, str]:
    return "--data", str(folder)


def for_all(folder: Path) -> tuple[str, ...]:
    """How a server is started that many tests share: all of them come from one address, and
    play faster than people."""
    often = ("gets-at-once", "posts-at-once", "rooms-at-once", "moves-at-once", "imports-at-once")
    return *data(folder), *raised("listed-tables", *often), *PATIENT
