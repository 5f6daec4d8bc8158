"""Games without an end, tables nobody looks at, and crowds that come at once cost little."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from tests.server.serving import GAME, Limited
from tests.server.test_http import problem
from tests.server.test_store import PEOPLE, Quick, opened, play_some, with_store
from tests.started import PATIENCE

from tischrunde.server import moments, wire
from tischrunde.server import tables as tables_module
from tischrunde.server.clients import Client
from tischrunde.server.limits import Limits
from tischrunde.server.store import Store
from tischrunde.server.tables import Tables
from tischrunde.server.workers import FIRST, LATER, Workers

TWO_PEOPLE = wire.NewTable(GAME, PEOPLE)
BOTS = [wire.NewSeat("bot", bot="random")] * 2


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite"


def test_a_game_and_a_record_have_so_many_choices_at_most(limited: Limited) -> None:
    server = limited(Limits(choices_a_game=3))
    place = server.table("Anna", "bot:random", first="seat0", champions=False)
    anna = place.client(0)
    for _ in range(2):
        anna.until_asked()
        anna.choose(0)
    ben = server.table("Anna", "Ben", first="seat0", seed="seed")
    for version in range(3):
        seat = ben.look()["decision"]["seat"]
        choice = ben.look(seat)["decision"]["options"][0]["id"]
        assert ben.choose(seat, version, choice).status_code == 200
    seat = ben.look()["decision"]["seat"]
    choice = ben.look(seat)["decision"]["options"][0]["id"]
    problem(ben.choose(seat, 3, choice), 422, "too-long")
    record = {"format": 1, "choices": ["take:r01"] * 4}
    assert server.post("/records", record).status_code == 422
    assert place.look()["version"] == ben.look()["version"] == 3, "a bot is refused likewise"


def test_a_table_for_which_there_is_no_room_is_found_all_the_same(database: str) -> None:
    """Loaded, and forgotten before those who asked come to it: nobody waits for ever."""

    async def work(store: Store) -> None:
        ids = [await opened(Tables(store, Quick(), Limits()), TWO_PEOPLE) for _ in range(6)]
        few = Tables(store, Quick(), Limits(tables_in_memory=1))
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.gather(*(few.find(id) for id in ids for _ in range(3)))
        assert [table.row.id for table in found] == [id for id in ids for _ in range(3)]
        assert all(few.known[table.row.id] is table for table in found), "there is one of each"

    with_store(database, work)


def test_who_asks_while_a_table_is_forgotten_lets_others_go_on(database: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        id = await opened(tables, TWO_PEOPLE)
        del tables.known[id]
        done = asyncio.create_task(asyncio.sleep(0))
        await done
        tables._loading[id] = done  # as in the moment before it is told that it is done
        async with asyncio.timeout(PATIENCE):
            assert (await tables.find(id)).row.id == id

    with_store(database, work)


def test_a_long_story_is_told_in_parts(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        id = await opened(tables, wire.NewTable(GAME, PEOPLE, {"first": "seat0"}))
        await play_some(tables, id, 9)
        table = await tables.find(id)
        whole = moments.story(table, 0)
        assert (whole.count, len(whole.turns), whole.next) == (9, 9, None)
        monkeypatch.setattr(moments, "PAGE", 4)
        parts, first = [], 0
        while True:
            parts.append(part := moments.story(table, 0, first))
            if part.next is None:
                break
            first = part.next
        assert len(parts) == 3
        assert [line for part in parts for line in part.told] == whole.told
        assert [turn for part in parts for turn in part.turns] == whole.turns

    with_store(database, work)


def test_bots_rest_where_nobody_is_or_lately_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tischrunde.server.tables.LATELY", 0.05)

    class Slow(Quick):
        async def choose(self, *args: Any, **more: Any) -> str:
            await asyncio.sleep(0.1)
            return await super().choose(*args, **more)

    async def work(store: Store) -> None:
        tables = Tables(store, Slow(), Limits())
        id = await opened(tables, wire.NewTable(GAME, BOTS))
        table = tables.known[id]
        while tables._bots:
            await asyncio.sleep(0.02)
        assert not table.session.over
        before = table.version
        await tables.find(id)  # somebody looks again
        while table.version == before:
            await asyncio.sleep(0.02)
        await tables.close()

    with_store(database, work)


def test_a_table_that_takes_long_to_load_holds_up_no_other(database: str) -> None:
    async def work(store: Store) -> None:
        before = Tables(store, Quick(), Limits())
        slow, quick = [await opened(before, wire.NewTable(GAME, PEOPLE)) for _ in range(2)]
        tables = Tables(store, Quick(), Limits())
        load, go_on, loads = tables._load, asyncio.Event(), []

        async def loading(id: str) -> Any:
            loads.append(id)
            if id == slow:
                await go_on.wait()
            return await load(id)

        tables._load = loading  # type: ignore[method-assign]
        crowd = [asyncio.create_task(tables.find(slow)) for _ in range(5)]
        await asyncio.sleep(0)
        assert (await tables.find(quick)).row.id == quick
        crowd.pop().cancel()  # whoever leaves does not take it from the others
        go_on.set()
        found = await asyncio.gather(*crowd)
        assert len(set(map(id_of, found))) == 1
        assert loads == [slow, quick]

    with_store(database, work)


def id_of(table: Any) -> int:
    return id(table)


def test_long_games_at_which_nobody_is_are_forgotten_sooner(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "COMING", 0.0)

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits(choices_in_memory=25))
        ids = [await opened(tables, wire.NewTable(GAME, PEOPLE)) for _ in range(3)]
        for id in ids:
            await play_some(tables, id, 10)
        assert list(tables.known) == ids, "whatever was just played stays"
        last = await opened(tables, wire.NewTable(GAME, PEOPLE))
        assert list(tables.known) == [*ids[1:], last]
        assert (await tables.find(ids[0])).version == 10
        assert list(tables.known) == [ids[2], last, ids[0]]

    with_store(database, work)


def test_who_asks_for_long_games_again_and_again_does_not_keep_them_all_in_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is there for whoever has waited for it, and then goes like any other."""
    monkeypatch.setattr(tables_module, "COMING", 0.1)

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        ids = [await opened(tables, wire.NewTable(GAME, PEOPLE)) for _ in range(5)]
        for id in ids:
            await play_some(tables, id, 10)
        few = Tables(store, Quick(), Limits(choices_in_memory=25))
        for id in ids:
            assert (await few.find(id)).version == 10
            await asyncio.sleep(0.15)
            for known in list(few.known):
                await few.find(known)
        assert list(few.known) == ids[3:]

    with_store(database, work)


def test_bots_that_wait_for_their_turn_keep_no_table_in_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others may be thought for first as long as there are any; but who comes again finds them."""
    monkeypatch.setattr(tables_module, "COMING", 0.0)

    class Kept(Quick):
        """Waiting for a process, until there is one."""

        free = asyncio.Event()

        async def choose(self, *args: Any, **more: Any) -> str:
            await self.free.wait()
            return await super().choose(*args, **more)

    async def work(store: Store) -> None:
        tables = Tables(store, Kept(), Limits(tables_in_memory=1))
        left = await opened(tables, wire.NewTable(GAME, BOTS))
        await asyncio.sleep(0)  # its bots have begun to wait
        last = await opened(tables, wire.NewTable(GAME, BOTS))
        assert list(tables.known) == list(tables._bots) == [last]
        table = await tables.find(left)
        Kept.free.set()
        async with asyncio.timeout(PATIENCE):
            while table.version < 5:
                await asyncio.sleep(0.01)
        await tables.close()

    with_store(database, work)


def test_whoever_gives_up_waiting_for_a_process_is_forgotten() -> None:
    async def work() -> None:
        workers = Workers(1, PATIENCE)
        busy = asyncio.create_task(workers.ask(FIRST, time.sleep, 0.5))
        later = [asyncio.create_task(workers.ask(LATER, abs, -n)) for n in range(5)]
        await asyncio.sleep(0)
        for task in later[1:4]:
            task.cancel()
        given_up = await asyncio.gather(*later[1:4], return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in given_up)
        assert len(workers._waiting) == workers.waiting == 2
        assert list(await asyncio.gather(busy, later[0], later[4])) == [None, 0, 4]
        assert not workers._waiting
        workers.close()

    asyncio.run(work())


def test_a_live_connection_that_has_ended_is_gone_at_once(limited: Limited) -> None:
    """Python's collector comes seldom; those who come and go would fill the memory meanwhile."""
    gc.collect()  # what other tests have left
    anna = limited(Limits()).table("Anna", "Ben").client(0)
    clients = [ref(thing) for thing in gc.get_objects() if isinstance(thing, Client)]
    assert any(client() for client in clients)
    gc.disable()
    try:
        anna.close()
        until = time.monotonic() + PATIENCE
        while any(client() for client in clients) and time.monotonic() < until:
            time.sleep(0.01)
        assert not any(client() for client in clients)
    finally:
        gc.enable()
