"""Undo is computed, not coded: free until something was drawn, revealed or answered by another.

What only bots have answered is taken back together with the choice they answered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from tischrunde.kernel.errors import IllegalChoice
from tischrunde.kernel.knowledge import known
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.kernel.state import State

NOTHING = "KN-004"
REVEALED = "KN-005"
ANSWERED = "KN-006"
TOO_OFTEN = "KN-008"

MOST = 500  # undos of one seat in one game: more than anybody needs, and a table does not grow


class History:
    """The states before each choice since the last moment nobody can take back."""

    def __init__(self) -> None:
        self.before: list[tuple[int, State]] = []
        self.sealed: set[int] = set()  # seats that chose before that moment
        self.undone: Counter[int] = Counter()  # how often, by seat

    def note(self, seat: int, before: State, after: State) -> None:
        """Remember a choice, or forget everything when it told somebody something."""
        self.before.append((seat, before))
        if reveals(before, after):
            self.sealed.update(chooser for chooser, _ in self.before)
            self.before.clear()

    def bars(self, seat: int, bots: Collection[int]) -> str:
        """The rule that forbids this seat to undo now, or ""."""
        since: set[int] = set()
        for chooser, _ in reversed(self.before):
            if chooser == seat:
                if not since.issubset(bots):
                    return ANSWERED
                return "" if self.undone[seat] < MOST else TOO_OFTEN
            since.add(chooser)
        return REVEALED if seat in self.sealed else NOTHING

    def undo(self, seat: int, bots: Collection[int]) -> tuple[State, int]:
        """The state before this seat's last choice, and how many answers go with it."""
        rule = self.bars(seat, bots)
        if rule:
            raise IllegalChoice(rule, f"seat {seat} has nothing it may take back")
        self.undone[seat] += 1
        answers = 0
        while self.before[-1][0] != seat:
            self.before.pop()
            answers += 1
        return self.before.pop()[1], answers


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
