"""Turns, and the frame of the game (BK-001…006)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.bangkok_klongs import BangkokTable, bangkok


def finished(table: BangkokTable, seed: int = 0) -> BangkokTable:
    """Random offered choices until the game is over."""
    for _ in table.played(seed):
        pass
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bk_001_play_goes_clockwise(seats: int) -> None:
    table = bangkok(
        "E4:1n", seats=seats, hands=["1o 1o 1o"] * seats, movement_cards=[0] * seats, pile=""
    )
    order = []
    for field in ["D3", "E3", "F3", "D5", "E5"]:
        order.append(table.asked)
        table[table.asked].places("1o", field)
    assert order == [turn % seats for turn in range(5)]


def test_bk_002_a_turn_places_one_boat() -> None:
    table = bangkok("E4:1n", hands=["1n 2o", "1o", "1o"], movement_cards=[0, 0, 0])
    table[0].places("2o", "E5")
    assert table.at("E5") == "2a"
    assert "banana-own-2" not in table[0].hand
    assert table[1].asked == "ask-place"


def test_bk_002_placing_is_not_optional() -> None:
    table = bangkok("E4:1n E5:1a", hands=["fish1n", "1o", "1o"])
    assert table[0].offered == {"place:fish-neutral-1", "move:e5"}
    with refused("BK-002"):
        table[0].does("stay")
    with refused("BK-002"):
        table[0].does("place:fish-own-3")  # not in hand


def test_bk_003_a_field_holds_one_boat() -> None:
    table = bangkok("E4:1n E5:1b", hands=["1o", "1o", "1o"])
    table[0].does("place:banana-own-1")
    with refused("BK-003"):
        table[0].does("to:e4")
    with refused("BK-003"):
        table[0].does("to:e5")
    table[0].does("to:d4")
    assert table.at("D4") == "1a"


def test_bk_004_move_place_move_draw() -> None:
    table = bangkok("E4:1a E5:1b", hands=["1o 1n 0o 3n", "1o", "1o"], pile="fish2o rice2o")
    ann = table[0]
    ann.places("1o", "D4")
    assert ann.asked == "ask-move"
    assert len(ann.hand) == 3  # not drawn yet
    ann.moves("D4", "C3")
    assert table.kinds[-2:] == ["moved", "drew"]
    assert "fish-own-2" in ann.hand and len(ann.hand) == 4
    assert table[1].asked == "ask-place"


def test_bk_004_one_move_a_turn_wherever_it_stands() -> None:
    table = bangkok("E4:1a E5:1b", hands=["1o", "1o", "1o"], pile="")
    table[0].moves("E4", "D4")
    with refused("BK-055"):
        table[0].does("move:d4")
    table[0].places("1o", "E4")
    assert table[1].asked == "ask-place"  # not asked a second time


def test_bk_005_the_game_ends_with_the_big_market_day_and_the_stocks() -> None:
    table = finished(bangkok(seats=4))
    kinds = table.kinds
    assert kinds[-1] == "game-ended"
    assert table.session.over
    assert table.marker == 18


def test_bk_006_most_points_win() -> None:
    for seed in range(3):
        table = finished(bangkok(seats=3), seed)
        points = [seat.points for seat in table]
        winners = table.standings[0]
        assert {points[seat] for seat in winners} == {max(points)}
