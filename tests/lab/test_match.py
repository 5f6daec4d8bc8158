"""One game among bots."""

import pytest

from tischrunde.games import catalog
from tischrunde.kernel.errors import BadOption
from tischrunde.lab.match import Match, Result, check, play, record
from tischrunde.table import replay

GAME = "strife-of-gods"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_match_ends_as_its_record_does(seats: int) -> None:
    match = Match(GAME, ("random",) * seats, "record", {"cards": 5})
    rules = catalog.load(GAME)
    kept = record(match)
    session = replay(rules, kept)
    result = play(match)
    assert session.over
    assert kept.options["cards"] == 5
    assert result.choices == len(kept.choices)
    assert [seat for seat in range(seats) if result.places[seat] == 1] == rules.standings(
        session.state
    )[0]
    assert list(result.scores) == [
        sum(line.points for line in rules.score(session.state, seat)) for seat in range(seats)
    ]


def test_the_same_match_ends_the_same() -> None:
    match = Match(GAME, ("strife", "random", "random"), "same")
    assert play(match) == play(match)
    assert record(match) == record(match)
    assert record(match).choices != record(Match(GAME, match.bots, "other")).choices


def test_shared_first_places_are_parts_of_one() -> None:
    result = Result(places=(1, 3, 1), scores=(5, 1, 5), choices=40)
    assert [result.share(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_nobody_is_first_when_nobody_has_won() -> None:
    """KL-G74: two heroes who stumble about at random hardly ever come out again."""
    result = next(
        found
        for number in range(20)
        if not any((found := play(Match("klong", ("random",) * 2, f"lost {number}"))).scores)
    )
    assert set(result.places) == {2}
    assert [result.share(seat) for seat in range(2)] == [0, 0]


@pytest.mark.parametrize(
    ("match", "name"),
    [
        (Match("chess", ("random",) * 3, ""), "game"),
        (Match(GAME, ("random", "deep"), ""), "bots"),
        (Match(GAME, ("random",) * 6, ""), "seats"),
        (Match(GAME, ("random",) * 3, "", {"cards": 9}), "cards"),
        (Match(GAME, ("random",) * 3, "", {"dragons": True}), "dragons"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(match: Match, name: str) -> None:
    with pytest.raises(BadOption) as caught:
        check(match)
    assert caught.value.name == name
