"""Private virtual environments inside the checkout, and programs run in them."""

import os
import shutil
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

from tools import engine, files, page, programs

ROOT = Path(__file__).resolve().parent.parent
BUILD_CACHE = ROOT / ".compiled-cache"
WINDOWS = os.name == "nt"

# What other tools leave in the environment must not lead ours astray.
STRAY = (
    *("PYTHONHOME", "PYTHONPATH", "PIP_PREFIX", "PIP_TARGET", "PIP_USER", "VIRTUAL_ENV"),
    "PYTHONDONTWRITEBYTECODE",  # without it every process would read all sources anew
)
os.environ["TISCHRUNDE_BUILD_CACHE"] = str(BUILD_CACHE)
CLEAN = {name: value for name, value in os.environ.items() if name not in STRAY}
CLEAN |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1"}

BUILDERS = ("pyproject.toml", "hatch_build.py", "tools")
WISHES = ("TISCHRUNDE_PURE", "TISCHRUNDE_WEB", "TISCHRUNDE_HASTY", "CC")


class Failed(Exception):
    """A task cannot go on; the text says why."""


class Env:
    """A private virtual environment; made again whenever what it is made from has changed."""

    def __init__(
        self, name: str, requirements: list[str], project: list[str], **wishes: str
    ) -> None:
        self.folder = ROOT / name
        self.requirements = requirements
        self.project = project
        self.wishes = wishes  # for the build, as in WISHES
        self.editable = "-e" in project
        self.scripts = self.folder / ("Scripts" if WINDOWS else "bin")
        self.python = self.scripts / ("python.exe" if WINDOWS else "python")

    def ready(self) -> "Env":
        """Makes the environment unless it is up to date."""
        if self.up_to_date():
            return self
        packages, project = self.wanted()
        with files.alone(self.folder):
            if self.stamps()[0] != packages:
                self.make(packages)
            if self.project and self.stamps()[1] != project:
                self.install(project)
        return self

    def up_to_date(self) -> bool:
        return self.stamps() == self.wanted()

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
            # Bytecode of all of them takes a while; Python makes and keeps what it needs.
            self.pip("--no-compile", "--require-hashes", "-r", file)
        # Written last, so that an interrupted environment is never taken for a whole one.
        (self.folder / "packages.stamp").write_text(stamp)
        say(f"{self.folder.name} is ready after {time.monotonic() - start:.0f} s")

    def install(self, stamp: str) -> None:
        start = time.monotonic()
        say(f"installing tischrunde into {self.folder.name}{self.long_work()}")
        (self.folder / "project.stamp").unlink(missing_ok=True)
        # Whoever works on the sources gets the page by a step of its own.
        wishes = {"TISCHRUNDE_WEB": "skip"} if self.editable else self.wishes
        try:
            self.pip("--no-deps", "--force-reinstall", *self.project, **wishes)
        except subprocess.CalledProcessError as failure:
            text = "tischrunde could not be installed: why stands above, before pip's own remarks."
            raise Failed(text) from failure
        (self.folder / "project.stamp").write_text(stamp)
        say(f"tischrunde is installed after {time.monotonic() - start:.0f} s")

    def long_work(self) -> str:
        """What the build will take its time for."""
        if self.editable:
            return ""
        works = ["building the page"] if page.stale(ROOT) else []
        if (os.environ | self.wishes).get("TISCHRUNDE_PURE") != "1" and not engine.kept(ROOT):
            works.append("compiling the engine")
        return f": {' and '.join(works)} takes a moment" if works else ""

    def stamps(self) -> tuple[str, str]:
        kept = [self.folder / "packages.stamp", self.folder / "project.stamp"]
        packages, project = (file.read_text() if file.is_file() else "" for file in kept)
        return packages, project

    def wanted(self) -> tuple[str, str]:
        """The stamps of an environment made from everything as it is now."""
        packages = files.digest(
            ROOT,
            [ROOT / file for file in self.requirements],
            *(sys.version, str(ROOT), sys.base_prefix),
        )
        if not self.project:
            return packages, ""
        return packages, digest(*BUILDERS) if self.editable else package_digest(**self.wishes)

    def pip(self, *arguments: str, **extra: str) -> None:
        run([self.python, "-m", "pip", "install", "--quiet", *arguments], **extra)


def package_digest(**wishes: str) -> str:
    """Names everything that goes into the built package, and what decides how it is built."""
    sources = (*BUILDERS, "README.md", "src", "locales")
    return digest(*sources, more=page.sources(ROOT), **wishes)


def digest(*names: str, more: list[Path] | None = None, **wishes: str) -> str:
    """Names what is in the files, and the tools they are built with."""
    about = [(os.environ | wishes).get(wish, "") for wish in WISHES]
    about += [shutil.which(name) or "" for name in ("cc", "gcc", "clang")]
    # The page as it was built is no source: it is made while the package is.
    found = [path for name in names for path in files.below(ROOT / name, "web")]
    return files.digest(ROOT, [*found, *(more or [])], sys.version, *about)


def say(text: str) -> None:
    print(f"-- {text}", flush=True)


def run(command: list[object], **extra: str) -> None:
    code = programs.call(command, cwd=ROOT, env=CLEAN | extra)
    if code:
        raise subprocess.CalledProcessError(code, [str(part) for part in command])
