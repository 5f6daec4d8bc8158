"""The HTTP part: one shape for every error, strict headers, and nothing half done."""

from __future__ import annotations

import json

import httpx
import pytest
from starlette.routing import Route
from tests.server.serving import GAME, Place, Server, bearer
from tests.size import pairs
from tests.words.ftl import all_shapes

from tischrunde.games import catalog
from tischrunde.server.routes import ROUTES
from tischrunde.server.wire import BODY_LIMIT, RECORD_LIMIT

PATHS = {route.path for route in ROUTES if isinstance(route, Route)}
POSTS = sorted(r.path for r in ROUTES if isinstance(r, Route) and "POST" in (r.methods or ()))
GETS = sorted(r.path for r in ROUTES if isinstance(r, Route) and "GET" in (r.methods or ()))
SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]

BAD_BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"\xff\xfe",
    b"[" * 10_000,
    b'{"version": 1e400}',
    b'{"version": -1, "choice": "take:r01"}',
    b'{"version": ' + b"9" * 400 + b', "choice": "take:r01"}',
    b'{"version": true, "choice": 5}',
    b'{"version": 0, "choice": "' + b"x" * 500 + b'"}',
    b'{"name": "\\ud800", "unknown": 1}',
    b'{"game": "strife-of-gods", "seats": []}',
    b'{"game": "strife-of-gods", "seats": [{"kind": "ghost"}]}',
    b'{"game": "strife-of-gods", "seats": [{"kind": "open"}], "deck": "mine"}',
    b'{"moment": 0, "seats": [{"kind": "open"}], "seed": "mine"}',
    b'{"moment": -1, "seats": [{"kind": "open"}]}',
    b'{"tables": [{"table": "222222222222"}]}',
    b'{"tables": [' + b'{"table": "x", "token": "y"},' * 100 + b'{"table": "x", "token": "y"}]}',
]


ORIGINS = ["https://evil.example", "null", "http://[", "http://"]


def numbered(value: object) -> int | None:
    """Bodies are too long for the name of a test."""
    return BAD_BODIES.index(value) if isinstance(value, bytes) else None


@pytest.fixture(scope="module")
def place(server: Server) -> Place:
    return server.table("Anna", "Ben", first="seat0")


def filled(path: str, place: Place) -> str:
    return path.format(table=place.id, game=GAME, lang="en", number=0)


def problem(answer: httpx.Response, status: int, error: str) -> dict[str, object]:
    """The one shape of every error."""
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    found: dict[str, object] = answer.json()
    assert set(found) - {"rule", "fresh"} == {"type", "error", "message"}
    message = found["message"]
    assert isinstance(message, dict) and set(message) == {"key", "args"}
    assert all_shapes()[message["key"]] <= set(message["args"]), "its words want more"
    assert answer.headers["content-type"] == "application/json"
    strict(answer)
    return found


def strict(answer: httpx.Response) -> None:
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers


def refused(answer: httpx.Response) -> None:
    """Some 4xx in the one shape."""
    assert 400 <= answer.status_code < 500, answer.text
    problem(answer, answer.status_code, answer.json()["error"])


@pytest.mark.parametrize("path", GETS)
def test_every_get_answers_with_strict_headers(server: Server, place: Place, path: str) -> None:
    answer = server.http.get(filled(path, place))
    assert answer.status_code == (409 if path.endswith(("/record", "/course")) else 200)
    strict(answer)


@pytest.mark.parametrize("path", sorted(PATHS))
def test_wrong_methods_and_unknown_paths(server: Server, place: Place, path: str) -> None:
    answer = server.http.delete(filled(path, place))
    problem(answer, 405, "wrong-method")
    assert answer.headers["allow"]
    problem(server.http.get(filled(path, place) + "/beyond/all"), 404, "not-found")


@pytest.mark.parametrize("path", [path for path in sorted(PATHS) if "{table}" in path])
@pytest.mark.parametrize("id", ["22222222222a", "x", "%00", "a" * 3000, "..%2f..", "%F0%9F%90%89"])
def test_a_table_there_is_not(server: Server, path: str, id: str) -> None:
    bodies: dict[str, object] = {
        "choices": {"version": 0, "choice": "take:r01"},
        "undo": {"version": 0},
        "seats": {"name": "Ben"},
        "stand-in": {"version": 0, "seat": 0},
        "back": {},
        "leave": {},
        "close": {},
        "continue": {"moment": 0, "seats": SEATS},
    }
    body = bodies.get(path.rsplit("/", 1)[1])
    url = path.replace("{table}", id).replace("{number}", "0")
    answer = server.http.get(url) if body is None else server.http.post(url, json=body)
    problem(answer, 404, "not-found" if "%2f" in id else "no-such-table")


@pytest.mark.parametrize(("path", "body"), pairs(POSTS, BAD_BODIES), ids=numbered)
def test_bodies_nobody_can_read(server: Server, place: Place, path: str, body: bytes) -> None:
    before = place.look(0)
    headers = bearer(place.tokens[0])
    refused(server.http.post(filled(path, place), content=body, headers=headers))
    assert place.look(0) == before


@pytest.mark.parametrize("path", POSTS)
def test_bodies_that_are_too_large(server: Server, place: Place, path: str) -> None:
    url = filled(path, place)
    limit = RECORD_LIMIT if path.endswith("/records") else BODY_LIMIT
    huge = b" " * (limit + 1)
    problem(server.http.post(url, content=huge), 413, "too-large")
    pieces = (b" " * 4096 for _ in range(limit // 4096 + 2))  # without saying how long
    problem(server.http.post(url, content=pieces), 413, "too-large")


@pytest.mark.parametrize(("path", "origin"), pairs(POSTS, ORIGINS))
def test_another_sites_page(server: Server, place: Place, path: str, origin: str) -> None:
    headers = bearer(place.tokens[0]) | {"Origin": origin}
    problem(server.http.post(filled(path, place), json={}, headers=headers), 403, "wrong-origin")


def test_our_own_page(server: Server) -> None:
    body = {"game": GAME, "seats": SEATS}
    answer = server.http.post("/api/tables", json=body, headers={"Origin": server.url})
    assert answer.status_code == 201


@pytest.mark.parametrize("path", [path for path in POSTS if path.endswith(("choices", "undo"))])
def test_without_the_right_token(server: Server, place: Place, path: str) -> None:
    body = {"version": 0} | ({"choice": "take:r01"} if path.endswith("choices") else {})
    url = filled(path, place)
    problem(server.http.post(url, json=body), 401, "no-token")
    for value in ("Basic abc", "Bearer"):
        answer = server.http.post(url, json=body, headers={"Authorization": value})
        problem(answer, 401, "no-token")
    other = server.table("Anna", "Ben").tokens[0]
    for token in ("x", "a" * 5000, place.tokens[0][:-1], other):
        problem(server.http.post(url, json=body, headers=bearer(token)), 401, "unknown-token")
    problem(server.http.get(f"/api{place.path}", headers=bearer("x")), 401, "unknown-token")


def test_choices_over_http(server: Server) -> None:
    place = server.table("Anna", "Ben", first="seat0")
    decision = place.look(0)["decision"]
    barred, offered = decision["barred"][0], decision["options"][0]["id"]
    found = problem(place.choose(0, 0, barred["id"]), 422, "barred")
    assert (found["rule"], found["message"]) == (barred["rule"], barred["refusal"])
    assert problem(place.choose(1, 0, offered), 422, "barred")["rule"] == "KN-003"
    done = place.choose(0, 0, offered)
    assert done.status_code == 200
    assert done.json()["version"] == 1 and done.json()["events"]
    fresh = problem(place.choose(0, 0, offered), 409, "stale")["fresh"]
    assert isinstance(fresh, dict) and fresh["view"] == place.look(0)["view"]
    problem(place.undo(1, 1), 422, "barred")
    problem(place.record(), 409, "not-over")


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"seats": SEATS[:1]}, 422, "bad-option"),
        ({"seats": [*SEATS, {"kind": "bot", "bot": "deep-thought"}]}, 422, "bad-option"),
        ({"seats": [*SEATS, {"kind": "person", "name": "Anna"}]}, 409, "name-taken"),
        ({"seats": [*SEATS, {"kind": "person", "name": "aNNA"}]}, 409, "name-taken"),
        ({"seats": [*SEATS, {"kind": "person", "name": " "}]}, 422, "bad-name"),
        ({"seats": [*SEATS, {"kind": "person", "name": "a\u202eb"}]}, 422, "bad-name"),
        ({"seats": [*SEATS, {"kind": "person", "name": "x" * 25}]}, 422, "bad-name"),
        ({"seats": [*SEATS, {"kind": "person", "name": "\u3164"}]}, 422, "bad-name"),
        ({"seats": [*SEATS, {"kind": "person", "name": "\u2800"}]}, 422, "bad-name"),
        ({"seats": [*SEATS, {"kind": "person", "name": "\u0301\u0301"}]}, 422, "bad-name"),
        ({"seats": [*SEATS, {"kind": "person", "name": "An\u200dna"}]}, 409, "name-taken"),
        ({"seed": "a\x00b"}, 422, "bad-seed"),
        ({"seed": "\u202e"}, 422, "bad-seed"),
        ({"seed": "x" * 81}, 400, "malformed"),
        ({"options": {"cards": 6}}, 422, "bad-option"),
        ({"options": {"cards": "4"}}, 422, "bad-option"),
        ({"options": {"no such": True}}, 422, "bad-option"),
        ({"options": {"cards": 2**80}}, 422, "bad-option"),
    ],
)
def test_tables_that_cannot_be(
    server: Server, change: dict[str, object], status: int, error: str
) -> None:
    body = {"game": GAME, "seats": SEATS} | change
    answer = server.post("/tables", body)
    if change == {"options": {"cards": 2**80}} and answer.status_code == 400:
        error, status = "malformed", 400
    problem(answer, status, error)


@pytest.mark.parametrize("name", ["👩\u200d🚀", "می\u200cخواهم", "Ünal", "李", "R2-D2", "❤\ufe0f"])
def test_names_of_all_the_world(server: Server, name: str) -> None:
    assert server.table(name, "Ben").look()["about"]["seats"][0]["name"] == name


def test_seats(server: Server) -> None:
    place = server.table("Anna", "open")
    url = f"{place.path}/seats"
    for name in ("Anna", "anna", " ANNA ", "Ａｎｎａ"):  # all look the same at a table
        problem(server.post(url, {"name": name}), 409, "name-taken")
    problem(server.post(url, {"name": ""}), 422, "bad-name")
    problem(server.post(url, {"name": "Ben", "seat": 0}), 409, "seat-taken")
    problem(server.post(url, {"name": "Ben", "seat": 7}), 409, "seat-taken")
    problem(server.post(url, {"bot": "random"}), 401, "no-token")
    problem(server.post(url, {"bot": "x"}, place.tokens[0]), 422, "bad-option")
    assert server.post(url, {"name": " Ben "}).status_code == 201
    problem(server.post(url, {"name": "Cleo"}), 409, "table-full")
    assert [seat["name"] for seat in place.look()["about"]["seats"]] == ["Anna", "Ben"]


def test_only_listed_tables_are_listed(server: Server) -> None:
    listed = server.table("Anna", "open", listed=True)
    hidden = server.table("Anna", "open")
    tables = server.get("/tables").json()["tables"]
    ids = [table["id"] for table in tables]
    assert listed.id in ids and hidden.id not in ids
    assert listed.look()["about"] in tables


def test_games_words_and_rules(server: Server, place: Place) -> None:
    games = {game["id"]: game for game in server.get("/games").json()["games"]}
    assert list(games) == catalog.ids()
    game = games[GAME]
    assert (game["fewest"], game["most"]) == (2, 5)
    assert {"name": "cards", "values": [4, 5], "rule": "SG-G08"} in game["options"]
    assert game["bots"] == ["random", "strife-easy", "strife"]
    rules = server.get(f"/games/{GAME}/rulebook").json()["rules"]
    assert {"SG-010", "KN-003"} <= {rule["id"] for rule in rules}
    problem(server.get("/games/chess/rulebook"), 404, "no-such-game")
    words = server.get(f"/words/de/{GAME}")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    for key in ("refused-KN-003", "problem-stale", "card-red-3"):
        assert f"\n{key} = " in words.text
    problem(server.get("/words/de/chess"), 404, "no-such-game")
    problem(server.get(f"/words/tlh/{GAME}"), 404, "no-such-words")
    problem(server.get(f"/words/..%2f..%2fsrc/{GAME}"), 404, "not-found")


def test_every_route_is_tried() -> None:
    assert len(PATHS) == 20
    assert json.dumps(sorted(PATHS)).count("{table}") == 13
