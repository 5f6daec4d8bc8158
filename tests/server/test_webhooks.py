"""Calls when it is somebody's turn: only where allowed, and never into the server's own network."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import Queue
from threading import Event, Thread
from typing import Any

import pytest
from tests.server.serving import Place, Reached, Server, Threaded
from tests.server.test_store import SEATS, row, with_store
from tests.started import PATIENCE

from tischrunde.cli.serve import Shelf
from tischrunde.server import naming
from tischrunde.server.app import make_app
from tischrunde.server.calling import Caller, NotAllowed, is_public
from tischrunde.server.lines import OF_ONE, Crowded, Lines
from tischrunde.server.store import Store, beside

OURS = [
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1",
    "::1", "::", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
    "2002:a00:1::1", "2001:0:7f00:1::", "fec0::1", "3fff::1", "192.0.0.8", "192.88.99.1",
]  # fmt: skip
PUBLIC = ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"]


@pytest.mark.parametrize("address", OURS)
def test_addresses_of_our_own_network_are_not_called(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_addresses_of_the_internet_are(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://[::ffff:127.0.0.1]/",
        "http://0/", "http://0x7f000001/", "http://2130706433/", "http://127.1/",
        "http://169.254.169.254/latest/meta-data", "https://8.8.8.8:22/", "http://8.8.8.8:8000/",
        "ftp://8.8.8.8/", "file:///etc/passwd", "gopher://8.8.8.8/", "//8.8.8.8/", "8.8.8.8",
        "http://", "http://a b/", "http://user:word@8.8.8.8/", "http://8.8.8.8:99999/",
        "http://8.8.8.8/\r\nX: y", "http://8.8.8.8/ä", "http://no-such-name.invalid/",
        "http://[fe80::1%25lo]/", f"http://8.8.8.8/{'x' * 500}",
    ],
)  # fmt: skip
def test_what_is_not_called(url: str) -> None:
    with pytest.raises(NotAllowed):
        asyncio.run(Caller().check(url))


def test_every_address_of_a_name_counts_and_the_one_looked_at_is_called(
    monkeypatch: pytest.MonkeyPatch, stand_in: StandIn
) -> None:
    """Whoever has the name answer differently a second time gains nothing."""
    names = {
        "both.example": ["8.8.8.8", "127.0.0.1"],
        "mapped.example": ["::ffff:192.168.0.1"],
        "good.example": ["127.0.0.1"],
    }
    asked: list[str] = []

    async def run() -> int:
        def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
            asked.append(host)
            return [(0, 0, 0, "", (address, port)) for address in names[host]]

        monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
        for host in ("both.example", "mapped.example"):
            with pytest.raises(NotAllowed):
                await Caller().post(f"http://{host}/", b"{}")
        return await stand_in.caller().post(f"http://good.example:{stand_in.port}/x?y=1", b"{}")

    assert asyncio.run(run()) == 204
    # Once by us; what is connected to is the number, which needs no looking up.
    assert asked == ["both.example", "mapped.example", "good.example"]
    path, headers, body = stand_in.calls.get(timeout=PATIENCE)
    assert (path, body) == ("/x?y=1", {})
    assert headers["Host"] == f"good.example:{stand_in.port}"


def test_a_name_that_is_answered_slowly_holds_up_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on, asked = Event(), list[str]()

    def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        if host == "slow.example":
            go_on.wait(PATIENCE)
        return [(0, 0, 0, "", ("8.8.8.8", port))]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(naming, "PATIENCE", 0.2)

    async def run() -> None:
        caller = Caller()
        tries = [caller.check("http://slow.example/", "eve") for _ in range(20)]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        assert all(isinstance(end, NotAllowed) for end in ends)
        assert asked == ["slow.example"], "one thread is all that one of them gets"
        await caller.check("http://quick.example/", "anna")
        assert await asyncio.to_thread(lambda: 7) == 7, "what else is done in threads goes on"
        go_on.set()
        monkeypatch.setattr(naming, "PATIENCE", PATIENCE)
        await caller.check("http://quick.example/", "eve")

    asyncio.run(run())


def test_who_never_answers_takes_one_line() -> None:
    async def run() -> None:
        lines, go_on = Lines(), asyncio.Event()

        async def call(whose: str) -> None:
            async with lines.line(whose):
                await go_on.wait()

        waiting = [asyncio.create_task(call("eve")) for _ in range(OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await call("eve")
        for other in ("anna", "ben", "cleo"):
            async with asyncio.timeout(PATIENCE), lines.line(other):
                pass
        go_on.set()
        await asyncio.gather(*waiting)
        async with lines.line("eve"):
            pass
        assert not lines._of and not lines._own

    asyncio.run(run())


def test_whoever_sends_us_elsewhere_is_not_followed(stand_in: StandIn) -> None:
    stand_in.status, stand_in.location = 307, f"http://127.0.0.1:{stand_in.port}/inside"
    assert asyncio.run(stand_in.caller().post(stand_in.url, b"{}")) == 307
    assert stand_in.calls.get(timeout=PATIENCE)[0] == "/"
    assert stand_in.calls.empty()


class StandIn:
    """Somebody on the internet who is called; for want of one, on this computer."""

    def __init__(self) -> None:
        self.calls: Queue[tuple[str, dict[str, str], Any]] = Queue()
        self.status, self.location = 204, ""
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                size = int(self.headers["Content-Length"])
                body = json.loads(self.rfile.read(size))
                outer.calls.put((self.path, dict(self.headers), body))
                self.send_response(outer.status)
                if outer.location:
                    self.send_header("Location", outer.location)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        self.thread = Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05})
        self.thread.start()

    def caller(self) -> Caller:
        return Caller(permit=lambda address: str(address) == "127.0.0.1", ports={})

    def stop(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def stand_in() -> Iterator[StandIn]:
    running = StandIn()
    yield running
    running.stop()


@pytest.fixture
def allowed(tmp_path: Path, stand_in: StandIn) -> Iterator[Reached]:
    """A server whose operator allows calls."""
    with ExitStack() as running:
        app = make_app(f"sqlite:///{tmp_path}/tables.sqlite", Shelf(), webhooks=stand_in.caller())
        server = Threaded(app)
        running.callback(server.stop)
        yield server


def put(place: Place, url: str, lang: str = "de") -> Any:
    body = {"url": url, "lang": lang}
    return place.server.post(f"{place.path}/webhook", body, place.tokens[0])


def test_it_is_off_unless_somebody_allows_it(server: Server) -> None:
    assert server.get("/games").json()["webhooks"] is False
    place = server.table("Anna", "Ben")
    for answer in (put(place, "https://8.8.8.8/"), put(place, "")):
        assert answer.status_code == 403 and answer.json()["error"] == "no-webhooks"
    assert server.get(f"{place.path}/webhook", place.tokens[0]).status_code == 403


def test_a_turn_is_told_to_whom_the_table_has_named(allowed: Reached, stand_in: StandIn) -> None:
    assert allowed.get("/games").json()["webhooks"] is True
    place = allowed.table("Anna", "Ben", "bot:random", first="seat0")
    path = f"{place.path}/webhook"
    assert allowed.get(path, place.tokens[1]).json() == {"host": ""}
    assert put(place, stand_in.url + "secret").json() == {"host": "127.0.0.1"}
    assert allowed.get(path, place.tokens[1]).json() == {"host": "127.0.0.1"}
    assert allowed.get(path).status_code == 401
    anna = place.client(0)
    while anna.question:
        anna.choose(0)
    path_called, _, body = stand_in.calls.get(timeout=PATIENCE)
    assert path_called == "/secret"
    link = f"{allowed.url}/tables/{place.id}"
    assert (body["name"], body["seat"], body["table"]) == ("Ben", 1, place.id)
    assert body["link"] == link
    assert body["text"] == body["content"] == f"Ben ist dran (Strife of Gods): {link}"
    assert "secret" not in place.look()["about"].values()
    assert put(place, "").json() == {"host": ""}
    ben = place.client(1)
    while ben.question:
        ben.choose(0)
    anna.until_asked()
    assert stand_in.calls.empty()


def test_a_name_calls_nobody_else_in_a_chat(allowed: Reached, stand_in: StandIn) -> None:
    place = allowed.table("Anna", "<!channel> @here", first="seat0")
    put(place, stand_in.url)
    anna = place.client(0)
    while anna.question:
        anna.choose(0)
    _, _, body = stand_in.calls.get(timeout=PATIENCE)
    assert body["text"].startswith("&lt;!channel&gt; @\u200bhere ist dran"), "as Slack reads it"
    assert body["content"].startswith("<!channel> @here ist dran"), "as Discord does"
    assert body["allowed_mentions"] == {"parse": []}


def test_what_may_not_be_called_is_not_kept(allowed: Reached) -> None:
    place = allowed.table("Anna", "Ben")
    for url in ("http://192.168.0.1/", "nonsense", "http://[::1]/"):
        answer = put(place, url)
        assert answer.status_code == 422 and answer.json()["error"] == "bad-webhook"
    path = f"{place.path}/webhook"
    assert allowed.get(path, place.tokens[0]).json() == {"host": ""}


def test_an_address_is_kept_with_its_table_and_goes_with_it(database: str) -> None:
    hook = beside.Hook("https://chat.example/1", "de", "http://here")

    async def work(store: Store) -> None:
        await store.create(row(), SEATS)
        for kept in (beside.Hook("https://chat.example/0", "en", "x"), hook):
            await store.within(partial(beside.put_hook, table=row().id, hook=kept))
        assert await store.within(lambda c: beside.hook_of(c, row().id)) == hook
        await store.within(lambda c: beside.put_hook(c, row().id, beside.Hook("", "", "")))
        assert await store.within(lambda c: beside.hook_of(c, row().id)) is None

    with_store(database, work)
