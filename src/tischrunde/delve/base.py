"""What the ops of a raid have in common: they know the rules, and with them book and figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import i64, mypyc_attr

from tischrunde.delve.model import Delve
from tischrunde.kernel.op import Op

if TYPE_CHECKING:
    from tischrunde.delve.book import Book
    from tischrunde.delve.params import Cites, Params
    from tischrunde.delve.rules import DelveRules

D = TypeVar("D", bound=Delve)


@mypyc_attr(allow_interpreted_subclasses=True)
class DelveOp(Op[D]):
    """An op that is told its rules once they exist.  A game's own ops name their own state."""

    rules: DelveRules[Any]
    book: Book
    params: Params
    cites: Cites

    def __init__(self, name: str) -> None:
        self.name = name

    def learn(self, rules: DelveRules[Any]) -> None:
        """Hear whose op this is."""
        self.rules = rules
        self.book = rules.book
        self.params = rules.params
        self.cites = rules.cites

    def is_sound(self, state: D, frame: i64) -> bool:
        """Whether a stored frame of this op is about something there is."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Routine(DelveOp[D]):
    """Something that happens without a question."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.asks = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(DelveOp[D]):
    """A question answered by one verb, and perhaps by a word that declines."""

    def __init__(self, name: str, verb: i64, decline: i64 = -1) -> None:
        super().__init__(name)
        self.verb = verb
        self.decline = decline
        self.key = "ask-" + name.replace("_", "-")

    def ask(self, state: D, frame: i64) -> str:
        return self.key

    def hears(self, verb: i64) -> bool:
        return verb in (self.verb, self.decline)
