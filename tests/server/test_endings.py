"""Tables end because nobody comes; what was played is kept in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from tests.server.serving import GAME
from tests.server.test_store import PEOPLE, Quick, opened, row, with_store

from tischrunde.games import catalog
from tischrunde.server import endings, refusals, wire
from tischrunde.server.endings import DAY, HOUR, Endings
from tischrunde.server.limits import Limits
from tischrunde.server.seating import person
from tischrunde.server.store import Store, departing, schema
from tischrunde.server.table import Table
from tischrunde.server.tables import Tables
from tischrunde.table import Record, replay

OPEN = wire.NewSeat("open")
FIRST: dict[str, Any] = {"champions": False, "first": "seat0"}


class Clock:
    """Goes on when it is told to; all that is written down meanwhile has its time."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        for module in ("drafts", "table"):
            patch.setattr(f"tischrunde.server.{module}.time", self)

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def choose(table: Table, times: int = 1) -> None:
    for _ in range(times):
        assert table.asked is not None
        await table.choose(table.asked, table.version, table.session.options()[0])


def test_what_nobody_touches_goes_each_in_its_time(
    database: str, clock: Clock, tmp_path: Path
) -> None:
    limits = Limits(listed_hours=1, unstarted_hours=5, abandoned_days=2, finished_days=4)

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), limits)
        ending = Endings(tables, limits, tmp_path, clock)

        async def new(*seats: wire.NewSeat, listed: bool = False, played: int = 0) -> str:
            id = await opened(tables, wire.NewTable(GAME, list(seats), listed=listed))
            table = await tables.find(id)
            while table.asked is not None and played:
                await choose(table)
                played -= 1
            return id

        async def gone_by(hours: float) -> set[str]:
            clock.now = begin + hours * HOUR
            before = set(await store.tables(every))
            await ending.expire()
            return before - set(await store.tables(every))

        begin = clock.now
        listed = await new(PEOPLE[0], OPEN, listed=True)
        waiting = await new(PEOPLE[0], OPEN)
        untouched = await new(*PEOPLE, listed=True)
        running = await new(*PEOPLE, listed=True, played=3)
        over = await new(*PEOPLE, played=500)
        every = [listed, waiting, untouched, running, over]
        assert (await tables.find(over)).session.over
        assert await gone_by(0.9) == set()
        assert await gone_by(1.1) == {listed, untouched}
        await (await tables.find(waiting)).join(None, person("Cleo", "key"))
        assert await gone_by(5.5) == set(), "somebody has sat down since"
        assert await gone_by(7.5) == {waiting}
        assert await gone_by(47) == set()
        await choose(await tables.find(running))
        assert await gone_by(49) == set(), "somebody has chosen since"
        assert await gone_by(96.5) == {running, over}
        names = {file.name for file in tmp_path.glob("*/*.json")}
        assert names == {f"{GAME}-{running}.json", f"{GAME}-{over}.json"}, "nothing else was played"
        for file in tmp_path.glob("*/*.json"):
            record = Record.from_json(file.read_text("utf-8"))
            assert replay(catalog.load(GAME), record).over == (over in file.name)
        for id in every:
            with pytest.raises(refusals.Ended, match="ended"):
                await tables.find(id)
        assert not tables.known
        with pytest.raises(refusals.Refused, match="no-such-table"):
            await tables.find("222222222222")
        await tables.close()

    with_store(database, work)


def test_whoever_is_there_keeps_a_table(database: str, clock: Clock, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        ending = Endings(tables, Limits(), tmp_path, clock)
        id = await opened(tables, wire.NewTable(GAME, [PEOPLE[0], OPEN], listed=True))
        clock.now += 30 * DAY
        with tables.presence.during(id, [0]):
            assert await ending.expire() == 0
        tables.presence._here.clear()  # what lingers after a lost line
        assert await ending.expire() == 1

    with_store(database, work)


def test_nothing_that_was_played_goes_without_a_place_for_its_record(
    database: str, clock: Clock
) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        id = await opened(tables, wire.NewTable(GAME, PEOPLE))
        await choose(await tables.find(id))
        empty = await opened(tables, wire.NewTable(GAME, PEOPLE))
        clock.now += 1000 * DAY
        assert await Endings(tables, Limits(), None, clock).expire() == 1
        assert set(await store.tables([id, empty])) == {id}

    with_store(database, work)


RATE = 12  # tables an hour from one address: a three-hundredth of what is permitted


def test_a_day_of_all_that_is_permitted_leaves_a_bounded_store(
    database: str, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables come as fast as they may, are begun and left alone; at most so many are kept."""
    limits = Limits(tables_stored=60, records_exported=20, tables_in_memory=50)
    assert Limits.tables_a_second * HOUR == RATE * 300
    monkeypatch.setattr(departing, "REMEMBERED", 70)
    monkeypatch.setattr(endings, "BREATH", 0.0)

    def come(hour: int, store: Store) -> None:
        """An hour's tables: half of them listed and waiting, half begun."""
        ids = [f"{number:x<12}" for number in range(hour * RATE, (hour + 1) * RATE)]
        at = clock.now
        with store.database.engine.begin() as connection:
            rows = [vars(row(id, at, listed=n % 2 == 0)) for n, id in enumerate(ids)]
            connection.execute(insert(schema.tables), rows)
            seats = [
                {"table": id, "seat": s, "kind": "open" if s and n % 2 == 0 else "person",
                 "name": "", "bot": "", "token_hash": ""}
                for n, id in enumerate(ids) for s in (0, 1)
            ]  # fmt: skip
            connection.execute(insert(schema.seats), seats)
            events = [
                {"table": id, "seq": 1, "kind": "choice", "seat": 0, "body": "take:r01", "at": at}
                for id in ids[1::2]
            ]
            connection.execute(insert(schema.events), events)

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), limits)
        ending = Endings(tables, limits, tmp_path, clock)
        most = 0
        for hour in range(24):
            come(hour, store)
            most = max(most, await store.run(departing.stored))
            clock.now += HOUR
            await ending.expire()
            left = await store.run(departing.stored)
            assert left <= max(limits.tables_stored, RATE), hour
        assert most <= limits.tables_stored + RATE
        with store.database.engine.connect() as connection:
            count = {
                table.name: len(connection.execute(table.select()).all())
                for table in (schema.seats, schema.events, schema.departed)
            }
        assert count["seats"] == 2 * left and count["events"] <= left
        assert 0 < count["departed"] <= 70
        assert 0 < len(list(tmp_path.glob("*/*"))) <= limits.records_exported
        assert len(tables.known) <= limits.tables_in_memory

    with_store(database, work)
