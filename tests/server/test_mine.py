"""The tables at which somebody sits: whose turn, and which are gone."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Json, Place, Server, Start, play_out
from tests.server.temp_postgres import TempPostgres
from tests.server.test_store import Quick, row, with_store

from tischrunde.server import tokens, wire
from tischrunde.server.limits import Limits
from tischrunde.server.mine import mine
from tischrunde.server.store import Past, SeatRow, Store
from tischrunde.server.tables import Tables


def held(place: Place, seat: int) -> Json:
    return {"table": place.id, "token": place.tokens[seat]}


def ask(server: Server, *seats: Json) -> Json:
    answer = server.post("/mine", {"tables": list(seats)})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    running = server.table("Anna", "Ben", first="seat0")
    waiting = server.table("Anna", "open")
    over = server.table("Anna", "Ben")
    play_out([over.client(0, 1)])
    found = ask(server, held(waiting, 0), held(over, 1), held(running, 0), held(running, 1))
    assert found["gone"] == []
    shown = [(t["about"]["id"], t["seat"], t["turn"]) for t in found["tables"]]
    assert shown == [
        (waiting.id, 0, -1),
        (over.id, 1, -1),
        (running.id, 0, 0),
        (running.id, 1, 0),
    ]
    for table, place in zip(found["tables"], (waiting, over, running, running), strict=True):
        assert table["about"] == place.look()["about"]
        assert table["version"] == place.look()["version"]
    (then,) = ask(server, held(running, 0))["tables"]
    assert then["since"] == then["about"]["created"]
    running.client(0).choose(0)
    (now,) = ask(server, held(running, 0))["tables"]
    assert now["version"] == 1
    assert now["since"] > then["since"]


def test_tables_that_are_gone(server: Server) -> None:
    one, two = server.table("Anna", "Ben"), server.table("Anna", "Ben")
    wrong = {"table": one.id, "token": two.tokens[0]}
    nowhere = {"table": "222222222222", "token": one.tokens[0]}
    nonsense: list[Json] = [{"table": id, "token": ""} for id in ("", "x", "a\x00b", "ü" * 80)]
    found = ask(server, wrong, held(two, 1), nowhere, nowhere, *nonsense)
    assert [table["about"]["id"] for table in found["tables"]] == [two.id]
    assert found["gone"] == [one.id, nowhere["table"], *(held["table"] for held in nonsense)]
    # A table stays one's own as long as one of its keys is good.
    assert ask(server, wrong, held(one, 1))["gone"] == []
    assert ask(server) == {"tables": [], "gone": [], "ended": []}


def test_a_hundred_tables_at_once(server: Server) -> None:
    places = [server.table("Anna", "Ben") for _ in range(5)]
    found = ask(server, *[held(place, seat) for place in places for seat in (0, 1)] * 10)
    assert len(found["tables"]) == 100


def test_another_process_knows_whose_turn_it_is(start: Start, postgres: TempPostgres) -> None:
    database = postgres.database()
    one, two = start("--database", database), start("--database", database)
    place = one.table("Anna", "open", first="seat0")
    assert ask(two, held(place, 0))["tables"][0]["turn"] == -1
    joined = one.post(f"{place.path}/seats", {"name": "Ben"}).json()
    place.tokens[1] = joined["token"]
    client = place.client(0, 1)
    for number in range(5):
        version = client.choose(number)
        client.until(version)
        decision = client.now["decision"]
        (table,) = ask(two, held(place, 1))["tables"]
        assert (table["version"], table["turn"]) == (version, decision["seat"])


def test_over_either_store(database: str) -> None:
    token = tokens.new_once()
    seats = [SeatRow("person", "Anna", token_hash=tokens.hashed(token)), SeatRow("open")]

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        ids = ["222222222222", "333333333333", "444444444444", "555555555555"]
        other_rules: dict[str, Any] = {**vars(row(ids[1])), "version": 99}
        await store.create(row(ids[0]), seats)
        await store.create(type(row())(**other_rules), seats)
        edited = Past.of([("choice", 0, "take:nothing")])
        await store.create(row(ids[2]), seats, edited)
        await store.create(row(ids[3], over=True), seats, edited)
        asked = wire.Mine([wire.Held(id, token) for id in ids])
        found = await mine(tables, asked)
        assert [(t.about.id, t.version, t.turn) for t in found.tables] == [
            (ids[0], 0, -1),
            (ids[1], 0, -1),
            (ids[3], 1, -1),
        ]
        assert found.gone == [ids[2]]
        assert ids[3] not in tables.known, "a finished game need not be played again"

    with_store(database, work)
