"""Rooms: who belongs to one, its tables, and what was played there."""

from __future__ import annotations

import csv
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from io import StringIO
from pathlib import Path

import pytest
from tests.cli.terminal import complaint, run
from tests.server.evenings import Evening, Watcher, problem
from tests.server.serving import GAME, Limited, Place, Server, Start, Threaded, data, play_out
from tests.server.temp_postgres import TempPostgres
from tests.server.test_store import SEATS, Quick, row, with_store

from tischrunde.cli.serve import Shelf
from tischrunde.server import refusals
from tischrunde.server.app import make_app
from tischrunde.server.endings import Endings
from tischrunde.server.limits import Limits
from tischrunde.server.quota import Quota
from tischrunde.server.store import Store, rooms
from tischrunde.server.store.rooms import MemberRow, ResultRow, RoomRow
from tischrunde.server.tables import Tables


def test_two_games_are_counted_for_everybody(server: Server) -> None:
    evening = Evening(server, "Anna", "Ben", "Cleo")
    watcher = evening.watch("Cleo")
    first = evening.opened("Anna", "Anna", "Ben")
    watcher.until(lambda it: it.room["tables"])
    assert watcher.room["tables"][0]["about"]["id"] == first.id
    assert watcher.room["tables"][0]["members"] == [0, 1]
    play_out([first.client(0, 1)])
    room = evening.until_played(1, watcher)
    assert room["tables"] == []
    second = evening.opened("Cleo", "Cleo", "Ben", "Anna")
    play_out([second.client(0, 1, 2)])
    room = evening.until_played(2, watcher)
    assert [result["table"] for result in room["results"]] == [first.id, second.id]
    points: dict[int, float] = dict.fromkeys(range(3), 0)
    wins: dict[int, int] = dict.fromkeys(range(3), 0)
    for result, place in zip(room["results"], (first, second), strict=True):
        ending = place.look()["ending"]
        for number, seat in enumerate(result["seats"]):
            group = next(group for group in ending["standings"] if number in group)
            ahead = ending["standings"][: ending["standings"].index(group)]
            assert seat["place"] == 1 + sum(map(len, ahead))
            assert seat["points"] == sum(line["points"] for line in ending["points"][number])
            assert seat["won"] is (number in ending["winners"])
            behind = len(result["seats"]) - sum(map(len, ahead)) - len(group)
            points[seat["member"]] += behind + (len(group) - 1) / 2
            wins[seat["member"]] += seat["won"]
    league = room["league"]
    assert {rank["member"]: rank["points"] for rank in league} == points
    assert {rank["member"]: rank["wins"] for rank in league} == wins
    assert {rank["member"]: rank["games"] for rank in league} == {0: 2, 1: 2, 2: 1}
    assert league[0]["place"] == 1
    assert [rank["points"] for rank in league] == sorted(points.values(), reverse=True)
    # And to take home.
    taken = server.get(f"{evening.path}/results")
    assert taken.json()["results"] == room["results"] and taken.json()["league"] == league
    assert "freitag.json" in taken.headers["content-disposition"]
    text = server.get(f"{evening.path}/results.csv").text.removeprefix("\ufeff")
    rows = list(csv.DictReader(StringIO(text)))
    assert [row["name"] for row in rows] == ["Anna", "Ben", "Cleo", "Ben", "Anna"]
    assert first.record().status_code == 200


def test_a_rematch_belongs_to_the_room_and_counts(server: Server) -> None:
    evening = Evening(server, "Anna", "Ben")
    watcher = evening.watch()
    first = evening.opened("Anna", "Anna", "Ben")
    play_out([first.client(0, 1)])
    evening.until_played(1, watcher)
    answer = server.post(f"{first.path}/rematch", {}, evening.keys["Ben"])
    again = Place(server, answer.json()["table"], first.tokens)
    watcher.until(lambda it: it.room["tables"])
    assert watcher.room["tables"][0]["about"]["id"] == again.id
    mark = watcher.room["mark"]
    assert again.look()["about"]["room"] == mark == first.look()["about"]["room"]
    assert evening.id not in json.dumps(again.look())
    play_out([again.client(0, 1)])
    room = evening.until_played(2, watcher)
    assert [rank["games"] for rank in room["league"]] == [2, 2]


def test_whoever_sits_down_needs_no_name(server: Server) -> None:
    evening = Evening(server, "Anna", "Ben")
    watcher = evening.watch()
    made = evening.table("Anna", 0, "open", "random").json()["table"]
    seat = evening.post(f"tables/{made}/seats", "Ben")
    assert seat.status_code == 201 and seat.json()["seat"] == 1
    assert evening.post(f"tables/{made}/seats", "Ben").json()["seat"] == 1, "once"
    watcher.until(lambda it: it.room["tables"] and it.room["tables"][0]["members"] == [0, 1, -1])
    place = Place(server, made, {0: evening.keys["Anna"], 1: evening.keys["Ben"]})
    assert place.look(1)["about"]["seats"][1]["name"] == "Ben"
    assert place.look(0)["closes"] and not place.look(1)["closes"]
    client = place.client(0, 1)
    while client.now["ending"] is None:
        client.until_asked()
        if client.question:
            client.choose(0)
    room = evening.until_played(1, watcher)
    bot = room["results"][0]["seats"][2]
    assert (bot["bot"], bot["member"]) == ("random", -1)
    assert sum(rank["points"] for rank in room["league"]) == 1, "bots do not count"


def test_guests_play_and_stand_in_no_league(server: Server) -> None:
    evening = Evening(server, "Anna", "Ben")
    watcher = evening.watch()
    made = evening.table("Ben", 0, "open").json()["table"]
    key = server.post(f"/tables/{made}/seats", {"name": "Ben"}).json()["token"]  # not that Ben
    place = Place(server, made, {0: evening.keys["Anna"], 1: key})
    play_out([place.client(0), place.client(1)])
    room = evening.until_played(1, watcher)
    assert [seat["member"] for seat in room["results"][0]["seats"]] == [0, -1]
    assert [rank["member"] for rank in room["league"]] == [0]


def test_who_is_here_is_told(server: Server) -> None:
    evening = Evening(server, "Anna", "Ben", "Cleo")
    anna = evening.watch("Anna")
    anna.until(lambda it: it.present == [0])
    ben = evening.watch("Ben")
    anna.until(lambda it: it.present == [0, 1])
    place = evening.opened("Anna", "Anna", "Cleo")
    place.client(1)  # at a table is here, too
    anna.until(lambda it: it.present == [0, 1, 2])
    ben.socket.close()
    anna.until(lambda it: it.present == [0, 2])


def test_a_room_is_renamed_left_and_closed(server: Server) -> None:
    evening = Evening(server, "Anna", "Ben", "Cleo")
    watcher = evening.watch("Anna")
    assert evening.post("name", "Ben", name="  Benny  B ").status_code == 200
    watcher.until(lambda it: it.room["members"][1]["name"] == "Benny B")
    problem(evening.post("name", "Ben", name="Anna"), 409, "name-taken")
    problem(evening.post("close", "Ben"), 403, "not-your-room")
    assert evening.post("leave", "Cleo").status_code == 200
    watcher.until(lambda it: len(it.room["members"]) == 2)
    problem(evening.post("name", "Cleo", name="Cleo"), 401, "unknown-member")
    place = evening.opened("Anna", "Anna", "Ben") if "Ben" in names(evening) else None
    assert place is None
    evening.keys["Benny B"] = evening.keys["Ben"]
    place = evening.opened("Anna", "Anna", "Benny B")
    play_out([place.client(0, 1)])
    evening.until_played(1, watcher)
    assert evening.post("leave", "Anna").status_code == 200
    left = evening.look()
    assert left["members"][0] == {"number": 0, "name": "Anna", "left": True}
    assert left["closer"] == 1 and len(left["league"]) == 2
    # Whoever has left for good can be anybody again; whoever is only away cannot.
    problem(evening.enter("Benny B"), 409, "name-taken")
    back = evening.enter("Anna")
    assert back.json()["member"] == 0
    assert evening.post("close", "Benny B").status_code == 403, "Anna is the first again"
    evening.keys["Anna"] = back.json()["token"]
    assert evening.post("close", "Anna").status_code == 200
    problem(evening.enter("Dora"), 409, "room-closed")
    problem(evening.table("Anna", 0, "random"), 409, "room-closed")
    answer = server.post(f"{place.path}/rematch", {}, place.tokens[1])
    after = Place(server, answer.json()["table"], {})
    assert after.look()["about"]["room"] == "", "the evening is over, and they may still play"
    assert len(evening.look()["results"]) == 1


def names(evening: Evening) -> list[str]:
    return [member["name"] for member in evening.look()["members"]]


@pytest.mark.parametrize("name", ["anna", "Аnna", " ANNA ", "Anna\u200b", "", "x" * 25, "\u202ex"])
def test_nobody_is_taken_for_somebody_else(server: Server, name: str) -> None:
    evening = Evening(server, "Anna")
    assert evening.enter(name).status_code in (409, 422)
    assert names(evening) == ["Anna"]


def test_bad_wishes_are_refused(server: Server) -> None:
    evening = Evening(server, "Anna", "Ben")
    for wrong in ("222222222222", "x", "%00"):
        problem(server.get(f"/rooms/{wrong}"), 404, "no-such-room")
    problem(server.post("/rooms/222222222222/members", {"name": "Eve"}), 404, "no-such-room")
    problem(server.post("/rooms", {"name": " ", "person": "Eve"}), 422, "bad-room-name")
    problem(server.post("/rooms", {"name": "x" * 41, "person": "Eve"}), 422, "bad-room-name")
    problem(server.post("/rooms", {"name": "x", "person": "\u200b"}), 422, "bad-name")
    problem(evening.table("", 0, 1), 401, "no-token")
    evening.keys["Eve"] = "x" * 32
    problem(evening.table("Eve", 0, 1), 401, "unknown-member")
    problem(evening.table("Anna", 0, 7), 404, "no-such-member")
    problem(evening.table("Anna", 0, 0), 409, "name-taken")
    problem(evening.table("Anna", 0), 422, "bad-option")
    problem(evening.table("Anna", 0, 1, game="chess"), 404, "no-such-game")
    problem(evening.table("Anna", 0, "nobody"), 422, "bad-option")
    assert evening.post("results", "Anna", seats=[]).status_code == 405, "nobody writes results"
    other = Evening(server, "Ada")
    made = other.table("Ada", 0, "open").json()["table"]
    problem(evening.post(f"tables/{made}/seats", "Ben"), 404, "no-such-table")
    assert evening.look()["tables"] == []
    stranger = Watcher(evening, ["x" * 32])
    assert stranger.problem["error"] == "unknown-member"


def test_asked_twice_it_is_one_room_and_one_member(server: Server) -> None:
    once = "o" * 40
    wish = {"name": "Abend", "person": "Anna", "once": once}
    one, two = server.post("/rooms", wish).json(), server.post("/rooms", wish).json()
    assert one == two
    evening = Evening(server, "Ada")
    with ThreadPoolExecutor(6) as pool:
        found = list(pool.map(lambda _: evening.enter("Bea", once=once).json(), range(6)))
    assert all(answer == found[0] for answer in found) and names(evening) == ["Ada", "Bea"]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: evening.enter("Cleo").status_code, range(6)))
    assert sorted(answers) == [201, *[409] * 5]


def test_a_room_has_an_end(limited: Limited) -> None:
    few = Limits(
        rooms_at_once=2, rooms_a_second=1e-9, members_a_room=2, tables_a_room=1, games_a_room=2
    )
    server = limited(few)
    evening = Evening(server, "Anna", "Ben")
    problem(evening.enter("Cleo"), 409, "room-full")
    watcher = evening.watch()
    first = evening.opened("Anna", "Anna", "Ben")
    problem(evening.table("Ben", 0, 1), 409, "too-many-tables")
    play_out([first.client(0, 1)])
    evening.until_played(1, watcher)
    second = evening.opened("Anna", "Anna", "Ben")
    play_out([second.client(0, 1)])
    evening.until_played(2, watcher)
    problem(evening.table("Ben", 0, 1), 409, "room-played-out")
    Evening(server, "Dora")
    problem(server.post("/rooms", {"name": "x", "person": "Eve"}), 429, "too-fast")


def test_results_outlive_their_tables_and_a_crash(start: Start, tmp_path: Path) -> None:
    one = start("--data", str(tmp_path))
    evening = Evening(one, "Anna", "Ben")
    place = evening.opened("Anna", "Anna", "Ben")
    play_out([place.client(0, 1)])
    evening.until_played(1, evening.watch())
    one.kill()
    listed = run("admin", "list", *data(tmp_path), COLUMNS="160").stdout
    assert evening.id in listed and "Freitag" in listed
    shown = run("admin", "show", evening.id, *data(tmp_path)).stdout
    assert "Anna" in shown and evening.keys["Anna"] not in shown
    run("admin", "delete", place.id, "--yes", *data(tmp_path))
    again = evening.at(start("--data", str(tmp_path)))
    found = again.look()
    assert found["results"][0]["table"] == place.id and len(found["league"]) == 2
    again.opened("Ben", "Ben", "Anna")
    assert "Raum" in complaint(run("admin", "delete", evening.id, *data(tmp_path)))
    watcher = again.watch()
    run("admin", "delete", evening.id, "--yes", *data(tmp_path))
    while not watcher.problem:
        watcher.next()
    assert watcher.problem["error"] == "no-such-room"


def test_rooms_go_when_nobody_touches_them_and_their_tables_stay(
    database: str, tmp_path: Path
) -> None:
    hour, day = 3600.0, 86_400.0
    now = 1_000 * day

    async def work(store: Store) -> None:
        ages = {"2": 401 * day, "3": 399 * day, "4": 8 * 24 * hour, "5": 2 * hour, "6": 0.0}
        for sign, age in ages.items():
            room = RoomRow(12 * sign, "Freitag", now - age, now - age)
            anna = MemberRow(0, "Anna", "a" * 64)
            await store.within(partial(rooms.open_room, new=room, first=anna))
            if sign in "23":
                played = ResultRow(0, 12 * sign, GAME, now - age, [])
                await store.within(partial(rooms.add_result, id=room.id, result=played))
        left = replace(row("777777777777", created=now), room=12 * "2")
        await store.create(left, SEATS)
        limits = Limits(rooms_stored=2)
        tables = Tables(store, Quick(), limits)
        await Endings(tables, limits, tmp_path, lambda: now).expire()
        kept = await store.within(lambda c: rooms.states(c, [12 * sign for sign in ages]))
        # By age 2, by age 4 in which nothing was played, and 5 because there are too many; but
        # what was played in 3 never goes to make room.
        assert sorted(kept) == [12 * "3", 12 * "6"]
        with pytest.raises(refusals.Refused, match="store-full"):
            await Quota(store, limits).allow_room("a", 12 * "7")
        table = await store.table(left.id)
        assert table is not None and table.room == ""
        await tables.close()

    with_store(database, work)


def test_two_processes_have_one_room(start: Start, postgres: TempPostgres) -> None:
    url = postgres.database()
    one, two = start("--database", url), start("--database", url)
    here = Evening(one, "Anna")
    there = here.at(two)
    anna = here.watch("Anna")
    here.keys["Ben"] = there.enter("Ben").json()["token"]
    anna.until(lambda it: len(it.room["members"]) == 2)
    there.watch("Ben")
    anna.until(lambda it: it.present == [0, 1])
    place = there.opened("Ben", "Ben", "Anna")
    anna.until(lambda it: it.room["tables"])
    play_out([place.client(0), place.at(one).client(1)])
    room = here.until_played(1, anna)
    assert room["results"][0]["table"] == place.id
    assert len(room["results"]) == 1, "once, though two have seen the end"


def test_a_place_in_a_room_goes_to_another_device(server: Server) -> None:
    evening = Evening(server, "Anna", "Ben")
    body = {"room": evening.id, "tokens": [evening.keys["Ben"]]}
    code = server.post("/handovers", body).json()["code"]
    taken = server.post("/handovers/take", {"code": code}).json()
    assert (taken["room"], taken["member"], taken["table"]) == (evening.id, 1, "")
    assert taken["keys"] == [{"seat": 1, "token": evening.keys["Ben"]}]
    problem(server.post("/handovers/take", {"code": code}), 404, "no-such-code")
    place = evening.opened("Anna", "Ben", "Anna")
    body = {"table": place.id, "tokens": [evening.keys["Ben"]]}
    code = server.post("/handovers", body).json()["code"]
    taken = server.post("/handovers/take", {"code": code}).json()
    assert (taken["table"], taken["room"], taken["member"]) == (place.id, evening.id, 1)
    wrong = server.post("/handovers", {"room": evening.id, "tokens": ["x" * 32]})
    problem(wrong, 401, "unknown-member")


def test_however_many_ask_at_once_a_room_has_so_many_tables(database: str) -> None:
    server = Threaded(make_app(database, Shelf()))
    try:
        evening = Evening(server, "Anna")
        with ThreadPoolExecutor(30) as crowd:
            asked = crowd.map(lambda _: evening.table("Anna", 0, "open").status_code, range(30))
        assert sorted(asked) == [201] * 12 + [409] * 18
        assert len(evening.look()["tables"]) == 12
    finally:
        server.stop()
