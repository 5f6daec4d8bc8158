"""By which names the server is reached, and what it does when somebody hangs up."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from starlette.requests import Request
from tests.server.serving import Limited, Reached, Server, Start, data
from tests.server.test_http import problem

from tischrunde import words
from tischrunde.cli.address import bound, known_hosts, network_address
from tischrunde.cli.serve import Shelf, configured
from tischrunde.kernel.message import Message
from tischrunde.server import guard
from tischrunde.server.app import make_app
from tischrunde.server.limits import Limits

OURS = ["localhost", "LocalHost:1234", "127.0.0.1", "[::1]:8000"]
NOT_OURS = ["evil.example", "evil.example:8000", "localhost.evil.example", "192.168.0.7", "[", ""]


def told(server: Reached, request: str) -> str:
    """The first line of the answer to a request written by hand."""
    place = urlsplit(server.url)
    with socket.create_connection((place.hostname, place.port or 80), 10) as line:
        line.sendall(request.encode())
        return line.recv(65536).decode().splitlines()[0]


@pytest.mark.parametrize("host", OURS)
def test_names_of_this_computer(server: Server, host: str) -> None:
    assert server.http.get("/api/games", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", NOT_OURS)
def test_another_name_that_points_here_is_not_ours(server: Server, host: str) -> None:
    problem(server.http.get("/api/games", headers={"Host": host}), 421, "wrong-host")
    assert server.http.get("/", headers={"Host": host}).status_code == 421
    headers = {"Host": host, "Origin": f"http://{host}"}  # as a browser says that was fooled
    problem(server.http.post("/api/tables", json={}, headers=headers), 421, "wrong-host")


@pytest.mark.parametrize(("host", "status"), [("evil.example", "403"), ("localhost", "101")])
def test_nor_does_it_get_a_live_connection(server: Server, host: str, status: str) -> None:
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    path = server.table("Anna", "Ben").path
    line = told(server, f"GET /api{path}/live HTTP/1.1\r\nHost: {host}\r\n{upgrade}{key}\r\n")
    assert line.split()[1] == status


def test_a_public_name_is_ours_too(start: Start, tmp_path: Path) -> None:
    server = start(*data(tmp_path), "--public", "Tables.example")
    for host, status in (("tables.example", 200), ("localhost", 200), ("evil.example", 421)):
        assert server.http.get("/api/games", headers={"Host": host}).status_code == status


@pytest.mark.parametrize(
    ("host", "known"), [("0.0.0.0", False), ("127.0.0.1", True), ("localhost", True)]
)
def test_where_others_may_come_any_name_will_do(host: str, known: bool) -> None:
    with bound(host, 0) as listening:
        assert bool(known_hosts(host, listening, ())) == known


@pytest.mark.parametrize(("name", "alone"), [("localhost", True), ("192.168.0.7", False)])
def test_browsers_get_no_header_they_would_complain_about(
    limited: Limited, name: str, alone: bool
) -> None:
    answer = limited(Limits()).http.get("/api/games", headers={"Host": name})
    assert answer.status_code == 200
    assert ("Cross-Origin-Opener-Policy" in answer.headers) == alone


def test_the_page_knows_the_way_for_others(start: Start, tmp_path: Path) -> None:
    alone = start(*data(tmp_path / "alone"))
    assert alone.get("/games").json()["network"] == ""
    shared = start(*data(tmp_path / "shared"), "--host", "0.0.0.0")
    port = urlsplit(shared.url).port
    with bound("0.0.0.0", 0) as everywhere:
        outside = urlsplit(network_address(everywhere)).hostname
    expected = f"http://{outside}:{port}/" if outside else ""
    assert shared.get("/games").json()["network"] == expected


def test_whoever_hangs_up_in_the_middle_is_no_mistake_of_ours(
    limited: Limited, caplog: pytest.LogCaptureFixture
) -> None:
    server = limited(Limits())
    place = urlsplit(server.url)
    with caplog.at_level(logging.WARNING):
        with socket.create_connection((place.hostname, place.port or 80), 10) as line:
            head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"
            line.sendall(head.encode())
            time.sleep(0.3)  # until the server is in the middle of it
        time.sleep(0.5)
        assert server.get("/games").status_code == 200
    assert caplog.text == ""


@pytest.mark.parametrize("length", ["²", "9" * 5000, "-1", "x"])
def test_a_length_nobody_can_read_is_not_believed(length: str) -> None:
    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"{}", "more_body": False}

    headers = [(b"content-length", length.encode("latin-1"))]
    request = Request({"type": "http", "method": "POST", "headers": headers}, receive)
    if len(length) > 100:
        with pytest.raises(Exception, match="too-large"):
            asyncio.run(guard.body(request, 100))
    else:
        assert asyncio.run(guard.body(request, 100)) == b"{}"


@pytest.mark.parametrize(
    ("system", "shared", "loop"),
    [
        ("win32", True, "asyncio:SelectorEventLoop"),
        ("win32", False, "auto"),
        ("linux", True, "auto"),
    ],
)
def test_postgresql_is_heard_on_windows_too(
    monkeypatch: pytest.MonkeyPatch, system: str, shared: bool, loop: str
) -> None:
    app = make_app("sqlite://", Shelf())
    monkeypatch.setattr("sys.platform", system)
    assert configured(app, Limits(), shared).loop == loop


@pytest.mark.parametrize(
    ("lang", "said"),
    [("de", "Keine Tische unter diesem Namen"), ("en", "No tables under this name")],
)
def test_a_person_who_comes_by_another_name_gets_a_page(
    server: Server, lang: str, said: str
) -> None:
    asking = {"Accept": "text/html,*/*", "Accept-Language": lang, "Host": "evil.example:81"}
    answer = server.http.get("/", headers=asking)
    assert answer.status_code == 421
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert f'<html lang="{lang}">' in answer.text and f"<h1>{said}</h1>" in answer.text
    assert "--public evil.example" in answer.text
    assert "proxy_set_header Host $http_host;" in answer.text
    problem(server.http.post("/api/tables", headers=asking), 421, "wrong-host")


def test_of_very_many_languages_the_first_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A header may have as many as 65,536 letters, and each wish costs."""
    read: list[str] = []

    def language(environ: dict[str, str]) -> str:
        read.append(environ["TISCHRUNDE_LANG"])
        return "en"

    monkeypatch.setattr(words, "language", language)
    for wanted in (",".join(["xx;q=0.1"] * 15_000), "x" * 45_000, "fr, en;q=0.5"):
        assert Shelf().say(wanted, Message("this-language")) == "en"
    assert read == [":".join(["xx"] * 10), "x" * 500, "fr:en"]


@pytest.mark.parametrize("host", ["<script>alert(1)</script>", "x" * 300, "a b", ""])
def test_a_page_repeats_no_name_that_is_none(server: Server, host: str) -> None:
    answer = server.http.get("/", headers={"Accept": "text/html", "Host": host})
    assert answer.status_code == 421
    assert "--public games.example" in answer.text and "<script" not in answer.text


def test_a_live_connection_that_does_not_say_so_is_told(server: Server) -> None:
    path = server.table("Anna", "Ben").path
    problem(server.get(f"{path}/live"), 426, "no-upgrade")
