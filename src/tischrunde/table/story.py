"""What was chosen and what came of it, and the table as it was at any moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, overload

from tischrunde.kernel.event import Event
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State

EVERY: Final = 32  # choices between two states that are kept; those between are played again

Told = tuple[tuple[Any, ...], ...]  # the parts of some events


@dataclass(frozen=True)
class Step:
    """One choice, and what happened by it."""

    seat: int
    choice: str
    told: Told

    @property
    def events(self) -> list[Event]:
        return [Event(*parts) for parts in self.told]


class Steps(Sequence[Step]):
    """Choices one after the other.

    Kept as plain tuples of words and numbers: through whatever else it is, Python's collector goes
    again and again, and thousands of long games would make everybody wait for it.
    """

    def __init__(self, rows: list[tuple[int, str, Told]]) -> None:
        self.rows = rows

    def __len__(self) -> int:
        return len(self.rows)

    @overload
    def __getitem__(self, place: int) -> Step: ...

    @overload
    def __getitem__(self, place: slice) -> list[Step]: ...

    def __getitem__(self, place: int | slice) -> Step | list[Step]:
        if isinstance(place, slice):
            return [Step(*row) for row in self.rows[place]]
        return Step(*self.rows[place])

    def chooser(self, place: int) -> int:
        """The seat that made a choice."""
        return self.rows[place][0]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Steps) and self.rows == other.rows

    __hash__ = None  # type: ignore[assignment]


class Story:
    """The choices that stand; what was taken back is gone."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.steps = Steps([])
        self._kept: list[State] = []  # before every EVERYth step

    def add(self, seat: int, choice: str, events: Sequence[Event], before: State) -> None:
        """A choice has been made; ``before`` will not be changed by anybody."""
        if len(self.steps) % EVERY == 0:
            self._kept.append(before)
        self.steps.rows.append((seat, choice, tuple(event.parts() for event in events)))

    def cut(self, count: int) -> None:
        """The last choices have been taken back."""
        del self.steps.rows[len(self.steps) - count :]
        del self._kept[(len(self.steps) + EVERY - 1) // EVERY :]

    def state_before(self, number: int) -> State:
        """A copy of the state in which a step was taken."""
        kept = number // EVERY
        state: State = self._kept[kept].clone()
        for step in self.steps[kept * EVERY : number]:
            self.rules.apply(state, self.rules.parse(state, step.choice))
        return state
