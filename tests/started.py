"""Programs that a test starts: each hears its signals, and none outlives the test."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

PATIENCE = 60.0  # seconds, in all tests; a busy machine is no failure


@contextmanager
def hearing_signals() -> Iterator[None]:
    """What starts meanwhile hears Ctrl-C and that its terminal has closed, though these tests may
    not: `nohup … &` makes them deaf.

    A handler of ours is the default again in a program that starts; deafness would be inherited.
    """
    numbers = [signal.SIGINT] if os.name == "nt" else [signal.SIGINT, signal.SIGHUP]
    before = {number: signal.signal(number, signal.default_int_handler) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def start(command: Sequence[str], **how: Any) -> subprocess.Popen[str]:
    """A program that has to be ended, by `end` at the latest."""
    with hearing_signals():
        return subprocess.Popen(command, encoding="utf-8", **how)


@contextmanager
def running(command: Sequence[str], **how: Any) -> Iterator[subprocess.Popen[str]]:
    """A program with all its processes in a session of their own, ended with the block."""
    program = start(command, start_new_session=True, **how)
    try:
        yield program
    finally:
        if os.name == "posix":
            with suppress(ProcessLookupError):  # the last of them has ended by itself
                os.killpg(program.pid, signal.SIGKILL)
        end(program)


def end(program: subprocess.Popen[str]) -> None:
    """Politely if it is still there, and then in any case."""
    try:
        if program.poll() is None:
            program.terminate()
        program.wait(PATIENCE)
    finally:
        program.kill()
        program.wait()
        for pipe in (program.stdin, program.stdout, program.stderr):
            if pipe is not None:
                with suppress(BrokenPipeError):  # what it was told last, it did not hear
                    pipe.close()
