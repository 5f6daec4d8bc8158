"""SG-005 and the fate of every champion card: a turn is worth exactly one card."""

from random import Random

import pytest

from tischrunde.testing.strife_of_gods import StrifeTable, strife

DISPLAY, RING, REMOVED = "display", "ring", "removed"
FATE = {
    "misha": DISPLAY, "muriel": DISPLAY, "amitiel": DISPLAY, "christoph": RING, "gurak": DISPLAY,
    "gnigrit": DISPLAY, "rogmesh": DISPLAY, "durboc": RING, "myriani": REMOVED, "paeral": REMOVED,
    "ana": DISPLAY, "grongurd": REMOVED, "celestia": DISPLAY, "remial": DISPLAY,
    "arcohn": DISPLAY, "zakum": DISPLAY,
}  # fmt: skip
DISPLAYS = ["B1 Y3", "R3 G4", "B2 #Y2"]
CHAINED = "misha gurak gnigrit rogmesh"  # stay in the display themselves


def taken(champion: str, champions: str = "") -> StrifeTable:
    """Ann (seat 0) has taken this champion from a rich table."""
    others = " ".join(name for name in CHAINED.split() if name != champion)
    table = strife(
        ring=f"R4 G2 R5 {champion} | Y1 R2 B3 | G5 B5 Y5 |", displays=DISPLAYS, turn=6,
        numbers="R1 G1 Y4", champions=champions or others,
    )  # fmt: skip
    table[0].takes(champion)
    return table


def finish_turn(table: StrifeTable, seed: int) -> None:
    """Answer whatever ann is asked until it is the next seat's turn."""
    luck = Random(seed)
    while table[0].asked:
        table[0].does(luck.choice(sorted(table[0].offered)))
    assert table[1].asked == "ask-take"


def cards(table: StrifeTable) -> list[int]:
    return [len(seat.display.split()) for seat in table]


@pytest.mark.parametrize("champion", FATE)
def test_sg_005_every_champion_makes_a_turn_worth_one_card(champion: str) -> None:
    for seed in range(8):
        table = taken(champion)
        finish_turn(table, seed)
        assert cards(table) == [3, 2, 2]


@pytest.mark.parametrize("champion", [name for name in FATE if name not in ("rogmesh", "durboc")])
def test_sg_005_a_champion_that_lapses_is_the_card_of_the_turn(champion: str) -> None:
    table = strife(
        ring=f"#R4 B1 #R5 {champion} | #Y1 R2 G2 #B3 |", displays=["", "", ""], numbers="",
        champions="",
    )  # fmt: skip
    table[0].takes(champion)
    assert table.kinds == ["took", "lapsed"]
    assert table[0].display == champion


@pytest.mark.parametrize(("champion", "fate"), FATE.items())
def test_sg_005_where_the_champion_card_ends(champion: str, fate: str) -> None:
    for seed in range(8):
        table = taken(champion)
        finish_turn(table, seed)
        where = {
            DISPLAY: champion in table[0].display.split(),
            RING: champion in table.ring.replace("#", "").split(),
            REMOVED: champion in table.removed.split(),
        }
        assert where == {place: place == fate for place in where}


def test_sg_005_christoph_ends_open_and_durboc_blocked() -> None:
    for champion, lying in (("christoph", "christoph"), ("durboc", "#durboc")):
        table = taken(champion)
        finish_turn(table, 0)
        assert lying in table.ring.split()


@pytest.mark.parametrize("kept", ["christoph", "durboc", "myriani", "celestia", "ana", "zakum"])
def test_sg_005_a_champion_through_a_champion_is_still_one_card(kept: str) -> None:
    for seed in range(4):
        table = taken("paeral", champions=f"{kept} arcohn")
        table[0].does(f"keep:{kept}")
        finish_turn(table, seed)
        assert cards(table) == [3, 2, 2]


@pytest.mark.parametrize("first", ["muriel", "amitiel"])
@pytest.mark.parametrize(
    "second", ["christoph", "durboc", "myriani", "paeral", "grongurd", "zakum"]
)
def test_sg_005_so_is_a_champion_taken_as_a_gap_card(first: str, second: str) -> None:
    for seed in range(4):
        table = strife(
            ring=f"R4 G2 R5 {first} | {second} R2 B3 | G5 B5 Y5 |", displays=DISPLAYS, turn=6,
            numbers="R1 G1 Y4", champions=CHAINED,
        )  # fmt: skip
        ann = table[0].takes(first)
        luck = Random(seed)
        while ann.asked != "ask-take-gap-card":
            ann.does(luck.choice(sorted(o for o in ann.offered if not o.startswith("lay:r05"))))
        ann.takes(second)
        finish_turn(table, seed)
        assert cards(table) == [3, 2, 2]
