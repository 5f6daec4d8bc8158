"""Once more with the same people: one table, whoever asks and however many at once."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.serving import Place, Reached, Server, Start, Threaded, play_out
from tests.server.temp_postgres import TempPostgres

from tischrunde.cli.serve import Shelf
from tischrunde.server.app import make_app
from tischrunde.server.tables import Tables


def finished(server: Reached, *people: str) -> Place:
    place = server.table(*people)
    play_out([place.client(*place.tokens)])
    return place


def again(place: Place, seat: int) -> Place:
    answer = place.server.post(f"{place.path}/rematch", {}, place.tokens[seat])
    assert answer.status_code == 200, answer.text
    return Place(place.server, answer.json()["table"], place.tokens, place.game)


def test_everybody_keeps_seat_and_key(server: Server) -> None:
    old = finished(server, "Anna", "Ben")
    new = again(old, 1)
    assert new.id != old.id
    assert again(old, 0).id == new.id
    before, after = old.look(0)["about"], new.look(0)["about"]
    assert before["rematch"] == new.id and after["rematch"] == ""
    for same in ("game", "seats", "options", "listed", "undo"):
        assert after[same] == before[same]
    assert after["origin"] == "fresh" and after["commitment"] != before["commitment"]
    assert {new.look(seat)["seat"] for seat in (0, 1)} == {0, 1}
    play_out([new.client(0), new.client(1)])
    assert again(new, 0).id not in (old.id, new.id)


def test_everybody_at_the_table_is_told_those_who_watch_too(server: Server) -> None:
    old = finished(server, "Anna", "Ben")
    people = [old.client(0), old.client(1), old.client()]
    new = again(old, 0)
    for client in people:
        client.until(client.now["version"] + 1)
        assert client.now["about"]["rematch"] == new.id


def test_two_who_ask_at_once_get_one_table(server: Server) -> None:
    old = finished(server, "Anna", "Ben")
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda number: again(old, number % 2).id, range(8)))
    assert len(set(found)) == 1
    assert old.look()["version"] == len(old.story()["turns"]) + 1


def test_two_processes_agree_on_the_table(start: Start, postgres: TempPostgres) -> None:
    url = postgres.database()
    one, two = start("--database", url), start("--database", url)
    old = finished(one, "Anna", "Ben")
    watching = old.at(two).client(1)
    with ThreadPoolExecutor(2) as pool:
        left, right = pool.map(lambda pair: again(*pair), [(old, 0), (old.at(two), 1)])
    assert left.id == right.id
    watching.until(watching.now["version"] + 1)
    assert watching.now["about"]["rematch"] == left.id
    assert left.look(0)["about"] == right.look(1)["about"]


def test_it_wants_a_seat_and_an_end(server: Server) -> None:
    old = finished(server, "Anna", "Ben")
    path = f"{old.path}/rematch"
    assert server.post(path, {}).status_code == 401
    assert server.post(path, {}, "x" * 32).status_code == 401
    assert old.look()["about"]["rematch"] == ""
    running = server.table("Anna", "Ben")
    refused = server.post(f"{running.path}/rematch", {}, running.tokens[0])
    assert refused.status_code == 409 and refused.json()["error"] == "not-over"


def closed(place: Place, seat: int) -> int:
    return place.server.post(f"{place.path}/close", {}, place.tokens[seat]).status_code


def test_one_that_was_withdrawn_can_be_made_again(server: Server) -> None:
    old = finished(server, "Anna", "Ben")
    watching = old.client(1)
    new = again(old, 0)
    watching.until(watching.now["version"] + 1)
    assert closed(new, 1) == 200
    assert server.get(new.path).status_code == 410
    with ThreadPoolExecutor(4) as pool:
        (id,) = set(pool.map(lambda number: again(old, number % 2).id, range(4)))
    assert id != new.id
    watching.until(watching.now["version"] + 1)
    assert watching.now["about"]["rematch"] == id
    other = Place(server, id, old.tokens)
    assert other.look(0)["decision"] is not None


def test_whoever_is_slow_to_see_that_it_was_withdrawn_gets_the_same_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Threaded(make_app(f"sqlite:///{tmp_path}/tables.sqlite", Shelf()))
    try:
        old = finished(server, "Anna", "Ben")
        assert closed(again(old, 0), 1) == 200
        is_there, slow = Tables.is_there, iter([True])

        async def seen(tables: Tables, id: str) -> bool:
            found = await is_there(tables, id)
            if next(slow, False):
                while tables.known[old.id].rematch == id:  # until the other one has gone on
                    await asyncio.sleep(0.01)
            return found

        monkeypatch.setattr(Tables, "is_there", seen)
        with ThreadPoolExecutor(2) as pool:
            assert len(set(pool.map(lambda seat: again(old, seat).id, (0, 1)))) == 1
    finally:
        server.stop()


def test_whoever_came_to_the_old_one_cannot_close_the_new(server: Server) -> None:
    old = server.table("Anna", "open")
    joined = server.post(f"{old.path}/seats", {"name": "Ben"}).json()
    old.tokens[joined["seat"]] = joined["token"]
    play_out([old.client(0, 1)])
    new = again(old, 1)
    assert [new.look(seat)["closes"] for seat in (0, 1)] == [True, False]
    assert closed(new, 1) == 403
    clients = [new.client(0), new.client(1)]
    play_out(clients)
    assert again(new, 1).look(1)["closes"] is False
    assert closed(again(new, 1), 0) == 200


def test_the_lobby_of_whoever_was_away_knows_it(server: Server) -> None:
    old = finished(server, "Anna", "Ben")
    new = again(old, 0)
    held = {"tables": [{"table": old.id, "token": old.tokens[1]}]}
    (mine,) = server.post("/mine", held).json()["tables"]
    assert mine["about"] == old.look()["about"]
    assert mine["about"]["rematch"] == new.id


def test_bots_come_along_and_whoever_was_replaced_plays_again(server: Server) -> None:
    old = server.table("Anna", "Ben", "bot:random", first="seat0")
    version = old.look()["version"]
    body = {"version": version, "seat": 1}
    assert server.post(f"{old.path}/stand-in", body, old.tokens[1]).status_code == 200
    anna = old.client(0)
    while anna.now["ending"] is None:
        anna.until_asked()
        if anna.question:
            anna.choose(0)
    seats = again(old, 0).look()["about"]["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [
        ("person", ""),
        ("person", ""),
        ("bot", "random"),
    ]
