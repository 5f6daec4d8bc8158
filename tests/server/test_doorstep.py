"""Whoever stands at the door in crowds, says half a word, or rattles at it, holds nobody up."""

from __future__ import annotations

import asyncio
import inspect
import socket
import subprocess
import sys
import time
from asyncio import BaseEventLoop
from contextlib import ExitStack, suppress
from hashlib import sha256
from http.client import HTTPConnection
from pathlib import Path
from types import ModuleType
from unittest.mock import Mock

import pytest
import uvicorn
from starlette.applications import Starlette
from tests.server.serving import Limited, Reached, Server, Start, data, open_socket
from tests.server.test_http import problem
from tests.started import PATIENCE
from uvicorn.middleware import proxy_headers
from uvicorn.protocols.http import h11_impl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets import websockets_sansio_impl
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from tischrunde.cli.serve import FILES_OF_OURS
from tischrunde.server.doorstep import READ_AT_ONCE, SLOWER, Doorstep, protocols
from tischrunde.server.limits import Buckets, Limits

HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = HALF + b"\r\n"
UPGRADE = HALF + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n"


def knock(server: Reached) -> socket.socket:
    host, _, port = server.url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def hung_up(line: socket.socket) -> bool:
    """Whether nothing more comes; what does come is passed over."""
    try:
        while line.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize(
    "said", [b"", HALF, b"POST /api/mine HTTP/1.1\r\nContent-Length: 9\r\n\r\n"]
)
def test_half_a_request_is_not_waited_for(limited: Limited, said: bytes) -> None:
    server = limited(Limits(request_seconds=0.3))
    with knock(server) as line:
        line.sendall(said)
        assert hung_up(line)
    assert server.get("/games").status_code == 200


def test_a_byte_now_and_then_does_not_put_it_off(limited: Limited) -> None:
    server = limited(Limits(request_seconds=0.5))
    with knock(server) as line, pytest.raises(OSError):
        for byte in WHOLE * 10:
            line.sendall(bytes([byte]))
            time.sleep(0.05)


def test_a_line_that_stays_open_may_ask_again(limited: Limited) -> None:
    server = limited(Limits(request_seconds=0.5))
    line = HTTPConnection(server.url.removeprefix("http://"), timeout=PATIENCE)
    line.auto_open = 0  # it must not come again in silence
    line.connect()
    for _ in range(3):
        line.request("GET", "/api/games")
        assert line.getresponse().read()
        time.sleep(0.4)  # the deadline is one request's, not the line's
    line.close()


def test_a_live_connection_may_take_its_time(limited: Limited) -> None:
    anna = limited(Limits(request_seconds=0.2)).table("Anna", "Ben", first="seat0").client(0)
    time.sleep(0.5)
    assert anna.choose(0) == 1


def test_a_crowd_that_asks_in_one_moment_is_read_little_by_little(
    limited: Limited, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them are answered; but between a few of them whoever plays has a turn."""
    rounds, loops = list[int](), list[BaseEventLoop]()
    reads, run_once = 0, BaseEventLoop._run_once  # type: ignore[attr-defined]
    data_received = H11Protocol.data_received

    def count(protocol: H11Protocol, said: bytes) -> None:
        nonlocal reads
        reads += 1
        data_received(protocol, said)

    def one_round(loop: BaseEventLoop) -> None:
        nonlocal reads
        before = reads
        loops[:] = [loop]
        run_once(loop)
        rounds.append(reads - before)

    monkeypatch.setattr(H11Protocol, "data_received", count)
    monkeypatch.setattr(BaseEventLoop, "_run_once", one_round)
    server = limited(Limits())
    assert server.get("/games").status_code == 200
    with ExitStack() as lines:
        crowd = [lines.enter_context(knock(server)) for _ in range(60)]
        loops[0].call_soon_threadsafe(time.sleep, 0.5)  # a busy computer, so that all are there
        for line in crowd:
            line.sendall(WHOLE)
        for line in crowd:
            assert line.recv(12) == b"HTTP/1.1 200"
    assert max(rounds) <= READ_AT_ONCE and sum(rounds) >= 60


def test_only_so_many_lines_from_one_address(limited: Limited) -> None:
    server = limited(Limits(connections_an_address=5))
    place = server.table("Anna", "Ben", first="seat0")
    anna = place.client(0)
    with ExitStack() as lines:
        for _ in range(8):
            crowd = lines.enter_context(knock(server))
        assert crowd.recv(65536).startswith(b"HTTP/1.1 503")
        assert anna.choose(0) == 1, "whoever is there goes on"
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:  # the server hears of it soon
        with knock(server) as line:
            line.sendall(WHOLE)
            if line.recv(65536).startswith(b"HTTP/1.1 200"):
                return
    pytest.fail("nobody may come any more")


def test_a_line_that_was_just_refused_does_not_keep_the_server_from_stopping() -> None:
    async def work() -> None:
        requests, _ = protocols(Doorstep(Limits(connections_at_once=0)))
        config = uvicorn.Config(Starlette(), log_config=None)
        line, transport = requests(config, ServerState(), {}), Mock()
        line.doorstep.coming = Buckets(1, 1)  # so that it may come, and ask in vain
        transport.get_extra_info = {"peername": ("127.0.0.1", 1)}.get
        transport.is_closing = lambda: transport.close.called
        line.connection_made(transport)
        line.data_received(UPGRADE)
        transport.write.assert_called_once_with(SLOWER)
        line.shutdown()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("module", "digest"),
    [
        (h11_impl, "a3154a6c2cfa"),
        (websockets_sansio_impl, "8b32a97a1608"),
        (proxy_headers, "a4d664f3434d"),
    ],
)
def test_uvicorn_is_the_one_whose_inside_we_know(module: ModuleType, digest: str) -> None:
    found = sha256(inspect.getsource(module).encode()).hexdigest()
    assert found.startswith(digest), (
        f"{module.__name__} has changed, and doorstep.py leans on its inside: look whether all it "
        "overrides is still called as it was, and whether all it sets and reads is still there "
        f"({found[:12]} is what this test is to know then)"
    )


def test_who_says_nothing_makes_room_for_who_asks(limited: Limited) -> None:
    """Behind a proxy nobody is told apart before they have asked for something."""
    server = limited(Limits(connections=5, proxies=frozenset(["127.0.0.1"])))
    anna = server.table("Anna", "Ben", first="seat0").client(0)
    server.http.close()
    with ExitStack() as lines:
        silent = [lines.enter_context(knock(server)) for _ in range(5)]
        asking = lines.enter_context(knock(server))
        asking.sendall(WHOLE)
        assert asking.recv(65536).startswith(b"HTTP/1.1 200")
        assert hung_up(silent[0]), "who has stood there the longest"
        silent[-1].sendall(WHOLE)
        assert silent[-1].recv(65536).startswith(b"HTTP/1.1 200")
        assert anna.choose(0) == 1


@pytest.mark.parametrize("empty", [True, False], ids=["pings", "pieces"])
def test_frames_that_are_no_messages_are_counted(limited: Limited, empty: bool) -> None:
    server = limited(Limits(frames_a_second=1, frames_at_once=50))
    place = server.table("Anna", "Ben", first="seat0")
    anna, rattling = place.client(0), open_socket(place)
    with pytest.raises(ConnectionClosed):
        if empty:
            for _ in range(1000):
                rattling.ping()
        else:
            rattling.send([""] * 1000)
        rattling.recv(PATIENCE)
    assert anna.choose(0) == 1


def test_bytes_are_counted(limited: Limited) -> None:
    server = limited(Limits(bytes_a_second=1, bytes_at_once=50_000))
    place = server.table("Anna", "Ben")
    talking = place.client(0)
    with pytest.raises(ConnectionClosed):
        for _ in range(4):
            talking.socket.send("x" * 20_000)
            talking.socket.recv(PATIENCE)


def test_a_flood_of_questions_waits(limited: Limited) -> None:
    server = limited(Limits(gets_a_second=0.01, gets_at_once=4))
    place = server.table("Anna", "Ben", first="seat0")
    for _ in range(4):
        assert server.get("/games").status_code == 200
    problem(server.get("/games"), 429, "too-fast")
    assert place.choose(0, 0, "take:r01").status_code in (200, 422), (
        "what is posted is counted apart"
    )


def test_nobody_says_for_themselves_where_they_come_from(start: Start, tmp_path: Path) -> None:
    """Else one could be many; a proxy that was named is believed."""
    slow = ("--limit", "posts-a-second=0.001", "--limit", "posts-at-once=2")

    def refused(server: Reached) -> list[bool]:
        say = [{"X-Forwarded-For": f"192.0.2.{n}"} for n in range(4)]
        posts = [server.http.post("/api/mine", json={"tables": []}, headers=h) for h in say]
        return [answer.status_code == 429 for answer in posts]

    assert refused(start(*data(tmp_path / "a"), *slow)) == [False, False, True, True]
    proxied = start(*data(tmp_path / "b"), *slow, "--proxy", "127.0.0.1")
    assert refused(proxied) == [False] * 4


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has many addresses of its own")
def test_more_connections_than_files_hold_nobody_up(tmp_path: Path) -> None:
    server = Server(*data(tmp_path), files=FILES_OF_OURS + 60, stderr=subprocess.PIPE)
    try:
        anna = server.table("Anna", "Ben", first="seat0").client(0, 1)
        host, port = server.url.removeprefix("http://").split(":")
        with ExitStack() as lines:
            for number in range(400):
                line = lines.enter_context(socket.socket())
                line.bind((f"127.0.0.{2 + number % 4}", 0))
                line.setblocking(False)
                with suppress(BlockingIOError):
                    line.connect((host, int(port)))
            for number in range(5):
                anna.until(anna.choose(number))
        server.process.terminate()
        assert server.process.stderr is not None
        told = server.process.stderr.read().splitlines()
        assert len(told) < 10, told
    finally:
        server.stop()
