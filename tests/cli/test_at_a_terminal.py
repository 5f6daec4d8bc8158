"""A person at a real terminal: Ctrl-C, Ctrl-D, a pause between rounds, secrets off the screen."""

import contextlib
import os
import select
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.terminal import PEOPLE, SEED, choices_of, clean_env, run, whole_game
from tests.started import PATIENCE
from tests.started import start as start_program

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no such terminals there")

CTRL_C, CTRL_D = "\x03", "\x04"
CLEARED = "\x1b[3J"


class Terminal:
    """The program at a terminal of its own."""

    def __init__(self, *args: str) -> None:
        import pty

        self.ours, theirs = pty.openpty()
        env = {**os.environ, **{k: v for k, v in clean_env().items() if v is not None}}
        self.program = start_program(
            [sys.executable, "-m", "tischrunde.cli", "play", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env | {"PYTHONUTF8": "1", "TISCHRUNDE_LANG": "de"},
            start_new_session=True,
            preexec_fn=lambda: take_terminal(theirs),
        )
        os.close(theirs)
        self.said = b""

    def until(self, text: str) -> str:
        """All that is said up to and with this text."""
        end = time.monotonic() + PATIENCE
        while text.encode() not in self.said:
            assert time.monotonic() < end, self.said.decode(errors="replace")
            self.read()
        before, _, self.said = self.said.partition(text.encode())
        return before.decode(errors="replace") + text

    def read(self) -> bool:
        if select.select([self.ours], [], [], 0.1)[0]:
            with contextlib.suppress(OSError):  # the program has ended
                got = os.read(self.ours, 65536)
                self.said += got
                return bool(got)
            return False
        return True

    def type(self, text: str) -> None:
        time.sleep(0.2)  # a key pressed while the prompt is still being set up may get lost
        os.write(self.ours, text.encode())

    def end(self) -> int:
        while self.read() and self.program.poll() is None:
            pass
        return self.program.wait(PATIENCE)

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.send_signal(signal.SIGKILL)
            self.program.wait()
        os.close(self.ours)


def take_terminal(fd: int) -> None:
    """Make it the terminal that sends Ctrl-C to this process."""
    import fcntl
    import termios

    fcntl.ioctl(fd, termios.TIOCSCTTY, 0)


@pytest.fixture
def opened() -> Iterator[list[Terminal]]:
    found: list[Terminal] = []
    yield found
    for terminal in found:
        terminal.close()


def start(opened: list[Terminal], *args: str) -> Terminal:
    opened.append(Terminal(*PEOPLE, *SEED, *args))
    return opened[-1]


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_one_slip_loses_nothing(opened: list[Terminal], key: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    at = start(opened)
    at.until("Anna > ")
    at.type("7\n")
    at.until("Ben > ")
    at.type(key)
    at.until("nicht speichern) > ")
    at.type("\n")
    at.until("Ben > ")
    at.type(key)
    at.until("nicht speichern) > ")
    at.type(f"{file}\n")
    at.until("weiter:")  # a long path breaks the line anywhere
    assert at.end() == 0
    assert choices_of(file) == ["take:r07"]


def test_twice_is_meant(opened: list[Terminal]) -> None:
    at = start(opened)
    at.until("Anna > ")
    at.type(CTRL_C)
    at.until("nicht speichern) > ")
    at.type(CTRL_C)
    at.until("nicht gespeichert")
    assert at.end() == 130


@pytest.mark.parametrize("key", [CTRL_C, "q\n"])
def test_a_secret_does_not_stay_on_the_screen(opened: list[Terminal], key: str) -> None:
    at = start(opened)
    at.until("Anna > ")
    at.type("7\n")
    at.until("Ben > ")
    at.type("8\n")
    at.until("hinschaut > ")
    at.type("\n")
    at.until("Ben > ")
    at.type(key)
    assert CLEARED in at.until("nicht speichern) > ")
    at.type("\n")
    at.until("hinschaut > ")


def test_there_is_time_to_look_at_the_end_of_a_round(opened: list[Terminal]) -> None:
    at = start(opened, "--option", "champions=false")
    for turn in range(12):
        said = at.until(" > ")
        assert "nächste Runde" not in said, turn
        brackets = [part.partition("]")[0] for part in said.split("[")[1:]]
        places = [part for part in brackets if part.isdecimal()]
        at.type(f"{places[0]}\n")
        at.until("nimmt: ")
    assert "Gewinnerfarbe" in at.until("Eingabetaste für die nächste Runde > ")
    at.type("\n")
    at.until("Runde 2 beginnt")


def test_a_game_that_is_fed_in_has_no_pause() -> None:
    assert "nächste Runde" not in run("play", *PEOPLE, *SEED, typed=whole_game()[1]).stdout
