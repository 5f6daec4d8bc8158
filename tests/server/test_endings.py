"""Tables end: at somebody's wish, or because nobody comes; what was played is kept in a file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from tests.server.serving import GAME, Place, Threaded, seat
from tests.server.test_http import problem
from tests.server.test_store import PEOPLE, Quick, fresh, opened, row, with_store

from tischrunde.cli.serve import Shelf
from tischrunde.games import catalog
from tischrunde.server import drafts, endings, exporting, refusals, wire
from tischrunde.server.app import make_app
from tischrunde.server.endings import DAY, HOUR, Endings, Quota
from tischrunde.server.limits import Limits
from tischrunde.server.mine import mine
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


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Threaded]:
    running = Threaded(make_app(database, Shelf(), exported=tmp_path / "ended"))
    yield running
    running.stop()


async def choose(table: Table, times: int = 1) -> None:
    for _ in range(times):
        assert table.asked is not None
        await table.choose(table.asked, table.version, table.session.options()[0])


# -- by themselves --------------------------------------------------------------------------------


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


# -- at somebody's wish ---------------------------------------------------------------------------


def test_the_owner_withdraws_a_table(server: Threaded) -> None:
    place = server.table("Anna", "open", "open", listed=True)
    joined = server.post(f"{place.path}/seats", {"name": "Ben"}).json()
    ben = server.post(f"{place.path}/close", {}, joined["token"])
    problem(ben, 403, "not-yours")
    problem(server.post(f"{place.path}/close", {}), 401, "no-token")
    watching = place.client()
    assert place.look(0)["closes"] and not place.look()["closes"]
    assert server.post(f"{place.path}/close", {}, place.tokens[0]).json() == {"ended": True}
    told = watching.hear()
    assert told["error"] == "ended" and told["message"]["key"] == "problem-ended-withdrawn"
    problem(server.get(place.path), 410, "ended")
    problem(place.record(), 410, "ended")
    assert server.get("/tables").json()["tables"] == []
    held = {"tables": [{"table": place.id, "token": place.tokens[0]}]}
    found = server.post("/mine", held).json()
    ended = [{"id": place.id, "why": "withdrawn", "recorded": False}]
    assert found == {"tables": [], "gone": [], "ended": ended}


def test_the_owner_closes_a_game_and_its_record_is_left(server: Threaded) -> None:
    place = server.table("Anna", "Ben", **FIRST)
    both = place.client(0, 1)
    for _ in range(4):
        both.until(both.choose(0))
    record = both.now
    assert server.post(f"{place.path}/close", {}, place.tokens[1]).json() == {"ended": True}
    assert both.hear()["error"] == "ended-recorded"
    left = place.record()
    assert left.status_code == 200 and len(left.json()["choices"]) == record["version"]
    assert place.id in left.headers["content-disposition"]
    again = server.post("/records", left.json())
    assert again.status_code == 201, "and can be loaded again"
    problem(place.choose(0, 4, "take:r01"), 410, "ended-recorded")


def test_what_is_over_is_not_closed(server: Threaded) -> None:
    place = server.table("Anna", "Ben")
    client = place.client(0, 1)
    while client.now["ending"] is None:
        client.until(client.choose(0))
    problem(server.post(f"{place.path}/close", {}, place.tokens[0]), 409, "over")
    problem(server.post(f"{place.path}/leave", {}, place.tokens[0]), 409, "over")


def leave(place: Place, own: int, **wish: int) -> Any:
    return place.server.post(f"{place.path}/leave", wish, place.tokens[own])


def kinds(place: Place) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in place.look()["about"]["seats"]]


def test_before_the_game_a_seat_is_open_again(server: Threaded) -> None:
    place = server.table("Anna", "open", "open")
    for name in ("Ben", "Cleo"):
        joined = server.post(f"{place.path}/seats", {"name": name}).json()
        place.tokens[joined["seat"]] = joined["token"]
    assert leave(place, 1).json() == {"ended": False}
    assert kinds(place) == [("person", "Anna"), ("open", ""), ("person", "Cleo")]
    problem(leave(place, 1), 401, "unknown-token")
    assert leave(place, 0).json() == {"ended": False}
    assert place.look(2)["closes"], "who is left has the table"
    assert leave(place, 2).json() == {"ended": True}
    problem(server.get(place.path), 410, "ended")


def test_in_a_game_a_bot_plays_until_somebody_takes_the_seat(server: Threaded) -> None:
    place = server.table("Anna", "Ben", **FIRST)
    anna, ben = place.client(0), place.client(1)
    anna.until(anna.choose(0))
    ben.until_asked()
    assert leave(place, 1).json() == {"ended": False}
    anna.until(2)
    assert anna.now["events"][0]["said"] == {"key": "event-left", "args": {"name": "Ben"}}
    assert kinds(place)[1] == ("bot", "Ben")
    anna.until_asked()
    assert set(place.story()["turns"]) == {0, 1}, "the bot has played"
    with pytest.raises(Exception, match="1013"):
        ben.until(10_000)  # is hung up on, and hears nothing more
    problem(server.get(place.path, place.tokens[1]), 401, "unknown-token")
    problem(
        server.post(f"{place.path}/seats", {"bot": "random"}, place.tokens[0]), 409, "seat-taken"
    )
    joined = server.post(f"{place.path}/seats", {"name": "Ben"})  # it may be himself
    assert joined.status_code == 201 and joined.json()["seat"] == 1
    place.tokens[1] = joined.json()["token"]
    assert kinds(place)[1] == ("person", "Ben")
    anna.until(joined.json()["version"])
    assert anna.now["events"][0]["said"]["key"] == "event-took-seat"
    again = place.client(1)
    anna.until(anna.choose(0))
    again.until_asked()
    assert again.question is not None, "the bot has left with it"
    problem(server.post(f"{place.path}/seats", {"name": "Cleo"}), 409, "table-full")


async def played(tables: Tables) -> Table:
    """Anna and Ben have chosen, Ben has left, a bot has chosen for him, and Cleo has come."""
    id = await opened(tables, wire.NewTable(GAME, PEOPLE, FIRST))
    table = await tables.find(id)
    await choose(table, 2)
    await table.stand_in(0, 0, table.version, "random")
    await table.come_back(0)
    await table.leave(1)
    while table.bot_to_choose is None:
        await choose(table)
    while table.bot_to_choose is not None:
        await asyncio.sleep(0.005)
    return table


def test_a_restart_finds_everybody_where_they_are(database: str) -> None:
    async def same(store: Store, table: Table) -> None:
        again = await fresh(store).find(table.row.id)
        assert again.seats == table.seats and again.owners == table.owners
        assert (again._by_people, again._stood_in) == (table._by_people, table._stood_in)
        for eyes in (-1, 0, 1):
            assert wire.encode(again.update(eyes, -1)) == wire.encode(table.update(eyes, -1))

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        table = await played(tables)
        elsewhere = await Tables(store, Quick(), Limits()).find(table.row.id)
        await same(store, table)
        assert table._by_people, "what Ben has chosen himself stays his"
        await table.join(1, person("Cleo", "key"))
        await same(store, table)
        await choose(table, 2)
        await table.leave(1)
        while table.bot_to_choose is not None:
            await asyncio.sleep(0.005)
        await same(store, table)
        await table.join(None, person("Dora", "other"))
        await same(store, table)
        await elsewhere.hear(0)  # another process, which has been there all along
        assert elsewhere.seats == table.seats
        assert wire.encode(elsewhere.update(0, -1)) == wire.encode(table.update(0, -1))
        await tables.close()

    with_store(database, work)


def test_who_does_not_come_back_can_be_replaced(database: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        ending = Endings(tables, Limits(), None)
        table = await tables.find(await opened(tables, wire.NewTable(GAME, PEOPLE, FIRST)))
        await choose(table)
        with pytest.raises(refusals.Refused, match="not-away"):
            await ending.leave(table, 0, 1)
        await table.stand_in(1, 1, table.version, "random")
        with pytest.raises(refusals.Refused, match="not-away"):
            await ending.leave(table, 0, 1)  # was here just now
        table._away[1] -= 180
        with tables.presence.during(table.row.id, [1]), pytest.raises(refusals.Refused):
            await ending.leave(table, 0, 1)  # looks on
        tables.presence._here.clear()
        assert await ending.leave(table, 0, 1) == wire.Left(False)
        assert (table.seats[1].kind, table.seats[1].name) == ("bot", "Ben")
        with pytest.raises(refusals.Refused, match="no-such-seat"):
            await ending.leave(table, 0, 7)
        await tables.close()

    with_store(database, work)


def test_what_is_chosen_while_a_table_ends_is_in_its_record(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        here, there = fresh(store), fresh(store)
        id = await opened(here, wire.NewTable(GAME, PEOPLE, FIRST))
        table, elsewhere = await here.find(id), await there.find(id)
        await choose(table)
        true_events = store.events

        async def slow(*arguments: Any) -> Any:
            monkeypatch.setattr(store, "events", true_events)
            found = await true_events(*arguments)
            await choose(elsewhere, 2)
            return found

        await elsewhere.hear(0)
        monkeypatch.setattr(store, "events", slow)
        assert await Endings(here, Limits(), tmp_path).end(id, "closed")
        (file,) = tmp_path.glob("*/*.json")
        assert len(Record.from_json(file.read_text("utf-8")).choices) == 3
        with pytest.raises(refusals.Refused):
            await choose(elsewhere)  # whoever has not heard of it yet
        with pytest.raises(refusals.Ended):
            await choose(table)

    with_store(database, work)


def test_another_process_hears_that_a_table_has_ended(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        here, there = fresh(store), fresh(store)
        id = await opened(here, wire.NewTable(GAME, [PEOPLE[0], OPEN]))
        assert await there.find(id)
        await Endings(here, Limits(), tmp_path).end(id, "withdrawn")
        await there._ask_about([id])
        assert id not in there.known
        with pytest.raises(refusals.Ended):
            await there.find(id)
        asked = wire.Mine([wire.Held(id, "x")])
        assert [one.why for one in (await mine(there, asked)).ended] == ["withdrawn"]

    with_store(database, work)


# -- how many -------------------------------------------------------------------------------------


def test_one_address_does_not_fill_the_list(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        tables, quota = fresh(store), Quota(store, 2)
        wish = wire.NewTable(GAME, [PEOPLE[0], OPEN], listed=True)

        async def list_one(address: str, listed: bool = True) -> str:
            draft = drafts.fresh(wire.NewTable(GAME, wish.seats, listed=listed))
            await quota.allow(address, draft.row)
            await quota.allow(address, draft.row)  # asked again after a lost answer
            return (await tables.open(draft)).id

        first = await list_one("a")
        await list_one("a")
        with pytest.raises(refusals.Refused, match="too-many-listed"):
            await list_one("a")
        await list_one("a", listed=False)
        await list_one("b")
        await Endings(tables, Limits(), tmp_path).end(first, "withdrawn")
        await list_one("a")

    with_store(database, work)


def test_the_list_s_limit_is_told(server: Threaded) -> None:
    body = {"game": GAME, "seats": [seat("Anna"), seat("open")], "listed": True}
    for _ in range(Limits.listed_tables):
        assert server.post("/tables", body).status_code == 201
    found = problem(server.post("/tables", body), 429, "too-many-listed")
    assert found["message"] == {
        "key": "problem-too-many-listed",
        "args": {"most": Limits.listed_tables},
    }


def test_exported_files_are_found_by_their_own_names_only(tmp_path: Path) -> None:
    record = Record(GAME, 1, 2, "seed", {}, ["take:r01"])
    name = exporting.export(tmp_path / "ended", "222222222222", record, 0.0)
    assert name == f"1970-01/{GAME}-222222222222.json"
    assert exporting.read(tmp_path / "ended", name) == record.to_json().encode()
    (tmp_path / "secret.json").write_text("{}")
    for wrong in ("", "../secret.json", f"{tmp_path}/secret.json", "1970-01/none.json"):
        assert exporting.read(tmp_path / "ended", wrong) is None
