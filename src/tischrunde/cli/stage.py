"""A game on the screen: who is at the table, the board, what has happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tischrunde.cli.boards import Board, Scene
from tischrunde.cli.ending import points_of
from tischrunde.cli.rounds import NEW_CHAPTER
from tischrunde.cli.rule_pages import meaning
from tischrunde.cli.screen import STRONG, Screen
from tischrunde.kernel.event import Event
from tischrunde.kernel.message import Message
from tischrunde.kernel.state import State
from tischrunde.table import Session


def show_title(screen: Screen, session: Session, sitting: Sequence[str]) -> None:
    """The game, who plays it, and how this table differs from the usual one."""
    rules, record = session.rules, session.record
    screen.heading(screen.text(f"game-{rules.id}"))
    screen.line(", ".join(sitting))
    for setting in rules.options:
        value = record.options[setting.name]
        if value != setting.default:
            screen.say(meaning(setting.name, value))


def show_board(
    screen: Screen,
    board: Board,
    session: Session,
    viewer: int,
    offered: Sequence[str] = (),
    state: State | None = None,
) -> None:
    """The table as this seat (or SPECTATOR) sees it; as it was, if a state is given."""
    rules = session.rules
    state = session.state if state is None else state
    decision = rules.decision(state)
    scene = Scene(
        view=rules.observe(state, viewer),
        words=screen.words,
        names=screen.names,
        points=points_of(rules, state),
        asked=None if decision is None else decision.seat,
        offered=list(offered),
        width=screen.width,
        plain=screen.plain,
    )
    screen.line()
    screen.lines(board.draw(scene))


def tell_events(
    screen: Screen, session: Session, events: Iterable[Event], hearer: int | None, lead: str = ""
) -> None:
    """Sentences as a seat hears them; with no hearer, as whoever it happened to."""
    for event in events:
        if event.kind.endswith(NEW_CHAPTER):
            screen.line()
        heard: Message = session.tell(event, event.seat if hearer is None else hearer)
        style = STRONG if event.kind.endswith(NEW_CHAPTER) else ""
        screen.line(screen.words.say(heard, screen.names), style, lead=lead)
        lead = " " * len(lead)
