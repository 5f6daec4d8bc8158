"""SG-010…014: taking a card from the ring."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.strife_of_gods import strife

WITHOUT = {"champions": False}


def places(*numbers: int) -> set[str]:
    return {f"take:r{number:02}" for number in numbers}


def test_sg_010_the_card_taken_lies_face_up_in_front_of_the_seat() -> None:
    table = strife(ring="R4 G2 B5 Y1", displays=["", "", ""])
    ann, ben, eva = table
    ann.takes("B5")
    assert ann.display == "B5"
    assert table.ring == "R4 G2 | Y1"
    assert ben.sees["displays"][0] == [{"card": "blue-5", "blocked": False}]
    assert table.told(2) == [("took", "blue-5")]
    assert table.said("took") == [{"who": 0, "place": 3, "card": "B5"}]


def test_sg_010_exactly_one_card_a_turn() -> None:
    ann, ben, eva = strife(ring="R4 G2 B5 Y1", displays=["", "", ""])
    ann.takes("B5")
    assert ann.asked == ""
    with refused("KN-003"):
        ann.takes("R4")
    assert ben.asked == "ask-take"


def test_sg_010_there_must_be_a_card_to_take() -> None:
    ann, ben, eva = strife(ring="R4 G2 B5 Y1", displays=["", "", ""])
    ann.takes("B5")
    with refused("SG-010"):
        ben.does("take:r03")
    with refused("SG-010"):
        ben.does("take:r20")


@pytest.mark.parametrize("choice", ["centre:r01", "lay:r01/after", "keep:red-4", "use", "decline"])
def test_sg_010_a_turn_begins_with_taking_and_nothing_else(choice: str) -> None:
    ann = strife(ring="R4 G2 B5 | Y1", displays=["", "", ""])[0]
    with refused("SG-010"):
        ann.does(choice)


@pytest.mark.parametrize("choice", ["", "take", "take:", "take:r1", "take:r35", "take:r01/r02"])
def test_sg_010_a_choice_must_be_of_this_game(choice: str) -> None:
    ann = strife(ring="R4 G2 B5 | Y1", displays=["", "", ""])[0]
    with refused("KN-001"):
        ann.does(choice)


def test_sg_010_a_refused_choice_changes_nothing() -> None:
    table = strife(ring="R4 G2 B5 misha Y1", displays=["", "", ""])
    before = table.rules.digest(table.state)
    with refused("SG-033"):
        table[0].takes("misha")
    assert table.rules.digest(table.state) == before


def test_sg_011_everybody_takes_in_the_same_way() -> None:
    table = strife(ring="R4 G2 B5 Y1 R1 Y2 G3", displays=["", "", ""], options=WITHOUT)
    ann, ben, eva = table
    ann.takes("R4")
    ben.takes("B5")
    eva.takes("R1")
    assert [seat.display for seat in table] == ["R4", "B5", "R1"]
    assert table.ring == "G2 | Y1 | Y2 G3 |"
    assert ann.asked == "ask-take"


@pytest.mark.parametrize(
    "ring", ["R4 G2 B5 Y1 R2 G3", "R4 G2 B5 | Y1 R2 G3", "R4 G2 B5 | Y1 R2 G3 |"]
)
def test_sg_012_with_fewer_than_three_gaps_any_card_may_be_taken(ring: str) -> None:
    ann = strife(ring=ring, displays=["", "", ""], options=WITHOUT)[0]
    assert ann.offered == places(1, 2, 3, 4, 5, 6)


def test_sg_012_gaps_are_counted_when_choosing_not_before() -> None:
    table = strife(ring="R4 G2 B5 | Y1 R2 G3 B1 |", displays=["", "", ""], options=WITHOUT)
    table[0].takes("R2")
    assert table.gaps == 3
    with refused("SG-013"):
        table[1].takes("G2")


def test_sg_013_with_three_gaps_only_gap_cards_may_be_taken() -> None:
    ann = strife(ring="R4 G2 B5 | Y1 R2 G3 | B1 Y2 Y3 Y4 |", displays=["", "", ""])[0]
    assert ann.offered == places(1, 3, 4, 6, 7, 10)
    for inner in ("G2", "R2", "Y2", "Y3"):
        with refused("SG-013"):
            ann.takes(inner)


def test_sg_013_with_more_than_three_gaps_too() -> None:
    ann = strife(ring="R4 G2 B5 | Y1 R2 G3 | B1 Y2 Y3 | Y4 R1 |", displays=["", "", ""])[0]
    assert ann.offered == places(1, 3, 4, 6, 7, 9, 10, 11)
    with refused("SG-013"):
        ann.takes("Y2")


def test_sg_013_the_limit_is_three_gaps_for_any_number_of_seats() -> None:
    for seats in (2, 3, 4, 5):
        first = strife(ring="R4 G2 B5 | Y1 R2 G3 | B1 Y2 Y3 |", seats=seats)[0]
        with refused("SG-013"):
            first.takes("G2")


def test_sg_014_gap_cards_are_the_first_and_the_last_card_of_every_arc() -> None:
    table = strife(ring="R4 G2 B5 | Y1 R2 G3 | B1 | Y2 Y3", displays=["", "", ""])
    ring = table[0].sees["ring"]
    assert [card["place"] for card in ring if card["gap_after"]] == ["r03", "r06", "r07"]
    edges = [card["place"] for card in ring if card["edge"]]
    # Y3 and R4 are neighbours: the ring goes on from its last card to its first.
    assert edges == ["r03", "r04", "r06", "r07", "r08"]
    assert table[0].offered == places(3, 4, 6, 7, 8)


def test_sg_014_a_card_alone_between_two_gaps_is_one_gap_card() -> None:
    table = strife(ring="R4 G2 B5 | Y1 | B1 Y2 |", displays=["", "", ""])
    assert table[0].offered == places(1, 3, 4, 5, 6)


def test_sg_014_a_card_beside_a_taken_one_becomes_a_gap_card() -> None:
    table = strife(ring="R4 G2 B5 | Y1 R2 G3 | B1 Y2 Y3 |", displays=["", "", ""])
    table[0].takes("B5")
    assert table.gaps == 3
    assert table[1].offered == places(1, 2, 4, 6, 7, 9)
