"""An answer that gets lost loses nothing: the same wish by the same secret is granted once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.serving import GAME, Server, play_out
from tests.server.test_http import SEATS, problem
from tests.server.test_store import PEOPLE, fresh, with_store

from tischrunde.server import drafts, tokens, wire
from tischrunde.server.store import Store

ONCE = "only-once-only-once-only-once-00"
OTHER = "another-time-another-time-anothe"


def test_a_table_is_made_once(server: Server) -> None:
    wish = {"game": GAME, "seats": [*SEATS, {"kind": "open"}], "once": ONCE}
    first, again = server.post("/tables", wish), server.post("/tables", wish)
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    place = server.opened(again)
    assert place.look(0)["seat"] == 0, "the key opens"
    other = server.opened(server.post("/tables", wish | {"once": OTHER}))
    assert other.id != place.id and other.tokens[0] != place.tokens[0]


def test_a_game_is_continued_once(server: Server) -> None:
    place = server.table("Anna", "Ben", champions=False)
    play_out([place.client(0, 1)])
    once = ONCE[::-1]
    made = [place.go_on(3, "Anna", "Ben", once=once).json() for _ in range(2)]
    assert made[0] == made[1]


def test_who_asks_again_has_sat_down_once(server: Server) -> None:
    place = server.table("Anna", "open", "open")
    wish = {"name": "Ben", "once": ONCE}
    first, again = (server.post(f"{place.path}/seats", wish).json() for _ in range(2))
    assert first == again | {"version": first["version"]} and first["seat"] == 1
    renamed = server.post(f"{place.path}/seats", wish | {"name": "Benno"}).json()
    assert (renamed["seat"], renamed["token"]) == (1, first["token"])
    seats = place.look()["about"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Ben", ""]
    place.tokens[1] = again["token"]
    assert place.look(1)["seat"] == 1
    third = server.post(f"{place.path}/seats", {"name": "Cleo", "once": OTHER}).json()
    assert third["seat"] == 2 and third["token"] != first["token"]
    assert server.post(f"{place.path}/seats", wish).json()["seat"] == 1, "also at a full table"


def test_a_bot_asked_to_a_seat_again_sits_there_once(server: Server) -> None:
    place = server.table("Anna", "open", "open")
    wish = {"bot": "strife", "seat": 2}
    first, again = (server.post(f"{place.path}/seats", wish, place.tokens[0]) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 201) and first.json() == again.json()
    other = {"bot": "random", "seat": 2}
    problem(server.post(f"{place.path}/seats", other, place.tokens[0]), 409, "seat-taken")


@pytest.mark.parametrize("once", ["short", "x" * 31, "x" * 81, "ä" * 40, "x y" * 20])
def test_a_secret_that_could_be_guessed_is_refused(server: Server, once: str) -> None:
    body: dict[str, Any] = {"game": GAME, "seats": SEATS, "once": once}
    problem(server.post("/tables", body), 400, "malformed")


def test_two_processes_make_one_table(database: str) -> None:
    async def work(store: Store) -> None:
        wish = wire.NewTable(GAME, PEOPLE, once=ONCE)
        asked = [fresh(store).open(drafts.fresh(wish)) for _ in range(4)]
        one, *others = await asyncio.gather(*asked)
        assert others == [one] * 3
        table = await fresh(store).find(one.id)
        assert [await table.seat_of(key.token) for key in one.keys] == [0, 1]

    with_store(database, work)


def test_neither_the_id_nor_a_key_tells_another_key() -> None:
    made = [tokens.id_of(ONCE), *(tokens.token_of(ONCE, seat) for seat in (None, 0, 1))]
    assert tokens.is_id(made[0])
    assert len(set(made)) == 4 and [len(token) for token in made[1:]] == [32] * 3
