"""The checked door: the only way by which people, bots and the network act on a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any

from tischrunde.kernel.decision import Decision
from tischrunde.kernel.errors import IllegalChoice, brief
from tischrunde.kernel.event import NO_CARD, Event, Log
from tischrunde.kernel.message import Message
from tischrunde.kernel.pile import EVERYONE
from tischrunde.kernel.rules import GAME_OVER, Rules
from tischrunde.kernel.setting import spelled_out
from tischrunde.kernel.state import State
from tischrunde.table.record import Record
from tischrunde.table.story import Steps, Story
from tischrunde.table.undo import STRICT, History

UNDONE = "undone"
OTHER_SEAT = "KN-003"
NO_SUCH_SEAT = "KN-007"


class Session:
    """One game being played: checks every choice, keeps the record, can undo.

    >>> from tischrunde.games import catalog
    >>> table = Session(catalog.load("strife-of-gods"), seats=3, seed="doctest")
    >>> table.decision.ask
    'ask-take'
    """

    def __init__(
        self,
        rules: Rules[Any],
        seats: int,
        seed: str,
        options: Mapping[str, object] | None = None,
        manner: str = STRICT,
    ) -> None:
        """``manner`` says what may be taken back at this table, see ``table.undo``."""
        self.rules = rules
        opening = Log()
        self.state: State = rules.setup(seats, seed, options, opening)
        self.opening = opening.events  # what happened before the first question
        settings = spelled_out(rules.options, self.state.settings)
        self._record = Record(rules.id, rules.version, seats, seed, settings)
        self._story = Story(rules)
        self._history = History(manner)

    @property
    def manner(self) -> str:
        """Whether a card one has shown can be taken back: strict, or lenient."""
        return self._history.manner

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the game is over."""
        return self.rules.decision(self.state)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def record(self) -> Record:
        """The record up to now, with the digest of where it leads."""
        return replace(
            self._record,
            options=dict(self._record.options),
            choices=[step.choice for step in self.steps],
            digest=self.rules.digest(self.state),
        )

    @property
    def steps(self) -> Steps:
        """The choices that stand, and what happened by each."""
        return self._story.steps

    def state_after(self, choices: int) -> State:
        """A copy of the state as it was after so many of the choices that stand."""
        if choices < len(self.steps):
            return self._story.state_before(choices)
        now: State = self.state.clone()
        return now

    def options(self) -> list[str]:
        """What is offered now, in words."""
        return [self.rules.spell(self.state, option) for option in self.state.choices]

    def check(self, seat: int, text: object) -> int:
        """The option these words mean, if this seat may choose it now; else IllegalChoice."""
        self._seated(seat)
        decision = self.decision
        if decision is None:
            raise IllegalChoice(GAME_OVER, "the game is over")
        if decision.seat != seat:
            raise IllegalChoice(
                OTHER_SEAT,
                f"seat {decision.seat} is to choose, not seat {seat}",
                Message(f"refused-{OTHER_SEAT}", {"who": Message("seat", {"seat": decision.seat})}),
            )
        option = self.rules.parse(self.state, text)
        rule = self.rules.bars(self.state, option)
        if rule:
            raise IllegalChoice(rule, str(text), self.rules.refusal(self.state, option))
        return option

    def choose(self, seat: int, text: str) -> list[Event]:
        """Make a choice; IllegalChoice names the rule that says no, and nothing has changed."""
        option = self.check(seat, text)
        before = self.state.clone()
        log = Log()
        self.state.log = log
        try:
            self.rules.apply(self.state, option)
        except BaseException:
            self.state = before  # a fault of ours must not leave a table half-way
            raise
        self.state.log = None
        self._story.add(seat, text, log.events, before)
        self._history.note(seat, before, self.state)
        return log.events

    def undo(self, seat: int, bots: Collection[int] = ()) -> list[Event]:
        """Take this seat's last choice back, and with it what these bots have answered.

        Refused behind anything revealed since, or answered by anybody else.
        """
        self._seated(seat)
        self.state, answers = self._history.undo(seat, bots)
        self._story.cut(answers + 1)
        return [Event(UNDONE, seat, NO_CARD, answers, 0, 0, EVERYONE)]

    def bars_undo(self, seat: int, bots: Collection[int] = ()) -> str:
        """The rule that forbids this seat to undo now, or ""."""
        return self._history.bars(seat, bots)

    def tell(self, event: Event, seat: int) -> Message:
        """What happened, as this seat may hear it."""
        message = self.rules.tell(event, seat)
        if event.kind != UNDONE:
            return message
        return Message(message.key, {**message.args, "answers": event.a})

    def __copy__(self) -> Session:
        """A table of its own: a copy that shared the state would play on here, too."""
        return deepcopy(self)

    def __repr__(self) -> str:
        return f"<Session {self.rules.id}, {len(self.steps)} choices: {self.state!r}>"

    def _seated(self, seat: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.state.seats:
            raise IllegalChoice(NO_SUCH_SEAT, f"there is no seat {brief(seat)} at this table")
