"""BK-S1…S5: the table before the first turn."""

import pytest

from tischrunde.testing.bangkok_klongs import bangkok


def test_bk_s1_the_board_is_empty() -> None:
    seen = bangkok()[0].sees
    assert seen["columns"] * seen["rows"] == 80
    assert seen["boats"] == []
    assert len(seen["landing"]) == 35
    assert seen["entries"]["light"] and seen["entries"]["dark"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bk_s2_everybody_draws_four_of_seventy_two_boats(seats: int) -> None:
    table = bangkok(seats=seats)
    assert [len(seat.hand) for seat in table] == [4] * seats
    assert table.pile == 72 - 4 * seats
    assert all("good" not in boat for boat in table[0].sees["hands"][1])  # shown to nobody


def test_bk_s2_with_two_piles_two_boats_of_each() -> None:
    table = bangkok(options={"tactical": True})
    for seat in table:
        kinds = [boat["kind"] for boat in seat.sees["hands"][seat.number]]
        assert kinds.count("ownable") == 2


@pytest.mark.parametrize(("seats", "merchants"), [(2, 16), (3, 11), (4, 8)])
def test_bk_s3_merchants_and_movement_cards_are_handed_out(seats: int, merchants: int) -> None:
    for seat in bangkok(seats=seats):
        assert (seat.supply, seat.movement_cards, seat.points) == (merchants, 2, 0)


def test_bk_s4_marker_and_master_wait_and_the_stocks_are_empty() -> None:
    seen = bangkok()[0].sees
    assert (seen["track"]["marker"], seen["master"]) == (0, None)
    assert seen["stocks"] == [[], [], []]


def test_bk_s5_whoever_the_lot_names_is_asked_first() -> None:
    table = bangkok()
    assert table.asked == table[0].sees["start"]
