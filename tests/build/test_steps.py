"""One sees what is to come while a task runs and, at its end, how to repeat what failed."""

import json
import sys
from pathlib import Path

import pytest
from tools import steps
from tools.steps import Beside, Steps

PYTHON: list[object] = [sys.executable]
FAILS = [*PYTHON, "-c", "raise SystemExit(3)"]
PASSES = [*PYTHON, "-c", ""]


@pytest.fixture(autouse=True)
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where pytest notes what failed; its real notes are left alone."""
    place = tmp_path / "lastfailed"
    monkeypatch.setattr(steps, "FAILED_TESTS", place)
    return place


def test_what_is_to_come_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    some = Steps(["lint", "types", "tests"])
    some.run("lint", PASSES)
    assert "-- 0:00 lint; to come: types · tests" in capfd.readouterr().out


def test_every_step_is_taken_and_the_failed_one_named_with_its_command(
    capfd: pytest.CaptureFixture[str],
) -> None:
    some = Steps()
    some.run("first", FAILS, {"SETTING": "two words"})
    some.run("second", PASSES)
    with pytest.raises(SystemExit):
        some.report()
    told = capfd.readouterr().out.splitlines()
    failed = next(number for number, line in enumerate(told) if line.startswith("FAILED"))
    assert "first" in told[failed]
    command = told[failed + 1].split("again:")[1].strip()
    assert command.startswith("'SETTING=two words' ")
    assert command.endswith(" -c 'raise SystemExit(3)'")
    assert any(line.startswith("passed") and "second" in line for line in told)


def test_a_step_beside_the_others_that_fails_fails_the_task(
    capfd: pytest.CaptureFixture[str],
) -> None:
    some = Steps()
    with Beside(some, [("aside", FAILS)]) as aside:
        assert not aside.finish()
    with pytest.raises(SystemExit):
        some.report()
    assert "aside: FAILED" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("failed", "named"),
    [
        ({"tests/a.py::test_one[x y]": True}, "'tests/a.py::test_one[x y]'"),
        ({f"tests/a.py::test_{n}": True for n in range(9)}, "tests/a.py"),
    ],
)
def test_of_tests_only_those_that_failed_are_repeated(
    notes: Path, failed: dict[str, bool], named: str
) -> None:
    notes.write_text(json.dumps(failed), encoding="utf-8")
    told = steps.repeating(["nice", "python", "-m", "pytest", "-n4", "tests/a.py", "tests/b.py"])
    assert told == f"nice python -m pytest {named}"
