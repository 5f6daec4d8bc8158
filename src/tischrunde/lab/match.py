"""One game among bots: all that decides it in, how it ended out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tischrunde.bots import catalog as bots
from tischrunde.bots.bot import decide, dice
from tischrunde.games import catalog as games
from tischrunde.kernel.event import Log
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.setting import Value, spelled_out
from tischrunde.kernel.state import State
from tischrunde.table import Record


@dataclass(frozen=True)
class Match:
    """A game to be played; the same match always ends the same."""

    game: str
    bots: tuple[str, ...]  # by seat
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Result:
    """How a match ended."""

    places: tuple[int, ...]  # by seat; shared ones have the same number, a winner's is 1
    scores: tuple[int, ...]  # by seat
    choices: int
    counts: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # of events, by seat

    def share(self, seat: int) -> float:
        """This seat's part of the first place."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


def check(match: Match) -> None:
    """Refuse what cannot be played, before a thousand games of it are begun."""
    for name in match.bots:
        bots.make(name, match.game)
    games.load(match.game).setup(len(match.bots), match.seed, match.options)


def play(match: Match) -> Result:
    """Play a match."""
    log = Log()
    rules, state, choices = played(match, log)
    places = [0] * len(match.bots)
    place = 1 if rules.winners(state) else 2
    for tied in rules.standings(state):
        for seat in tied:
            places[seat] = place
        place += len(tied)
    seats = range(len(match.bots))
    scores = tuple(sum(line.points for line in rules.score(state, seat)) for seat in seats)
    told = Counter((event.kind, event.seat) for event in log.events)
    counts = {kind: tuple(told[kind, seat] for seat in seats) for kind in rules.reported()}
    return Result(tuple(places), scores, len(choices), counts)


def record(match: Match) -> Record:
    """The record of a match, to look at it choice by choice."""
    rules, state, choices = played(match)
    options = spelled_out(rules.options, state.settings)
    seats = len(match.bots)
    digest = rules.digest(state)
    return Record(rules.id, rules.version, seats, match.seed, options, choices, digest)


def played(match: Match, log: Log | None = None) -> tuple[Rules[Any], State, list[str]]:
    """The end of a match and the choices that led there; bots are trusted as far as ``decide``.

    ``log`` hears all that happens, if the game wants something reported.
    """
    rules = games.load(match.game)
    heard = log if rules.reported() else None
    state: State = rules.setup(len(match.bots), match.seed, match.options, heard)
    state.log = heard
    seated = [bots.make(name, match.game) for name in match.bots]
    rngs = [dice(match.seed, seat) for seat in range(len(seated))]
    choices: list[str] = []
    while (decision := rules.decision(state)) is not None:
        choice = decide(rules, state, seated[decision.seat], rngs[decision.seat])
        rules.apply(state, rules.parse(state, choice))
        choices.append(choice)
    return rules, state, choices
