"""Tables end because nobody comes; what was played is kept in a file."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from tests.server.clocks import Clock
from tests.server.evenings import Evening
from tests.server.serving import GAME, Limited, seat
from tests.server.test_http import problem
from tests.server.test_origins import kept, post_record
from tests.server.test_store import PEOPLE, Quick, opened, row, with_store
from tests.started import PATIENCE

from tischrunde.games import catalog
from tischrunde.server import exporting, refusals, wire
from tischrunde.server.endings import DAY, HOUR, Endings
from tischrunde.server.limits import Limits
from tischrunde.server.quota import Quota
from tischrunde.server.seating import person
from tischrunde.server.steady import Steady
from tischrunde.server.store import Store, rooms, schema
from tischrunde.server.store.rooms import MemberRow, ResultRow, RoomRow
from tischrunde.server.table import Table
from tischrunde.server.tables import Tables
from tischrunde.table import Record, replay

OPEN = wire.NewSeat("open")
FIRST: dict[str, Any] = {"champions": False, "first": "seat0"}


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
        assert names == {f"{GAME}-{running}-unfinished.json", f"{GAME}-{over}.json"}, "nothing else"
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


def come(store: Store, at: float, ids: list[str], pace: str, state: str) -> None:
    """Tables as they are made: ``waiting`` for somebody, ``begun``, or ``over``."""
    with store.database.engine.begin() as connection:
        rows = [vars(row(id, at, listed=False, pace=pace, over=state == "over")) for id in ids]
        connection.execute(insert(schema.tables), rows)
        seats = [
            {"table": id, "seat": seat, "kind": "open" if seat and state == "waiting" else "person",
             "name": "", "bot": "", "token_hash": ""}
            for id in ids for seat in (0, 1)
        ]  # fmt: skip
        connection.execute(insert(schema.seats), seats)
        if state != "waiting":
            events = [
                {"table": id, "seq": 1, "kind": "choice", "seat": 0, "body": "take:r01", "at": at}
                for id in ids
            ]
            connection.execute(insert(schema.events), events)


def test_nothing_that_was_played_goes_to_make_room(
    database: str, clock: Clock, tmp_path: Path
) -> None:
    """Only what nobody has begun, where nobody said they would take their time."""
    limits = Limits(tables_stored=10)

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), limits)
        ending = Endings(tables, limits, tmp_path, clock)
        stays = {
            pace + state: [f"{state}{pace}{n}" for n in range(3)]
            for pace, state in [
                ("live", "begun"), ("live", "over"), ("day", "waiting"), ("never", "waiting"),
            ]
        }  # fmt: skip
        for name, ids in stays.items():
            pace = next(pace for pace in ("live", "day", "never") if name.startswith(pace))
            come(store, clock.now, ids, pace, name.removeprefix(pace))
        goes = [f"waiting{number}" for number in range(5)]
        evening = [f"evening{number}" for number in range(2)]
        come(store, clock.now, goes, "live", "waiting")
        come(store, clock.now, evening, "evening", "waiting")
        every = [id for ids in stays.values() for id in ids]
        assert await ending.expire() == 0, "all of that is fresh"
        clock.now += 2 * HOUR
        assert await ending.expire() == len(goes)
        clock.now += 11 * HOUR
        assert await ending.expire() == len(evening)
        assert set(await store.tables(every)) == set(every)
        with pytest.raises(refusals.Refused, match="store-full"):
            await Quota(store, limits).allow_table("a", row("another"))
        await tables.close()

    with_store(database, work)


def test_one_address_stores_so_many_tables_and_rooms_and_others_theirs(limited: Limited) -> None:
    server = limited(Limits(tables_an_address=2, rooms_an_address=1, tables_stored=3))
    for _ in range(2):
        place = server.table("Anna", "Ben", first="seat0")
    body = {"game": GAME, "seats": [seat("Anna"), seat("Ben")]}
    found = problem(server.post("/tables", body), 429, "too-many-stored")
    assert found["message"] == {"key": "problem-too-many-stored", "args": {"most": 2}}
    problem(post_record(server, kept(30).to_json()), 429, "too-many-stored")
    evening = Evening(server, "Anna")
    problem(evening.table("Anna", 0, "random"), 429, "too-many-stored")
    problem(server.post("/rooms", {"name": "x", "person": "Eve"}), 429, "too-many-rooms")
    assert server.post(f"{place.path}/close", {}, place.tokens[0]).status_code == 200
    assert server.post("/tables", body).status_code == 201


def test_a_day_of_all_that_is_permitted_leaves_bounded_files(tmp_path: Path) -> None:
    """What was played to its end stays, however much else is left lying about."""
    record = Record(GAME, 1, 2, "seed", {}, ["take:r01"])
    for number in range(30):
        name = exporting.export(tmp_path, f"{number:x<12}", record, 0.0, over=number < 5)
        os.utime(tmp_path / name, (number, number))
    exporting.prune(tmp_path, 12)
    left = sorted(int(file.name.split("-")[3].rstrip("x.json")) for file in tmp_path.glob("*/*"))
    assert left == [*range(5), *range(23, 30)]


class Counted(Endings):
    """Knows how often it has looked."""

    looks = 0

    async def expire(self, now: float | None = None) -> int:
        gone = await super().expire(now)
        self.looks += 1
        return gone

    async def has_looked(self) -> None:
        """Twice, of which the first may have begun already."""
        until = self.looks + 2
        async with asyncio.timeout(PATIENCE):
            while self.looks < until:
                await asyncio.sleep(0.001)


def test_a_clock_that_is_wrong_for_a_while_ends_nothing(
    database: str, clock: Clock, tmp_path: Path
) -> None:
    """Neither when it jumps between two looks, nor when it is wrong as the server starts."""

    async def work(store: Store) -> None:
        limits = Limits(sweep_seconds=0.001)
        tables = Tables(store, Quick(), limits)
        begun = await opened(tables, wire.NewTable(GAME, PEOPLE))
        await choose(await tables.find(begun))
        room = RoomRow(12 * "2", "Freitag", clock.now, clock.now)
        await store.within(lambda c: rooms.open_room(c, room, MemberRow(0, "Anna", "a" * 64)))
        played = ResultRow(0, begun, GAME, clock.now, [])
        await store.within(lambda c: rooms.add_result(c, room.id, played))
        right = clock.now

        async def there() -> bool:
            states = await store.within(lambda c: rooms.states(c, [room.id]))
            return bool(await store.tables([begun])) and room.id in states

        ending = Counted(tables, limits, tmp_path, clock)
        running = asyncio.create_task(ending.run())
        await ending.has_looked()
        for wrong in (61, 401, 4000):
            clock.now = right + wrong * DAY
            await ending.has_looked()
            clock.now = right
            await ending.has_looked()
        assert await there(), "a jump between two looks"
        running.cancel()
        clock.now = right + 4000 * DAY
        again = Counted(tables, limits, tmp_path, clock)
        running = asyncio.create_task(again.run())
        await again.has_looked()
        assert await there(), "wrong from the start"
        running.cancel()
        await tables.close()

    with_store(database, work)


def test_time_goes_on_where_a_computer_has_slept() -> None:
    told, passed = 1_800_000_000.0, 0.0
    steady = Steady(lambda: told, 0.0, lambda: passed)
    assert steady.now() == told
    told, passed = told + 600, passed + 600
    assert steady.now() == told
    told += 3 * DAY  # asleep: nothing has passed
    for _ in range(100):
        told, passed = told + 600, passed + 600
        last = steady.now()
    assert last == told, "it has caught up"
    told -= 10 * DAY
    assert steady.now() == told, "back: nothing expires sooner by that"
    told += 10 * DAY
    assert steady.now() == told, "and forth"


def test_a_clock_that_begins_in_the_past_may_be_set_right() -> None:
    told = 0.0
    steady = Steady(lambda: told, 1_800_000_000.0, lambda: 0.0)
    assert steady.now() == 0.0
    told = 1_800_000_100.0
    assert steady.now() == told
