"""A person at the keyboard: shows the question, understands what is typed."""

from __future__ import annotations

from pathlib import Path

from tischrunde.cli.game import Game, Leaving
from tischrunde.cli.rule_pages import look_up
from tischrunde.cli.screen import QUIET, STRONG
from tischrunde.cli.speech import Complaint
from tischrunde.cli.stage import show_board, tell_events
from tischrunde.cli.why import refuse, why_not
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
        self.done = False

    def answer(self) -> None:
        """Ask until there is an answer; a secret question is put behind closed doors."""
        secret = len(self.game.people) > 1 and self.game.is_secret()
        if secret:
            self.hand_over()
        self.show(self.seat if secret else self.game.hearer)
        while not self.done:
            typed = self.screen.ask(self.screen.names[self.seat])
            if typed:
                self.understand(typed, secret)

    def hand_over(self) -> None:
        self.screen.line()
        self.screen.tell("hand-over", STRONG, who=self.game.name(self.seat))
        self.screen.ask(self.screen.text("hand-over-ready"))

    def understand(self, typed: str, secret: bool) -> None:
        """A choice by its number or spelling, or a command."""
        choice = dict(zip(self.keys, self.offered, strict=True)).get(typed, typed)
        if choice in self.offered:
            if secret:
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
                self.show(self.seat if secret else self.game.hearer)
            case "?" | "h":
                self.help()
            case "q":
                self.leave()
            case _:
                refuse(self.game, typed)

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
        self.screen.line(self.screen.text("play-help"))
        legend = self.game.board.legend()
        if legend is not None and not self.screen.plain:
            self.screen.line()
            self.screen.say(legend)

    def leave(self) -> None:
        """Without a file, ask for one: nobody should lose a game by accident."""
        while self.game.file is None:
            name = self.screen.ask(self.screen.text("keep-where"))
            if not name:
                break
            if Path(name).exists():
                self.screen.tell("file-exists", file=name)
                continue
            self.game.file = Path(name)
            try:
                self.game.keep()
            except Complaint as complaint:
                self.game.file = None
                self.screen.say(complaint.message)
        raise Leaving

    def show(self, viewer: int) -> None:
        """The board, the question and what may be answered."""
        rules, state = self.session.rules, self.session.state
        show_board(self.screen, self.game.board, self.session, viewer, self.offered)
        question = rules.question(state)
        asked = self.screen.words.say(question, self.screen.names)
        self.screen.heading(f"{self.screen.names[self.seat]} · {asked}")
        note = self.game.board.note_on_question(question)
        if note is not None:
            self.screen.say(note, QUIET, indent=2)
        self.show_options(viewer)
        self.screen.tell("play-keys", QUIET)

    def show_options(self, viewer: int) -> None:
        """Short ones side by side; those that need a word of explanation below."""
        rules, state = self.session.rules, self.session.state
        view = rules.observe(state, viewer)
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
        self.screen.columns(short)
        for told, note in noted:
            self.screen.line(told, indent=2)
            self.screen.say(note, QUIET, indent=wide + 4)
