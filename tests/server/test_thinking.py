"""The processes in which bots think: what fails or dies there stops no table."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest
from tests.lab import cheat

from tischrunde.games import catalog
from tischrunde.server.thinking import Thinking, think
from tischrunde.server.workers import Failed, Worker

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
