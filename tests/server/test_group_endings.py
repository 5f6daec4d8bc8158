"""Groups end because nobody comes, never while somebody is there; what was played is in a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from tests.server.clocks import Clock
from tests.server.serving import GAME
from tests.server.test_store import SEATS, Quick, row, with_store

from tischrunde.server import exporting
from tischrunde.server.endings import DAY, HOUR, Endings
from tischrunde.server.limits import Limits
from tischrunde.server.rooms import Rooms
from tischrunde.server.store import Away, Store, rooms
from tischrunde.server.store.rooms import MemberRow, ResultRow, RoomRow
from tischrunde.server.tables import Tables


async def group(store: Store, id: str, at: float, games: int) -> None:
    """A room in which so much was played."""
    seats = [{"name": "Anna", "member": 0, "bot": "", "place": 1, "points": 7, "won": True}]
    await store.within(
        lambda c: rooms.open_room(c, RoomRow(id, "Freitag", at, at), MemberRow(0, "Anna", "a" * 64))
    )
    for number in range(games):
        game = ResultRow(0, f"gone{number}", GAME, at, seats)
        await store.within(partial(rooms.add_result, id=id, result=game))


async def groups_left(store: Store, *ids: str) -> set[str]:
    return set(await store.within(lambda c: rooms.states(c, ids)))


def test_what_a_group_has_played_is_in_a_file_before_it_goes(
    database: str, clock: Clock, tmp_path: Path
) -> None:
    """And if it cannot be written the group stays; of one that has played nothing there is none."""
    played, empty = 12 * "2", 12 * "3"

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        await group(store, played, clock.now, 2)
        await group(store, empty, clock.now, 0)
        shown = (await Rooms(tables, Limits()).look(played)).results
        clock.now += 401 * DAY
        await Endings(tables, Limits(), None, clock).expire()
        assert await groups_left(store, played, empty) == {played}, "there is no place for a file"
        full = tmp_path / "full"
        full.write_text("no folder")
        with pytest.raises(Away):
            await Endings(tables, Limits(), full, clock).expire()
        assert await groups_left(store, played) == {played}, "it could not be written"
        folder = tmp_path / "ended"
        await Endings(tables, Limits(), folder, clock).expire()
        assert await groups_left(store, played) == set()
        (file,) = folder.glob("*/*")
        assert file.name == f"group-{played}.json" and file.read_bytes() == shown
        assert file.stat().st_mode & 0o077 == 0, "names of people are in it"
        exporting.prune(folder, 0)
        assert file.exists()
        await tables.close()

    with_store(database, work)


def test_a_group_that_somebody_comes_back_to_while_it_is_written_stays(
    database: str, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = 12 * "2"

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        await group(store, id, clock.now, 1)
        clock.now += 401 * DAY

        def slowly(*_: object) -> str:
            store.database.within(partial(rooms.touch, id=id, now=clock.now))
            return ""

        monkeypatch.setattr(exporting, "export_group", slowly)
        await Endings(tables, Limits(), tmp_path, clock).expire()
        assert await groups_left(store, id) == {id}
        await tables.close()

    with_store(database, work)


@pytest.mark.parametrize(
    ("games", "away", "stored"), [(1, 401 * DAY, 100), (0, 401 * DAY, 100), (0, 2 * HOUR, 2)]
)
def test_whoever_is_there_keeps_a_group(
    database: str, clock: Clock, tmp_path: Path, games: int, away: float, stored: int
) -> None:
    """In the group or at one of its tables: neither age nor a full store ends it."""
    limits = Limits(rooms_stored=stored)
    looked_at, left = 12 * "2", 12 * "3"

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), limits)
        ending = Endings(tables, limits, tmp_path, clock)
        await group(store, looked_at, clock.now, games)
        await group(store, left, clock.now + 1, games)
        clock.now += away
        with tables.presence.during(looked_at, [0]):
            await ending.expire()
        assert await groups_left(store, looked_at, left) == {looked_at}
        tables.presence._here.clear()  # what lingers after a lost line
        await ending.expire()
        full = stored == 2  # one alone is no longer too many
        assert await groups_left(store, looked_at) == ({looked_at} if full else set())
        await tables.close()

    with_store(database, work)


def test_whoever_is_at_a_table_keeps_its_group(database: str, clock: Clock, tmp_path: Path) -> None:
    id = 12 * "2"

    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        ending = Endings(tables, Limits(abandoned_days=1000), tmp_path, clock)
        await group(store, id, clock.now, 1)
        await store.create(row(room=id, created=clock.now), SEATS)
        clock.now += 401 * DAY
        with tables.presence.during(row().id, [0]):
            await ending.expire()
        assert await groups_left(store, id) == {id}
        tables.presence._here.clear()
        await ending.expire()
        assert await groups_left(store, id) == set()
        await tables.close()

    with_store(database, work)
