"""Questions: who is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass


@dataclass(frozen=True)
class Ask:
    """A question to a seat."""

    seat: int
    options: frozenset[str]


Flow = Generator[Ask, str, None]  # something that may ask on its way
Answer = Generator[Ask, str, str]
Options = dict[str, Callable[[], Flow]]


def ask(seat: int, options: Callable[[], set[str]], confirm: bool = False) -> Answer:
    """Ask unless there is nothing to choose."""
    offered = options()
    assert offered, "a question without an answer"
    if len(offered) == 1 and not confirm:
        return next(iter(offered))
    answer = yield Ask(seat, frozenset(offered))
    assert answer in offered, answer
    return answer


class Run:
    """A flow from its first question to its last, one choice at a time."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.question: Ask | None = None
        self.proceed(None)

    @property
    def over(self) -> bool:
        return self.question is None

    def options(self) -> frozenset[str]:
        """The choices the rules allow to the asked seat."""
        assert self.question is not None
        return self.question.options

    def apply(self, choice: str) -> None:
        self.proceed(choice)

    def proceed(self, choice: str | None) -> None:
        try:
            self.question = next(self.flow) if choice is None else self.flow.send(choice)
        except StopIteration:
            self.question = None

    def scores(self) -> list[int]:
        """The points of every seat."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats in the first place."""
        raise NotImplementedError

    def lying(self) -> dict[str, object]:
        """All that lies on the table, by name; the engine's table is put into the same words."""
        raise NotImplementedError


def answer_all(flow: Flow, answer: str = "") -> None:
    """To the end of a flow, with the same answer to every question there may be."""
    try:
        next(flow)
        while True:
            assert answer, "asks something"
            flow.send(answer)
    except StopIteration:
        pass
