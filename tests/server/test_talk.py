"""What is said across a table: heard by all, kept beside it, bounded, and never in a record."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import httpx
import pytest
from tests.server.serving import Client, Json, Limited, Place, Server, Start, play_out
from tests.server.temp_postgres import TempPostgres
from tests.server.test_store import SEATS, row, with_store

from tischrunde.server.limits import Limits
from tischrunde.server.store import Store, beside, schema
from tischrunde.server.wire_talk import Line

ZALGO = "Z" + "\u0301\u0302\u0303\u0304\u0305" * 4 + "o"


def say(place: Place, seat: int, text: str = "", reaction: str | None = None) -> httpx.Response:
    body = {"text": text, "reaction": reaction}
    return place.server.post(f"{place.path}/talk", body, place.tokens[seat])


def heard(client: Client, count: int) -> list[Json]:
    """What this client was told, once it is so much."""
    while len(client.talk) < count:
        client.next()
    return client.talk


def test_everybody_hears_it_and_whoever_comes_later_too(server: Server) -> None:
    place = server.table("Anna", "Ben")
    people = [place.client(0), place.client(1), place.client()]
    assert say(place, 0, "Hallo!").json() == {"number": 1}
    assert say(place, 1, reaction="wave").json() == {"number": 2}
    for client in [*people, place.client(1), place.client()]:
        first, second = heard(client, 2)
        assert (first["number"], first["seat"], first["text"]) == (1, 0, "Hallo!")
        assert (first["name"], second["name"]) == ("Anna", "Ben")
        assert (second["seat"], second["text"], second["reaction"]) == (1, "", "wave")
    assert place.look()["version"] == 0, "talk is no event of the game"


def test_what_somebody_said_stays_theirs_when_another_takes_their_seat(server: Server) -> None:
    place = server.table("Anna", "Ben", "open")
    say(place, 1, "ich muss los")
    assert server.post(f"{place.path}/leave", {}, place.tokens[1]).status_code == 200
    assert server.post(f"{place.path}/seats", {"name": "Carl"}).status_code == 201
    assert heard(place.client(0), 1)[0]["name"] == "Ben"


def test_it_outlives_a_restart_but_stands_in_no_record(start: Start, tmp_path: Path) -> None:
    one = start("--data", str(tmp_path))
    place = one.table("Anna", "Ben")
    say(place, 0, "gut gespielt")
    play_out([place.client(0, 1)])
    assert "gut gespielt" not in place.record().text
    one.kill()
    again = place.at(start("--data", str(tmp_path)))
    assert heard(again.client(1), 1)[0]["text"] == "gut gespielt"
    assert "gut gespielt" not in again.record().text


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  a \n\t b\u2028c\u00a0d  ", "a b c d"),
        ("<b>x</b> & {y}", "<b>x</b> & {y}"),
        ("ab\u202ecd\u2066e\u200bf\u0000", "abcdef"),
        (ZALGO, "\u0179\u0302\u0303o"),
        ("👩\u200d🚀 ❤\ufe0f", "👩\u200d🚀 ❤\ufe0f"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_words_stand_on_one_line_and_turn_nothing_round(
    server: Server, text: str, kept: str
) -> None:
    place = server.table("Anna", "Ben")
    client = place.client(1)
    assert say(place, 0, text).status_code == 201
    assert heard(client, 1)[0]["text"] == kept


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u2060", "\u200d\ufe0f", "\u3164"])
def test_nothing_is_not_said(server: Server, text: str) -> None:
    assert say(server.table("Anna", "Ben"), 0, text).status_code == 400


def test_who_may_not_talk(server: Server) -> None:
    place = server.table("Anna", "Ben")
    assert server.post(f"{place.path}/talk", {"text": "hu"}).status_code == 401
    assert server.post(f"{place.path}/talk", {"text": "hu"}, "x" * 32).status_code == 401
    assert say(place, 0, "x" * 281).status_code == 400
    assert say(place, 0, reaction="boo").status_code == 400
    body = {"game": place.game, "seats": [{"kind": "person", "name": n} for n in ("A", "B")]}
    quiet = server.opened(server.post("/tables", {**body, "talk": False}))
    assert quiet.look()["about"]["talk"] is False
    refused = say(quiet, 0, "hallo")
    assert refused.status_code == 409 and refused.json()["error"] == "no-talk"


def test_whoever_talks_too_fast_waits_and_the_others_need_not(limited: Limited) -> None:
    place = limited(Limits(lines_a_second=0.001, lines_at_once=2)).table("Anna", "Ben")
    assert [say(place, 0, "ho").status_code for _ in range(3)] == [201, 201, 429]
    assert say(place, 1, "ho").status_code == 201


def test_two_processes_hear_each_other(start: Start, postgres: TempPostgres) -> None:
    url = postgres.database()
    one, two = start("--database", url), start("--database", url)
    here = one.table("Anna", "Ben")
    there = here.at(two)
    anna, ben = here.client(0), there.client(1)
    say(here, 0, "hörst du mich?")
    assert heard(ben, 1)[0]["text"] == "hörst du mich?"
    say(there, 1, "ja")
    while [line["text"] for line in anna.talk][-1:] != ["ja"]:
        anna.next()


def test_the_last_lines_are_kept_and_go_with_their_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside, "MOST_LINES", 3)

    async def work(store: Store) -> None:
        await store.create(row(), SEATS)
        for number in range(5):
            said = Line(0, 1, "Ben", float(number), f"{number}", None)
            await store.within(partial(beside.add_line, table=row().id, said=said))
        kept = await store.within(lambda c: beside.lines(c, row().id, 10))
        assert kept == [Line(n + 1, 1, "Ben", float(n), f"{n}", None) for n in (2, 3, 4)]
        last = await store.within(lambda c: beside.lines(c, row().id, 1))
        assert last == kept[-1:]
        await store.within(lambda c: c.execute(schema.seats.delete()))
        await store.within(lambda c: c.execute(schema.tables.delete()))
        assert await store.within(lambda c: beside.lines(c, row().id, 10)) == []

    with_store(database, work)
