"""A game at one terminal: people take turns at the keyboard, bots answer for themselves."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from tischrunde import rulebook
from tischrunde.bots.bot import decide, dice
from tischrunde.cli import keeping
from tischrunde.cli.boards import board_of
from tischrunde.cli.ending import show_check, show_standings
from tischrunde.cli.screen import QUIET, STRONG, Screen
from tischrunde.cli.seating import Chair, as_arguments
from tischrunde.cli.speech import Complaint
from tischrunde.cli.stage import show_board, tell_events
from tischrunde.kernel.event import Event
from tischrunde.kernel.message import Message
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.kernel.rng import Rng
from tischrunde.table import Session

GUESSES = 8  # imagined tables to tell whether the options are a secret


class Leaving(Exception):
    """A person wants to stop here."""


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
        self.told: list[list[Event]] = [session.opening]  # then by choice, undone ones too
        self.choosers: list[int] = []
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        seed = session.record.seed
        self.dice = [dice(seed, seat) for seat in range(len(chairs))]

    @property
    def hearer(self) -> int:
        """Whose ears the screen speaks to: one person's, or those of all who can see it."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def note(self, session: Session, seat: int, events: list[Event]) -> None:
        """Remember a choice that was made, now or before the game was loaded."""
        self.choosers.append(seat)
        self.told.append(events)

    def choose(self, seat: int, choice: str) -> None:
        """Make a choice, keep the game, and tell what happened."""
        events = self.session.choose(seat, choice)
        self.note(self.session, seat, events)
        self.keep_or_warn()
        tell_events(self.screen, self.session, events, self.hearer)

    def bot_chooses(self, seat: int) -> None:
        bot = self.chairs[seat].bot
        assert bot is not None
        rules, state = self.session.rules, self.session.state
        self.choose(seat, decide(rules, state, bot, self.dice[seat]))

    def undo(self, seat: int) -> str:
        """Take back the last choice of whoever sits at the keyboard; the rule that forbids it."""
        rule = self.session.may_undo(seat)
        last = self.choosers[-1] if self.choosers else seat
        if rule and last in self.people and not self.session.may_undo(last):
            seat, rule = last, ""
        if not rule:
            events = self.session.undo(seat)
            self.choosers.pop()
            self.told.append(events)
            self.keep_or_warn()
            tell_events(self.screen, self.session, events, self.hearer)
        return rule

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

    def finish(self) -> None:
        """Everything there is to say once the game is over."""
        show_board(self.screen, self.board, self.session, SPECTATOR)
        show_standings(self.screen, self.session)
        show_check(self.screen, self.session)
        if self.file is not None:
            self.screen.tell("end-look-again", QUIET)
            self.screen.command(f"tischrunde replay {shlex.quote(str(self.file))}")

    def part(self) -> None:
        """Say where the game is kept and how to go on."""
        self.screen.line()
        if self.file is None:
            self.screen.tell("not-kept", STRONG)
            return
        file = shlex.quote(str(self.file))
        self.screen.tell("kept", STRONG, file=str(self.file))
        self.screen.command(f"tischrunde play --load {file} {as_arguments(self.chairs)}")

    def name(self, seat: int) -> Message:
        return Message("seat", {"seat": seat})
