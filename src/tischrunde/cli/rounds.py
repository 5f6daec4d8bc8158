"""The end of a round: the table as it is about to be scored, before a new round clears it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tischrunde.kernel.event import Event, Log
from tischrunde.kernel.frame import op_of
from tischrunde.kernel.option import NO_CHOICE
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State

NEW_CHAPTER = "-began"  # an event that begins something stands apart


def chapter(events: Sequence[Event]) -> int:
    """Where among these events something new begins; their number if nothing does."""
    kinds = [event.kind for event in events]
    return next((i for i, kind in enumerate(kinds) if kind.endswith(NEW_CHAPTER)), len(kinds))


def scoring(events: Sequence[Event], closing: Sequence[str]) -> int:
    """Where among these events the scoring begins; their number if it does not."""
    kinds = [event.kind for event in events]
    return next((i for i, kind in enumerate(kinds) if kind in closing), len(kinds))


def to_be_scored(rules: Rules[Any], before: State, option: int, closing: Sequence[str]) -> State:
    """The state right before the scoring to which this choice leads; ``before`` is used up.

    Goes the same way as ``Rules.apply``, but one step less than the scoring: what it brings is
    told below the table and must not stand there already.
    """
    log = before.log = Log()
    stack = before.stack
    choice = option
    unscored: State = before.clone()
    while stack.depth > 0 and scoring(log.events, closing) == len(log.events):
        unscored = before.clone()
        frame = stack.pop()
        op = rules.ops[op_of(frame)]
        if choice == NO_CHOICE and op.asks:
            only = op.choices(before, frame)
            choice = only[0] if len(only) == 1 else NO_CHOICE
        op.take(before, frame, choice)
        choice = NO_CHOICE
    unscored.log = None
    unscored.over = True  # nobody is asked anything on a table that is only looked at
    return unscored
