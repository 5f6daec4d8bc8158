"""SG-C09…C12: Myriani, Paeral, Ana, Grongurd.  Who sees what they draw: test_g19_secrets.py."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.strife_of_gods import StrifeTable, strife


def taken(champion: str, numbers: str, champions: str, centre: str = "") -> StrifeTable:
    """Ann (seat 0), who has B2 already, has taken this champion."""
    table = strife(
        ring=f"R3 G5 B4 Y1 {champion} | Y2 R2 |", displays=["B2", "", ""], turn=3,
        numbers=numbers, champions=champions, centre=centre,
    )  # fmt: skip
    table[0].takes(champion)
    return table


# -- SG-C09 Myriani -------------------------------------------------------------------------


def test_sg_c09_myriani_draws_two_numbers_and_keeps_one() -> None:
    table = taken("myriani", "R4 G3 B5", "ana")
    ann = table[0]
    assert ann.asked == "ask-keep-drawn"
    assert ann.offered == {"keep:red-4", "keep:green-3"}
    ann.does("keep:green-3")
    assert ann.display == "B2 G3"
    assert sorted(table.removed.split()) == ["R4", "myriani"]
    assert table.numbers == "B5"
    assert table.champions == "ana"
    assert table[1].asked == "ask-take"


def test_sg_c09_only_a_card_drawn_can_be_kept() -> None:
    ann = taken("myriani", "R4 G3 B5", "ana")[0]
    for other in ("blue-5", "blue-2", "myriani", "ana"):
        with refused("SG-C09"):
            ann.does(f"keep:{other}")


def test_sg_c09_the_only_card_left_is_kept() -> None:
    table = taken("myriani", "R4", "")
    assert table[0].asked == "ask-keep-drawn"
    assert table[0].offered == {"keep:red-4"}
    table[0].does("keep:red-4")
    assert table[0].display == "B2 R4"
    assert table.removed == "myriani"
    assert table.numbers == ""
    assert table[1].asked == "ask-take"


def test_sg_c09_of_two_equal_cards_one_is_kept() -> None:
    table = taken("myriani", "R4 R4", "")
    assert table[0].offered == {"keep:red-4"}
    table[0].does("keep:red-4")
    assert table[0].display == "B2 R4"
    assert sorted(table.removed.split()) == ["R4", "myriani"]


def test_sg_c09_myriani_lapses_with_an_empty_number_pile() -> None:
    table = taken("myriani", "", "ana")
    assert table.kinds == ["took", "lapsed"]
    assert table[0].display == "B2 myriani"
    assert table.removed == ""


# -- SG-C10 Paeral --------------------------------------------------------------------------


def test_sg_c10_paeral_draws_two_champions_and_carries_one_out() -> None:
    table = taken("paeral", "R4 R5", "misha gurak ana")
    ann = table[0]
    assert ann.asked == "ask-keep-drawn"
    assert ann.offered == {"keep:misha", "keep:gurak"}
    ann.does("keep:misha")
    assert ann.display == "B2 misha"
    assert sorted(table.removed.split()) == ["gurak", "paeral"]
    assert table.champions == "ana"
    assert table.numbers == "R4 R5"
    assert ann.asked == "ask-centre-gap-number"
    ann.does("centre:r06")
    assert table.centre == "Y2"
    assert table[1].asked == "ask-take"


def test_sg_c10_only_a_champion_drawn_can_be_chosen() -> None:
    ann = taken("paeral", "R4 R5", "misha gurak ana")[0]
    for other in ("ana", "paeral", "red-4"):
        with refused("SG-C10"):
            ann.does(f"keep:{other}")


def test_sg_c10_the_only_champion_left_is_carried_out() -> None:
    table = taken("paeral", "", "misha")
    assert table[0].asked == "ask-keep-drawn"
    assert table[0].offered == {"keep:misha"}
    table[0].does("keep:misha")
    assert table[0].display == "B2 misha"
    assert table.removed == "paeral"
    assert table[0].asked == "ask-centre-gap-number"


def test_sg_c10_paeral_lapses_with_an_empty_champion_pile() -> None:
    table = taken("paeral", "R4 R5", "")
    assert table.kinds == ["took", "lapsed"]
    assert table[0].display == "B2 paeral"
    assert table.removed == ""
    assert table.numbers == "R4 R5"


def test_sg_c10_a_chosen_champion_that_is_impossible_stays_worthless() -> None:
    table = taken("paeral", "", "gurak remial")
    table[0].does("keep:gurak")
    assert table.kinds == ["removed", "removed", "kept", "lapsed"]
    assert table[0].display == "B2 gurak"
    assert sorted(table.removed.split()) == ["paeral", "remial"]
    assert table[1].asked == "ask-take"


def test_sg_c10_the_chosen_champion_follows_its_own_text() -> None:
    table = taken("paeral", "G4", "christoph gurak")
    table[0].does("keep:christoph", "centre:r02")
    assert table.ring == "R3 christoph B4 Y1 | Y2 R2 |"
    assert table[0].display == "B2 G4"
    table = taken("paeral", "G4", "durboc gurak")
    table[0].does("keep:durboc", "take:r02")
    assert table.ring == "R3 #durboc B4 Y1 | Y2 R2 |"
    assert sorted(table[0].display.split()) == ["B2", "G5"]


# -- SG-C11 Ana -----------------------------------------------------------------------------


def test_sg_c11_ana_draws_two_numbers_and_puts_one_into_the_centre() -> None:
    table = taken("ana", "R4 G3 B5", "", centre="Y4")
    ann = table[0]
    assert ann.asked == "ask-centre-drawn"
    assert ann.offered == {"centre-drawn:red-4", "centre-drawn:green-3"}
    ann.does("centre-drawn:green-3")
    assert table.centre == "#Y4 G3"
    assert table.removed == "R4"
    assert table.numbers == "B5"
    assert ann.display == "B2 ana"
    assert table[1].asked == "ask-take"


def test_sg_c11_only_a_card_drawn_can_be_put_there() -> None:
    ann = taken("ana", "R4 G3 B5", "")[0]
    with refused("SG-C11"):
        ann.does("centre-drawn:blue-5")
    with refused("SG-C11"):
        ann.does("keep:red-4")


def test_sg_c11_the_only_card_left_goes_to_the_centre() -> None:
    table = taken("ana", "R4", "")
    assert table[0].asked == "ask-centre-drawn"
    assert table[0].offered == {"centre-drawn:red-4"}
    table[0].does("centre-drawn:red-4")
    assert table.centre == "R4"
    assert table.removed == ""
    assert table[0].display == "B2 ana"
    assert table[1].asked == "ask-take"


def test_sg_c11_ana_lapses_with_an_empty_number_pile() -> None:
    table = taken("ana", "", "misha", centre="Y4")
    assert table.kinds == ["took", "lapsed"]
    assert table.centre == "Y4"
    assert table[0].display == "B2 ana"


# -- SG-C12 Grongurd ------------------------------------------------------------------------


def test_sg_c12_grongurd_draws_one_of_each_and_keeps_the_number() -> None:
    table = taken("grongurd", "R4 G3", "misha gurak")
    ann = table[0]
    assert ann.asked == "ask-keep-drawn"
    assert ann.offered == {"keep:red-4", "keep:misha"}
    ann.does("keep:red-4")
    assert ann.display == "B2 R4"
    assert sorted(table.removed.split()) == ["grongurd", "misha"]
    assert table.numbers == "G3"
    assert table.champions == "gurak"
    assert table[1].asked == "ask-take"


def test_sg_c12_or_keeps_the_champion_and_carries_it_out() -> None:
    table = taken("grongurd", "R4 G3", "misha gurak")
    ann = table[0]
    ann.does("keep:misha")
    assert ann.display == "B2 misha"
    assert sorted(table.removed.split()) == ["R4", "grongurd"]
    assert ann.asked == "ask-centre-gap-number"


def test_sg_c12_only_a_card_drawn_can_be_kept() -> None:
    ann = taken("grongurd", "R4 G3", "misha gurak")[0]
    for other in ("green-3", "gurak", "grongurd", "blue-2"):
        with refused("SG-C12"):
            ann.does(f"keep:{other}")


@pytest.mark.parametrize(
    ("numbers", "champions", "kept", "display"),
    [("R4 G3", "", "red-4", "B2 R4"), ("", "gurak ana", "gurak", "B2 gurak")],
)
def test_sg_c12_with_one_pile_empty_the_single_card_is_kept(
    numbers: str, champions: str, kept: str, display: str
) -> None:
    table = taken("grongurd", numbers, champions)
    assert table[0].asked == "ask-keep-drawn"
    assert table[0].offered == {f"keep:{kept}"}
    table[0].does(f"keep:{kept}")
    assert table[0].display == display
    assert table.removed == "grongurd"
    assert table[1].asked == "ask-take"


def test_sg_c12_grongurd_lapses_with_both_piles_empty() -> None:
    table = taken("grongurd", "", "")
    assert table.kinds == ["took", "lapsed"]
    assert table[0].display == "B2 grongurd"
    assert table.removed == ""
