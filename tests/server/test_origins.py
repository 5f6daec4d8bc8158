"""Tables that do not begin with new cards: seeded, continued, imported; and all can see it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.serving import GAME, Place, Reached, Server, Start, data, play_out
from tests.server.test_http import SEATS, problem
from tests.server.test_store import Quick, with_store

from tischrunde.games import catalog
from tischrunde.server import drafts, wire
from tischrunde.server.limits import Limits
from tischrunde.server.store import Past, Store
from tischrunde.server.tables import Tables
from tischrunde.table import Record, Session, replay

RULES = catalog.load(GAME)
PEOPLE = [wire.NewSeat("person", "Anna"), wire.NewSeat("person", "Ben")]


def kept(choices: int = 10**6, seats: int = 2, **options: object) -> Record:
    """The record of a game so many choices long."""
    session = Session(RULES, seats, "kept", options)
    while session.decision is not None and len(session.steps) < choices:
        words = session.options()
        session.choose(session.decision.seat, words[len(session.steps) % len(words)])
    return session.record


@pytest.fixture(scope="module")
def finished(server: Server) -> Place:
    place = server.table("Anna", "Ben", champions=False)
    play_out([place.client(0, 1)])
    return place


def origin(place: Place) -> tuple[str, str]:
    about = place.look()["about"]
    return about["origin"], about["from_table"]


# -- the same cards again -------------------------------------------------------------------------


def test_a_seed_deals_the_same_cards_and_everybody_can_see_it(server: Server) -> None:
    body = {"game": GAME, "seats": [SEATS[0], {"kind": "open"}], "listed": True}
    seeded = [server.opened(server.post("/tables", body | {"seed": "again"})) for _ in range(2)]
    fresh = server.opened(server.post("/tables", body | {"seed": ""}))
    one, two = (place.look(0) for place in seeded)
    assert one["view"] == two["view"] != fresh.look(0)["view"]
    assert one["about"]["commitment"] == two["about"]["commitment"]
    assert origin(seeded[0]) == ("seeded", "") and origin(fresh) == ("fresh", "")
    origins = {table["id"]: table["origin"] for table in server.get("/tables").json()["tables"]}
    assert (origins[seeded[0].id], origins[fresh.id]) == ("seeded", "fresh")


# -- from a moment of a finished game -------------------------------------------------------------


def test_a_finished_game_goes_on_from_any_moment(server: Server, finished: Place) -> None:
    count = finished.story()["count"]
    for number in (0, count // 2, count - 1):
        place = server.opened(finished.go_on(number, "Cleo", "Dora"))
        assert origin(place) == ("continued", finished.id)
        now = place.look(0)
        then = finished.moment(number, 0).json()["update"]
        assert now["version"] == number
        assert (now["view"], now["decision"]) == (then["view"], then["decision"])
        assert [seat["name"] for seat in now["about"]["seats"]] == ["Cleo", "Dora"]
        story = place.story(0)
        before = [told for told in finished.story(0)["told"] if told["version"] <= number]
        assert (story["count"], story["told"]) == (number, before)
        play_out([place.client(0, 1)], begin=1)
        old, new = (Record.from_json(p.record().text) for p in (finished, place))
        assert new.choices[:number] == old.choices[:number]
        assert replay(RULES, new).over


def test_a_continued_game_waits_for_whoever_is_missing(server: Server, finished: Place) -> None:
    place = server.opened(finished.go_on(5, "Anna", "open", listed=True))
    assert place.id in [table["id"] for table in server.get("/tables").json()["tables"]]
    assert place.look(0)["decision"] is None
    waiting = problem(place.undo(0, 5), 409, "waiting")["fresh"]
    assert isinstance(waiting, dict) and waiting["undo"] is False
    joined = server.post(f"{place.path}/seats", {"bot": "random"}, place.tokens[0]).json()
    assert (joined["seat"], joined["version"]) == (1, 6)
    client = place.client(0)
    client.until_asked()
    client.until(client.choose(0))
    assert place.story(0)["count"] >= 6


def test_continuing_is_refused_with_reasons(server: Server, finished: Place) -> None:
    running = server.table("Anna", "Ben")
    problem(running.go_on(0, "Anna", "Ben"), 409, "not-over")
    count = finished.story()["count"]
    problem(finished.go_on(count, "Anna", "Ben"), 409, "over")
    problem(finished.go_on(count + 1, "Anna", "Ben"), 404, "no-such-moment")
    problem(finished.go_on(0, "Anna"), 422, "bad-option")
    problem(finished.go_on(0, "Anna", "Ben", "Cleo"), 422, "bad-option")
    problem(finished.go_on(0, "Anna", "Anna"), 409, "name-taken")
    problem(finished.go_on(0, "Anna", "bot:deep-thought"), 422, "bad-option")


# -- from a record --------------------------------------------------------------------------------


def post_record(server: Reached, text: str | bytes) -> Any:
    return server.http.post("/api/records", content=text)


def test_a_finished_record_can_be_looked_at_and_continued(server: Server) -> None:
    record = kept(seats=3, drawn="open")
    place = server.opened(post_record(server, record.to_json()))
    assert place.tokens == {}
    now = place.look()
    assert (now["about"]["origin"], now["about"]["over"]) == ("imported", True)
    assert now["ending"]["seed"] == "kept" and now["decision"] is None
    assert now["about"]["options"]["drawn"] == "open"
    assert place.record().text == record.to_json()
    assert place.moment(4, eyes=2).json()["chosen"]["id"] == record.choices[4]
    problem(server.post(f"{place.path}/seats", {"name": "Anna"}), 409, "over")
    again = server.opened(place.go_on(4, "Anna", "bot:strife", "bot:random"))
    client = again.client(0)
    client.until_asked()
    assert client.question is not None


def test_an_unfinished_record_goes_on_where_it_stopped(server: Server) -> None:
    record = kept(10)
    place = server.opened(post_record(server, record.to_json().encode("utf-8-sig")))
    assert [seat["kind"] for seat in place.look()["about"]["seats"]] == ["open", "open"]
    problem(place.record(), 409, "not-over")
    problem(place.go_on(0, "Anna", "Ben"), 409, "not-over")
    for name in ("Anna", "Ben"):
        joined = server.post(f"{place.path}/seats", {"name": name}).json()
        place.tokens[joined["seat"]] = joined["token"]
    assert "kept" not in server.get(place.path).text, "before the end, its seed is a secret"
    client = place.client(0, 1)
    assert client.now["version"] == 12
    session = replay(RULES, record)
    assert client.question is not None
    assert [option["id"] for option in client.question["options"]] == session.options()
    play_out([client])
    assert Record.from_json(place.record().text).choices[:10] == record.choices


WRONG: dict[str, tuple[Any, str]] = {
    "format": (2, "record.format"),
    "game": ("chess", "record.game"),
    "version": (99, "record.version"),
    "random": ("dice", "record.random"),
    "seats": (9, "record.seats"),
    "seed": ("another", "record.commitment"),
    "commitment": ("0" * 64, "record.commitment"),
    "options": ({}, "record.options.champions"),
    "choices": ("take:r01", "record.choices"),
    "digest": ("0" * 64, "record.digest"),
    "unknown": (1, "record.unknown"),
}


@pytest.mark.parametrize("field", WRONG)
def test_a_wrong_record_is_refused_by_field(server: Server, field: str) -> None:
    value, where = WRONG[field]
    made = json.loads(kept(12).to_json()) | {field: value}
    found = problem(post_record(server, json.dumps(made)), 422, "bad-record")
    message = found["message"]
    assert isinstance(message, dict) and message["args"]["field"] == where.removeprefix("record.")


@pytest.mark.parametrize("seed", ["x" * 81, "a\x00b", "\ud800"])
def test_a_seed_that_cannot_be_kept_is_refused(server: Server, seed: str) -> None:
    made = Session(RULES, 2, seed).record.to_json()
    message = problem(post_record(server, made), 422, "bad-record")["message"]
    assert isinstance(message, dict) and message["args"]["field"] == "seed"


def test_a_choice_against_the_rules_is_refused_by_its_rule(server: Server) -> None:
    made = json.loads(kept(12).to_json())
    made["choices"][3] = "take:r33"
    found = problem(post_record(server, json.dumps(made)), 422, "bad-record")
    message = found["message"]
    assert isinstance(message, dict) and message["key"] == "problem-record-choice"
    assert message["args"]["number"] == 4
    assert found["rule"] and message["args"]["rule"] == found["rule"]
    made["choices"] = [*kept().choices, "take:r01"]
    found = problem(post_record(server, json.dumps(made)), 422, "bad-record")
    assert "rule" not in found


@pytest.mark.parametrize("text", [b"", b"\xff", b"[" * 100_000, b"[]", b'{"format": 1e999}'])
def test_what_is_no_record_at_all_is_refused(server: Server, text: bytes) -> None:
    problem(post_record(server, text), 422, "bad-record")


# -- kept like all others -------------------------------------------------------------------------


def imported(record: Record) -> drafts.Draft:
    return drafts.imported(drafts.check(record.to_json().encode(), Limits.choices_a_game))


def test_what_was_before_is_stored_with_the_table(database: str) -> None:
    """Another process, or the next one, needs nothing special to go on."""
    record = kept(20)

    async def work(store: Store) -> None:
        here, there = (Tables(store, Quick(), Limits()) for _ in range(2))
        made = imported(record)
        old = drafts.continued(
            "222222222222", replay(catalog.load(GAME), kept()), wire.Continue(15, PEOPLE)
        )
        for draft in (made, old):
            id = (await here.open(draft)).id
            ours, theirs = await here.find(id), await there.find(id)
            assert theirs.row == ours.row == draft.row
            assert theirs.version == ours.version == len(json.loads(draft.past.events))
            assert theirs.session.record == ours.session.record
            for seat in (-1, 0, 1):
                assert wire.encode(theirs.update(seat, -1)) == wire.encode(ours.update(seat, -1))
        decision = theirs.session.decision
        assert decision is not None
        await theirs.choose(decision.seat, 15, theirs.session.options()[0])
        await ours.look(0)
        await ours.hear(0)
        assert ours.version == theirs.version == 16
        assert ours.session.record == theirs.session.record
        over = imported(kept())
        await here.open(over)
        stored = await store.table(over.row.id)
        assert stored is not None and stored.over and stored.origin == "imported"

    with_store(database, work)


def test_half_a_table_is_never_stored(database: str) -> None:
    async def work(store: Store) -> None:
        tables = Tables(store, Quick(), Limits())
        draft = imported(kept(20))
        broken = Past(draft.past.events[:-1] + b',["choice",0,null]]')
        with pytest.raises(Exception, match="(?i)not.null"):
            await store.create(draft.row, draft.seats, broken)
        assert await store.table(draft.row.id) is None
        assert await store.events(draft.row.id) == []
        assert (await tables.open(draft)).id == draft.row.id

    with_store(database, work)


def test_a_continued_game_survives_a_kill(start: Start, tmp_path: Any) -> None:
    server = start(*data(tmp_path))
    place = server.opened(post_record(server, kept(30).to_json()))
    for name in ("Anna", "Ben"):
        joined = server.post(f"{place.path}/seats", {"name": name}).json()
        place.tokens[joined["seat"]] = joined["token"]
    client = place.client(0, 1)
    client.until(client.choose(0))
    before = [place.look(seat) for seat in (-1, 0, 1)]
    server.kill()
    place = place.at(start(*data(tmp_path)))
    assert [place.look(seat) for seat in (-1, 0, 1)] == before
    assert place.story()["count"] == 31
