"""SG-C01…C04: Misha, Muriel, Amitiel, Christoph."""

from typing import Any

import pytest
from tests.games.strife_of_gods.won import won

from tischrunde.testing import refused
from tischrunde.testing.strife_of_gods import StrifeTable, strife


def second_turn(ring: str, own: str, **laid: Any) -> StrifeTable:
    """Ann (seat 0) is to take; she has had a turn for every card of her own."""
    turn = 3 * len(own.split())
    return strife(ring=ring, displays=[own, "", ""], turn=turn, **laid)


# -- SG-C01 Misha ---------------------------------------------------------------------------


def misha(ring: str = "R4 G2 B5 misha | Y1 R2 B3 | G5 |", **laid: Any) -> StrifeTable:
    table = strife(ring=ring, displays=["", "", ""], **laid)
    table[0].takes("misha")
    return table


def test_sg_c01_misha_puts_a_gap_number_into_the_centre() -> None:
    table = misha()
    ann, ben, eva = table
    assert ann.asked == "ask-centre-gap-number"
    assert ann.offered == {f"centre:r0{n}" for n in (1, 3, 5, 7, 8)}
    ann.does("centre:r05")
    assert table.ring == "R4 G2 B5 | R2 B3 | G5 |"
    assert table.centre == "Y1"
    assert ann.display == "misha"
    assert table.told(1) == [("centred", "yellow-1")]
    assert ben.asked == "ask-take"


def test_sg_c01_the_gap_grows_and_its_new_edge_is_a_gap_card() -> None:
    table = misha()
    table[0].does("centre:r05")
    assert table.gaps == 3
    assert "take:r06" in table[1].offered


def test_sg_c01_two_gaps_merge_when_the_card_stood_alone_between_them() -> None:
    table = misha()
    table[0].does("centre:r08")
    assert table.ring == "R4 G2 B5 | Y1 R2 B3 |"
    assert table.gaps == 2


def test_sg_c01_the_card_behind_misha_has_become_a_gap_card() -> None:
    table = misha("R4 G2 | misha B5 Y3 | Y1 R2 |")
    assert "centre:r04" in table[0].offered


def test_sg_c01_neither_blocked_nor_inner_cards_nor_champions() -> None:
    table = misha("R4 G2 #B5 misha | Y1 R2 B3 | ana G5 |")
    ann = table[0]
    with refused("SG-G13"):
        ann.does("centre:r03")
    with refused("SG-014"):
        ann.does("centre:r02")
    with refused("SG-G10"):
        ann.does("centre:r08")
    with refused("SG-C01"):
        ann.does("centre:r04")
    with refused("SG-C01"):
        ann.does("take:r01")


def test_sg_c01_a_single_possible_card_goes_there_unasked() -> None:
    table = misha("#R4 G2 G3 #B5 misha | Y1 R2 R3 #B3 |")
    assert table.centre == "Y1"
    assert table[1].asked == "ask-take"


def test_sg_c01_misha_lapses_without_an_open_number_at_a_gap() -> None:
    table = misha("#R4 G2 #B5 misha | ana R2 #B3 |", centre="Y4")
    assert table.told(2) == [("took", "misha"), ("lapsed", "misha")]
    assert table[0].display == "misha"
    assert table.ring == "#R4 G2 #B5 | ana R2 #B3 |"
    assert table.centre == "Y4"
    assert table[1].asked == "ask-take"


# -- SG-C02 Muriel --------------------------------------------------------------------------

MURIEL = "R4 G2 B5 muriel | Y1 R2 B3 | G5 |"


def test_sg_c02_muriel_centres_an_own_number_then_takes_a_gap_card() -> None:
    table = second_turn(MURIEL, "R3 G1", centre="B2")
    ann = table[0]
    ann.takes("muriel")
    assert ann.asked == "ask-centre-own"
    assert ann.offered == {"centre-own:red-3", "centre-own:green-1"}
    ann.does("centre-own:red-3")
    assert table.centre == "#B2 R3"
    assert ann.display == "G1 muriel"
    assert ann.asked == "ask-take-gap-card"
    assert ann.offered == {f"take:r0{n}" for n in (1, 3, 5, 7, 8)}
    ann.does("take:r05")
    assert ann.display == "G1 muriel Y1"
    assert table.ring == "R4 G2 B5 | R2 B3 | G5 |"
    assert table[1].asked == "ask-take"


def test_sg_c02_own_champions_and_blocked_cards_cannot_be_given() -> None:
    ann = second_turn(MURIEL, "R3 G1 #B1")[0]
    ann.takes("muriel")
    with refused("SG-G10"):
        ann.does("centre-own:muriel")
    with refused("SG-G13"):
        ann.does("centre-own:blue-1")
    with refused("SG-C02"):
        ann.does("centre-own:yellow-4")


def test_sg_c02_the_card_taken_must_be_an_open_gap_card() -> None:
    ann = second_turn("R4 G2 B5 muriel | #Y1 R2 B3 | G5 |", "R3")[0]
    ann.takes("muriel")
    with refused("SG-G13"):
        ann.does("take:r05")
    with refused("SG-014"):
        ann.does("take:r06")
    with refused("SG-C02"):
        ann.does("take:r04")


def test_sg_c02_only_gap_cards_even_with_fewer_than_three_gaps() -> None:
    table = second_turn("R4 G2 B5 muriel | Y1 R2 B3", "R3")
    table[0].takes("muriel")
    assert table.gaps == 1
    assert table[0].offered == {"take:r03", "take:r05"}


def test_sg_c02_a_champion_taken_so_is_carried_out() -> None:
    table = second_turn("R4 G2 B5 muriel | misha R2 B3 |", "R3")
    ann = table[0]
    ann.takes("muriel")
    ann.takes("misha")
    assert ann.asked == "ask-centre-gap-number"
    ann.does("centre:r07")
    assert table.centre == "#R3 B3"
    assert ann.display == "muriel misha"


def test_sg_c02_taking_a_card_alone_between_gaps_merges_them() -> None:
    table = second_turn(MURIEL, "R3")
    table[0].takes("muriel").does("take:r08")
    assert table.gaps == 2


@pytest.mark.parametrize("own", ["", "#R3", "ana", "#R3 zakum"])
def test_sg_c02_muriel_lapses_without_an_own_number(own: str) -> None:
    table = second_turn(MURIEL, own)
    table[0].takes("muriel")
    assert table.kinds == ["took", "lapsed"]
    assert table[0].display == f"{own} muriel".strip()
    assert table.centre == ""
    assert table[1].asked == "ask-take"


def test_sg_c02_muriel_lapses_as_a_whole_without_an_open_gap_card() -> None:
    table = second_turn("#R4 G2 #B5 muriel | #Y1 R2 #B3 |", "R3 G1")
    table[0].takes("muriel")
    assert table.kinds == ["took", "lapsed"]
    assert table[0].display == "R3 G1 muriel"
    assert table.centre == ""


# -- SG-C03 Amitiel -------------------------------------------------------------------------

AMITIEL = "R1 B2 | Y5 G2 G3 | amitiel R5 |"


def test_sg_c03_amitiel_lays_an_own_number_back_and_takes_another_gap_card() -> None:
    table = second_turn(AMITIEL, "G4 R3")
    ann = table[0]
    ann.takes("amitiel")
    assert ann.asked == "ask-return-own"
    assert ann.offered == {"return-own:green-4", "return-own:red-3"}
    ann.does("return-own:green-4")
    assert ann.asked == "ask-lay"
    assert ann.offered == {
        "lay:r01/before", "lay:r02/after", "lay:r03/before", "lay:r05/after", "lay:r07/before",
        "lay:r07/after",
    }  # fmt: skip
    ann.does("lay:r02/after")
    assert table.ring == "R1 B2 G4 | Y5 G2 G3 | R5 |"
    assert table.told(1) == [("laid", "green-4")]
    assert ann.asked == "ask-take-gap-card"
    assert ann.offered == {"take:r01", "take:r03", "take:r05", "take:r07"}
    ann.does("take:r05")
    assert ann.display == "R3 amitiel G3"
    assert table.ring == "R1 B2 G4 | Y5 G2 | R5 |"
    assert table[1].asked == "ask-take"


def test_sg_c03_the_number_of_gaps_does_not_change_by_returning() -> None:
    for slot in ("r01/before", "r02/after", "r03/before", "r05/after", "r07/before", "r07/after"):
        table = second_turn(AMITIEL, "G4")
        table[0].takes("amitiel").does(f"lay:{slot}")
        assert table.gaps == 3
        assert table.state.ring.count_gaps() == 3


def test_sg_c03_the_card_just_returned_may_not_be_taken() -> None:
    ann = second_turn(AMITIEL, "G4")[0]
    ann.takes("amitiel").does("lay:r02/after")
    with refused("SG-C03"):
        ann.does("take:r08")
    with refused("SG-014"):
        ann.does("take:r02")


def test_sg_c03_another_card_of_the_same_number_and_colour_may_be_taken() -> None:
    table = second_turn("R1 B2 | G4 G2 G3 | amitiel R5 |", "G4")
    ann = table[0]
    ann.takes("amitiel").does("lay:r02/after", "take:r03")
    assert table.ring == "R1 B2 G4 | G2 G3 | R5 |"
    assert ann.display == "amitiel G4"


def test_sg_c03_a_card_may_be_laid_only_into_a_gap() -> None:
    ann = second_turn(AMITIEL, "G4")[0]
    ann.takes("amitiel")
    for slot in ("r01/after", "r02/before", "r04/after", "r04/before", "r06/after"):
        with refused("SG-C03"):
            ann.does(f"lay:{slot}")


def test_sg_c03_own_champions_and_blocked_cards_cannot_be_returned() -> None:
    ann = second_turn(AMITIEL, "G4 R3 #B1")[0]
    ann.takes("amitiel")
    with refused("SG-G10"):
        ann.does("return-own:amitiel")
    with refused("SG-G13"):
        ann.does("return-own:blue-1")


def test_sg_c03_a_champion_taken_so_is_carried_out() -> None:
    table = second_turn("R1 B2 | misha G2 G3 | amitiel R5 |", "G4")
    ann = table[0]
    ann.takes("amitiel").does("lay:r02/after", "take:r03")
    assert ann.asked == "ask-centre-gap-number"
    ann.does("centre:r08")
    assert table.centre == "G4"
    assert ann.display == "amitiel misha"


def test_sg_c03_a_returned_card_counts_as_a_gap_card_of_the_round() -> None:
    table = strife(ring="R4 B2 | Y5 amitiel |", displays=["", "", "G1"], turn=11)
    table[2].takes("amitiel").does("lay:r02/after", "take:r03")
    assert won(table) == ["green"]


@pytest.mark.parametrize("own", ["", "#R3", "ana"])
def test_sg_c03_amitiel_lapses_without_an_own_number(own: str) -> None:
    table = second_turn(AMITIEL, own)
    table[0].takes("amitiel")
    assert table.kinds == ["took", "lapsed"]
    assert table[0].display == f"{own} amitiel".strip()
    assert table.ring == "R1 B2 | Y5 G2 G3 | R5 |"


def test_sg_c03_amitiel_lapses_as_a_whole_without_another_open_gap_card() -> None:
    table = second_turn("#R1 G3 #B2 | #Y5 G2 #R5 amitiel |", "G4")
    table[0].takes("amitiel")
    assert table.kinds == ["took", "lapsed"]
    assert table[0].display == "G4 amitiel"
    assert table.ring == "#R1 G3 #B2 | #Y5 G2 #R5 |"


# -- SG-C04 Christoph -----------------------------------------------------------------------

CHRISTOPH = "R3 Y1 B4 | christoph G5 R2 | B1 |"


def christoph(ring: str = CHRISTOPH, numbers: str = "G2 Y4", **laid: Any) -> StrifeTable:
    table = second_turn(ring, laid.pop("own", ""), numbers=numbers, **laid)
    table[0].takes("christoph")
    return table


def test_sg_c04_christoph_swaps_places_with_a_number_that_goes_to_the_centre() -> None:
    table = christoph(own="B2", centre="G3")
    ann = table[0]
    assert ann.asked == "ask-centre-ring-number"
    assert ann.offered == {f"centre:r0{n}" for n in (1, 2, 3, 5, 6, 7)}
    ann.does("centre:r02")
    assert table.ring == "R3 christoph B4 | G5 R2 | B1 |"
    assert table.centre == "#G3 Y1"
    assert ann.display == "B2 G2"
    assert table.numbers == "Y4"
    assert table.told(1) == [
        ("centre-blocked", "green-3"), ("centred", "yellow-1"), ("replaced", "christoph"),
        ("drew", "green-2"),
    ]  # fmt: skip
    assert table[1].asked == "ask-take"


@pytest.mark.parametrize("place", ["r01", "r02", "r05", "r07"])
def test_sg_c04_no_gap_arises_or_closes(place: str) -> None:
    table = christoph()
    table[0].does(f"centre:{place}")
    assert table.gaps == table.state.ring.count_gaps() == 3


def test_sg_c04_christoph_lies_open_in_the_ring_and_at_a_gap_may_be_taken() -> None:
    table = christoph()
    table[0].does("centre:r07")
    assert table.ring == "R3 Y1 B4 | G5 R2 | christoph |"
    table[1].takes("christoph")
    assert table[1].asked == "ask-centre-ring-number"


def test_sg_c04_neither_champions_nor_blocked_cards() -> None:
    ann = christoph("R3 #Y1 B4 | christoph G5 ana | B1 |")[0]
    with refused("SG-G13"):
        ann.does("centre:r02")
    with refused("SG-G10"):
        ann.does("centre:r06")
    with refused("SG-C04"):
        ann.does("centre:r04")


def test_sg_c04_the_last_card_of_the_pile_suffices() -> None:
    table = christoph(numbers="G2")
    table[0].does("centre:r02")
    assert table[0].display == "G2"
    assert table.numbers == ""


def test_sg_c04_christoph_lapses_with_an_empty_number_pile() -> None:
    table = christoph(numbers="")
    assert table.kinds == ["took", "lapsed"]
    assert table[0].display == "christoph"
    assert table.ring == "R3 Y1 B4 | G5 R2 | B1 |"
    assert table.centre == ""


def test_sg_c04_christoph_lapses_without_an_open_number_in_the_ring() -> None:
    table = christoph("#R3 ana #B4 | christoph misha #G5 durboc |")
    assert table.kinds == ["took", "lapsed"]
    assert table[0].display == "christoph"
    assert table.numbers == "G2 Y4"
