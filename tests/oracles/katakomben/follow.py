"""Play a game on the engine and on the model at once, and say where they part."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.oracles.katakomben.engine import Engine, difference
from tests.oracles.katakomben.game import Game
from tests.oracles.katakomben.player import choose
from tests.oracles.katakomben.words import END

from tischrunde.kernel.rules import Rules

WILD = (0.1, 0.3, 1.0)  # how often a choice is made quite at random


@dataclass
class Plan:
    """A game by its number: every number of seats, both sides, every switch in turn."""

    number: int

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

    @property
    def wildness(self) -> float:
        return WILD[self.number // 2 % 3]

    @property
    def is_rich(self) -> bool:
        return self.number % 7 > 2


@dataclass
class Report:
    """How far a game went, and what was different in the end."""

    plan: Plan
    questions: int = 0
    choices: list[str] = field(default_factory=list)
    trouble: str = ""

    def __str__(self) -> str:
        last = ", ".join(self.choices[-12:])
        return f"{self.plan}, {self.questions} choices, at last {last}: {self.trouble}"


def follow(rules: Rules[Any], plan: Plan, every: int = 1) -> Report:
    """One game to its end or to the first disagreement.

    Who is asked and what may be answered is compared at every question, all that lies on the table
    at each so many, at the end of every turn, and at the end.
    """
    report = Report(plan)
    random = Random(plan.number)
    engine = Engine(rules, plan.seats, f"oracle {plan.number}", plan.options)
    gifts = engine.enrich(random) if plan.is_rich else None
    try:
        game = Game(engine.opening, engine.luck, gifts)
        while True:
            whole = game.over or report.questions % every == 0 or END in game.options()
            report.trouble = compare(game, engine, whole)
            if report.trouble or game.over:
                return report
            choice = choose(game, random, plan.wildness)
            report.questions += 1
            report.choices.append(choice)
            engine.apply(choice)
            game.apply(choice)
    except AssertionError as error:
        report.trouble = f"{type(error).__name__}: {error}"
        return report


def compare(game: Game, engine: Engine, whole: bool = True) -> str:
    """What is different now, in words; "" when all is the same."""
    asked = engine.question()
    mine = game.question
    if (asked is None) != (mine is None):
        return f"over: model {mine is None}, engine {asked is None}; {difference(game, engine)}"
    found = difference(game, engine) if whole else {}
    if found:
        return f"table (model, engine): {found}"
    if engine.luck.left():
        return f"the model has not drawn {engine.luck.left()}"
    if asked is None or mine is None:
        scores, winners = engine.result()
        if (game.scores(), game.winners()) != (scores, winners):
            return f"result: model {game.scores()} {game.winners()}, engine {scores} {winners}"
        return ""
    seat, options = asked
    if seat != mine.seat:
        return f"asked: model {mine.seat}, engine {seat}"
    if options != mine.options:
        more, less = sorted(mine.options - options), sorted(options - mine.options)
        return f"options: only model {more}, only engine {less}"
    return ""
