"""The games in which the engine is compared with the model."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from tests.oracles.im_all.engine import ImAllEngine
from tests.oracles.im_all.game import Game
from tests.oracles.im_all.material import SIDES
from tests.oracles.im_all.player import choose
from tests.oracles.shared.follow import GamePlan, Report, follow_game

from tischrunde.kernel.rules import Rules

PIECES = ("gardens", "cannon", "ward")
ORDERS = list(permutations(PIECES))


class Plan(GamePlan):
    """A game by its number: every number of seats, all 48 ships, every switch in turn."""

    @property
    def seats(self) -> int:
        return 2 + self.number % 3

    @property
    def order(self) -> tuple[str, ...]:
        return ORDERS[self.number // 8 % 6]

    @property
    def sides(self) -> tuple[str, ...]:
        """Which side of each piece lies up."""
        return tuple(sides[self.number >> i & 1] for i, sides in enumerate(SIDES))

    @property
    def layout(self) -> tuple[str, ...]:
        """The modules of slots 1, 2 and 3."""
        return tuple(self.sides[PIECES.index(piece)] for piece in self.order)

    @property
    def shortest(self) -> int:
        """A thief who begins beside a pod is soon gone."""
        return 1 if self.is_rich else 50

    @property
    def options(self) -> dict[str, Any]:
        number = self.number
        return {
            "order": "-".join(self.order),
            "sides": "-".join(self.sides),
            "first": "seat0" if number % 5 == 0 else "random",
            "opening_texts": number % 7 > 0,
            "trash_bonus_per_copy": number % 11 > 7,
            "eradibot": ("red", "red", "checkered", "red", "never")[number % 5],
        }


def follow(rules: Rules[Any], plan: Plan, every: int = 1) -> Report:
    """One game to its end or to the first disagreement."""
    random = Random(plan.number)
    seed = f"oracle {plan.number}"
    engine = ImAllEngine(rules, plan.seats, seed, plan.options, plan.layout)
    gifts = engine.enrich(random) if plan.is_rich else None
    return follow_game(
        plan,
        engine,
        lambda: Game(engine.opening, engine.luck, gifts),
        lambda game: choose(game, random, plan.wildness),
        every,
    )
