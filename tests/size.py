"""How much is tried: a sample by default, everything with TISCHRUNDE_LAWS=full (`make laws`).

With TISCHRUNDE_COMPILED_RUN=later the same tests come once more, compiled: `make test` says so in
the run before it, which then leaves out what does not depend on the engine.
"""

import os
from collections.abc import Sequence
from itertools import product
from typing import TypeVar

from tischrunde.build_info import engine

FULL = os.environ.get("TISCHRUNDE_LAWS") == "full"
ONCE_MORE = os.environ.get("TISCHRUNDE_COMPILED_RUN") == "later"


def size(full: int, compiled: int, interpreted: int) -> int:
    """The one of these that fits this run."""
    return full if FULL else compiled if engine() == "compiled" else interpreted


One = TypeVar("One")
Other = TypeVar("Other")


def pairs(ones: Sequence[One], others: Sequence[Other]) -> list[tuple[One, Other]]:
    """Every one with every other; in a sample every one of both, the shorter in turn."""
    if FULL:
        return list(product(ones, others))
    count = max(len(ones), len(others))
    return [(ones[n % len(ones)], others[n % len(others)]) for n in range(count)]


def some(things: Sequence[One], every: int, first: int = 0) -> list[One]:
    """All of them; in a sample each so many, from that one on."""
    return list(things) if FULL else list(things[first::every])
