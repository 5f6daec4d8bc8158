"""The steps of a task: all are taken even when one fails, some of them side by side.

They say what is done and what is still to come and, at the end, how to repeat what failed.
"""

import json
import shlex
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from tools import programs
from tools.env import CLEAN, ROOT, say

Named = tuple[str, list[object]]  # a program and what it is called

FAILED_TESTS = ROOT / ".pytest_cache/v/cache/lastfailed"  # pytest's own notes
MOST_NAMED = 8  # failed tests that are named one by one


class Steps:
    """Takes every step even when one fails, so that one run shows all there is to mend."""

    def __init__(self, coming: Sequence[str] = ()) -> None:
        self.began = time.monotonic()
        self.coming = list(coming)
        self.lines: list[str] = []
        self.failed = False

    def take(self, name: str, work: Callable[[], object], repeated_by: str = "") -> bool:
        """One step, while nothing but what is beside it runs."""
        if name in self.coming:
            self.coming.remove(name)
        rest = f"; to come: {' · '.join(self.coming)}" if self.coming else ""
        self.tell(f"{name}{rest}")
        start = time.monotonic()
        try:
            work()
        except subprocess.CalledProcessError as failure:
            return self.note(name, start, repeated_by or repeating(failure.cmd))
        return self.note(name, start)

    def run(
        self,
        name: str,
        command: list[object],
        settings: dict[str, str] | None = None,
        fine: Sequence[int] = (0,),
    ) -> bool:
        """A program as a step; `fine` is what it may end with."""
        extra = settings or {}
        parts = [str(part) for part in command]

        def work() -> None:
            FAILED_TESTS.unlink(missing_ok=True)
            code = programs.call(parts, cwd=ROOT, env=CLEAN | extra)
            if code not in fine:
                raise subprocess.CalledProcessError(code, with_settings(parts, extra))

        return self.take(name, work)

    def note(self, name: str, start: float, repeated_by: str = "") -> bool:
        """What became of it; where it failed, how to see it again."""
        self.failed = self.failed or bool(repeated_by)
        how = "FAILED" if repeated_by else "passed"
        self.lines.append(f"{how} {time.monotonic() - start:6.1f} s  {name}")
        if repeated_by:
            self.lines.append(f"       again:   {repeated_by}")
        return not repeated_by

    def tell(self, text: str) -> None:
        minutes, seconds = divmod(int(time.monotonic() - self.began), 60)
        say(f"{minutes}:{seconds:02} {text}")

    def report(self) -> None:
        print("", *self.lines, sep="\n", flush=True)
        self.tell("some steps FAILED, see above" if self.failed else "all steps passed")
        if self.failed:
            sys.exit(1)


class Beside:
    """Steps taken one after another beside the others; their words are shown if they fail."""

    def __init__(self, steps: Steps, programs: list[Named], **extra: str) -> None:
        self.steps = steps
        self.programs = programs
        self.extra = extra
        self.running: subprocess.Popen[str] | None = None
        self.ended = False
        self.passed = True
        self.starting = threading.Lock()
        self.thread = threading.Thread(target=self.take_all)

    def take_all(self) -> None:
        for name, command in self.programs:
            with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
                start = time.monotonic()
                parts = [str(part) for part in command]
                with self.starting:
                    if self.ended:
                        return
                    how: dict[str, Any] = {"cwd": ROOT, "env": CLEAN | self.extra}
                    self.running = programs.start(parts, **how, stdout=said, stderr=said)
                failed = bool(programs.wait(self.running))
                if failed and not self.ended:
                    said.seek(0)
                    print(f"-- {name}, beside all that:\n{said.read()}", flush=True)
            if not self.ended:
                self.steps.tell(f"{name}: {'FAILED' if failed else 'done'}, beside all that")
            again = repeating(with_settings(parts, self.extra)) if failed else ""
            self.passed = self.steps.note(f"{name}, beside all that", start, again) and self.passed

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
                programs.end(self.running)
        self.thread.join()


def with_settings(command: list[str], extra: dict[str, str]) -> list[str]:
    """As one would type it: what the program is told by its environment stands before it."""
    return [*(f"{name}={value}" for name, value in extra.items()), *command]


def repeating(command: Sequence[object]) -> str:
    """What to type in the checkout to see this failure again; of tests only those that failed."""
    parts = [str(part) for part in command]
    if "pytest" in parts:
        parts = [*parts[: parts.index("pytest") + 1], *failed_tests()]
    inside = f"{ROOT}/"
    return " ".join(shlex.quote(part.replace(inside, "")) for part in parts)


def failed_tests() -> list[str]:
    """The tests by name; where there are many, their files."""
    if not FAILED_TESTS.is_file():
        return []
    names = list(json.loads(FAILED_TESTS.read_text(encoding="utf-8")))
    if len(names) > MOST_NAMED:
        names = sorted({name.partition("::")[0] for name in names})
    return names
