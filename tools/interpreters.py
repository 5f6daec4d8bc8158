"""The Pythons of this machine that Tischrunde supports, one of each minor version."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import SUPPORTED
from tools.env import CLEAN, Failed

ABOUT = "import ensurepip, sys, venv; print(*sys.version_info[:2], sep='.')"


def found(wanted: list[str]) -> dict[str, Path]:
    """Where each of these versions is, or each that is supported and there."""
    there = {version: path for version in SUPPORTED if (path := python(version)) is not None}
    missing = [version for version in wanted if version not in there]
    if missing:
        raise Failed(f"There is no Python {missing[0]} here that is supported: {', '.join(there)}.")
    return {version: path for version, path in there.items() if version in (wanted or there)}


def python(version: str) -> Path | None:
    """The first that runs, is of this version and can make environments."""
    for path in candidates(version):
        try:
            done = subprocess.run(
                [path, "-c", ABOUT], env=CLEAN, capture_output=True, text=True, check=False
            )
        except OSError:
            continue
        if done.stdout.strip() == version:
            return path
    return None


def candidates(version: str) -> Iterator[Path]:
    """This one, those that can be called by name, those of pyenv and uv."""
    if sys.version.startswith(f"{version}."):
        yield Path(sys.executable)
    named = shutil.which(f"python{version}")
    if named:
        yield Path(named)
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR") or Path.home() / ".local/share/uv/python")
    for folder in (*pyenv.glob(f"versions/{version}.*"), *uv.glob(f"cpython-{version}.*")):
        yield folder / "bin/python"
