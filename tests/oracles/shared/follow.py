"""Play a game on the engine and on the model at once, and say where they part."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from tests.oracles.shared.asking import Run
from tests.oracles.shared.engine import Engine, difference
from tests.oracles.shared.player import WILD
from tests.oracles.shared.words import END
from tests.size import FULL, size

G = TypeVar("G", bound=Run)

GAMES = size(1_000, 12, 6)
CHUNKS = 20 if FULL else 2
EVERY = 3 if FULL else 5  # question at which all that lies on the table is compared, too


@dataclass
class GamePlan:
    """A game by its number; what else differs from number to number, each game says."""

    number: int

    @property
    def wildness(self) -> float:
        return WILD[self.number // 2 % 3]

    @property
    def is_rich(self) -> bool:
        return self.number % 7 > 2

    @property
    def shortest(self) -> int:
        """So many questions are asked at the least."""
        return 50


@dataclass
class Report:
    """How far a game went, and what was different in the end."""

    plan: GamePlan
    questions: int = 0
    choices: list[str] = field(default_factory=list)
    trouble: str = ""

    def __str__(self) -> str:
        last = ", ".join(self.choices[-12:])
        return f"{self.plan}, {self.questions} choices, at last {last}: {self.trouble}"


def follow_game(
    plan: GamePlan, engine: Engine, begin: Callable[[], G], choose: Callable[[G], str], every: int
) -> Report:
    """One game to its end or to the first disagreement.

    Who is asked and what may be answered is compared at every question, all that lies on the table
    at each so many, at the end of every turn, and at the end.
    """
    report = Report(plan)
    try:
        game = begin()
        while True:
            whole = game.over or report.questions % every == 0 or END in game.options()
            report.trouble = compare(game, engine, whole)
            if report.trouble or game.over:
                return report
            choice = choose(game)
            report.questions += 1
            report.choices.append(choice)
            engine.apply(choice)
            game.apply(choice)
    except AssertionError as error:
        report.trouble = f"{type(error).__name__}: {error}"
        return report


def agree(follow: Callable[[int], Report], chunk: int) -> None:
    """Hold the games of one chunk to it that engine and model agree to the end."""
    asked = []
    for number in range(chunk, GAMES, CHUNKS):
        report = follow(number)
        assert not report.trouble, str(report)
        assert report.questions >= report.plan.shortest, str(report)
        asked.append(report.questions)
    assert sum(asked) > 100 * len(asked)


def compare(game: Run, engine: Engine, whole: bool = True) -> str:
    """What is different now, in words; "" when all is the same."""
    asked = engine.question()
    mine = game.question
    if (asked is None) != (mine is None):
        found = difference(game.lying(), engine.lying())
        return f"over: model {mine is None}, engine {asked is None}; {found}"
    found = difference(game.lying(), engine.lying()) if whole else {}
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
