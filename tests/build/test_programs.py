"""However a task ends, nothing that it has started goes on."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.started import PATIENCE, running
from tools.env import CLEAN, ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no signals")

# A program and what it has started, which is deaf to Ctrl-C; both hold stdout as long as they run.
TASK = """
import dev, sys
dev.TASKS["test"] = lambda: dev.run(["sh", "-c", "(trap '' INT; exec sleep 600) & echo on; wait"])
sys.argv = ["dev.py", "test"]
dev.main()
"""
# The same, when Ctrl-C comes as soon as there is a program to end, and nobody knows of it yet.
EARLY = """
import signal, subprocess
class Popen(subprocess.Popen):
    def __init__(self, *command, **how):
        super().__init__(*command, **how)
        signal.raise_signal(signal.SIGINT)
subprocess.Popen = Popen
"""
# `make play` while the engine is compiled: the compiler holds a pipe as long as it runs.
PLAY = """
import dev, sys
from pathlib import Path
from types import SimpleNamespace
folder = Path(sys.argv[1])
dev.BUILD_CACHE = folder / "cache"
dev.CLEAN |= {"PYTHONPATH": str(folder), "COMPILING": str(folder / "compiling")}
env = SimpleNamespace(python=Path(sys.executable), scripts=folder)
dev.play_env = lambda: (dev.compile_meanwhile(env), env)[1]
sys.argv = ["dev.py", "play"]
dev.main()
"""
PIP = """
import os, subprocess
pipe = os.open(os.environ["COMPILING"], os.O_WRONLY)
os.write(pipe, b"on")
subprocess.run(["sh", "-c", "trap '' INT; sleep 600"], pass_fds=[pipe])
"""
Whom = Callable[[int, int], None]
ONE, ALL = os.kill, os.killpg  # whom a signal is for


def closed(pipe: int) -> bool:
    """Whether everybody who held the other end has gone, at last."""
    while select.select([pipe], [], [], PATIENCE)[0]:
        if not os.read(pipe, 1000):
            return True
    return False


@pytest.mark.parametrize(
    ("whom", "number"),
    [(ALL, signal.SIGINT), (ONE, signal.SIGINT), (ONE, signal.SIGTERM), (ALL, signal.SIGHUP)],
)
def test_a_task_takes_its_programs_along(whom: Whom, number: signal.Signals) -> None:
    command = [sys.executable, "-c", TASK]
    with running(command, cwd=ROOT, env=CLEAN, stdout=subprocess.PIPE) as task:
        assert task.stdout is not None and task.stdout.readline() == "on\n"
        whom(task.pid, number)
        assert closed(task.stdout.fileno())
        assert task.wait(PATIENCE) in (130, 128 + number)


def test_a_task_that_ends_while_a_program_starts_takes_it_along() -> None:
    command = [sys.executable, "-c", EARLY + TASK]
    with running(command, cwd=ROOT, env=CLEAN, stdout=subprocess.PIPE) as task:
        assert task.stdout is not None
        assert closed(task.stdout.fileno())
        assert task.wait(PATIENCE) == 130


@pytest.mark.parametrize(
    ("whom", "number"),
    [(ALL, signal.SIGINT), (ONE, signal.SIGTERM), (ONE, signal.SIGKILL), (ALL, signal.SIGHUP)],
)
def test_the_compiler_ends_with_what_is_played(
    whom: Whom, number: signal.Signals, tmp_path: Path
) -> None:
    (tmp_path / "pip.py").write_text(PIP)
    (tmp_path / "tischrunde").write_text("#!/bin/sh\nexec sleep 600\n")
    (tmp_path / "tischrunde").chmod(0o755)
    os.mkfifo(tmp_path / "compiling")
    command = [sys.executable, "-c", PLAY, str(tmp_path)]
    with running(command, cwd=ROOT, env=CLEAN) as play:
        with open(tmp_path / "compiling", "rb", buffering=0) as compiling:
            assert compiling.read(2) == b"on"
            whom(play.pid, number)
            assert closed(compiling.fileno())
        play.wait(PATIENCE)
