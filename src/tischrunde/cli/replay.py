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
    tell_events(screen, whole, whole.opening, None)
    session = keeping.play_again(rules, record, file, 0)
    told = record.choices[:at]
    for number, choice in enumerate(told, 1):
        tell_choice(screen, session, choice, f"{number:{len(str(count))}}  ")
    board = board_of(rules)
    show_board(screen, board, session, SPECTATOR)
    if session.over:
        show_standings(screen, board, session)
        show_check(screen, session)
    else:
        decision = session.decision
        assert decision is not None
        who = Message("seat", {"seat": decision.seat})
        screen.line()
        screen.tell("replay-moment", number=len(told), count=count, who=who)
    screen.tell("replay-checked" if record.digest else "replay-unchecked", QUIET, count=count)


def tell_choice(screen: Screen, session: Session, choice: str, lead: str) -> None:
    """What came of a choice; the choice itself where that is all that happened."""
    rules, state, decision = session.rules, session.state, session.decision
    assert decision is not None
    label = rules.label(state, rules.parse(state, choice))
    events = session.choose(decision.seat, choice)
    tell_events(screen, session, events, None, lead)
    if not events:
        who = Message("seat", {"seat": decision.seat})
        screen.line(screen.text("replay-chose", who=who, choice=label), lead=lead)


def seat_names(words: Words, seats: int, given: str | None) -> list[str]:
    """The names given, and “seat 3” for whoever has none."""
    names = [name.strip() for name in given.split(",")] if given else []
    check_names(names)
    if len(names) > seats:
        raise Complaint("too-many-names", seats=seats, people=len(names))
    numbers = range(len(names), seats)
    return names + [words.say(Message("seat", {"seat": seat})) for seat in numbers]
