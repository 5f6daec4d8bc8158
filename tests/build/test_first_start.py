"""What `make play` does the first time, later, and where nothing can be compiled."""

import dev
import pytest
from tools.env import Env


class Machine:
    """What a start finds, and what it has made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.kept = False
        self.current = False
        self.compiler = True
        self.made: list[str] = []
        monkeypatch.delenv("TISCHRUNDE_PURE", raising=False)
        monkeypatch.setattr("tools.engine.kept", lambda root: self.kept)
        monkeypatch.setattr(Env, "up_to_date", lambda env: self.current)
        monkeypatch.setattr(Env, "ready", lambda env: self.ready(env))
        monkeypatch.setattr(dev, "why_not_compiled", lambda env: "" if self.compiler else "No cc")
        monkeypatch.setattr(dev, "compile_meanwhile", lambda env: self.made.append("machine code"))

    def ready(self, env: Env) -> Env:
        self.made.append("plain" if env.wishes.get("TISCHRUNDE_PURE") == "1" else "whole")
        return env


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_the_first_start_waits_for_no_compiler(machine: Machine) -> None:
    dev.play_env()
    assert machine.made == ["plain", "machine code"]


@pytest.mark.parametrize("found", ["kept", "current"])
def test_a_later_start_uses_the_machine_code(machine: Machine, found: str) -> None:
    setattr(machine, found, True)
    dev.play_env()
    assert machine.made == ["whole"]


def test_without_a_compiler_it_says_so(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.compiler = False
    dev.play_env()
    assert machine.made == ["plain"]
    assert "No cc: the engine runs interpreted" in capsys.readouterr().out


@pytest.mark.parametrize("wish", ["0", "1"])
def test_a_wish_is_a_command(machine: Machine, monkeypatch: pytest.MonkeyPatch, wish: str) -> None:
    monkeypatch.setenv("TISCHRUNDE_PURE", wish)
    dev.play_env()
    assert machine.made == ["whole"]


def test_an_engine_in_plain_python_is_not_taken_for_a_compiled_one() -> None:
    compiled, plain = (
        Env(".venv-play", [], ["."], **wish) for wish in ({}, {"TISCHRUNDE_PURE": "1"})
    )
    assert compiled.wanted() != plain.wanted()
