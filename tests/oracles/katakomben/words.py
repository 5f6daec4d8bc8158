"""How choices are spelled that only this game has."""

from __future__ import annotations


def lay(turn: int, swords: int) -> str:
    return f"lay:{turn * 90}/{swords}"
