"""A person at the keyboard: shows the question, understands what is typed."""

from __future__ import annotations

from tischrunde.cli.game import Game
from tischrunde.cli.leaving import ask, leave
from tischrunde.cli.rule_pages import look_up
from tischrunde.cli.screen import QUIET, STRONG
from tischrunde.cli.stage import show_board, tell_events
from tischrunde.cli.why import meant_exactly, refuse, why_not
from tischrunde.kernel.decision import Decision
from tischrunde.kernel.message import Message

LAST = 20  # choices that the log goes back


class Person:
    """One question to one person, until it is answered or taken back."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.screen = game.screen
        self.session = game.session
        self.seat = decision.seat
        self.rule = decision.rule
        self.offered = game.session.options()
        self.keys = game.board.keys(self.offered)
        self.secret = len(game.people) > 1 and game.is_secret()
        self.viewer = self.seat if self.secret else game.hearer
        self.done = False

    def answer(self) -> None:
        """Ask until there is an answer; a secret question is put behind closed doors."""
        self.begin()
        while not self.done:
            typed = ask(self.game, self.screen.names[self.seat], self.secret)
            if typed is None:
                self.begin()
            elif typed:
                self.understand(typed)

    def begin(self) -> None:
        if self.secret:
            self.screen.line()
            self.screen.tell("hand-over", STRONG, who=self.game.name(self.seat))
            while ask(self.game, self.screen.text("hand-over-ready")) is None:
                pass  # nearly left, but plays on: the others may still be looking
        self.show()

    def understand(self, typed: str) -> None:
        """A choice by its number or spelling, or a command."""
        choice = self.choice(typed)
        if choice is not None:
            if self.secret:
                self.screen.clear()
            self.game.choose(self.seat, choice)
            self.done = True
            return
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "u":
                self.undo()
            case "w":
                why_not(self.game, rest)
            case "r":
                look_up(self.screen, self.session.rules, self.game.book, rest or self.rule)
            case "l":
                self.log()
            case "b":
                self.show()
            case "?" | "h":
                self.help()
            case "q":
                self.leave()
            case _:
                refuse(self.game, typed)

    def choice(self, typed: str) -> str | None:
        """The option on offer that is meant, if only one can be."""
        choice = dict(zip(self.keys, self.offered, strict=True)).get(typed, typed)
        if choice not in self.offered:
            close = meant_exactly(self.game, typed)
            choice = close[0] if len(close) == 1 else ""
        return choice if choice in self.offered else None

    def undo(self) -> None:
        rule = self.game.undo(self.seat)
        if rule:
            self.screen.line(f"{self.screen.text(f'refused-{rule}')} ({rule})")
        else:
            self.done = True

    def log(self) -> None:
        for events in self.game.told[-LAST:]:
            tell_events(self.screen, self.session, events, self.game.hearer)

    def help(self) -> None:
        record = self.session.record
        goal, legend = self.game.board.goal(record), self.game.board.legend()
        if goal is not None:
            self.screen.say(goal)
            self.screen.line()
        self.screen.keys("play-help")
        if legend is not None and not self.screen.plain:
            self.screen.line()
            self.screen.say(legend)
        self.screen.line()
        self.screen.tell("commitment", QUIET, commitment=record.commitment)

    def leave(self) -> None:
        """A secret must not stay on the screen; whoever plays on after all sees it again."""
        if self.secret:
            self.screen.clear()
        leave(self.game)
        self.begin()

    def show(self) -> None:
        """The board, the question and what may be answered."""
        rules, state = self.session.rules, self.session.state
        show_board(self.screen, self.game.board, self.session, self.viewer, self.offered)
        question = rules.question(state)
        asked = self.screen.words.say(question, self.screen.names)
        self.screen.heading(f"{self.screen.names[self.seat]} · {asked}")
        note = self.game.board.note_on_question(question)
        if note is not None:
            self.screen.say(note, QUIET, indent=2)
        self.show_options()
        self.screen.tell("play-keys", QUIET)

    def show_options(self) -> None:
        """Short ones side by side, unless the board shows them; those with a note below."""
        rules, state = self.session.rules, self.session.state
        view = rules.observe(state, self.viewer)
        wide = max(len(key) for key in self.keys)
        short: list[str] = []
        noted: list[tuple[str, Message]] = []
        for key, choice in zip(self.keys, self.offered, strict=True):
            label = rules.label(state, rules.parse(state, choice))
            told = f"{key:>{wide}}  {self.screen.words.say(label, self.screen.names)}"
            note = self.game.board.note(view, choice)
            if note is None:
                short.append(told)
            else:
                noted.append((told, note))
        if self.screen.plain or not self.game.board.shows(self.offered, self.screen.width):
            self.screen.columns(short)
        else:
            self.screen.tell("name-a-place")
        for told, note in noted:
            self.screen.line(told, indent=2)
            self.screen.say(note, QUIET, indent=wide + 4)
