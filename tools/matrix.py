"""Other machines, as far as this one can be like them: each gets a clean copy and tests it.

usage: python3 dev.py matrix [--list] [--full] [WHAT …]
  WHAT    only these, by name; without any, all there are
  --list  say what there is, and what cannot be tried here
  --full  the whole of `make test` in each, instead of a sample: hours

examples:
  make matrix                        everything, by a sample of tests
  make matrix ARGS="3.13 no-compiler"
  make matrix ARGS="--full space"

What each has said is kept in a file beside its copy, which stays if it has failed. Ctrl-C ends what
is running, and shows what is done.
"""

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from tools import SUPPORTED, programs
from tools.env import CLEAN, ROOT, Failed, say
from tools.interpreters import ABOUT, candidates, python

# A little of everything that a machine can spoil: files, processes, words, stores, a browser.
SAMPLE = [
    *("tests/kernel/test_errors_travel.py", "tests/words/test_words.py"),
    *("tests/cli/test_program.py", "tests/cli/test_save_and_load.py"),
    *("tests/build/test_tasks.py", "tests/build/test_programs.py"),
    *("tests/server/test_store.py", "tests/server/test_absence.py", "tests/server/test_admin.py"),
    *("tests/lab/test_lab_commands.py", "tests/browser/test_page.py"),
]
COMPILERS = ("cc", "gcc", "clang", "c++", "g++", "*-gcc", "gcc-*", "clang-*")
BROWSERS = ("chromium*", "google-chrome*", "chrome", "firefox*")
LOCALE = ("LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES")
IDENTITY = ("GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL")
NO_IDENTITY = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
NO_HOME = f"{os.devnull}/home"  # nobody can write there, not even root
TAIL = 25  # lines of what was said last, shown when something has failed


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
    why_not: str = ""  # it cannot be tried here


def machines() -> list[Machine]:
    """All that are promised, also those that cannot be tried here."""
    plain = {"TISCHRUNDE_PURE": "1"}
    found: list[Machine] = []
    for version in SUPPORTED:
        path = python(version)
        missing = "" if path else f"there is no Python {version} with venv here"
        for name, about, settings in (
            (version, "compiled", {}),
            (f"{version}-plain", "interpreted", plain),
        ):
            at = path or Path(sys.executable)
            found.append(Machine(name, f"Python {version}, {about}", at, (), (), settings))
            found[-1].why_not = missing
    return [
        *found,
        ordinary_user(),
        Machine("no-compiler", "without a C compiler", hidden=COMPILERS, without=("CC",)),
        Machine("no-node", "without Node", hidden=("node*", "npm*", "npx*", "corepack")),
        Machine("no-browser", "without a browser", hidden=BROWSERS, without=("CHROMIUM",)),
        Machine("no-postgres", "without PostgreSQL", settings={"POSTGRES": "bundled"}),
        Machine("no-identity", "no git identity", without=IDENTITY, settings=NO_IDENTITY),
        Machine("no-locale", "no language or locale", without=LOCALE),
        Machine("posix", "the locale POSIX", without=LOCALE, settings={"LC_ALL": "POSIX"}),
        Machine("space", "a path with a space and an umlaut", folder="Unsere Tischründe"),
        Machine("no-home", "a home that nobody can write to", settings={"HOME": NO_HOME}),
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
    listed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
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


def tried(machine: Machine, scratch: Path, full: bool) -> int:
    """What the tests end with on such a machine."""
    base = scratch / machine.name
    base.mkdir()
    copied(base / machine.folder)
    env = {name: value for name, value in CLEAN.items() if name not in machine.without}
    env |= machine.settings
    env.pop("TISCHRUNDE_BUILD_CACHE", None)
    if machine.hidden:
        env["PATH"] = programs_but(machine.hidden, base / "programs")
    how: dict[str, object] = {}
    if machine.user:
        env |= {"HOME": str(base), "USER": machine.user}
        owner = pwd.getpwnam(machine.user)
        for path in [scratch, base, *base.rglob("*")]:
            os.chown(path, owner.pw_uid, owner.pw_gid, follow_symlinks=False)
        how = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
    with open(scratch / f"{machine.name}.log", "w", encoding="utf-8") as log:
        command = [machine.python, "dev.py", "test", *([] if full else SAMPLE)]
        where = base / machine.folder
        task = programs.start(command, cwd=where, env=env, stdout=log, stderr=log, **how)
        # It ends groups of its own, one after the other: nobody else would, if it were killed.
        return programs.wait(task, 5 * programs.PATIENCE)


def chosen(names: list[str]) -> list[Machine]:
    known = {machine.name: machine for machine in machines()}
    for name in names:
        if name not in known:
            raise Failed(f"There is no machine {name!r}: choose from {', '.join(known)}.")
    return [known[name] for name in names or known]


def main(arguments: tuple[str, ...]) -> None:
    flags = {"--list", "--full", "--help", "-h"}
    asked = flags & set(arguments)
    if asked & {"--help", "-h"}:
        print(__doc__.strip())
        return
    wanted = chosen([name for name in arguments if name not in flags])
    if "--list" in asked:
        for machine in wanted:
            print(f"{machine.name:12} {machine.about}{why_not(machine)}")
        return
    scratch = Path(tempfile.mkdtemp(prefix="tischrunde-matrix-"))
    lines: list[str] = []
    failed = False
    try:
        for number, machine in enumerate(wanted, 1):
            if machine.why_not:
                lines.append(
                    f"skipped           {machine.name:12} {machine.about}{why_not(machine)}"
                )
                continue
            log = scratch / f"{machine.name}.log"
            say(f"{number} of {len(wanted)}: {machine.name}, {machine.about}; see {log}")
            start = time.monotonic()
            code = tried(machine, scratch, "--full" in asked)
            result = "FAILED" if code else "passed"
            minutes, seconds = divmod(int(time.monotonic() - start), 60)
            lines.append(f"{result}  {minutes:4}:{seconds:02}   {machine.name:12} {machine.about}")
            if code:
                failed = True
                print(*log.read_text("utf-8", "replace").splitlines()[-TAIL:], sep="\n")
            else:
                shutil.rmtree(scratch / machine.name)
    finally:
        print("", *lines, sep="\n", flush=True)
    if failed:
        raise Failed(f"What failed is kept in {scratch}.")
    shutil.rmtree(scratch)


def why_not(machine: Machine) -> str:
    return f" (not here: {machine.why_not})" if machine.why_not else ""
