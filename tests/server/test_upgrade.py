"""An upgrade loses nothing: a folder of the released version, and games whose rules changed."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import stat
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace
from tests.server.released.write import ONCE, play
from tests.server.serving import Place, Threaded
from tests.server.test_http import problem
from tests.server.test_store import PEOPLE, Quick, opened, with_store
from tests.started import PATIENCE

from tischrunde.cli.serve import Shelf
from tischrunde.cli.storage import try_out
from tischrunde.games import catalog
from tischrunde.kernel.rules import Rules
from tischrunde.server import film, kept, moments, wire
from tischrunde.server.again import Again
from tischrunde.server.app import make_app
from tischrunde.server.keeper import Keeper, readable, tell_other_rules
from tischrunde.server.limits import Limits
from tischrunde.server.mine import mine
from tischrunde.server.records import record_of
from tischrunde.server.refusals import OtherRules
from tischrunde.server.service import Service
from tischrunde.server.store import Store, keeping, open_store
from tischrunde.server.store.schema import FORMAT
from tischrunde.server.tables import Tables
from tischrunde.server.tokens import id_of, token_of
from tischrunde.table import replay

RELEASED = Path(__file__).parent / "released"
GAME = "strife-of-gods"
BEGUN = 2  # the version of its rules then; by another meaning, the released tables are written anew
IDS = {name: id_of(once) for name, once in ONCE.items()}


class Here(Again):
    """Plays again right here, by the rules of this process."""

    async def play(self, address: str, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)


def service_of(store: Store) -> Service:
    tables = Tables(store, Quick(), Limits())
    made: Any = [None] * 8  # what is not asked for here
    return Service(tables, Shelf(), Limits(), Here(), *made)


@pytest.fixture
def released(database: str) -> str:
    """A database as the released version has left it."""
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as file:
            file.executescript((RELEASED / "sqlite.sql").read_text("utf-8"))
        file.close()
        return database
    text = (RELEASED / "postgresql.sql").read_text("utf-8")
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(text.encode())
    return database


@pytest.fixture
def bumped(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """From now on the rules of all games have another version."""

    def bump(*compatible: int) -> None:
        for game in catalog.ids():
            rules = catalog.load(game)
            monkeypatch.setattr(rules, "version", 99)
            monkeypatch.setattr(rules, "compatible", compatible)

    return bump


async def public(tables: Tables) -> list[wire.About]:
    return wire.decode(await tables.listing.told(), wire.TableList).tables


def held(name: str, seat: int = 0) -> wire.Held:
    return wire.Held(IDS[name], token_of(ONCE[name], seat))


def test_a_folder_of_the_released_version_is_played_on(released: str) -> None:
    async def work(store: Store) -> None:
        service = service_of(store)
        tables = service.tables
        running = await tables.find(IDS["running"])
        assert running.about().rules == wire.ByRules(BEGUN, BEGUN, True)
        await play(running, 1000)
        assert running.session.over
        for name in ("over", "older"):
            table = await tables.find(IDS[name])
            assert table.session.over
            assert replay(table.session.rules, table.session.record).over
        listed = [about.id for about in await public(tables)]
        assert listed == [IDS["listed"], IDS["waiting"]]
        keeper = Keeper(store, service.again)
        assert await keeper.do_some() == 3, "what ended before anybody kept it is kept, too"
        assert await keeper.do_some() == 0
        await tables.close()

    with_store(released, work)


def test_a_copy_is_made_before_a_database_is_brought_up_to_date(
    released: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(try_out(released))
    told = capsys.readouterr().err
    assert "3" in told and FORMAT in told
    if released.startswith("sqlite"):
        file = Path(released.removeprefix("sqlite:///"))
        copy = file.with_name("tables.format-3.sqlite")
        assert str(copy) in told
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with sqlite3.connect(copy) as old, sqlite3.connect(file) as new:
            assert old.execute("SELECT value FROM meta").fetchall() == [("3",)]
            events = "SELECT * FROM events ORDER BY 1, 2"
            assert old.execute(events).fetchall() == new.execute(events).fetchall() != []
        old.close()
        new.close()
        copy.unlink()
    else:
        assert "pg_dump" in told
    asyncio.run(try_out(released))
    assert capsys.readouterr().err == "", "once is enough"
    assert not released.startswith("sqlite") or not copy.exists()


def test_records_need_no_rules(released: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        undone = 0
        for name in ("over", "older", "running"):
            table = await tables.find(IDS[name])
            events = await store.events(table.row.id)
            undone += sum(event.kind == "undo" for event in events)
            made = record_of(table.row, events)
            assert made.choices == table.session.record.choices
            assert replay(table.session.rules, made).state.over == table.row.over
        assert undone > 3

    with_store(released, work)


def test_running_tables_of_other_rules_are_nobody_s_loss(
    released: str, bumped: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        with pytest.raises(OtherRules) as refused:
            await tables.find(IDS["running"])
        assert (refused.value.status, refused.value.error) == (410, "other-rules")
        assert refused.value.message.args == {"version": BEGUN}
        found = await mine(tables, wire.Mine([held(name) for name in ONCE]))
        assert found.gone == [], "nobody is asked to forget a key"
        shown = {table.about.id: (table.about.over, table.turn) for table in found.tables}
        over = (True, -1)
        assert shown == {
            id: over if n in ("over", "older") else (False, -1) for n, id in IDS.items()
        }
        assert {table.about.rules for table in found.tables} == {wire.ByRules(BEGUN, 99, False)}
        assert await public(tables) == []
        await tell_other_rules(store)
        assert f"3 running or waiting tables of {GAME}" in caplog.text
        assert "2 finished tables of strife-of-gods" in caplog.text

    bumped()
    with_store(released, work)


def test_no_rules_are_loaded_of_games_without_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts a server waits for them."""
    loaded = []

    def load(game: str) -> Rules[Any]:
        loaded.append(game)
        return load_rules(game)

    load_rules = catalog.load
    monkeypatch.setattr(catalog, "load", load)
    assert list(readable([GAME, "no-such-game"])) == [GAME] == loaded


def test_running_tables_go_on_where_the_game_says_so(
    released: str, bumped: Callable[..., None]
) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        table = await tables.find(IDS["running"])
        assert table.about().rules == wire.ByRules(BEGUN, 99, True)
        await play(table, 1000)
        assert table.session.over
        again = await Tables(store, Quick(), Limits()).find(IDS["running"])
        assert again.session.record == table.session.record
        assert len(await public(tables)) == 2
        old = record_of(table.row, await store.events(table.row.id))
        assert old.version == BEGUN
        assert replay(table.session.rules, old).over, "a record of theirs is read, too"
        await tables.close()

    bumped(BEGUN)
    with_store(released, work)


def test_a_finished_game_is_shown_as_it_was_whatever_the_rules(
    database: str, bumped: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        service = service_of(store)
        tables = service.tables
        ended: list[int] = []
        tables.on_end = lambda: ended.append(1)
        id = await opened(tables, wire.NewTable(GAME, PEOPLE))
        table = await tables.find(id)
        await play(table, 1000)
        assert ended, "whoever keeps games is told"
        assert await Keeper(store, service.again).do_some() == 1
        count = len(table.session.steps)
        told = moments.story(table, -1)
        shots = [moments.moment(table, number, -1) for number in range(count + 1)]
        ends = [table.update(seat) for seat in (-1, 0, 1)]
        record = table.session.record.to_json()
        course = moments.course(table.session.record)

        bumped()
        monkeypatch.setattr(film, "film", None)  # nothing is played again
        found = await kept.find(service, "", id)
        now = found.about
        assert now.rules == wire.ByRules(ends[0].about.rules.begun, 99, False)

        def then(update: wire.Update) -> wire.Update:
            return replace(update, about=now)

        sent = wire.encode  # what was read again and what is made anew are the same on the wire
        for seat, end in zip((-1, 0, 1), ends, strict=True):
            assert sent(found.update(seat)) == sent(then(end))
        assert sent(found.story(0)) == sent(told) and found.end.course == course
        assert found.end.record == record
        assert sent(found.update(0, -1).events) == sent(told.told)
        for number, shot in enumerate(shots):
            reel = await store.run(partial(keeping.kept, id, 1 + number // film.REEL))
            assert reel is not None
            shown = found.of(film.moment_of(reel, number), number)
            assert sent(shown) == sent(replace(shot, update=then(shot.update)))

    with_store(database, work)


def test_long_stories_come_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing: Any = None
    told = [wire.Told(number, wire.Said("x")) for number in range(8)]
    end = film.End(1, "", [], 7, told, [0] * 7, wire.Course([]))
    whole = kept.Kept(nothing, [], 0, end)
    monkeypatch.setattr(moments, "PAGE", 3)
    parts = [whole.story(first) for first in (0, 3, 6)]
    assert [part.next for part in parts] == [3, 6, None]
    assert [line for part in parts for line in part.told] == told
    assert [turn for part in parts for turn in part.turns] == [0] * 7


def test_by_http_and_live(released: str, bumped: Callable[..., None], monkeypatch: Any) -> None:
    monkeypatch.setattr("tischrunde.server.app.Again", Here)
    bumped()
    server = Threaded(make_app(released, Shelf()))
    try:
        tokens = {seat: token_of(ONCE["over"], seat) for seat in (0, 1)}
        over = Place(server, IDS["over"], tokens)
        end = over.look(1)
        assert end["seat"] == 1 and end["ending"] and end["about"]["over"]
        assert end["about"]["rules"] == {"begun": BEGUN, "today": 99, "playable": False}
        story = over.story()
        assert over.moment(story["count"]).json()["update"]["ending"] == end["ending"]
        assert over.moment(0).json()["update"]["decision"] is not None
        problem(over.moment(story["count"] + 1), 404, "no-such-moment")
        assert over.course().status_code == 200
        record = over.record()
        assert record.json()["version"] == BEGUN, "the record says by which rules"
        assert over.id in record.headers["content-disposition"]
        assert over.client(1, since=-1).now["ending"] == end["ending"]
        problem(server.get(over.path, "wrong"), 401, "unknown-token")
        problem(over.choose(0, end["version"], "take:r01"), 410, "other-rules-over")
        problem(over.go_on(0, "Anna", "Ben"), 410, "other-rules-over")
        running = Place(server, IDS["running"], {0: token_of(ONCE["running"], 0)})
        for answer in (server.get(running.path), running.record(), running.choose(0, 0, "x")):
            problem(answer, 410, "other-rules")
        # What today's rules do not lead to the end of can still be taken home.
        monkeypatch.setattr(film, "film", lambda *arguments: None)
        older = Place(server, IDS["older"], {})
        problem(server.get(older.path), 410, "other-rules-over")
        assert older.record().json()["version"] == BEGUN
    finally:
        server.stop()


def test_the_server_itself_keeps_what_ends(database: str, monkeypatch: Any) -> None:
    monkeypatch.setattr("tischrunde.server.app.Again", Here)
    server = Threaded(make_app(database, Shelf()))

    async def look(id: str) -> film.End:
        store = await open_store(database)
        try:
            while (part := await store.run(partial(keeping.kept, id, 0))) is None:
                await asyncio.sleep(0.02)
        finally:
            await store.close()
        return film.end_of(part)

    try:
        place = server.table("Anna", "Ben")
        client = place.client(0, 1)
        while client.now["ending"] is None:
            client.until(client.choose(0))
        found = asyncio.run(asyncio.wait_for(look(place.id), PATIENCE))
    finally:
        server.stop()
    assert found.updates[0].ending is not None
