"""Small things with which somebody could disturb others, or those who run the server."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.evenings import Evening
from tests.server.serving import GAME, Limited, Server, Threaded, data, open_socket, seat
from tests.server.test_http import problem
from tests.server.test_origins import kept, post_record
from tests.server.test_upgrade import bumped as bumped

from tischrunde.cli.serve import Shelf
from tischrunde.server.app import make_app
from tischrunde.server.limits import Limits

FIRST: dict[str, Any] = {"champions": False, "first": "seat0"}


def test_words_that_are_none_are_malformed(
    limited: Limited, caplog: pytest.LogCaptureFixture
) -> None:
    place = limited(Limits()).table("Anna", "Ben", first="seat0")
    anna = place.client(0)
    anna.socket.send(b"\xff\xfe{", text=True)
    while not anna.problems:
        anna.next()
    assert anna.problems[0]["error"] == "malformed"
    assert anna.choose(0) == 1, "and the line is as good as before"
    rude = open_socket(place)
    rude.send([b"\xff", b"\xfe"], text=True)
    assert "malformed" in rude.recv(30)
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


def test_a_secret_has_no_end_of_line(server: Server) -> None:
    wish = {"game": GAME, "seats": [seat("Anna"), seat("Ben")], "once": 32 * "x" + "\n"}
    problem(server.post("/tables", wish), 400, "malformed")
    problem(server.post("/tables", wish | {"once": "\n"}), 400, "malformed")


def test_no_link_to_a_room_stands_in_the_log(tmp_path: Path) -> None:
    server = Server(*data(tmp_path), "--log-level", "info", stderr=subprocess.PIPE)
    try:
        evening = Evening(server, "Anna")
        evening.watch("Anna").socket.close()
        server.process.terminate()
        assert server.process.stderr is not None
        told = server.process.stderr.read()
        assert "Uvicorn" in told or "Started" in told, "there is a log"
        assert evening.id not in told
    finally:
        server.stop()


def test_a_game_whose_owners_have_left_is_no_guest_s_to_close(limited: Limited) -> None:
    server = limited(Limits())
    place = server.table("Anna", "open", **FIRST)
    ben = server.post(f"{place.path}/seats", {"name": "Ben"}).json()["token"]
    place.tokens[1] = ben
    assert place.look(0)["closes"] and not place.look(1)["closes"]
    both = place.client(0, 1)
    both.until(both.choose(0))
    both.close()
    assert server.post(f"{place.path}/leave", {}, place.tokens[0]).status_code == 200
    assert not place.look(1)["closes"]
    problem(server.post(f"{place.path}/close", {}, ben), 403, "not-yours")


def test_a_running_game_by_other_rules_can_be_closed_and_its_record_fetched(
    tmp_path: Path, bumped: Callable[..., None]
) -> None:
    app = make_app(f"sqlite:///{tmp_path}/tables.sqlite", Shelf(), exported=tmp_path / "ended")
    server = Threaded(app)
    try:
        place = server.table("Anna", "Ben", **FIRST)
        both = place.client(0, 1)
        for _ in range(3):
            both.until(both.choose(0))
        both.close()
    finally:
        server.stop()
    bumped()
    app = make_app(f"sqlite:///{tmp_path}/tables.sqlite", Shelf(), exported=tmp_path / "ended")
    server = Threaded(app)
    try:
        place = place.at(server)
        close = f"{place.path}/close"
        problem(server.get(place.path), 410, "other-rules")
        problem(server.post(close, {}), 410, "other-rules")
        problem(server.post(close, {}, "x" * 32), 401, "unknown-token")
        assert server.post(close, {}, place.tokens[1]).json() == {"ended": True}
        assert len(place.record().json()["choices"]) == 3
    finally:
        server.stop()


def test_closing_where_no_file_can_be_written_may_be_tried_again(tmp_path: Path) -> None:
    full = tmp_path / "ended"
    full.write_text("as good as a full disk")
    server = Threaded(make_app(f"sqlite:///{tmp_path}/tables.sqlite", Shelf(), exported=full))
    try:
        place = server.table("Anna", "Ben", **FIRST)
        both = place.client(0, 1)
        both.until(both.choose(0))
        close = f"{place.path}/close"
        problem(server.post(close, {}, place.tokens[0]), 503, "no-store")
        assert both.choose(0) == 2, "nothing is ended"
        full.unlink()
        assert server.post(close, {}, place.tokens[0]).json() == {"ended": True}
    finally:
        server.stop()


def test_one_address_imports_so_many_bytes(limited: Limited) -> None:
    record = kept(30).to_json()
    some = Limits(imported_bytes_a_second=1e-9, imported_bytes_at_once=2.5 * len(record))
    server = limited(some)
    for _ in range(2):
        assert post_record(server, record).status_code == 201
    problem(post_record(server, record), 429, "too-fast")
