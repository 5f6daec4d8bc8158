"""Many games of the same bots: who wins, from which seat, how many points, how long it takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tischrunde.kernel.errors import BadOption
from tischrunde.kernel.setting import Value
from tischrunde.lab.match import Match, Result, check, play
from tischrunde.lab.pool import Progress, run
from tischrunde.lab.report import Report, of_bot, report, summed_up


@dataclass(frozen=True)
class Simulation:
    """A row of matches, made one by one: a million of them need no room."""

    game: str
    line_up: tuple[str, ...]
    seed: str
    options: Mapping[str, Value]

    def match(self, number: int) -> Match:
        """From game to game everybody moves on by one seat."""
        seed = f"{self.seed}/{number}"
        return Match(self.game, rotated(self.line_up, number), seed, self.options)

    def play(self, number: int) -> Result:
        return play(self.match(number))


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, Value] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    seats: int | None = None,
) -> Report:
    """Play so many games.  ``progress`` hears how many are over."""
    simulation = Simulation(game, lined_up(bots, seats or len(bots)), seed, dict(options or {}))
    check(simulation.match(0))
    harvest = run(simulation.play, range(games), jobs, progress)
    found = [(simulation.match(number), result) for number, result in harvest.results]
    return report(
        found,
        [summed_up(bot, "", of_bot(found, bot)) for bot in dict.fromkeys(bots)],
        game=game,
        seats=len(simulation.line_up),
        bots=list(simulation.line_up),
        seed=seed,
        options=simulation.options,
        wanted=games,
        interrupted=harvest.interrupted,
    )


def lined_up(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots by seat; when there are more seats than bots, the same bots sit down again."""
    if not 0 < len(bots) <= seats:
        raise BadOption("bots", ",".join(bots), f"1 to {seats}")
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def rotated(line_up: tuple[str, ...], by: int) -> tuple[str, ...]:
    """Everybody some seats further: no bot owes its result to where it sits."""
    shift = -by % len(line_up)
    return line_up[shift:] + line_up[:shift]
