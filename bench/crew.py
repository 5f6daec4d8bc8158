"""The resident workers, seen from the process that directs them."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
CPU = Path("/sys/devices/system/cpu")
TOPOLOGY = ("physical_package_id", "core_id")
PATIENCE = 180.0
"""Seconds after which a worker that has not answered is given up."""


class WorkerFailed(Exception):
    """A worker died or fell silent; the text is the last thing it said."""


@dataclass(frozen=True)
class Slice:
    """What came of one slice of work."""

    units: float
    cpu: float
    wall: float


class Worker:
    """One process that measures one engine; see worker.py for what is said on the pipe."""

    def __init__(
        self, title: str, python: Path, module: str, game: str, core: int, path: Path | None
    ) -> None:
        self.title = title
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        environment |= {
            "PYTHONHASHSEED": "0",
            "OMP_NUM_THREADS": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        # Open as long as the worker lives; close() closes it.
        self.errors = tempfile.TemporaryFile("w+", errors="replace")  # noqa: SIM115
        self.process = subprocess.Popen(
            [str(python), str(HERE / "worker.py"), module, game, str(core)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=environment,
            start_new_session=True,  # Ctrl-C is for the director, who ends the workers
        )
        self.hello: dict[str, Any] = {}

    def ready(self) -> dict[str, Any]:
        """Waits until the worker has warmed up; what it says about itself."""
        self.hello = self._answer(PATIENCE)
        return self.hello

    def start(self, verb: str, kind: str, seconds: float) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{verb} {kind} {seconds}\n")
            self.process.stdin.flush()
        except OSError as error:
            raise WorkerFailed(self._last_words()) from error

    def finish(self, seconds: float) -> Slice:
        answer = self._answer(PATIENCE + 10 * seconds)
        return Slice(answer["units"], answer["cpu"], answer["wall"])

    def run(self, verb: str, kind: str, seconds: float) -> Slice:
        self.start(verb, kind, seconds)
        return self.finish(seconds)

    def close(self) -> None:
        """Ends the process: it stops by itself when its input ends, or is made to."""
        assert self.process.stdin is not None and self.process.stdout is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self.errors.close()

    def _answer(self, patience: float) -> dict[str, Any]:
        assert self.process.stdout is not None
        watchdog = threading.Timer(patience, self.process.kill)
        watchdog.start()
        try:
            line = self.process.stdout.readline()
        finally:
            watchdog.cancel()
        if not line:
            self.process.wait()
            raise WorkerFailed(self._last_words())
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _last_words(self) -> str:
        self.errors.seek(0)
        lines = [line.strip() for line in self.errors if line.strip()]
        last = lines[-1] if lines else f"ended without a word (status {self.process.poll()})"
        return f"{self.title}: {last}"


def cores() -> list[int]:
    """The cores we may use, the one to measure on first; none where nothing can be pinned.

    Two threads of one physical core slow each other down, so the second is of another if possible.
    """
    if sys.platform != "linux":
        return []
    usable = sorted(os.sched_getaffinity(0), reverse=True)
    return sorted(usable, key=lambda core: (core != usable[0], shares_core(core, usable[0])))


def shares_core(one: int, other: int) -> bool:
    """Whether two are threads of one physical core, as far as the system tells."""
    try:
        ids = [
            tuple((CPU / f"cpu{n}/topology/{name}").read_text() for name in TOPOLOGY)
            for n in (one, other)
        ]
    except OSError:
        return False
    return ids[0] == ids[1]
