"""What tests that hold for every game must be told about each: its own ``facts.py`` says it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from tischrunde.games import catalog

Plan = tuple[int, dict[str, object]]  # seats and options of a table


@dataclass(frozen=True)
class Facts:
    """One game."""

    keys: Callable[[Any], set[str]]  # of messages that it makes from its own content
    rare: set[str]  # messages that some sixty random games may do without
    golden: dict[str, Plan]  # whole games that are kept, by name
    tables: list[dict[str, object]]  # options of tables whose states are stored and read
    questions: list[str] = field(default_factory=list)  # at which a stored state is damaged


def of(game: str) -> Facts:
    found: Facts = import_module(f"tests.games.{catalog.folder(game)}.facts").FACTS
    return found


def verbs_of(rules: Any) -> set[str]:
    """The verbs a game can speak; one about something it has none of cannot be spelled."""
    verbs = rules.spelling.verbs
    return {verb.name for verb in verbs if all(kind.words for kind in verb.kinds)}
