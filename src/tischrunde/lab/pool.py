"""Many jobs over several processes: the same results however many, and Ctrl-C loses none."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Generic, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")

BATCH = 16  # jobs sent together: enough to hide the sending, few enough to stop soon
AHEAD = 2  # batches a process has before it

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Harvest(Generic[Job, Done]):
    """Jobs with what came of them, in order, and whether somebody stopped it before the end."""

    results: list[tuple[Job, Done]]
    interrupted: bool


def run(
    work: Callable[[Job], Done],
    jobs: Sequence[Job],
    processes: int = 1,
    progress: Progress | None = None,
) -> Harvest[Job, Done]:
    """Do all jobs; ``progress`` hears how many are done.  ``work`` must depend on its job alone."""
    done: dict[int, Done] = {}
    tell = progress or (lambda count: None)
    interrupted = False
    try:
        if processes == 1:
            for number, job in enumerate(jobs):
                done[number] = work(job)
                tell(len(done))
        else:
            fan_out(work, jobs, processes, tell, done)
    except KeyboardInterrupt:
        interrupted = True
    return Harvest([(jobs[number], done[number]) for number in sorted(done)], interrupted)


def fan_out(
    work: Callable[[Job], Done],
    jobs: Sequence[Job],
    processes: int,
    tell: Progress,
    done: dict[int, Done],
) -> None:
    """Keep every process busy; what has been done is in ``done`` even when this is interrupted."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), deaf_to_interrupts)
    starts = iter(range(0, len(jobs), BATCH))
    running: dict[Future[list[Done]], int] = {}

    def send(batches: int) -> None:
        for start in islice(starts, batches):
            running[pool.submit(work_through, work, jobs[start : start + BATCH])] = start

    def keep(future: Future[list[Done]]) -> None:
        start = running.pop(future)
        done.update(enumerate(future.result(), start))

    try:
        with interrupts_held_back():
            send(processes * AHEAD)
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                keep(future)
                send(1)
            tell(len(done))
    finally:
        pool.shutdown(cancel_futures=True)
        for future in list(running):
            if not future.cancelled() and future.exception() is None:
                keep(future)


def work_through(work: Callable[[Job], Done], batch: Sequence[Job]) -> list[Done]:
    return [work(job) for job in batch]


def deaf_to_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one is to act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Processes that start meanwhile do not see Ctrl-C even while starting, where that works."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
