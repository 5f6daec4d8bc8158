"""Undo is computed, not coded: free until something was drawn, revealed or answered by another."""

from __future__ import annotations

from typing import Any

from tischrunde.kernel.errors import IllegalChoice
from tischrunde.kernel.knowledge import known
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State

NOTHING = "KN-004"
REVEALED = "KN-005"
ANSWERED = "KN-006"


class History:
    """The states before each choice since the last moment nobody can take back."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.before: list[tuple[int, State]] = []
        self.barred = NOTHING  # why there is nothing to take back

    def note(self, seat: int, before: State, after: State) -> None:
        """Remember a choice, or forget everything when it told somebody something."""
        if reveals(before, after):
            self.before.clear()
            self.barred = REVEALED
        else:
            self.before.append((seat, before))

    def bars(self, seat: int) -> str:
        """The rule that forbids this seat to undo now, or ""."""
        if not self.before:
            return self.barred
        if self.before[-1][0] == seat:
            return ""
        return ANSWERED if any(chooser == seat for chooser, _ in self.before) else NOTHING

    def undo(self, seat: int) -> State:
        """The state before this seat's last choice."""
        rule = self.bars(seat)
        if rule:
            raise IllegalChoice(rule, f"seat {seat} has nothing it may take back")
        return self.before.pop()[1]


def reveals(before: State, after: State) -> bool:
    """Whether luck was used, anyone (spectators too) learnt a card, or the seed may be shown."""
    if after.over or before.rng.position() != after.rng.position():
        return True
    was, now = before.piles(), after.piles()
    return any(
        learnt(known(was, seat), known(now, seat)) for seat in range(SPECTATOR, before.seats)
    )


def learnt(before: dict[int, int], after: dict[int, int]) -> bool:
    """Whether some card is known that was not, or more copies of it."""
    return any(count > before.get(card, 0) for card, count in after.items())
