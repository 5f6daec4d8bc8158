"""Thief, warden and cookshop (BK-093a…095b)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.bangkok_klongs import BangkokTable, bangkok

STILL = [0, 0, 0]


def thief(board: str, **laid: object) -> BangkokTable:
    """The first seat holds a thief and three more."""
    given = {"hands": ["thief 1o 1o 1o", "1o", "1o"], "movement_cards": STILL} | laid
    return bangkok(board, **given)  # type: ignore[arg-type]


def warden(board: str, **laid: object) -> BangkokTable:
    given = {"hands": ["warden 1o 1o 1o", "1o", "1o"], "movement_cards": STILL} | laid
    return bangkok(board, **given)  # type: ignore[arg-type]


def test_bk_093a_the_thief_may_take_a_boat_of_his_row() -> None:
    table = thief("D3:1n A4:2b J4:3n D8:1b")
    ann = table[0].places("thief", "D4")
    assert ann.asked == "ask-steal"
    assert ann.offered == {"steal:a4", "steal:j4", "spare"}
    with refused("BK-093a"):
        ann.does("steal:d3")
    ann.does("spare")
    assert table.at("A4") == "2b" and table.at("J4") == "3n"
    assert table[1].asked == "ask-place"


def test_bk_093a_nothing_is_asked_in_an_empty_row() -> None:
    table = thief("D3:1n")
    table[0].places("thief", "D4")
    assert table[1].asked == "ask-place"
    assert "spared" not in table.kinds


def test_bk_093b_wardens_cannot_be_taken() -> None:
    table = thief("D3:1n A4:warden J4:3n")
    ann = table[0].places("thief", "D4")
    assert ann.may("steal") == ["J4"]
    with refused("BK-093b"):
        ann.does("steal:a4")


def test_bk_093c_merchants_return_to_their_owners() -> None:
    table = thief("D3:1n A4:2b")
    before = table[1].supply
    table[0].places("thief", "D4").does("steal:a4", "stock")
    assert table[1].supply == before + 1
    assert table.at("A4") == ""
    assert table.said("merchant-back") == [{"who": 1, "field": "A4"}]


def test_bk_093d_into_stock_and_draw() -> None:
    table = thief("D3:1n A4:rice2b", pile="fish3n rice1o")
    ann = table[0].places("thief", "D4").does("steal:a4")
    assert ann.offered == {"stock", "hand"}
    with refused("BK-093d"):
        ann.does("spare")
    ann.does("stock")
    assert ann.stock == ["rice-own-2"]
    assert len(ann.hand) == 4 and "fish-neutral-3" in ann.hand


def test_bk_093d_or_into_hand_without_drawing() -> None:
    table = thief("D3:1n A4:rice2b", pile="fish3n rice1o")
    ann = table[0].places("thief", "D4").does("steal:a4", "hand")
    assert ann.stock == []
    assert len(ann.hand) == 4 and "rice-own-2" in ann.hand
    assert table.pile == 2


def test_bk_094a_boats_in_the_wardens_column_are_protected() -> None:
    table = thief("D3:1n A4:2b J4:3n J8:warden")
    ann = table[0].places("thief", "D4")
    assert ann.may("steal") == ["A4"]
    with refused("BK-094a"):
        ann.does("steal:j4")


def test_bk_094b_no_thief_may_be_placed_there() -> None:
    table = thief("D3:1n E8:warden")
    table[0].does("place:thief")
    with refused("BK-040"):
        table[0].does("to:e4")
    assert not any(field.startswith("E") for field in table[0].may("to"))


@pytest.mark.parametrize("choice", ["stock", "hand"])
def test_bk_094c_a_warden_catches_the_thief(choice: str) -> None:
    table = warden("D3:1n D8:thief", pile="fish3n rice1o")
    ann = table[0].places("warden", "D4")
    assert ann.asked == "ask-catch"
    assert ann.offered == {"stock", "hand"}
    with refused("BK-094c"):
        ann.does("spare")
    ann.does(choice)
    assert table.at("D8") == ""
    assert ann.stock == (["thief"] if choice == "stock" else [])
    assert ("thief" in ann.hand) == (choice == "hand")
    assert len(ann.hand) == 4
    assert table.pile == (1 if choice == "stock" else 2)


def test_bk_094d_of_two_thieves_one_leaves_the_game() -> None:
    table = warden("D3:1n D8:thief D1:thief")
    table[0].places("warden", "D4").does("stock")
    assert table[0].stock == ["thief"]
    assert table.gone == ["thief"]
    assert table.at("D8") == table.at("D1") == ""
    assert table.kinds.count("thief-gone") == 1


def test_bk_095a_a_cookshop_doubles() -> None:
    table = bangkok("B2:3a C2:1b B3:2n C3:cookshop", day="small")
    table[0].scores("B2-C3")
    assert [seat.points for seat in table] == [12, 12, 0]


def test_bk_095b_two_cookshops_quadruple() -> None:
    table = bangkok("B2:3a C2:1b B3:cookshop C3:cookshop", day="small")
    table[0].scores("B2-C3")
    assert [seat.points for seat in table] == [16, 16, 0]
    assert table[1].sees["landing"][0]["factor"] == 4
