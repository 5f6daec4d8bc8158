"""Machine code is kept for the sources it was made of, and for no others."""

from pathlib import Path

import pytest
from tools import engine

SOURCE = "src/tischrunde/kernel/one.py"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with one module to compile, and an empty cache beside it."""
    for name in ("tools/engine.py", "pyproject.toml", SOURCE):
        path = tmp_path / "tree" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("ONE = 1\n")
    (tmp_path / "cache").mkdir()
    monkeypatch.setenv("TISCHRUNDE_BUILD_CACHE", str(tmp_path / "cache"))
    return tmp_path / "tree"


class Compiler:
    """Takes the place of mypyc; ``edited`` is what somebody writes while it works."""

    def __init__(self, edited: str = "") -> None:
        self.edited = edited
        self.runs = 0

    def __call__(self, root: Path, scratch: Path) -> Path:
        self.runs += 1
        built = scratch / f"lib{self.runs}"
        built.mkdir(parents=True)
        (built / "one.so").write_bytes((root / SOURCE).read_bytes())
        if self.edited:
            (root / SOURCE).write_text(self.edited)
        return built


def test_machine_code_of_the_same_sources_is_made_once(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = Compiler()
    monkeypatch.setattr(engine, "compile_engine", compiler)
    first = engine.machine_code(root, tmp_path / "a")
    assert engine.machine_code(root, tmp_path / "b") == first == engine.kept(root)
    assert compiler.runs == 1


def test_machine_code_of_sources_that_changed_meanwhile_is_not_kept(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "compile_engine", Compiler(edited="ONE = 2\n"))
    engine.machine_code(root, tmp_path / "a")
    assert engine.kept(root) is None
    again = Compiler()
    monkeypatch.setattr(engine, "compile_engine", again)
    built = engine.machine_code(root, tmp_path / "b")
    assert again.runs == 1
    assert (built / "one.so").read_text() == "ONE = 2\n"
