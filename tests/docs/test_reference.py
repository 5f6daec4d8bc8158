"""The reference for card authors tells what the classes can do, and nothing else."""

from __future__ import annotations

import re

import pytest
from tools import reference

from tischrunde.delve import questions, steps
from tischrunde.delve.load import QUANTITIES
from tischrunde.delve.tallies import LASTING, OF_A_TURN

TEXT = reference.MADE.read_text(encoding="utf-8")


def test_the_reference_is_up_to_date() -> None:
    assert reference.reference() == TEXT, "python -m tools.reference makes it anew"


@pytest.mark.parametrize(
    "word", [*steps.VOCABULARY, *questions.VOCABULARY, *QUANTITIES, *OF_A_TURN, *LASTING]
)
def test_every_word_has_a_line(word: str) -> None:
    assert re.search(rf"^\| [^|]*`{word}`[^|]*\|", TEXT, re.MULTILINE)


def test_every_line_says_something() -> None:
    empty = [line for line in TEXT.splitlines() if re.search(r"\|\s+\|$", line)]
    assert empty == []


def test_every_field_of_a_step_or_quantity_is_explained() -> None:
    silent = []
    for kind in {*steps.VOCABULARY.values(), *questions.VOCABULARY.values(), *QUANTITIES.values()}:
        text = reference.docstring(reference.class_of(kind.__module__, kind.__name__))
        silent += [f"{kind.__name__}: {field}" for field in kind.fields if f"`{field}" not in text]
    assert silent == []
