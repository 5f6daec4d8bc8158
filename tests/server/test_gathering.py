"""Group commit: several appends in one transaction, and nobody suffers for another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from threading import Semaphore

import pytest
from sqlalchemy import event
from sqlalchemy.exc import DataError
from tests.server.temp_postgres import TempPostgres
from tests.server.test_store import SEATS, chosen, row, with_store
from tests.started import PATIENCE

from tischrunde.server.rows import Entry
from tischrunde.server.store import Conflict, EventRow, SeatRow, Store
from tischrunde.server.store import gathering as gatherings
from tischrunde.server.store.gathering import Ends, Gathering
from tischrunde.server.store.listening import listen
from tischrunde.server.store.threads import Threads

TABLES = [f"table{number:02}" for number in range(30)]


class Slow:
    """Writes when it is told to, in a thread, and remembers what together."""

    def __init__(self, wrong: dict[str, Exception] | None = None) -> None:
        self.batches: list[list[str]] = []
        self.begun = Semaphore(0)
        self.goes_on = Semaphore(0)
        self.wrong = wrong or {}

    def write(self, entries: Sequence[Entry]) -> Ends:
        self.batches.append([entry.table for entry in entries])
        self.begun.release()
        assert self.goes_on.acquire(timeout=PATIENCE)
        return [self.wrong.get(entry.table) for entry in entries]

    async def has_begun(self) -> None:
        """Until the next ones are being written."""
        assert await asyncio.to_thread(self.begun.acquire, timeout=PATIENCE)


def entry(table: str) -> Entry:
    return Entry(table, chosen(1))


async def queued(gathering: Gathering, *tables: str) -> list[asyncio.Task[None]]:
    """On their way."""
    tasks = [asyncio.create_task(gathering.append(entry(table))) for table in tables]
    await asyncio.sleep(0)
    return tasks


def gathered(slow: Slow, work: Callable[[Gathering], Awaitable[None]]) -> None:
    async def run() -> None:
        with Threads(1, "store") as threads:
            await work(Gathering(slow.write, threads))

    asyncio.run(run())


def test_what_comes_meanwhile_is_written_together() -> None:
    slow = Slow()

    async def work(gathering: Gathering) -> None:
        tasks = await queued(gathering, "first")
        await slow.has_begun()
        tasks += await queued(gathering, "one", "two", "three")
        assert not any(task.done() for task in tasks), "acknowledged before it was written"
        slow.goes_on.release(2)
        await asyncio.gather(*tasks)
        assert slow.batches == [["first"], ["one", "two", "three"]]
        assert gathering.counted.transactions == 2
        assert gathering.counted.events == {"choice": 4}

    gathered(slow, work)


def test_no_transaction_grows_without_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gatherings, "MOST", 2)
    slow = Slow()

    async def work(gathering: Gathering) -> None:
        tasks = await queued(gathering, "first")
        await slow.has_begun()
        tasks += await queued(gathering, *"abcde")
        slow.goes_on.release(4)
        await asyncio.gather(*tasks)
        assert slow.batches == [["first"], ["a", "b"], ["c", "d"], ["e"]]

    gathered(slow, work)


def test_everybody_hears_of_their_own() -> None:
    slow = Slow({"two": Conflict("two")})

    async def work(gathering: Gathering) -> None:
        tasks = await queued(gathering, "one", "two", "three")
        slow.goes_on.release(3)
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert ends == [None, slow.wrong["two"], None]
        assert gathering.counted.refused == {"Conflict": 1}

    gathered(slow, work)


class Failing(Slow):
    """As if the database were away."""

    def write(self, entries: Sequence[Entry]) -> Ends:
        super().write(entries)
        raise ConnectionError


def test_what_fails_as_a_whole_fails_for_everybody_and_the_next_go_on() -> None:
    slow = Failing()

    async def work(gathering: Gathering) -> None:
        tasks = await queued(gathering, *"abc")
        slow.goes_on.release(4)
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(end) for end in ends] == [ConnectionError] * 3
        gathering.write = lambda entries: [None] * len(entries)
        await gathering.append(entry("d"))

    gathered(slow, work)


def test_whoever_leaves_before_it_is_begun_has_changed_nothing() -> None:
    slow = Slow()

    async def work(gathering: Gathering) -> None:
        begun = await queued(gathering, "begun")
        await slow.has_begun()
        left, stays = await queued(gathering, "left", "stays")
        left.cancel()
        begun[0].cancel()  # too late: it is being written
        await asyncio.sleep(0)
        slow.goes_on.release(2)
        await stays
        assert slow.batches == [["begun"], ["stays"]]

    gathered(slow, work)


def test_at_the_end_all_is_written() -> None:
    slow = Slow()

    async def work(gathering: Gathering) -> None:
        tasks = await queued(gathering, "one")
        await slow.has_begun()
        tasks += await queued(gathering, "two")
        slow.goes_on.release(2)
        await gathering.finish()
        assert slow.batches == [["one"], ["two"]]
        await asyncio.gather(*tasks)

    gathered(slow, work)


# -- in a database --------------------------------------------------------------------------------


def test_many_tables_share_few_transactions(database: str) -> None:
    async def work(store: Store) -> None:
        for table in TABLES:
            await store.create(row(table), SEATS)
        commits = 0

        def count(connection: object) -> None:
            nonlocal commits
            commits += 1

        event.listen(store.database.engine, "commit", count)
        ben = SeatRow("person", "Ben", "", "a" * 64)

        async def play(table: str) -> None:
            for seq in range(1, 10):
                await store.append(table, chosen(seq, f"{table}-{seq}"))
            await store.append(table, EventRow(10, "join", 1, "Ben", 3.5), ben, over=True)

        await asyncio.gather(*map(play, TABLES))
        assert commits < 10 * len(TABLES) / 3, "nothing was written together"
        for table in TABLES:
            events = await store.events(table)
            assert [found.seq for found in events] == list(range(1, 11))
            assert [found.body for found in events[:9]] == [f"{table}-{n}" for n in range(1, 10)]
        assert (await store.seats([TABLES[3]]))[TABLES[3]] == [SEATS[0], ben]
        assert await store.listed() == []

    with_store(database, work)


def test_a_number_that_is_taken_hurts_nobody_else(database: str) -> None:
    async def work(store: Store) -> None:
        for table in TABLES:
            await store.create(row(table), SEATS)
        taken = TABLES[7]
        await store.append(taken, chosen(1, "before"))
        eve = SeatRow("person", "Eve")
        tries = [store.append(table, chosen(1, "now"), eve, over=True) for table in TABLES]
        ends = dict(zip(TABLES, await asyncio.gather(*tries, return_exceptions=True), strict=True))
        assert isinstance(ends.pop(taken), Conflict)
        assert set(ends.values()) == {None}
        for table in TABLES:
            body = "before" if table == taken else "now"
            assert [found.body for found in await store.events(table)] == [body]
        seats = await store.seats([taken])
        assert seats[taken] == SEATS, "half of a refused event was kept"
        assert [table.id for table in await store.listed()] == [taken]

    with_store(database, work)


def test_what_cannot_be_written_at_all_hurts_nobody_else(postgres: TempPostgres) -> None:
    """PostgreSQL takes no NUL in a text."""

    async def work(store: Store) -> None:
        for table in TABLES[:3]:
            await store.create(row(table), SEATS)
        bodies = ["fine", "not\0fine", "fine too"]
        tries = [store.append(t, chosen(1, b)) for t, b in zip(TABLES, bodies, strict=False)]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(end) for end in ends] == [type(None), DataError, type(None)]
        assert await store.versions(TABLES) == dict(zip(TABLES, (1, 0, 1), strict=False))

    with_store(postgres.database(), work)


def test_word_of_each_is_heard(postgres: TempPostgres) -> None:
    database = postgres.database()

    async def work(store: Store) -> None:
        heard: set[tuple[str, int]] = set()
        listens, all_heard = asyncio.Event(), asyncio.Event()

        def news(table: str, seq: int) -> None:
            heard.add((table, seq))
            if len(heard) == len(TABLES):
                all_heard.set()

        ears = asyncio.create_task(listen(database, news, lambda word: None, listens.set))
        try:
            await asyncio.wait_for(listens.wait(), 30)
            for table in TABLES:
                await store.create(row(table), SEATS)
            await asyncio.gather(*(store.append(table, chosen(1)) for table in TABLES))
            await asyncio.wait_for(all_heard.wait(), 30)
            assert heard == {(table, 1) for table in TABLES}
        finally:
            ears.cancel()
            await asyncio.gather(ears, return_exceptions=True)

    with_store(database, work)
