"""The end of a game: places, every point with the rule that gave it, and how to check the game."""

from __future__ import annotations

from typing import Any

from tischrunde.cli.boards import Board
from tischrunde.cli.screen import QUIET, STRONG, Screen
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.table import Session


def points_of(rules: Rules[Any], state: State) -> list[int]:
    """The score of every seat."""
    return [sum(line.points for line in rules.score(state, s)) for s in range(state.seats)]


def show_standings(screen: Screen, board: Board, session: Session) -> None:
    """Seats by place, under each where its points come from, and what has broken a tie."""
    rules, state = session.rules, session.state
    points = points_of(rules, state)
    screen.heading(screen.text("end-standings"))
    place = 1
    standings = rules.standings(state)
    if not rules.winners(state):
        screen.tell("end-nobody-wins", STRONG)
    for tied, below in zip(standings, [*standings[1:], []], strict=True):
        for seat in tied:
            who = Message("seat", {"seat": seat})
            key = "end-place" if len(tied) == 1 else "end-place-shared"
            screen.say(Message(key, {"place": place, "who": who, "points": points[seat]}), STRONG)
            show_lines(screen, session, seat)
        if below and points[below[0]] == points[tied[0]]:
            why = board.tie(rules, state, tied[0], below[0])
            if why is not None:
                screen.say(why, indent=4)
        place += len(tied)


def show_lines(screen: Screen, session: Session, seat: int) -> None:
    lines = session.rules.score(session.state, seat)
    for line in lines:
        told = screen.words.say(line.message(), screen.names)
        screen.line(f"{line.points:+3}  {told} ({line.rule})", indent=4)
    if not lines:
        screen.say(Message("end-no-points"), QUIET, indent=4)


def show_check(screen: Screen, session: Session) -> None:
    """The seed, and the fingerprint that could be asked for during the game: they must fit."""
    record = session.record
    screen.line()
    screen.tell("end-seed", QUIET, seed=record.seed)
    screen.tell("commitment", QUIET, commitment=record.commitment)
