"""Questions: who is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass

from tests.oracles.katakomben.conditions import pay
from tests.oracles.katakomben.table import Table


@dataclass(frozen=True)
class Ask:
    """A question to a seat."""

    seat: int
    options: frozenset[str]


Flow = Generator[Ask, str, None]  # something that may ask on its way
Answer = Generator[Ask, str, str]
Options = dict[str, Callable[[], Flow]]


def ask(table: Table, seat: int, options: Callable[[], set[str]], confirm: bool = False) -> Answer:
    """Ask unless there is nothing to choose."""
    offered = options()
    assert offered, "a question without an answer"
    if len(offered) == 1 and not confirm:
        return next(iter(offered))
    answer = yield Ask(seat, frozenset(offered))
    assert answer in offered, answer
    return answer


def look(table: Table) -> None:
    """Let the conditions of played cards pay, until the end of the turn is announced."""
    if not table.announced:
        pay(table)
