"""SG-C13…C16: Celestia, Remial, Arcohn, Zakum."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.strife_of_gods import StrifeTable, strife

RING = "R3 G5 B4 Y1 {} | Y2 R2 | G1 |"
NOBODY = [("", ""), ("#B5", ""), ("ana", "#G4 misha")]  # without an open number


def taken(champion: str, *displays: str, numbers: str = "R4 G3", ring: str = RING) -> StrifeTable:
    """Ann (seat 0) has taken this champion from the ring."""
    table = strife(
        ring=ring.format(champion), displays=list(displays), turn=len(displays), numbers=numbers,
        champions="", centre="Y4",
    )  # fmt: skip
    table[0].takes(champion)
    return table


def lapsed(table: StrifeTable) -> bool:
    """Whether the champion just taken had no effect at all."""
    untouched = table.ring == "R3 G5 B4 Y1 | Y2 R2 | G1 |" and table.centre == "Y4"
    return table.kinds == ["took", "lapsed"] and untouched and table[1].asked == "ask-take"


# -- SG-C13 Celestia ------------------------------------------------------------------------


def test_sg_c13_celestia_swaps_a_fellows_card_with_an_own_one() -> None:
    table = taken("celestia", "B2 Y3", "B5 Y5", "G4")
    ann, ben, eva = table
    assert ann.asked == "ask-swap-fellow"
    assert ann.offered == {
        "swap-fellow:s1/blue-5", "swap-fellow:s1/yellow-5", "swap-fellow:s2/green-4"
    }  # fmt: skip
    ann.does("swap-fellow:s1/blue-5")
    assert ann.asked == "ask-swap-own"
    assert ann.offered == {"swap-own:blue-2", "swap-own:yellow-3"}
    ann.does("swap-own:blue-2")
    assert sorted(ann.display.split()) == ["B5", "Y3", "celestia"]
    assert sorted(ben.display.split()) == ["B2", "Y5"]
    assert eva.display == "G4"
    assert table.said("swapped") == [{"who": 0, "card": "B2", "other": 1, "second": "B5"}]
    assert ben.asked == "ask-take"


def test_sg_c13_the_only_pair_there_is_must_be_swapped_even_if_equal() -> None:
    table = taken("celestia", "B5", "B5", "")
    assert table.kinds == ["took", "ran", "swapped"]
    assert [seat.display for seat in table] == ["B5 celestia", "B5", ""]


def test_sg_c13_only_open_numbers_are_swapped() -> None:
    ann = taken("celestia", "B2 Y3 #R1", "B5 #Y5", "G4 ana")[0]
    with refused("SG-G13"):
        ann.does("swap-fellow:s1/yellow-5")
    with refused("SG-G10"):
        ann.does("swap-fellow:s2/ana")
    with refused("SG-C13"):
        ann.does("swap-fellow:s0/blue-2")
    ann.does("swap-fellow:s1/blue-5")
    with refused("SG-G13"):
        ann.does("swap-own:red-1")
    with refused("SG-G10"):
        ann.does("swap-own:celestia")
    with refused("SG-C13"):
        ann.does("swap-own:green-4")


@pytest.mark.parametrize("fellows", NOBODY)
def test_sg_c13_celestia_lapses_when_no_fellow_has_an_open_number(fellows: tuple[str, str]) -> None:
    table = taken("celestia", "B2", *fellows)
    assert lapsed(table)
    assert [seat.display for seat in table] == ["B2 celestia", *fellows]


@pytest.mark.parametrize("own", ["", "#B2", "ana"])
def test_sg_c13_celestia_lapses_without_an_own_open_number(own: str) -> None:
    table = taken("celestia", own, "B5", "G4")
    assert lapsed(table)
    assert [seat.display for seat in table] == [f"{own} celestia".strip(), "B5", "G4"]


# -- SG-C14 Remial --------------------------------------------------------------------------


def test_sg_c14_remial_puts_a_fellows_card_into_the_centre_and_he_draws() -> None:
    table = taken("remial", "B2", "B5 Y5", "G4")
    ann, ben, eva = table
    assert ann.asked == "ask-centre-fellow"
    assert ann.offered == {
        "centre-fellow:s1/blue-5", "centre-fellow:s1/yellow-5", "centre-fellow:s2/green-4"
    }  # fmt: skip
    ann.does("centre-fellow:s1/blue-5")
    assert table.centre == "#Y4 B5"
    assert [seat.display for seat in table] == ["B2 remial", "Y5 R4", "G4"]
    assert table.numbers == "G3"
    assert ben.asked == "ask-take"


def test_sg_c14_everybody_sees_what_he_gives_and_draws() -> None:
    table = taken("remial", "B2", "B5 Y5", "G4")
    table[0].does("centre-fellow:s1/blue-5")
    told = [
        ("gave-up", "blue-5"), ("centre-blocked", "yellow-4"), ("centred", "blue-5"),
        ("drew", "red-4"),
    ]  # fmt: skip
    assert table.told(1) == table.told(2) == table.told(-1) == told
    assert table.said("gave-up") == [{"who": 1, "card": "B5"}]
    assert table.said("drew") == [{"who": 1, "card": "R4"}]
    assert table[2].sees["displays"][1][1] == {"card": "red-4", "blocked": False}


def test_sg_c14_not_an_own_card_nor_a_champion_nor_a_blocked_card() -> None:
    ann = taken("remial", "B2", "B5 #Y5", "G4 ana")[0]
    with refused("SG-C14"):
        ann.does("centre-fellow:s0/blue-2")
    with refused("SG-G13"):
        ann.does("centre-fellow:s1/yellow-5")
    with refused("SG-G10"):
        ann.does("centre-fellow:s2/ana")


@pytest.mark.parametrize("fellows", NOBODY)
def test_sg_c14_remial_lapses_when_no_fellow_has_an_open_number(fellows: tuple[str, str]) -> None:
    table = taken("remial", "B2", *fellows)
    assert lapsed(table)
    assert [seat.display for seat in table] == ["B2 remial", *fellows]


def test_sg_c14_remial_lapses_with_an_empty_number_pile() -> None:
    table = taken("remial", "B2", "B5", "G4", numbers="")
    assert lapsed(table)
    assert [seat.display for seat in table] == ["B2 remial", "B5", "G4"]


def test_sg_c14_the_last_card_of_the_pile_suffices() -> None:
    table = taken("remial", "B2", "B5", "G4", numbers="R1")
    table[0].does("centre-fellow:s2/green-4")
    assert table[2].display == "R1"
    assert table.numbers == ""


# -- SG-C15 Arcohn --------------------------------------------------------------------------


def test_sg_c15_arcohn_lays_a_fellows_card_into_a_gap_and_he_draws() -> None:
    table = taken("arcohn", "B2", "B5 Y5", "G4")
    ann, ben, eva = table
    assert ann.asked == "ask-return-fellow"
    assert ann.offered == {
        "return-fellow:s1/blue-5", "return-fellow:s1/yellow-5", "return-fellow:s2/green-4"
    }  # fmt: skip
    ann.does("return-fellow:s1/blue-5")
    assert ann.asked == "ask-lay"
    assert ann.offered == {
        "lay:r01/before", "lay:r04/after", "lay:r06/before", "lay:r07/after", "lay:r08/before",
        "lay:r08/after",
    }  # fmt: skip
    ann.does("lay:r06/before")
    assert table.ring == "R3 G5 B4 Y1 | B5 Y2 R2 | G1 |"
    assert table.gaps == 3
    assert [seat.display for seat in table] == ["B2 arcohn", "Y5 R4", "G4"]
    assert table.numbers == "G3"
    assert table.centre == "Y4"
    assert table.told(2) == [("laid", "blue-5"), ("drew", "red-4")]
    assert table.said("laid") == [{"who": 1, "place": 9, "card": "B5"}]
    assert ben.asked == "ask-take"


def test_sg_c15_the_card_laid_is_an_ordinary_gap_card() -> None:
    table = taken("arcohn", "B2", "B5 Y5", "G4")
    table[0].does("return-fellow:s1/blue-5", "lay:r06/before")
    table[1].does("take:r09")
    assert table[1].display == "Y5 R4 B5"
    assert table.ring == "R3 G5 B4 Y1 | Y2 R2 | G1 |"


def test_sg_c15_the_gap_and_side_need_not_leave_another_open_gap_card() -> None:
    table = taken("arcohn", "", "B5", "G4", ring="R3 G5 B4 #Y1 {} | #Y2 R2 #G1 |")
    table[0].does("return-fellow:s1/blue-5", "lay:r01/before")
    assert table.ring == "B5 R3 G5 B4 #Y1 | #Y2 R2 #G1 |"


def test_sg_c15_not_an_own_card_nor_a_champion_nor_a_blocked_card() -> None:
    ann = taken("arcohn", "B2", "B5 #Y5", "G4 ana")[0]
    with refused("SG-C15"):
        ann.does("return-fellow:s0/blue-2")
    with refused("SG-G13"):
        ann.does("return-fellow:s1/yellow-5")
    with refused("SG-G10"):
        ann.does("return-fellow:s2/ana")
    ann.does("return-fellow:s1/blue-5")
    for slot in ("r02/after", "r04/before", "r05/after"):
        with refused("SG-C15"):
            ann.does(f"lay:{slot}")


@pytest.mark.parametrize("fellows", NOBODY)
def test_sg_c15_arcohn_lapses_when_no_fellow_has_an_open_number(fellows: tuple[str, str]) -> None:
    table = taken("arcohn", "B2", *fellows)
    assert lapsed(table)
    assert [seat.display for seat in table] == ["B2 arcohn", *fellows]


def test_sg_c15_arcohn_lapses_with_an_empty_number_pile() -> None:
    table = taken("arcohn", "B2", "B5", "G4", numbers="")
    assert lapsed(table)
    assert [seat.display for seat in table] == ["B2 arcohn", "B5", "G4"]


# -- SG-C16 Zakum ---------------------------------------------------------------------------


def test_sg_c16_zakum_exchanges_a_fellows_card_with_a_number_of_the_ring() -> None:
    table = taken("zakum", "B2", "B5 Y5", "G4")
    ann, ben, eva = table
    assert ann.asked == "ask-exchange-fellow"
    assert ann.offered == {
        "exchange-fellow:s1/blue-5", "exchange-fellow:s1/yellow-5", "exchange-fellow:s2/green-4"
    }  # fmt: skip
    ann.does("exchange-fellow:s1/blue-5")
    assert ann.asked == "ask-exchange-ring"
    assert ann.offered == {f"exchange:r0{n}" for n in (1, 2, 3, 4, 6, 7, 8)}
    ann.does("exchange:r02")
    assert table.ring == "R3 B5 B4 Y1 | Y2 R2 | G1 |"
    assert sorted(ben.display.split()) == ["G5", "Y5"]
    assert [ann.display, eva.display] == ["B2 zakum", "G4"]
    assert table.numbers == "R4 G3"
    assert table.said("exchanged") == [
        {"who": 0, "other": 1, "card": "B5", "second": "G5", "place": 2}
    ]
    assert ben.asked == "ask-take"


@pytest.mark.parametrize("place", ["r01", "r02", "r06", "r08"])
def test_sg_c16_no_gap_arises_or_closes(place: str) -> None:
    table = taken("zakum", "B2", "B5", "G4")
    table[0].does("exchange-fellow:s2/green-4", f"exchange:{place}")
    assert table.gaps == table.state.ring.count_gaps() == 3


def test_sg_c16_only_open_numbers_are_exchanged() -> None:
    ann = taken("zakum", "B2", "B5 #Y5", "G4 ana", ring="R3 #G5 misha Y1 {} | Y2 R2 |")[0]
    with refused("SG-C16"):
        ann.does("exchange-fellow:s0/blue-2")
    with refused("SG-G13"):
        ann.does("exchange-fellow:s1/yellow-5")
    with refused("SG-G10"):
        ann.does("exchange-fellow:s2/ana")
    ann.does("exchange-fellow:s1/blue-5")
    with refused("SG-G13"):
        ann.does("exchange:r02")
    with refused("SG-G10"):
        ann.does("exchange:r03")
    with refused("SG-C16"):
        ann.does("exchange:r05")


@pytest.mark.parametrize("fellows", NOBODY)
def test_sg_c16_zakum_lapses_when_no_fellow_has_an_open_number(fellows: tuple[str, str]) -> None:
    table = taken("zakum", "B2", *fellows)
    assert lapsed(table)
    assert [seat.display for seat in table] == ["B2 zakum", *fellows]


def test_sg_c16_zakum_lapses_without_an_open_number_in_the_ring() -> None:
    table = taken("zakum", "B2", "B5", "G4", ring="#R3 misha {} | ana #R2 durboc |")
    assert table.kinds == ["took", "lapsed"]
    assert [seat.display for seat in table] == ["B2 zakum", "B5", "G4"]
    assert table.ring == "#R3 misha | ana #R2 durboc |"


def test_sg_c16_an_empty_number_pile_does_not_matter() -> None:
    table = taken("zakum", "B2", "B5", "G4", numbers="")
    table[0].does("exchange-fellow:s2/green-4", "exchange:r02")
    assert table[2].display == "G5"
