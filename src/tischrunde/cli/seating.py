"""Who sits where: people first, then bots."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tischrunde.bots import catalog as bots
from tischrunde.bots.bot import Bot
from tischrunde.cli.speech import Complaint
from tischrunde.kernel.rules import Rules
from tischrunde.table.undo import usual_manner
from tischrunde.words import Words

USUAL_SEATS = 3
LONGEST_NAME = 24


@dataclass(frozen=True)
class Chair:
    """A seat at the table: a person, or a bot of some kind."""

    name: str
    kind: str = ""  # of bot; "" for a person
    bot: Bot | None = None


def seating(
    rules: Rules[Any],
    words: Words,
    seats: int | None,
    names: Sequence[str] | None,
    kinds: Sequence[str],
) -> list[Chair]:
    """The chairs of a table; whatever is left open is filled with bots."""
    known = bots.names(rules.id)
    for kind in kinds:
        if kind not in known:
            raise Complaint("no-such-bot", name=kind, known=", ".join(known))
    if names is None:
        # As many bots as seats: nobody plays, one watches.
        names = [] if kinds and len(kinds) == seats else [words.text("person-name")]
    check_names(names)
    if seats is None:
        seats = usual_seats(rules, names, kinds)
    fewest, most = rules.seats
    if not fewest <= seats <= most:
        raise Complaint("wrong-seats", seats=seats, fewest=fewest, most=most)
    if len(names) + len(kinds) > seats:
        raise Complaint("too-many", seats=seats, people=len(names), bots=len(kinds))
    filled = list(kinds)
    while len(names) + len(filled) < seats:
        filled.append(kinds[len(filled) % len(kinds)] if kinds else best_of(known))
    people = [Chair(name) for name in names]
    return people + [
        Chair(words.text("bot-name", number=i), kind, bots.make(kind, rules.id))
        for i, kind in enumerate(filled, 1)
    ]


def usual_seats(rules: Rules[Any], names: Sequence[str], kinds: Sequence[str]) -> int:
    """Whoever is named sits down; one person alone gets company."""
    named = len(names) + len(kinds)
    fewest, most = rules.seats
    if kinds or len(names) > 1:
        return max(named, fewest)
    return max(fewest, min(USUAL_SEATS, most))


def best_of(known: Sequence[str]) -> str:
    """The bot one plays against when none was named: the best stands last in the catalog."""
    return known[-1]


def check_names(names: Sequence[str]) -> None:
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise Complaint("wrong-name", name=name, longest=LONGEST_NAME)
    if len(set(names)) != len(names):
        raise Complaint("names-twice")


def usual(chairs: Sequence[Chair]) -> str:
    """What may be taken back unless somebody says otherwise (KN-009)."""
    return usual_manner(sum(chair.bot is None for chair in chairs))


def as_arguments(chairs: Sequence[Chair], manner: str) -> str:
    """The same people and bots, and the same manner, as one would type them."""
    people = ",".join(chair.name for chair in chairs if not chair.kind)
    kinds = ",".join(chair.kind for chair in chairs if chair.kind)
    said = []
    if people:
        said += ["--names", people]
    if kinds:
        said += ["--bots", kinds]
    if manner != usual(chairs):
        said += ["--undo", manner]
    return shlex.join(said)
