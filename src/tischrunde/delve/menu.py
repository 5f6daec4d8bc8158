"""What a hero can do in a turn: a menu of actions, which a game may shorten or lengthen."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.delve.base import DelveOp
from tischrunde.delve.hero import Hero
from tischrunde.delve.model import Delve
from tischrunde.delve.names import V_END
from tischrunde.kernel.frame import seat_of
from tischrunde.kernel.option import SCRATCH, pack, verb_of

if TYPE_CHECKING:
    from tischrunde.delve.book import Book
    from tischrunde.delve.params import Cites, Params
    from tischrunde.delve.rules import DelveRules


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One line of the menu.  It says what could be meant, what forbids it, and what it does."""

    rules: DelveRules
    book: Book
    params: Params
    cites: Cites

    def __init__(self, verb: i64) -> None:
        self.verb = verb
        self.code = pack(verb)

    def belong(self, rules: DelveRules) -> None:
        """Learn whose action this is."""
        self.rules = rules
        self.book = rules.book
        self.params = rules.params
        self.cites = rules.cites

    def candidates(self, state: Delve, seat: i64) -> vec[i64]:
        """Every option of this verb that could be meant, whether allowed or not."""
        raise NotImplementedError

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        """The rule that forbids this candidate, or ""."""
        return ""

    def gather(self, state: Delve, seat: i64, hero: Hero, out: vec[i64], found: i64) -> i64:
        """Write what is allowed into ``out`` from ``found`` on; how many there are then.

        Overridden only to be quicker than candidates and bars, never to differ.
        """
        for option in self.candidates(state, seat):
            if not self.bars(state, seat, option):
                out[found] = option
                found += 1
        return found

    def do(self, state: Delve, seat: i64, hero: Hero, option: i64) -> None:
        """Carry it out; the turn goes on afterwards."""
        raise NotImplementedError


@final
class Turn(DelveOp):
    """The turn: whatever the menu offers, as often as one likes, until its end is announced."""

    def __init__(self, name: str, menu: list[Action]) -> None:
        super().__init__(name)
        self.confirms = True
        self.menu: vec[Action] = vec[Action](menu)
        highest = max([int(action.verb) for action in menu])
        lines = [-1] * (highest + 1)
        for line, action in enumerate(menu):
            lines[action.verb] = line
        self.lines = vec[i64](lines)  # of the menu, by verb

    def belong(self, rules: DelveRules) -> None:
        super().belong(rules)
        for action in self.menu:
            action.belong(rules)

    def ask(self, state: Delve, frame: i64) -> str:
        return "ask-turn"

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.turn

    def hears(self, verb: i64) -> bool:
        return verb < len(self.lines) and self.lines[verb] >= 0

    def means(self, state: Delve, frame: i64, option: i64) -> bool:
        action = self.menu[self.lines[verb_of(option)]]
        return option in action.candidates(state, seat_of(frame))

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        out = vec[i64]()
        for action in self.menu:
            for option in action.candidates(state, seat_of(frame)):
                out = append(out, option)
        return out

    def bars(self, state: Delve, frame: i64, option: i64) -> str:
        return self.menu[self.lines[verb_of(option)]].bars(state, seat_of(frame), option)

    def choices(self, state: Delve, frame: i64) -> vec[i64]:
        seat = seat_of(frame)
        hero = state.heroes[seat]
        out = SCRATCH
        found: i64 = 0
        for action in self.menu:
            found = action.gather(state, seat, hero, out, found)
        return out[:found]

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        verb = verb_of(choice)
        if verb != V_END:
            state.stack.push(frame)  # the turn goes on, once what follows is resolved
        self.menu[self.lines[verb]].do(state, seat, state.heroes[seat], choice)
