"""`tischrunde backup` and `restore`: while it runs, from either store into either."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest
from sqlalchemy import text
from tests.cli.terminal import complaint, run
from tests.server.serving import Client, Start, data
from tests.server.test_admin import fill, where
from tests.server.test_store import NEW_IN, SEATS, chosen, row, with_store

from tischrunde.server.store import Past, Store
from tischrunde.server.store.copying import copy
from tischrunde.server.store.database import connect
from tischrunde.server.store.schema import metadata

Content = dict[str, list[tuple[object, ...]]]


def content(database: str) -> Content:
    """All there is in a database."""
    with closing(connect(database)) as found, found.engine.connect() as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(table.select())), key=repr)
            for table in metadata.sorted_tables
        }


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another database, of either kind, in which nothing is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/new/tables.sqlite"
    return str(request.getfixturevalue("postgres").database())


def test_all_tables_go_from_any_store_into_any(database: str, empty: str, tmp_path: Path) -> None:
    fill(database)
    file = tmp_path / "kept.sqlite"
    assert "4 Tische" in run("backup", str(file), *where(database)).stdout
    assert [path.name for path in tmp_path.iterdir()] == [file.name], "something is left beside"
    assert "4 Tische" in run("restore", str(file), *where(empty)).stdout
    assert content(empty) == content(database)
    said = complaint(run("restore", str(file), *where(empty)))
    assert "gibt es schon welche" in said
    assert content(empty) == content(database)


@pytest.mark.skipif(os.name == "nt", reason="files belong to nobody there")
def test_a_backup_is_its_owners_alone(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/tables.sqlite")
    file = tmp_path / "kept.sqlite"
    run("backup", str(file), *data(tmp_path))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    said = complaint(run("backup", str(file), *data(tmp_path)))
    assert "gibt es schon" in said


def test_a_backup_is_of_one_moment(database: str, tmp_path: Path) -> None:
    """Two tables are appended to in turn: never is the second ahead of the first."""

    async def work(store: Store) -> None:
        for id in ("one", "two"):
            await store.create(row(id), SEATS)
        done = Event()
        found: list[tuple[int, int]] = []

        def back_up() -> None:
            for number in range(5):
                file = f"sqlite:///{tmp_path}/kept{number}.sqlite"
                with closing(connect(database)) as source, closing(connect(file)) as target:
                    target.prepare()
                    copy(source, target)
                    versions = target.versions(["one", "two"])
                    found.append((versions["one"], versions["two"]))
            done.set()

        thread = Thread(target=back_up)
        thread.start()
        seq = 0
        while not done.is_set():
            seq += 1
            for id in ("one", "two"):
                await store.append(id, chosen(seq))
        await asyncio.to_thread(thread.join)
        assert len(found) == 5
        assert all(one - two in (0, 1) for one, two in found), found

    with_store(database, work)


def test_a_game_goes_on_after_a_restore(start: Start, tmp_path: Path) -> None:
    """Made while people play; whoever has a key still has it."""
    server = start(*data(tmp_path / "old"))
    place = server.table("Anna", "Ben")
    client = place.client(0, 1)
    for number in range(5):
        client.until(client.choose(number))
    file = tmp_path / "kept.sqlite"
    assert run("backup", str(file), *data(tmp_path / "old")).exit_code == 0
    said = complaint(run("restore", str(file), *data(tmp_path / "old")))
    assert "hält schon ein anderer Server offen" in said
    assert run("restore", str(file), *data(tmp_path / "new")).exit_code == 0
    again = place.at(start(*data(tmp_path / "new")))
    assert again.look() == place.look()
    other: Client = again.client(0, 1)
    other.until(other.choose(1))
    assert (again.look()["version"], place.look()["version"]) == (6, 5)


def test_an_old_backup_is_brought_up_to_date(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/tables.sqlite")
    file = tmp_path / "kept.sqlite"
    run("backup", str(file), *data(tmp_path))
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("UPDATE meta SET value = '2'")
        old.execute("DROP INDEX tables_room")
        for column in NEW_IN["2"]:
            old.execute(f"ALTER TABLE tables DROP COLUMN {column}")
    before = file.read_bytes()
    assert run("restore", str(file), *data(tmp_path / "new")).exit_code == 0
    new = content(f"sqlite:///{tmp_path}/new/tables.sqlite")
    assert new == content(f"sqlite:///{tmp_path}/tables.sqlite")
    assert file.read_bytes() == before, "the backup itself was changed"


def test_what_is_no_backup_is_told(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    new = data(tmp_path / "new")
    assert "gibt es nicht" in complaint(run("restore", str(file), *new))
    file.write_bytes(b"")
    assert "keine Sicherung" in complaint(run("restore", str(file), *new), 1)
    file.write_text("something else entirely, and long enough for SQLite to look at it" * 9)
    assert "beschädigt" in complaint(run("restore", str(file), *new))
    with closing(sqlite3.connect(tmp_path / "newer.sqlite")) as newer, newer:
        newer.execute("CREATE TABLE meta (name VARCHAR PRIMARY KEY, value VARCHAR)")
        newer.execute("INSERT INTO meta VALUES ('format', '99')")
    said = complaint(run("restore", str(tmp_path / "newer.sqlite"), *new))
    assert "neueren Tischrunde" in said


def test_an_older_database_is_neither_read_nor_changed_from_outside(database: str) -> None:
    async def age(store: Store) -> None:
        with store.database.engine.begin() as connection:
            connection.execute(text("UPDATE meta SET value = '1'"))

    with_store(database, age)
    assert "starte einmal den Server" in complaint(run("admin", "list", *where(database)))


# -- a damaged database ---------------------------------------------------------------------------


def damage(file: Path) -> None:
    """The middle of the file is overwritten, as a failing disk does it; its beginning is sound."""
    size = file.stat().st_size
    with open(file, "rb+") as broken:
        broken.seek(size // 2 // 4096 * 4096)
        broken.write(b"\x5a" * 4096)


def test_a_damaged_database_is_told_before_anything_is_served(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for number in range(20):
            past = Past.of([("choice", 0, "x" * 200)] * 39)
            await store.create(row(f"table{number}"), SEATS, past)

    with_store(f"sqlite:///{tmp_path}/tables.sqlite", work)
    file = tmp_path / "tables.sqlite"
    damage(file)
    before = file.read_bytes()
    said = complaint(run("serve", "--port", "0", *data(tmp_path)), 1)
    assert "ist beschädigt" in said and "tischrunde restore" in said and str(file) in said
    assert file.read_bytes() == before
