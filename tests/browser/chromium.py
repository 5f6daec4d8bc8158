"""A Chromium to test with: the same everywhere, out of an npm package, unless another is asked for.

CHROMIUM=system takes the machine's own, CHROMIUM=/path/to/it the one named. Where the packaged one
cannot run (it is made for Linux on x86-64) the machine's own is taken, else Playwright's.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserType
from tools import files
from tools.node import FRONTEND, ROOT, node

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium"
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    # Whatever a page may try, nothing leaves this machine.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]
# A test's page lives for seconds: its scripts are not worth being optimised.
HASTY = "--js-flags=--no-opt --no-maglev"


class Chromium(NamedTuple):
    """How to start it."""

    path: str | None  # None: Playwright has its own
    flags: list[str]
    env: dict[str, str]


def find() -> Chromium:
    wish = os.environ.get("CHROMIUM", "")
    if wish not in ("", "system"):
        return installed(wish)
    if not wish and sys.platform == "linux" and platform.machine() == "x86_64":
        return packaged()
    own = next(filter(None, map(shutil.which, NAMES)), None)
    if own:
        return installed(own)
    if wish:
        pytest.fail(f"CHROMIUM=system, but this machine has none of {', '.join(NAMES)}")
    return Chromium(None, FLAGS, {})  # `playwright install chromium` puts it there


def launch(kind: BrowserType, *more: str, but: Sequence[str] = ()) -> Browser:
    """Starts it, with flags besides the usual ones, and without some of Playwright's."""
    found = find()
    return kind.launch(
        executable_path=found.path,
        args=[*found.flags, *more],
        ignore_default_args=[*but],
        env={**os.environ, **found.env},
    )


def installed(path: str) -> Chromium:
    """One of the machine's; for root it has no sandbox."""
    root = os.name == "posix" and os.getuid() == 0
    return Chromium(path, [*FLAGS, *(["--no-sandbox"] if root else [])], {})


def packaged() -> Chromium:
    home = unpacked()
    libraries, fonts = str(home / "al2023/lib"), str(home / "fonts")
    env = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_PATH": fonts}
    return Chromium(str(home / "chromium"), [*FLAGS, "--no-sandbox"], env)


def unpacked() -> Path:
    """The folder of the npm package's Chromium, unpacked once."""
    described = FRONTEND / "node_modules" / PACKAGE / "package.json"
    if not described.is_file():
        pytest.fail(f"{PACKAGE} is not installed: python -m tools.node, or python3 dev.py test")
    home = ROOT / f".chromium-{json.loads(described.read_text())['version']}"
    with files.alone(home):
        if not home.is_dir():
            half = home.with_name(f"{home.name}.half")
            shutil.rmtree(half, ignore_errors=True)
            script = "scripts/unpack-chromium.mjs"
            subprocess.run([node(), script, half, home], cwd=FRONTEND, check=True)
            half.rename(home)
    return home
