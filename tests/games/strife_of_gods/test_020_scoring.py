"""SG-020…028: winning colours, sums, shields."""

import pytest
from tests.games.strife_of_gods.won import won

from tischrunde.testing.strife_of_gods import StrifeTable, scored, strife


def colours(table: StrifeTable) -> set[str]:
    """The winning colours of the round just scored."""
    return set(won(table))


def shields(table: StrifeTable) -> list[list[str]]:
    return [seat.shields for seat in table]


def test_sg_020_the_lowest_gap_card_determines_the_winning_colour() -> None:
    table = scored("R4 G1 B5 | Y2 R1 G3 |", ["R5", "Y1", "G5"])
    assert colours(table) == {"yellow"}
    assert shields(table) == [[], ["gold"], []]


def test_sg_020_inner_cards_do_not_count() -> None:
    assert colours(scored("R4 G1 R5 | B3 Y1 G5 |", ["", "", ""])) == {"blue"}


def test_sg_020_the_gap_between_the_last_card_and_the_first_counts() -> None:
    assert colours(scored("R1 G3 B5 | Y4 B3 G2 |", ["", "", ""])) == {"red"}
    assert colours(scored("R1 G3 B5 | Y4 B3 G2", ["", "", ""])) == {"yellow"}


def test_sg_020_a_card_taken_last_uncovers_the_winning_card() -> None:
    table = strife(ring="R4 G2 B1 | Y3 R2 G3 |", displays=["B5", "", "G5"], turn=11)
    table[2].takes("B1")
    assert table.kinds[:2] == ["took", "colours-won"]
    assert colours(table) == {"green"}


def test_sg_021_all_colours_of_the_lowest_gap_cards_win() -> None:
    table = scored("R2 G5 B4 | Y2 R1 G2 |", ["", "", ""])
    assert colours(table) == {"red", "yellow", "green"}


def test_sg_021_everybody_is_told_all_winning_colours_and_the_lowest_number_at_once() -> None:
    table = scored("R4 G5 B4 | Y2 R1 G3 |", ["", "", ""], centre="B2")
    assert table.told(0) == table.told(-1) == [("colours-won", ""), ("round-began", "")]
    assert won(table) == ["blue", "yellow"]
    assert [(said["count"], said["value"]) for said in table.said("colours-won")] == [(2, 2)]


def test_sg_021_all_four_colours_can_win() -> None:
    table = scored("R2 G5 B2 | Y2 R3 G2 |", ["", "", ""])
    assert won(table) == ["red", "green", "blue", "yellow"]
    assert [(said["count"], said["value"]) for said in table.said("colours-won")] == [(4, 2)]


def test_sg_021_two_lowest_of_one_colour_are_one_winning_colour() -> None:
    table = scored("R2 G5 B4 | R2 B1 G4 |", ["R5", "", ""])
    assert won(table) == ["red"]
    assert table.said("shield-gold") == [{"who": 0, "sum": 5, "points": 3}]


def test_sg_022_the_numbers_in_winning_colours_are_added() -> None:
    table = scored("R1 G5 B4 | Y1 |", ["R5 Y3 G5 B5", "R2 R4 Y5", "G4 B3 Y2"])
    assert table.said("shield-gold") == [{"who": 1, "sum": 11, "points": 3}]
    assert table.said("shield-silver") == [{"who": 0, "sum": 8, "points": 2}]
    assert table.said("shield-bronze") == [{"who": 2, "sum": 2, "points": 1}]


def test_sg_022_other_colours_do_not_count() -> None:
    table = scored("R1 G5 B4 | Y2 |", ["R2 Y5 G5 B5", "R3 G1", ""])
    assert table.said("shield-gold") == [{"who": 1, "sum": 3, "points": 3}]
    assert table.said("shield-silver") == [{"who": 0, "sum": 2, "points": 2}]


def test_sg_023_only_cards_of_the_current_round_count() -> None:
    table = scored("R1 G2 |", ["R5 R4", "R3", ""])
    assert [seat.display for seat in table] == ["", "", ""]
    table.lay("R1 G2 |", ["", "R2", ""], turn=12, round=1)
    assert table.said("shield-gold") == [{"who": 1, "sum": 2, "points": 3}]
    assert table.said("shield-silver") == []


def test_sg_024_the_highest_sum_wins_the_golden_shield_of_three_points() -> None:
    ann, ben, eva = scored("R1 G2 |", ["R2", "R4", "R3"])
    assert ben.shields == ["gold"]
    assert ben.points == 3


def test_sg_025_the_second_sum_wins_the_silver_shield_of_two_points() -> None:
    ann, ben, eva = scored("R1 G2 |", ["R2", "R4", "R3"])
    assert eva.shields == ["silver"]
    assert eva.points == 2


def test_sg_026_the_third_sum_wins_the_bronze_shield_of_one_point() -> None:
    ann, ben, eva = scored("R1 G2 |", ["R2", "R4", "R3"])
    assert ann.shields == ["bronze"]
    assert ann.points == 1


@pytest.mark.parametrize("seats", [4, 5])
def test_sg_026_nobody_behind_the_third_gets_anything(seats: int) -> None:
    table = scored("R1 G2 |", ["R5", "R4", "R3", "R2", "R1"][:seats])
    assert shields(table)[3:] == [[]] * (seats - 3)
    assert [seat.points for seat in table][3:] == [0] * (seats - 3)


def test_sg_024_to_026_every_line_names_its_shield_rule_and_round() -> None:
    table = scored("R1 G2 |", ["R2", "R4", "R3"])
    table.lay("R1 G2 |", ["R2", "R3", ""], turn=12, round=1)
    lines = table.rules.score(table.state, 1)
    assert [(line.rule, line.key, line.points, line.args) for line in lines] == [
        ("SG-024", "shield-gold", 3, {"round": 1}),
        ("SG-024", "shield-gold", 3, {"round": 2}),
    ]
    lines = table.rules.score(table.state, 0)
    assert [(line.rule, line.key, line.points, line.args) for line in lines] == [
        ("SG-026", "shield-bronze", 1, {"round": 1}),
        ("SG-025", "shield-silver", 2, {"round": 2}),
    ]


def test_sg_024_to_026_everybody_sees_who_won_which_shield() -> None:
    table = scored("R1 G2 |", ["R2", "R4", "R3"])
    table.lay("R1 G2 |", ["", "R3", ""], turn=12, round=1)
    assert table.spectators_see["shields"] == [
        {"round": 1, "shield": "gold", "seat": 1},
        {"round": 1, "shield": "silver", "seat": 2},
        {"round": 1, "shield": "bronze", "seat": 0},
        {"round": 2, "shield": "gold", "seat": 1},
    ]


@pytest.mark.parametrize(
    ("start", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_sg_027_ties_go_to_the_seat_nearer_clockwise_to_the_start(
    start: int, order: list[int]
) -> None:
    table = scored("R1 G2 |", ["R4", "R2 R2", "R3 R1", "R4"], start=start)
    assert [shields(table)[seat] for seat in order] == [["gold"], ["silver"], ["bronze"], []]


def test_sg_027_only_the_tied_seats_are_compared() -> None:
    table = scored("R1 G2 |", ["R2", "R5", "R4", "R4"], start=0)
    assert shields(table) == [[], ["gold"], ["silver"], ["bronze"]]
    table = scored("R1 G2 |", ["R2", "R5", "R4", "R4"], start=3)
    assert shields(table) == [[], ["gold"], ["bronze"], ["silver"]]


def test_sg_028_without_a_card_in_a_winning_colour_there_is_nothing() -> None:
    table = scored("R1 G2 |", ["G5 G4 B5 Y5", "R1", "B4 Y4"])
    assert shields(table) == [[], ["gold"], []]
    assert [seat.points for seat in table] == [0, 3, 0]
    assert table.said("shield-silver") == table.said("shield-bronze") == []


def test_sg_028_champions_win_nothing() -> None:
    table = scored("R1 G2 |", ["misha durboc zakum ana", "R1", ""])
    assert shields(table) == [[], ["gold"], []]
