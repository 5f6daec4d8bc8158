"""Looking back: the table as a seat saw it after any number of choices, and its whole story.

Nobody is shown more than was sent to that seat then.
"""

from __future__ import annotations

from typing import Any

from tischrunde.games import catalog
from tischrunde.kernel.event import Log
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.server import refusals, showing, wire
from tischrunde.server.played import Played
from tischrunde.table import Record, Session

TURN_BEGAN = "began-turn"
PAGE = 200  # moments told at once: more would keep other tables waiting


def number_in(text: str) -> int:
    """Which moment; no game has a million."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise refusals.no_such_moment()
    return int(text)


def story(table: Played, seat: int, first: int = 0) -> wire.Moments:
    """What happened and stands, from a moment on, as much as can be told at once."""
    session = table.session
    count = len(session.steps)
    if first > count:
        raise refusals.no_such_moment()
    end = min(first + PAGE, count + 1)
    told = [line for number in range(first, end) for line in led_to(session, number, seat)]
    turns = [step.seat for step in session.steps[first:end]]
    return wire.Moments(count, told, turns, end if end <= count else None)


def moment(table: Played, number: int, seat: int) -> wire.Moment:
    """The table after so many choices; who sits there is as it is now."""
    session = table.session
    count = len(session.steps)
    if number > count:
        raise refusals.no_such_moment()
    rules, state = session.rules, session.state_after(number)
    waits = table.waits and number == count
    update = wire.Update(
        version=number,
        seat=seat,
        about=table.about(),
        view=rules.observe(state, seat),
        decision=None if waits else showing.decision_for(rules, state, seat),
        events=led_to(session, number, seat),
        undo=False,
        no_undo=None,
        ending=showing.ending(rules, state, table.row.seed),
    )
    chosen = None
    if number < count and (session.over or session.steps[number].seat == seat):
        option = rules.parse(state, session.steps[number].choice)
        chosen = showing.shown_option(rules, state, option)
    return wire.Moment(number, count, update, chosen)


def led_to(session: Session, number: int, seat: int) -> list[wire.Told]:
    """What happened between the moment before and this one."""
    events = session.steps[number - 1].events if number else session.opening
    return showing.told(session, seat, number, events)


def course(record: Record) -> wire.Course:
    """A finished game played once more, with its figures at the beginning of every turn."""
    rules = catalog.load(record.game).of(record.version)
    state = rules.setup(record.seats, record.seed, record.options)
    stages = [stage(rules, state, 0)]
    for number, choice in enumerate(record.choices, 1):
        log = state.log = Log()
        rules.apply(state, rules.parse(state, choice))
        if state.over or any(event.kind == TURN_BEGAN for event in log.events):
            stages.append(stage(rules, state, number))
    return wire.Course([each for each in stages if each.gauges])


def stage(rules: Rules[Any], state: State, moment: int) -> wire.Stage:
    return wire.Stage(moment, SPECTATOR if state.over else int(state.turn), rules.gauges(state))
