"""What was chosen and what came of it, and the table as it was at any moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tischrunde.kernel.event import Event
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State

EVERY: Final = 32  # choices between two states that are kept; those between are played again


@dataclass(frozen=True)
class Step:
    """One choice, and what happened by it."""

    seat: int
    choice: str
    events: list[Event]


class Story:
    """The choices that stand; what was taken back is gone."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.steps: list[Step] = []
        self._kept: list[State] = []  # before every EVERYth step

    def add(self, step: Step, before: State) -> None:
        """A choice has been made; ``before`` will not be changed by anybody."""
        if len(self.steps) % EVERY == 0:
            self._kept.append(before)
        self.steps.append(step)

    def cut(self, count: int) -> None:
        """The last choices have been taken back."""
        del self.steps[len(self.steps) - count :]
        del self._kept[(len(self.steps) + EVERY - 1) // EVERY :]

    def state_before(self, number: int) -> State:
        """A copy of the state in which a step was taken."""
        kept = number // EVERY
        state: State = self._kept[kept].clone()
        for step in self.steps[kept * EVERY : number]:
            self.rules.apply(state, self.rules.parse(state, step.choice))
        return state
