"""Seats on another device: a code brings them there, once, for some minutes, and to nobody else."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import time

import pytest
from sqlalchemy import select
from tests.server.serving import Limited, Reached, Server, Start, data
from tests.server.temp_postgres import TempPostgres
from tests.server.test_store import SEATS, row, with_store

from tischrunde.server import handover, tokens
from tischrunde.server.limits import Limits
from tischrunde.server.store import Store, beside, schema


def code_for(server: Reached, table: str, *keys: str) -> str:
    answer = server.post("/handovers", {"table": table, "tokens": list(keys)})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert 0 < made["until"] - time() <= handover.LASTS
    return str(made["code"])


def test_a_code_brings_seats_to_another_device(server: Server) -> None:
    place = server.table("Anna", "Ben", "Cleo")
    code = code_for(server, place.id, place.tokens[0], place.tokens[2])
    assert len(code) == handover.LENGTH and set(code) <= set(tokens.LETTERS)
    typed = f" {code[:4].upper()}-{code[4:]} "
    found = server.post("/handovers/take", {"code": typed})
    assert found.status_code == 200, found.text
    keys = [{"seat": seat, "token": place.tokens[seat]} for seat in (0, 2)]
    assert found.json() == {
        "table": place.id,
        "game": place.game,
        "keys": keys,
        "room": "",
        "member": -1,
    }
    again = server.post("/handovers/take", {"code": code})
    assert again.status_code == 404 and again.json()["error"] == "no-such-code"


def test_only_who_holds_a_seat_gets_a_code_for_it(server: Server) -> None:
    place, other = server.table("Anna", "Ben"), server.table("Anna", "Ben")
    for keys in (["x" * 32], [other.tokens[0]], [place.tokens[0], other.tokens[0]]):
        refused = server.post("/handovers", {"table": place.id, "tokens": keys})
        assert refused.status_code == 401
    assert server.post("/handovers", {"table": place.id, "tokens": []}).status_code == 400


def test_whoever_guesses_is_soon_too_fast(limited: Limited) -> None:
    server = limited(Limits(tries_a_second=0.001, tries_at_once=3))
    place = server.table("Anna", "Ben")
    code = code_for(server, place.id, place.tokens[0])
    guesses = ["22222222", "", "zzzz zzzz"]
    answers = [server.post("/handovers/take", {"code": guess}).status_code for guess in guesses]
    assert answers == [404] * 3
    assert server.post("/handovers/take", {"code": code}).status_code == 429


def test_many_who_guess_together_are_too_fast_too(start: Start, tmp_path: Path) -> None:
    """Each try costs a twentieth of a second of the processor's time."""
    all_of_them = ("--limit", "tries-in-all-a-second=0.001", "--limit", "tries-in-all-at-once=5")
    server = start(*data(tmp_path), *all_of_them, "--proxy", "127.0.0.1")
    answers = [
        server.http.post(
            "/api/handovers/take",
            json={"code": "22222222"},
            headers={"X-Forwarded-For": f"192.0.2.{number}"},
        ).status_code
        for number in range(8)
    ]
    assert answers == [404] * 5 + [429] * 3


def test_whoever_asks_for_code_after_code_is_too_fast(limited: Limited) -> None:
    server = limited(Limits(codes_a_second=0.001, codes_at_once=1))
    place = server.table("Anna", "Ben")
    code_for(server, place.id, place.tokens[0])
    wish = {"table": place.id, "tokens": [place.tokens[0]]}
    assert server.post("/handovers", wish).status_code == 429


def test_a_code_of_one_process_is_good_at_another(start: Start, postgres: TempPostgres) -> None:
    url = postgres.database()
    one, two = start("--database", url), start("--database", url)
    place = one.table("Anna", "Ben")
    code = code_for(one, place.id, place.tokens[1])
    found = two.post("/handovers/take", {"code": code}).json()
    assert found["keys"] == [{"seat": 1, "token": place.tokens[1]}]
    assert one.post("/handovers/take", {"code": code}).status_code == 404


def test_codes_grow_old_and_go_with_their_table(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(), SEATS)

        async def keep(mark: str, until: float, now: float) -> None:
            await store.within(lambda c: beside.codes.keep(c, row().id, mark, "", until, now))

        async def marks() -> list[str]:
            found = await store.within(lambda c: c.execute(select(beside.codes.rows.c.mark)).all())
            return sorted(mark for (mark,) in found)

        await keep("one", until=10.0, now=0.0)
        assert await store.within(partial(beside.codes.take, mark="one", now=11.0)) is None
        await keep("two", until=30.0, now=20.0)
        assert await marks() == ["two"]
        await keep("three", until=40.0, now=25.0)
        assert await store.within(partial(beside.codes.take, mark="two", now=25.0)) is not None
        assert await store.within(partial(beside.codes.take, mark="two", now=25.0)) is None
        await store.within(lambda c: c.execute(schema.seats.delete()))
        await store.within(lambda c: c.execute(schema.tables.delete()))
        assert await marks() == []

    with_store(database, work)


def test_nothing_kept_tells_a_key_or_a_code(tmp_path_factory: pytest.TempPathFactory) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.sqlite"
    key = tokens.token_of(tokens.new_once(), 0)
    code = handover.new_code()
    seal = handover.seal_of(code)
    sealed = seal.turn(key.encode())

    async def work(store: Store) -> None:
        await store.create(row(), SEATS)
        await store.within(
            lambda c: beside.codes.keep(c, row().id, seal.mark, sealed.hex(), 9.0, 0.0)
        )
        kept = await store.within(lambda c: c.execute(select(beside.codes.rows)).one())
        told = repr(kept)
        assert code not in told and key not in told and key.encode().hex() not in told

    with_store(url, work)
    assert seal.turn(sealed).decode() == key
    assert handover.seal_of(code) == seal != handover.seal_of(handover.new_code())
