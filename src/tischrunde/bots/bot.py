"""What a bot is, what it may do besides look, and the one way it is asked.

Fairness is structural: a bot gets the view of its seat, and a mind that was made from an imagined
table.  The true state never reaches it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from tischrunde.kernel.decision import Decision
from tischrunde.kernel.errors import IllegalChoice
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State

View = dict[str, Any]


class Mind:
    """An imagined table that looks to one seat as the real one does.

    ``rng`` are the bot's own dice; everything a mind does depends on the view and on them alone.
    """

    def __init__(self, rules: Rules[Any], imagined: State, seat: int, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng
        self._rules = rules
        self._table = imagined

    @property
    def view(self) -> View:
        """What this seat would see."""
        return self._rules.observe(self._table, self.seat)

    @cached_property
    def _decision(self) -> Decision | None:
        return self._rules.decision(self._table)

    @property
    def asked(self) -> int | None:
        """Which seat would be asked; None when the game would be over."""
        return None if self._decision is None else self._decision.seat

    @property
    def ask(self) -> str:
        """The key of the question that would be open, as ``ask-take``; "" when the game is over."""
        return "" if self._decision is None else self._decision.ask

    @property
    def options(self) -> list[str]:
        """What would be offered to the seat that is asked."""
        return [self._rules.spell(self._table, option) for option in self._table.choices]

    def after(self, option: str) -> Mind:
        """This imagined table once the option has been carried out; this one stays as it is."""
        packed = offered(self._rules, self._table, option)
        table: State = self._table.clone()
        self._rules.apply(table, packed)
        return Mind(self._rules, table, self.seat, self.rng)

    def again(self) -> Mind:
        """Another table that looks the same: other secrets, other luck."""
        table: State = self._rules.imagine(self._table, self.seat, self.rng)
        return Mind(self._rules, table, self.seat, self.rng)

    def rollout(self) -> list[list[int]]:
        """The standings after random play from here to the end; this table stays as it is."""
        table: State = self._table.clone()
        playout(self._rules, table, self.rng)
        return self._rules.standings(table)


class Bot:
    """Chooses for a seat.  Holds no game: the same bot may sit at many tables at once."""

    name = ""

    def choose(self, view: View, options: Sequence[str], mind: Mind) -> str:
        """HOOK.  One of the options."""
        raise NotImplementedError


def decide(rules: Rules[Any], state: State, bot: Bot, rng: Rng) -> str:
    """Let a bot answer the open question; an answer that was not offered is refused."""
    decision = rules.decision(state)
    assert decision is not None, "nobody is asked when the game is over"
    seat = decision.seat
    view = rules.observe(state, seat)
    options = [rules.spell(state, option) for option in decision.options]
    mind = Mind(rules, rules.imagine(state, seat, rng), seat, rng)
    choice = bot.choose(view, options, mind)
    offered(rules, state, choice)
    return choice


def dice(seed: str, seat: int) -> Rng:
    """The dice of a bot at this seat of this game, so that a game among bots replays too."""
    return Rng.from_seed(f"bot/{seat}/{seed}").spawn()


def offered(rules: Rules[Any], state: State, text: str) -> int:
    """The option these words mean; IllegalChoice when it is not offered."""
    option = rules.parse(state, text)
    if option not in state.choices:
        raise IllegalChoice(rules.bars(state, option), text)
    return option
