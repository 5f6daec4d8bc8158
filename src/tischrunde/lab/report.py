"""What the lab found out, as data: rows for people and spreadsheets, everything for programs."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tischrunde.kernel.setting import Value
from tischrunde.lab.match import Match, Result
from tischrunde.lab.stats import Estimate, mean, wilson


@dataclass(frozen=True)
class Row:
    """How somebody did: a bot, a seat, or a bot against another.

    Whoever shares the first place has a part of it.
    """

    name: str
    against: str  # "" where there is no certain opponent
    games: int  # seats taken: a bot that sits at one table twice has played two
    first: Estimate
    score: Estimate

    def flat(self) -> dict[str, str | int | float]:
        """One line of a spreadsheet; shares are parts of one."""
        return {
            "name": self.name,
            "against": self.against,
            "games": self.games,
            "first": self.first.value,
            "first_low": self.first.low,
            "first_high": self.first.high,
            "score": self.score.value,
            "score_low": self.score.low,
            "score_high": self.score.high,
        }


@dataclass(frozen=True)
class Count:
    """How often something happened that the game wants reported."""

    name: str
    per_seat: Estimate
    in_games: Estimate  # the share of games in which it happened to anybody


@dataclass(frozen=True)
class Report:
    """Rows, and all it takes to find the same rows again."""

    game: str
    seats: int
    bots: list[str]
    seed: str
    options: Mapping[str, Value]
    wanted: int  # games
    played: int
    interrupted: bool
    by_bot: list[Row]
    by_seat: list[Row]
    length: Estimate  # choices a game
    best: Estimate  # the highest score of a game
    unwon: Estimate  # the part of the games that nobody won
    counts: list[Count]

    def to_json(self) -> str:
        return json.dumps(asdict(self), indent=2, ensure_ascii=False) + "\n"

    def to_csv(self) -> str:
        rows: list[dict[str, Any]] = [
            {"by": kind, **row.flat()}
            for kind, found in (("bot", self.by_bot), ("seat", self.by_seat))
            for row in found
        ]
        out = io.StringIO()
        if rows:
            writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
        return out.getvalue()


def report(
    found: Sequence[tuple[Match, Result]],
    by_bot: list[Row],
    *,
    game: str,
    seats: int,
    bots: list[str],
    seed: str,
    options: Mapping[str, Value],
    wanted: int,
    interrupted: bool,
) -> Report:
    """What is the same of all games, whoever met whom in them."""
    return Report(
        game=game,
        seats=seats,
        bots=bots,
        seed=seed,
        options=options,
        wanted=wanted,
        played=len(found),
        interrupted=interrupted,
        by_bot=by_bot,
        by_seat=by_seat(found, seats),
        length=mean([result.choices for _, result in found]),
        best=mean([max(result.scores) for _, result in found]),
        unwon=without_winner(found),
        counts=counted(found),
    )


def summed_up(name: str, against: str, found: Sequence[tuple[float, int]]) -> Row:
    """A row from shares of first places and scores."""
    first = wilson(sum(share for share, _ in found), len(found))
    return Row(name, against, len(found), first, mean([score for _, score in found]))


def counted(found: Sequence[tuple[Match, Result]]) -> list[Count]:
    """A line for everything the game wants reported."""
    names = list(found[0][1].counts) if found else []
    return [
        Count(
            name,
            mean([times for _, result in found for times in result.counts[name]]),
            wilson(sum(any(result.counts[name]) for _, result in found), len(found)),
        )
        for name in names
    ]


def without_winner(found: Sequence[tuple[Match, Result]]) -> Estimate:
    """The part of the games that nobody won."""
    return wilson(sum(1 not in result.places for _, result in found), len(found))


def by_seat(found: Sequence[tuple[Match, Result]], seats: int) -> list[Row]:
    """A row for every seat, whoever sat there."""
    return [
        summed_up(f"s{seat}", "", [outcome(result, seat) for _, result in found])
        for seat in range(seats)
    ]


def of_bot(found: Sequence[tuple[Match, Result]], bot: str) -> list[tuple[float, int]]:
    """What a bot has reached on every seat it had."""
    return [
        outcome(result, seat)
        for match, result in found
        for seat, name in enumerate(match.bots)
        if name == bot
    ]


def outcome(result: Result, seat: int) -> tuple[float, int]:
    """A seat's part of the first place, and its score."""
    return result.share(seat), result.scores[seat]
