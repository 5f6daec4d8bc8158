"""One resident process that measures one engine. It speaks lines on stdin and JSON lines on stdout:

    run KIND SECONDS     work for that much CPU time     -> {"units": ..., "cpu": ..., "wall": ...}
    wall KIND SECONDS    work for that much wall time    -> the same

After warming up it says what it is: {"kinds": [...], "version": ..., "facts": {...}}.
Started by run.py as `worker.py MODULE GAME CORE` (core -1: not pinned).
"""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import TextIO

from engine import Engine, Work

WARM_SECONDS = 0.3
BATCH_SECONDS = 0.002


class Bench:
    """The work of an engine, in batches long enough that reading the clock does not count."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.batch = {kind: self._warm(work) for kind, work in engine.work.items()}

    def _warm(self, work: Work) -> int:
        times = 1
        end = time.process_time() + WARM_SECONDS
        while (start := time.process_time()) < end:
            work(times)
            if time.process_time() - start < BATCH_SECONDS:
                times *= 2
        return times

    def measure(self, kind: str, seconds: float, clock: Callable[[], float]) -> dict[str, float]:
        work, times = self.engine.work[kind], self.batch[kind]
        units = 0
        wall, cpu, end = time.perf_counter(), time.process_time(), clock() + seconds
        while clock() < end:
            units += work(times)
        return {
            "units": units,
            "cpu": time.process_time() - cpu,
            "wall": time.perf_counter() - wall,
        }


def pin(core: int) -> bool:
    """Keeps this process on one core where the system allows it."""
    if core < 0 or sys.platform != "linux":
        return False
    os.sched_setaffinity(0, {core})
    return True


def serve(bench: Bench, lines: TextIO, answers: TextIO) -> None:
    clocks = {"run": time.process_time, "wall": time.perf_counter}
    for line in lines:
        verb, kind, seconds = line.split()
        answer = bench.measure(kind, float(seconds), clocks[verb])
        print(json.dumps(answer), file=answers, flush=True)


def main(module: str, game: str, core: str) -> None:
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever an engine prints must not end up between our lines
    pinned = pin(int(core))
    bench = Bench(import_module(module).load(game))
    gc.collect()
    gc.freeze()  # the pool of states is ours, not the engine's: no collection should walk it
    hello = {
        "kinds": list(bench.engine.work),
        "version": bench.engine.version,
        "facts": bench.engine.facts,
        "python": sys.version.split()[0],
        "pinned": pinned,
    }
    print(json.dumps(hello), file=answers, flush=True)
    serve(bench, sys.stdin, answers)


if __name__ == "__main__":
    main(*sys.argv[1:])
