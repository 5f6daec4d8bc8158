"""What `make test` runs twice, and what `make laws` runs in full."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import dev
import pytest
from tests.started import running
from tools import SUPPORTED, engine

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("path", [*dev.ENGINE_TESTS, *dev.SAMPLED_TESTS])
def test_the_tests_that_are_named_are_there(path: str) -> None:
    assert (ROOT / path).exists()


def test_every_layer_that_is_compiled_is_tested_interpreted_too() -> None:
    layers = {path.split("/")[2] for path in engine.compiled_modules(ROOT)}
    assert {f"tests/{layer}" for layer in layers} <= set(dev.ENGINE_TESTS)


def test_whatever_takes_a_sample_is_tried_in_full_by_make_laws() -> None:
    sampled = [
        file.relative_to(ROOT)
        for file in (ROOT / "tests").rglob("test_*.py")
        if "\nfrom tests.size import" in file.read_text(encoding="utf-8")
    ]
    assert sampled
    full = [Path(path) for path in dev.SAMPLED_TESTS]
    assert [file for file in sampled if not any(file.is_relative_to(path) for path in full)] == []


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((), False),
        (("-k", "ring"), False),
        (("--durations=9",), False),
        (("tests/words",), True),
        (("-x", "tests/build/test_tasks.py::test_none"), True),
    ],
)
def test_whoever_names_tests_gets_these(arguments: tuple[str, ...], named: bool) -> None:
    assert dev.named(arguments) == named


def test_the_package_names_the_pythons_that_are_supported() -> None:
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    minors = [int(version.removeprefix("3.")) for version in SUPPORTED]
    assert about["requires-python"] == f">=3.{minors[0]},<3.{minors[-1] + 1}"
    assert minors == [*range(minors[0], minors[-1] + 1)]
    named = [line.rpartition(" ")[2] for line in about["classifiers"] if "Python :: 3." in line]
    assert named == list(SUPPORTED)


@pytest.mark.parametrize("other", [(3, 10, 13), (3, 15, 0)])
def test_another_python_is_refused_with_a_sentence(other: tuple[int, ...]) -> None:
    pretend = f"import sys; sys.version_info = {other}; sys.argv = ['dev.py', 'test']; import dev"
    with running([sys.executable, "-c", pretend], cwd=ROOT, stderr=subprocess.PIPE) as program:
        _, said = program.communicate()
    assert program.returncode == 1
    assert (
        said.startswith(f"Tischrunde runs on Python {SUPPORTED[0]}, ") and "Traceback" not in said
    )
    assert f"make test PYTHON=python{SUPPORTED[-1]}" in said


@pytest.mark.parametrize("file", ["dev.py", "tools/__init__.py"])
def test_an_old_python_gets_as_far_as_that_sentence(file: str) -> None:
    ast.parse((ROOT / file).read_text(encoding="utf-8"), feature_version=(3, 6))
