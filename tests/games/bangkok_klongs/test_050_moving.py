"""Moving boats (BK-050…058)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.bangkok_klongs import BangkokTable, bangkok


def table_of(board: str, **laid: object) -> BangkokTable:
    """Everybody has one harmless boat and nothing to draw."""
    hands = ["1o 0o", "1o 0o", "1o 0o"]
    return bangkok(board, **({"hands": hands, "pile": ""} | laid))  # type: ignore[arg-type]


def test_bk_050_bk_051_two_moves_a_game() -> None:
    table = table_of("D4:1a G7:1n")
    ann, ben, eva = table
    assert ann.movement_cards == 2
    ann.moves("D4", "D5").places("1o", "G8")
    ben.places("1o", "H8").does("stay")
    eva.places("1o", "F8").does("stay")
    assert ann.movement_cards == 1
    ann.moves("D5", "D4")
    assert ann.movement_cards == 0
    ann.places("0o", "I8")
    assert ben.asked == "ask-place"  # without a card nothing is asked


def test_bk_051_without_a_card_no_move() -> None:
    table = table_of("D4:1a", movement_cards=[0, 2, 2])
    with refused("BK-051"):
        table[0].does("move:d4")


def test_bk_052_to_a_free_field_next_to_it() -> None:
    table = table_of("D4:1a D5:1n")
    table[0].does("move:d4")
    assert table[0].may("to") == ["C3", "C4", "C5", "D3", "E3", "E4", "E5"]
    with refused("BK-003"):
        table[0].does("to:d5")
    with refused("BK-052"):
        table[0].does("to:d6")
    table[0].does("to:c3")
    assert (table.at("D4"), table.at("C3")) == ("", "1a")


def test_bk_052_a_boat_without_a_free_field_cannot_move() -> None:
    table = table_of("A1:1a B1:1n A2:1n B3:1n")
    assert table[0].may("move") == ["A1"]  # to B2, in its own quarter
    table = table_of("A2:1a A1:1n B1:1n A3:1n B3:1n")
    assert table[0].may("move") == ["A2"]
    table = table_of("A1:1a B1:1n A2:1n C3:1n", options={"diagonal_moves": False})
    assert table[0].may("move") == []
    with refused("BK-052"):
        table[0].does("move:a1")


def test_bk_053_jetties_do_not_hinder() -> None:
    table = table_of("D4:1a")
    table[0].moves("D4", "E5")
    assert table.at("E5") == "1a"


@pytest.mark.parametrize("first", [True, False])
def test_bk_054_before_or_after_placing(first: bool) -> None:
    table = table_of("D4:1a H8:1n")
    ann = table[0]
    if first:
        ann.moves("D4", "D5").places("1o", "G8")
    else:
        ann.places("1o", "G8").moves("D4", "D5")
    assert (table.at("D5"), table.at("G8")) == ("1a", "1a")
    assert table.asked == 1


def test_bk_054_the_boat_just_placed_may_be_moved() -> None:
    table = table_of("D4:1n")
    table[0].places("1o", "E4").moves("E4", "F4")
    assert table.at("F4") == "1a"


def test_bk_055_once_a_turn() -> None:
    table = table_of("D4:1a H8:1a")
    table[0].moves("D4", "D5")
    with refused("BK-055"):
        table[0].does("move:h8")


def test_bk_056_no_neighbour_is_needed_there() -> None:
    table = table_of("D4:1a")
    table[0].moves("D4", "C3")
    assert table.board.endswith("1a") and table.at("C3") == "1a"


@pytest.mark.parametrize("boat", ["1b", "1n", "1v", "thief", "warden", "cookshop"])
def test_bk_057_only_own_boats(boat: str) -> None:
    table = table_of(f"D4:{boat} H8:1a")
    assert table[0].may("move") == ["H8"]
    with refused("BK-057"):
        table[0].does("move:d4")


def test_bk_058_the_merchant_travels_along() -> None:
    table = table_of("D4:1a")
    before = table[0].supply
    table[0].moves("D4", "D5")
    assert table.at("D5") == "1a"
    assert table[0].supply == before
