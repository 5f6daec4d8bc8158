"""The slow, sure way to the options, to which the laws hold the quick ones."""

from __future__ import annotations

from typing import Any

from tischrunde.kernel.rules import Rules


def unbarred(rules: Rules[Any], state: Any) -> list[int]:
    """All that can be spelled in this game and that no rule bars now."""
    return [option for option in rules.universe() if not rules.bars(state, option)]
