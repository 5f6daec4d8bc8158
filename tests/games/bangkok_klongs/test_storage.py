"""Stored states that cannot have come about are refused by field."""

import json
from typing import Any

import pytest
from tests.kernel.damage import changed

from tischrunde.kernel.errors import BadData
from tischrunde.testing.bangkok_klongs import BangkokTable, bangkok


def stored(table: BangkokTable) -> Any:
    return json.loads(json.dumps(table.rules.encode(table.state)))


def refused_at(table: BangkokTable, *changes: tuple[tuple[str | int, ...], Any]) -> str:
    """Which field is blamed for these changes; without them the state is fine."""
    data = stored(table)
    again = table.rules.decode(data)
    assert table.rules.digest(again) == table.rules.digest(table.state)
    for path, value in changes:
        data = changed(data, path, value)
    with pytest.raises(BadData) as complaint:
        table.rules.decode(data)
    return complaint.value.where


def table() -> BangkokTable:
    return bangkok(
        "E4:1n E5:1a A1:1n B1:1n A2:1n D4:2v", hands=["1o fish2o", "1o", "1o"], pile="0o"
    )


def test_a_stored_state_is_read_again_with_every_boat_on_its_field() -> None:
    laid = table()
    again: Any = laid.rules.decode(stored(laid))
    assert list(again.board) == list(laid.state.board)


def marks(field: int, owner: int) -> int:
    """What is written behind the @ of a boat on the board: all know it, its field, its merchant."""
    return 255 | field << 9 | (owner + 1) << 21


@pytest.mark.parametrize(
    ("field", "owner"),
    [
        (0, -1),  # A1 has a boat already, and the order would be wrong
        (11, -1),  # B2 would fill its quarter
        (80, -1),  # there is no such field
        (44, 0),  # a neutral boat has no merchant
        (44, 3),  # there is no such seat
    ],
)
def test_a_boat_where_none_can_be(field: int, owner: int) -> None:
    laid = table()
    boats = stored(laid)["fields"]["board"]
    at = next(i for i, boat in enumerate(boats) if boat.endswith(f"@{marks(34, -1)}"))  # E4
    word = boats[at].partition("@")[0]
    where = refused_at(laid, (("fields", "board", at), f"{word}@{marks(field, owner)}"))
    assert where == "state.fields.board"


def test_a_hidden_boat_on_the_board() -> None:
    laid = table()
    word, _, number = stored(laid)["fields"]["board"][0].partition("@")
    hidden = f"{word}@{int(number) & ~255}"
    assert refused_at(laid, (("fields", "board", 0), hidden)) == "state.fields.board"


def test_merchants_that_are_not_there() -> None:
    ledger = stored(table())["fields"]["ledger"]
    for wrong in (ledger[:-1], [ledger[0] + 1, *ledger[1:]], [ledger[0], 3, *ledger[2:]]):
        assert refused_at(table(), (("fields", "ledger"), wrong)) == "state.fields.ledger"


def test_piles_that_lie_otherwise() -> None:
    laid = table()
    pile = stored(laid)["fields"]["draw"]
    seen = [boat.replace("@0", "@255") for boat in pile]
    assert refused_at(laid, (("fields", "draw"), seen)) == "state.fields.draw"
    elsewhere: list[tuple[tuple[str | int, ...], Any]] = [
        (("fields", "draw"), []),
        (("fields", "draw_other"), pile),
    ]
    assert refused_at(laid, *elsewhere) == "state.fields.draw_other"


def test_piles_of_the_tactical_game_hold_their_own_boats() -> None:
    laid = bangkok("E4:1n", hands=["1o", "1o", "1o"], pile="2o 2n", options={"tactical": True})
    fields = stored(laid)["fields"]
    swapped = (
        (("fields", "draw"), fields["draw_other"]),
        (("fields", "draw_other"), fields["draw"]),
    )
    assert refused_at(laid, *swapped) == "state.fields.draw"


def test_a_boat_is_lifted_exactly_while_its_field_is_asked_for() -> None:
    laid = table()
    word = stored(laid)["fields"]["hands"][0][0]
    lifted = f"{word.partition('@')[0]}@{1 | 1 << 9}"
    assert refused_at(laid, (("fields", "hands", 0, 0), lifted)) == "state.fields.hands[0]"
    laid[0].does("place:fish-own-2")
    down = [boat.partition("@")[0] + "@1" for boat in stored(laid)["fields"]["hands"][0]]
    assert refused_at(laid, (("fields", "hands", 0), down)) == "state.fields.hands[0]"


def test_somebody_elses_eyes_on_a_hand() -> None:
    laid = table()
    word = stored(laid)["fields"]["hands"][0][0].partition("@")[0]
    assert refused_at(laid, (("fields", "hands", 0, 0), f"{word}@2")) == "state.fields.hands[0]"


@pytest.mark.parametrize(
    "frame",
    [
        ["turn", 0, 9, 0, 0], ["place", 0, 9, 0, 0], ["advance", 0, 99, 0, 0],
        ["small_day", 0, 6, 0, 0], ["small_day", 0, 0, 2, 0], ["big_day", 0, 3, 0, 0],
        ["big_day", 0, 0, 8, 0], ["remove", 0, 99, 0, 0], ["remove", 0, 0, 0, 0],
        ["man", 0, 33, 0, 0], ["man", 0, 80, 0, 0], ["steal", 0, 34, 0, 0],
        ["loot", 0, 50, 0, 0], ["catch", 0, 34, 0, 0], ["sail", 0, 34, 0, 0],
    ],
)  # fmt: skip
def test_frames_about_what_is_not_there(frame: list[object]) -> None:
    laid = table()
    stack = stored(laid)["stack"]
    assert refused_at(laid, (("stack",), [frame, *stack])) == "state.stack[0]"
