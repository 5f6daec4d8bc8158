"""The guard over all tests notices a program that one of them has left running, and ends it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CARELESS = """
import subprocess

def test_starts_and_forgets():
    sleeper = subprocess.Popen(["sleep", "300"], start_new_session=True)
    while b"sleep" not in open(f"/proc/{{sleeper.pid}}/cmdline", "rb").read():
        pass  # on a busy machine it may not be itself yet
    open("pid", "w").write(str(sleeper.pid))
    assert {passes}
    sleeper.kill()
    sleeper.wait()
"""


def run(folder: Path, passes: bool) -> subprocess.CompletedProcess[str]:
    """Tests in a folder of their own, under this guard."""
    (folder / "test_careless.py").write_text(CARELESS.format(passes=passes))
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.leftovers", "-p", "no:schemathesis"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_what_a_failed_test_leaves_running_is_told_and_ended(tmp_path: Path) -> None:
    done = run(tmp_path, passes=False)
    pid = int((tmp_path / "pid").read_text())
    assert done.returncode == 1
    assert f"ended now: sleep 300 ({pid})" in done.stdout
    deadline = time.monotonic() + 10
    while command_of(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert command_of(pid) == b""


def command_of(pid: int) -> bytes:
    """Nothing for a process that has ended, whether anybody has noticed yet or not."""
    file = Path(f"/proc/{pid}/cmdline")
    return file.read_bytes() if file.exists() else b""


def test_who_ends_what_was_started_hears_nothing(tmp_path: Path) -> None:
    done = run(tmp_path, passes=True)
    assert done.returncode == 0
    assert "ended now" not in done.stdout
