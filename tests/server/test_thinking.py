"""The processes in which bots think: what fails or dies there stops no table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from threading import get_ident
from typing import Any

import pytest
from tests.lab import cheat
from tests.started import PATIENCE

from tischrunde.games import catalog
from tischrunde.server import workers
from tischrunde.server.thinking import Thinking, think
from tischrunde.server.workers import FIRST, Died, Failed, NotStarted, Worker, Workers

GAME = "strife-of-gods"


def test_chance_stands_in_for_a_bot_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    rules = catalog.load(GAME)
    state = rules.setup(3, "seed")
    thinking = Thinking(1)
    choice = asyncio.run(thinking.choose(GAME, rules.encode(state), "no-such-bot", "dice"))
    thinking.close()
    assert rules.bars(state, rules.parse(state, choice)) == ""
    assert "no-such-bot" in caplog.text


def test_an_error_leaves_the_process_in_which_bots_think_alive() -> None:
    """It arrives with all it says, and the next bot is asked in the same process."""
    rules = catalog.load(GAME)
    state = rules.setup(3, "seed")
    worker = Worker()
    try:
        with pytest.raises(Failed, match="no-such-bot"):
            worker.ask(30.0, think, (GAME, rules.encode(state), "no-such-bot", "dice"))
        process = worker.process
        with pytest.raises(Failed, match="IllegalChoice"):
            worker.ask(30.0, cheat.ask, (cheat.Cheat(),))
        thought = worker.ask(30.0, think, (GAME, rules.encode(state), "random", "dice"))
        assert rules.bars(state, rules.parse(state, thought)) == ""
        assert worker.process is process
    finally:
        worker.end()


def test_a_process_in_which_bots_think_may_die(caplog: pytest.LogCaptureFixture) -> None:
    rules = catalog.load(GAME)
    state = rules.encode(rules.setup(3, "seed"))

    async def work() -> None:
        thinking = Thinking(1)
        assert await thinking.choose(GAME, state, "random", "dice")
        for worker in thinking.workers._all:
            os.kill(worker.process.pid, signal.SIGKILL)
        for _ in range(3):
            assert await thinking.choose(GAME, state, "random", "dice")
        thinking.close()

    asyncio.run(work())
    assert "has died" in caplog.text


# -- beginning and ending -------------------------------------------------------------------------


class Heard(Worker):
    """What passes between it and its process."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[object] = []

    def _started(self, work: Any) -> Any:
        pipe = super()._started(work)
        self.said.append("ready")
        return Overheard(pipe, self.said)


class Overheard:
    def __init__(self, pipe: Any, said: list[object]) -> None:
        self.pipe = pipe
        self.said = said
        self.send, self.recv = pipe.send, pipe.recv

    def poll(self, seconds: float) -> bool:
        self.said.append(seconds)
        answered: bool = self.pipe.poll(PATIENCE)
        return answered


def test_a_process_has_its_time_from_when_it_is_ready() -> None:
    """However long it took to start: the answer to the first work is no slower than the others."""
    worker = Heard()
    try:
        assert worker.ask(7.0, abs, (-1,)) == 1
        assert worker.ask(8.0, abs, (-2,)) == 2
        assert worker.said == ["ready", 7.0, "ready", 8.0]
        assert not worker.pipe.poll(0), "nothing is left to be read"  # type: ignore[union-attr]
    finally:
        worker.end()


def test_a_process_that_never_starts_is_told_apart_from_a_slow_bot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers, "STARTING", 0.0)
    worker = Worker()
    with pytest.raises(NotStarted):
        worker.ask(30.0, abs, (1,))
    assert worker.process is None, "it was ended"
    rules = catalog.load(GAME)
    state = rules.setup(3, "seed")
    thinking = Thinking(1)
    choice = asyncio.run(thinking.choose(GAME, rules.encode(state), "random", "dice"))
    thinking.close()
    assert rules.bars(state, rules.parse(state, choice)) == ""
    assert "does not start" in caplog.text
    assert "did not come to an end" not in caplog.text


def test_processes_are_closed_while_somebody_waits_for_one() -> None:
    """Whoever asked ends the process that has died, at the same moment as whoever closes it."""

    async def work() -> None:
        working = Workers(1, 30.0)
        (worker,) = working._all
        assert await working.ask(FIRST, abs, -1) == 1
        process, kill, here = worker.process, worker.process.kill, get_ident()
        asked = asyncio.create_task(working.ask(FIRST, time.sleep, 30.0))
        while not working.busy:
            await asyncio.sleep(0)

        def kill_and_wait() -> None:
            kill()
            while get_ident() == here and worker.process is not None:
                time.sleep(0.001)  # until who asked has ended it

        process.kill = kill_and_wait
        working.close()
        assert not process.is_alive()
        with pytest.raises(Died):
            await asked
        with pytest.raises(Died):
            worker.ask(30.0, abs, (1,))
        assert worker.process is None, "it is not started again"

    asyncio.run(work())
