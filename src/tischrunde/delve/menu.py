"""What a hero can do in a turn: a menu of actions, which a game may shorten or lengthen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tischrunde.delve.base import DelveOp
from tischrunde.delve.model import Delve
from tischrunde.delve.names import LOOK, V_END
from tischrunde.delve.tallies import WAITING
from tischrunde.kernel.frame import seat_of
from tischrunde.kernel.option import SCRATCH, pack, verb_of

if TYPE_CHECKING:
    from tischrunde.delve.book import Book
    from tischrunde.delve.params import Cites, Params
    from tischrunde.delve.rules import DelveRules


GUARD: Final = 8  # bits of a tally's number
TALLY: Final = 0xFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Finder:
    """Finds what is offered of a line of the menu, or of several in one go."""

    def __init__(self) -> None:
        self.guard: i64 = 0  # a tally, …
        self.least: i64 = 0  # … and with less of it than this everything is barred

    def offer(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        """Write the candidates that no rule bars into ``out`` from ``found`` on; how many there
        are then."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Finder):
    """One line of the menu.  It says what could be meant, what forbids it, and what it does.

    What is offered are the candidates that no rule bars.  ``guard`` and ``least``, an ``offer`` of
    an action's own or a ``finder`` only find them sooner: a law compares both wherever a game
    comes.
    """

    rules: DelveRules[Any]
    book: Book
    params: Params
    cites: Cites

    def __init__(self, verb: i64) -> None:
        super().__init__()
        self.verb = verb
        self.code = pack(verb)

    def learn(self, rules: DelveRules[Any]) -> None:
        """Hear whose action this is."""
        self.rules = rules
        self.book = rules.book
        self.params = rules.params
        self.cites = rules.cites

    def gather(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        """Write every option of this verb that could be meant, whether allowed or not, into
        ``out`` from ``found`` on; how many there are then."""
        raise NotImplementedError

    def means(self, state: Delve, seat: i64, option: i64) -> bool:
        """Whether this option of the verb is gathered; overridden only to be quicker."""
        found = self.gather(state, seat, SCRATCH, 0)
        return option in SCRATCH[:found]

    def bars(self, state: Delve, seat: i64, option: i64) -> str:
        """The rule that forbids this candidate, or ""."""
        return ""

    def offer(self, state: Delve, seat: i64, out: vec[i64], found: i64) -> i64:
        """The candidates that no rule bars; overridden only to be quicker."""
        listed = self.gather(state, seat, out, found)
        i: i64
        for i in range(found, listed):
            if not self.bars(state, seat, out[i]):
                out[found] = out[i]
                found += 1
        return found

    def finder(self, menu: list[Action]) -> Finder | None:
        """Who finds this line's options: itself, or whoever does for several; None if another line
        of the menu has named them already."""
        return self

    def do(self, state: Delve, seat: i64, option: i64) -> None:
        """Carry it out; the turn goes on afterwards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(DelveOp[Delve]):
    """The turn: whatever the menu offers, as often as one likes, until its end is announced."""

    def __init__(self, name: str, menu: list[Action]) -> None:
        super().__init__(name)
        self.confirms = True
        self.key = "ask-" + name.replace("_", "-")
        self.menu: vec[Action] = vec[Action](menu)
        highest = max([int(action.verb) for action in menu])
        lines = [-1] * (highest + 1)
        for line, action in enumerate(menu):
            lines[action.verb] = line
        self.lines = vec[i64](lines)  # of the menu, by verb
        self.finders = vec[Finder]()
        self.guards = vec[i64]()  # of each of them: the tally, and the least of it above GUARD

    def learn(self, rules: DelveRules[Any]) -> None:
        super().learn(rules)
        for action in self.menu:
            action.learn(rules)
        menu = list(self.menu)
        named = [action.finder(menu) for action in menu]
        finders = [finder for finder in named if finder is not None]
        self.finders = vec[Finder](finders)
        self.guards = vec[i64]([finder.guard | finder.least << GUARD for finder in finders])

    def action(self, option: i64) -> Action:
        """The line of the menu an option is of."""
        return self.menu[self.lines[verb_of(option)]]

    def ask(self, state: Delve, frame: i64) -> str:
        return self.key

    def rule(self, state: Delve, frame: i64) -> str:
        return self.cites.turn

    def hears(self, verb: i64) -> bool:
        return verb < len(self.lines) and self.lines[verb] >= 0

    def means(self, state: Delve, frame: i64, option: i64) -> bool:
        return self.action(option).means(state, seat_of(frame), option)

    def candidates(self, state: Delve, frame: i64) -> vec[i64]:
        out = vec[i64]()
        for action in self.menu:
            found = action.gather(state, seat_of(frame), SCRATCH, 0)
            for option in SCRATCH[:found]:
                out = append(out, option)
        return out

    def bars(self, state: Delve, frame: i64, option: i64) -> str:
        return self.action(option).bars(state, seat_of(frame), option)

    def choices(self, state: Delve, frame: i64) -> vec[i64]:
        return SCRATCH[: self.found(state, frame)]

    def offer(self, state: Delve, frame: i64) -> i64:
        return state.offer(self.found(state, frame))

    def found(self, state: Delve, frame: i64) -> i64:
        """As any op: the candidates no rule bars, without asking where all are barred anyway.
        Written into SCRATCH; says how many there are."""
        seat = seat_of(frame)
        has = state.heroes[seat].has
        finders, guards, out = self.finders, self.guards, SCRATCH
        found: i64 = 0
        i: i64
        for i in range(len(guards)):
            guard = guards[i]
            if has[guard & TALLY] >= guard >> GUARD:
                found = finders[i].offer(state, seat, out, found)
        return found

    def take(self, state: Delve, frame: i64, choice: i64) -> None:
        seat = seat_of(frame)
        if verb_of(choice) != V_END:
            state.stack.push(frame)  # the turn goes on, once what follows is resolved
            if state.heroes[seat].has[WAITING] > 0:
                state.push(LOOK, seat)
        self.menu[self.lines[verb_of(choice)]].do(state, seat, choice)
