"""Every bot against every bot."""

import pytest

from tischrunde.games import catalog
from tischrunde.kernel.errors import BadOption
from tischrunde.lab.arena import Bout, arena, fight, pairings
from tischrunde.lab.match import play

GAME = "strife-of-gods"
BOTS = ["strife", "random"]


def test_a_bout_has_the_challenger_on_every_seat() -> None:
    line_ups = [match.bots for match in Bout(GAME, "a", "b", 4, "x").matches()]
    assert line_ups == [
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    ]


def test_mirrored_seeds_are_really_mirrored() -> None:
    """Whoever challenges, on whatever seat: the same cards lie on the table."""
    rules = catalog.load(GAME)
    bouts = [Bout(GAME, *pair, 3, "mirror/7") for pair in pairings(BOTS, 3)]
    dealt = {
        rules.digest(rules.setup(len(match.bots), match.seed, match.options))
        for bout in bouts
        for match in bout.matches()
    }
    assert len(bouts) == 2
    assert len(dealt) == 1


def test_pairings_go_both_ways_where_it_matters() -> None:
    assert pairings(["a", "b", "a"], 3) == [("a", "b"), ("b", "a")]
    assert pairings(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(["a"], 3) == []


def test_the_figures_are_those_of_the_bouts() -> None:
    report = arena(GAME, BOTS, 2, 3, "sum")
    assert (report.wanted, report.played) == (12, 12)
    assert [(row.name, row.against) for row in report.by_bot] == [
        ("strife", "random"),
        ("random", "strife"),
    ]
    for row in report.by_bot:
        won, scores = [], []
        for number in range(2):
            bout = Bout(GAME, row.name, row.against, 3, f"sum/{number}")
            for seat, result in enumerate(fight(bout)):
                won.append(result.share(seat))
                scores.append(result.scores[seat])
        assert row.games == 6
        assert row.first.value == pytest.approx(sum(won) / 6)
        assert row.score.value == pytest.approx(sum(scores) / 6)
    assert [row.games for row in report.by_seat] == [12] * 3


def test_one_against_one_is_played_once_and_told_from_both_sides() -> None:
    report = arena(GAME, BOTS, 3, 2, "two")
    assert report.played == 6
    strife, random = report.by_bot
    assert strife.games == random.games == 6
    assert strife.first.value + random.first.value == pytest.approx(1)


def test_the_same_seed_gives_the_same_report_however_many_processes() -> None:
    short = {"two_seat_rounds": 2}
    once = arena(GAME, BOTS, 20, 2, "same", short)
    assert arena(GAME, BOTS, 20, 2, "same", short, jobs=2) == once


def test_an_interruption_keeps_whole_bouts() -> None:
    def interrupt(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    report = arena(GAME, BOTS, 100, 3, "stop", progress=interrupt)
    assert report.interrupted
    assert (report.played, report.wanted) == (9, 600)
    assert sum(row.games for row in report.by_bot) == 9


def test_all_matches_of_a_bout_are_played() -> None:
    bout = Bout(GAME, "random", "strife", 2, "all", {"two_seat_rounds": 2})
    assert fight(bout) == [play(match) for match in bout.matches()]


@pytest.mark.parametrize("bots", [[], ["strife"], ["strife", "strife"]])
def test_nobody_competes_alone(bots: list[str]) -> None:
    with pytest.raises(BadOption) as caught:
        arena(GAME, bots, 1, 3, "")
    assert caught.value.name == "bots"
