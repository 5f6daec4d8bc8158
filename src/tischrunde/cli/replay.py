"""`tischrunde replay`: tells a recorded game in sentences and checks it."""

from __future__ import annotations

from pathlib import Path

import click

from tischrunde.cli import keeping
from tischrunde.cli.boards import board_of
from tischrunde.cli.ending import show_check, show_standings
from tischrunde.cli.screen import QUIET, Screen
from tischrunde.cli.seating import check_names
from tischrunde.cli.speech import Complaint, TalkingCommand, lang_option, spoken_words
from tischrunde.cli.stage import show_board, show_title, tell_events
from tischrunde.kernel.event import Event
from tischrunde.kernel.message import Message
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.table import Session
from tischrunde.words import Words


@click.command(name="replay", cls=TalkingCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", metavar="N", type=int)
@click.option("--names", metavar="A,B,…")
@lang_option
def replay(file: Path, at: int | None, names: str | None) -> None:
    """Tell a recorded game."""
    record = keeping.read(file)
    rules = keeping.rules_of(record, file)
    words = spoken_words(rules.id)
    count = len(record.choices)
    if at is not None and not 0 <= at <= count:
        raise Complaint("wrong-at", at=at, count=count)
    whole = keeping.play_again(rules, record, file)  # checked before a word is told
    screen = Screen(words, seat_names(words, record.seats, names))
    show_title(screen, whole, screen.names)
    screen.line()
    told = 0

    def tell(session: Session, seat: int, events: list[Event]) -> None:
        nonlocal told
        told += 1
        tell_events(screen, session, events, None, f"{told:{len(str(count))}}  ")

    tell_events(screen, whole, whole.opening, None)
    session = keeping.play_again(rules, record, file, at, tell)
    show_board(screen, board_of(rules), session, SPECTATOR)
    if session.over:
        show_standings(screen, session)
        show_check(screen, session)
    else:
        decision = session.decision
        assert decision is not None
        who = Message("seat", {"seat": decision.seat})
        screen.line()
        screen.tell("replay-moment", number=told, count=count, who=who)
    screen.tell("replay-checked" if record.digest else "replay-unchecked", QUIET, count=count)


def seat_names(words: Words, seats: int, given: str | None) -> list[str]:
    """The names given, and “seat 3” for whoever has none."""
    names = [name.strip() for name in given.split(",")] if given else []
    check_names(names)
    if len(names) > seats:
        raise Complaint("too-many-names", seats=seats, people=len(names))
    numbers = range(len(names), seats)
    return names + [words.say(Message("seat", {"seat": seat})) for seat in numbers]
