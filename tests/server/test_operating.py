"""For whoever runs the server: whether it works, its figures, and who may read them."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette
from tests.server.serving import Limited, Server, Start, data

from tischrunde.cli.serve import Shelf
from tischrunde.server.app import make_app
from tischrunde.server.limits import Limits
from tischrunde.server.store import Store

HERE, ELSEWHERE = ("127.0.0.1", 4711), ("192.0.2.7", 4711)


def figures(text: str) -> dict[str, float]:
    """By name and labels, as Prometheus reads them."""
    return {
        " ".join([sample.name, *map("=".join, sorted(sample.labels.items()))]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def app_in(folder: Path, scrapers: frozenset[str] = frozenset()) -> Starlette:
    return make_app(f"sqlite:///{folder}/tables.sqlite", Shelf(), Limits(scrapers=scrapers))


def asked(
    app: Starlette, path: str, client: tuple[str, int] = HERE, lang: str = ""
) -> httpx.Response:
    """What the app answers to whoever asks from there."""

    async def ask() -> httpx.Response:
        way = httpx.ASGITransport(app, client=client)
        http = httpx.AsyncClient(transport=way, base_url="http://localhost")
        async with app.router.lifespan_context(app), http:
            return await http.get(path, headers={"Accept-Language": lang})

    return asyncio.run(ask())


def test_a_server_that_works_says_so(server: Server) -> None:
    answer = server.http.get("/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"ok": True, "database": True}


def test_a_server_whose_database_is_away_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(store: Store) -> None:
        raise ConnectionError

    app = app_in(tmp_path)
    assert asked(app, "/healthz").status_code == 200
    monkeypatch.setattr(Store, "ask", away)
    answer = asked(app, "/healthz")
    assert answer.status_code == 503
    assert answer.json() == {"ok": False, "database": False}
    assert "the database does not answer" in caplog.text


def test_what_happens_is_counted(limited: Limited) -> None:
    server = limited(Limits())
    place = server.table("Anna", "open")
    assert server.post(f"{place.path}/seats", {"name": "Ben"}).status_code == 201
    client = place.client(0)
    choice = place.look(0)["decision"]
    if choice["seat"] == 0:
        client.choose(0)
    assert server.http.get("/api/nothing").status_code == 404
    told = figures(server.http.get("/metrics").text)
    assert told["tischrunde_events_total kind=join"] == 1
    assert told.get("tischrunde_events_total kind=choice", 0) == (choice["seat"] == 0)
    stored = 1 + (choice["seat"] == 0)
    assert told["tischrunde_transactions_total"] == stored
    assert told["tischrunde_stored_seconds_count"] == stored
    assert told["tischrunde_stored_seconds_bucket le=+Inf"] == stored
    assert told["tischrunde_tables_in_memory"] == told["tischrunde_tables_busy"] == 1
    assert told["tischrunde_live_connections"] == 1
    assert told["tischrunde_bots_thinking"] == told["tischrunde_bots_waiting"] == 0
    assert told["tischrunde_answers_total status=404"] == 1
    assert told["tischrunde_answers_total status=201"] == 2


def test_the_door_is_counted_too(server: Server) -> None:
    told = figures(server.http.get("/metrics").text)
    assert told["tischrunde_connections"] >= 1
    assert told["tischrunde_turned_away_total"] == 0


@pytest.mark.parametrize(
    ("scrapers", "asking", "status"),
    [
        ([], HERE, 200),
        ([], ("::1", 4711), 200),
        ([], ELSEWHERE, 404),
        ([], ("nobody", 4711), 404),
        ([ELSEWHERE[0]], ELSEWHERE, 200),
        (["192.0.2.8"], ELSEWHERE, 404),
    ],
)
def test_figures_are_for_this_computer_and_whoever_was_named(
    tmp_path: Path, scrapers: list[str], asking: tuple[str, int], status: int
) -> None:
    app = app_in(tmp_path, frozenset(scrapers))
    assert asked(app, "/metrics", asking).status_code == status
    assert asked(app, "/healthz", asking).status_code == 200


@pytest.mark.parametrize(
    ("wanted", "said"), [("de-DE,en;q=0.5", "fehlt ein Paket"), ("en", "lacks a package")]
)
def test_without_the_package_it_says_which_one_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: str, said: str
) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    monkeypatch.delitem(sys.modules, "tischrunde.server.metrics", raising=False)
    answer = asked(app_in(tmp_path), "/metrics", lang=wanted)
    assert answer.status_code == 501
    assert said in answer.text and "pip install 'tischrunde[metrics]'" in answer.text


def test_a_proxy_is_asked_for_whom(start: Start, tmp_path: Path) -> None:
    """Else whoever comes by it would be taken for this computer."""
    server = start(*data(tmp_path), "--proxy", "127.0.0.1")
    assert server.http.get("/metrics").status_code == 200
    forwarded = {"X-Forwarded-For": "192.0.2.7"}
    assert server.http.get("/metrics", headers=forwarded).status_code == 404
