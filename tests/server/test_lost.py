"""A database that has lost what it had committed: games go on from what is there."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.serving import GAME, Start, data
from tests.server.test_http import problem
from tests.server.test_store import PEOPLE, SEATS, Quick, chosen, opened, play_some, row, with_store

from tischrunde.server import refusals, wire
from tischrunde.server.clients import Client
from tischrunde.server.limits import Limits
from tischrunde.server.store import Conflict, Lost, Store
from tischrunde.server.tables import Tables

WISH = wire.NewTable(GAME, PEOPLE, {"champions": False, "first": "seat0"})
LOSE = text('DELETE FROM events WHERE "table" = :table AND seq = :seq')


async def lose(store: Store, table: str, seq: int) -> None:
    """As after a power cut, or where a copy that lags behind takes over."""
    await store.within(lambda connection: connection.execute(LOSE, {"table": table, "seq": seq}))


def test_nothing_is_appended_behind_a_hole(database: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        id = await opened(tables, WISH)
        await play_some(tables, id, 5)
        table = tables.known[id]
        there = Client([0])
        table.clients.add(there)
        await lose(store, id, 5)
        with pytest.raises(refusals.Refused, match="no-store"):
            await play_some(tables, id, 1)
        assert there.lost, "who is there comes again"
        again = await tables.find(id)
        assert again is not table and again.version == 4
        await play_some(tables, id, 3)
        fresh = await Tables(store, Quick(), Limits()).find(id)
        assert fresh.version == 7 and fresh.session.record == again.session.record
        with pytest.raises(refusals.Refused, match="no-store"):
            await table.choose(0, 5, "anything")  # by who still has the old one in hand

    with_store(database, work)


def test_who_has_seen_what_is_lost_is_told_everything_anew(start: Start, tmp_path: Path) -> None:
    place = start(*data(tmp_path)).table("Anna", "Ben", champions=False, first="seat0")
    both = place.client(0, 1)
    for _ in range(3):
        both.until(both.choose(0))
    before = {seat: update["view"] for seat, update in both.latest.items()}
    assert both.choose(0) == 4
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        file.execute("DELETE FROM events WHERE seq = 4")
    file.close()
    both.until(4)
    asked = both.question
    assert asked is not None
    problem(place.choose(asked["seat"], 4, asked["options"][0]["id"]), 503, "no-store")
    again = place.client(0, 1, since=4)
    for seat, told in again.latest.items():
        assert (told["version"], told["set_back"], told["view"]) == (3, True, before[seat])
        assert {event["version"] for event in told["events"]} >= {1, 2, 3}, "from the beginning"
    other = place.client(0, since=3)
    assert not other.now["set_back"] and not other.now["events"]
    assert again.choose(0) == 4
    other.until(4)
    assert not other.now["set_back"]


def test_what_lies_behind_a_hole_is_left_behind(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Older versions of this program have appended there, and the game was unreadable for ever."""

    async def work(store: Store) -> None:
        id = await opened(Tables(store, Quick(), Limits()), WISH)
        before = Tables(store, Quick(), Limits())
        await play_some(before, id, 6)
        await lose(store, id, 4)
        tables = Tables(store, Quick(), Limits())
        table = await tables.find(id)
        assert table.version == 3
        assert f"lost event 4 of {id}" in caplog.text
        await play_some(tables, id, 5)
        assert [each.seq for each in await store.events(id)] == list(range(1, 9))
        assert (await Tables(store, Quick(), Limits()).find(id)).version == 8

    with_store(database, work)


def test_of_several_that_are_stored_together_only_those_behind_a_hole_are_refused(
    database: str,
) -> None:
    async def work(store: Store) -> None:
        ids = [f"table{number}" for number in range(6)]
        for id in ids:
            await store.create(row(id), SEATS)
            await store.append(id, chosen(1))
        await lose(store, ids[2], 1)
        tries = [store.append(id, chosen(2)) for id in ids]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(end) for end in ends] == [Lost if id == ids[2] else type(None) for id in ids]
        with pytest.raises(Conflict):
            await store.append(ids[0], chosen(2))

    with_store(database, work)
