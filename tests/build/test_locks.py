"""The locks: the same packages on every machine, named by content and not by address."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
NPM: dict[str, dict[str, Any]] = json.loads(
    (ROOT / "frontend/package-lock.json").read_text("utf-8")
)["packages"]
PYTHON = [*(ROOT / "requirements").glob("*.txt"), ROOT / "bench/peers.txt"]


def lacking(packages: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
    """Packages for other systems that a lock should have and has not: npm drops them in silence."""
    found = {}
    for path, package in packages.items():
        wanted = package.get("optionalDependencies", {}) if path else {}
        missing = [
            name
            for name in wanted
            if f"node_modules/{name}" not in packages
            and f"{path}/node_modules/{name}" not in packages
        ]
        if missing:
            found[path] = missing
    return found


def test_the_lock_of_the_page_is_complete_for_every_system() -> None:
    assert lacking(NPM) == {}


def test_a_lock_made_for_one_system_would_be_found() -> None:
    packages = {
        "": {},
        "node_modules/tool": {"optionalDependencies": {"tool-linux": "1", "tool-darwin": "1"}},
        "node_modules/tool-linux": {},
    }
    assert lacking(packages) == {"node_modules/tool": ["tool-darwin"]}


def test_the_lock_of_the_page_names_contents_and_no_addresses() -> None:
    packages = {path: package for path, package in NPM.items() if path}
    assert [path for path, package in packages.items() if "resolved" in package] == []
    assert [path for path, package in packages.items() if "integrity" not in package] == []


def test_the_lock_of_the_page_fits_what_it_locks() -> None:
    wanted = json.loads((ROOT / "frontend/package.json").read_text("utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert NPM[""][kind] == wanted[kind]


@pytest.mark.parametrize("file", PYTHON, ids=lambda file: file.name)
def test_python_packages_are_pinned_by_content_without_addresses(file: Path) -> None:
    text = file.read_text("utf-8")
    pins = re.findall(r"^[^\s#-].*", text, re.MULTILINE)
    assert pins
    assert [pin for pin in pins if "==" not in pin] == []
    assert text.count("==") <= text.count("--hash=sha256:")
    assert "://" not in text and "index-url" not in text
