"""Playing a record again, and saying clearly when it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tischrunde.kernel.errors import BadData, BadOption, IllegalChoice, brief
from tischrunde.kernel.event import Event
from tischrunde.kernel.rules import Rules
from tischrunde.table.record import Record
from tischrunde.table.session import Session
from tischrunde.table.undo import STRICT

Listener = Callable[[Session, int, list[Event]], None]


def replay(
    rules: Rules[Any],
    record: Record,
    upto: int | None = None,
    listener: Listener | None = None,
    manner: str = STRICT,
) -> Session:
    """The game a record tells, up to a number of choices; every choice is checked again.

    A whole replay also compares the digest, when the record has one: an edited record is found out
    even when all its choices are legal.
    """
    if record.game != rules.id:
        raise BadData("record.game", f"is {brief(record.game)!r}, not {rules.id!r}")
    if not rules.reads(record.version):
        raise BadData(
            "record.version",
            f"is {record.version}; these are version {rules.version} of the rules",
        )
    rules = rules.of(record.version)
    for setting in rules.options:
        if setting.name not in record.options:
            raise BadData(f"record.options.{setting.name}", "is missing")
    try:
        session = Session(rules, record.seats, record.seed, record.options, manner)
    except BadOption as error:
        where = error.name if error.name in ("seats", "seed") else f"options.{error.name}"
        raise BadData(f"record.{where}", str(error)) from error
    choices = record.choices if upto is None else record.choices[:upto]
    for number, choice in enumerate(choices):
        decision = session.decision
        if decision is None:
            raise BadData(f"record.choices[{number}]", "comes after the end of the game")
        try:
            events = session.choose(decision.seat, choice)
        except IllegalChoice as error:
            raise BadData(f"record.choices[{number}]", str(error)) from error
        if listener is not None:
            listener(session, decision.seat, events)
    whole = len(choices) == len(record.choices)
    if whole and record.digest and record.digest != rules.digest(session.state):
        raise BadData("record.digest", "the choices lead elsewhere: the record was changed")
    return session
