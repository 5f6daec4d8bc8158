"""SG-G20…G26: rulings on scoring, the new round and the end."""

from collections import Counter

import pytest
from tests.games.strife_of_gods.won import won

from tischrunde.testing.strife_of_gods import StrifeTable, scored, strife

SHARED = {"tie": "shared"}


def colours(table: StrifeTable) -> list[str]:
    return won(table)


def deck(table: StrifeTable) -> Counter[str]:
    """Every card of the game, wherever it lies."""
    cards = table.rules.cards
    return Counter(cards[entry & 0xFFF] for pile in table.state.piles() for entry in pile.entries)


# -- SG-G20…G22 scoring ---------------------------------------------------------------------


@pytest.mark.parametrize("ring", ["#R1 G2 misha | durboc B1 #Y3 |", "misha G1 gurak |", "#R1 |"])
def test_sg_g20_without_an_open_number_there_is_no_colour_and_no_shield(ring: str) -> None:
    table = scored(ring, ["R5", "G5", "B5"])
    assert table.kinds == ["no-colour", "round-began"]
    assert [seat.shields for seat in table] == [[], [], []]


def test_sg_g20_an_open_number_in_the_centre_is_enough() -> None:
    table = scored("#R1 G2 misha | durboc B1 #Y3 |", ["R5", "G5", "B5"], centre="#B2 G4")
    assert colours(table) == ["green"]
    assert table[1].shields == ["gold"]


def test_sg_g20_a_round_without_colour_does_not_upset_the_rounds_after_it() -> None:
    table = scored("#R1 |", ["R5", "G5", "B5"])
    table.lay("R1 G2 |", ["R2", "R3", ""], turn=12, round=1)
    lines = table.rules.score(table.state, 1)
    assert [(line.key, line.args) for line in lines] == [("shield-gold", {"round": 2})]


def test_sg_g21_champions_at_gap_edges_are_passed_over() -> None:
    assert colours(scored("misha G1 B4 | Y5 R1 durboc |", ["", "", ""])) == ["blue"]


def test_sg_g22_ties_are_always_broken_and_shields_never_shared() -> None:
    table = scored("R1 G2 |", ["R3", "R2 R1", "R3", ""], start=2)
    assert [seat.shields for seat in table] == [["silver"], ["bronze"], ["gold"], []]


def test_sg_g22_a_blocked_card_gives_no_claim() -> None:
    table = scored("R1 G2 |", ["#R5", "R1", ""])
    assert [seat.shields for seat in table] == [[], ["gold"], []]


# -- SG-G23 the new round -------------------------------------------------------------------


def test_sg_g23_all_cards_are_collected_and_a_new_ring_is_laid() -> None:
    table = strife(
        ring="#R4 G2 durboc | Y1 R2 #B3 |", displays=["#R5 misha", "ana", "G5"], centre="#B1 B2",
        numbers="Y5 Y4", champions="zakum", turn=11,
    )  # fmt: skip
    cards = deck(table)
    table[2].takes("Y1")
    assert deck(table) == cards
    assert table[0].sees["round"] == 2
    ring = table.ring.split()
    assert len(ring) == 32 and table.gaps == 0
    assert [n for n, card in enumerate(ring, 1) if card.islower()] == [8, 16, 24, 32]
    assert "#" not in table.ring
    assert [card["place"] for card in table[0].sees["ring"]] == [f"r{n:02}" for n in range(1, 33)]
    assert [seat.display for seat in table] == ["", "", ""]
    assert table.centre == table.removed == ""
    assert [table[0].sees["numbers"], table[0].sees["champions"]] == [12, 12]


def test_sg_g23_both_decks_are_shuffled_anew() -> None:
    table = strife(options={"champions": False})
    rings = [table.ring]
    for _ in table.played():
        if "round-began" in table.kinds:
            rings.append(table.ring)
    assert len(set(rings)) == 3
    first = strife()
    champions = [first.ring.split()[7::8]]
    for _ in first.played():
        if "round-began" in first.kinds:
            champions.append(first.ring.split()[7::8])
    assert len({tuple(four) for four in champions}) == 3


# -- SG-G24 the final tie -------------------------------------------------------------------


def awarded(*rounds: str, seats: int = 3, options: dict[str, str] | None = None) -> StrifeTable:
    """A finished game; each round names who won gold, silver and bronze ("-" for nobody)."""
    table = strife(seats=seats, options=options)
    for number, winners in enumerate(rounds):
        displays = [""] * seats
        for seat, card in zip(winners.split(), ("R4", "R3", "R2"), strict=False):
            if seat != "-":
                displays[int(seat)] = card
        table.lay("R1 G2 |", displays, turn=4 * seats, round=number)
    assert table.session.over
    return table


GOLD_TIE = ("0 1 2", "2 1 0", "- - -")
SILVER_TIE = ("0 2 1", "1 0 3", "2 3 1", "- - -")


def test_sg_g24_more_golden_shields_break_a_tie() -> None:
    table = awarded(*GOLD_TIE)
    assert [seat.points for seat in table] == [4, 4, 4]
    assert table.standings == [[0, 2], [1]]


def test_sg_g24_then_more_silver_shields() -> None:
    table = awarded(*SILVER_TIE, seats=4)
    assert [seat.points for seat in table] == [5, 5, 5, 3]
    assert table.standings == [[0, 2], [1], [3]]


def test_sg_g24_then_the_victory_is_shared() -> None:
    table = awarded("0 1 2", "1 2 0", "2 0 1")
    assert [seat.points for seat in table] == [6, 6, 6]
    assert table.standings == [[0, 1, 2]]


def test_sg_g24_a_table_may_share_every_tie() -> None:
    assert awarded(*GOLD_TIE, options=SHARED).standings == [[0, 1, 2]]
    assert awarded(*SILVER_TIE, seats=4, options=SHARED).standings == [[0, 1, 2], [3]]


@pytest.mark.parametrize("options", [{}, SHARED])
def test_sg_g24_points_come_before_any_number_of_shields(options: dict[str, str]) -> None:
    table = awarded("0 1", "0 1", "2 1", "3 1", "- -", seats=5, options=options)
    assert [seat.points for seat in table] == [6, 8, 3, 3, 0]
    assert table.standings == [[1], [0], [2, 3], [4]]


# -- SG-G25, SG-G26 -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sg_g25_turns_starts_and_ties_all_go_clockwise(seats: int) -> None:
    table = strife(ring="R1 R2 R3 R4 R5 G1 G2 G3 G4 G5 B1 B2", seats=seats, start=1)
    order = []
    for seat in table.played():
        order.append(seat)
        if len(order) == seats:
            break
    assert order == [(1 + n) % seats for n in range(seats)]
    table = scored("R1 G2 |", ["R5", "G5", "R5", "B5", "Y5"][:seats], start=1)
    assert table[0].sees["start"] == 2 % seats
    if seats > 2:
        assert [table[2].shields, table[0].shields] == [["gold"], ["silver"]]


@pytest.mark.parametrize("seed", range(4))
def test_sg_g26_no_champion_alters_the_number_or_colour_of_a_card(seed: int) -> None:
    table = strife(seats=5)
    cards = deck(table)
    ran = set()
    for _ in table.played(seed):
        assert deck(table) == cards
        ran |= {event.card for event in table.events if event.kind == "ran"}
    assert len(ran) >= 6
