"""Every bot against every bot: one of them alone at a table of the other, on every seat in turn.

All seats and all pairings get the same seeds, so that luck is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

from tischrunde.kernel.errors import BadOption
from tischrunde.kernel.setting import Value
from tischrunde.lab.match import Match, Result, check, play
from tischrunde.lab.pool import Progress, run
from tischrunde.lab.report import Report, of_bot, report, summed_up


@dataclass(frozen=True)
class Bout:
    """One seed of a pairing: as many games as there are seats, the challenger on each once."""

    game: str
    challenger: str
    others: str
    seats: int
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict)

    def matches(self) -> list[Match]:
        """By the challenger's seat."""
        return [
            Match(self.game, self.line_up(seat), self.seed, self.options)
            for seat in range(self.seats)
        ]

    def line_up(self, seat: int) -> tuple[str, ...]:
        """The challenger on this seat, the others everywhere else."""
        rest = [self.others] * (self.seats - 1)
        return (*rest[:seat], self.challenger, *rest[seat:])


@dataclass(frozen=True)
class Arena:
    """All bouts, seed by seed and made one by one: whoever stops early has met all alike."""

    game: str
    met: list[tuple[str, str]]
    seats: int
    seed: str
    options: Mapping[str, Value]

    def bout(self, number: int) -> Bout:
        turn, pair = divmod(number, len(self.met))
        challenger, others = self.met[pair]
        seed = f"{self.seed}/{turn}"
        return Bout(self.game, challenger, others, self.seats, seed, self.options)

    def fight(self, number: int) -> list[Result]:
        return fight(self.bout(number))


def arena(
    game: str,
    bots: Sequence[str],
    seeds: int,
    seats: int,
    seed: str,
    options: Mapping[str, Value] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Let every bot challenge every other one on so many seeds.  ``progress`` counts bouts."""
    ring = Arena(game, pairings(bots, seats), seats, seed, dict(options or {}))
    if not ring.met:
        raise BadOption("bots", ",".join(bots), "two or more")
    for number in range(len(ring.met)):
        check(ring.bout(number).matches()[0])
    bouts = seeds * len(ring.met)
    harvest = run(ring.fight, range(bouts), jobs, progress)
    found = [
        (match, result)
        for number, results in harvest.results
        for match, result in zip(ring.bout(number).matches(), results, strict=True)
    ]
    distinct = list(dict.fromkeys(bots))
    return report(
        found,
        [
            summed_up(bot, other, of_bot(alone(found, bot, other), bot))
            for bot, other in permutations(distinct, 2)
        ],
        game=game,
        seats=seats,
        bots=distinct,
        seed=seed,
        options=ring.options,
        wanted=bouts * seats,
        interrupted=harvest.interrupted,
    )


def alone(
    found: Sequence[tuple[Match, Result]], bot: str, other: str
) -> list[tuple[Match, Result]]:
    """The games this bot played alone against the other."""
    return [
        (match, result)
        for match, result in found
        if set(match.bots) == {bot, other} and match.bots.count(bot) == 1
    ]


def pairings(bots: Sequence[str], seats: int) -> list[tuple[str, str]]:
    """Who challenges whom; with two seats it is all the same who challenges."""
    distinct = list(dict.fromkeys(bots))
    return list(combinations(distinct, 2) if seats == 2 else permutations(distinct, 2))


def fight(bout: Bout) -> list[Result]:
    """All games of a bout."""
    return [play(match) for match in bout.matches()]
