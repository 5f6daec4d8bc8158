"""A game at one terminal: people take turns at the keyboard, bots answer for themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tischrunde import rulebook
from tischrunde.bots.bot import decide, dice
from tischrunde.cli import keeping
from tischrunde.cli.boards import board_of
from tischrunde.cli.rounds import chapter, scoring, to_be_scored
from tischrunde.cli.screen import STRONG, Screen
from tischrunde.cli.seating import Chair
from tischrunde.cli.speech import Complaint
from tischrunde.cli.stage import show_board, tell_events
from tischrunde.kernel.event import Event
from tischrunde.kernel.message import Message
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.state import State
from tischrunde.table import Session

GUESSES = 8  # imagined tables to tell whether the options are a secret


class Game:
    """A session, the people and bots at it, and the file it is kept in."""

    def __init__(
        self, session: Session, chairs: Sequence[Chair], screen: Screen, file: Path | None
    ) -> None:
        self.session = session
        self.chairs = chairs
        self.screen = screen
        self.file = file
        self.board = board_of(session.rules)
        self.book = rulebook.load(session.rules.id)
        # What happened, by choice, undone ones too.
        self.told: list[list[Event]] = [session.opening, *(step.events for step in session.steps)]
        self.between_rounds: Callable[[], None] | None = None
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self.bots = [seat for seat, chair in enumerate(chairs) if chair.bot is not None]
        seed = session.record.seed
        self.dice = [dice(seed, seat) for seat in range(len(chairs))]

    @property
    def hearer(self) -> int:
        """Whose ears the screen speaks to: one person's, or those of all who can see it."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def choose(self, seat: int, choice: str) -> None:
        """Make a choice, keep the game, and tell what happened."""
        before = self.session.state.clone()
        events = self.session.choose(seat, choice)
        self.told.append(events)
        self.keep_or_warn()
        new = chapter(events)
        if new < len(events):
            self.end_round(before, choice, events[:new])
            events = events[new:]
        tell_events(self.screen, self.session, events, self.hearer)

    def end_round(self, before: State, choice: str, events: list[Event]) -> None:
        """The table once more, what it was scored for, and time to look at it."""
        rules, closing = self.session.rules, self.board.closing
        at = scoring(events, closing)
        tell_events(self.screen, self.session, events[:at], self.hearer)
        if at < len(events):
            scored = to_be_scored(rules, before, rules.parse(before, choice), closing)
            show_board(self.screen, self.board, self.session, self.hearer, state=scored)
            self.screen.line()
            tell_events(self.screen, self.session, events[at:], self.hearer)
        if self.between_rounds is not None:
            self.between_rounds()

    def bot_chooses(self, seat: int) -> None:
        bot = self.chairs[seat].bot
        assert bot is not None
        rules, state = self.session.rules, self.session.state
        self.choose(seat, decide(rules, state, bot, self.dice[seat]))

    def undo(self, seat: int) -> str:
        """Take back the last choice made at the keyboard; or the rule that forbids it.

        What bots have answered since is taken back with it.
        """
        choosers = [step.seat for step in self.session.steps if step.seat in self.people]
        last = choosers[-1] if choosers else seat
        rule = self.session.bars_undo(last, self.bots)
        if rule:
            return rule
        events = self.session.undo(last, self.bots)
        self.told.append(events)
        self.keep_or_warn()
        tell_events(self.screen, self.session, events, self.hearer)
        return ""

    def keep(self) -> None:
        """Write the game into its file, if it has one."""
        if self.file is not None:
            keeping.write(self.file, self.session.record)

    def keep_or_warn(self) -> None:
        """A full disk must not end the game."""
        try:
            self.keep()
        except Complaint as complaint:
            self.screen.say(complaint.message, STRONG)

    def is_secret(self) -> bool:
        """Whether the others may not see what this seat can choose from.

        Whoever does not know the hidden cards imagines other ones; if that leads to other options,
        the true ones would give something away.
        """
        rules, state = self.session.rules, self.session.state
        for guess in range(GUESSES):
            dice = Rng.from_seed(f"guess/{guess}")
            if list(rules.imagine(state, SPECTATOR, dice).choices) != list(state.choices):
                return True
        return False

    def name(self, seat: int) -> Message:
        return Message("seat", {"seat": seat})
