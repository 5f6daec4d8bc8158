"""What a table sends to one seat: never more than that seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, get_args

from tischrunde.games import catalog as games
from tischrunde.kernel.event import Event
from tischrunde.kernel.message import Message
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.server import tokens, waiting, wire
from tischrunde.server.rows import SeatRow, TableRow
from tischrunde.server.wire import said
from tischrunde.table import Session
from tischrunde.table.record import commitment

KINDS: dict[str, wire.Kind] = {kind: kind for kind in get_args(wire.Kind)}
ORIGINS: dict[str, wire.Origin] = {origin: origin for origin in get_args(wire.Origin)}
MANNERS: dict[str, wire.Manner] = {manner: manner for manner in get_args(wire.Manner)}


def about(row: TableRow, seats: Sequence[SeatRow], over: bool, rematch: str = "") -> wire.About:
    """What everybody may know of a table; neither its seed nor anybody's key."""
    return wire.About(
        id=row.id,
        game=row.game,
        seats=[shown_seat(seat) for seat in seats],
        options=row.options,
        listed=row.listed,
        created=row.created,
        over=over,
        commitment=commitment(row.seed),
        origin=ORIGINS[row.origin],
        from_table=row.from_table,
        undo=MANNERS[row.undo],
        rules=by_rules(row),
        pacing=waiting.pacing(row.pace, row.clock),
        rematch=rematch,
        talk=row.talk,
        room=tokens.mark_of(row.room) if row.room else "",
    )


def by_rules(row: TableRow) -> wire.ByRules:
    """By which rules a table was begun, and what that means today."""
    rules = games.load(row.game) if row.game in games.ids() else None
    if rules is None:
        return wire.ByRules(row.version, 0, False)
    return wire.ByRules(row.version, rules.version, rules.reads(row.version))


def shown_seat(seat: SeatRow) -> wire.Seat:
    return wire.Seat(KINDS[seat.kind], seat.name, seat.bot)


def decision_for(rules: Rules[Any], state: State, seat: int) -> wire.Decision | None:
    """The open question: whole for the seat that is asked, only that there is one for others."""
    asked = rules.decision(state)
    if asked is None:
        return None
    if asked.seat != seat:
        return wire.Decision(asked.seat, asked.ask)
    offered = set(asked.options)
    options = [shown_option(rules, state, option) for option in asked.options]
    barred = [
        barred_option(rules, state, option)
        for option in rules.candidates(state)
        if option not in offered
    ]
    question = said(rules.question(state))
    return wire.Decision(asked.seat, asked.ask, asked.rule, question, options, barred)


def shown_option(rules: Rules[Any], state: State, option: int) -> wire.Option:
    return wire.Option(rules.spell(state, option), said(rules.label(state, option)))


def barred_option(rules: Rules[Any], state: State, option: int) -> wire.Barred:
    """What is not on offer; a refusal says the same as the label, by the name of the rule."""
    label, rule = rules.label(state, option), rules.bars(state, option)
    refusal = Message(f"refused-{rule}", label.args)  # ``rules.refusal`` would make all anew
    return wire.Barred(rules.spell(state, option), said(label), rule, said(refusal))


def told(
    session: Session, seat: int, version: int, events: Sequence[Event], more: Sequence[Message] = ()
) -> list[wire.Told]:
    """Events as this seat may hear them, and what everybody may."""
    heard = [session.tell(event, seat) for event in events]
    return [wire.Told(version, said(message)) for message in (*heard, *more)]


@cache
def undo_barred(rule: str) -> wire.Barred:
    """Why nothing can be taken back."""
    refusal = said(Message(f"refused-{rule}"))
    return wire.Barred("undo", said(Message("tool-undo")), rule, refusal)


def ending(rules: Rules[Any], state: State, seed: str) -> wire.Ending | None:
    """The end, and the seed only then."""
    if not state.over:
        return None
    points = [
        [
            wire.Points(line.rule, line.points, said(line.message()))
            for line in rules.score(state, seat)
        ]
        for seat in range(state.seats)
    ]
    return wire.Ending(rules.standings(state), rules.winners(state), points, seed)
