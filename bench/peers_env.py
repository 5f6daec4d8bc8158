"""The environment of the peers: bench/.peers, made from peers.txt with every hash checked."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
LOCK = HERE / "peers.txt"

Say = Callable[[str], None]


def requirements(text: str) -> list[str]:
    """The lock file cut into one piece for each package: its pin and the hashes below it."""
    pieces: list[str] = []
    for line in text.splitlines():
        if line[:1].isalnum():
            pieces.append(line)
        elif line.strip() and not line.lstrip().startswith("#") and pieces:
            pieces[-1] += "\n" + line
    return [piece.rstrip("\\ \n") + "\n" for piece in pieces]


class PeersEnv:
    """Made once and again whenever the lock file or the interpreter changes."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        windows = os.name == "nt"
        self.python = directory / ("Scripts/python.exe" if windows else "bin/python")
        self.stamp = directory / "stamp"

    def ensure(self, say: Say) -> list[str]:
        """Installs what is missing; gives the problems. Whatever could be installed is there."""
        want = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
        if self.python.exists() and self.stamp.is_file() and self.stamp.read_text() == want:
            return []
        say(f"installing the peers into {self.directory.name} (once, about a minute) ...")
        try:
            venv.create(self.directory, with_pip=True, clear=True)
        except (OSError, subprocess.CalledProcessError) as error:
            return [f"no environment for the peers: {error}"]
        (self.directory / ".gitignore").write_text("*\n")
        if not self._install(LOCK):
            self.stamp.write_text(want)
            return []
        return self._install_one_by_one(say)

    def _install_one_by_one(self, say: Say) -> list[str]:
        """One package that cannot be had must not take the others with it."""
        say("not all of them could be installed; trying one by one ...")
        problems = []
        single = self.directory / "single.txt"
        for requirement in requirements(LOCK.read_text()):
            single.write_text(requirement)
            if error := self._install(single, "--no-deps", "--retries", "1"):
                name = requirement.split()[0]
                problems.append(f"{name}: {error}")
        return problems

    def _install(self, lock: Path, *options: str) -> str:
        """The last words of pip, or nothing when all went well."""
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        done = subprocess.run(
            [*pip, "--require-hashes", *options, "-r", str(lock)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            return ""
        errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        return (errors or done.stderr.splitlines() or ["pip failed"])[-1]
