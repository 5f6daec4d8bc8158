"""What the ops of a raid have in common: they know the rules, and with them book and figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from tischrunde.delve.book import Book
from tischrunde.delve.model import Delve
from tischrunde.delve.params import Cites, Params
from tischrunde.kernel.op import Op

if TYPE_CHECKING:
    from tischrunde.delve.rules import DelveRules


@mypyc_attr(allow_interpreted_subclasses=True)
class DelveOp(Op[Delve]):
    """An op that is told its rules once they exist."""

    rules: DelveRules
    book: Book
    params: Params
    cites: Cites

    def __init__(self, name: str) -> None:
        self.name = name

    def belong(self, rules: DelveRules) -> None:
        """Learn whose op this is."""
        self.rules = rules
        self.book = rules.book
        self.params = rules.params
        self.cites = rules.cites

    def bars_effect(self, state: Delve, seat: i64, n: i64) -> str:
        """The rule by which an effect with this op as a step would come to nothing, or ""."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(DelveOp):
    """Something that happens without a question."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.asks = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(DelveOp):
    """A question answered by one verb, and perhaps by a word that declines."""

    def __init__(self, name: str, verb: i64, decline: i64 = -1) -> None:
        super().__init__(name)
        self.verb = verb
        self.decline = decline
        self.key = "ask-" + name.replace("_", "-")

    def ask(self, state: Delve, frame: i64) -> str:
        return self.key

    def hears(self, verb: i64) -> bool:
        return verb in (self.verb, self.decline)
