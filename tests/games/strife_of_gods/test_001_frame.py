"""SG-001…008: seats, rounds, turns, start seat, end and victory."""

from collections import Counter

import pytest

from tischrunde.kernel.errors import BadOption
from tischrunde.testing import refused
from tischrunde.testing.strife_of_gods import StrifeTable, scored, strife

WITHOUT = {"champions": False}


def starts(table: StrifeTable) -> list[int]:
    """Who began each round of a game played to its end."""
    out = [table[0].sees["start"]]
    for _ in table.played():
        out += [event.seat for event in table.events if event.kind == "round-began"]
    return out


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sg_001_three_to_five_seats_may_play(seats: int) -> None:
    table = strife(seats=seats)
    assert len(table.seats) == seats
    assert len(table[0].sees["displays"]) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_sg_001_no_other_number_of_seats_may_play(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        StrifeTable(strife().rules, seats)
    assert caught.value.name == "seats"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sg_002_as_many_rounds_as_seats(seats: int) -> None:
    table = strife(seats=seats)
    assert table[0].sees["rounds"] == seats
    assert len(starts(table)) == seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sg_003_four_turns_for_every_seat_in_every_round(seats: int) -> None:
    table = strife(seats=seats, options=WITHOUT)
    turns: Counter[tuple[int, int]] = Counter()
    round_now = 1
    for seat in table.played():
        turns[round_now, seat] += 1
        round_now = table[0].sees["round"]
    assert turns == {(round, seat): 4 for round in range(1, seats + 1) for seat in range(seats)}


def test_sg_003_a_round_is_scored_right_after_the_last_turn() -> None:
    table = strife(ring="R4 G2 B5 | Y1 R2 |", displays=["", "", ""], turn=10)
    table[1].takes("R4")
    assert table.kinds == ["took"]
    table[2].takes("Y1")
    assert "round-began" in table.kinds
    assert table.said("round-began")[0]["round"] == 2


@pytest.mark.parametrize("start", [0, 1, 2])
def test_sg_004_the_start_seat_begins_and_turns_go_round_clockwise(start: int) -> None:
    table = strife(ring="R1 R2 R3 R4 R5 G1 G2 G3 G4 G5 B1 B2 B3 B4 B5", start=start)
    order = []
    for seat in table.played():
        order.append(seat)
        if len(order) == 12:
            break
    lap = [start, (start + 1) % 3, (start + 2) % 3]
    assert order == lap * 4


def test_sg_004_nobody_may_act_out_of_turn() -> None:
    ann, ben, eva = strife(ring="R1 R2 R3 R4 R5 G1 G2 G3", start=1)
    with refused("KN-003"):
        ann.takes("R1")
    with refused("KN-003"):
        eva.takes("R1")
    ben.takes("R1")
    assert eva.asked == "ask-take"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_sg_005_after_each_turn_a_seat_has_a_card_a_turn(seats: int, seed: int) -> None:
    table = strife(seats=seats)
    cards = [0] * seats
    round_now = 1
    for seat in table.played(seed):
        if table.session.decision is None or table[0].sees["round"] != round_now:
            round_now += 1
            cards = [0] * seats
        elif table.session.decision.ask == "ask-take":
            cards[seat] += 1
            assert [len(display) for display in table[0].sees["displays"]] == cards
    assert round_now == table[0].sees["rounds"] + 1


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_sg_006_the_next_seat_clockwise_starts_the_next_round(start: int) -> None:
    table = scored("R1 G2 |", ["R2", "R3", "R4", "R5"], start=start)
    assert table[0].sees["start"] == (start + 1) % 4
    assert table[(start + 1) % 4].asked == "ask-take"
    assert table.said("round-began") == [{"who": (start + 1) % 4, "round": 2}]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sg_007_the_game_ends_when_every_seat_has_started_once(seats: int) -> None:
    table = strife(seats=seats)
    assert sorted(starts(table)) == list(range(seats))
    assert table.session.over
    assert table.kinds[-1] == "game-ended"


def test_sg_007_nothing_can_be_done_after_the_end() -> None:
    table = scored("R1 G2 |", ["R2", "R3", "R4"], round=2)
    assert table.session.over
    assert [seat.asked for seat in table] == ["", "", ""]
    with refused("KN-002"):
        table[0].does("take:r01")


def test_sg_007_the_game_goes_on_before_the_last_round_is_over() -> None:
    assert not scored("R1 G2 |", ["R2", "R3", "R4"], round=1).session.over


def test_sg_008_most_points_win() -> None:
    table = scored("R1 G2 |", ["R2", "R4", "R3"], round=2)
    assert [seat.points for seat in table] == [1, 3, 2]
    assert table.standings == [[1], [2], [0]]


def test_sg_008_points_of_all_rounds_count() -> None:
    table = scored("R1 G2 |", ["R2", "R4", "R3"])
    table.lay("R1 G2 |", ["R4", "", "R3"], turn=12, round=1)
    table.lay("R1 G2 |", ["R5", "R4", ""], turn=12, round=2)
    assert [seat.points for seat in table] == [1 + 3 + 3, 3 + 2, 2 + 2]
    assert table.standings == [[0], [1], [2]]
