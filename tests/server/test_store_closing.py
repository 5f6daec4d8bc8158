"""A store that is closed leaves no connection open, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from tischrunde.server.store import open_store
from tischrunde.server.store.database import Database


def test_whoever_is_cancelled_while_closing_has_closed_all_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads, closes, goes_on, closed = Event(), Event(), Event(), Event()

    def read(database: Database) -> None:
        with database.engine.connect():
            reads.set()
            goes_on.wait()

    async def work() -> None:
        store = await open_store(database)
        shutdown, dispose = store._threads.shutdown, store.database.close

        def shut_down() -> None:
            closes.set()
            shutdown()

        def close() -> None:
            dispose()
            closed.set()

        monkeypatch.setattr(store._threads, "shutdown", shut_down)
        monkeypatch.setattr(store.database, "close", close)
        reading = asyncio.create_task(store.run(read))
        await asyncio.to_thread(reads.wait)
        closing = asyncio.create_task(store.close())
        await asyncio.to_thread(closes.wait)
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        goes_on.set()
        await reading

    asyncio.run(work())
    assert closed.wait(10)
