"""Many games of the same bots."""

import csv
import io
import json

import pytest
from tests.size import size

from tischrunde.kernel.errors import BadOption
from tischrunde.lab.match import Match, play
from tischrunde.lab.report import Report
from tischrunde.lab.simulate import lined_up, rotated, simulate

GAME = "strife-of-gods"
BOTS = ["strife", "random", "random"]
GAMES = size(40, 12, 12)


def test_the_same_seed_gives_the_same_report_however_many_processes() -> None:
    def report(seed: str, jobs: int) -> Report:
        return simulate(GAME, ["strife", "random"], GAMES, seed, {"two_seat_rounds": 2}, jobs)

    once = report("same", 1)
    assert report("same", 2) == report("same", 3) == once
    assert report("other", 2) != once


def test_the_figures_are_those_of_the_games() -> None:
    report = simulate(GAME, ["random"], 12, "sum", seats=4)
    results = [play(Match(GAME, ("random",) * 4, f"sum/{number}")) for number in range(12)]
    assert (report.wanted, report.played, report.interrupted) == (12, 12, False)
    assert [row.name for row in report.by_seat] == ["s0", "s1", "s2", "s3"]
    for seat, row in enumerate(report.by_seat):
        assert row.games == 12
        assert row.first.value == pytest.approx(sum(r.share(seat) for r in results) / 12)
        assert row.score.value == pytest.approx(sum(r.scores[seat] for r in results) / 12)
    assert [(row.name, row.games) for row in report.by_bot] == [("random", 48)]
    assert report.by_bot[0].first.value == pytest.approx(0.25)
    assert report.length.value == pytest.approx(sum(r.choices for r in results) / 12)


def test_what_a_game_wants_reported_is_counted() -> None:
    report = simulate("klong", ["random"], 3, "count", seats=2)
    results = [play(Match("klong", ("random",) * 2, f"count/{number}")) for number in range(3)]
    turns, escaped, rescued, lost = report.counts
    assert turns.name == "began-turn"
    assert turns.per_seat.value == pytest.approx(
        sum(sum(result.counts["began-turn"]) for result in results) / 6
    )
    assert turns.in_games.value == 1
    assert escaped.per_seat.value + rescued.per_seat.value + lost.per_seat.value == 1
    assert report.best.value == pytest.approx(sum(max(r.scores) for r in results) / 3)
    assert simulate(GAME, ["random"], 2, "count", seats=2).counts == []


def test_a_third_of_the_first_places_each() -> None:
    report = simulate(GAME, BOTS, 6, "whole")
    won = sum(row.first.value * row.games for row in report.by_bot)
    assert won == pytest.approx(6)
    assert {row.name: row.games for row in report.by_bot} == {"strife": 6, "random": 12}


def test_everybody_moves_on_by_one_seat() -> None:
    line_up = lined_up(["a", "b"], 3)
    assert line_up == ("a", "b", "a")
    assert [rotated(line_up, by) for by in range(4)] == [
        ("a", "b", "a"),
        ("a", "a", "b"),
        ("b", "a", "a"),
        ("a", "b", "a"),
    ]


def test_an_interruption_keeps_what_is_done() -> None:
    def interrupt(done: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    report = simulate(GAME, ["random"] * 3, 1000, "stop", progress=interrupt)
    assert report.interrupted
    assert (report.played, report.wanted) == (5, 1000)
    whole = simulate(GAME, ["random"] * 3, 5, "stop")
    assert (report.by_bot, report.by_seat) == (whole.by_bot, whole.by_seat)


def test_a_report_can_be_read_again() -> None:
    report = simulate(GAME, BOTS, 4, "ü,\n", {"champions": False})
    data = json.loads(report.to_json())
    assert data["seed"] == "ü,\n"
    assert data["options"] == {"champions": False}
    assert data["by_bot"][0]["first"]["value"] == report.by_bot[0].first.value
    rows = list(csv.DictReader(io.StringIO(report.to_csv())))
    assert [(row["by"], row["name"]) for row in rows] == [
        ("bot", "strife"),
        ("bot", "random"),
        ("seat", "s0"),
        ("seat", "s1"),
        ("seat", "s2"),
    ]
    for row, found in zip(rows, report.by_bot + report.by_seat, strict=True):
        assert int(row["games"]) == found.games
        assert float(row["first_low"]) == found.first.low
        assert float(row["score_high"]) == found.score.high


@pytest.mark.parametrize(
    ("bots", "seats", "name"), [([], 3, "bots"), (["random"] * 4, 3, "bots"), (["x"], 3, "bots")]
)
def test_a_line_up_that_cannot_sit_down_is_refused(bots: list[str], seats: int, name: str) -> None:
    with pytest.raises(BadOption) as caught:
        simulate(GAME, bots, 1, "", seats=seats)
    assert caught.value.name == name
