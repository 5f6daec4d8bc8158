"""Who is at a table at this moment, told to everybody there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest
from tests.server.serving import Server, Start
from tests.server.temp_postgres import TempPostgres
from tests.server.test_store import with_store

from tischrunde.kernel.pile import SPECTATOR
from tischrunde.server import presence as presences
from tischrunde.server import sharing as words
from tischrunde.server.presence import Presence
from tischrunde.server.sharing import Sharing
from tischrunde.server.store import Store
from tischrunde.server.wire import Here

TABLE = "22223333aaaa"


def test_everybody_hears_who_comes_and_goes(server: Server) -> None:
    place = server.table("Anna", "Ben", "bot:random")
    anna = place.client(0)
    anna.until_here(0)
    ben = place.client(1)
    watching = place.client()
    for client in (anna, ben, watching):
        client.until_here(0, 1, watching=1)
    ben.close()
    watching.close()
    anna.until_here(0)


def test_whoever_sits_down_is_there_at_once(server: Server) -> None:
    place = server.table("Anna", "open", "open")
    anna = place.client(0)
    anna.until_here(0)
    place.server.post(f"{place.path}/seats", {"name": "Ben"})
    anna.until_here(0, 1)
    server.post(f"{place.path}/seats", {"bot": "random"}, place.tokens[0])
    anna.until(2)
    anna.until_here(0)  # Ben has never connected, and of a bot nothing is said


def test_two_processes_know_of_each_others_people(start: Start, postgres: TempPostgres) -> None:
    database = postgres.database()
    one, two = start("--database", database), start("--database", database)
    place = one.table("Anna", "Ben")
    anna, ben, watching = place.client(0), place.at(two).client(1), place.at(two).client()
    for client in (anna, ben, watching):
        client.until_here(0, 1, watching=1)
    three = start("--database", database)
    place.at(three).client().until_here(0, 1, watching=2)
    two.kill()  # without a word; what is not said again is forgotten
    anna.until_here(0, watching=1)


# -- without a network --------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presences, "LINGER", 0.05)
    monkeypatch.setattr(words, "GATHER", 0.01)
    monkeypatch.setattr(words, "REPEAT", 0.05)
    monkeypatch.setattr(words, "FORGET", 0.15)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.005)


def test_a_line_that_is_cut_and_comes_back_is_no_absence(quick: None) -> None:
    async def work() -> None:
        told: list[Here] = []
        presence = Presence(lambda table: told.append(presence.at(table)))
        with presence.during(TABLE, [0]):
            pass
        with presence.during(TABLE, [0]):
            await asyncio.sleep(2 * presences.LINGER)
            assert presence.at(TABLE) == Here([0], 0)
        await until(lambda: presence.at(TABLE) == Here([], 0))
        assert presence.tables == set(), "nobody is kept in mind for ever"
        await until(lambda: told[-1] == Here([], 0))
        assert [here for here in told[:-1] if here.seats != [0]] == []

    asyncio.run(work())


def test_whoever_comes_by_two_ways_is_there_once(quick: None) -> None:
    async def work() -> None:
        presence = Presence(lambda table: None)
        with presence.during(TABLE, [1]):
            with presence.during(TABLE, [1, 2]):
                assert presence.at(TABLE) == Here([1, 2], 0)
            await until(lambda: presence.at(TABLE) == Here([1], 0))
        await until(lambda: presence.at(TABLE) == Here([], 0))

    asyncio.run(work())


def test_a_crowd_is_told_of_in_few_words() -> None:
    async def work() -> None:
        told: list[int] = []
        presence = Presence(lambda table: told.append(presence.at(table).watching))
        for _ in range(150):
            presence._count(TABLE, [SPECTATOR], 1)
        await until(lambda: told[-1] == 150)
        assert told == [1, 150]

    asyncio.run(work())


def talking(work: Callable[[list[Sharing]], Awaitable[None]], count: int) -> None:
    """Processes that hear each other, and themselves."""

    async def run() -> None:
        async def say(word: str) -> None:
            for process in processes:
                process.hear(word)

        processes = [Sharing(Presence(lambda table: None), say) for _ in range(count)]
        speaking = [asyncio.create_task(process.run()) for process in processes]
        try:
            await work(processes)
        finally:
            for task in speaking:
                task.cancel()

    asyncio.run(run())


def test_a_lost_word_is_said_again(quick: None) -> None:
    async def work(processes: list[Sharing]) -> None:
        one, two = (process.presence for process in processes)
        with one.during(TABLE, [0]), two.during(TABLE, [1, 2]), two.during(TABLE, [SPECTATOR]):
            await until(lambda: one.at(TABLE) == two.at(TABLE) == Here([0, 1, 2], 1))
            processes[0].hear(
                f'{{"process":"{processes[1].process}","tables":{{"{TABLE}":[[],0]}}}}'
            )
            assert one.at(TABLE) == Here([0], 0)
            await until(lambda: one.at(TABLE) == Here([0, 1, 2], 1))
            processes[0].hear("what?")
            processes[0].hear('{"process":"x"}')
            assert one.at(TABLE) == Here([0, 1, 2], 1)
        await until(lambda: one.at(TABLE) == two.at(TABLE) == Here([], 0))

    talking(work, 2)


def test_many_tables_fit_into_words_that_postgresql_carries(database: str) -> None:
    said: list[str] = []

    async def work(store: Store) -> None:
        async def say(word: str) -> None:
            said.append(word)
            if store.shared:
                await store.say(word)

        presence = Presence(lambda table: None)
        sharing = Sharing(presence, say)
        for number in range(2 * words.AT_ONCE + 1):
            presence._count(f"{number:012}", [*range(8), *[SPECTATOR] * 10_000], 1)
        speaking = asyncio.create_task(sharing.run())
        await until(lambda: len(said) == 3)
        speaking.cancel()

    with_store(database, work)
    assert max(map(len, said)) < 8000
    assert sum(len(json.loads(word)["tables"]) for word in said) == 2 * words.AT_ONCE + 1
