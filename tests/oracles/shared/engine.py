"""The seam to an engine: driven by words, its luck read off its events."""

from __future__ import annotations

from typing import Any

from tests.oracles.shared.chance import CARD, ROW_CARD, Luck

from tischrunde.kernel.event import Event, Log
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.kernel.rules import Rules


class Engine:
    """A game of the engine."""

    cubes: list[str] = []  # what the places of stored cubes stand for: seats, black, special ones
    kinds = {"drew": CARD, "revealed": ROW_CARD}  # events that tell what was drawn

    def __init__(self, rules: Rules[Any], seats: int, seed: str, options: dict[str, Any]) -> None:
        self.rules = rules
        self.luck = Luck(rules.cards, self.cubes[-1], self.kinds)
        log = Log()
        self.state = rules.setup(seats, seed, options, log)
        self.first = int(next(event.seat for event in log.events if event.kind == "game-began"))
        self.shown = [rules.cards[event.card] for event in log.events if event.kind == "revealed"]
        self.luck.hear([event for event in log.events if event.kind != "revealed"], [])

    def question(self) -> tuple[int, frozenset[str]] | None:
        decision = self.rules.decision(self.state)
        if decision is None:
            return None
        words = [self.rules.spell(self.state, option) for option in decision.options]
        return int(decision.seat), frozenset(words)

    def apply(self, choice: str) -> None:
        log = Log()
        self.state.log = log
        self.rules.apply(self.state, self.rules.parse(self.state, choice))
        self.state.log = None
        events = [event for event in log.events if self.is_news(event)]
        self.heard = log.events
        self.luck.hear(events, self.half_drawn(events))

    def is_news(self, event: Event) -> bool:
        """Whether nobody knew before what an event tells of."""
        return True

    def half_drawn(self, events: list[Event]) -> list[str]:
        """The cubes of an attack that is interrupted by a question."""
        if not any(event.kind == "attacked" for event in events):
            return []
        return [self.cubes[cube] for cube in self.fields()["drawn"]]

    def fields(self) -> dict[str, Any]:
        """The state as it is stored: hidden cards, too."""
        return dict(self.rules.encode(self.state)["fields"])

    def view(self) -> dict[str, Any]:
        """The table as somebody sees it who watches."""
        return dict(self.rules.observe(self.state, SPECTATOR))

    def result(self) -> tuple[list[int], list[int]]:
        rules, state = self.rules, self.state
        seats = range(int(state.seats))
        scores = [sum(int(line.points) for line in rules.score(state, seat)) for seat in seats]
        return scores, sorted(int(seat) for seat in rules.winners(state))

    def count(self, cubes: list[int]) -> dict[str, int]:
        """Stored cubes, by whose they are."""
        return {name: count for name, count in zip(self.cubes, cubes, strict=True) if count}

    def lying(self) -> dict[str, Any]:
        """All that lies on the table, in the words of the model."""
        raise NotImplementedError


def plain(pile: list[str]) -> list[str]:
    """The cards of a stored pile, sorted, without who knows them."""
    return sorted(entry.partition("@")[0] for entry in pile)


def difference(mine: dict[str, object], theirs: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Where two tables differ: what the model says, what the engine says."""
    return {
        name: (mine.get(name), theirs.get(name))
        for name in {*mine, *theirs}
        if mine.get(name) != theirs.get(name)
    }
