"""Whatever a test starts, it ends: what is left when all are over is ended, and the run fails.

Programs are known by a mark in their environment, which every child inherits.
"""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest

MARK = "TISCHRUNDE_TEST_RUN"
PROC = Path("/proc")
TRACKER = "multiprocessing.resource_tracker"  # ends with the process that it belongs to
PATIENCE = 5.0  # seconds for what is just about to end


def pytest_configure(config: pytest.Config) -> None:
    """The processes among which the tests are shared inherit the mark of the first one."""
    if not hasattr(config, "workerinput"):
        os.environ[MARK] = f"{os.getpid()}/{time.time_ns()}"


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """After an interruption, too."""
    if hasattr(session.config, "workerinput"):
        return
    left = leftovers()
    deadline = time.monotonic() + PATIENCE
    while left and time.monotonic() < deadline:
        time.sleep(0.1)
        left = leftovers()
    for pid, command in left.items():
        print(f"\nstill running after all tests, and ended now: {command} ({pid})")
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    if left:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def leftovers() -> dict[int, str]:
    """The other processes that carry our mark, where a system lets us look."""
    mark = f"{MARK}={os.environ[MARK]}".encode()
    found: dict[int, str] = {}
    for folder in PROC.glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile, or is somebody else's
            if mark in (folder / "environ").read_bytes().split(b"\0"):
                command = (folder / "cmdline").read_bytes().replace(b"\0", b" ")
                found[int(folder.name)] = command.decode(errors="replace").strip()
    found.pop(os.getpid(), None)
    return {pid: command for pid, command in found.items() if TRACKER not in command}
