"""Which browser the tests take: the packaged one, unless somebody asks for another."""

import platform
import sys
from pathlib import Path

import pytest
from tests.browser import chromium

RUNS = sys.platform == "linux" and platform.machine() == "x86_64"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A browser that is installed on this machine."""
    path = tmp_path / "chromium"
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "unpacked", lambda: Path("/packaged"))
    monkeypatch.delenv("CHROMIUM", raising=False)
    return str(path)


@pytest.mark.skipif(not RUNS, reason="the packaged browser is made for Linux on x86-64")
@pytest.mark.usefixtures("own")
def test_the_packaged_browser_comes_before_the_machines_own() -> None:
    assert chromium.find().path == "/packaged/chromium"


def test_the_machines_own_browser_is_taken_on_request(
    own: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHROMIUM", "system")
    assert chromium.find().path == own


def test_a_browser_can_be_named(own: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/opt/other/chrome")
    assert chromium.find().path == "/opt/other/chrome"


def test_where_the_packaged_one_cannot_run_the_machines_own_is_taken(
    own: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    assert chromium.find().path == own
