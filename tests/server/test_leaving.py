"""Tables end at somebody's wish, seats are left and taken, and the list has room for all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import GAME, Place, Threaded, seat
from tests.server.test_endings import FIRST, OPEN, choose
from tests.server.test_http import problem
from tests.server.test_store import PEOPLE, Quick, fresh, opened, with_store

from tischrunde.cli.serve import Shelf
from tischrunde.server import drafts, exporting, refusals, wire
from tischrunde.server.app import make_app
from tischrunde.server.endings import Endings
from tischrunde.server.limits import Limits
from tischrunde.server.mine import mine
from tischrunde.server.quota import Quota
from tischrunde.server.seating import person
from tischrunde.server.store import Store
from tischrunde.server.table import Table
from tischrunde.server.tables import Tables
from tischrunde.table import Record


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Threaded]:
    running = Threaded(make_app(database, Shelf(), exported=tmp_path / "ended"))
    yield running
    running.stop()


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
        tables = fresh(store)
        wish = wire.NewTable(GAME, [PEOPLE[0], OPEN], listed=True)

        async def list_one(address: str, listed: bool = True) -> str:
            draft = drafts.fresh(wire.NewTable(GAME, wish.seats, listed=listed))
            for _ in range(2):  # asked again after a lost answer
                quota = Quota(store, Limits(listed_tables=2))  # and after a restart
                await quota.allow_table(address, draft.row)
                await tables.open(draft)
                await quota.note_table(address, draft.row.id)
            return draft.row.id

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
    name = exporting.export(tmp_path / "ended", "222222222222", record, 0.0, over=True)
    assert name == f"1970-01/{GAME}-222222222222.json"
    assert exporting.read(tmp_path / "ended", name) == record.to_json().encode()
    (tmp_path / "secret.json").write_text("{}")
    for wrong in ("", "../secret.json", f"{tmp_path}/secret.json", "1970-01/none.json"):
        assert exporting.read(tmp_path / "ended", wrong) is None
