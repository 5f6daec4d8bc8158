"""How choices are spelled."""

from __future__ import annotations

END = "end"
SKIP = "skip"
KEEP = "keep"
LEAVE = "leave"


def verb(choice: str) -> str:
    return choice.partition(":")[0]


def operands(choice: str) -> list[str]:
    return choice.partition(":")[2].split("/")


def first(choice: str) -> str:
    return operands(choice)[0]


def crossing(where: str, swords: int) -> str:
    """A way that is walked, with so many swords against what lurks there."""
    return f"battle:{where}/{swords}" if swords else f"move:{where}"
