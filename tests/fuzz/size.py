"""How much is thrown: a sample by default, everything by `make laws`."""

from collections import Counter

from tests.size import FULL

BATCHES = 10  # so that several processes can share the work
RECORDS = 60_000 if FULL else 1_800
CHOICES = 40_000 if FULL else 1_200
SECONDS = 5.0  # that no single input may take, on a slow machine


def report(name: str, batch: int, ends: Counter[str]) -> str:
    """One line about how the inputs of a batch ended."""
    parts = ", ".join(f"{end} {count:,}" for end, count in sorted(ends.items()))
    return f"{name} {batch + 1}/{BATCHES}: {ends.total():,} inputs; {parts}"
