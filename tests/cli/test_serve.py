"""`tischrunde serve` at a terminal: where it stands, what it says, and when a browser opens."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.terminal import clean_env, complaint, run
from tests.started import PATIENCE, running

from tischrunde.build_info import engine
from tischrunde.cli import address as places
from tischrunde.cli import opening
from tischrunde.cli.address import address, bound, network_address
from tischrunde.cli.opening import somebody_looks
from tischrunde.cli.serve import Greeting
from tischrunde.cli.started import from_checkout
from tischrunde.words import Words


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else has."""
    with bound("127.0.0.1", 0) as other:
        yield other.getsockname()[1]


def test_without_a_wish_the_next_free_port_is_taken(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "NEIGHBOURS", [taken, 0])
    with bound("127.0.0.1", None) as ours:
        assert ours.getsockname()[1] != taken
    monkeypatch.setattr(places, "NEIGHBOURS", [taken])
    with bound("127.0.0.1", None) as ours:
        assert ours.getsockname()[1] != taken


def test_a_port_that_was_asked_for_is_that_or_none(taken: int, tmp_path: Path) -> None:
    said = complaint(run("serve", "--port", str(taken), "--data", str(tmp_path)))
    assert f"127.0.0.1 Port {taken} lässt sich nicht benutzen" in said


def test_an_address_nobody_has_is_told_at_once(tmp_path: Path) -> None:
    said = complaint(run("serve", "--host", "no.such.host.invalid", "--data", str(tmp_path)))
    assert "no.such.host.invalid" in said


def test_addresses_are_what_one_types() -> None:
    with bound("127.0.0.1", 0) as here:
        port = here.getsockname()[1]
        assert address(here) == f"http://127.0.0.1:{port}/"
        assert network_address(here) == ""
    with bound("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]
        assert address(everywhere) == f"http://localhost:{port}/"
        seen = network_address(everywhere)
        assert not seen or seen.endswith(f":{port}/")


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 here")
def test_an_address_of_the_new_kind_stands_in_brackets() -> None:
    assert places.url("::1", 8000) == "http://[::1]:8000/"


def greeted(
    capsys: pytest.CaptureFixture[str],
    wanted: int | None,
    built: bool,
    opens: bool,
    plain: bool = False,
) -> tuple[str, str]:
    words = Words("de", strict=True)
    with bound("127.0.0.1", 0) as listening:
        Greeting(words, wanted, built, opens, plain, "/kept").say(listening)
    said = capsys.readouterr()
    return said.out, said.err


def test_it_says_where_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    out, err = greeted(capsys, 0, True, False)
    first, invite, kept = out.splitlines()
    assert "http://127.0.0.1:" in first and "Strg-C" in first
    assert "--host 0.0.0.0" in invite and kept.endswith("/kept")
    assert err == ""


def test_it_says_that_the_usual_port_was_taken(capsys: pytest.CaptureFixture[str]) -> None:
    _, err = greeted(capsys, None, True, False)
    assert "Port 8000 ist belegt" in err


def test_it_says_that_the_page_is_missing_and_how_to_build_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out, err = greeted(capsys, 0, False, False)
    assert "http://127.0.0.1:" in out
    assert "nicht gebaut" in err and "python3 dev.py play" in err


def test_it_says_that_the_engine_is_not_compiled_and_what_to_do(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, err = greeted(capsys, 0, True, False, plain=True)
    assert len(err.splitlines()) == 1
    assert "reines Python" in err and "C-Compiler" in err
    assert f"({sys.version_info.major}.{sys.version_info.minor})" in err


@pytest.mark.parametrize(
    ("program", "said"),
    [("/src/.venv-play/bin/tischrunde", True), ("/opt/tischrunde/bin/tischrunde", False)],
)
def test_a_start_from_the_checkout_has_said_so_already(
    monkeypatch: pytest.MonkeyPatch, program: str, said: bool
) -> None:
    monkeypatch.setattr(sys, "argv", [program])
    assert from_checkout() is said


class Opened(webbrowser.BaseBrowser):
    """A browser that only notes what it was to open."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[str] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.urls.append(url)
        return True


def test_a_browser_opens_beside(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Opened()
    monkeypatch.setattr(webbrowser, "get", lambda: browser)
    out, _ = greeted(capsys, 0, True, True)
    for _ in range(200):  # it opens in a thread, so as not to be waited for
        if not browser.urls:
            time.sleep(0.05)
    assert len(browser.urls) == 1 and browser.urls[0] in out


def test_a_browser_in_the_terminal_stays_closed_unless_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    text_browser = webbrowser.GenericBrowser("lynx")
    monkeypatch.setattr(text_browser, "open", lambda url: opened.append(url))
    monkeypatch.setattr(webbrowser, "get", lambda: text_browser)
    monkeypatch.delenv("BROWSER", raising=False)
    opening.show("http://here/")
    assert opened == []
    monkeypatch.setenv("BROWSER", "lynx")
    opening.show("http://here/")
    assert opened == ["http://here/"]


def test_no_browser_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    opening.show("http://here/")


@pytest.mark.parametrize(
    ("environ", "platform", "looks"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "1 2 3 4"}, "linux", False),
        ({"BROWSER": "firefox", "SSH_CONNECTION": "1 2 3 4"}, "linux", True),
        ({"BROWSER": "firefox", "CI": "1"}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"SSH_CONNECTION": "1 2 3 4"}, "darwin", False),
    ],
)
def test_a_browser_opens_only_where_somebody_looks(
    environ: dict[str, str], platform: str, looks: bool
) -> None:
    assert somebody_looks(environ, platform) == looks


@pytest.mark.skipif(os.name == "nt", reason="signals are of another kind there")
def test_closing_the_tables_is_no_error(tmp_path: Path) -> None:
    env = {**os.environ, **{k: v for k, v in clean_env().items() if v is not None}, "CI": "1"}
    command = [sys.executable, "-m", "tischrunde.cli", "serve", "--port", "0"]
    with running(
        [*command, "--data", str(tmp_path)],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert "Die Tische stehen bereit: http://127.0.0.1:" in process.stdout.readline()
        assert "--host 0.0.0.0" in process.stdout.readline()
        assert str(tmp_path) in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert out == "" and "Traceback" not in err
    assert ("reines Python" in err) == (engine() == "interpreted")
