"""Whatever opens a connection to the database closes it, also if something goes wrong meanwhile."""

from __future__ import annotations

import asyncio
import gc
import warnings
from collections.abc import Callable

import pytest
from tests.server.serving import Threaded
from tests.server.temp_postgres import TempPostgres
from tests.started import PATIENCE

from tischrunde.cli.serve import Shelf
from tischrunde.server import app as application
from tischrunde.server.app import make_app
from tischrunde.server.chores import Chore
from tischrunde.server.store.listening import listen
from tischrunde.server.thinking import Thinking


class Wrong(Exception):
    pass


def goes_wrong(*_: object) -> None:
    raise Wrong


def left_open(work: Callable[[], object]) -> list[str]:
    """What is said of connections that nobody has closed."""
    gc.collect()  # what others have left
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        work()
        gc.collect()
    return [str(each.message) for each in said if "still open" in str(each.message)]


def test_a_server_that_cannot_end_something_closes_the_rest(
    postgres: TempPostgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    close = Thinking.close

    def closes_and_goes_wrong(thinking: Thinking) -> None:
        close(thinking)
        goes_wrong()

    monkeypatch.setattr(Thinking, "close", closes_and_goes_wrong)

    def work() -> None:
        server = Threaded(make_app(postgres.database(), Shelf()))
        server.table("Anna", "Ben")
        server.stop()

    assert left_open(work) == []
    assert "Wrong" in caplog.text, "and it is told"


def test_a_server_that_cannot_begin_closes_what_it_has_opened(
    postgres: TempPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "tell_other_rules", goes_wrong)

    async def begin() -> None:
        app = make_app(postgres.database(), Shelf())
        with pytest.raises(Wrong):
            async with app.router.lifespan_context(app):
                pass

    assert left_open(lambda: asyncio.run(begin())) == []


@pytest.mark.parametrize("times", [1, 2])
def test_who_listens_may_be_cancelled_at_any_moment(postgres: TempPostgres, times: int) -> None:
    """Once, and again while it is about to end."""
    database = postgres.database()
    hears = False

    def heard() -> None:
        nonlocal hears
        hears = True

    async def cancelled_after(steps: int) -> None:
        listening = asyncio.create_task(listen(database, goes_wrong, goes_wrong, heard))
        for _ in range(steps):
            await asyncio.sleep(0.001)
        for _ in range(times):
            listening.cancel()
            await asyncio.sleep(0)
        await asyncio.gather(listening, return_exceptions=True)

    async def later_and_later() -> None:
        steps = 0
        while not hears:
            await cancelled_after(steps)
            steps += 1

    assert left_open(lambda: asyncio.run(later_and_later())) == []


class Idle(Chore):
    """Nothing is ever left to do."""

    pause = 600.0

    async def do_some(self) -> int:
        return 0


def test_a_game_that_ends_as_the_server_does_keeps_it_from_nothing() -> None:
    async def end_both() -> None:
        chore = Idle()
        task = asyncio.create_task(chore.run())
        while not chore._wake._waiters:
            await asyncio.sleep(0)
        chore.wake()
        await asyncio.sleep(0)
        task.cancel()
        ended, _ = await asyncio.wait([task], timeout=PATIENCE)
        task.cancel()  # or a chore that goes on would never let go of us
        assert ended

    asyncio.run(end_both())
