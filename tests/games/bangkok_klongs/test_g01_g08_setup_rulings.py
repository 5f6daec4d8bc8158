"""Rulings on board, boats and supplies (BK-G01…G08)."""

from collections import Counter

import pytest

from tischrunde.games import catalog
from tischrunde.testing import refused
from tischrunde.testing.bangkok_klongs import bangkok


def test_bk_g01_ten_columns_and_eight_rows() -> None:
    view = bangkok()[0].sees
    assert (view["columns"], view["rows"]) == (10, 8)
    fields = [f"{letter}{row}" for row in range(1, 9) for letter in "abcdefghij"]
    assert bangkok().book.plan.words == fields


def test_bk_g02_crossings_and_jetties() -> None:
    landing = bangkok()[0].sees["landing"]
    assert len(landing) == 35
    assert len(bangkok()[0].sees["openings"]) == 8
    by_name = {place["place"]: place["fields"] for place in landing}
    assert by_name["b2-c3"] == ["b2", "c2", "b3", "c3"]
    assert "a1-b2" not in by_name  # the middle of a quarter
    assert "b3-c4" not in by_name  # an opening


def test_bk_g02_crossings_only() -> None:
    table = bangkok("D3:1a E3:1n D4:2n E4:1n B2:2a C2:1n B3:0n C3:2n", day="small",
                    options={"landing": "crossings"})  # fmt: skip
    assert len(table[0].sees["landing"]) == 12
    assert table[0].may("score") == ["B2-C3"]
    with refused("BK-081"):
        table[0].does("score:d3-e4")
    table = bangkok("D3:1a E3:1n D4:2n E4:1n B2:2a C2:1n B3:0n C3:2n", day="small")
    assert table[0].may("score") == ["B2-C3", "D3-E4"]


@pytest.mark.parametrize(
    ("entries", "light", "dark"),
    [
        ("rim", {"E1", "F8", "A4", "J5"}, {"B1", "I8", "A7", "J2"}),
        ("corners", {"A1", "J1", "A8", "J8"}, {"E1", "F8", "A5", "J4"}),
    ],
)
def test_bk_g03_four_light_and_four_dark_entry_fields(
    entries: str, light: set[str], dark: set[str]
) -> None:
    table = bangkok("", turns=0, options={"entries": entries})
    shown = table[0].sees["entries"]
    assert {field.upper() for field in shown["light"]} == light
    assert {field.upper() for field in shown["dark"]} == dark
    assert {field.upper() for field in table[0].sees["free"]["boats"]} == light | dark


def mix(**options: object) -> Counter[tuple[str, int]]:
    """Kinds and baskets of all ordinary boats."""
    table = bangkok("", hands=["", "", ""], options=options)
    boats = [table.book.boats[entry & 0xFFF] for entry in table.state.draw.entries]
    return Counter((boat.kind_word(), int(boat.baskets)) for boat in boats if boat.good >= 0)


def test_bk_g04_nine_boats_of_each_good() -> None:
    assert mix() == {
        ("ownable", 0): 7, ("ownable", 1): 14, ("ownable", 2): 7, ("ownable", 3): 7,
        ("neutral", 0): 7, ("neutral", 1): 7, ("neutral", 2): 7, ("neutral", 3): 7,
    }  # fmt: skip


def test_bk_g04_or_more_neutral_ones() -> None:
    found = mix(boats="merchants")
    assert sum(n for (kind, _), n in found.items() if kind == "ownable") == 28
    assert sum(n for (kind, _), n in found.items() if kind == "neutral") == 35


def test_bk_g05_special_boats_have_no_seat_and_no_baskets() -> None:
    table = bangkok("A1:thief B3:warden D5:cookshop")
    for boat in table[0].sees["boats"]:
        assert (boat["baskets"], boat["merchant"]) == (0, None)


@pytest.mark.parametrize(("symbols", "marker"), [("cookshops", 1), ("none", 0)])
def test_bk_g05_cookshops_carry_the_luk_phat(symbols: str, marker: int) -> None:
    table = bangkok("E4:1n", hands=["cookshop", "1o", "1o"], options={"special_symbols": symbols})
    assert table[0].sees["hands"][0][0]["symbol"] == (marker == 1)
    table[0].places("cookshop", "E5")
    assert table.marker == marker


@pytest.mark.parametrize(("seats", "merchants"), [(2, 16), (3, 11), (4, 8)])
def test_bk_g06_merchants_by_the_number_of_seats(seats: int, merchants: int) -> None:
    assert bangkok(seats=seats)[0].sees["merchants"] == [merchants] * seats
    everything = bangkok(seats=seats, options={"merchants": "all"})
    assert everything[0].sees["merchants"] == [16] * seats


def test_bk_g07_four_hidden_boats_two_movement_cards() -> None:
    table = bangkok(seats=4)
    view = table[0].sees
    assert view["movement_cards"] == [2] * 4
    assert [len(hand) for hand in view["hands"]] == [4] * 4
    assert all("kind" in boat for boat in view["hands"][0])
    assert view["hands"][1] == [{"boat": "?boat"}] * 4
    assert view["track"]["marker"] == 0
    assert view["master"] is None
    assert view["piles"] == {"boats": 72 - 16}


def test_bk_g07_the_lot_decides_who_begins() -> None:
    rules = catalog.load("bangkok-klongs")
    starts = {int(rules.setup(4, f"lot {n}").turn) for n in range(40)}
    assert starts == {0, 1, 2, 3}
    fixed = {int(rules.setup(4, f"lot {n}", {"first": "seat0"}).turn) for n in range(10)}
    assert fixed == {0}


@pytest.mark.parametrize(
    ("length", "small", "paid"), [(18, [6, 12], [3, 3, 2]), (12, [4, 8], [3, 3, 2])]
)
def test_bk_g08_two_small_days_and_the_big_one(
    length: int, small: list[int], paid: list[int]
) -> None:
    track = bangkok(options={"track": length})[0].sees["track"]
    assert len(track["points"]) == length
    assert track["small_days"] == small
    assert [track["points"][space - 1] for space in [*small, length]] == paid


def test_bk_g08_on_the_short_track_the_big_day_comes_sooner() -> None:
    table = bangkok("B2:2a C2:1b B3:0a", hands=["1n", "1o", "1o"], marker=11, options={"track": 12})
    table[0].places("1n", "C3")
    assert "big-day" in table.kinds
