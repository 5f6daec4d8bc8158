"""What a release is made from: an archive and a container that build with nothing else."""

from __future__ import annotations

import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet
from tests.started import PATIENCE, running
from tools import bill, interpreters, page, wheels
from tools.env import Failed

from tischrunde.games import catalog

ROOT = Path(__file__).resolve().parents[2]
CONTAINER = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# Whoever asks the network for something gets no answer.
OFFLINE = dict.fromkeys(("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"), "http://127.0.0.1:9")
DATED = {"SOURCE_DATE_EPOCH": "1700000000", "TISCHRUNDE_PURE": "1"}


def build(*arguments: object, cwd: Path) -> None:
    """With the tools of this environment, and nothing that was built before."""
    environment = os.environ | OFFLINE | {name.lower(): OFFLINE[name] for name in OFFLINE} | DATED
    environment.pop("TISCHRUNDE_BUILD_CACHE", None)
    command = [sys.executable, "-m", *map(str, arguments)]
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if os.environ.get("TISCHRUNDE_WEB") == "skip":
        pytest.skip("TISCHRUNDE_WEB=skip: there is no page")
    if page.stale(ROOT) or not (ROOT / page.BUILT).is_dir():
        pytest.skip("the page is not built as it is now: python -m tools.page does it")
    folder = tmp_path_factory.mktemp("archive")
    build("hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    (file,) = folder.iterdir()
    return file


def unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as files:
        files.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    return source


def wheel(source: Path, folder: Path) -> Path:
    how = ["--no-index", "--no-build-isolation", "--no-deps", "--wheel-dir", folder]
    build("pip", "wheel", *how, source, cwd=folder.parent)
    (file,) = folder.iterdir()
    return file


@pytest.fixture(scope="module")
def one(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that the archive makes."""
    folder = tmp_path_factory.mktemp("one")
    return wheel(unpacked(archive, folder / "here"), folder / "wheels")


def test_the_source_archive_builds_offline_and_twice_the_same(
    archive: Path, one: Path, tmp_path: Path
) -> None:
    other = wheel(unpacked(archive, tmp_path / "there"), tmp_path / "other")
    assert wheels.differences(one, other) == []
    inside = set(zipfile.ZipFile(one).namelist())
    assert "tischrunde/web/index.html" in inside and "tischrunde/web/licenses.txt" in inside
    for game in catalog.ids():
        assert f"tischrunde/locales/de/{game}.ftl" in inside
    assert not [name for name in inside if name.endswith((".so", ".pyc")) or "node_modules" in name]


def test_the_archive_holds_what_was_written_and_nothing_that_was_made(archive: Path) -> None:
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    assert {"README.md", "LICENSE", "Makefile", "dev.py", "requirements/run.txt"} <= names
    made = re.compile(r"(^|/)(\.venv|\.compiled|node_modules|__pycache__|shots)|\.so$")
    assert [name for name in names if made.search(name)] == []


def ignored(path: str) -> bool:
    """By .dockerignore: from the root, or `**/` anywhere."""
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    parts = path.split("/")
    above = ["/".join(parts[: count + 1]) for count in range(len(parts))]
    return any(
        fnmatch(parts[-1], pattern[3:]) or any(fnmatch(part, pattern[3:]) for part in parts)
        if pattern.startswith("**/")
        else any(fnmatch(each, pattern) for each in above if each.count("/") == pattern.count("/"))
        for pattern in patterns
    )


def context(folder: str = "") -> Iterator[str]:
    """What `COPY .` takes along."""
    for entry in os.scandir(ROOT / folder):
        path = f"{folder}/{entry.name}".removeprefix("/")
        if ignored(path):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from context(path)
        else:
            yield path


def test_the_container_builds_from_what_it_copies(one: Path, tmp_path: Path) -> None:
    assert "COPY . /source" in CONTAINER
    source = tmp_path / "source"
    for path in context():
        (source / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, source / path)
    assert sum(file.stat().st_size for file in source.rglob("*") if file.is_file()) < 40e6
    (line,) = re.findall(r"^RUN \S+ pip wheel (.*)$", CONTAINER, re.MULTILINE)
    assert line == "--no-cache-dir --no-deps --wheel-dir /wheels /source"
    built = wheel(source, tmp_path / "wheels")
    (pattern,) = re.findall(r"ls /wheels/(\S+)\)", CONTAINER)
    assert fnmatch(built.name, pattern)
    assert wheels.differences(built, one) == []


def test_the_container_has_a_python_and_extras_there_are() -> None:
    versions = re.findall(r"^FROM python:([\d.]+)-slim", CONTAINER, re.MULTILINE)
    assert len(versions) == 2 and len(set(versions)) == 1
    assert SpecifierSet(PROJECT["requires-python"]).contains(versions[0])
    (extras,) = re.findall(r"\.whl\)\[([\w,]+)\]", CONTAINER)
    assert set(extras.split(",")) == set(PROJECT["optional-dependencies"])


def test_the_bill_names_what_is_locked(archive: Path) -> None:
    told = bill.bill("1.0", "1700000000")
    assert told["metadata"]["timestamp"] == "2023-11-14T22:13:20+00:00"
    purls = [each["purl"] for each in told["components"]]
    assert len(purls) == len(set(purls)) and purls == told["dependencies"][0]["dependsOn"]
    pins = re.findall(r"^([\w.-]+)==(\S+)", bill.LOCK.read_text("utf-8"), re.MULTILINE)
    assert {f"pkg:pypi/{name}@{version}" for name, version in pins} <= set(purls)
    lock = json.loads((ROOT / "frontend/package-lock.json").read_text("utf-8"))["packages"]
    of_page = [each for each in told["components"] if each["purl"].startswith("pkg:npm/")]
    assert {"svelte", "@fluent/bundle"} <= {each["name"] for each in of_page}
    for each in of_page:
        locked = lock[f"node_modules/{each['name']}"]
        assert (each["version"], not locked.get("dev")) == (locked["version"], True)


def test_pythons_are_found_and_others_refused() -> None:
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert list(interpreters.found([own])) == [own]
    assert own in interpreters.found([])
    with pytest.raises(Failed, match=r"no Python 2\.7"):
        interpreters.found(["2.7"])


def test_what_differs_between_two_archives_is_named(tmp_path: Path) -> None:
    files = [tmp_path / "one.whl", tmp_path / "other.whl"]
    for number, file in enumerate(files):
        with zipfile.ZipFile(file, "w") as made:
            made.writestr("same", "same")
            made.writestr("differs", str(number))
    assert wheels.differences(*files) == ["differs"]
    assert wheels.differences(files[0], files[0]) == []


def test_machine_code_that_names_a_folder_of_ours_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    release = wheels.Release(Path(), tmp_path / "first", {})
    assert release.names_us(os.fsencode(f"\0{Path.home()}/.pyenv/versions/3.12.1/lib\0"))
    assert release.names_us(os.fsencode(f"\0{tmp_path}/first/source/x.c\0"))
    assert not release.names_us(b"\0src/tischrunde/kernel/rng.py\0/usr/lib/python3\0")


INTERRUPTED = """
import sys
from pathlib import Path
from tools.wheels import Release
deaf = "import signal; signal.signal(2, signal.SIG_IGN); held = open({fifo!r}, 'w'); signal.pause()"
start = f"import subprocess, sys; subprocess.call([sys.executable, '-c', {{deaf!r}}])"
Release(Path(), Path({folder!r}, "first"), {{}}).run([sys.executable, "-c", start])
"""


@pytest.mark.skipif(os.name == "nt", reason="signals are of another kind there")
def test_ctrl_c_ends_the_compilers_too(tmp_path: Path) -> None:
    """Whatever was started holds a pipe open; it is closed when nobody is left."""
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    script = INTERRUPTED.format(fifo=str(fifo), folder=str(tmp_path))
    environment = os.environ | DATED | {"PYTHONPATH": str(ROOT)}
    how = {"env": environment, "cwd": tmp_path, "stderr": subprocess.DEVNULL}
    with running([sys.executable, "-c", script], **how) as program, open(fifo) as heard:
        program.send_signal(signal.SIGINT)
        assert program.wait(PATIENCE) != 0
        assert select.select([heard], [], [], PATIENCE)[0] and heard.read() == ""


class Workbench(wheels.Release):
    """Builds nothing: what pip and auditwheel leave behind has the names they are told."""

    repaired = ""

    def run(self, command: list[object], cwd: Path | None = None, **extra: str) -> str:
        name = self.repaired if "auditwheel" in command else "tischrunde-1-cp311-cp311-linux_x.whl"
        folder = Path(str(command[command.index("--wheel-dir") + 1]))
        folder.mkdir(exist_ok=True)
        with zipfile.ZipFile(folder / name, "w") as made:
            made.writestr("tischrunde/engine.so", b"")
        return ""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other tags")
def test_a_compiled_wheel_is_for_many_linuxes_or_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    release = Workbench(Path(sys.executable), tmp_path / "release", {})
    release.repaired = "tischrunde-1-cp311-cp311-manylinux_2_17_x.whl"
    made = release.wheel(Path(sys.executable), tmp_path, pure=False)
    assert made.file == release.out / release.repaired
    release.repaired = "tischrunde-1-cp311-cp311-linux_x.whl"
    with pytest.raises(Failed, match="manylinux"):
        release.wheel(Path(sys.executable), tmp_path, pure=False)
