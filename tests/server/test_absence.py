"""A friend who vanishes: a bot stands in, and the seat stays theirs."""

from __future__ import annotations

import asyncio
from time import time
from typing import Any

import pytest
from tests.server.serving import GAME, Place, Server
from tests.server.test_http import problem
from tests.server.test_store import PEOPLE, Quick, Stuck, fresh, opened, with_store

from tischrunde.server import presence as presences
from tischrunde.server import refusals, wire
from tischrunde.server.limits import Limits
from tischrunde.server.store import Store
from tischrunde.server.table import Table
from tischrunde.server.tables import Tables
from tischrunde.server.waiting import STAND_INS, WAITS

WAIT = WAITS["live"] or 0.0
SETTINGS: dict[str, Any] = {"champions": False, "first": "seat0"}


def seat_of(place: Place, number: int) -> tuple[str, str, str]:
    shown = place.look()["about"]["seats"][number]
    return shown["kind"], shown["name"], shown["bot"]


def listed_seat(server: Server, place: Place, number: int) -> tuple[str, str, str]:
    """The same in the list of tables, for which none is played again."""
    tables = server.get("/tables").json()["tables"]
    (shown,) = (table["seats"][number] for table in tables if table["id"] == place.id)
    return shown["kind"], shown["name"], shown["bot"]


def test_a_bot_plays_for_whoever_leaves_until_they_are_back(server: Server) -> None:
    place = server.table("Anna", "Ben", listed=True, **SETTINGS)
    anna, ben = place.client(0), place.client(1)
    leaving = server.post(f"{place.path}/stand-in", {"version": 0, "seat": 1}, place.tokens[1])
    assert leaving.status_code == 200 and leaving.json()["seat"] == 1
    assert seat_of(place, 1) == listed_seat(server, place, 1) == ("person", "Ben", "strife")
    anna.until(1)
    assert anna.now["events"][0]["said"] == {
        "key": "event-stand-in",
        "args": {"who": {"key": "seat", "args": {"seat": 1}}},
    }
    for pick in range(3):
        anna.until(anna.choose(pick))
        anna.until_asked()
    assert set(place.story()["turns"]) == {0, 1}
    back = server.post(f"{place.path}/back", {}, place.tokens[1])
    assert back.status_code == 200
    assert seat_of(place, 1) == listed_seat(server, place, 1) == ("person", "Ben", "")
    version = back.json()["version"]
    again = server.post(f"{place.path}/back", {}, place.tokens[1])
    assert again.json()["version"] == version, "coming back twice is one coming"
    ben.until(version)
    assert ben.now["events"][0]["said"]["key"] == "event-back"
    anna.until(version)
    anna.until(anna.choose(0))
    ben.until_asked()
    assert ben.question is not None, "nobody but Ben answers now"
    assert ben.choose(0) > version


def test_nobody_is_replaced_who_had_no_time_to_answer(server: Server) -> None:
    place = server.table("Anna", "Ben", "bot:random", "open", **SETTINGS)
    url = f"{place.path}/stand-in"

    def ask(seat: int, version: int, token: str = place.tokens[1]) -> Any:
        return server.post(url, {"version": version, "seat": seat}, token)

    problem(ask(1, 0), 409, "waiting")
    server.post(f"{place.path}/seats", {"name": "Cleo"})
    update = place.look(1)
    assert update["decision"]["seat"] == 0
    assert update["about"]["pacing"] == {"pace": "live", "seconds": 180.0, "clock": False}
    found = problem(ask(0, 1), 409, "not-away")
    assert found["message"] == {"key": "problem-not-away", "args": {"minutes": 3}}
    problem(ask(3, 1), 409, "not-away")  # is not even asked
    problem(ask(2, 1), 409, "not-away")  # is a bot
    problem(ask(7, 1), 404, "no-such-seat")
    problem(ask(0, 0), 409, "stale")
    problem(ask(0, 1, "x"), 401, "unknown-token")
    problem(server.post(url, {"version": 1, "seat": 0}), 401, "no-token")
    problem(server.post(f"{place.path}/back", {}), 401, "no-token")
    assert place.look(1) == update


async def silent(tables: Tables) -> Table:
    """A table at which Anna was asked long ago and has said nothing."""
    table = await tables.find(await opened(tables, wire.NewTable(GAME, PEOPLE, SETTINGS)))
    with pytest.raises(refusals.Refused, match="not-away"):
        await table.stand_in(1, 0, 0, "random")
    table.asked_since -= WAIT
    tables.presence._began -= presences.ON_THE_WAY
    return table


async def until_asked(table: Table, seat: int) -> None:
    while table.bot_to_choose is not None:
        await asyncio.sleep(0.005)
    assert table.asked == seat


def test_a_bot_stands_in_for_the_silent(database: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        table = await silent(tables)
        assert table.waiting is not None and table.waiting.away_in == 0.0
        await table.stand_in(1, 0, 0, "random")
        assert table.waiting is None, "nobody waits for a bot"
        await until_asked(table, 1)
        await table.choose(1, table.version, table.session.options()[0])
        await until_asked(table, 1)
        await table.come_back(0)
        # A restart, or another process, plays the same events to the same end.
        again = await fresh(store).find(table.row.id)
        assert again.session.record == table.session.record
        for seat in (-1, 0, 1):
            assert wire.encode(again.update(seat, -1)) == wire.encode(table.update(seat, -1))
        await tables.close()

    with_store(database, work)


def test_undo_knows_a_stand_in_from_the_person(database: str) -> None:
    """KN-006: what a stand-in has answered goes back, what somebody has answered stays."""

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        table = await silent(tables)

        async def choose(seat: int) -> None:
            await table.choose(seat, table.version, table.session.options()[0])

        await choose(0)
        await choose(1)
        assert table.update(0).undo is False, "Ben himself has answered"
        await table.stand_in(1, 1, table.version, "random")
        await until_asked(table, 0)
        assert table.update(0).undo is False, "and that stays so when he leaves"
        restarted = await fresh(store).find(table.row.id)
        assert wire.encode(restarted.update(0, -1)) == wire.encode(table.update(0, -1))
        await choose(0)
        await until_asked(table, 0)
        count = len(table.session.steps)
        assert table.session.steps[-1].seat == 1 and table.update(0).undo
        await table.come_back(1)
        await table.undo(0, table.version)
        assert len(table.session.steps) == count - 2
        await choose(0)
        await choose(1)
        assert table.update(0).undo is False, "Ben is back, and his answers are his"
        again = await fresh(store).find(table.row.id)
        assert wire.encode(again.update(0, -1)) == wire.encode(table.update(0, -1))
        await tables.close()

    with_store(database, work)


# -- who is waited for, and how long --------------------------------------------------------------


async def asked(tables: Tables, **how: Any) -> Table:
    """Anna is asked at a table set up like this."""
    wish = wire.NewTable(GAME, PEOPLE, SETTINGS, **how)
    tables.presence._began -= presences.ON_THE_WAY
    return await tables.find(await opened(tables, wish))


def away_in(table: Table) -> float | None:
    assert table.waiting is not None
    return table.waiting.away_in


def test_whoever_is_there_and_thinks_is_not_replaced(database: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        table = await asked(tables)
        table.asked_since -= 10 * WAIT
        with tables.presence.during(table.row.id, [0]):
            assert away_in(table) is None
            with pytest.raises(refusals.Refused) as refused:
                await table.stand_in(1, 0, 0, "random")
            assert refused.value.message.key == "problem-not-away-here"
        tables.presence._count(table.row.id, [0], -1)  # what would linger for a moment
        found = away_in(table)
        assert found is not None and WAIT - 60 < found <= WAIT, "and has all the time from then on"
        tables.presence._left[table.row.id][0] -= WAIT
        assert away_in(table) == 0.0
        await table.stand_in(1, 0, 0, "random")
        await tables.close()

    with_store(database, work)


def test_at_a_table_with_a_clock_thinking_has_its_time(database: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        table = await asked(tables, clock=True, pace="evening")
        assert table.about().pacing == wire.Pacing("evening", 900.0, True)
        with tables.presence.during(table.row.id, [0]):
            found = away_in(table)
            assert found is not None and 840 < found <= 900
            with pytest.raises(refusals.Refused, match="not-away"):
                await table.stand_in(1, 0, 0, "random")
            table.asked_since -= 900
            assert away_in(table) == 0.0
            await table.stand_in(1, 0, 0, "random")
        again = await fresh(store).find(table.row.id)
        assert again.about().pacing == table.about().pacing
        await tables.close()

    with_store(database, work)


@pytest.mark.parametrize(("pace", "days"), [("day", 1), ("never", 1000)])
def test_how_long_one_waits_is_the_table_s_choice(pace: Any, days: int) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        table = await asked(tables, pace=pace)
        table.asked_since -= 86_000 * days
        with pytest.raises(refusals.Refused, match="not-away"):
            await table.stand_in(1, 0, 0, "random")
        table.asked_since -= 400
        assert away_in(table) == (None if pace == "never" else 0.0)
        await table.stand_in(0, 0, 0, "random")  # on one's own seat at any time
        await tables.close()

    with_store("sqlite://", work)


def test_coming_and_going_gives_nobody_more_time_and_has_an_end(database: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Stuck(), Limits())
        table = await asked(tables)
        table.asked_since -= WAIT
        since = table.asked_since
        for _ in range(STAND_INS):
            await table.stand_in(1, 0, table.version, "random")
            await table.come_back(0)
            assert table.asked_since == since, "the question is as old as before"
        with pytest.raises(refusals.Refused, match="too-often"):
            await table.stand_in(0, 0, table.version, "random")
        again = await fresh(store).find(table.row.id)
        assert again.stand_ins == table.stand_ins
        await tables.close()

    with_store(database, work)


def test_a_clock_that_is_set_makes_nobody_late(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        table = await asked(tables)
        for hours in (-24, 24):
            monkeypatch.setattr(
                "tischrunde.server.waiting.time", lambda by=hours: time() + 3600 * by
            )
            found = away_in(table)
            assert found is not None and WAIT - 60 < found <= WAIT
        await tables.close()

    with_store("sqlite://", work)


def test_after_a_start_people_are_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        table = await asked(tables)
        tables.presence._began += presences.ON_THE_WAY
        table.asked_since -= 10 * WAIT
        assert away_in(table) not in (None, 0.0)
        tables.presence._began -= presences.ON_THE_WAY
        assert away_in(table) == 0.0

    with_store("sqlite://", work)


def test_how_long_somebody_is_waited_for_is_told_live(server: Server) -> None:
    place = server.table("Anna", "Ben", **SETTINGS)
    client = place.client(1)
    waiting = client.now["waiting"]
    assert 0 <= waiting["asked_for"] < 60 and 100 < waiting["away_in"] <= 180
    assert place.look(1)["waiting"] is None
