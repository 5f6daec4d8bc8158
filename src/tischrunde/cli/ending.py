"""The end of a game: places, every point with the rule that gave it, and how to check the game."""

from __future__ import annotations

from tischrunde.cli.screen import QUIET, STRONG, Screen
from tischrunde.kernel.message import Message
from tischrunde.table import Session


def points_of(session: Session) -> list[int]:
    """The score of every seat."""
    rules, state = session.rules, session.state
    return [sum(line.points for line in rules.score(state, s)) for s in range(state.seats)]


def show_standings(screen: Screen, session: Session) -> None:
    """Seats by place, and under each where its points come from."""
    rules, state = session.rules, session.state
    points = points_of(session)
    screen.heading(screen.text("end-standings"))
    place = 1
    for tied in rules.standings(state):
        for seat in tied:
            who = Message("seat", {"seat": seat})
            key = "end-place" if len(tied) == 1 else "end-place-shared"
            screen.say(Message(key, {"place": place, "who": who, "points": points[seat]}), STRONG)
            show_lines(screen, session, seat)
        place += len(tied)


def show_lines(screen: Screen, session: Session, seat: int) -> None:
    lines = session.rules.score(session.state, seat)
    for line in lines:
        told = screen.words.say(line.message(), screen.names)
        screen.line(f"{line.points:+3}  {told} ({line.rule})", indent=4)
    if not lines:
        screen.say(Message("end-no-points"), QUIET, indent=4)


def show_check(screen: Screen, session: Session) -> None:
    """The seed and the fingerprint shown before the game: anyone can check that they fit."""
    record = session.record
    screen.line()
    screen.tell("end-seed", QUIET, seed=record.seed)
    screen.tell("commitment", QUIET, commitment=record.commitment)
