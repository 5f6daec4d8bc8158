"""An op: what one kind of frame asks, what bars an answer, and what an answer does."""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.kernel.option import sort
from tischrunde.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """One instance a verb of the game, in a table by number; holds no state.

    An op that asks lists ``candidates`` (whatever could be meant by an answer, allowed or not)
    and says in ``bars`` which rule forbids one.  What is offered follows from these two, so the
    list of options and the refusals cannot drift apart.
    """

    name = ""  # in saved stacks
    asks = True  # False for a mere step, which is carried out without looking for options
    # Whether even a single option must be chosen: ending a turn is always said, and a question
    # about cards others do not know is always asked, or its silence would tell them.
    confirms = False

    def ask(self, state: S, frame: i64) -> str:
        """The key of the question."""
        return ""

    def rule(self, state: S, frame: i64) -> str:
        """The rule that puts the question; also bars whatever is no answer to it."""
        return ""

    def hears(self, verb: i64) -> bool:
        """Whether options of this verb can answer at all: the quick way out of ``bars``."""
        return True

    def candidates(self, state: S, frame: i64) -> vec[i64]:
        """Every answer that could be meant, whether allowed or not."""
        return vec[i64]()

    def means(self, state: S, frame: i64, option: i64) -> bool:
        """Whether this option is a candidate.  Overridden only to be quicker, never to differ."""
        return option in self.candidates(state, frame)

    def bars(self, state: S, frame: i64, option: i64) -> str:
        """The rule that forbids this candidate, or "" when none does."""
        return ""

    def choices(self, state: S, frame: i64) -> vec[i64]:
        """The candidates no rule bars.  Overridden only to be quicker, never to differ."""
        out = self.candidates(state, frame)[:]
        found: i64 = 0
        for option in out:
            if not self.bars(state, frame, option):
                out[found] = option
                found += 1
        return out[:found] if found < len(out) else out

    def offer(self, state: S, frame: i64) -> i64:
        """Write the choices into the state, in order, which must not tell what lies where; how many
        they are.  Overridden only to be quicker."""
        choices = self.choices(state, frame)
        sort(choices)
        state.choices = choices
        return state.offers

    def take(self, state: S, frame: i64, choice: i64) -> None:
        """Carry the answer out; ``NO_CHOICE`` when there was nothing to choose."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Op[S]):
    """Something that happens without a question."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.asks = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Op[S]):
    """A question called like its op, answered by one verb, or by one of two."""

    def __init__(self, name: str, verb: i64, other: i64) -> None:
        self.name = name
        self.key = "ask-" + name.replace("_", "-")
        self.verb = verb
        self.other = other

    def ask(self, state: S, frame: i64) -> str:
        return self.key

    def hears(self, verb: i64) -> bool:
        return verb == self.verb or verb == self.other
