"""SG-030…039: champions in general, the centre, blocking, removing."""

from collections import Counter

import pytest
from tests.games.strife_of_gods.won import won

from tischrunde.kernel.message import Message
from tischrunde.testing import refused
from tischrunde.testing.strife_of_gods import StrifeTable, scored, strife

CHAMPIONS = [
    "misha", "muriel", "amitiel", "christoph", "gurak", "gnigrit", "rogmesh", "durboc",
    "myriani", "paeral", "ana", "grongurd", "celestia", "remial", "arcohn", "zakum",
]  # fmt: skip


def colours(table: StrifeTable) -> list[str]:
    return won(table)


def everything(table: StrifeTable) -> Counter[str]:
    """Every card on the table, wherever it lies."""
    cards = table.rules.cards
    return Counter(cards[entry & 0xFFF] for pile in table.state.piles() for entry in pile.entries)


def test_sg_030_champions_lie_in_the_ring_too() -> None:
    ring = strife().ring.split()
    assert len([card for card in ring if card in CHAMPIONS]) == 4


def test_sg_030_a_table_may_play_without_champions() -> None:
    table = strife(options={"champions": False})
    assert not set(everything(table)) & set(CHAMPIONS)
    for _ in table.played():
        assert table.session.decision is None or table.session.decision.ask == "ask-take"


def test_sg_030_the_rules_of_taking_hold_with_champions_too() -> None:
    ann = strife(ring="misha G2 B5 | Y1 durboc G3 | B1 ana |", displays=["", "", ""])[0]
    assert ann.offered == {f"take:r0{n}" for n in (1, 3, 4, 6, 7, 8)}


def test_sg_031_a_taken_champion_lies_face_up_before_the_seat() -> None:
    table = strife(ring="R4 G2 misha | Y1 R2 |", displays=["", "", ""])
    table[0].takes("misha")
    assert table[0].display == "misha"
    assert table[1].sees["displays"][0] == [{"card": "misha", "blocked": False}]


@pytest.mark.parametrize("champion", CHAMPIONS)
def test_sg_032_the_effect_of_a_taken_champion_is_carried_out(champion: str) -> None:
    table = strife(
        ring=f"R4 G2 R5 {champion} | Y1 R2 B3 | G5 B5 Y5 |", displays=["B1 Y3", "R3 G4", "B2 Y2"],
        turn=6, champions="", numbers="R1 G1",
    )  # fmt: skip
    if champion == "paeral":
        table.lay(f"R4 G2 {champion} | Y1 R2 |", ["", "", ""], champions="misha gurak")
    table[0].takes(champion)
    assert ("ran", champion) in table.told(1)
    rule = f"SG-C{CHAMPIONS.index(champion) + 1:02}"
    assert table.session.decision is not None
    assert table.session.decision.seat == 0
    assert table.session.decision.rule == rule
    assert table.rules.question(table.state).args == {"champion": Message(f"card-{champion}")}


def test_sg_032_the_next_seat_waits_until_the_effect_is_done() -> None:
    ann, ben, eva = strife(ring="R4 G2 misha | Y1 R2 |", displays=["", "", ""])
    ann.takes("misha")
    assert ann.asked == "ask-centre-gap-number"
    with refused("KN-003"):
        ben.takes("R4")
    ann.does("centre:r04")
    assert ben.asked == "ask-take"


@pytest.mark.parametrize(
    "ring",
    [
        "R4 misha B5 Y1 R2 G3",
        "R4 misha B5 | Y1 R2 G3",
        "R4 misha B5 | Y1 R2 G3 |",
        "R4 misha B5 | Y1 R2 | G3 |",
        "R4 misha B5 | Y1 R2 | G3 | Y2 |",
    ],
)
def test_sg_033_champions_may_be_taken_only_as_gap_cards(ring: str) -> None:
    ann = strife(ring=ring, displays=["", "", ""])[0]
    assert "take:r02" not in ann.offered
    with refused("SG-033"):
        ann.takes("misha")


@pytest.mark.parametrize(
    "ring", ["R4 B5 misha | Y1 R2 G3", "misha R4 | B5 Y1 |", "R4 G2 | misha | B5 | Y1 R1"]
)
def test_sg_033_at_a_gap_a_champion_may_be_taken_however_few_gaps(ring: str) -> None:
    table = strife(ring=ring, displays=["", "", ""])
    table[0].takes("misha")
    assert table[0].display.startswith("misha")


def test_sg_034_the_first_card_of_a_round_is_always_a_number_card() -> None:
    table = strife()
    rounds = 0
    asked_first = True
    for _ in range(200):
        decision = table.session.decision
        if decision is None:
            break
        if asked_first:
            rounds += 1
            ring = table[decision.seat].sees["ring"]
            numbers = {f"take:{card['place']}" for card in ring if "-" in card["card"]}
            assert table.gaps == 0
            assert table[decision.seat].offered == numbers
            assert len(numbers) == 28
        table[decision.seat].does(table.session.options()[0])
        asked_first = "round-began" in table.kinds
    assert rounds == 3


def test_sg_035_the_centre_counts_as_a_gap_card_at_the_end_of_the_round() -> None:
    table = scored("R4 G1 B5 | Y2 R1 G3 |", ["", "", ""], centre="B1")
    assert colours(table) == ["blue"]


def test_sg_035_an_inner_card_put_into_the_centre_counts_there() -> None:
    table = strife(
        ring="R4 G1 B5 christoph | Y2 R2 G3 |", displays=["", "", "G4"], turn=11, numbers="G5"
    )
    table[2].takes("christoph")
    table[2].does("centre:r02")
    assert colours(table) == ["green"]
    assert table.said("shield-gold") == [{"who": 2, "sum": 9, "points": 3}]


def test_sg_036_a_newer_card_blocks_the_older_one_in_the_centre() -> None:
    table = strife(ring="R4 G2 misha | Y1 R2 |", displays=["", "", ""], centre="B2")
    table[0].takes("misha")
    table[0].does("centre:r04")
    assert table.centre == "#B2 Y1"
    assert table.told(1) == [("centre-blocked", "blue-2"), ("centred", "yellow-1")]


def test_sg_036_only_the_newest_card_of_the_centre_is_active() -> None:
    table = strife(ring="R4 G2 misha | Y1 R2 |", displays=["", "", ""], centre="#B3 B2")
    table[0].takes("misha")
    table[0].does("centre:r04")
    assert table.centre == "#B3 #B2 Y1"
    assert [card["blocked"] for card in table[2].sees["centre"]] == [True, True, False]
    table = scored("R4 G1 B5 | Y2 R1 G3 |", ["", "", ""], centre="#B1 G5")
    assert colours(table) == ["yellow"]


def test_sg_037_a_blocked_card_lies_face_down() -> None:
    table = strife(ring="R4 G2 gnigrit | Y1 R2 |", displays=["", "", ""])
    table[0].takes("gnigrit")
    table[0].does("block:r04")
    assert table.ring == "R4 G2 | #Y1 R2 |"
    lying = {card["place"]: card["blocked"] for card in table[1].sees["ring"]}
    assert lying == {"r01": False, "r02": False, "r04": True, "r05": False}


def test_sg_038_a_blocked_card_cannot_be_taken() -> None:
    ann = strife(ring="#R4 G2 B5 | Y1 #R2 |", displays=["", "", ""])[0]
    assert ann.offered == {"take:r02", "take:r03", "take:r04"}
    for blocked in ("take:r01", "take:r05"):
        with refused("SG-038"):
            ann.does(blocked)


def test_sg_038_a_blocked_card_stays_until_the_round_ends() -> None:
    table = strife(
        ring="#R4 G2 B5 | Y1 R2 |", displays=["#G5", "#B3", ""], turn=10, centre="#Y3 Y4"
    )
    table[1].takes("B5")
    assert table.ring == "#R4 G2 | Y1 R2 |"
    assert [seat.display for seat in table] == ["#G5", "#B3 B5", ""]
    table[2].takes("Y1")
    assert "#" not in table.ring + table.centre + "".join(seat.display for seat in table)


def test_sg_039_removed_cards_come_back_with_the_next_round() -> None:
    table = strife(ring="R4 G2 rogmesh | Y1 R2 G3 B3 |", displays=["", "", ""], turn=11)
    deck = everything(table)
    table[2].takes("rogmesh")
    table[2].does("seal:r02", "remove:r05")
    assert table.told(0)[0] == ("removed", "red-2")
    assert table.kinds[-1] == "round-began"
    assert table.removed == ""
    assert everything(table) == deck
    assert len(deck) == 36 and sum(deck.values()) == 56


def test_sg_039_within_the_round_a_removed_card_stays_away() -> None:
    table = strife(ring="R4 G2 rogmesh | Y1 R2 G3 B3 |", displays=["", "", ""], numbers="G1")
    table[0].takes("rogmesh")
    table[0].does("seal:r02", "remove:r05")
    assert table.removed == "R2"
    assert table.numbers == "G1"
    table[1].takes("R4")
    assert table.removed == "R2"
    assert table.numbers == "G1"
