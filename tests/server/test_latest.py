"""What many ask for is made once, and who changes it all the time does not have it made anew."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import pytest
from sqlalchemy import event
from tests.server.evenings import Evening, problem
from tests.server.serving import GAME, Limited, Threaded, play_out
from tests.server.test_store import PEOPLE, Quick, opened, play_some, with_store
from tests.started import PATIENCE

from tischrunde.server import listing, watching, wire
from tischrunde.server.again import Again
from tischrunde.server.latest import Latest, Latests
from tischrunde.server.limits import Limits
from tischrunde.server.rooms import Rooms
from tischrunde.server.seating import person
from tischrunde.server.service import Service
from tischrunde.server.store import Store, rooms
from tischrunde.server.store.rooms import MemberRow, ResultRow, RoomRow
from tischrunde.server.tables import Tables

ROOM = "2" * 12


def test_who_asks_while_an_answer_is_made_waits_for_the_same() -> None:
    async def work() -> None:
        latest, made, go_on = Latest[int](), list[int](), asyncio.Event()

        async def make(number: int) -> int:
            made.append(number)
            await go_on.wait()
            return number

        asked = [asyncio.create_task(latest.get(1, partial(make, 1))) for _ in range(5)]
        await asyncio.sleep(0)
        asked.pop().cancel()  # who leaves does not take it from the others
        await asyncio.sleep(0)
        newer = asyncio.create_task(latest.get(2, partial(make, 2)))
        go_on.set()
        assert await asyncio.gather(*asked) == [1] * 4
        assert await newer == 2, "what was begun before the change is not good enough"
        assert await latest.get(2, partial(make, 3)) == 2
        assert made == [1, 2]

    asyncio.run(work())


def test_what_cannot_be_made_is_tried_again() -> None:
    async def work() -> None:
        latest = Latest[int]()

        async def fails() -> int:
            raise OSError

        async def works() -> int:
            return 7

        for _ in range(2):
            with pytest.raises(OSError):
                await latest.get(1, fails)
        assert await latest.get(1, works) == 7
        few = Latests[int](2)
        first = few.of("a")
        assert few.of("b") and few.of("a") is first
        assert few.of("c") and few.of("a") is first, "the longest unasked is forgotten"
        assert len(few._known) == 2

    asyncio.run(work())


def count_reads(store: Store) -> list[str]:
    """The questions the database is asked from now on."""
    asked: list[str] = []

    def note(connection: object, cursor: object, statement: str, *more: object) -> None:
        asked.append(statement)

    event.listen(store.database.engine, "before_cursor_execute", note)
    return asked


def test_a_room_is_read_once_for_each_of_its_versions(database: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        here = Rooms(tables, Limits())
        anna = MemberRow(0, "Anna", "a" * 64)
        room = RoomRow(ROOM, "Freitag", 1.0, 1.0)
        await store.within(partial(rooms.open_room, new=room, first=anna))
        first = await here.look(ROOM)
        asked = count_reads(store)
        for _ in range(10):
            assert await here.look(ROOM) is first
        assert not [each for each in asked if "room_results" in each or "room_members" in each]
        played = ResultRow(0, "3" * 12, GAME, 1.0, [])
        await store.within(partial(rooms.add_result, id=ROOM, result=played))
        await here.touch(ROOM)  # in whichever process
        assert len((await here.look(ROOM)).room.results) == 1
        await tables.close()

    with_store(database, work)


def test_the_public_list_is_read_again_when_somebody_sits_down(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing, "AGE", 1e9)

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())

        async def told() -> list[list[str]]:
            found = wire.decode(await tables.listing.told(), wire.TableList).tables
            return [[seat.name for seat in about.seats] for about in found]

        assert await told() == []
        wish = wire.NewTable(GAME, [PEOPLE[0], wire.NewSeat("open")], listed=True)
        table = await tables.find(await opened(tables, wish))
        assert await told() == [["Anna", ""]]
        await table.join(None, person("Ben", "x" * 32))
        assert await told() == [["Anna", "Ben"]]
        asked = count_reads(store)
        before = tables.listing._changes
        await play_some(tables, table.row.id, 3)
        assert tables.listing._changes == before, "choices are not listed"
        for _ in range(20):
            await told()
        assert not [each for each in asked if "tables.listed" in each and "ORDER" in each]
        await tables.close()

    with_store(database, work)


def test_who_is_called_otherwise_all_the_time_is_told_to_slow_down(limited: Limited) -> None:
    evening = Evening(limited(Limits(moves_at_once=4, moves_a_second=1e-9)), "Anna", "Ben")
    watcher = evening.watch("Anna")
    for number in range(3):
        assert evening.post("name", "Ben", name=f"Ben {number}").status_code == 200
    problem(evening.post("name", "Ben", name="Benny"), 429, "too-fast")
    problem(evening.enter("Cleo"), 429, "too-fast")
    watcher.until(lambda it: it.room["members"][1]["name"] == "Ben 2")


def test_news_of_a_room_are_gathered(limited: Limited, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much becomes of it, who looks is told the first at once, and later the last."""
    evening = Evening(limited(Limits(moves_at_once=100)), "Anna", "Ben")
    watcher = evening.watch("Anna")
    monkeypatch.setattr(watching, "REST", 3.0)
    names = [f"Ben {number}" for number in range(12)]
    for name in names:
        assert evening.post("name", "Ben", name=name).status_code == 200
    heard: list[str] = []
    while not heard or heard[-1] != names[-1]:
        watcher.next()
        if watcher.room["members"][1]["name"] not in heard:
            heard.append(watcher.room["members"][1]["name"])
    assert heard[0] in ("Ben", names[0]) and len(heard) < 6


def test_one_address_has_two_games_played_again_and_others_theirs() -> None:
    async def work() -> None:
        again, go_on = Again(), asyncio.Event()

        async def patiently(*work: object) -> str:
            await go_on.wait()
            return "played"

        again.play_patiently = patiently  # type: ignore[assignment, method-assign]
        crowd = [asyncio.create_task(again.play("eve", len)) for _ in range(20)]
        await asyncio.sleep(0)
        anna = asyncio.create_task(again.play("anna", len))
        await asyncio.sleep(0)
        go_on.set()
        ends = await asyncio.gather(*crowd, return_exceptions=True)
        assert sum(end == "played" for end in ends) == 2
        assert await anna == "played" and not again.waiting
        again.close()

    asyncio.run(work())


def test_how_a_kept_game_developed_is_not_played_again(limited: Limited) -> None:
    """As soon as it is kept, whoever asks is told at once, though others wait for their games."""
    server = limited(Limits())
    assert isinstance(server, Threaded)
    place = server.table("Anna", "Ben")
    play_out([place.client(0, 1)])
    service: Service = server.app.state.service
    service.again.waiting["127.0.0.1"] = 100
    until = time.monotonic() + PATIENCE
    while place.course().status_code == 429 and time.monotonic() < until:
        time.sleep(0.01)
    assert place.course().status_code == 200
