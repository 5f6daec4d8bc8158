"""SG-G19: who sees which card, at the table and beside it."""

from typing import Any

import pytest

from tischrunde.testing.strife_of_gods import StrifeTable, strife

SPECTATOR = -1
NUMBER, CHAMPION = "?number", "?champion"
OPEN = {"drawn": "open"}
# champion, what is drawn from both piles, and what the others see of it
DRAWING = [
    ("myriani", ["red-4", "green-3"], [NUMBER, NUMBER]),
    ("ana", ["red-4", "green-3"], [NUMBER, NUMBER]),
    ("paeral", ["misha", "gurak"], [CHAMPION, CHAMPION]),
    ("grongurd", ["red-4", "misha"], [NUMBER, CHAMPION]),
]


def taken(champion: str, numbers: str = "R4 G3 B5", **laid: Any) -> StrifeTable:
    """Ann (seat 0) has taken this champion and looks at what she has drawn."""
    table = strife(
        ring=f"R3 G5 B4 Y1 {champion} | Y2 R2 |", displays=["", "", ""], numbers=numbers,
        champions="misha gurak zakum", **laid,
    )  # fmt: skip
    table[0].takes(champion)
    return table


def shown(view: dict[str, Any], pile: str) -> list[str]:
    return [card["card"] for card in view[pile]]


def views(table: StrifeTable) -> list[dict[str, Any]]:
    """What the two other seats and a spectator see."""
    return [table[1].sees, table[2].sees, table.spectators_see]


def removed(table: StrifeTable, view: dict[str, Any]) -> list[str]:
    """What this view shows of the cards removed by play."""
    return shown(view, "removed")[table.aside[1] :]


@pytest.mark.parametrize(("champion", "drawn", "backs"), DRAWING)
def test_sg_g19_only_the_drawing_seat_sees_the_choice(
    champion: str, drawn: list[str], backs: list[str]
) -> None:
    table = taken(champion)
    assert shown(table[0].sees, "drawn") == drawn
    assert [shown(view, "drawn") for view in views(table)] == [backs] * 3


@pytest.mark.parametrize(("champion", "drawn", "backs"), DRAWING)
def test_sg_g19_only_the_drawing_seat_is_told(
    champion: str, drawn: list[str], backs: list[str]
) -> None:
    table = taken(champion)
    before = [("took", champion), ("ran", champion)]
    assert table.told(0) == before + [("looked", card) for card in drawn]
    hidden = before + [("looked", back.replace("?", "back-")) for back in backs]
    assert [table.told(seat) for seat in (1, 2, SPECTATOR)] == [hidden] * 3


@pytest.mark.parametrize(("champion", "drawn", "backs"), DRAWING)
def test_sg_g19_at_a_table_that_draws_openly_everybody_sees_it(
    champion: str, drawn: list[str], backs: list[str]
) -> None:
    table = taken(champion, options=OPEN)
    assert [shown(view, "drawn") for view in views(table)] == [drawn] * 3
    looked = [("looked", card) for card in drawn]
    assert [table.told(seat)[2:] for seat in (0, 1, 2, SPECTATOR)] == [looked] * 4


@pytest.mark.parametrize("options", [{}, OPEN])
def test_sg_g19_the_card_kept_is_open_and_the_other_leaves_unseen(options: dict[str, str]) -> None:
    table = taken("myriani", options=options)
    table[0].does("keep:green-3")
    shows = "red-4" if options else NUMBER
    assert shown(table[0].sees, "drawn") == []
    assert sorted(removed(table, table[0].sees)) == ["myriani", "red-4"]
    for view in views(table):
        assert view["displays"][0] == [{"card": "green-3", "blocked": False}]
        assert sorted(removed(table, view)) == sorted([shows, "myriani"])
    told = shows.replace("?", "back-")
    for seat in (1, 2, SPECTATOR):
        assert table.told(seat) == [("removed", told), ("removed", "myriani"), ("kept", "green-3")]
    assert table.told(0)[0] == ("removed", "red-4")


def test_sg_g19_the_card_put_into_the_centre_is_open() -> None:
    table = taken("ana")
    table[0].does("centre-drawn:red-4")
    for view in views(table):
        assert view["centre"] == [{"card": "red-4", "blocked": False}]
        assert removed(table, view) == [NUMBER]
    assert removed(table, table[0].sees) == ["green-3"]
    assert table.told(1) == [("removed", "back-number"), ("centred", "red-4")]


def test_sg_g19_the_champion_not_chosen_leaves_unseen() -> None:
    table = taken("paeral")
    table[0].does("keep:misha")
    for view in views(table):
        assert view["displays"][0] == [{"card": "misha", "blocked": False}]
        assert sorted(removed(table, view)) == [CHAMPION, "paeral"]
    assert ("removed", "back-champion") in table.told(2)


def test_sg_g19_what_grongurd_sends_away_is_known_by_its_back_only() -> None:
    table = taken("grongurd")
    table[0].does("keep:red-4")
    assert sorted(removed(table, table[1].sees)) == [CHAMPION, "grongurd"]
    table = taken("grongurd")
    table[0].does("keep:misha")
    assert sorted(removed(table, table[1].sees)) == [NUMBER, "grongurd"]


def test_sg_g19_nobody_can_see_into_the_piles() -> None:
    table = strife()
    for view in (table[0].sees, *views(table)):
        assert view["numbers"] == view["champions"] == 12
        assert view["drawn"] == view["removed"] == []


def test_sg_g19_a_view_does_not_change_with_cards_the_seat_cannot_see() -> None:
    one = taken("myriani")
    other = strife(
        ring="R3 G5 B4 Y1 myriani | Y2 R2 |", displays=["", "", ""], numbers="Y4 R1 G3",
        champions="zakum misha gurak",
    )  # fmt: skip
    other[0].takes("myriani")
    same = {"drawn", "numbers", "champions", "ring", "displays", "centre"}
    for this, that in zip(views(one), views(other), strict=True):
        assert {name: this[name] for name in same} == {name: that[name] for name in same}


KEEPING = [("myriani", "ask-keep-drawn", "keep"), ("ana", "ask-centre-drawn", "centre-drawn")]


@pytest.mark.parametrize("options", [{}, OPEN])
@pytest.mark.parametrize(("champion", "ask", "verb"), KEEPING)
def test_sg_g19_with_two_equal_cards_the_question_is_asked_all_the_same(
    champion: str, ask: str, verb: str, options: dict[str, str]
) -> None:
    table = taken(champion, numbers="R4 R4 B5", options=options)
    assert shown(table[0].sees, "drawn") == ["red-4", "red-4"]
    assert (table[0].asked, table[0].offered) == (ask, {f"{verb}:red-4"})
    table[0].does(f"{verb}:red-4")
    assert table[1].asked == "ask-take"


@pytest.mark.parametrize(("champion", "ask", "verb"), KEEPING)
def test_sg_g19_others_cannot_tell_whether_two_drawn_cards_are_equal(
    champion: str, ask: str, verb: str
) -> None:
    """Before the answer and after it, all that the others see and hear is the same."""
    equal, unequal = taken(champion, numbers="R4 R4 G3"), taken(champion, numbers="R4 G3 R4")
    others = (1, 2, SPECTATOR)
    for choices in ([], [f"{verb}:red-4"]):
        for table in (equal, unequal):
            table[0].does(*choices)
        assert views(equal) == views(unequal)
        for seat in others:
            assert equal.told(seat) == unequal.told(seat)
    assert equal.told(0) != unequal.told(0)


def test_sg_g19_who_is_asked_what_is_seen_by_all() -> None:
    table = taken("myriani", numbers="R4 R4 B5")
    for view in (table[0].sees, *views(table)):
        assert (view["asked"], view["ask"]) == (0, "ask-keep-drawn")
    table[0].does("keep:red-4")
    for view in (table[0].sees, *views(table)):
        assert (view["asked"], view["ask"]) == (1, "ask-take")


def test_sg_g19_a_card_drawn_face_up_is_seen_by_all() -> None:
    table = strife(
        ring="R3 G5 B4 Y1 remial | Y2 R2 |", displays=["", "B2 B3", ""], numbers="R4 G3", turn=3
    )
    table[0].takes("remial").does("centre-fellow:s1/blue-2")
    for view in (table[0].sees, *views(table)):
        assert [card["card"] for card in view["displays"][1]] == ["blue-3", "red-4"]


def test_sg_g19_a_new_round_hides_all_that_was_known() -> None:
    table = strife(
        ring="R3 G5 B4 Y1 myriani | Y2 R2 |", displays=["", "", ""], numbers="R4 G3", turn=11
    )
    table[2].takes("myriani").does("keep:red-4")
    assert table.kinds[-1] == "round-began"
    assert all(entry >> 12 == 0 for entry in table.state.numbers.entries)
    assert all(entry >> 12 == 0 for entry in table.state.champions.entries)
