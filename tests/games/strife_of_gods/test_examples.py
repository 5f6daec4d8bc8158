"""SG-EX1…EX21: the worked examples of the rule catalogue."""

from collections import Counter

import pytest
from tests.games.strife_of_gods.won import won

from tischrunde.testing import refused
from tischrunde.testing.strife_of_gods import StrifeTable, scored, strife


def colours(table: StrifeTable) -> set[str]:
    return set(won(table))


def test_sg_ex1_winning_colours() -> None:
    table = scored("[R4 G1 Y1 B2] | [Y3 G5 R1 G3] | [B5 G4 R2] |", ["", "", ""])
    assert colours(table) == {"blue", "red"}


def test_sg_ex2_sums_and_tie() -> None:
    table = scored(
        "[B2 G1 R2] | [R3 Y1 B5] |",
        ["R5 B1 G4 Y2", "B4 R2 Y5 Y5", "G5 G4 Y3 B3", "G5 G3 Y4 Y1"],
        start=1,
    )
    assert colours(table) == {"blue", "red"}
    assert table.said("shield-gold") == [{"who": 1, "sum": 6, "points": 3}]
    assert table.said("shield-silver") == [{"who": 0, "sum": 6, "points": 2}]
    assert table.said("shield-bronze") == [{"who": 2, "sum": 3, "points": 1}]
    assert [seat.points for seat in table] == [2, 3, 1, 0]


def test_sg_ex3_bronze_is_not_awarded_to_two() -> None:
    table = scored("[B2 G1 R2] | [R3 Y1 B4] |", ["G4 G5", "B3 B5", "R5", "Y3 Y4"])
    assert [seat.shields for seat in table] == [[], ["gold"], ["silver"], []]
    assert table.said("shield-bronze") == []


def test_sg_ex4_gap_counting() -> None:
    table = strife(ring="R1 R2 R3 R4 R5 G1 G2 G3 G4 G5 B1 B2", displays=["", "", "", ""])
    for seat, card in enumerate(("R2", "R5", "G4")):
        table[seat].takes(card)
    assert table.gaps == 3
    assert table[3].offered == {f"take:r{n:02}" for n in (1, 3, 4, 6, 8, 10)}


def test_sg_ex4_fewer_gap_cards_when_arcs_have_one_card() -> None:
    table = strife(ring="R1 R2 R3 R4 R5 G1 G2 G3 G4 G5 B1 B2", displays=["", "", "", ""])
    for seat, card in enumerate(("R2", "R4", "G4")):
        table[seat].takes(card)
    assert table.gaps == 3
    assert table[3].offered == {f"take:r{n:02}" for n in (1, 3, 5, 8, 10)}


def test_sg_ex5_merge() -> None:
    table = strife(ring="[R1 R2 R3] | [Y4] | [G1 G2 G3] |", displays=["", "", ""])
    with refused("SG-013"):
        table[0].takes("R2")
    table[0].takes("Y4")
    assert table.gaps == 2
    assert table[1].offered == {f"take:r0{n}" for n in (1, 2, 3, 5, 6, 7)}


def test_sg_ex6_champion_reach() -> None:
    table = strife(ring="R1 R2 misha R3 R4 durboc R5", displays=["", "", ""])
    ann, ben, eva = table
    with refused("SG-033"):
        ann.takes("misha")
    ann.takes("R2")
    assert table.gaps == 1
    with refused("SG-033"):
        ben.takes("durboc")
    ben.takes("misha")
    assert ben.display == "misha"


def test_sg_ex7_centre() -> None:
    ring = "[B2 G1 R4] | [Y3 R1 G5] |"
    assert colours(scored(ring, ["", "", ""], centre="Y1")) == {"yellow"}
    table = strife(
        ring="[B2 G1 R4 ana] | [Y3 R1 G5] |", displays=["", "", ""], centre="Y1", numbers="G3 G4",
        turn=11,
    )  # fmt: skip
    table[2].takes("ana").does("centre-drawn:green-3")
    blocked = [("centre-blocked", "yellow-1"), ("centred", "green-3")]
    assert [told for told in table.told(0) if told[0].startswith("centre")] == blocked
    assert colours(table) == {"blue"}


def test_sg_ex8_centre_tie() -> None:
    assert colours(scored("[B2 G1 R4] | [Y3 R1 G5] |", ["", "", ""], centre="G2")) == {
        "blue",
        "green",
    }


def test_sg_ex9_gnigrit() -> None:
    table = strife(
        ring="[R1 G2 B5 gnigrit] | [Y3 Y4 Y5] | [B3 B4] |", displays=["", "", ""], turn=10
    )
    table[1].takes("gnigrit").does("block:r01")
    assert table.ring == "#R1 G2 B5 | Y3 Y4 Y5 | B3 B4 |"
    with refused("SG-013"):
        table[2].takes("G2")
    with refused("SG-038"):
        table[2].does("take:r01")
    table[2].takes("B4")
    assert colours(table) == {"yellow", "blue"}


def test_sg_ex10_amitiel() -> None:
    table = strife(ring="[R1 B2] | [Y5 R2 amitiel] |", displays=["G4", "", ""], turn=3)
    ann = table[0]
    ann.takes("amitiel").does("lay:r02/after")
    assert table.ring == "R1 B2 G4 | Y5 R2 |"
    assert ann.offered == {"take:r01", "take:r03", "take:r04"}
    with refused("SG-C03"):
        ann.takes("G4")
    ann.takes("Y5")
    assert ann.display == "amitiel Y5"


def test_sg_ex11_christoph() -> None:
    table = strife(ring="[R3 Y1 B4] | [christoph G1] |", displays=["", "", ""], numbers="G2 G3")
    table[0].takes("christoph").does("centre:r02")
    assert table.ring == "R3 christoph B4 | G1 |"
    assert table.centre == "Y1"
    assert table[0].display == "G2"
    assert table.gaps == 2


def test_sg_ex12_durboc() -> None:
    table = strife(ring="[R3 G5 B4] | [durboc G1] |", displays=["", "", ""])
    table[0].takes("durboc").does("take:r02")
    assert table.ring == "R3 #durboc B4 | G1 |"
    assert table[0].display == "G5"
    table[1].takes("R3")
    assert table.ring == "#durboc B4 | G1 |"
    ring = {card["card"]: card["edge"] for card in table[2].sees["ring"]}
    assert ring["durboc"]
    with refused("SG-038"):
        table[2].does("take:r02")


def test_sg_ex13_rogmesh() -> None:
    table = strife(ring="[R1 B3 G2 rogmesh] | [Y4 R2 B5] |", displays=["", "", ""])
    table[0].takes("rogmesh").does("seal:r03")
    assert table.ring == "R1 B3 #G2 | #Y4 R2 B5 |"
    table[0].does("remove:r02")
    assert table.ring == "R1 | #G2 | #Y4 R2 B5 |"
    assert table.gaps == 3
    assert table[1].offered == {"take:r01", "take:r07"}


def test_sg_ex14_muriel_without_own_number_card() -> None:
    table = strife(ring="[R1 B3 muriel] | [Y4 R2 B5] |", displays=["", "", ""])
    table[0].takes("muriel")
    assert table[0].display == "muriel"
    assert table.ring == "R1 B3 | Y4 R2 B5 |"
    assert table.centre == ""
    assert table[1].asked == "ask-take"


@pytest.mark.parametrize(
    ("champion", "verb"),
    [
        ("celestia", "swap-fellow"),
        ("remial", "centre-fellow"),
        ("arcohn", "return-fellow"),
        ("zakum", "exchange-fellow"),
    ],
)
def test_sg_ex15_a_blocked_card_is_no_target(champion: str, verb: str) -> None:
    ring = f"[R1 B3 {champion}] | [Y4 R2 B5] |"
    table = strife(ring=ring, displays=["R3", "#G4 G5", "Y1"], turn=3)
    table[0].takes(champion)
    assert table[0].offered == {f"{verb}:s1/green-5", f"{verb}:s2/yellow-1"}
    with refused("SG-G13"):
        table[0].does(f"{verb}:s1/green-4")


def test_sg_ex16_paeral_grongurd_myriani() -> None:
    table = strife(
        ring="[R1 B3 paeral] | [Y4 R2 B5] |", displays=["R3", "", ""], turn=3,
        champions="grongurd ana myriani zakum", numbers="G1 G2 G3 G4",
    )  # fmt: skip
    ann = table[0]
    ann.takes("paeral").does("keep:grongurd")
    assert ann.offered == {"keep:green-1", "keep:myriani"}
    ann.does("keep:myriani")
    assert ann.offered == {"keep:green-2", "keep:green-3"}
    ann.does("keep:green-3")
    assert ann.display == "R3 G3"
    assert sorted(table.removed.split()) == ["G1", "G2", "ana", "grongurd", "myriani", "paeral"]
    assert table.numbers == "G4"
    assert table.champions == "zakum"
    assert table[1].asked == "ask-take"


def test_sg_ex17_remial() -> None:
    table = strife(
        ring="[R1 B3 remial] | [Y4 R2] |", displays=["", "B5 Y2", ""], turn=3, centre="G1",
        numbers="R5 R4",
    )  # fmt: skip
    table[0].takes("remial").does("centre-fellow:s1/blue-5")
    assert table.centre == "#G1 B5"
    assert table[1].display == "Y2 R5"


def test_sg_ex18_zakum() -> None:
    table = strife(
        ring="[R1 G1 B3 zakum] | [Y4 R2] |", displays=["", "R5 Y2", ""], turn=3, numbers="G4"
    )
    table[0].takes("zakum").does("exchange-fellow:s1/red-5", "exchange:r02")
    assert table.ring == "R1 R5 B3 | Y4 R2 |"
    assert Counter(table[1].display.split()) == {"G1": 1, "Y2": 1}


def test_sg_ex19_end() -> None:
    table = strife(seats=3, options={"champions": False})
    starts = {table[0].sees["start"]}
    shields: Counter[int] = Counter()
    for turns, _ in enumerate(table.played(), 1):
        starts.add(table[0].sees["start"])
        for event in table.events:
            shields[event.seat] += {
                "shield-gold": 3, "shield-silver": 2, "shield-bronze": 1
            }.get(event.kind, 0)  # fmt: skip
    assert turns == 36
    assert starts == {0, 1, 2}
    assert [seat.points for seat in table] == [shields[seat] for seat in range(3)]
    assert sum(shields.values()) > 0


def test_sg_ex20_muriel_takes_a_champion() -> None:
    table = strife(
        ring="[misha B3 #Y3 muriel] | [gurak R2 Y1 #B5] |", displays=["R3", "G4", ""], turn=3
    )
    ann = table[0]
    ann.takes("muriel")
    assert ann.offered == {"take:r01", "take:r05"}
    ann.takes("gurak")
    assert table[1].display == "#G4"
    assert ann.display == "muriel gurak"
    assert table[1].asked == "ask-take"


def test_sg_ex20_the_only_champion_must_be_taken() -> None:
    table = strife(
        ring="[#R1 B3 #Y3 muriel] | [gurak R2 Y1 #B5] |", displays=["R3", "G4", ""], turn=3
    )
    table[0].takes("muriel")
    assert table[0].display == "muriel gurak"
    assert table[1].display == "#G4"


def test_sg_ex21_no_number_on_any_gap_edge() -> None:
    table = scored("[#R1 G2 misha] | [durboc B1 #Y3] |", ["R5", "G5", "B5"])
    assert table.kinds == ["no-colour", "round-began"]
    assert [seat.points for seat in table] == [0, 0, 0]
