"""Bots think in processes of their own, so that no table ever waits for another table's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from tischrunde.bots import catalog as bots
from tischrunde.bots.bot import decide, dice
from tischrunde.games import catalog as games

LONGEST = 30.0  # seconds; a bot that takes longer is answered for by chance
TRIES = 2
STAND_IN = "random"

log = logging.getLogger(__name__)


def think(game: str, state: dict[str, Any], bot: str, seed: str) -> str:
    """The choice of a bot at a table as it was stored; ``seed`` is for its own dice."""
    rules = games.load(game)
    table = rules.decode(state)
    decision = rules.decision(table)
    assert decision is not None
    return decide(rules, table, bots.make(bot, game), dice(seed, decision.seat))


def think_aloud(game: str, state: dict[str, Any], bot: str, seed: str) -> tuple[str, str]:
    """The choice, or else what went wrong; an error that cannot be pickled would end the pool."""
    try:
        return think(game, state, bot, seed), ""
    except Exception:
        return "", traceback.format_exc()


class Failed(Exception):
    """A bot has raised this."""


class Thinking:
    """The processes bots think in; started when the first bot is asked."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self.processes)  # waiting for a process is not thinking

    async def choose(self, game: str, state: dict[str, Any], bot: str, seed: str) -> str:
        """A bot's choice; chance stands in for a bot that crashes or never ends."""
        for _ in range(TRIES):
            async with self._free:
                pool = self._pool()
                try:
                    return await self._ask(pool, game, state, bot, seed)
                except TimeoutError:
                    log.error("the bot %r at %s did not come to an end", bot, game)
                    self._end(pool)
                    break
                except BrokenProcessPool:  # perhaps by another bot's fault: once more
                    log.exception("a process in which bots think has died")
                    self._end(pool)
                except Failed as failed:
                    log.error("the bot %r has failed at %s: %s", bot, game, failed)
                    break
        return think(game, state, STAND_IN, seed)

    async def _ask(
        self, pool: ProcessPoolExecutor, game: str, state: dict[str, Any], bot: str, seed: str
    ) -> str:
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(pool, think_aloud, game, state, bot, seed)
        choice, wrong = await asyncio.wait_for(thought, LONGEST)
        if wrong:
            raise Failed(wrong)
        return choice

    def close(self) -> None:
        """Nobody will hear what is being thought."""
        if self.pool is not None:
            self._end(self.pool)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """A thought cannot be stopped, only its process; the pool would wait for it for ever."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, spawn, begin)
        return self.pool


def begin() -> None:
    """Leave Ctrl-C to the server, and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
