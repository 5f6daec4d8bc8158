"""Options as a bot reads them: a verb, and what it is about."""

from __future__ import annotations

from collections.abc import Sequence


def operand(option: str) -> str:
    """What an option is about."""
    return option.partition(":")[2]


def with_verb(options: Sequence[str], verb: str) -> list[str]:
    """Those that do the same, each with something else."""
    return [option for option in options if option.startswith(f"{verb}:")]
