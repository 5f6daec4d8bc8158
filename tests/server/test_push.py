"""Browsers that have closed the page are called when it is their turn: once, and only then."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.push_service import SILENCE, Browser, PushService, serving
from tests.server.serving import Place, Reached, Server, Threaded
from tests.server.test_store import SEATS, chosen, row, with_store
from tests.started import PATIENCE

from tischrunde.cli.serve import Shelf
from tischrunde.server import calling, presence, pushing
from tischrunde.server.app import make_app
from tischrunde.server.lines import BURST, Lines
from tischrunde.server.store import EventRow, SeatRow, Store, subscribed
from tischrunde.server.store.subscribed import MOST_DEVICES, Subscription
from tischrunde.server.table import Table


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def calls(database: str, service: PushService) -> Iterator[Reached]:
    """A server whose operator has a key, over either store."""
    with ExitStack() as running:
        server = Threaded(make_app(database, Shelf(), push=service.operator()))
        running.callback(server.stop)
        yield server


def put(place: Place, seat: int, browser: Browser, lang: str = "de") -> Any:
    body = {**browser.device, "lang": lang}
    return place.server.post(f"{place.path}/push", body, place.tokens[seat])


def play(place: Place, seat: int) -> None:
    """Somebody's whole turn, by a program that is not connected."""
    while (asked := (now := place.look(seat))["decision"]) and asked["seat"] == seat:
        answer = place.choose(seat, now["version"], asked["options"][0]["id"])
        assert answer.status_code == 200, answer.text


def test_it_is_off_without_a_key(server: Server) -> None:
    assert server.get("/games").json()["push"] == ""
    place = server.table("Anna", "Ben")
    answer = put(place, 0, Browser("https://push.example/1"))
    assert answer.status_code == 403 and answer.json()["error"] == "no-push"


def test_who_is_not_there_is_called_in_their_language(calls: Reached, service: PushService) -> None:
    assert calls.get("/games").json()["push"] == service.operator().public
    place = calls.table("Anna", "Ben", first="seat0")
    anna, ben = service.sign_up(), service.sign_up()
    assert put(place, 0, anna).json() == {"count": 1}
    assert put(place, 1, ben, "en").json() == {"count": 1}
    assert put(place, 1, ben).json() == {"count": 1}  # said twice, and now in German
    with_anna = place.client(0)
    while with_anna.question:
        with_anna.choose(0)
    path, headers, text = service.told.get(timeout=PATIENCE)
    assert service.browsers[path] is ben
    assert text["title"] == "Du bist dran – Strife of Gods"
    assert place.id in text["body"] and text["table"] == place.id
    assert set(text) == {"title", "body", "table"}
    assert (headers["TTL"], headers["Urgency"]) == ("86400", "high")
    assert place.id not in str(headers)
    play(place, 1)
    with_anna.until_asked()
    while with_anna.question:
        with_anna.choose(0)
    path, again, _ = service.told.get(timeout=PATIENCE)
    assert service.browsers[path] is ben  # Anna was there
    assert again["Topic"] == headers["Topic"]
    assert service.answered.qsize() == 2


def test_who_goes_when_their_turn_has_just_begun_is_called_once(
    calls: Reached, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phone that sleeps seems to be there for a while; whoever has looked since is not called."""
    monkeypatch.setattr(presence, "LINGER", 0.05)
    place = calls.table("Anna", "Ben", first="seat0")
    browser = service.sign_up()
    put(place, 1, browser)
    ben = place.client(1)
    ben.until_here(1)
    play(place, 0)
    ben.until_asked()
    ben.close()
    assert service.told.get(timeout=PATIENCE)[2]["table"] == place.id
    again = place.client(1)
    again.close()
    play(place, 1)
    late = place.client(1)
    late.until_here(1)
    play(place, 0)
    late.until_asked()
    put(place, 1, browser)  # the page was opened
    late.close()
    watching = place.client()
    watching.until_here(watching=1)  # and Ben is gone
    assert service.answered.qsize() == 1


@pytest.mark.parametrize("gone", [404, 410])
def test_a_browser_that_is_no_more_is_forgotten(
    calls: Reached, service: PushService, gone: int
) -> None:
    place = calls.table("Anna", "Ben", first="seat0")
    ben = service.sign_up()
    put(place, 1, ben)
    service.says = [gone]
    play(place, 0)
    assert service.answered.get(timeout=PATIENCE) == gone
    other = service.sign_up()
    while put(place, 1, other).json() != {"count": 1}:
        pass  # until its answer has been read
    play(place, 1)
    play(place, 0)
    path, _, _ = service.told.get(timeout=PATIENCE)
    assert service.browsers[path] is other and service.answered.qsize() == 1


@pytest.mark.parametrize("busy", [429, 503, SILENCE])
def test_a_push_service_that_cannot_is_asked_once_more(
    calls: Reached, service: PushService, busy: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pushing, "AGAIN", 0.05)
    monkeypatch.setattr(calling, "PATIENCE", 1.0)
    place = calls.table("Anna", "Ben", first="seat0")
    put(place, 1, service.sign_up())
    service.says = [busy]
    play(place, 0)
    assert service.told.get(timeout=PATIENCE)[2]["table"] == place.id
    assert [service.answered.get(timeout=PATIENCE) for _ in range(2)] == [busy, 201]
    figures = calls.http.get("/metrics").text
    told = 0 if busy == SILENCE else busy
    while f'tischrunde_pushes_total{{answer="{told}"}} 1.0' not in figures or "201" not in figures:
        figures = calls.http.get("/metrics").text


@pytest.mark.parametrize("wrong", [400, 403, 413])
def test_a_refusal_is_no_end(calls: Reached, service: PushService, wrong: int) -> None:
    place = calls.table("Anna", "Ben", first="seat0")
    put(place, 1, service.sign_up())
    service.says = [wrong]
    play(place, 0)
    assert service.answered.get(timeout=PATIENCE) == wrong
    play(place, 1)
    play(place, 0)
    assert service.told.get(timeout=PATIENCE)[2]["table"] == place.id
    assert service.answered.qsize() == 1


def test_what_cannot_be_called_is_not_kept(calls: Reached, service: PushService) -> None:
    place = calls.table("Anna", "Ben")
    right = service.sign_up().device
    wrong = [
        {"endpoint": right["endpoint"].replace("https", "http")},
        {"endpoint": "https://192.168.0.1/push"},
        {"endpoint": "https://[::1]/push"},
        {"endpoint": "nonsense"},
        {"endpoint": f"{right['endpoint']}/{'x' * 600}"},
        {"p256dh": "nonsense"},
        {"auth": "nonsense"},
    ]
    for part in wrong:
        answer = calls.post(f"{place.path}/push", right | part, place.tokens[0])
        assert answer.status_code == 422 and answer.json()["error"] == "bad-push"
        moved = {"was": right, "to": right | part}
        assert calls.post("/push/move", moved).status_code == 422
    assert calls.post(f"{place.path}/push", right).status_code == 401
    assert put(place, 0, service.sign_up()).json() == {"count": 1}


def move(place: Place, browser: Browser, to: Browser | None) -> Any:
    wish = {"was": browser.device, "to": to.device if to else None}
    return place.server.post("/push/move", wish).json()


def test_a_browser_moves_and_leaves(calls: Reached, service: PushService) -> None:
    place = calls.table("Anna", "Ben", first="seat0")
    old, new = service.sign_up(), service.sign_up()
    put(place, 0, old)
    put(place, 1, old)
    stranger = Browser(old.endpoint)  # who knows the address alone
    assert move(place, stranger, new) == move(place, stranger, None) == {"count": 0}
    assert move(place, old, new) == {"count": 2}
    play(place, 0)
    assert service.browsers[service.told.get(timeout=PATIENCE)[0]] is new
    assert move(place, new, None) == {"count": 2}
    other = service.sign_up()
    put(place, 1, other)
    play(place, 1)
    play(place, 0)
    assert service.browsers[service.told.get(timeout=PATIENCE)[0]] is other
    assert service.answered.qsize() == 2


# -- kept -----------------------------------------------------------------------------------------


def browser(number: int, holder: str = "a" * 64) -> Subscription:
    return Subscription(holder, f"https://push.example/{number}", "key", "secret", "de")


def kept(store: Store) -> Any:
    columns = subscribed.subscriptions.c
    query = select(columns.seat, columns.endpoint).order_by(columns.endpoint)
    return store.within(lambda c: [tuple(one) for one in c.execute(query)])


def with_browsers(store: Store, seat: int, *wanted: Subscription) -> Any:
    async def work() -> None:
        for at, one in enumerate(wanted):
            put = partial(subscribed.put, table=row().id, seat=seat, one=one, at=at, called=0)
            await store.within(put)

    return work()


def test_a_seat_has_a_few_browsers_and_those_of_its_holder(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(), SEATS)
        await with_browsers(store, 0, *map(browser, range(MOST_DEVICES + 2)))
        assert [int(url[-1]) for _, url in await kept(store)] == [*range(2, MOST_DEVICES + 2)]
        await with_browsers(store, 0, browser(9, "b" * 64))
        assert await kept(store) == [(0, "https://push.example/9")]

    with_store(database, work)


def test_a_turn_is_called_by_one_process(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(), SEATS)
        await with_browsers(store, 0, browser(1), browser(2))
        claim = partial(subscribed.claim, table=row().id, seat=0, holder="a" * 64)
        found = await asyncio.gather(*(store.within(partial(claim, turn=3)) for _ in range(8)))
        assert sorted(map(len, found)) == [0] * 7 + [2]
        assert await store.within(partial(claim, turn=2)) == []
        other = partial(subscribed.claim, table=row().id, seat=0, holder="b" * 64, turn=4)
        assert await store.within(other) == []
        assert len(await store.within(partial(claim, turn=4))) == 2

    with_store(database, work)


@pytest.mark.parametrize("kind", ["leave", "replaced"])
def test_browsers_go_with_their_holder_and_with_the_game(database: str, kind: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(), SEATS)
        for seat in (0, 1):
            await with_browsers(store, seat, browser(seat))
        await store.append(row().id, EventRow(1, kind, 0, "Anna", 0.0), SeatRow("open"))
        assert await kept(store) == [(1, "https://push.example/1")]
        await store.append(row().id, chosen(2), over=True)
        assert await kept(store) == []

    with_store(database, work)


def test_who_takes_a_seat_back_in_their_own_turn_is_awaited_again(database: str) -> None:
    async def work(store: Store) -> None:
        people = [SEATS[0], SeatRow("person", "Ben", "", "b" * 64)]
        await store.create(row(), people)
        table = Table(store, row(), people)
        turns: list[int | None] = []
        table.on_turn = lambda told: turns.append(told.awaited)
        own = table.asked
        assert own is not None
        await table.stand_in(own, own, 0, "strife")
        await table.come_back(own)
        assert turns == [None, own]
        assert table.turn == table.version == 2
        known = Table(store, row(), people)  # as another process knows it
        await known.hear(0)
        assert (known.awaited, known.turn) == (own, 2)

    with_store(database, work)


def test_one_table_does_not_call_too_often() -> None:
    made: list[str] = []

    async def work() -> None:
        lines = Lines()

        async def call(table: str) -> None:
            made.append(table)

        for _ in range(int(BURST) + 10):
            lines.start("one", partial(call, "one"))
        lines.start("two", partial(call, "two"))
        await asyncio.sleep(0)
        await lines.close()

    asyncio.run(work())
    assert made == ["one"] * int(BURST) + ["two"]
