"""Programs that a task runs: none of them, and nothing they have started, outlives the task.

Each is a process group of its own. Whatever ends the task early (Ctrl-C, TERM, a terminal that is
closed) ends the group: first as Ctrl-C does, so that everybody can tidy up, then in any case.

`python -m tools.programs COMMAND…` runs a program until it has ended, or until our stdin has: then
whoever held the other end of it is no more, in whatever way it has ended.
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

GROUPS = os.name == "posix"
PATIENCE = 60.0  # seconds for tests to end what they have started
ENDS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def start(command: Sequence[object], **how: Any) -> subprocess.Popen[str]:
    """A program that must be ended by `end`, or waited for by `wait`.

    It reads nothing: only the group that the terminal is for may read from it.
    """
    how = {"stdin": subprocess.DEVNULL, "text": True, **how}
    if GROUPS:
        how["process_group"] = 0
    return subprocess.Popen([str(part) for part in command], **how)


def wait(program: subprocess.Popen[str], patience: float = PATIENCE) -> int:
    """What it has ended with. What it has left running ends with it, as it does when we end."""
    try:
        return program.wait()
    finally:
        end(program, patience)


def call(command: Sequence[object], patience: float = PATIENCE, **how: Any) -> int:
    """Runs it to its end. There is no moment in which a signal would leave it behind."""
    with signals_later() as hear:
        program = start(command, **how)
        try:
            hear()
            return program.wait()
        finally:
            end(program, patience)


@contextmanager
def signals_later() -> Iterator[Callable[[], None]]:
    """Signals that come meanwhile are heard when what this gives is called, or at the end.

    What starts meanwhile hears its own: a handler is not inherited. Only the main thread is told.
    """
    came: list[int] = []
    before: dict[int, Any] = {}

    def hear() -> None:
        while before:
            signal.signal(*before.popitem())
        while came:
            signal.raise_signal(came.pop())

    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, *ENDS):
            if callable(signal.getsignal(number)):
                before[number] = signal.signal(number, lambda number, frame: came.append(number))
    try:
        yield hear
    finally:
        hear()


def end(program: subprocess.Popen[str], patience: float = PATIENCE) -> None:
    """Politely if it is still there, and then all that is left of its group."""
    try:
        if program.poll() is None:
            tell(program, signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                program.wait(patience)
    finally:  # also for whoever presses Ctrl-C again
        tell(program, signal.SIGKILL if GROUPS else signal.SIGTERM)
        program.wait()


def tell(program: subprocess.Popen[str], what: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):  # nobody is left; macOS says it like that
        if GROUPS:
            os.killpg(program.pid, what)
        elif program.poll() is None:
            program.terminate()


def end_in_order() -> None:
    """From now on TERM and a closed terminal end this process as Ctrl-C does: by an exception."""
    for number in ENDS:
        if signal.getsignal(number) == signal.SIG_DFL:  # `nohup` is for those who stay
            signal.signal(number, leave)
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as `make test &` in a script has it
        signal.signal(signal.SIGINT, hear_nothing)


def leave(number: int, frame: FrameType | None) -> None:
    for known in ENDS:  # once is enough: what we started is being ended
        signal.signal(known, hear_nothing)
    sys.exit(128 + number)


def hear_nothing(number: int, frame: FrameType | None) -> None:
    """Unlike SIG_IGN it is not inherited: what we start can be told to end."""


def while_somebody_listens(command: Sequence[str]) -> int:
    """Runs a program as long as the other end of our stdin is held."""
    for number in (signal.SIGINT, *ENDS):  # these are for whoever holds it
        signal.signal(number, hear_nothing)
    program = start(command)

    def watch() -> None:
        os.read(sys.stdin.fileno(), 1)
        end(program)

    threading.Thread(target=watch, daemon=True).start()
    return wait(program)


if __name__ == "__main__":
    sys.exit(while_somebody_listens(sys.argv[1:]))
