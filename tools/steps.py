"""The steps of a task: all are taken even when one fails, some of them side by side."""

import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any

from tools.env import CLEAN, ROOT, say

Named = tuple[str, list[object]]  # a program and what it is called


class Steps:
    """Takes every step even when one fails, so that one run shows all there is to mend."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed = False

    def take(self, name: str, work: Callable[[], object]) -> bool:
        say(name)
        start = time.monotonic()
        try:
            work()
        except subprocess.CalledProcessError:
            return self.note(name, start, False)
        return self.note(name, start, True)

    def note(self, name: str, start: float, passed: bool) -> bool:
        self.failed = self.failed or not passed
        how = "passed" if passed else "FAILED"
        self.lines.append(f"{how} {time.monotonic() - start:6.1f} s  {name}")
        return passed

    def report(self) -> None:
        print("", *self.lines, sep="\n", flush=True)
        if self.failed:
            sys.exit(1)


class Beside:
    """Steps that are taken one after another beside the others; nothing is shown but failures."""

    def __init__(self, steps: Steps, programs: list[Named], **extra: str) -> None:
        self.steps = steps
        self.programs = programs
        self.environment = CLEAN | extra
        self.running: subprocess.Popen[str] | None = None
        self.ended = False
        self.passed = True
        self.starting = threading.Lock()
        self.thread = threading.Thread(target=self.take_all)

    def take_all(self) -> None:
        for name, command in self.programs:
            with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
                start = time.monotonic()
                with self.starting:
                    if self.ended:
                        return
                    how: dict[str, Any] = {"cwd": ROOT, "env": self.environment}
                    parts = [str(part) for part in command]
                    self.running = subprocess.Popen(parts, **how, stdout=said, stderr=said)
                passed = not self.running.wait()
                if not passed and not self.ended:
                    said.seek(0)
                    print(f"-- {name}, beside all that:\n{said.read()}", flush=True)
            self.passed = self.steps.note(f"{name}, beside all that", start, passed) and self.passed

    def __enter__(self) -> "Beside":
        self.thread.start()
        return self

    def finish(self) -> bool:
        """Whether all went well, when all is done."""
        self.thread.join()
        return self.passed

    def __exit__(self, *error: object) -> None:
        """Whatever has gone wrong meanwhile, it does not go on alone."""
        with self.starting:
            self.ended = True
            if self.running is not None and self.running.poll() is None:
                self.running.terminate()
        self.thread.join()
