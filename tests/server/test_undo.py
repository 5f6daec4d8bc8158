"""Undo among people and bots: a choice goes back with what bots have answered, and no further."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import GAME, Client, Place, Server, Start, data, play_out, seat
from tests.server.test_http import problem
from tests.server.test_store import opened, with_store

from tischrunde.server import wire
from tischrunde.server.limits import Limits
from tischrunde.server.refusals import Refused
from tischrunde.server.store import Store
from tischrunde.server.tables import Tables
from tischrunde.server.thinking import Thinking, think


def answered(client: Client, pick: int) -> int:
    """Choose, and wait until bots have answered; the version before."""
    before: int = client.now["version"]
    client.until(client.choose(pick))
    client.until_asked()
    return before


def test_a_choice_goes_back_with_the_bots_answers(server: Server) -> None:
    place = server.table("Anna", "bot:random", "bot:strife", champions=False, first="seat0")
    client = place.client(0)
    with_bots = 0
    for pick in range(12):
        client.until_asked()
        if client.question is None:
            break
        view, decision = client.now["view"], client.now["decision"]
        count = place.story()["count"]
        answered(client, pick)
        answers = place.story()["count"] - count - 1
        if not client.now["undo"]:
            continue
        version = client.now["version"]
        done = client.ask(50 + pick, type="undo", seat=0, version=version)
        assert done == {"type": "done", "id": 50 + pick, "version": version + 1}
        client.until(version + 1)
        assert (client.now["view"], client.now["decision"]) == (view, decision)
        (told,) = client.now["events"]
        assert told["said"]["key"] == "event-undone"
        assert told["said"]["args"]["answers"] == answers
        assert place.story()["count"] == count
        with_bots += answers > 0
        answered(client, pick + 1)
    assert with_bots > 2


def test_kn_006_nobody_takes_back_what_another_person_has_answered(server: Server) -> None:
    place = server.table("Anna", "Ben", "bot:random", champions=False, first="seat0")
    anna, ben = place.client(0), place.client(1)
    anna.until_asked()
    anna.until(anna.choose(0))
    ben.until_asked()
    assert place.look(0)["undo"] and not place.look(1)["undo"]
    version = ben.choose(0)
    assert not place.look(0)["undo"]
    anna.until(version)
    anna.until_asked()  # the bot has answered too
    version = anna.now["version"]
    assert problem(place.undo(0, version), 422, "barred")["rule"] == "KN-006"
    assert place.look(1)["undo"]
    assert place.undo(1, version).status_code == 200
    assert place.story()["turns"] == [0]


class Slow(Thinking):
    """Begins to think, and answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()
        self.go_on = asyncio.Event()

    async def choose(
        self, game: str, state: dict[str, Any], bot: str, seed: str, waited_for: bool = True
    ) -> str:
        self.begun.set()
        await self.go_on.wait()
        return think(game, state, bot, seed)


def test_a_bot_that_is_thinking_does_not_answer_what_was_taken_back(database: str) -> None:
    async def work(store: Store) -> None:
        thinking = Slow()
        tables = Tables(store, thinking, Limits())
        seats = [wire.NewSeat("person", "Anna"), wire.NewSeat("bot", bot="random")]
        settings: dict[str, Any] = {"champions": False, "first": "seat0"}
        id = await opened(tables, wire.NewTable(GAME, seats, settings))
        table = await tables.find(id)
        one, two = table.session.options()[:2]
        await table.choose(0, 0, one)
        await thinking.begun.wait()
        await table.undo(0, 1)
        thinking.go_on.set()
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert (table.version, len(table.session.steps)) == (2, 0), "the bot has spoken"
        thinking.go_on.clear()
        thinking.begun.clear()
        await table.choose(0, 2, one)
        await thinking.begun.wait()
        await table.undo(0, 3)
        await table.choose(0, 4, two)  # and this is what the bot answers
        thinking.go_on.set()
        while len(table.session.steps) < 2:
            await asyncio.sleep(0.01)
        assert [step.choice for step in table.session.steps][0] == two
        assert table.version == 6
        # Another process plays the same events to the same end.
        again = await Tables(store, Slow(), Limits()).find(id)
        assert again.session.record == table.session.record
        assert wire.encode(again.update(0, -1)) == wire.encode(table.update(0, -1))
        await tables.close()

    with_store(database, work)


def test_undo_with_bots_is_played_again_after_a_restart(database: str) -> None:
    async def work(store: Store) -> None:
        thinking = Slow()
        thinking.go_on.set()
        tables = Tables(store, thinking, Limits())
        seats = [wire.NewSeat("person", "Anna"), *[wire.NewSeat("bot", bot="random")] * 2]
        settings: dict[str, Any] = {"champions": False, "first": "seat0"}
        id = await opened(tables, wire.NewTable(GAME, seats, settings))
        table = await tables.find(id)
        for pick in range(6):
            while table.bot_to_choose is not None:
                await asyncio.sleep(0.005)
            options = table.session.options()
            await table.choose(0, table.version, options[pick % len(options)])
            while table.bot_to_choose is not None:
                await asyncio.sleep(0.005)
            if pick % 2 and (await table.look(0)).undo:
                await table.undo(0, table.version)
        kinds = [event.kind for event in await store.events(id)]
        assert "undo" in kinds
        again = await Tables(store, Slow(), Limits()).find(id)
        assert again.session.record == table.session.record
        for own in (-1, 0):
            assert wire.encode(again.update(own, -1)) == wire.encode(table.update(own, -1))
        await tables.close()

    with_store(database, work)


def test_kn_008_choosing_and_undoing_for_ever_fills_neither_memory_nor_store(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tischrunde.table.undo.MOST", 20)
    monkeypatch.setattr("tischrunde.server.played.NEWS_AT_MOST", 10)

    async def work(store: Store) -> None:
        tables = Tables(store, Thinking(), Limits())
        seats = [wire.NewSeat("person", name) for name in ("Anna", "Ben")]
        settings: dict[str, Any] = {"champions": False, "first": "seat0"}
        table = await tables.find(await opened(tables, wire.NewTable(GAME, seats, settings)))
        choice = table.session.options()[0]
        for _ in range(20):
            await table.choose(0, table.version, choice)
            await table.undo(0, table.version)
        await table.choose(0, table.version, choice)
        assert not table.update(0).undo
        with pytest.raises(Refused) as refused:
            await table.undo(0, table.version)
        assert refused.value.rule == "KN-008"
        assert len(await store.events(table.row.id)) == table.version == 41
        assert len(table.history) == 10
        told = table.update(0, since=-1).events
        assert [line.version for line in told] == list(range(32, 42))
        assert [line.version for line in table.update(0, since=40).events] == [41]

    with_store(database, work)


# -- KN-009: strict and lenient tables ----------------------------------------------------------

PLAYED = "play:burgle"


def raid(server: Server, *seats: str, undo: str | None = None) -> Place:
    """A table of Klong! at which seat 0 begins."""
    return server.table(*seats, game="klong", undo=undo, first="seat0")


@pytest.mark.parametrize(
    ("other", "wish", "manner"),
    [
        ("bot:random", None, "lenient"),
        ("bot:random", "strict", "strict"),
        ("Ben", None, "strict"),
        ("Ben", "lenient", "lenient"),
        ("open", None, "strict"),
    ],
)
def test_kn_009_a_table_is_lenient_if_one_is_alone_there_or_wishes_it(
    server: Server, other: str, wish: str | None, manner: str
) -> None:
    place = raid(server, "Anna", other, undo=wish)
    assert place.look()["about"]["undo"] == manner
    if other == "open":
        joined = server.post(f"{place.path}/seats", {"name": "Ben"})
        assert joined.status_code == 201, joined.text
    before = place.look(0)
    assert before["no_undo"]["rule"] == "KN-004"
    assert place.choose(0, before["version"], PLAYED).status_code == 200
    now = place.look(0)
    if manner == "strict":
        assert not now["undo"]
        assert now["no_undo"]["rule"] == "KN-009"
        assert now["no_undo"]["refusal"]["key"] == "refused-KN-009"
        assert problem(place.undo(0, now["version"]), 422, "barred")["rule"] == "KN-009"
    else:
        assert now["undo"] and now["no_undo"] is None
        assert place.undo(0, now["version"]).status_code == 200
        assert place.look(0)["view"] == before["view"]


def test_who_only_watches_has_no_undo_to_be_told_of(server: Server) -> None:
    watched = raid(server, "Anna", "bot:random").look()
    assert not watched["undo"] and watched["no_undo"] is None


def test_a_manner_nobody_knows_is_refused(server: Server) -> None:
    body = {"game": "klong", "seats": [seat("Anna"), seat("Ben")], "undo": "kind"}
    problem(server.post("/tables", body), 400, "malformed")


def test_kn_009_a_lenient_table_is_played_again_after_a_restart(
    start: Start, tmp_path: Path
) -> None:
    server = start(*data(tmp_path))
    place = raid(server, "Anna", "bot:random")
    for version in (0, 2):
        assert place.choose(0, version, PLAYED).status_code == 200
        assert place.undo(0, version + 1).status_code == 200
    assert place.choose(0, 4, PLAYED).status_code == 200
    server.kill()
    again = place.at(start(*data(tmp_path)))
    assert again.look(0)["about"]["undo"] == "lenient"
    assert again.look(0)["undo"]
    assert again.undo(0, 5).status_code == 200


def test_kn_009_a_continued_table_has_a_manner_of_its_own(server: Server) -> None:
    place = server.table("Anna", "Ben", champions=False)
    play_out([place.client(0, 1)])
    for others, more, manner in (
        ("bot:random", {}, "lenient"),
        ("Ben", {}, "strict"),
        ("Ben", {"undo": "lenient"}, "lenient"),
    ):
        onward = server.opened(place.go_on(3, "Anna", others, **more))
        assert onward.look()["about"]["undo"] == manner
