"""SG-G10…G18: rulings on targets, compulsion, chains, blocking, centre, gaps and empty piles."""

from typing import Any

import pytest
from tests.games.strife_of_gods.won import won

from tischrunde.testing import refused
from tischrunde.testing.strife_of_gods import StrifeTable, scored, strife

OWN = [("muriel", "centre-own"), ("amitiel", "return-own")]
FELLOW = [
    ("gurak", "block-fellow"), ("celestia", "swap-fellow"), ("remial", "centre-fellow"),
    ("arcohn", "return-fellow"), ("zakum", "exchange-fellow"),
]  # fmt: skip


def taken(champion: str, *displays: str, ring: str = "", **laid: Any) -> StrifeTable:
    """Ann (seat 0) has taken this champion from the ring."""
    ring = ring or f"R4 G2 R5 {champion} | Y1 R2 B3 | G5 B5 |"
    table = strife(ring=ring, displays=list(displays or ("", "", "")), turn=3, **laid)
    table[0].takes(champion)
    return table


# -- SG-G10 targets -------------------------------------------------------------------------


@pytest.mark.parametrize(("champion", "verb"), OWN)
def test_sg_g10_your_card_means_an_open_number_card(champion: str, verb: str) -> None:
    ann = taken(champion, "R3 B1 #Y3 ana", "", "")[0]
    assert ann.offered == {f"{verb}:red-3", f"{verb}:blue-1"}
    for own in ("ana", champion):
        with refused("SG-G10"):
            ann.does(f"{verb}:{own}")


@pytest.mark.parametrize(("champion", "verb"), FELLOW)
def test_sg_g10_a_card_of_a_fellow_means_an_open_number_card(champion: str, verb: str) -> None:
    ann = taken(champion, "R3", "B1 #Y3 ana", "misha G4")[0]
    assert ann.offered == {f"{verb}:s1/blue-1", f"{verb}:s2/green-4"}
    for other in ("s1/ana", "s2/misha"):
        with refused("SG-G10"):
            ann.does(f"{verb}:{other}")


def test_sg_g10_at_some_tables_celestia_gives_a_spent_champion_away() -> None:
    table = taken("celestia", "R3 ana #Y3", "B1", "", options={"celestia": "spent"})
    ann = table[0]
    assert ann.offered == {"swap-own:red-3", "swap-own:ana"}
    with refused("SG-G10"):
        ann.does("swap-own:celestia")
    with refused("SG-G13"):
        ann.does("swap-own:yellow-3")
    ann.does("swap-own:ana")
    assert (ann.display, table[1].display) == ("R3 B1 #Y3 celestia", "ana")


@pytest.mark.parametrize(("own", "goes"), [("ana", True), ("", False), ("#Y3", False)])
def test_sg_g10_but_not_herself(own: str, goes: bool) -> None:
    table = taken("celestia", own, "B1", "", options={"celestia": "spent"})
    assert (table[1].display == "ana") == goes
    assert ("lapsed" in table.kinds) != goes


def test_sg_g10_usually_a_champion_is_no_gift() -> None:
    assert "lapsed" in taken("celestia", "ana", "B1", "").kinds


# -- SG-G11 compulsion ----------------------------------------------------------------------


def test_sg_g11_a_possible_effect_must_be_carried_out() -> None:
    ann = taken("misha")[0]
    assert ann.asked == "ask-centre-gap-number"
    for way_out in ("decline", "use"):
        with refused("SG-C01"):
            ann.does(way_out)


def test_sg_g11_an_effect_without_a_target_lapses_and_the_champion_is_worthless() -> None:
    table = taken("gurak")
    assert table.kinds == ["took", "lapsed"]
    assert [seat.shields for seat in scored("R1 G2 |", ["gurak", "R2"])] == [[], ["gold"]]


ON_THE_RING = [
    "misha", "muriel", "amitiel", "christoph", "gnigrit", "rogmesh", "durboc", "arcohn", "zakum"
]  # fmt: skip


@pytest.mark.parametrize("champion", ON_THE_RING)
def test_sg_g11_an_effect_on_the_ring_lapses_when_the_ring_is_empty(champion: str) -> None:
    table = strife(ring=f"R1 | {champion} |", displays=["B5", "B4", "B3"], turn=10)
    table[1].takes("R1")
    lapsed = [("took", "red-1"), ("took", champion), ("lapsed", champion)]
    assert table.told(0)[:3] == lapsed


def test_sg_g11_a_table_may_make_effects_optional() -> None:
    table = taken("misha", options={"effects": "optional"})
    ann = table[0]
    assert ann.asked == "ask-use"
    assert ann.offered == {"use", "decline"}
    with refused("SG-C01"):
        ann.does("centre:r01")
    ann.does("use")
    assert table.kinds == ["ran"]
    assert ann.asked == "ask-centre-gap-number"


def test_sg_g11_an_effect_forgone_leaves_the_champion_in_the_display() -> None:
    table = taken("misha", options={"effects": "optional"})
    table[0].does("decline")
    assert table.told(1) == [("declined", "misha")]
    assert table[0].display == "misha"
    assert table.ring == "R4 G2 R5 | Y1 R2 B3 | G5 B5 |"
    assert table[1].asked == "ask-take"


def test_sg_g11_nobody_is_asked_about_an_impossible_effect() -> None:
    table = taken("gurak", options={"effects": "optional"})
    assert table.kinds == ["took", "lapsed"]
    assert table[1].asked == "ask-take"


def test_sg_g11_there_every_champion_of_a_chain_may_be_forgone() -> None:
    table = taken("paeral", champions="misha gurak", numbers="G1", options={"effects": "optional"})
    ann = table[0].does("use", "keep:misha")
    assert ann.asked == "ask-use"
    ann.does("decline")
    assert table.told(2) == [("declined", "misha")]
    assert ann.display == "misha"
    assert sorted(table.removed.split()) == ["gurak", "paeral"]


# -- SG-G12 chains --------------------------------------------------------------------------


@pytest.mark.parametrize(("champion", "first"), [("muriel", []), ("amitiel", ["lay:r03/after"])])
def test_sg_g12_a_champion_taken_through_muriel_or_amitiel(champion: str, first: list[str]) -> None:
    ring = f"R4 G2 R5 {champion} | gurak R2 B3 |"
    table = taken(champion, "R3", "G4", "B1", ring=ring)
    table[0].does(*first).takes("gurak")
    assert table[0].asked == "ask-block-fellow"
    table = taken(champion, "R3", "G4", "B1", ring=ring, options={"chained": "rest"})
    table[0].does(*first).takes("gurak")
    assert table.told(1) == [("took", "gurak")]
    assert table[0].display == f"{champion} gurak"
    assert table[1].asked == "ask-take"


@pytest.mark.parametrize("champion", ["paeral", "grongurd"])
@pytest.mark.parametrize("chained", ["run", "rest"])
def test_sg_g12_a_champion_kept_through_paeral_or_grongurd_is_always_carried_out(
    champion: str, chained: str
) -> None:
    options = {"chained": chained}
    table = taken(champion, champions="misha gurak", numbers="G1 G3", options=options)
    table[0].does("keep:misha")
    assert table[0].asked == "ask-centre-gap-number"


def test_sg_g12_chains_may_be_long() -> None:
    table = taken(
        "muriel", "R3", "G4", "B1", ring="R4 G2 R5 muriel | paeral R2 B3 |",
        champions="grongurd zakum ana misha", numbers="Y5 Y4 Y3",
    )  # fmt: skip
    ann = table[0]
    ann.takes("paeral").does("keep:grongurd", "keep:ana", "centre-drawn:yellow-3")
    assert table.centre == "#R3 Y3"
    assert ann.display == "muriel ana"
    assert sorted(table.removed.split()) == ["Y4", "Y5", "grongurd", "paeral", "zakum"]
    assert table[1].asked == "ask-take"


# -- SG-G13 blocking ------------------------------------------------------------------------


def test_sg_g13_a_blocked_card_fills_its_place_so_no_gap_arises() -> None:
    table = strife(ring="R4 #G2 R5 | Y1 R2 B3 | G5 B5", displays=["", "", ""])
    assert table.gaps == 2
    table[0].takes("R5")
    assert table.ring == "R4 #G2 | Y1 R2 B3 | G5 B5"
    assert table.gaps == 2


def test_sg_g13_a_blocked_card_has_neither_number_nor_colour() -> None:
    table = scored("#R1 G1 B3 | G4 |", ["B2", "#B5", "R5"])
    assert won(table) == ["blue"]
    assert [seat.shields for seat in table] == [["gold"], [], []]


def test_sg_g13_a_blocked_card_counts_as_a_card_of_its_display() -> None:
    table = taken("gurak", "R3", "G4", "B1")
    table[0].does("block-fellow:s1/green-4")
    assert [len(display) for display in table[0].sees["displays"]] == [2, 1, 1]


RING_CHAMPION = "R4 G2 R5 gnigrit | ana R2 B3 |"


def test_sg_g13_a_champion_in_the_ring_may_be_blocked() -> None:
    table = taken("gnigrit", ring=RING_CHAMPION)
    assert "block:r05" in table[0].offered
    table[0].does("block:r05")
    assert table.ring == "R4 G2 R5 | #ana R2 B3 |"


def test_sg_g13_a_table_may_let_gnigrit_block_numbers_only() -> None:
    ann = taken("gnigrit", ring=RING_CHAMPION, options={"gnigrit": "numbers"})[0]
    assert ann.offered == {"block:r01", "block:r03", "block:r07"}
    with refused("SG-G10"):
        ann.does("block:r05")


def test_sg_g13_gnigrit_lapses_there_when_only_champions_are_open() -> None:
    ring = "#R4 G2 #R5 gnigrit | ana R2 #B3 |"
    table = taken("gnigrit", ring=ring, options={"gnigrit": "numbers"})
    assert table.kinds == ["took", "lapsed"]
    assert taken("gnigrit", ring=ring).ring == "#R4 G2 #R5 | #ana R2 #B3 |"


# -- SG-G14 centre --------------------------------------------------------------------------


def test_sg_g14_the_centre_is_no_gap() -> None:
    table = strife(ring="R4 G2 R5 | Y1 R2 B3 |", displays=["", "", ""], centre="#B1 B2")
    assert table.gaps == 2
    assert "take:r02" in table[0].offered


def test_sg_g14_the_centre_is_no_gap_card_for_any_effect() -> None:
    for champion in ("misha", "gnigrit"):
        ring = f"#R4 G2 #R5 {champion} | #Y1 R2 #B3 |"
        table = taken(champion, ring=ring, centre="B1")
        assert table.kinds == ["took", "lapsed"]
        assert table.centre == "B1"
    table = taken("muriel", "R3", ring="#R4 G2 #R5 muriel | #Y1 R2 #B3 |", seats=3, centre="B1")
    assert table.kinds == ["took", "lapsed"]


# -- SG-G15 laying into a gap ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("slot", "ring"),
    [
        ("r03/after", "R4 G2 R5 Y3 | Y1 | B3 B4 |"),
        ("r05/before", "R4 G2 R5 | Y3 Y1 | B3 B4 |"),
        ("r05/after", "R4 G2 R5 | Y1 Y3 | B3 B4 |"),
        ("r06/before", "R4 G2 R5 | Y1 | Y3 B3 B4 |"),
        ("r07/after", "R4 G2 R5 | Y1 | B3 B4 Y3 |"),
        ("r01/before", "Y3 R4 G2 R5 | Y1 | B3 B4 |"),
    ],
)
def test_sg_g15_the_card_becomes_the_edge_of_the_chosen_side(slot: str, ring: str) -> None:
    table = taken("amitiel", "Y3", "", "", ring="R4 G2 R5 amitiel | Y1 | B3 B4 |")
    table[0].does(f"lay:{slot}")
    assert table.ring == ring
    assert table.gaps == table.state.ring.count_gaps() == 3


def test_sg_g15_the_gap_stays_open_however_narrow_it_was() -> None:
    table = strife(ring="R1 R2 R3 R4 arcohn | G1 G2 G3", displays=["", "", ""])
    table[0].takes("R2")
    table[1].takes("arcohn").does("lay:r01/after")
    assert table.ring == "R1 R2 | R3 R4 | G1 G2 G3"
    assert table.gaps == 2


def test_sg_g15_beside_a_blocked_edge_which_then_lies_inside() -> None:
    table = taken("amitiel", "Y3", "", "", ring="R4 G2 #R5 amitiel | Y1 G3 | B3 B4 |")
    table[0].does("lay:r03/after")
    assert table.ring == "R4 G2 #R5 Y3 | Y1 G3 | B3 B4 |"
    with refused("SG-G13"):
        table[0].does("take:r03")
    edges = {card["card"]: card["edge"] for card in table[0].sees["ring"]}
    assert edges["yellow-3"] and not edges["red-5"]


ONE_OPEN = "R1 G3 #B2 amitiel | #Y5 G2 G4 #R5 |"


def test_sg_g15_amitiel_must_leave_another_open_gap_card_if_that_is_possible() -> None:
    table = taken("amitiel", "Y3", "", "", ring=ONE_OPEN)
    ann = table[0]
    assert ann.offered == {"lay:r03/after", "lay:r05/before", "lay:r08/after"}
    with refused("SG-G15"):
        ann.does("lay:r01/before")
    ann.does("lay:r08/after")
    assert ann.display == "amitiel R1"
    assert table.ring == "G3 #B2 | #Y5 G2 G4 #R5 Y3 |"


def test_sg_g15_a_card_alone_between_two_gaps_stays_a_gap_card() -> None:
    table = taken("amitiel", "Y3", "", "", ring="#R1 G3 #B2 amitiel | Y5 | #G2 G4 #R5 |")
    ann = table[0]
    assert {"lay:r05/before", "lay:r05/after"} < ann.offered
    ann.does("lay:r05/before")
    assert ann.display == "amitiel Y5"


# -- SG-G16 Rogmesh's new gap ---------------------------------------------------------------


def test_sg_g16_the_number_removed_must_not_be_a_gap_card() -> None:
    table = taken("rogmesh", ring="R4 G2 G1 R5 rogmesh | Y1 R2 B3 | G5 B5 |")
    table[0].does("seal:r04")
    assert table[0].offered == {"remove:r02", "remove:r03", "remove:r07"}
    with refused("SG-G16"):
        table[0].does("remove:r08")


def test_sg_g16_with_more_than_three_gaps_only_gap_cards_may_be_taken() -> None:
    table = taken("rogmesh", ring="R4 G2 G1 R5 rogmesh | Y1 R2 B3 | G5 B5 B4 |")
    table[0].does("seal:r04", "remove:r02")
    assert table.gaps == 4
    with refused("SG-013"):
        table[1].takes("R2")


def test_sg_g16_a_table_may_let_rogmesh_remove_any_open_number() -> None:
    ring = "R4 G2 G1 R5 rogmesh | Y1 R2 B3 | G5 |"
    table = taken("rogmesh", ring=ring, options={"rogmesh": "any"})
    table[0].does("seal:r04")
    assert table[0].offered == {f"remove:r0{n}" for n in (1, 2, 3, 7, 8, 9)}
    with refused("SG-G13"):
        table[0].does("remove:r06")
    table[0].does("remove:r09")
    assert table.ring == "R4 G2 G1 #R5 | #Y1 R2 B3 |"
    assert table.removed == "G5"


# -- SG-G17 Christoph again -----------------------------------------------------------------


def christoph_twice(**options: object) -> StrifeTable:
    table = taken(
        "christoph", ring="R4 G2 R5 christoph | Y1 R2 B3 |", numbers="G5 G4 G3", options=options
    )
    table[0].does("centre:r05")
    table[1].takes("christoph")
    return table


def test_sg_g17_christoph_works_again_when_taken_again() -> None:
    table = christoph_twice()
    assert table[1].asked == "ask-centre-ring-number"
    table[1].does("centre:r01")
    assert table.ring == "christoph G2 R5 | R2 B3 |"
    assert table.centre == "#Y1 R4"
    assert [seat.display for seat in table] == ["G5", "G4", ""]


def test_sg_g17_a_table_may_let_him_work_once_a_round() -> None:
    table = christoph_twice(christoph="once")
    assert table.kinds == ["took", "lapsed"]
    assert table[1].display == "christoph"
    assert table.ring == "R4 G2 R5 | R2 B3 |"
    assert table.centre == "Y1"
    assert table.numbers == "G4 G3"


def test_sg_g17_in_the_next_round_he_works_anew() -> None:
    table = strife(
        ring="R4 G2 R5 christoph | Y1 R2 B3 |", displays=["", "", ""], turn=11,
        options={"christoph": "once"},
    )  # fmt: skip
    table[2].takes("christoph").does("centre:r01")
    assert "round-began" in table.kinds
    assert not table.state.returned


# -- SG-G18 empty piles ---------------------------------------------------------------------


def test_sg_g18_no_pile_is_reshuffled_within_a_round() -> None:
    table = strife(
        ring="R4 G2 R5 myriani | ana R2 B3 |", displays=["", "", ""], numbers="G5 G4", champions=""
    )
    table[0].takes("myriani").does("keep:green-5")
    assert table.numbers == ""
    assert "G4" in table.removed
    table[1].takes("ana")
    assert table.kinds == ["took", "lapsed"]
    assert table.numbers == ""
