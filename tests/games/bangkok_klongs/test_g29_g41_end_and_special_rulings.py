"""Rulings on the end, special boats and the variant (BK-G29…G41)."""

import pytest

from tischrunde.kernel.pile import SPECTATOR
from tischrunde.testing import refused
from tischrunde.testing.bangkok_klongs import bangkok

STILL = [0, 0, 0]


def test_bk_g29_with_equal_points_more_boats_in_stock_win() -> None:
    """Three points each: two boats of one good, or one boat and two points."""
    laid = {"day": "big", "stocks": ["fish1o fish2n", "rice1o", ""], "points": [0, 2, 0]}
    table = bangkok("A1:1n", **laid)  # type: ignore[arg-type]
    assert [seat.points for seat in table] == [3, 3, 0]
    assert table.standings == [[0], [1], [2]]
    table = bangkok("A1:1n", options={"tie": "shared"}, **laid)  # type: ignore[arg-type]
    assert table.standings == [[0, 1], [2]]


def test_bk_g29_if_that_is_equal_too_the_victory_is_shared() -> None:
    table = bangkok("A1:1n", day="big", stocks=["fish1o", "rice1o", ""])
    assert table.standings == [[0, 1], [2]]


def test_bk_g30_special_boats_in_stock_bring_nothing() -> None:
    table = bangkok("A1:1n", day="big", stocks=["thief warden cookshop fish1o", "", ""])
    assert table[0].points == 1


def test_bk_g31_boats_in_hand_count_for_nothing() -> None:
    table = bangkok("A1:1n", day="big", hands=["fish1o fish2n fish3n", "", ""])
    assert [seat.points for seat in table] == [0, 0, 0]


def test_bk_g32_points_have_no_end() -> None:
    table = bangkok("B2:3a C2:3a B3:cookshop C3:cookshop", day="small", points=[995, 0, 0])
    table[0].scores("B2-C3", "B2")
    assert table[0].points == 995 + 6 * 2 * 4
    assert table[1].sees["points"][0] == 1043


def test_bk_g33_the_whole_row_whatever_stands_there() -> None:
    board = "A4:1a B4:1b C4:1n D4:1v I4:cookshop J4:thief F3:1n"
    table = bangkok(board, hands=["thief", "1o", "1o"])
    ann = table[0].places("thief", "F4")
    assert ann.may("steal") == ["A4", "B4", "C4", "D4", "I4", "J4"]
    with refused("BK-093a"):
        ann.does("steal:f4")


def test_bk_g34_the_draw_is_the_usual_one() -> None:
    for choice, left in (("stock", 1), ("hand", 2)):
        table = bangkok(
            "E4:1n A5:1b", hands=["thief 1o 1o 1o", "1o", "1o"], pile="2n 3n", movement_cards=STILL
        )
        table[0].places("thief", "E5").does("steal:a5", choice)
        assert len(table[0].hand) == 4
        assert table.pile == left


def test_bk_g34_an_empty_pile_leaves_both_choices() -> None:
    for choice, hand in (("stock", 1), ("hand", 2)):
        table = bangkok(
            "E4:1n A5:1b", hands=["thief 1o", "1o", "1o"], pile="", movement_cards=STILL
        )
        table[0].places("thief", "E5").does("steal:a5", choice)
        assert len(table[0].hand) == hand


def test_bk_g35_three_thieves_one_stays_in_the_game() -> None:
    table = bangkok("D3:1n D8:thief D6:thief D1:thief", hands=["warden", "1o", "1o"])
    ann = table[0].places("warden", "D4")
    with refused("BK-094c"):
        ann.does("stay")
    ann.does("hand")
    assert "thief" in ann.hand
    assert table.gone == ["thief", "thief"]


def test_bk_g36_two_wardens_in_one_column() -> None:
    """One of them leaves with wide removal; the column stays guarded by the other."""
    board = "B2:2a C2:warden B3:0n C3:1n C8:warden"
    table = bangkok(board, hands=["warden", "1o", "1o"])
    table[0].places("warden", "C7")
    assert table.board.count("C") >= 4
    table = bangkok(board, day="big", options={"wide_removal": True})
    table[0].scores("B2-C3", "C2")
    guarded = table.book.plan.words.index("c4")
    assert table.state.board[guarded] >> 31 & 3 == 1


def test_bk_g37_three_cookshops_and_who_gains() -> None:
    table = bangkok("B2:3a C2:cookshop B3:cookshop C3:cookshop", day="small")
    table[0].scores("B2-C3")
    assert table[0].points == 3 * 8


@pytest.mark.parametrize(("cookshops", "points"), [("all", [12, 6]), ("scorer", [12, 3])])
def test_bk_g37_for_all_or_for_the_scorer_only(cookshops: str, points: list[int]) -> None:
    table = bangkok(
        "B2:3a C2:0a B3:0b C3:cookshop", seats=2, day="small", options={"cookshops": cookshops}
    )
    (place,) = [place for place in table[1].sees["landing"] if place["full"]]
    assert [place["points"][0], place["shared"][1]] == points  # what is shown before
    assert place["points"][1] == 6  # if the second seat scores itself
    table[0].scores("B2-C3", "C2")
    assert [seat.points for seat in table] == points


def test_bk_g38_moving_sets_nothing_off() -> None:
    table = bangkok("D4:1a A5:thief E8:warden", hands=["1o", "1o", "1o"])
    table[0].moves("D4", "D5")  # into the thief's row
    assert table.kinds == ["moved"]
    assert table[0].asked == "ask-place"


def test_bk_g38_protection_goes_by_where_boats_are_now() -> None:
    board = "I3:2b E3:1n J8:warden I4:1a"
    table = bangkok(board, hands=["thief", "1o", "1o"])
    table[0].moves("I4", "J4")
    assert table[0].places("thief", "E4").asked != "ask-steal"  # J4 is guarded now
    table = bangkok(board, hands=["thief", "1o", "1o"])
    assert table[0].places("thief", "E4").may("steal") == ["I4"]


def test_bk_g39_two_piles_and_a_choice() -> None:
    table = bangkok(
        "E4:1n", hands=["1o 1o 2n 3n", "1o", "1o"], options={"tactical": True}, movement_cards=STILL
    )
    ann = table[0]
    piles = ann.sees["piles"]
    ann.places("1o", "E5")
    assert ann.offered == {"draw:seats", "draw:merchants"}
    ann.does("draw:merchants")
    assert ann.sees["piles"]["merchants"] == piles["merchants"] - 1
    assert len(ann.hand) == 4


def test_bk_g39_start_hands_are_two_and_two() -> None:
    table = bangkok(seats=4, options={"tactical": True})
    view = table[0].sees
    assert view["piles"] == {"seats": 35 - 8, "merchants": 37 - 8}
    kinds = [boat["kind"] for boat in view["hands"][0]]
    assert kinds.count("ownable") == 2
    backs = [boat["boat"] for boat in view["hands"][1]]
    assert backs == ["?seat-boat"] * 2 + ["?merchant-boat"] * 2


@pytest.mark.parametrize(("pile", "drawn"), [("2o", "own-2"), ("fish2n", "neutral-2")])
def test_bk_g39_with_one_pile_empty_the_other_is_drawn_from(pile: str, drawn: str) -> None:
    table = bangkok(
        "E4:1n",
        hands=["1o", "1o", "1o"],
        options={"tactical": True},
        movement_cards=STILL,
        pile=pile,
    )
    table[0].places("1o", "E5")
    assert table[1].asked == "ask-place"
    assert table[0].hand[0].endswith(drawn)


def test_bk_g39_with_one_pile_nothing_is_asked() -> None:
    table = bangkok("E4:1n", hands=["1o", "1o", "1o"], movement_cards=STILL)
    table[0].places("1o", "E5")
    assert table[1].asked == "ask-place"


def test_bk_g40_for_two_only_entry_fields_and_merchants_differ() -> None:
    two, three = bangkok(seats=2)[0].sees, bangkok(seats=3)[0].sees
    for name in ("columns", "rows", "openings", "landing", "entries", "track", "stocks"):
        if name not in ("stocks", "landing"):
            assert two[name] == three[name]
    assert len(two["landing"]) == len(three["landing"])
    assert two["movement_cards"][0] == three["movement_cards"][0] == 2
    assert two["merchants"][0] != three["merchants"][0]


def test_bk_g41_hands_and_pile_are_hidden_the_rest_is_open() -> None:
    table = bangkok("E4:1n", stocks=["fish1o", "", ""])
    own, other = table[0].sees, table[1].sees
    for name in ("boats", "stocks", "merchants", "movement_cards", "points", "piles", "landing"):
        assert own[name] == other[name]
    assert own["hands"][0] != other["hands"][0] == [{"boat": "?boat"}] * 4


def test_bk_g41_what_all_have_seen_they_know() -> None:
    table = bangkok("E4:1n A5:rice1n", hands=["thief 1o 1o 1o", "1o", "1o"], movement_cards=STILL)
    table[0].places("thief", "E5").does("steal:a5", "hand")
    shown = [boat["boat"] for boat in table[1].sees["hands"][0]]
    assert shown == ["rice-neutral-1", "?boat", "?boat", "?boat"]


def test_bk_g41_of_two_equal_boats_the_one_all_know_is_placed() -> None:
    """Else all would learn that the hand held another."""
    table = bangkok(
        "E4:1n A5:fish1b",
        hands=["thief fish1o 2n", "1o 1o", "1o 1o"],
        pile="",
        movement_cards=STILL,
    )
    ann, ben, eva = table
    ann.places("thief", "E5").does("steal:a5", "hand")
    ben.places("1o", "D4")
    eva.places("1o", "F4")
    assert ann.hand.count("fish-own-1") == 2
    ann.places("fish1o", "D5")
    shown = [boat["boat"] for boat in ben.sees["hands"][0]]
    assert shown == ["?boat", "?boat"]
    assert "fish-own-1" in ann.hand


def test_bk_g41_a_hand_that_leaves_no_choice_is_asked_all_the_same() -> None:
    table = bangkok("E4:1n", hands=["fish1o fish1o", "1o", "1o"], movement_cards=STILL)
    assert table[0].offered == {"place:fish-own-1"}


def test_bk_g41_the_boat_being_placed_is_its_seats_secret() -> None:
    table = bangkok("E4:1n", hands=["fish1o 2n", "1o", "1o"])
    table[0].does("place:fish-own-1")
    assert table[0].sees["lifted"] == "fish-own-1"
    assert table[1].sees["lifted"] is None
    assert table.rules.observe(table.state, SPECTATOR)["lifted"] is None
    table[0].undoes()  # nobody has seen anything yet
    assert table[0].asked == "ask-place"
