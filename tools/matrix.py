"""Other machines, as far as this one can be like them: each gets a clean copy and tests it.

usage: python3 dev.py matrix [--list] [--full] [--keep] [WHAT …]
  WHAT    only these, by name; without any, all there are
  --list  say what there is, and what cannot be tried here
  --full  the whole of `make test` in each: hours
  --keep  leave the copies of those that fail where they are

examples:
  make matrix                        everything
  make matrix ARGS="3.13 no-compiler"
  make matrix ARGS="--full space"

Each Python runs all tests but those in a browser; where something else differs, a sample shows it.
None takes more than half an hour, and one that fails does not keep the others from being tried.
What each has said is kept if it has failed. Ctrl-C ends what is running, and shows what is done.
"""

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools import SUPPORTED, programs
from tools.env import CLEAN, ROOT, Failed, say
from tools.interpreters import ABOUT, candidates, python

# A little of everything that a machine can spoil: files, processes, words, stores, a browser.
SAMPLE = (
    *("tests/kernel/test_errors_travel.py", "tests/words/test_words.py"),
    *("tests/cli/test_program.py", "tests/cli/test_save_and_load.py"),
    *("tests/build/test_tasks.py", "tests/build/test_programs.py"),
    *("tests/server/test_store.py", "tests/server/test_absence.py", "tests/server/test_admin.py"),
    *("tests/lab/test_lab_commands.py", "tests/browser/test_page.py"),
)
PLAIN = {"TISCHRUNDE_PURE": "1"}
NO_PAGE = {"TISCHRUNDE_WEB": "skip"}
ALL = {"TISCHRUNDE_TURN": "all"}  # of what takes long
# What lint and types say is the same everywhere.
TESTS_ONLY = {"TISCHRUNDE_CHECKS": "skip"}
COMPILERS = ("cc", "gcc", "clang", "c++", "g++", "*-gcc", "gcc-*", "clang-*")
BROWSERS = ("chromium*", "google-chrome*", "chrome", "firefox*")
LOCALE = ("LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES")
IDENTITY = ("GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL")
NO_IDENTITY = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
NO_HOME = f"{os.devnull}/home"  # nobody can write there, not even root
TAIL = 25  # lines of what was said last, shown when something has failed
LIMIT = 1800  # seconds for one of them


@dataclass
class Machine:
    """How a machine differs from this one."""

    name: str
    about: str
    python: Path = Path(sys.executable)
    hidden: tuple[str, ...] = ()  # programs that it does not have
    without: tuple[str, ...] = ()  # what its environment does not say
    settings: dict[str, str] = field(default_factory=dict)
    folder: str = "tischrunde"
    user: str = ""
    tests: tuple[str, ...] = SAMPLE  # (): all there are
    why_not: str = ""  # it cannot be tried here


def machines() -> list[Machine]:
    """All that are promised, also those that cannot be tried here.

    Machine code is built where it could be spoilt.
    """
    return [
        *(machine for version in SUPPORTED for machine in of_python(version)),
        ordinary_user(),
        Machine("no-compiler", "without a C compiler", hidden=COMPILERS, without=("CC",)),
        Machine("space", "a path with a space and an umlaut", folder="Unsere Tischründe"),
        plain("no-node", "without Node", hidden=("node*", "npm*", "npx*", "corepack")),
        plain("no-browser", "without a browser", hidden=BROWSERS, without=("CHROMIUM",)),
        plain("no-postgres", "without PostgreSQL", settings={"POSTGRES": "bundled"}),
        plain("no-identity", "no git identity", without=IDENTITY, settings=NO_IDENTITY),
        plain("no-locale", "no language or locale", without=LOCALE),
        plain("posix", "the locale POSIX", without=LOCALE, settings={"LC_ALL": "POSIX"}),
        plain("no-home", "a home that nobody can write to", settings={"HOME": NO_HOME}),
    ]


def plain(name: str, about: str, settings: dict[str, str] | None = None, **how: Any) -> Machine:
    return Machine(name, about, settings=PLAIN | (settings or {}), **how)


def of_python(version: str) -> list[Machine]:
    """All tests with machine code, of which the engine's run interpreted, too; and without any."""
    path = python(version)
    missing = "" if path else f"there is no Python {version} with venv here"
    how: Any = {"python": path or Path(sys.executable), "why_not": missing}
    return [
        Machine(version, f"Python {version}, compiled", settings=NO_PAGE | ALL, tests=(), **how),
        plain(f"{version}-plain", f"Python {version}, interpreted", settings=NO_PAGE, **how),
    ]


def ordinary_user() -> Machine:
    """Whoever is root tries somebody else, too; whoever is not has done so with all the others."""
    machine = Machine("user", "an ordinary user", user="nobody")
    if os.getuid() != 0:
        machine.why_not = "all the others run as one"
        return machine
    known = [path for version in SUPPORTED for path in candidates(version)]
    for path in [*known, Path("/usr/bin/python3")]:
        try:  # an interpreter in root's home is closed to others
            probe = [str(path), "-c", ABOUT]
            done = subprocess.run(probe, user="nobody", cwd="/", capture_output=True, check=False)
        except OSError:
            continue
        if done.returncode == 0 and done.stdout.decode().strip() in SUPPORTED:
            machine.python = path
            return machine
    machine.why_not = "no Python with venv is open to others than root"
    return machine


def copied(folder: Path) -> None:
    """The checkout as git sees it, with what is not committed yet."""
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(git, check=False, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        raise Failed(f"copies are made from a git checkout: {listed.stderr.strip()}")
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def programs_but(hidden: tuple[str, ...], folder: Path) -> str:
    """A PATH on which everything is but these programs."""
    folder.mkdir()
    for place in map(Path, os.get_exec_path()):
        for program in place.glob("*") if place.is_dir() else ():
            link = folder / program.name
            if not (link.exists() or any(program.match(pattern) for pattern in hidden)):
                link.symlink_to(program)
    return str(folder)


def tried(machine: Machine, base: Path, log: Path, full: bool) -> int:
    """What the tests end with on such a machine; what they say is written down, steps are told."""
    base.mkdir()
    copied(base / machine.folder)
    env = {name: value for name, value in CLEAN.items() if name not in machine.without}
    env |= machine.settings if full else machine.settings | TESTS_ONLY
    env.pop("TISCHRUNDE_BUILD_CACHE", None)
    if machine.hidden:
        env["PATH"] = programs_but(machine.hidden, base / "programs")
    how: dict[str, Any] = {}
    if machine.user:
        env |= {"HOME": str(base), "USER": machine.user}
        owner = pwd.getpwnam(machine.user)
        for path in [base.parent, base, *base.rglob("*")]:
            os.chown(path, owner.pw_uid, owner.pw_gid, follow_symlinks=False)
        how = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
    command = [machine.python, "dev.py", "test", *(() if full else machine.tests)]
    how |= {"cwd": base / machine.folder, "env": env, "encoding": "utf-8", "errors": "replace"}
    return followed(command, log, LIMIT * (8 if full else 1), **how)


def followed(command: Sequence[object], log: Path, limit: float, **how: Any) -> int:
    """Runs a program, for so many seconds at most."""
    task = programs.start(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **how)
    telling = threading.Thread(target=tell, args=(task, log))
    # It ends groups of its own, one after the other: nobody else would, if it were killed.
    patience = 5 * programs.PATIENCE
    late = threading.Timer(limit, programs.end, (task, patience))
    telling.start()
    late.start()
    try:
        return programs.wait(task, patience)
    finally:
        late.cancel()
        telling.join()


def tell(task: "subprocess.Popen[str]", log: Path) -> None:
    """Writes down all that a task says, and repeats what it says of its steps."""
    assert task.stdout is not None
    with task.stdout, open(log, "w", encoding="utf-8") as written:
        for line in task.stdout:
            print(line, end="", file=written, flush=True)
            if line.startswith("-- "):
                print(f"   {line}", end="", flush=True)


def chosen(names: list[str]) -> list[Machine]:
    known = {machine.name: machine for machine in machines()}
    for name in names:
        if name not in known:
            raise Failed(f"There is no machine {name!r}: choose from {', '.join(known)}.")
    return [known[name] for name in names or known]


def main(arguments: tuple[str, ...]) -> None:
    flags = {"--list", "--full", "--keep", "--help", "-h"}
    asked = flags & set(arguments)
    if asked & {"--help", "-h"}:
        print(__doc__.strip())
        return
    wanted = chosen([name for name in arguments if name not in flags])
    if "--list" in asked:
        for machine in wanted:
            print(f"{machine.name:12} {machine.about}{why_not(machine)}")
        return
    failed = try_all(wanted, "--full" in asked, "--keep" in asked)
    if failed:
        raise Failed(f"Some FAILED; what they said is in {failed}.")


def try_all(wanted: list[Machine], full: bool, keep: bool) -> Path | None:
    """One after the other, then how each went; where what failed has said why, if something has."""
    scratch = Path(tempfile.mkdtemp(prefix="tischrunde-matrix-"))
    lines: list[str] = []
    failed = False
    began = time.monotonic()
    try:
        for number, machine in enumerate(wanted, 1):
            if machine.why_not:
                lines.append(
                    f"skipped          {machine.name:12} {machine.about}{why_not(machine)}"
                )
                continue
            start = time.monotonic()
            say(f"{number} of {len(wanted)}: {machine.name}, {machine.about}")
            base, log = scratch / machine.name, scratch / f"{machine.name}.log"
            result = "ended"
            try:
                code = tried(machine, base, log, full)
                result = "FAILED" if code else "passed"
            finally:
                failed = failed or result != "passed"
                lines.append(f"{result:7} {lasted(start)}   {machine.name:12} {machine.about}")
                if result == "passed":
                    log.unlink()
                if not (keep and result == "FAILED"):
                    shutil.rmtree(base)
            if result == "FAILED":
                print(*log.read_text("utf-8").splitlines()[-TAIL:], sep="\n")
    finally:
        print("", *lines, f"after {lasted(began).strip()}", sep="\n", flush=True)
        if not failed:
            shutil.rmtree(scratch)
    return scratch if failed else None


def lasted(start: float) -> str:
    minutes, seconds = divmod(int(time.monotonic() - start), 60)
    return f"{minutes:3}:{seconds:02}"


def why_not(machine: Machine) -> str:
    return f" (not here: {machine.why_not})" if machine.why_not else ""
