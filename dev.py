#!/usr/bin/env python3
"""The project's tasks, with nothing but the standard library.

usage: python3 dev.py TASK [arguments for it]
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

# Python 3.6 and later must be able to parse this file, so that they get as far as this message.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        f"Tischrunde needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.\n"
        "Name a newer one, if you have it:  make test PYTHON=python3.12"
    )

ROOT = Path(__file__).resolve().parent
COMPILED = ROOT / ".compiled"
BUILD_CACHE = ROOT / ".compiled-cache"
WINDOWS = os.name == "nt"
PYTEST = ["-m", "pytest", "-n", "auto", "--maxprocesses=8"]

# What other tools leave in the environment must not lead ours astray.
STRAY = ("PYTHONHOME", "PYTHONPATH", "PIP_PREFIX", "PIP_TARGET", "PIP_USER", "VIRTUAL_ENV")
CLEAN = {name: value for name, value in os.environ.items() if name not in STRAY}
CLEAN |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "TISCHRUNDE_BUILD_CACHE": str(BUILD_CACHE)}


class Failed(Exception):
    """A task cannot go on; the text says why."""


class Env:
    """A private virtual environment; made again whenever what it is made from has changed."""

    def __init__(self, name: str, requirements: list[str], project: list[str]) -> None:
        self.folder = ROOT / name
        self.requirements = requirements
        self.project = project
        self.scripts = self.folder / ("Scripts" if WINDOWS else "bin")
        self.python = self.scripts / ("python.exe" if WINDOWS else "python")

    def ready(self) -> "Env":
        """Makes the environment unless it is up to date."""
        packages = digest(*self.requirements, with_place=True)
        project = self.project_digest()
        if self.stamps() == (packages, project):
            return self
        with alone(self.folder):
            if self.stamps()[0] != packages:
                self.make(packages)
            if self.project and self.stamps()[1] != project:
                compiling = "-e" not in self.project and os.environ.get("TISCHRUNDE_PURE") != "1"
                wait = "; compiling the engine takes about a minute" if compiling else ""
                say(f"installing tischrunde into {self.folder.name}{wait}")
                (self.folder / "project.stamp").unlink(missing_ok=True)
                self.pip("--no-deps", "--force-reinstall", *self.project)
                (self.folder / "project.stamp").write_text(project)
        return self

    def make(self, stamp: str) -> None:
        if not (find_spec("venv") and find_spec("ensurepip")):
            raise Failed(
                "This Python cannot make virtual environments: its venv or ensurepip is missing.\n"
                "On Debian and Ubuntu:  apt install python3-venv"
            )
        start = time.monotonic()
        say(f"making {self.folder.name}")
        shutil.rmtree(self.folder, ignore_errors=True)
        run([sys.executable, "-m", "venv", self.folder])
        for file in self.requirements:
            self.pip("--require-hashes", "-r", file)
        # Written last, so that an interrupted environment is never taken for a whole one.
        (self.folder / "packages.stamp").write_text(stamp)
        say(f"{self.folder.name} is ready after {time.monotonic() - start:.0f} s")

    def stamps(self) -> tuple[str, str]:
        files = [self.folder / "packages.stamp", self.folder / "project.stamp"]
        packages, project = (file.read_text() if file.is_file() else "" for file in files)
        return packages, project

    def project_digest(self) -> str:
        if not self.project:
            return ""
        if "-e" in self.project:
            return digest("pyproject.toml", "hatch_build.py")
        return package_digest()

    def pip(self, *arguments: str) -> None:
        run([self.python, "-m", "pip", "install", "--quiet", *arguments])


def package_digest() -> str:
    """Names everything that goes into the built package, and what decides how it is built."""
    return digest("pyproject.toml", "hatch_build.py", "README.md", "src", "locales")


def digest(*names: str, with_place: bool = False) -> str:
    tools = [os.environ.get("TISCHRUNDE_PURE", ""), os.environ.get("CC", "")]
    tools += [shutil.which(name) or "" for name in ("cc", "gcc", "clang")]
    about = [str(ROOT), sys.base_prefix] if with_place else tools
    total = hashlib.sha256("\0".join([sys.version, *about]).encode())
    for name in names:
        path = ROOT / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and "__pycache__" not in file.parts:
                total.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode())
                total.update(file.read_bytes())
    return total.hexdigest()


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Lets only one process at a time work on a folder."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(f"{folder}.lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def say(text: str) -> None:
    print(f"-- {text}", flush=True)


def run(command: list[object], **extra: str) -> None:
    subprocess.run([str(part) for part in command], cwd=ROOT, env=CLEAN | extra, check=True)


def dev_env() -> Env:
    return Env(".venv", ["requirements/dev.txt"], ["--no-build-isolation", "-e", "."]).ready()


def compiled(env: Env) -> dict[str, str]:
    """Builds the package with its machine code beside the sources; returns how to run with it."""
    stamp = COMPILED / "package.stamp"
    wanted = package_digest()
    with alone(COMPILED):
        if not (stamp.is_file() and stamp.read_text() == wanted):
            shutil.rmtree(COMPILED, ignore_errors=True)
            target = ["--no-deps", "--no-build-isolation", "--target", str(COMPILED), "."]
            pip = [env.python, "-m", "pip", "install", "--quiet", *target]
            run(pip, TISCHRUNDE_PURE="0")
            stamp.write_text(wanted)
    return {"PYTHONPATH": str(COMPILED), "TISCHRUNDE_EXPECTED_ENGINE": "compiled"}


def compiled_if_possible(env: Env) -> dict[str, str]:
    reason = why_not_compiled(env)
    if reason:
        say(f"{reason}: running interpreted")
        return {"TISCHRUNDE_EXPECTED_ENGINE": "interpreted"}
    return compiled(env)


def why_not_compiled(env: Env) -> str:
    if os.environ.get("TISCHRUNDE_PURE") == "1":
        return "TISCHRUNDE_PURE=1"
    probe = [str(env.python), "hatch_build.py"]
    done = subprocess.run(probe, cwd=ROOT, env=CLEAN, capture_output=True, text=True, check=False)
    return done.stderr.strip() if done.returncode else ""


def play(*arguments: str) -> None:
    """Start a game in the terminal: play [GAME] [options of `tischrunde play`]."""
    env = Env(".venv-play", ["requirements/run.txt"], ["."]).ready()
    about = "from tischrunde.build_info import engine; print(engine())"
    engine = subprocess.check_output([env.python, "-c", about], env=CLEAN, text=True).strip()
    if engine != "compiled" and os.environ.get("TISCHRUNDE_PURE") != "1":
        say("no C compiler (or no python3-dev): the engine runs interpreted, so bots are slower")
    if not arguments or arguments[0].startswith("-"):
        arguments = ("strife-of-gods", *arguments)
    program = str(env.scripts / ("tischrunde.exe" if WINDOWS else "tischrunde"))
    if WINDOWS:
        sys.exit(subprocess.call([program, "play", *arguments], env=CLEAN))
    os.execve(program, [program, "play", *arguments], CLEAN)  # the terminal is the game's alone


def test(*arguments: str) -> None:
    """Lint, types, and all tests, interpreted and compiled; arguments go to pytest."""
    env = dev_env()
    python = env.python
    pytest: list[object] = [python, *PYTEST, *arguments]
    steps = Steps()
    steps.take("ruff check", lambda: run([python, "-m", "ruff", "check"]))
    steps.take("ruff format", lambda: run([python, "-m", "ruff", "format", "--check"]))
    steps.take("mypy", lambda: run([python, "-m", "mypy"]))
    reason = why_not_compiled(env)
    # Built before any test runs: some tests compare the two engines, and must not meet an old one.
    if reason:
        shutil.rmtree(COMPILED, ignore_errors=True)
    built = not reason and steps.take("building the compiled engine", lambda: compiled(env))
    steps.take("pytest, interpreted", lambda: run(pytest, TISCHRUNDE_EXPECTED_ENGINE="interpreted"))
    if built:
        steps.take("pytest, compiled", lambda: run(pytest, **compiled(env)))
    if reason:
        say(f"{reason}: the tests ran interpreted only")
    steps.report()


def laws(*arguments: str) -> None:
    """Try the laws and the fuzzing at full size; `test` takes a sample."""
    env = dev_env()
    how = compiled_if_possible(env) | {"TISCHRUNDE_LAWS": "full"}
    run(
        [env.python, *PYTEST, "tests/laws", "tests/fuzz", "tests/server/test_kill.py", *arguments],
        **how,
    )


def bench(*arguments: str) -> None:
    """Measure the engine's speed; arguments go to bench/run.py."""
    env = dev_env()
    run([env.python, "bench/run.py", *arguments], **compiled_if_possible(env))


def lock(*arguments: str) -> None:
    """Pin requirements/*.in again, with hashes, into requirements/*.txt (--upgrade for newer)."""
    env = Env(".venv-lock", ["requirements/lock.txt"], []).ready()
    for name in ("requirements/run", "requirements/dev", "requirements/lock", "bench/peers"):
        command = [env.python, "-m", "uv", "pip", "compile", "--quiet", "--no-cache"]
        command += ["--universal", "--python-version", "3.11", "--generate-hashes"]
        command += ["--no-header", "--no-annotate", *arguments]
        run([*command, f"{name}.in", "-o", f"{name}.txt"])


def clean(*arguments: str) -> None:
    """Remove everything the tasks have made."""
    made = [
        "bench/.peers",
        "build",
        "dist",
        ".mypy_cache",
        ".pytest_cache",
        ".ruff_cache",
        ".hypothesis",
    ]
    for path in [*ROOT.glob(".venv*"), *ROOT.glob(".compiled*"), *(ROOT / name for name in made)]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    for base in ("src", "tests", "bench"):
        for folder in list((ROOT / base).rglob("__pycache__")):
            shutil.rmtree(folder)


class Steps:
    """Takes every step even when one fails, so that one run shows all there is to mend."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed = False

    def take(self, name: str, work: Callable[[], object]) -> bool:
        say(name)
        start = time.monotonic()
        try:
            work()
        except subprocess.CalledProcessError:
            self.failed = True
            self.lines.append(f"FAILED {time.monotonic() - start:6.1f} s  {name}")
            return False
        self.lines.append(f"passed {time.monotonic() - start:6.1f} s  {name}")
        return True

    def report(self) -> None:
        print("", *self.lines, sep="\n", flush=True)
        if self.failed:
            sys.exit(1)


TASKS: dict[str, Callable[..., None]] = {
    task.__name__: task for task in (play, test, laws, bench, lock, clean)
}


def main() -> None:
    if len(sys.argv) < 2:
        print(str(__doc__).strip() + "\n")
        for name, described in TASKS.items():
            print(f"  {name:6} {described.__doc__}")
        return
    task = TASKS.get(sys.argv[1])
    if task is None:
        sys.exit(f"There is no task {sys.argv[1]!r}: choose from {', '.join(TASKS)}.")
    try:
        task(*sys.argv[2:])
    except Failed as failure:
        sys.exit(str(failure))
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
    except PermissionError as failure:
        sys.exit(f"May not write {failure.filename}: make a copy that you own, or ask its owner.")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
