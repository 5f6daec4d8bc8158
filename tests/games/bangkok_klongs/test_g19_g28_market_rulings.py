"""Rulings on timing and market days (BK-G19…G28)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.bangkok_klongs import bangkok

STILL = [0, 0, 0]
TWO = "B2:2a C2:1b B3:0c C3:2n F6:1a G6:1b F7:3c G7:0n"


def test_bk_g19_merchant_effect_track_market_move_draw() -> None:
    table = bangkok("B2:2a C2:1b B3:0a", hands=["1n 1o 1o 1o", "1o", "1o"], marker=5)
    ann, ben, _ = table
    ann.places("1n", "C3")
    assert table.kinds == ["placed", "advanced", "small-day"]
    ann.does("decline")
    ben.does("decline")
    ann.does("decline")
    ben.does("decline")
    assert (ann.asked, len(ann.hand)) == ("ask-move", 3)
    ann.does("stay")
    assert table.kinds == ["drew"]


def test_bk_g19_the_thief_works_before_a_market_day_could_begin() -> None:
    table = bangkok("E4:1n A5:1b", hands=["thief", "1o", "1o"], movement_cards=STILL)
    ann = table[0].places("thief", "E5")
    assert ann.asked == "ask-steal"
    ann.does("steal:a5", "stock")
    assert table.kinds == ["stole-to-stock", "merchant-back", "drew"]


def test_bk_g20_zero_points_may_be_scored() -> None:
    table = bangkok("B2:0a C2:0n B3:0n C3:0b", day="small")
    assert table[0].may("score") == ["B2-C3"]
    table[0].scores("B2-C3")
    assert table[0].points == 0
    assert table[0].stock == ["banana-own-0"]


@pytest.mark.parametrize("day", ["small", "big"])
def test_bk_g21_one_boat_must_be_removed(day: str) -> None:
    table = bangkok("B2:0a C2:0a B3:0n C3:0b", day=day, points=[0, 9, 9])
    table[0].does("score:b2-c3")
    rule = "BK-089" if day == "small" else "BK-105"
    with refused(rule):
        table[0].does("decline")


def test_bk_g22_the_market_master_may_return() -> None:
    table = bangkok("B2:2a C2:1b B3:0a C3:1n", hands=["0n", "0n", "0n"], marker=5, day="small")
    table[0].scores("B2-C3", "B2")
    table[1].places("0n", "B2")
    assert table.marker == 6 and "small-day" in table.kinds
    table[1].scores("B2-C3")
    assert table[0].sees["master"] == "b2-c3"


def test_bk_g23_who_has_nothing_to_score_is_passed_over() -> None:
    table = bangkok("B2:2a C2:1c B3:0n C3:2n", day="small", seat=1)
    order = []
    while table[table.asked].asked == "ask-small-day":
        order.append(table.asked)
        table[table.asked].does("decline")
    assert order == [2, 0, 2, 0]
    assert table.kinds.count("declined") == 1  # nothing is said of those passed over


def test_bk_g23_a_day_with_nothing_to_score_just_ends() -> None:
    table = bangkok("B2:2a", hands=["1n", "1o", "1o"], marker=5, movement_cards=STILL)
    table[0].places("1n", "B3")
    assert "small-day" in table.kinds
    assert table[1].asked == "ask-place"


def test_bk_g24_returned_merchants_are_usable_at_once() -> None:
    table = bangkok(
        "B2:2a C2:1b B3:0a", hands=["1n 1o", "1o", "1o"], marker=5, supply=[0, 5, 5],
        movement_cards=STILL, pile="",
    )  # fmt: skip
    ann, ben, eva = table
    ann.places("1n", "C3")
    ann.scores("B2-C3", "B2")
    assert (ann.supply, ann.sees["stock_points"][0]) == (1, 1)
    ben.places("1o", "B2")
    eva.places("1o", "D2")
    ann.places("1o", "D4")
    assert table.at("D4") == "1a"


ALL_TIED = "B2:2a C2:1b B3:0c C3:2n"


@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_bk_g25_left_of_the_trigger_seat_begins(trigger: int) -> None:
    assert bangkok(ALL_TIED, day="big", seat=trigger).asked == (trigger + 1) % 3
    options = {"big_start": "trigger"}
    assert bangkok(ALL_TIED, day="big", seat=trigger, options=options).asked == trigger


def test_bk_g25_the_trigger_seat_comes_last_of_those_tied() -> None:
    table = bangkok(ALL_TIED, day="big", seat=0, points=[4, 9, 4])
    assert table.asked == 2


def test_bk_g25_whoever_reaches_the_last_space_is_the_trigger_seat() -> None:
    """Two points ahead, it leaves the others tied: the left one of them begins."""
    table = bangkok("B2:2a C2:1b B3:0c", hands=["1n", "1o", "1o"], marker=17)
    table[0].places("1n", "C3")
    assert table.said("big-day") == [{"who": 1}]


def test_bk_g25_without_a_trigger_the_last_who_placed_counts() -> None:
    table = bangkok(
        TWO + " E4:1n", turns=143, seat=1, hands=["2n", "3n", "2n"], movement_cards=STILL
    )
    table[1].places("3n", "E5")
    assert table.said("big-day") == [{"who": 2}]


def test_bk_g26_passing_is_not_final() -> None:
    table = bangkok(TWO, day="big", seat=2)
    ann, ben, eva = table
    ann.does("decline")
    ben.does("score:b2-c3").does("remove:c2")
    eva.does("decline")
    ann.does("score:f6-g7")
    assert ann.asked == "ask-remove"


def test_bk_g26_or_it_is() -> None:
    table = bangkok(TWO, day="big", seat=2, options={"passing": "final"})
    ann, ben, eva = table
    ann.does("decline")
    ben.does("score:b2-c3").does("remove:c2")
    eva.does("decline")
    assert ben.asked == "ask-big-day"  # the first seat is out
    ben.does("score:f6-g7").does("remove:g6")
    assert table.session.over


def test_bk_g26_a_whole_lap_of_passing_ends_the_day() -> None:
    table = bangkok(TWO, day="big", seat=2)
    for seat in table:
        assert seat.asked == "ask-big-day"
        seat.does("decline")
    assert table.session.over


WITH_ALL = "B2:2a C2:1b B3:0v C3:cookshop"


def test_bk_g27_vacant_and_special_boats_stay() -> None:
    table = bangkok(WITH_ALL, day="big", points=[0, 9, 9])
    table[0].does("score:b2-c3")
    assert len(table[0].stock) == 1  # the own boat was the only one to take
    table = bangkok("B2:2a C2:1n B3:0v C3:cookshop", day="big")
    table[0].does("score:b2-c3")
    for field in ("b3", "c3"):
        with refused("BK-G27"):
            table[0].does(f"remove:{field}")


def test_bk_g27_unless_removal_is_wide() -> None:
    table = bangkok(WITH_ALL, day="big", points=[0, 9, 9], options={"wide_removal": True})
    table[0].does("score:b2-c3")
    assert table[0].may("remove") == ["B2", "B3", "C3"]
    with refused("BK-105"):
        table[0].does("remove:c2")
    table[0].does("remove:c3")
    assert table[0].stock == ["cookshop"]


def test_bk_g27_wide_removal_holds_on_the_big_day_only() -> None:
    table = bangkok("B2:2a C2:1a B3:0v C3:cookshop", day="small", options={"wide_removal": True})
    table[0].does("score:b2-c3")
    assert table[0].may("remove") == ["B2", "C2"]


def test_bk_g28_wardens_do_not_protect_on_market_days() -> None:
    table = bangkok("B2:2a C2:1b B3:0n C3:2n B8:warden C8:warden", day="big", points=[0, 9, 9])
    table[0].does("score:b2-c3")
    assert table[0].may("remove") == ["B2", "B3", "C3"]
