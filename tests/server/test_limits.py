"""Whoever asks too much, too fast, or says nothing at all, holds nobody up."""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from typing import Any

import pytest
from tests.server.serving import GAME, Limited, Place, open_socket
from tests.server.test_http import problem
from tests.started import PATIENCE
from websockets.exceptions import ConnectionClosed

from tischrunde.games import catalog
from tischrunde.server.clients import MOST_CHARACTERS, Client
from tischrunde.server.limits import Limits
from tischrunde.server.live import BREACH
from tischrunde.server.thinking import Thinking


def refused(place: Place, hello: str = "") -> dict[str, Any]:
    """The problem with which a connection ends."""
    socket = open_socket(place)
    if hello:
        socket.send(hello)
    found: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    with pytest.raises(ConnectionClosed):
        socket.recv(PATIENCE)
    assert socket.close_code == BREACH
    return found


def test_whoever_never_says_hello_is_sent_away(limited: Limited) -> None:
    found = refused(limited(Limits(hello_seconds=0.1)).table("Anna", "Ben"))
    assert (found["error"], found["message"]["args"]["why"]) == ("malformed", "no hello came")


def test_too_many_posts_from_one_address_wait(limited: Limited) -> None:
    server = limited(Limits(posts_a_second=0.01, posts_at_once=3))
    place = server.table("Anna", "Ben", first="seat0")
    options = place.look(0)["decision"]["options"]
    assert place.choose(0, 0, options[0]["id"]).status_code == 200
    problem(place.choose(0, 0, options[0]["id"]), 409, "stale")
    problem(place.choose(1, 1, options[1]["id"]), 429, "too-fast")
    problem(server.post("/tables", {}), 429, "too-fast")
    assert place.look()["version"] == 1, "looking is free"


def test_only_so_many_watch_but_whoever_has_a_seat_finds_a_place(limited: Limited) -> None:
    place = limited(Limits(clients_a_table=1)).table("Anna", "Ben")
    watching = place.client()
    assert refused(place, '{"type":"hello"}')["error"] == "crowded"
    assert place.client(0).now["seat"] == 0
    watching.close()
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:  # the server hears of it soon
        socket = open_socket(place)
        socket.send('{"type":"hello"}')
        if json.loads(socket.recv(PATIENCE))["type"] == "update":
            return
    pytest.fail("there is no room though nobody watches")


@pytest.mark.parametrize(("size", "kept"), [(10, 100), (MOST_CHARACTERS // 3, 3)])
def test_whoever_does_not_listen_is_given_up_before_they_fill_the_memory(
    size: int, kept: int
) -> None:
    async def work() -> None:
        slow, quick = Client([0]), Client([1])
        for number in range(kept + 1):
            assert not slow.lost, number
            for client in (slow, quick):
                client.send("x" * size)
            assert len(await quick.next() or "") == size
        assert slow.lost and not quick.lost
        assert await slow.next() is None, "what nobody will hear is kept no longer"

    asyncio.run(work())


def never_ends(*arguments: object) -> None:
    """In place of a bot, in its process."""
    time.sleep(600)


def test_chance_stands_in_for_a_bot_that_never_ends(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rules = catalog.load(GAME)
    state = rules.setup(3, "seed")
    ended: list[Any] = []

    async def work() -> str:
        thinking = Thinking(2)
        ask = partial(thinking.choose, GAME, rules.encode(state), "strife", "dice")
        await asyncio.gather(ask(), ask())  # both processes are there
        alive = {worker.process for worker in thinking.workers._all}
        with monkeypatch.context() as patch:
            patch.setattr("tischrunde.server.thinking.think", never_ends)
            patch.setattr(thinking.workers, "seconds", 0.5)
            asked = asyncio.create_task(ask())
            await asyncio.sleep(0)
        choice = await asked
        left = {worker.process for worker in thinking.workers._all}
        ended.extend(alive - left)
        assert len(ended) == 1, "nobody else's process is ended with it"
        again = await ask()
        assert rules.bars(state, rules.parse(state, again)) == "", "the next bot thinks again"
        thinking.close()
        return choice

    choice = asyncio.run(work())
    assert rules.bars(state, rules.parse(state, choice)) == ""
    assert "did not come to an end" in caplog.text
    for process in ended:
        process.join(10)
        assert not process.is_alive()
