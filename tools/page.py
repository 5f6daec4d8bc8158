"""The page: built from `frontend/` and `locales/` into the package, in a workshop of its own.

TISCHRUNDE_WEB          skip: leave the page as it is, built or not
TISCHRUNDE_BUILD_CACHE  a folder that keeps the workshop, with npm's packages, for the next build

`python -m tools.page` builds it unless it is up to date.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import files
from tools.node import NoNode, install, npm

BUILT = "src/tischrunde/web"
STAMP = ".stamp"
# Not `frontend/**`: an author's node_modules and whatever else lies there must not count.
SOURCES = (
    "frontend/*",
    "frontend/public/**/*",
    "frontend/scripts/**/*",
    "frontend/src/**/*",
    "locales/**/*.ftl",
)
GO_ON = (
    "With TISCHRUNDE_WEB=skip the page is left out: everything else works, also the game in the"
    " terminal."
)
REGISTRY = "It needs the npm registry, once: try again when that can be reached. "


class PageFailed(Exception):
    """The page cannot be built; the text says what to do."""


def sources(root: Path) -> list[Path]:
    """Every file that the page is made of."""
    found = {path for pattern in SOURCES for path in root.glob(pattern) if path.is_file()}
    return sorted(path for path in found if not path.name.endswith(".test.ts"))


def digest(root: Path) -> str:
    """Names everything that the page depends on."""
    return files.digest(root, sources(root))


def stale(root: Path) -> bool:
    """Whether the page has to be built."""
    wish = os.environ.get("TISCHRUNDE_WEB", "")
    if wish not in ("", "skip"):
        raise SystemExit("tischrunde: TISCHRUNDE_WEB must be skip or unset")
    if wish == "skip":
        return False
    stamp = root / BUILT / STAMP
    return not (stamp.is_file() and stamp.read_text() == digest(root))


def build(root: Path) -> None:
    """Builds the page into the package; the old one stays until the new one is whole."""
    with workshop() as folder:
        named = digest(root)
        bring(root, folder)
        try:
            install(folder / "frontend", "--omit=dev")
            npm("run", "build", "--", "--outDir", "../built", folder=folder / "frontend")
        except NoNode as failure:
            raise PageFailed(f"{failure}.\n{GO_ON}") from failure
        except subprocess.CalledProcessError as failure:
            raise PageFailed(advice(failure)) from failure
        (folder / "built" / STAMP).write_text(named)
        put(folder / "built", root / BUILT)


def advice(failure: subprocess.CalledProcessError) -> str:
    """What to do when npm has failed; its own words stand above."""
    task = failure.cmd[2]
    remedy = REGISTRY if task == "ci" else ""
    return f"The page could not be built: `npm {task}` failed, as shown above.\n{remedy}{GO_ON}"


@contextmanager
def workshop() -> Iterator[Path]:
    """A folder to build in, where nothing of an author's is touched."""
    cache = os.environ.get("TISCHRUNDE_BUILD_CACHE")
    if cache:
        folder = Path(cache, "page")
        folder.mkdir(parents=True, exist_ok=True)
        with files.alone(folder):
            yield folder
    else:
        with tempfile.TemporaryDirectory(prefix="tischrunde-page-") as scratch:
            yield Path(scratch)


def bring(root: Path, folder: Path) -> None:
    """The sources as they are now, beside the packages that are there from before."""
    for old in [*folder.glob("frontend/*"), *folder.glob("frontend/.*"), folder / "locales"]:
        if old.is_dir() and old.name != "node_modules":
            shutil.rmtree(old)
        elif old.is_file():
            old.unlink()
    for path in sources(root):
        copy = folder / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


def put(built: Path, place: Path) -> None:
    """Copied beside its place and then renamed: a half page never counts."""
    half, old = place.with_name("web.half"), place.with_name("web.old")
    for folder in (half, old):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(built, half)
    if place.exists():
        place.rename(old)
    half.rename(place)
    shutil.rmtree(old, ignore_errors=True)


def main() -> None:
    root = Path(__file__).resolve().parent.parent
    if stale(root):
        try:
            build(root)
        except PageFailed as failure:
            sys.exit(str(failure))


if __name__ == "__main__":
    main()
