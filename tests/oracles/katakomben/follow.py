"""The games in which the engine is compared with the model."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.oracles.katakomben.engine import KatakombenEngine
from tests.oracles.katakomben.game import Game
from tests.oracles.katakomben.player import choose
from tests.oracles.shared.follow import GamePlan, Report, follow_game

from tischrunde.kernel.rules import Rules


class Plan(GamePlan):
    """A game by its number: every number of seats, both sides, every switch in turn."""

    @property
    def seats(self) -> int:
        return 2 + self.number % 5

    @property
    def options(self) -> dict[str, Any]:
        return {
            "side": "ab"[self.number // 5 % 2],
            "first": "seat0" if self.number % 4 == 0 else "random",
            "mercy": self.number % 3 == 0,
        }


def follow(rules: Rules[Any], plan: Plan, every: int = 1) -> Report:
    """One game to its end or to the first disagreement."""
    random = Random(plan.number)
    engine = KatakombenEngine(rules, plan.seats, f"oracle {plan.number}", plan.options)
    gifts = engine.enrich(random) if plan.is_rich else None
    return follow_game(
        plan,
        engine,
        lambda: Game(engine.opening, engine.luck, gifts),
        lambda game: choose(game, random, plan.wildness),
        every,
    )
