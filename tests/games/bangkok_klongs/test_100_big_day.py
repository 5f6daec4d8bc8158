"""The big market day and the final scoring (BK-100…112)."""

from tischrunde.testing import refused
from tischrunde.testing.bangkok_klongs import bangkok

# A full quartet with a boat of each of three seats.
ONE = "B2:2a C2:1b B3:0c C3:2n"


def test_bk_100_the_last_on_the_score_track_begins() -> None:
    table = bangkok(ONE, day="big", points=[9, 4, 7])
    assert table.asked == 1
    table[1].does("decline")
    assert table.asked == 2


def test_bk_101_of_those_tied_the_one_with_fewer_merchants_on_the_board() -> None:
    table = bangkok(ONE + " H8:1b", day="big", points=[4, 4, 7], seat=0)
    assert table.asked == 0
    table = bangkok(ONE + " H8:1a", day="big", points=[4, 4, 7], seat=2)
    assert table.asked == 1


def test_bk_102_a_tie_that_lasts_is_broken() -> None:
    assert bangkok(ONE, day="big", seat=0).asked == 1  # BK-G25


def test_bk_103_as_long_as_somebody_wants_to_score() -> None:
    table = bangkok("D2:2a E2:1a D3:0a E3:2a D4:1a E4:1n", day="big")
    table[0].scores("D2-E3", "D2")
    assert table.asked == 0  # nobody else has a boat there
    table[0].scores("D3-E4", "D4")
    assert table.session.over


def test_bk_103_more_than_two_scorings_each() -> None:
    board = "B2:2a C2:1n B3:0n C3:2n F2:1a G2:1n F3:1n G3:1n F6:1a G6:1n F7:3n G7:0n"
    table = bangkok(board, day="big")
    ann = table[0]
    ann.scores("B2-C3", "B2").scores("F2-G3", "F2").scores("F6-G7", "F6")
    assert table.session.over
    assert ann.points == 5 + 4 + 5 + 3 + (3 if same_goods(ann.stock) else 0)


def same_goods(stock: list[str]) -> bool:
    """Three boats of one good are worth 6 instead of 3 × 1."""
    return len({boat.split("-")[0] for boat in stock}) == 1


def test_bk_104_validity_and_points_are_those_of_the_small_day() -> None:
    table = bangkok(ONE + " G6:1a H6:1n G7:1a", day="big", points=[0, 9, 9])
    with refused("BK-085"):
        table[0].does("score:f6-g7")
    table[0].does("score:b2-c3")
    assert [(e["who"], e["points"]) for e in table.said("earned")] == [(0, 5), (1, 5), (2, 5)]


def test_bk_104_without_an_own_boat_no_scoring() -> None:
    table = bangkok("B2:2b C2:1b B3:0b C3:2n F6:1a G6:1n F7:3n G7:0n", day="big", points=[9, 0, 9])
    assert table[1].may("score") == ["B2-C3"]
    with refused("BK-086"):
        table[1].does("score:f6-g7")


def test_bk_105_an_own_or_a_neutral_boat_goes() -> None:
    table = bangkok("B2:2a C2:1b B3:0v C3:rice2n", day="big", points=[0, 9, 9])
    ann = table[0].scores("B2-C3")
    assert ann.may("remove") == ["B2", "C3"]
    with refused("BK-105"):
        ann.does("remove:c2")
    ann.does("remove:c3")
    assert ann.stock == ["rice-neutral-2"]
    assert table.at("B2") == "2a"


def test_bk_106_then_the_stocks_are_scored() -> None:
    table = bangkok("B2:0a C2:1b B3:0b C3:2n", day="big", stocks=["fish1o fish2n", "rice1o"])
    table[0].does("decline")
    table[1].does("decline")
    assert table.session.over
    assert table.kinds[-3:] == ["stock-scored", "stock-scored", "game-ended"]
    assert [seat.points for seat in table] == [3, 1, 0]


def test_bk_110_every_good_by_itself() -> None:
    table = bangkok("A1:1n", day="big", stocks=["fish1o fish2n rice1o rice2n rice3n", "", ""])
    lines = table.rules.score(table.state, 0)
    assert [(line.rule, line.points) for line in lines] == [("BK-111", 3), ("BK-111", 6)]


def test_bk_111_one_two_three() -> None:
    boats = [f"fish{boat}" for boat in ("0o", "1o", "1o", "2o", "3o", "0n", "1n", "2n", "3n")]
    for count, points in enumerate([1, 3, 6, 10, 15, 21, 28, 36, 45], start=1):
        table = bangkok("A1:1n", day="big", stocks=[" ".join(boats[:count]), "", ""])
        assert table[0].points == points


def test_bk_112_only_the_good_counts() -> None:
    for boats in ("fish0o fish0n", "fish3o fish3n"):
        assert bangkok("A1:1n", day="big", stocks=[boats, "", ""])[0].points == 3
