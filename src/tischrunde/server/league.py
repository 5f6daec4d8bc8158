"""What games come to: places, who has won, and a small table over many of them."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from io import StringIO

from tischrunde.server import wire
from tischrunde.server.rows import BOT
from tischrunde.server.store import SeatRow
from tischrunde.server.store.rooms import MemberRow
from tischrunde.server.wire_rooms import NOBODY, Rank, Result, ResultSeat

COLUMNS = ("game", "date", "title", "table", "seat", "name", "bot", "place", "points", "won")
FORMULAS = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would calculate


def scored(
    seats: Sequence[SeatRow], members: Sequence[MemberRow], ending: wire.Ending
) -> list[ResultSeat]:
    """Every seat of a finished game; members are known by the keys of their seats."""
    by_key = {member.token_hash: member.number for member in members if member.token_hash}
    places: dict[int, int] = {}
    for group in ending.standings:
        places |= dict.fromkeys(group, len(places) + 1)
    return [
        ResultSeat(
            name=seat.name,
            member=NOBODY if seat.kind == BOT else by_key.get(seat.token_hash, NOBODY),
            bot=seat.bot if seat.kind == BOT else "",
            place=places[number],
            points=sum(line.points for line in ending.points[number]),
            won=number in ending.winners,
        )
        for number, seat in enumerate(seats)
    ]


def league(results: Sequence[Result]) -> list[Rank]:
    """Members by what they have earned, then by games won; who has as much shares the place.

    Only people count: whoever leaves bots behind earns nothing by it."""
    earned: Counter[int] = Counter()  # in halves
    games: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    places: dict[int, Counter[int]] = {}
    for result in results:
        people = [seat for seat in result.seats if not seat.bot]
        for seat in people:
            if seat.member == NOBODY:
                continue
            games[seat.member] += 1
            wins[seat.member] += seat.won
            behind = sum(other.place > seat.place for other in people)
            beside = sum(other.place == seat.place for other in people) - 1
            earned[seat.member] += 2 * behind + beside
            places.setdefault(seat.member, Counter())[seat.place] += 1
    order = sorted(games, key=lambda who: (-earned[who], -wins[who], who))
    ranks: list[Rank] = []
    for who in order:
        same = [rank for rank in ranks if (rank.points * 2, rank.wins) == (earned[who], wins[who])]
        place = same[0].place if same else len(ranks) + 1
        table = [places[who][number] for number in range(1, max(places[who]) + 1)]
        ranks.append(Rank(place, who, games[who], wins[who], earned[who] / 2, table))
    return ranks


def sheet(results: Sequence[Result]) -> str:
    """All seats of all games as comma-separated values, for spreadsheets."""
    text = StringIO()
    rows = csv.writer(text)
    rows.writerow(COLUMNS)
    for result in results:
        at = datetime.fromtimestamp(result.at, UTC).isoformat(timespec="seconds")
        for number, seat in enumerate(result.seats, start=1):
            name = f"'{seat.name}" if seat.name.startswith(FORMULAS) else seat.name
            told = (result.number, at, result.game, result.table, number, name, seat.bot)
            rows.writerow((*told, seat.place, seat.points, int(seat.won)))
    return text.getvalue()
