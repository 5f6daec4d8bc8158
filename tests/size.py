"""How much is tried: a sample by default, everything with TISCHRUNDE_LAWS=full (`make laws`)."""

import os
from collections.abc import Sequence
from itertools import product
from typing import TypeVar

from tischrunde.build_info import engine

FULL = os.environ.get("TISCHRUNDE_LAWS") == "full"


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
