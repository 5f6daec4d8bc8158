"""What options are called says no more and no less than they do."""

from typing import Any

import pytest

from tischrunde.testing.bangkok_klongs import BangkokTable, bangkok
from tischrunde.words import Words

WORDS = Words("en", "bangkok-klongs")


def called(table: BangkokTable, option: str) -> str:
    """An offered option as somebody at the table reads it."""
    state: Any = table.session.state
    return WORDS.say(table.rules.label(state, table.rules.parse(state, option)))


@pytest.mark.parametrize(
    ("day", "passing", "label"),
    [
        ("small", "final", "Score nothing"),
        ("big", "open", "Score nothing"),
        ("big", "final", "Score no more"),
    ],
)
def test_bk_g26_declining_is_called_final_where_it_is(day: str, passing: str, label: str) -> None:
    table = bangkok("B2:3a C2:1a B3:2n C3:1n", day=day, options={"passing": passing})
    assert called(table, "decline") == label
    table[0].does("decline")
    final = label.endswith("more")
    assert table.said("declined")[0]["passing"] == ("final" if final else "open")


@pytest.mark.parametrize(("pile", "draws"), [("1o", True), ("", False)])
def test_bk_g34_nothing_is_said_of_drawing_from_an_empty_pile(pile: str, draws: bool) -> None:
    table = bangkok("E4:1n A5:rice1n", hands=["thief", "1o", "1o"], pile=pile)
    table[0].places("thief", "E5").does("steal:a5")
    assert ("draw" in called(table, "stock")) == draws
    assert ("draw" in called(table, "hand")) == draws


@pytest.mark.parametrize(("symbols", "carries"), [("cookshops", True), ("none", False)])
def test_bk_g05_a_cookshop_is_called_as_it_works(symbols: str, carries: bool) -> None:
    options = {"special_symbols": symbols}
    table = bangkok("E4:1n", hands=["cookshop thief", "1o", "1o"], options=options)
    assert ("Luk Phat" in called(table, "place:cookshop")) == carries
    assert "Luk Phat" not in called(table, "place:thief")
    table[0].places("cookshop", "E5")
    assert (table.marker == 1) == carries


@pytest.mark.parametrize(
    ("board", "label"),
    [
        ("B2:3a C2:1a B3:2n C3:1n", "for 14 points"),
        ("B2:3a C2:1b B3:2c C3:1n", "for 7 points (others 14)"),
    ],
)
def test_bk_088_what_others_earn_is_said_with_a_scoring(board: str, label: str) -> None:
    said = called(bangkok(board, day="small"), "score:b2-c3").replace("\u00a0", " ")
    assert said == f"Score B2–C3 {label}"


def test_bk_052_a_boat_that_is_moved_is_not_called_by_its_owner_once_more() -> None:
    table = bangkok("E4:fish1a D4:1n", hands=["1o", "1o", "1o"])
    table[0].does("move:e4")
    state: Any = table.session.state
    boat: Any = table.rules.question_args(state, state.stack.top())["boat"]
    assert boat.key == "card-fish-own-1"
