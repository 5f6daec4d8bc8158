"""The worked examples (BK-EX1…EX21)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.bangkok_klongs import BangkokTable, bangkok

STILL = [0, 0, 0]
# Seat 0 is red, seat 1 yellow, seat 2 blue.
QUARTET = "B2:2b C2:1b B3:0a C3:2n"


def test_bk_ex1_a_stock() -> None:
    fish = "fish0o fish1o fish2n"
    flowers = "flower0o flower1o flower1o flower2o flower3o flower0n flower1n"
    table = bangkok("A1:1n", day="big", stocks=[f"banana2o {fish} {flowers}", "", ""])
    assert table[0].points == 1 + 6 + 28 == 35


def test_bk_ex2_a_scoring_that_pays_two() -> None:
    table = bangkok(QUARTET, day="small", seat=1)
    before = table[1].supply
    table[1].scores("B2-C3")
    assert [seat.points for seat in table] == [5, 10, 0]
    assert table[1].may("remove") == ["B2", "C2"]
    table[1].does("remove:b2")
    assert table[1].supply == before + 1
    assert table.at("B3") == "0a"


def test_bk_ex3_the_same_quartet_scored_by_the_other() -> None:
    table = bangkok(QUARTET, day="small", seat=0)
    table[0].scores("B2-C3")
    assert [seat.points for seat in table] == [5, 10, 0]
    assert table.at("B3") == ""  # the only own boat there
    assert len(table[0].stock) == 1


def test_bk_ex4_without_a_merchant_no_scoring() -> None:
    table = bangkok(QUARTET + " F6:1c G6:1n F7:3n G7:0n", day="small", seat=2)
    with refused("BK-086"):
        table[2].does("score:b2-c3")


def test_bk_ex5_one_field_is_empty() -> None:
    other = " F6:1b G6:1a F7:3n G7:0n"
    table = bangkok("B2:2b C2:1b B3:0a" + other, day="small", seat=1)
    with refused("BK-085"):
        table[1].does("score:b2-c3")
    table = bangkok(QUARTET + other, day="small", seat=1)
    table[1].scores("B2-C3", "C2")
    with refused("BK-085"):
        table[0].does("score:b2-c3")


def test_bk_ex6_cookshops() -> None:
    table = bangkok("B2:3a C2:1a B3:2n C3:cookshop", day="small")
    table[0].scores("B2-C3", "C2")
    assert table[0].points == 6 * 2 * 2 == 24
    table = bangkok("B2:3a C2:2n B3:cookshop C3:cookshop", day="small")
    table[0].scores("B2-C3")
    assert table[0].points == 5 * 1 * 4 == 20


def test_bk_ex7_next_to_d4() -> None:
    table = bangkok("D4:1n", hands=["1o", "1o", "1o"])
    table[0].does("place:banana-own-1")
    assert table[0].may("to") == ["C3", "C4", "C5", "D3", "D5", "E3", "E4", "E5"]
    with refused("BK-033"):
        table[0].does("to:f4")


def test_bk_ex8_a_full_quarter() -> None:
    table = bangkok("A1:1a B1:1n A2:1n C3:2a", hands=["1o", "1o", "1o"])
    ann = table[0]
    ann.does("move:c3")
    with refused("BK-G13"):
        ann.does("to:b2")
    ann.undoes().does("place:banana-own-1")
    with refused("BK-039"):
        ann.does("to:b2")
    ann.undoes()
    ann.moves("A1", "B2")
    assert (table.at("A1"), table.at("B2")) == ("", "1a")


def test_bk_ex9_two_players_in_the_first_round() -> None:
    table = bangkok("", seats=2, turns=0, hands=["1o", "1o"])
    table[0].does("place:banana-own-1")
    with refused("BK-031"):
        table[0].does("to:j2")
    table[0].does("to:j5")
    assert table.at("J5") == "1a"


def test_bk_ex10_onto_a_small_market_day() -> None:
    table = bangkok("B2:2a C2:1b B3:0a", hands=["1n", "1o", "1o"], marker=5, movement_cards=STILL)
    table[0].places("1n", "C3")
    assert (table.marker, table[0].points) == (6, 3)
    assert table[0].asked == "ask-small-day"


def test_bk_ex11_onto_the_big_market_day() -> None:
    """Two points behind before, level after: fewer merchants on the board decide then."""
    board = "B2:2a C2:1b B3:0a F6:1b"
    table = bangkok(board, hands=["1n", "1o", "1o"], marker=17, points=[8, 9, 20])
    table[0].places("1n", "C3")
    assert (table.marker, table[0].points) == (18, 10)
    assert table.said("big-day") == [{"who": 1}]


def two_laps() -> BangkokTable:
    """Everybody has something to score, the second seat begins."""
    board = "B2:2a C2:1b B3:0c C3:2n F6:1a G6:1b F7:3c G7:0n"
    return bangkok(board, day="small", seat=1)


def test_bk_ex12_two_laps_of_three() -> None:
    table = two_laps()
    order = []
    for _ in range(6):
        order.append(table.asked)
        table[table.asked].does("decline")
    assert order == [1, 2, 0, 1, 2, 0]


def test_bk_ex12_declining_first_and_scoring_later() -> None:
    table = two_laps()
    table[1].does("decline")
    table[2].does("decline")
    table[0].does("decline")
    table[1].scores("B2-C3")
    table[2].scores("F6-G7")
    assert table[2].asked != "ask-small-day"  # not twice in one lap


def test_bk_ex13_who_begins_the_big_market_day() -> None:
    """Scores 31, 28, 28, 40; the second seat has 5 merchants on the board, the third 7."""
    five = "A1:1b A3:1b A5:1b A7:1b"
    seven = "C1:2c C3:2c C5:2c C7:2c E1:2c E3:2c"
    board = f"F6:1a G6:1b F7:3c G7:0d {five} {seven}"
    table = bangkok(board, seats=4, day="big", points=[31, 28, 28, 40])
    order = []
    for _ in range(4):
        order.append(table.asked)
        table[table.asked].does("decline")
    assert order == [1, 2, 3, 0]


def test_bk_ex14_what_may_be_taken_on_the_big_market_day() -> None:
    table = bangkok("B2:2a C2:1n B3:0b C3:2c", day="big", points=[0, 9, 9])
    table[0].scores("B2-C3")
    assert table[0].may("remove") == ["B2", "C2"]
    for field in ("b3", "c3"):
        with refused("BK-105"):
            table[0].does(f"remove:{field}")


@pytest.mark.parametrize("choice", ["leave", "fetch:a4"])
def test_bk_ex15_fetching_a_merchant(choice: str) -> None:
    table = bangkok(
        "A4:1a B4:1n A5:1n B5:2n E4:1n", hands=["2o", "1o", "1o"], supply=[0, 5, 5],
        movement_cards=STILL,
    )  # fmt: skip
    shares = {place["place"]: place["points"] for place in table[0].sees["landing"]}
    assert shares["a4-b5"] == [5, 0, 0]
    table[0].places("2o", "E5").does(choice)
    shares = {place["place"]: place["points"] for place in table[0].sees["landing"]}
    if choice == "leave":
        assert (table.at("E5"), table.at("A4")) == ("2v", "1a")
        assert shares["a4-b5"] == [5, 0, 0]
    else:
        assert (table.at("E5"), table.at("A4")) == ("2a", "1v")
        assert shares["a4-b5"] == [0, 0, 0]


ROW_4 = "E3:1n A4:1b C4:2n H4:warden J4:1c J7:warden"


def test_bk_ex16_what_the_thief_can_take() -> None:
    table = bangkok(ROW_4, hands=["thief", "1o", "1o"])
    ann = table[0].places("thief", "E4")
    assert ann.offered == {"steal:a4", "steal:c4", "spare"}
    with refused("BK-093b"):
        ann.does("steal:h4")
    with refused("BK-094a"):
        ann.does("steal:j4")


@pytest.mark.parametrize("choice", ["stock", "hand"])
def test_bk_ex17_stolen_and_then(choice: str) -> None:
    table = bangkok(ROW_4, hands=["thief 1o 1o 2o", "1o", "1o"], movement_cards=STILL)
    ann = table[0]
    red, pile = table[1].supply, table.pile
    ann.places("thief", "E4").does("steal:a4", choice)
    assert table[1].supply == red + 1
    assert len(ann.hand) == 4
    assert table.pile == (pile - 1 if choice == "stock" else pile)


def test_bk_ex18_two_thieves_caught() -> None:
    table = bangkok(
        "C5:1n C2:thief C8:thief", hands=["warden", "thief 1o", "1o"], movement_cards=STILL
    )
    table[0].places("warden", "C6").does("hand")
    assert (table.at("C2"), table.at("C8")) == ("", "")
    assert "thief" in table[0].hand
    assert table.gone == ["thief"]
    table[1].does("place:thief")
    with refused("BK-040"):
        table[1].does("to:c7")
    assert not any(field.startswith("C") for field in table[1].may("to"))


def test_bk_ex19_moving_diagonally_across_a_crossing() -> None:
    table = bangkok("D4:1a", hands=["1o", "1o", "1o"])
    table[0].moves("D4", "E5")
    assert table.at("E5") == "1a"
    with refused("BK-055"):
        table[0].does("move:e5")


def test_bk_ex19_not_into_a_full_quarter_and_not_a_third_time() -> None:
    table = bangkok("D4:1a F5:1n E6:1n F6:1n", hands=["1o", "1o", "1o"])
    table[0].does("move:d4")
    with refused("BK-G13"):
        table[0].does("to:e5")
    table = bangkok("D4:1a", hands=["1o", "1o", "1o"], movement_cards=[0, 2, 2])
    with refused("BK-051"):
        table[0].does("move:d4")


def test_bk_ex20_the_pile_is_empty() -> None:
    table = bangkok("E4:1n", hands=["1o 1o 1o", "2o", "2o"], pile="", movement_cards=STILL)
    table[0].places("1o", "E5")
    assert len(table[0].hand) == 2
    assert table[1].asked == "ask-place"


def test_bk_ex21_a_scoring_without_points() -> None:
    table = bangkok("B2:0a C2:0a B3:0a C3:0a", day="small")
    table[0].scores("B2-C3", "B2")
    assert table[0].points == 0
    assert len(table[0].stock) == 1
