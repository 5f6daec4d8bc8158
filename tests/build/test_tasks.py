"""What `make test` runs twice, and what `make laws` runs in full."""

from pathlib import Path

import dev
import pytest
from tools import engine

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
