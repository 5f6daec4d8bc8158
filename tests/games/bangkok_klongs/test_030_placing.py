"""Where boats may be placed (BK-030…040)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.bangkok_klongs import BangkokSeat, bangkok

LIGHT = ["A4", "E1", "F8", "J5"]
DARK = ["A7", "B1", "I8", "J2"]


def placing(ann: BangkokSeat) -> BangkokSeat:
    """Choose any boat that is no thief; then its field is asked for."""
    ann.does(min(option for option in ann.offered if option.startswith("place:")))
    assert ann.asked == "ask-field"
    return ann


@pytest.mark.parametrize("seats", [3, 4])
def test_bk_030_the_first_boats_come_by_the_entry_fields(seats: int) -> None:
    table = bangkok("", seats=seats, turns=0, movement_cards=[0] * seats)
    ann = placing(table[0])
    assert ann.may("to") == sorted(LIGHT + DARK)
    with refused("BK-030"):
        ann.does("to:d4")
    ann.does("to:e1")
    ben = placing(table[1])
    assert "E1" not in ben.may("to")
    with refused("BK-003"):
        ben.does("to:e1")


def test_bk_030_one_boat_each_beginning_with_the_start_player() -> None:
    table = bangkok(seats=4, options={"first": "seat0"})
    entering = []
    for _ in range(5):
        seat = table.asked
        entering.append((seat, sorted(table[seat].sees["free"]["boats"])))
        placing(table[seat]).does(f"to:{table[seat].sees['free']['boats'][0]}")
        while table.asked == seat:  # nothing is moved or stolen
            calm = {"stay", "spare", "decline"} & table[seat].offered
            table[seat].does(*(calm or {min(table[seat].offered)}))
    assert [seat for seat, _ in entering] == [0, 1, 2, 3, 0]
    free = [{field.upper() for field in fields} for _, fields in entering]
    assert all(fields <= set(LIGHT + DARK) for fields in free[:4])
    assert not free[4] <= set(LIGHT + DARK)


def test_bk_031_two_players_use_the_light_ones_only() -> None:
    table = bangkok("", seats=2, turns=0)
    ann = placing(table[0])
    assert ann.may("to") == LIGHT
    with refused("BK-031"):
        ann.does("to:b1")


def test_bk_032_no_neighbour_is_needed_in_the_first_round() -> None:
    table = bangkok("E1:1c", turns=1)
    assert "F8" in placing(table[0]).may("to")


def test_bk_033_later_a_boat_must_be_next_to_another() -> None:
    table = bangkok("E1:1n", turns=3)
    ann = placing(table[0])
    assert ann.may("to") == ["D1", "D2", "E2", "F1", "F2"]
    with refused("BK-033"):
        ann.does("to:a4")


def test_bk_033_a_boat_that_has_left_is_no_neighbour_any_more() -> None:
    table = bangkok("D4:1a H8:1n", hands=["1o", "1o", "1o"])
    ann = placing(table[0].moves("D4", "D5"))
    with refused("BK-033"):
        ann.does("to:c3")
    ann.does("to:c4")


def test_bk_034_side_by_side_or_corner_to_corner() -> None:
    table = bangkok("D4:1n")
    around = ["C3", "C4", "C5", "D3", "D5", "E3", "E4", "E5"]
    assert placing(table[0]).may("to") == around


def test_bk_035_jetties_do_not_separate() -> None:
    """D4 and E4 lie in different quarters with a jetty between them."""
    table = bangkok("D4:1n")
    assert "d3-e4" not in table[0].sees["openings"]
    placing(table[0]).does("to:e4")
    assert table.at("E4")


@pytest.mark.parametrize("boat", ["1a", "1b", "1n", "1v", "thief", "warden", "cookshop"])
def test_bk_036_any_boat_is_a_neighbour(boat: str) -> None:
    table = bangkok(f"J1:{boat}")
    assert placing(table[0]).may("to") == ["I1", "I2", "J2"]


def test_bk_037_quarters_are_blocks_of_four() -> None:
    """Whatever three fields of a quarter are taken, exactly its fourth is closed."""
    for column in "ACEGI":
        for row in (1, 3, 5, 7):
            other = chr(ord(column) + 1)
            fields = [f"{c}{r}" for c in (column, other) for r in (row, row + 1)]
            table = bangkok(" ".join(f"{field}:1n" for field in fields[:3]))
            ann = table[0]
            assert fields[3] not in placing(ann).may("to")
            with refused("BK-039"):
                ann.does(f"to:{fields[3].lower()}")


@pytest.mark.parametrize("empty", ["C5", "D5", "C6", "D6"])
def test_bk_038_bk_039_the_fourth_field_can_never_be_filled(empty: str) -> None:
    board = " ".join(f"{field}:1n" for field in ["C5", "D5", "C6", "D6"] if field != empty)
    ann = placing(bangkok(board)[0])
    with refused("BK-039"):
        ann.does(f"to:{empty.lower()}")


def test_bk_039_everybody_sees_which_fields_are_closed() -> None:
    side_by_side = bangkok("B1:1n C1:1n B2:1n C2:1n B3:1n")  # in several quarters
    assert bangkok("A1:1n B1:1n A2:1n C1:1n C2:1n").spectators_see["closed"] == ["b2"]
    assert side_by_side.spectators_see["closed"] == []


def test_bk_038_a_boat_that_leaves_makes_room() -> None:
    table = bangkok("A1:1n B1:1n A2:1a", hands=["1o", "1o", "1o"])
    placing(table[0].moves("A2", "A3")).does("to:b2")
    assert table.at("B2") == "1a"


def test_bk_040_no_thief_in_a_protected_column() -> None:
    table = bangkok("D4:1n E8:warden", hands=["thief 1o", "1o", "1o"])
    ann = table[0]
    ann.does("place:thief")
    assert ann.may("to") == ["C3", "C4", "C5", "D3", "D5", "D7", "D8", "F7", "F8"]
    with refused("BK-040"):
        ann.does("to:e4")
    with refused("BK-040"):
        ann.does("to:e7")
