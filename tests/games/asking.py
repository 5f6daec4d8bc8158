"""States in which a question is asked: of the golden games first, as chance seldom asks some."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tischrunde.games import catalog
from tischrunde.kernel.frame import op_of
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.state import State
from tischrunde.table import Record

GOLDEN = Path(__file__).parents[1] / "golden"
MOST = 1000  # random games, after which a question counts as never asked


def asked(game: str, op: str) -> State:
    """The first state in which this op asks its question."""
    search = searched(game)
    while op not in search.found:
        search.go_on(op)
    state: State = search.rules.decode(search.found[op])
    return state


class Search:
    """Goes as far as it must, and keeps what it meets on the way."""

    def __init__(self, game: str) -> None:
        self.rules: Any = catalog.load(game)
        self.found: dict[str, dict[str, Any]] = {}  # stored states by op
        self.way = walk(self.rules)

    def go_on(self, op: str) -> None:
        state = next(self.way, None)
        assert state is not None, f"{op} never asks"
        name = self.rules.ops[op_of(state.stack.top())].name
        if name not in self.found:
            self.found[name] = self.rules.encode(state)


searched = cache(Search)


def walk(rules: Any) -> Iterator[State]:
    """Every state of the golden games and of random ones."""
    for path in sorted((GOLDEN / rules.id).glob("*.json")):
        record = Record.from_data(json.loads(path.read_text("utf-8"))["record"])
        state: State = rules.setup(record.seats, record.seed, record.options)
        for choice in record.choices:
            yield state
            rules.apply(state, rules.parse(state, choice))
    fewest, most = rules.seats
    for number in range(MOST):
        state = rules.setup(fewest + number % (most - fewest + 1), f"asked {number}", {})
        rng = Rng.quick(number, 5, 5)
        while not state.over:
            yield state
            rules.apply(state, state.choices[rng.below(len(state.choices))])
