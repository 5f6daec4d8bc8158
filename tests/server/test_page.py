"""The page at its addresses: right kinds, right headers, and nothing of it under /api."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from starlette.applications import Starlette
from tests.server.serving import Server

from tischrunde.cli.serve import Shelf
from tischrunde.server.app import make_app
from tischrunde.server.page import Page

SHELL = b"<!doctype html><title>Tischrunde</title>"
SCRIPT = b"export const answer = 42;" * 40


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small page, as the build leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / ".stamp").write_text("digest")
    (tmp_path / "index.html").write_bytes(SHELL)
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "assets/font-ab12.woff2").write_bytes(b"wOF2")
    (tmp_path / "assets/main-cd34.js").write_bytes(SCRIPT)
    (tmp_path / "assets/main-cd34.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "assets/main-cd34.js.br").write_bytes(b"pretends to be brotli")
    return tmp_path


@pytest.fixture
def app(built: Path) -> Starlette:
    return make_app("sqlite://", Shelf(), page=Page(built))


class Answer(NamedTuple):
    """An answer as it came over the wire: httpx would unpack it."""

    status: int
    headers: httpx.Headers
    body: bytes

    @property
    def error(self) -> str:
        return str(json.loads(self.body)["error"])


def call(
    app: Starlette, path: str, method: str = "GET", encoding: str = "identity", **headers: str
) -> Answer:
    async def calling() -> Answer:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            request = client.build_request(method, path)
            for name, value in {**headers, "accept_encoding": encoding}.items():
                request.headers[name.replace("_", "-")] = value
            answer = await client.send(request, stream=True)
            body = b"".join([part async for part in answer.aiter_raw()])
            return Answer(answer.status_code, answer.headers, body)

    return asyncio.run(calling())


def is_strict(answer: Answer) -> None:
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy and "*" not in policy
    for kind in ("script", "style", "font", "manifest", "worker", "connect"):
        assert f"{kind}-src 'self'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize(
    "path", ["/", "/tables/abc", "/tables/abc/replay", "/rules/strife-of-gods", "/new/any/thing"]
)
def test_every_place_is_the_same_page(app: Starlette, path: str, method: str) -> None:
    answer = call(app, path, method)
    assert (answer.status, answer.body) == (200, SHELL if method == "GET" else b"")
    assert answer.headers["content-length"] == str(len(SHELL))
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    is_strict(answer)


def test_a_page_that_is_known_is_not_sent_again(app: Starlette) -> None:
    tag = call(app, "/").headers["etag"]
    again = call(app, "/", if_none_match=f'"other", {tag}')
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == tag
    is_strict(again)
    assert call(app, "/", if_none_match='"other"').status == 200


@pytest.mark.parametrize(
    ("encoding", "used"),
    [
        ("", ""),
        ("identity", ""),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP ; q=0.5, br;q=0", "gzip"),
        ("gzip;q=0.000", ""),
        ("br;q=nonsense;;,,", "br"),
    ],
)
def test_scripts_are_for_ever_and_compressed(app: Starlette, encoding: str, used: str) -> None:
    answer = call(app, "/assets/main-cd34.js", encoding=encoding)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers.get("content-encoding", "") == used
    if used == "gzip":
        assert gzip.decompress(answer.body) == SCRIPT
    is_strict(answer)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/font-ab12.woff2", "font/woff2"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_have_their_kind(app: Starlette, path: str, kind: str) -> None:
    answer = call(app, path, encoding="br, gzip")
    assert (answer.status, answer.headers["content-type"]) == (200, kind)
    assert answer.headers.get("content-encoding", "") == ""


@pytest.mark.parametrize(
    "path",
    [
        "/unknown.file",
        "/.stamp",
        "/assets/unknown.js",
        "/assets/main-cd34.js.gz",
        "/assets/",
        "/assets/..%2findex.html",
        "/..%2f..%2fpyproject.toml",
        "/api",
        "/api/",
        "/api/unknown",
        "/api/tables/x/unknown",
    ],
)
def test_what_is_not_there(app: Starlette, path: str) -> None:
    answer = call(app, path)
    assert answer.status == 404
    assert answer.error == "not-found"
    assert answer.headers["cache-control"] == "no-store"
    is_strict(answer)


def test_whoever_follows_a_wrong_link_gets_the_page(app: Starlette) -> None:
    wrong = call(app, "/table/abc", accept="text/html,*/*")
    assert (wrong.status, wrong.body) == (404, SHELL)
    program = call(app, "/api/nonsense", accept="text/html,*/*")
    assert program.error == "not-found"


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/assets/main-cd34.js", "/api/tables/x"])
def test_the_page_can_only_be_read(app: Starlette, path: str) -> None:
    answer = call(app, path, "DELETE")
    assert answer.status == 405
    assert answer.error == "wrong-method"
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD"}


def test_without_a_page_programs_still_find_tables(tmp_path: Path) -> None:
    page = Page(tmp_path / "nothing")
    assert not page.built
    app = make_app("sqlite://", Shelf(), page=page)
    assert call(app, "/", accept="text/html").status == 404
    assert call(app, "/api/games").status == 200


def test_a_real_server_answers_heads(server: Server) -> None:
    answer = server.http.head("/api/games")
    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["content-length"]) > 0
