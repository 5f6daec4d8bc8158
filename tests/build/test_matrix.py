"""The parts of `make matrix`: what it tries, and how it goes on when something fails."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.started import hearing_signals
from tools import SUPPORTED, matrix
from tools.env import Failed

ROOT = Path(__file__).resolve().parents[2]
HERE = matrix.Machine("here", "this one")
AWAY = matrix.Machine("away", "another one", why_not="it is away")
PASSES, FAILS = "print('-- a step')", "print('-- a step\\nwhy'); raise SystemExit(3)"

Said = pytest.CaptureFixture[str]


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def with_task(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Instead of all sources a copy has a task that does this."""

    def copied(folder: Path) -> None:
        folder.mkdir()
        (folder / "dev.py").write_text(text, "utf-8")

    monkeypatch.setattr(matrix, "copied", copied)


@pytest.mark.parametrize("path", matrix.SAMPLE)
def test_the_sample_is_there(path: str) -> None:
    assert (ROOT / path).is_file()


def test_every_python_is_tried_with_all_tests_and_interpreted() -> None:
    known = {machine.name: machine for machine in matrix.machines()}
    for version in SUPPORTED:
        assert known[version].tests == ()
        assert known[f"{version}-plain"].settings["TISCHRUNDE_PURE"] == "1"


def test_single_machines_are_chosen_and_others_refused() -> None:
    assert [machine.name for machine in matrix.chosen(["space", "posix"])] == ["space", "posix"]
    with pytest.raises(Failed, match="'moon'"):
        matrix.chosen(["moon"])


@pytest.mark.skipif(not shutil.which("git"), reason="git is not installed")
def test_a_copy_holds_what_git_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = tmp_path / "sources"
    (sources / ".venv").mkdir(parents=True)
    for name in ("dev.py", ".venv/made", "new"):
        (sources / name).write_text(name, "utf-8")
    (sources / ".gitignore").write_text(".venv\n", "utf-8")
    monkeypatch.setattr(matrix, "ROOT", sources)
    with pytest.raises(Failed, match="git checkout"):  # as downloaded in an archive
        matrix.copied(tmp_path / "copy")
    subprocess.run(["git", "init", "-q"], cwd=sources, check=True)
    subprocess.run(["git", "add", "dev.py"], cwd=sources, check=True)
    matrix.copied(tmp_path / "copy")
    copied = {str(file.relative_to(tmp_path / "copy")) for file in tmp_path.glob("copy/**/*")}
    assert copied == {"dev.py", ".gitignore", "new"}


def test_hidden_programs_are_not_found(tmp_path: Path) -> None:
    path = matrix.programs_but(("git*",), tmp_path / "programs")
    assert (Path(path) / "sh").exists()
    assert not (Path(path) / "git").exists()


def test_what_passes_leaves_nothing(
    scratch: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    with_task(monkeypatch, PASSES)
    assert matrix.try_all([HERE, AWAY], full=False, keep=False) is None
    said = capsys.readouterr().out
    assert "   -- a step\n" in said, "progress"
    assert "\npassed " in said and "\nskipped " in said and "it is away" in said
    assert [*scratch.iterdir()] == []


@pytest.mark.parametrize("keep", [True, False])
def test_one_that_fails_says_why_and_the_next_is_tried(
    scratch: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said, keep: bool
) -> None:
    with_task(monkeypatch, FAILS)
    there = matrix.Machine("there", "that one", folder="Unsere Tischründe")
    kept = matrix.try_all([HERE, there], full=False, keep=keep)
    said = capsys.readouterr().out
    assert "why\n" in said and said.count("\nFAILED ") == 2
    assert kept is not None and "why" in (kept / "here.log").read_text("utf-8")
    assert (kept / "there/Unsere Tischründe/dev.py").is_file() == keep


def test_ctrl_c_shows_what_is_done_and_leaves_no_copy(
    scratch: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    def interrupted(command: object, log: Path, *more: object, **how: object) -> int:
        log.write_text("so far")
        raise KeyboardInterrupt

    with_task(monkeypatch, PASSES)
    monkeypatch.setattr(matrix, "followed", interrupted)
    with pytest.raises(KeyboardInterrupt):
        matrix.try_all([HERE], full=False, keep=True)
    assert "\nended " in capsys.readouterr().out
    assert not [*scratch.glob("*/here")]


@pytest.mark.skipif(os.name == "nt", reason="signals are of another kind there")
def test_none_takes_for_ever(tmp_path: Path) -> None:
    endless = [sys.executable, "-c", "import time; print('on', flush=True); time.sleep(600)"]
    with hearing_signals():  # else it would be waited for until it is killed
        assert matrix.followed(endless, tmp_path / "log", 2.0) != 0


def test_what_no_machine_can_spoil_is_left_out() -> None:
    asked = "import dev, sys; print(dev.tests_only(), len(dev.page_steps(sys.executable)))"
    said = {
        wish: subprocess.check_output(
            [sys.executable, "-c", asked],
            cwd=ROOT,
            env={**os.environ, "TISCHRUNDE_CHECKS": wish, "TISCHRUNDE_WEB": ""},
            text=True,
        )
        for wish in ("", "skip")
    }
    assert said == {"": "False 5\n", "skip": "True 2\n"}
