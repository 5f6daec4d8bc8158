"""SG-C05…C08: Gurak, Gnigrit, Rogmesh, Durboc."""

from typing import Any

import pytest

from tischrunde.testing import refused
from tischrunde.testing.strife_of_gods import StrifeTable, scored, strife

# -- SG-C05 Gurak ---------------------------------------------------------------------------


def gurak(*displays: str) -> StrifeTable:
    table = strife(ring="R4 G2 gurak | Y1 R2 B3 |", displays=list(displays), turn=len(displays))
    table[0].takes("gurak")
    return table


def test_sg_c05_gurak_blocks_a_card_of_a_fellow() -> None:
    table = gurak("R3", "B5 Y2", "G1")
    ann, ben, eva = table
    assert ann.asked == "ask-block-fellow"
    assert ann.offered == {
        "block-fellow:s1/blue-5", "block-fellow:s1/yellow-2", "block-fellow:s2/green-1"
    }  # fmt: skip
    ann.does("block-fellow:s1/blue-5")
    assert ben.display == "#B5 Y2"
    assert ann.display == "R3 gurak"
    assert table.said("blocked-fellow") == [{"who": 0, "other": 1, "card": "B5"}]
    assert eva.sees["displays"][1][0]["blocked"]
    assert ben.asked == "ask-take"


def test_sg_c05_the_blocked_card_is_worth_nothing_but_still_a_card_of_the_display() -> None:
    table = scored("B1 G2 |", ["B3", "#B5 Y2", "B2 gurak"])
    assert [seat.shields for seat in table] == [["gold"], [], ["silver"]]


def test_sg_c05_not_an_own_card_nor_a_champion_nor_a_blocked_card() -> None:
    ann = gurak("R3", "B5 #Y2", "G1 ana")[0]
    with refused("SG-C05"):
        ann.does("block-fellow:s0/red-3")
    with refused("SG-G13"):
        ann.does("block-fellow:s1/yellow-2")
    with refused("SG-G10"):
        ann.does("block-fellow:s2/ana")
    with refused("SG-C05"):
        ann.does("block-fellow:s1/green-1")


def test_sg_c05_of_two_equal_cards_the_open_one_can_still_be_blocked() -> None:
    table = gurak("", "#B5 B5", "G1")
    table[0].does("block-fellow:s1/blue-5")
    assert table[1].display == "#B5 #B5"


@pytest.mark.parametrize("fellows", [("", ""), ("#B5", ""), ("ana", "#G1 zakum")])
def test_sg_c05_gurak_lapses_when_no_fellow_has_an_open_number(fellows: tuple[str, str]) -> None:
    table = gurak("R3", *fellows)
    assert table.kinds == ["took", "lapsed"]
    assert [seat.display for seat in table] == ["R3 gurak", *fellows]


# -- SG-C06 Gnigrit -------------------------------------------------------------------------


def gnigrit(ring: str, **laid: Any) -> StrifeTable:
    table = strife(ring=ring, displays=["", "", ""], **laid)
    table[0].takes("gnigrit")
    return table


def test_sg_c06_gnigrit_blocks_a_gap_card_in_its_place() -> None:
    table = gnigrit("R1 G2 Y4 gnigrit | Y1 R2 B3 | B5 |")
    ann = table[0]
    assert ann.asked == "ask-block-gap-card"
    assert ann.offered == {f"block:r0{n}" for n in (1, 3, 5, 7, 8)}
    ann.does("block:r01")
    assert table.ring == "#R1 G2 Y4 | Y1 R2 B3 | B5 |"
    assert ann.display == "gnigrit"
    assert table.said("blocked-ring") == [{"who": 0, "place": 1, "card": "R1"}]


def test_sg_c06_the_card_behind_it_does_not_become_a_gap_card() -> None:
    table = gnigrit("R1 G2 Y4 gnigrit | Y1 R2 B3 | B5 |")
    table[0].does("block:r01")
    with refused("SG-013"):
        table[1].takes("G2")
    with refused("SG-038"):
        table[1].does("take:r01")


def test_sg_c06_a_card_blocked_alone_between_gaps_keeps_them_apart() -> None:
    table = gnigrit("R1 G2 Y4 gnigrit | Y1 R2 B3 | B5 |")
    table[0].does("block:r08")
    assert table.ring == "R1 G2 Y4 | Y1 R2 B3 | #B5 |"
    assert table.gaps == 3


def test_sg_c06_a_champion_at_a_gap_may_be_blocked() -> None:
    table = gnigrit("R1 G2 Y4 gnigrit | misha R2 B3 |")
    table[0].does("block:r05")
    assert table.ring == "R1 G2 Y4 | #misha R2 B3 |"
    with refused("SG-038"):
        table[1].does("take:r05")


def test_sg_c06_neither_inner_cards_nor_cards_already_blocked() -> None:
    ann = gnigrit("R1 G2 Y4 gnigrit | #Y1 R2 B3 |")[0]
    with refused("SG-014"):
        ann.does("block:r02")
    with refused("SG-G13"):
        ann.does("block:r05")
    with refused("SG-C06"):
        ann.does("block:r04")


def test_sg_c06_gnigrit_lapses_when_every_gap_card_is_blocked() -> None:
    table = gnigrit("#R1 G2 #Y4 gnigrit | #Y1 R2 #B3 |")
    assert table.kinds == ["took", "lapsed"]
    assert table[0].display == "gnigrit"


# -- SG-C07 Rogmesh -------------------------------------------------------------------------


def rogmesh(ring: str, **laid: Any) -> StrifeTable:
    table = strife(ring=ring, displays=["", "", ""], **laid)
    table[0].takes("rogmesh")
    return table


ROGMESH = "R1 B3 B4 G2 rogmesh | Y4 R2 B5 | G5 |"


def test_sg_c07_rogmesh_blocks_both_cards_of_a_gap_and_removes_an_inner_number() -> None:
    table = rogmesh(ROGMESH)
    ann = table[0]
    assert ann.asked == "ask-block-gap"
    assert ann.offered == {"seal:r04", "seal:r08", "seal:r09"}
    ann.does("seal:r04")
    assert table.ring == "R1 B3 B4 #G2 | #Y4 R2 B5 | G5 |"
    assert table.told(1) == [("blocked-ring", "green-2"), ("blocked-ring", "yellow-4")]
    assert ann.asked == "ask-remove-number"
    assert ann.offered == {"remove:r02", "remove:r03", "remove:r07"}
    ann.does("remove:r02")
    assert table.ring == "R1 | B4 #G2 | #Y4 R2 B5 | G5 |"
    assert table.gaps == 4
    assert table.removed == "B3"
    assert table.told(1) == [("removed", "blue-3")]
    assert ann.display == "rogmesh"


def test_sg_c07_the_gap_round_the_corner_is_a_gap_too() -> None:
    table = rogmesh(ROGMESH)
    table[0].does("seal:r09", "remove:r07")
    assert table.ring == "#R1 B3 B4 G2 | Y4 | B5 | #G5 |"


def test_sg_c07_a_card_without_a_gap_behind_it_names_no_gap() -> None:
    ann = rogmesh(ROGMESH)[0]
    for place in ("r01", "r02", "r05", "r06"):
        with refused("SG-C07"):
            ann.does(f"seal:{place}")


def test_sg_c07_blocked_cards_of_the_gap_stay_blocked() -> None:
    table = rogmesh("R1 B3 B4 #G2 rogmesh | Y4 R2 B5 | G5 |")
    table[0].does("seal:r04")
    assert table.told(0) == [("blocked-ring", "yellow-4")]
    assert table.ring == "R1 B3 B4 #G2 | #Y4 R2 B5 | G5 |"


def test_sg_c07_a_gap_with_both_cards_blocked_may_be_chosen() -> None:
    table = rogmesh("R1 B3 B4 #G2 rogmesh | #Y4 R2 B5 |")
    table[0].does("seal:r04")
    assert table.kinds == []
    table[0].does("remove:r02")
    assert table.ring == "R1 | B4 #G2 | #Y4 R2 B5 |"


def test_sg_c07_champions_at_the_gap_are_blocked_too() -> None:
    table = rogmesh("R1 B3 B4 ana rogmesh | misha R2 B5 |")
    table[0].does("seal:r04", "remove:r02")
    assert table.ring == "R1 | B4 #ana | #misha R2 B5 |"


def test_sg_c07_with_both_edges_the_same_card_that_one_is_blocked() -> None:
    table = rogmesh("R1 rogmesh |")
    # Nothing is left to take, so the rest of the round passes by and nobody wins a colour.
    skipped = ["skipped"] * 11
    assert table.kinds == ["took", "ran", "blocked-ring", *skipped, "no-colour", "round-began"]
    assert table.said("blocked-ring") == [{"who": 0, "place": 1, "card": "R1"}]


def test_sg_c07_a_gap_card_blocked_champion_or_blocked_card_cannot_be_removed() -> None:
    ann = rogmesh("R1 B3 B4 ana #B1 G2 rogmesh | Y4 R2 B5 |")[0]
    ann.does("seal:r06")
    with refused("SG-G16"):
        ann.does("remove:r01")
    with refused("SG-G10"):
        ann.does("remove:r04")
    with refused("SG-G13"):
        ann.does("remove:r05")
    with refused("SG-G13"):
        ann.does("remove:r06")
    with refused("SG-C07"):
        ann.does("remove:r07")


def test_sg_c07_without_an_inner_number_rogmesh_only_blocks() -> None:
    table = rogmesh("R1 ana G2 rogmesh | Y4 #R2 B5 | G5 B2 |")
    table[0].does("seal:r03")
    assert table.ring == "R1 ana #G2 | #Y4 #R2 B5 | G5 B2 |"
    assert table.kinds == ["blocked-ring", "blocked-ring"]
    assert table.gaps == 3
    assert table.removed == ""
    assert table[1].asked == "ask-take"


def test_sg_c07_the_only_gap_is_blocked_unasked() -> None:
    table = rogmesh("R1 B3 B4 B5 G2 rogmesh | Y4")
    assert table.ring == "R1 B3 B4 B5 #G2 | #Y4"
    assert table[0].asked == "ask-remove-number"
    assert table[0].offered == {f"remove:r0{n}" for n in (1, 2, 3, 4)}


# -- SG-C08 Durboc --------------------------------------------------------------------------


def durboc(ring: str = "R3 G5 B4 Y1 durboc | Y2 R2 |", **laid: Any) -> StrifeTable:
    table = strife(ring=ring, displays=["B2", "", ""], turn=3, **laid)
    table[0].takes("durboc")
    return table


def test_sg_c08_durboc_takes_any_number_and_blocks_its_place() -> None:
    table = durboc()
    ann = table[0]
    assert ann.asked == "ask-take-ring-number"
    assert ann.offered == {f"take:r0{n}" for n in (1, 2, 3, 4, 6, 7)}
    ann.does("take:r02")
    assert table.ring == "R3 #durboc B4 Y1 | Y2 R2 |"
    assert sorted(ann.display.split()) == ["B2", "G5"]
    assert table.told(1) == [("took", "green-5"), ("blocked-ring", "durboc")]
    assert table.said("blocked-ring") == [{"who": 0, "place": 2, "card": "durboc"}]
    assert table[1].asked == "ask-take"


@pytest.mark.parametrize("place", ["r01", "r02", "r04", "r07"])
def test_sg_c08_no_gap_arises_or_closes(place: str) -> None:
    table = durboc()
    table[0].does(f"take:{place}")
    assert table.gaps == table.state.ring.count_gaps() == 2


def test_sg_c08_durboc_alone_between_two_gaps_keeps_them_apart() -> None:
    table = durboc("R3 G5 B4 Y1 durboc | Y2 | R2 G1 |")
    table[0].does("take:r06")
    assert table.ring == "R3 G5 B4 Y1 | #durboc | R2 G1 |"
    assert table.gaps == 3


def test_sg_c08_only_an_open_number() -> None:
    ann = durboc("R3 #G5 B4 Y1 durboc | Y2 ana R2 |")[0]
    with refused("SG-G13"):
        ann.does("take:r02")
    with refused("SG-G10"):
        ann.does("take:r07")
    with refused("SG-C08"):
        ann.does("take:r05")


def test_sg_c08_durboc_lapses_without_an_open_number_in_the_ring() -> None:
    table = durboc("#R3 ana misha durboc | celestia #R2 |")
    assert table.kinds == ["took", "lapsed"]
    assert table[0].display == "B2 durboc"
    assert table.ring == "#R3 ana misha | celestia #R2 |"


def test_sg_c08_the_last_open_number_is_taken_unasked() -> None:
    table = durboc("#R3 G5 misha durboc | celestia #R2 |")
    assert table.ring == "#R3 #durboc misha | celestia #R2 |"
    assert sorted(table[0].display.split()) == ["B2", "G5"]
