"""The duel: resident workers take turns in short slices, every round in another order."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import Any

from crew import Slice, Worker, WorkerFailed, cores, shares_core
from entries import PEERS, Task
from sheet import Sheet

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / ".compiled"
OURS = "engine_ours"
BUSY = 0.95
"""A process alone on its core gets about all of the wall time; below this the machine was busy."""

Say = Callable[[str], None]
Job = Callable[[int], None]
"""Measures something in the round of that number and writes it down."""


@dataclass
class Duel:
    """All workers of one run. What cannot be measured is noted, and the rest goes on."""

    games: list[str]
    seconds: float
    say: Say
    sheets: dict[str, Sheet] = field(default_factory=dict)
    hellos: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    jobs: list[Job] = field(default_factory=list)
    workers: list[Worker] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    rounds_done: int = 0

    def __post_init__(self) -> None:
        self.cores = cores()
        self.core = self.cores[0] if self.cores else -1
        for game in self.games:
            self.sheets[game], self.hellos[game] = Sheet(), {}

    def add_compiled(self, kinds: set[str], engine: str = "compiled") -> bool:
        """This tree's compiled engine, if there is one."""
        if not (COMPILED / "tischrunde").is_dir():
            self.lacks("the compiled engine: there is no .compiled; `make bench` builds it")
            return False
        if outdated(COMPILED / "tischrunde", SOURCE / "tischrunde"):
            self.notes.append(".compiled is not made from these sources: `make bench` rebuilds it")
        self.add_ours(Path(sys.executable), "compiled", COMPILED, kinds, engine)
        return True

    def add_ours(
        self, python: Path, build: str, path: Path, kinds: set[str], engine: str = ""
    ) -> None:
        """Our engine as it lies under `path`, one worker a game; it must be of that build, and is
        called so unless another name is given."""
        engine = engine or build
        for game in self.games:
            worker = self._hire(f"{game} {engine}", python, OURS, game, self.core, path)
            if worker is None:
                continue
            found = worker.hello["facts"]["build"]
            if found != build:
                self.lacks(f"{game} {engine}: what lies under {path.name} is {found}")
                continue
            self.hellos[game][engine] = worker.hello
            for kind in [k for k in worker.hello["kinds"] if k in kinds]:
                self.jobs.append(self._rate(worker, Task(engine, kind), [self.sheets[game]]))

    def add_scaling(self, python: Path, path: Path) -> None:
        """Two compiled workers on two cores, by the wall clock: each alone, and both at once."""
        if len(self.cores) < 2:
            why = "only one core" if self.cores else "processes cannot be pinned on this system"
            self.lacks(f"two processes against one: {why}")
            return
        if shares_core(*self.cores[:2]):
            self.notes.append("the two cores are threads of one physical core: two gain less")
        for game in self.games:
            pair = [
                self._hire(f"{game} on core {core}", python, OURS, game, core, path)
                for core in self.cores[:2]
            ]
            both = [worker for worker in pair if worker is not None]
            if len(both) == 2:
                self.jobs.append(self._scaling(both, self.sheets[game]))

    def add_peers(self, python: Path) -> None:
        for name, peer in PEERS.items():
            worker = self._hire(peer.title, python, peer.module, peer.game, self.core, None)
            if worker is None:
                continue
            for hellos in self.hellos.values():
                hellos[name] = worker.hello
            for kind in worker.hello["kinds"]:
                self.jobs.append(self._rate(worker, Task(name, kind), list(self.sheets.values())))

    def run(self, rounds: int) -> None:
        """Plays the rounds. A worker that fails loses its job; an interruption loses nothing."""
        order = random.Random(1)
        for number in range(rounds):
            order.shuffle(self.jobs)
            for job in list(self.jobs):
                try:
                    job(number)
                except WorkerFailed as error:
                    self.lacks(str(error))
                    self.jobs.remove(job)
            self.rounds_done = number + 1
            self.say(f"round {number + 1} of {rounds}")

    def close(self) -> None:
        """Ends the workers and says what should be known about the run as a whole."""
        for worker in self.workers:
            worker.close()
        if self.shares and median(self.shares) < BUSY:
            share = f"{100 * median(self.shares):.0f} %"
            self.notes.append(f"busy machine: two processes got only {share} of their two cores")

    def lacks(self, what: str) -> None:
        note = f"missing: {what}"
        if note not in self.notes:
            self.notes.append(note)

    def _hire(
        self, title: str, python: Path, module: str, game: str, core: int, path: Path | None
    ) -> Worker | None:
        self.say(f"warming up: {title}")
        worker = Worker(title, python, module, game, core, path)
        self.workers.append(worker)
        try:
            worker.ready()
        except WorkerFailed as error:
            self.lacks(str(error))
            return None
        return worker

    def _rate(self, worker: Worker, task: Task, sheets: list[Sheet]) -> Job:
        def job(number: int) -> None:
            done = worker.run("run", task.kind, self.seconds)
            for sheet in sheets:
                sheet.add(task, number, done.units / done.cpu)

        return job

    def _scaling(self, pair: list[Worker], sheet: Sheet) -> Job:
        def alone() -> list[Slice]:
            return [worker.run("wall", "games", self.seconds) for worker in pair]

        def together() -> list[Slice]:
            for worker in pair:
                worker.start("wall", "games", self.seconds)
            slices = [worker.finish(self.seconds) for worker in pair]
            self.shares.extend(done.cpu / done.wall for done in slices)
            return slices

        def job(number: int) -> None:
            parts = [("one", 1, alone), ("two", 2, together)]
            random.shuffle(parts)
            for kind, processes, measure in parts:
                slices = measure()
                wall = processes * mean(done.units / done.wall for done in slices)
                cpu = processes * mean(done.units / done.cpu for done in slices)
                sheet.add(Task("scaling", kind), number, wall)
                sheet.add(Task("scaling", kind + "-cpu"), number, cpu)

        return job


def outdated(compiled: Path, source: Path) -> bool:
    """Whether the compiled package was made from other sources than those that lie there now."""
    return any(
        not (compiled / file.relative_to(source)).is_file()
        or (compiled / file.relative_to(source)).read_bytes() != file.read_bytes()
        for file in source.rglob("*.py")
    )


def on_terminal(text: str) -> None:
    """Progress: one line that is written over, or one line each where nobody watches."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
    else:
        print(text, file=sys.stderr, flush=True)
