"""Rulings on owning, placing and moving (BK-G09…G18)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.bangkok_klongs import bangkok

STILL = [0, 0, 0]


def test_bk_g09_with_merchants_in_supply_a_boat_is_manned_at_once() -> None:
    table = bangkok("E4:1n", hands=["2o", "1o", "1o"], supply=[1, 5, 5], movement_cards=STILL)
    table[0].places("2o", "E5")
    assert table.at("E5") == "2a"
    assert table.said("manned") == [{"who": 0, "field": "E5", "left": 0}]


def test_bk_g10_a_vacant_boat_scores_for_nobody_and_stays() -> None:
    table = bangkok("B2:2a C2:3v B3:0n C3:0n", day="big")
    table[0].does("score:b2-c3")
    assert [(e["who"], e["points"]) for e in table.said("earned")] == [(0, 5)]
    with refused("BK-G27"):
        table[0].does("remove:c2")


def test_bk_g10_a_vacant_boat_is_never_manned_later() -> None:
    table = bangkok("C2:3v E4:1n", hands=["2o", "1o", "1o"], supply=[1, 0, 0], movement_cards=STILL)
    table[0].places("2o", "E5")
    assert table.at("C2") == "3v"


def test_bk_g10_a_thief_may_steal_it() -> None:
    table = bangkok("A5:3v E4:1n", hands=["thief", "1o", "1o"])
    assert table[0].places("thief", "E5").may("steal") == ["A5"]


def test_bk_g11_from_any_own_boat_and_no_other() -> None:
    table = bangkok("E4:1n A1:1a J8:2a C5:1b G3:0v", hands=["2o", "1o", "1o"], supply=[0, 5, 5])
    ann = table[0].places("2o", "E5")
    assert ann.may("fetch") == ["A1", "J8"]
    for field in ("e4", "c5", "g3", "e5"):
        with refused("BK-G11"):
            ann.does(f"fetch:{field}")


def test_bk_g12_special_boats_work_in_the_first_round() -> None:
    table = bangkok("A4:1b", turns=1, hands=["thief", "1o", "1o"], seat=0)
    ann = table[0]
    ann.does("place:thief", "to:j5")
    assert "A5" not in table.board and table[1].asked  # nothing stands in row 5
    table = bangkok("E1:1b", turns=1, hands=["thief", "1o", "1o"], seat=0)
    table[0].does("place:thief", "to:b1")
    assert table[0].may("steal") == ["E1"]


def test_bk_g12_the_marker_advances_in_the_first_round() -> None:
    table = bangkok("", turns=0, hands=["1n", "1o", "1o"])
    table[0].does("place:banana-neutral-1", "to:e1")
    assert table.marker == 1


def test_bk_g12_moving_is_allowed_as_soon_as_there_is_an_own_boat() -> None:
    table = bangkok("", turns=0, hands=["1o", "1o", "1o"])
    assert table[0].may("move") == []
    table[0].does("place:banana-own-1", "to:e1")
    assert table[0].may("move") == ["E1"]


def test_bk_g12_without_a_free_entry_field_boats_come_adjacently() -> None:
    board = " ".join(f"{field}:1n" for field in ("E1", "F8", "A4", "J5"))
    table = bangkok(board, seats=2, turns=1, hands=["1o", "1o"])
    table[0].does("place:banana-own-1")
    assert "D1" in table[0].may("to") and "B1" not in table[0].may("to")


def test_bk_g13_a_move_respects_the_limit_of_the_quarter() -> None:
    table = bangkok("D4:2a E3:1n F3:1n F4:1a", hands=["1o", "1o", "1o"])
    ann = table[0].does("move:d4")
    with refused("BK-G13"):
        ann.does("to:e4")
    ann.undoes().does("move:f4")
    assert "E4" in ann.may("to")  # within its own quarter


@pytest.mark.parametrize("diagonal", [True, False])
def test_bk_g13_bk_g14_everybody_sees_where_a_boat_could_go(diagonal: bool) -> None:
    options = {"diagonal_moves": diagonal}
    for field in ("D4", "F4"):
        table = bangkok("D4:2a E3:1n F3:1n F4:1a", hands=["1o", "1o", "1o"], options=options)
        (boat,) = [b for b in table.spectators_see["boats"] if b["field"] == field.lower()]
        may = table[0].does(f"move:{field.lower()}").may("to")
        assert sorted(way.upper() for way in boat["ways"]) == may


def test_bk_g14_moves_go_diagonally_unless_the_table_says_otherwise() -> None:
    straight = ["C4", "D3", "D5", "E4"]
    diagonal = ["C3", "C5", "E3", "E5"]
    table = bangkok("D4:1a")
    assert table[0].does("move:d4").may("to") == sorted(straight + diagonal)
    table = bangkok("D4:1a", options={"diagonal_moves": False})
    assert table[0].does("move:d4").may("to") == straight
    with refused("BK-G14"):
        table[0].does("to:e5")


def test_bk_g14_after_placing_the_market_day_comes_first() -> None:
    table = bangkok("B2:2a C2:1b B3:0a", hands=["1n", "1o", "1o"], marker=5)
    ann = table[0].places("1n", "C3")
    assert ann.asked == "ask-small-day"
    ann.does("decline")
    table[1].does("decline")
    ann.does("decline")
    table[1].does("decline")
    assert ann.asked == "ask-move"


def test_bk_g14_no_move_once_the_big_day_is_set_off() -> None:
    table = bangkok("B2:2a C2:1b B3:0a", hands=["1n", "1o", "1o"], marker=17)
    table[0].places("1n", "C3")
    while table.asked >= 0:
        assert table[table.asked].asked == "ask-big-day"
        table[table.asked].does("decline")
    assert table.session.over


def test_bk_g15_an_empty_board_is_entered_again() -> None:
    table = bangkok("", turns=20, hands=["1o", "1o", "1o"])
    table[0].does("place:banana-own-1")
    assert table[0].may("to") == ["A4", "A7", "B1", "E1", "F8", "I8", "J2", "J5"]
    with refused("BK-030"):
        table[0].does("to:d4")


def full_board() -> str:
    """Three boats in every quarter; of 72 boats 60 are needed."""
    fields = [
        f"{column}{row}"
        for column in "ABCDEFGHIJ"
        for row in range(1, 9)
        if not (column in "BDFHJ" and row % 2 == 0)
    ]
    boats = ["0v"] * 7 + ["1v"] * 14 + ["2v"] * 7 + ["3v"] * 7 + ["0n"] * 7 + ["1n"] * 7
    boats += ["2n"] * 7 + ["3n"] * 4
    return " ".join(f"{field}:{boat}" for field, boat in zip(fields, boats, strict=True))


def guarded_board() -> str:
    """Only A1 and B2 are open, and wardens lie in both columns."""
    boats = [boat for boat in full_board().split() if boat[:2] not in ("A1", "A3", "B3")]
    return " ".join([*boats, "A3:warden", "B3:warden"])


def test_bk_g16_a_thief_may_have_no_field_while_others_have() -> None:
    table = bangkok(guarded_board(), hands=["thief coconut3n", "3n", "3n"])
    assert table[0].sees["free"] == {"boats": ["a1", "b2"], "thieves": []}
    assert table[0].offered == {"place:coconut-neutral-3"}
    with refused("BK-040"):
        table[0].does("place:thief")


def test_bk_g16_a_hand_of_thieves_is_stuck_there() -> None:
    table = bangkok(guarded_board(), hands=["thief", "3n", "3n"])
    assert table.kinds[:1] == ["could-not-place"]
    assert table[0].hand == ["thief"]
    assert table[1].asked == "ask-place"


def test_bk_g16_a_move_that_makes_room_comes_first() -> None:
    table = bangkok(guarded_board().replace("C2:1v", "C2:1a"), hands=["thief", "3n", "3n"])
    ann = table[0]
    assert ann.asked == "ask-place"  # nobody else can tell that nothing fits yet
    assert ann.offered == {"stay", "move:c2"}
    with refused("BK-040"):
        ann.does("place:thief")
    ann.moves("C2", "B2")
    assert "could-not-place" not in table.kinds
    assert ann.sees["free"]["thieves"] == ["c2", "d2"]
    ann.places("thief", "C2")
    assert table.at("C2") == "thief"


def test_bk_g16_who_does_not_move_then_skips() -> None:
    table = bangkok(guarded_board().replace("C2:1v", "C2:1a"), hands=["thief", "3n", "3n"])
    table[0].does("stay")
    assert table.kinds[0] == "could-not-place"
    assert table[0].movement_cards == 2
    assert table[1].asked == "ask-place"


def test_bk_g16_a_move_that_makes_no_room_is_allowed_too() -> None:
    board = full_board().replace("A1:0v", "A1:0a", 1)
    table = bangkok(board, hands=["3n", "3n", "3n"], pile="thief")
    assert table[0].asked == "ask-place"
    assert table[0].offered == {"stay", "move:a1"}
    table[0].moves("A1", "B2")
    assert table.kinds[:2] == ["moved", "could-not-place"]
    assert len(table[0].hand) == 1 and table.pile == 1


def test_bk_g16_nothing_to_move_and_nothing_to_place_is_not_asked() -> None:
    table = bangkok(full_board(), seats=2, hands=["3n", "3n"], turns=2, pile="thief")
    assert table.kinds[:2] == ["could-not-place"] * 2


def test_bk_g16_staying_is_no_answer_while_a_boat_fits() -> None:
    table = bangkok("E4:1a", hands=["1o", "1o", "1o"])
    with refused("BK-002"):
        table[0].does("stay")


def test_bk_g16_an_empty_hand_skips() -> None:
    table = bangkok("E4:1n", hands=["", "1o", "1o"], pile="")
    assert table.kinds[0] == "could-not-place"
    assert table[1].asked == "ask-place"


def test_bk_g17_when_nobody_can_place_the_big_day_begins() -> None:
    table = bangkok(full_board(), hands=["3n", "3n", "3n"], pile="thief")
    assert table.kinds[:5] == ["could-not-place"] * 3 + ["standstill", "big-day"]
    assert table.marker == 0
    assert table.session.over  # and nobody has a boat to score with


def test_bk_g17_a_game_in_circles_ends_too() -> None:
    table = bangkok("E4:1n B2:2a C2:1n B3:1n C3:1n", turns=143, movement_cards=STILL)
    ann = table[0]
    ann.does(min(option for option in ann.offered if option.startswith("place:"))).does("to:e5")
    assert table.said("standstill") == [{}]
    assert ann.asked == "ask-big-day"


def test_bk_g18_a_boat_placed_again_works_again() -> None:
    table = bangkok("E4:1n A5:rice1n", hands=["thief", "1o", "1o"], movement_cards=STILL, pile="")
    ann, ben, eva = table
    ann.places("thief", "E5").does("steal:a5", "hand")
    ben.places("1o", "D4")
    eva.places("1o", "F4")
    ann.places("rice1n", "D5")
    assert table.marker == 1
    assert ann.points == 1


def test_bk_g18_a_thief_too() -> None:
    table = bangkok(
        "E4:1n E8:thief A2:2n D3:1n", hands=["warden", "1o", "1o"], movement_cards=STILL, pile=""
    )
    ann, ben, eva = table
    ann.places("warden", "E5").does("hand")
    ben.places("1o", "F4")
    eva.places("1o", "F5")
    assert ann.places("thief", "D2").may("steal") == ["A2"]
