"""Work that would hold everybody up is done in processes of its own, so many at a time.

Whoever takes too long is ended with the process, and nobody else's work with it.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from typing import Any

FIRST, LATER = 0, 1  # whose turn it is when all processes are busy
STARTING = 60.0  # seconds; on a busy machine a process takes its time
MODESTY = 10  # as `nice` counts: where there are few cores, the tables come first

log = logging.getLogger(__name__)


class Failed(Exception):
    """The work itself has raised this."""


class Died(Exception):
    """The process has ended in the middle of it."""


class NotStarted(Died):
    """The process was never ready for it."""


class Worker:
    """One process, started when it is first needed; all of it may wait, so ask from a thread."""

    def __init__(self) -> None:
        self.process: Any = None
        self.pipe: Connection | None = None
        self._closed = False
        self._lock = threading.Lock()  # whoever closes it is in another thread

    def ask(self, seconds: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """The answer; TimeoutError, Died or Failed if there is none.  The seconds are for the work
        alone, and begin when the process is ready for it."""
        try:
            pipe = self._started(work)
            pipe.send((work, arguments))
            if not pipe.poll(seconds):
                raise TimeoutError
            answer, wrong = pipe.recv()
        except (TimeoutError, Died):
            self.end()
            raise
        except (EOFError, OSError) as error:
            self.end()
            raise Died from error
        if wrong:
            raise Failed(wrong)
        return answer

    def end(self) -> None:
        """At once, whatever it is doing."""
        with self._lock:
            process, pipe = self.process, self.pipe
            self.process = self.pipe = None
        if process is not None and pipe is not None:
            process.kill()
            process.join()
            pipe.close()

    def close(self) -> None:
        """From any thread: whoever asks hears that it has died, and it is never started again."""
        with self._lock:
            self._closed = True
            process = self.process
        if process is not None:
            process.kill()

    def _started(self, work: Callable[..., Any]) -> Connection:
        if self.pipe is not None and self.process.is_alive():
            return self.pipe
        if self.process is not None:
            log.warning("a process that works for the server has died while it was idle")
        self.end()
        with self._lock:
            if self._closed:
                raise Died
            spawn = multiprocessing.get_context("spawn")
            pipe, theirs = spawn.Pipe()
            process = spawn.Process(target=serve, args=(theirs, work), daemon=True)
            process.start()
            theirs.close()
            self.process, self.pipe = process, pipe
        if not pipe.poll(STARTING):
            raise NotStarted
        pipe.recv()
        return pipe


class Workers:
    """So many processes, and whoever waits for one."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self._idle = [Worker() for _ in range(processes)]
        self._all = list(self._idle)
        self._threads = ThreadPoolExecutor(processes, "workers")
        self._waiting: list[tuple[int, int, asyncio.Future[Worker]]] = []
        self._number = count()

    @property
    def busy(self) -> int:
        """How many processes work."""
        return len(self._all) - len(self._idle)

    @property
    def waiting(self) -> int:
        """How much work waits for one of them."""
        return sum(not turn.done() for _, _, turn in self._waiting)

    async def ask(self, urgency: int, work: Callable[..., Any], *arguments: Any) -> Any:
        """The answer of some process; raises what ``Worker.ask`` does."""
        worker = await self._free(urgency)
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._threads, worker.ask, self.seconds, work, arguments)
        asked.add_done_callback(lambda done: self._done(worker, done))
        return await asyncio.shield(asked)

    def close(self) -> None:
        """Nobody will hear what is being worked on."""
        for worker in self._all:
            worker.close()
        self._threads.shutdown()  # soon: those who asked hear that their process has died
        for worker in self._all:
            worker.end()

    async def _free(self, urgency: int) -> Worker:
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        place = (urgency, next(self._number), turn)
        heapq.heappush(self._waiting, place)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given one at the last moment
                self._back(turn.result())
            elif place in self._waiting:  # where its turn may never come
                self._waiting.remove(place)
                heapq.heapify(self._waiting)
            raise

    def _done(self, worker: Worker, work: asyncio.Future[Any]) -> None:
        if not work.cancelled():
            work.exception()  # whoever has asked may be gone, and nobody else need hear of it
        self._back(worker)

    def _back(self, worker: Worker) -> None:
        """To whoever waits for it; a process that has done its work is never idle meanwhile."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)


def serve(pipe: Connection, first: Callable[..., Any]) -> None:
    """In the process: one piece of work after the other, until the server is gone.  With the first
    comes whatever it imports, before the process says that it is ready."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    threading.Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        pipe.send(first.__qualname__)
        while True:
            work, arguments = pipe.recv()
            try:
                answer = work(*arguments), ""
            except Exception:
                answer = None, traceback.format_exc()
            pipe.send(answer)


def end_with_parent() -> None:
    """However it ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
