"""How choices are spelled."""

from __future__ import annotations

END = "end"
SKIP = "skip"
KEEP = "skip"


def verb(choice: str) -> str:
    return choice.partition(":")[0]


def operands(choice: str) -> list[str]:
    return choice.partition(":")[2].split("/")


def first(choice: str) -> str:
    return operands(choice)[0]


def lay(turn: int, swords: int) -> str:
    return f"lay:{turn * 90}/{swords}"
