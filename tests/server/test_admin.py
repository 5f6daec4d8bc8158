"""`tischrunde admin`: looking at tables and after them, in either store."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from tests.cli.terminal import complaint, run
from tests.server.serving import Limited, Start, data, play_out
from tests.server.test_store import (
    GAME,
    PEOPLE,
    SEATS,
    chosen,
    fresh,
    opened,
    play_some,
    row,
    with_store,
)

from tischrunde.cli.serve import EXPORTED
from tischrunde.games import catalog
from tischrunde.server import wire, wire_rooms
from tischrunde.server.limits import Limits
from tischrunde.server.store import SeatRow, Store, departing, rooms
from tischrunde.server.store.rooms import MemberRow, ResultRow, RoomRow
from tischrunde.table import Record, replay

BEN = SeatRow("person", "Ben", "strife", "a" * 64)


def where(database: str) -> tuple[str, str]:
    """What to tell the program so that it finds a database."""
    if database.startswith("sqlite:///"):
        return data(Path(database.removeprefix("sqlite:///")).parent)
    return "--database", database


def fill(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row("222222222222", created=1.0), SEATS)
        seats = [SEATS[0], SeatRow("bot", bot="strife")]
        await store.create(row("333333333333", created=2.0), seats)
        await store.append("333333333333", chosen(1), over=True)
        await store.create(row("444444444444", created=3.0), [SEATS[0], BEN])
        other = {**vars(row("555555555555", created=4.0)), "version": 99}
        await store.create(type(row())(**other), [BEN, BEN])
        room, ben = RoomRow("666666666666", "Freitag", 5.0, 5.0), MemberRow(0, "Ben", "b" * 64)
        await store.within(partial(rooms.open_room, new=room, first=ben))
        seat = wire_rooms.ResultSeat("Ben", -1, "", 1, 9, True)
        result = ResultRow(0, "333333333333", GAME, 5.0, [structs.asdict(seat)])
        await store.within(partial(rooms.add_result, id=room.id, result=result))

    with_store(database, work)


def test_tables_are_listed_the_newest_first(database: str) -> None:
    fill(database)
    result = run("admin", "list", *where(database), COLUMNS="160")
    lines = [line.split() for line in result.stdout.splitlines() if GAME in line]
    assert [line[0] for line in lines] == [4 * "555", 4 * "444", 4 * "333", 4 * "222"]
    told = "\n".join(" ".join(line) for line in lines)
    for state in ("andere Regeln", "läuft", "zu Ende", "wartet auf Leute"):
        assert state in told
    for sitter in ("Anna, (frei)", "Anna, Bot strife", "Ben (Bot strife springt ein)"):
        assert sitter in told
    assert "4 Tische." in result.stdout


def test_no_tables_are_a_list_too(database: str) -> None:
    async def nothing(store: Store) -> None:
        pass

    with_store(database, nothing)
    assert run("admin", "list", *where(database)).stdout.strip() == "Es gibt keine Tische."


def test_one_table_is_shown_without_its_secrets(database: str) -> None:
    fill(database)
    shown = run("admin", "show", "333333333333", *where(database), lang="en").stdout
    assert "State: over" in shown and "Events: 1" in shown and "Listed: yes" in shown
    assert json.dumps(row().options) in shown
    assert row().seed not in shown and "f" * 64 not in shown
    said = complaint(run("admin", "show", "nothing", *where(database)), 1)
    assert "Einen Tisch „nothing“ gibt es nicht" in said


def test_a_game_is_exported_whether_it_is_over_or_not(database: str, tmp_path: Path) -> None:
    made: list[str] = []

    async def work(store: Store) -> None:
        tables = fresh(store)
        made.append(await opened(tables, wire.NewTable(GAME, PEOPLE)))
        await play_some(tables, made[0], 7)

    with_store(database, work)
    result = run("admin", "export", made[0], *where(database))
    record = Record.from_json(result.stdout)
    assert len(record.choices) == 7 and not replay(catalog.load(GAME), record).over
    assert "nicht zu Ende" in result.stderr
    file = tmp_path / "game.json"
    assert run("admin", "export", made[0], str(file), *where(database)).exit_code == 0
    assert Record.from_json(file.read_text("utf-8")) == record


def test_a_game_of_other_rules_is_exported_as_it_is_stored(database: str) -> None:
    fill(database)
    result = run("admin", "export", "555555555555", *where(database))
    assert Record.from_json(result.stdout).version == 99
    assert "nach anderen Regeln" in result.stderr


def test_what_somebody_has_edited_cannot_be_exported(database: str) -> None:
    fill(database)

    async def edit(store: Store) -> None:
        await store.append("444444444444", chosen(1, "take:nothing"))

    with_store(database, edit)
    said = complaint(run("admin", "export", "444444444444", *where(database)), 1)
    assert "lässt sich nicht nachspielen" in said


def test_tables_are_deleted_with_all_that_belongs_to_them(database: str) -> None:
    fill(database)
    both = ["333333333333", "222222222222"]
    assert "--yes" in complaint(run("admin", "delete", *both, *where(database)))
    complaint(run("admin", "delete", *both, "nothing", "--yes", *where(database)), 1)

    async def all_there(store: Store) -> None:
        assert len(await store.tables(both)) == 2

    async def gone(store: Store) -> None:
        assert await store.tables(both) == {}
        assert await store.seats(both) == {id: [] for id in both}
        assert await store.events(both[0]) == []
        assert len(await store.tables(["444444444444", "555555555555"])) == 2

    with_store(database, all_there)
    result = run("admin", "delete", *both, "--yes", *where(database))
    assert result.stdout.strip() == "2 Tische sind gelöscht."
    with_store(database, gone)


def test_tables_are_closed_and_what_was_played_is_kept(database: str, tmp_path: Path) -> None:
    fill(database)
    places = [*where(database), *([] if database.startswith("sqlite") else data(tmp_path))]
    folder = Path(places[places.index("--data") + 1]) / EXPORTED
    complaint(run("admin", "close", "333333333333", "nothing", *places), 1)
    result = run("admin", "close", "333333333333", "222222222222", *places)
    assert result.stdout.strip() == "2 Tische sind beendet."
    (file,) = folder.glob("*/*.json")
    assert Record.from_json(file.read_text("utf-8")).choices == [chosen(1).body]

    async def gone(store: Store) -> None:
        departed = await store.run(partial(departing.departed, ["333333333333", "222222222222"]))
        assert {one.why for one in departed.values()} == {"closed"} and len(departed) == 2
        assert departed["333333333333"].record.endswith(file.name)

    with_store(database, gone)


def test_tables_that_nobody_touches_expire(database: str, tmp_path: Path) -> None:
    """All of them are older than people; how long they stay can be said."""
    fill(database)
    places = [*where(database), *([] if database.startswith("sqlite") else data(tmp_path))]
    patient = ["--limit", "listed-hours=1e9", "--limit", "unstarted-hours=1e9"]
    patient += ["--limit", "abandoned-days=1e9", "--limit", "finished-days=1e9"]
    assert "Kein Tisch" in run("admin", "expire", *patient, *places).stdout
    assert "4 Tische sind beendet" in run("admin", "expire", *places).stdout
    assert "patience=3" in complaint(run("admin", "expire", "--limit", "patience=3", *places))


def test_it_works_beside_a_running_server(start: Start, tmp_path: Path) -> None:
    server = start(*data(tmp_path))
    place = server.table("Anna", "Ben")
    play_out([place.client(0, 1)])
    assert place.id in run("admin", "list", *data(tmp_path)).stdout
    assert run("admin", "export", place.id, *data(tmp_path)).stdout == place.record().text


@pytest.mark.parametrize("command", [["close"], ["delete", "--yes"]])
def test_whoever_is_at_a_table_that_ends_is_told(
    limited: Limited, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setattr("tischrunde.server.tables.KEEP_UP", 0.05)
    server = limited(Limits())
    place, other = server.table("Anna", "Ben"), server.table("Anna", "Ben")
    client = place.client(0)
    assert run("admin", *command, place.id, *data(tmp_path)).exit_code == 0
    while not client.problems:
        client.hear()
    assert client.problems[0]["error"] == "ended"
    assert server.get(place.path).status_code == 410
    assert other.look()["version"] == 0


@pytest.mark.parametrize("command", [["admin", "list"], ["backup", "nowhere.sqlite"]])
def test_nothing_is_made_where_nothing_is(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = complaint(run(*command, *data(tmp_path / "nothing")))
    assert "gibt es keine Tische" in said
    assert list(tmp_path.iterdir()) == []


def test_help_names_its_commands() -> None:
    told: dict[str, Any] = {lang: run("admin", lang=lang).stdout for lang in ("de", "en")}
    for text in told.values():
        assert all(
            f"  {name} " in text for name in ("list", "show", "export", "close", "expire", "delete")
        )
    assert "Den Befehl „fly“ gibt es nicht" in complaint(run("admin", "fly"))
    assert "TISCHRUNDE_DATABASE" in run("admin", "list", "--help").stdout
