"""The Luk Phat track and drawing (BK-060…071)."""

import pytest

from tischrunde.testing.bangkok_klongs import bangkok

STILL = [0, 0, 0]  # no movement cards: turns end by themselves


def test_bk_060_bk_061_the_symbol_advances_the_marker_and_pays() -> None:
    table = bangkok("E4:3n", hands=["1n", "1o", "1o"], movement_cards=STILL, marker=3)
    table[0].places("1n", "E5")
    assert table.marker == 4
    assert [seat.points for seat in table] == [2, 0, 0]
    assert table.said("advanced") == [{"who": 0, "space": 4, "points": 2}]


def test_bk_062_bk_063_a_market_space_pays_and_opens_a_small_day() -> None:
    table = bangkok(
        "B2:2a C2:1b B3:0a H8:1n", hands=["1n", "1o", "1o"], movement_cards=STILL, marker=5
    )
    table[0].places("1n", "C3")
    assert table.marker == 6
    assert table[0].points == 3
    assert "small-day" in table.kinds
    assert table[0].asked == "ask-small-day"
    assert table[0].sees["market"] == {"day": 1, "big": False, "lap": 1}


def test_bk_062_bk_064_two_symbols_open_the_big_day() -> None:
    table = bangkok(
        "B2:2a C2:1b B3:0a H8:1n", hands=["1n", "1o", "1o"], movement_cards=STILL, marker=17
    )
    table[0].places("1n", "C3")
    assert table[0].points == 2
    assert table.said("big-day") == [{"who": 2}]  # who has nothing to score
    assert table[0].asked == "ask-big-day"
    assert table[0].sees["market"] == {"day": 3, "big": True, "lap": 0}


@pytest.mark.parametrize("boat", ["1o", "3n", "thief", "warden"])
def test_bk_065_boats_without_the_symbol_leave_the_marker(boat: str) -> None:
    table = bangkok("E4:3n", hands=[boat, "1o", "1o"], movement_cards=STILL, marker=3)
    table[0].places(boat, "E5")
    assert table.marker == 3
    assert table[0].points == 0


def test_bk_065_moving_leaves_the_marker() -> None:
    table = bangkok("E4:0a", marker=3)
    table[0].moves("E4", "E5")
    assert table.marker == 3


def test_bk_070_after_placing_the_hand_is_four_again() -> None:
    table = bangkok(
        "E4:1n", hands=["1o 1o 1o 1o", "", ""], pile="fish2n rice3o", movement_cards=STILL
    )
    table[0].places("1o", "E5")
    assert len(table[0].hand) == 4
    assert "fish-neutral-2" in table[0].hand
    assert table.pile == 1


def test_bk_070_only_the_own_seat_sees_what_was_drawn() -> None:
    table = bangkok("E4:1n", hands=["1o 1o 1o 1o", "0o", "0o"], pile="fish2n", movement_cards=STILL)
    table[0].places("1o", "E5")
    assert ("drew", "fish-neutral-2") in table.told(0)
    assert ("drew", "back-boat") in table.told(1)


def test_bk_071_with_an_empty_pile_play_goes_on() -> None:
    table = bangkok("E4:1n", hands=["1o 1o", "0o", "0o"], pile="", movement_cards=STILL)
    table[0].places("1o", "E5")
    assert len(table[0].hand) == 1
    assert table[1].asked == "ask-place"


def test_bk_071_the_last_boat_drawn_is_told() -> None:
    table = bangkok("E4:1n", hands=["1o", "0o", "0o"], pile="2o", movement_cards=STILL)
    table[0].places("1o", "E5")
    assert table.kinds[-1] == "pile-empty"
