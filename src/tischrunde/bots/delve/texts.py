"""Card texts as a bot reads them: step by step, each by the word the data files have for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tischrunde.delve.load import STEPS
from tischrunde.delve.steps import GAINS, STATES, Become, Gain

BY_TALLY = {number: word for word, number in {**GAINS, **STATES}.items()}
BY_KIND = {kind: word for word, kind in STEPS.items() if kind not in (Gain, Become)}
A_QUESTION = 1.0  # points, where nothing else is known of it


def steps_of(book: Any, place: int) -> Iterator[tuple[str, Any]]:
    """The steps of a text, with their words; a game's own have none."""
    while not book.program[place].ends:
        step = book.program[place]
        yield BY_KIND.get(type(step)) or BY_TALLY.get(getattr(step, "tally", -1), ""), step
        place += 1


def text_worth(
    book: Any, place: int, each: Mapping[str, float], asking: Mapping[str, float]
) -> float:
    """A text added up: so much for each that a step gives, so much for a question."""
    total = 0.0
    for word, step in steps_of(book, place):
        if step.asks:
            total += asking.get(word, A_QUESTION)
        else:
            total += each.get(word, 0.0) * float(getattr(step, "n", 1))
    return total
