"""The store: the same promises over SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError

from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData
from tischrunde.server import drafts, refusals, wire
from tischrunde.server import tables as tables_module
from tischrunde.server.limits import Limits
from tischrunde.server.store import Conflict, EventRow, Past, SeatRow, Store, TableRow, open_store
from tischrunde.server.store.database import careful, connect
from tischrunde.server.store.schema import UPGRADES
from tischrunde.server.tables import Tables
from tischrunde.server.thinking import Thinking, think

GAME = "strife-of-gods"
PEOPLE = [wire.NewSeat("person", "Anna"), wire.NewSeat("person", "Ben")]


def row(id: str = "22223333aaaa", created: float = 1.5, **more: Any) -> TableRow:
    settings: dict[str, Any] = {"cards": 5, "champions": True, "stuck": "skip"}
    fields: dict[str, Any] = {"seed": "secret", "options": settings, "listed": True, **more}
    return TableRow(
        id=id, game=GAME, version=catalog.load(GAME).version, seats=2, created=created, **fields
    )


SEATS = [SeatRow("person", "Anna", "", "f" * 64), SeatRow("open")]


def chosen(seq: int, body: str = "take:r01") -> EventRow:
    return EventRow(seq, "choice", 0, body, 1700000000.25)


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(database)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_is_stored_is_read_again(database: str) -> None:
    async def write(store: Store) -> None:
        await store.create(row(), SEATS)
        await store.append(row().id, chosen(1))
        ben = SeatRow("person", "Bén 🐉", "", "a" * 64)
        await store.append(row().id, EventRow(2, "join", 1, ben.name, 3.5), ben)

    async def read(store: Store) -> None:
        assert await store.table(row().id) == row()
        assert await store.table("another") is None
        events = await store.events(row().id)
        assert events == [chosen(1), EventRow(2, "join", 1, "Bén 🐉", 3.5)]
        assert await store.events(row().id, after=1) == events[1:]
        seats = (await store.seats([row().id]))[row().id]
        assert seats == [SEATS[0], SeatRow("person", "Bén 🐉", "", "a" * 64)]

    with_store(database, write)
    with_store(database, read)


def test_a_number_can_be_appended_once(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(), SEATS)
        await store.append(row().id, chosen(1))
        with pytest.raises(Conflict):
            await store.append(row().id, chosen(1, "take:r02"), SeatRow("person", "Eve"))
        assert await store.events(row().id) == [chosen(1)]
        seats = await store.seats([row().id])
        assert seats[row().id] == SEATS, "half of a refused event was kept"
        tries = [store.append(row().id, chosen(2, f"take:r{i:02}")) for i in range(8)]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(end, Conflict) for end in ends) == 7
        assert len(await store.events(row().id)) == 2

    with_store(database, work)


def test_lists_are_short_and_new_first(database: str) -> None:
    async def work(store: Store) -> None:
        for i in range(4):
            await store.create(row(f"table{i}", created=float(i), listed=i != 1), SEATS)
        await store.append("table2", chosen(1), over=True)
        assert [table.id for table in await store.listed()] == ["table3", "table0"]

    with_store(database, work)


def test_another_format_is_refused(database: str) -> None:
    async def work(store: Store) -> None:
        with store.database.engine.begin() as connection:
            connection.execute(text("UPDATE meta SET value = '99'"))

    with_store(database, work)
    with pytest.raises(BadData, match="format 99"):
        with_store(database, work)


# What the format lacks; what has a table of its own is made with it.
ROOM = ("room",)
TALK = ("talk", *ROOM)
PACE = ("pace", "clock", *TALK)
NEW_IN = {"1": ("origin", "from_table", "undo", *PACE), "2": ("undo", *PACE)}
NEW_IN |= dict.fromkeys("345", PACE) | {"6": TALK, "7": ROOM, "8": ()}


@pytest.mark.parametrize("format", UPGRADES)
def test_an_older_format_is_brought_up_to_date(
    database: str, format: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def age(store: Store) -> None:
        await store.create(row(), SEATS)
        with store.database.engine.begin() as connection:
            connection.execute(text(f"UPDATE meta SET value = '{format}'"))
            connection.execute(text("DROP INDEX tables_room"))
            for column in NEW_IN[format]:
                connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))

    async def read(store: Store) -> None:
        assert await store.table(row().id) == row()

    with_store(database, age)
    with monkeypatch.context() as patch, pytest.raises(DBAPIError):
        wrong = (*UPGRADES[format], "ALTER TABLE nothing ADD COLUMN more TEXT")
        broken = UPGRADES | {format: wrong}
        patch.setattr("tischrunde.server.store.schema.UPGRADES", broken)
        with_store(database, read)
    for _ in range(2):  # half an upgrade would not be done twice
        with_store(database, read)


def test_tables_come_with_their_versions(database: str) -> None:
    async def work(store: Store) -> None:
        for id in ("one", "two"):
            await store.create(
                row(id), SEATS, Past.of([("choice", 0, "take:r01")] * 2) if id == "two" else Past()
            )
        await store.append("two", chosen(3), over=True)
        found = await store.tables(["two", "none", "one"])
        assert found == {"one": (row("one"), 0), "two": (row("two", over=True), 3)}
        assert await store.tables([]) == {}
        assert await store.versions(["two", "none", "one"]) == {"one": 0, "two": 3}

    with_store(database, work)


def test_sqlite_is_careful(tmp_path: Any) -> None:
    async def work(store: Store) -> None:
        with store.database.engine.connect() as connection:
            assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert connection.scalar(text("PRAGMA synchronous")) == 2
            assert connection.scalar(text("PRAGMA foreign_keys")) == 1

    with_store(f"sqlite:///{tmp_path}/tables.sqlite", work)


# -- tables over a store --------------------------------------------------------------------------


async def play_some(tables: Tables, id: str, choices: int) -> None:
    table = await tables.find(id)
    for number in range(choices):
        decision = table.session.decision
        assert decision is not None
        options = table.session.options()
        await table.choose(decision.seat, table.version, options[number % len(options)])


def test_what_is_no_database_is_not_kept_open(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"no database" * 100)
    connection = sqlite3.connect(file)
    with pytest.raises(sqlite3.DatabaseError):
        careful(connection, None)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection.execute("SELECT 1")


def test_a_store_in_memory_is_closed_from_any_thread() -> None:
    database = connect("sqlite://")
    opened: list[sqlite3.Connection] = []
    event.listen(database.engine, "connect", lambda connection, record: opened.append(connection))
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(database.prepare).result()
        database.close()
    (connection,) = opened
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection.execute("SELECT 1")


def fresh(store: Store) -> Tables:
    return Tables(store, Thinking(), Limits())


async def opened(tables: Tables, wish: wire.NewTable) -> str:
    return (await tables.open(drafts.fresh(wish))).id


def test_a_table_is_rebuilt_from_its_events(database: str) -> None:
    async def work(store: Store) -> None:
        wish = wire.NewTable(GAME, PEOPLE, {"champions": False, "first": "seat0"})
        tables = fresh(store)
        id = await opened(tables, wish)
        await play_some(tables, id, 9)
        table = await tables.find(id)
        undoing = next((seat for seat in (0, 1) if not table.session.bars_undo(seat)), None)
        if undoing is not None:
            await table.undo(undoing, table.version)
        again = await fresh(store).find(id)
        assert again is not table
        assert again.version == table.version
        assert again.session.record == table.session.record
        for seat in (-1, 0, 1):
            assert wire.encode(again.update(seat, 0)) == wire.encode(table.update(seat, 0))

    with_store(database, work)


def test_two_servers_that_do_not_hear_each_other_still_agree(database: str) -> None:
    """Whoever is behind finds out by the number that is taken."""

    async def work(store: Store) -> None:
        here, there = fresh(store), fresh(store)
        id = await opened(here, wire.NewTable(GAME, PEOPLE))
        ours, theirs = await here.find(id), await there.find(id)
        await play_some(here, id, 3)
        decision = theirs.session.decision
        assert decision is not None
        with pytest.raises(refusals.Refused) as refused:
            await theirs.choose(decision.seat, 0, theirs.session.options()[0])
        assert refused.value.error == "stale"
        assert refused.value.fresh is not None and refused.value.fresh.version == 3
        await play_some(there, id, 2)
        # A version from elsewhere is looked up before it is called stale.
        decision = theirs.session.decision
        assert decision is not None
        await ours.choose(decision.seat, 5, theirs.session.options()[0])
        assert ours.version == 6

    with_store(database, work)


def test_a_store_that_fails_leaves_the_table_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        tables = fresh(store)
        id = await opened(tables, wire.NewTable(GAME, PEOPLE))
        table = await tables.find(id)
        true_append = store.append

        async def committed_but_lost(*arguments: Any) -> None:
            await true_append(*arguments)
            raise ConnectionError

        async def failed(*arguments: Any) -> None:
            raise ConnectionError

        for append, version in ((failed, 0), (committed_but_lost, 1)):
            with monkeypatch.context() as patch, pytest.raises(ConnectionError):
                patch.setattr(store, "append", append)
                await play_some(tables, id, 1)
            assert (await table.look(0)).version == version
        await play_some(tables, id, 1)
        assert [event.seq for event in await store.events(id)] == [1, 2]

    with_store(database, work)


def test_a_table_of_other_rules_is_said_to_be_unreadable(database: str) -> None:
    async def work(store: Store) -> None:
        edited = row("222222222222")
        await store.create(edited, SEATS)
        await store.append(edited.id, chosen(1, "take:nothing"))
        unknown = TableRow(**{**vars(row("333333333333")), "version": 99})
        await store.create(unknown, SEATS)
        tables = fresh(store)
        for id in (edited.id, unknown.id):
            with pytest.raises(refusals.Refused) as refused:
                await tables.find(id)
            error = "unreadable-table" if id == edited.id else "other-rules"
            assert (refused.value.status, refused.value.error) == (410, error)

    with_store(database, work)


def test_tables_nobody_is_at_are_forgotten_and_found_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "COMING", 0.0)

    async def work(store: Store) -> None:
        tables = Tables(store, Thinking(), Limits(tables_in_memory=2))
        ids = [await opened(tables, wire.NewTable(GAME, PEOPLE)) for _ in range(5)]
        assert list(tables.known) == ids[-2:]
        await play_some(tables, ids[0], 2)
        assert (await fresh(store).find(ids[0])).version == 2
        assert len(tables.known) == 2

    with_store(database, work)


class Stuck(Thinking):
    """Never comes to an end."""

    async def choose(
        self, game: str, state: dict[str, Any], bot: str, seed: str, waited_for: bool = True
    ) -> str:
        await asyncio.Event().wait()
        return ""


class Quick(Thinking):
    """Thinks right here."""

    async def choose(
        self, game: str, state: dict[str, Any], bot: str, seed: str, waited_for: bool = True
    ) -> str:
        return think(game, state, bot, seed)


def test_a_bot_whose_server_has_died_is_asked_by_another(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tischrunde.server.tables.PATIENCE", 0.05)

    async def work(store: Store) -> None:
        dying, living = Tables(store, Stuck(), Limits()), Tables(store, Quick(), Limits())
        seats = [PEOPLE[0], wire.NewSeat("bot", bot="random")]
        id = await opened(dying, wire.NewTable(GAME, seats, {"first": "seat0"}))
        here, there = await dying.find(id), await living.find(id)
        while here.bot_to_choose is None:
            await here.choose(0, here.version, here.session.options()[0])
        living.hear(id, here.version)
        while there.version <= here.version:
            await asyncio.sleep(0.01)
        await dying.close()
        await living.close()

    with_store(database, work)


def test_a_long_past_is_stored_in_one_go(database: str) -> None:
    """Row by row, nobody else would get anything done."""
    given: list[int] = []

    async def work(store: Store) -> None:
        engine = store.database.engine
        event.listen(engine, "before_cursor_execute", lambda *how: given.append(len(how[3])))
        await store.create(
            row(), SEATS, Past.of(("choice", n % 2, f"it's {n}") for n in range(999))
        )
        assert sum(given) < 50
        past = await store.events(row().id)
        assert [(e.seq, e.kind, e.seat, e.body) for e in past] == [
            (n + 1, "choice", n % 2, f"it's {n}") for n in range(999)
        ]
        assert {e.at for e in past} == {row().created}

    with_store(database, work)
