"""Boats and who owns them (BK-010…020)."""

from collections import Counter

from tischrunde.testing import refused
from tischrunde.testing.bangkok_klongs import bangkok


def fleet(**options: object) -> list[dict[str, object]]:
    """Every boat of a game, as printed."""
    table = bangkok("", hands=["", "", ""], options=options)
    view = table[0].sees
    assert view["piles"] == {"boats": 72}
    table = bangkok("", hands=["", "", ""], stocks=[" ".join(every(table))], options=options)
    boats: list[dict[str, object]] = table[0].sees["stocks"][0]
    return boats


def every(table: object) -> list[str]:
    book = table.book  # type: ignore[attr-defined]
    cards = table.state.draw.entries  # type: ignore[attr-defined]
    return [book.words[card & 0xFFF] for card in cards]


def test_bk_010_an_ordinary_boat_has_a_seat_a_good_and_baskets() -> None:
    for boat in fleet():
        if boat["kind"] in ("ownable", "neutral"):
            assert boat["good"] is not None
            assert boat["baskets"] in (0, 1, 2, 3)


def test_bk_011_bk_012_nobody_mans_a_neutral_boat() -> None:
    table = bangkok("E4:1n", hands=["2n", "1o", "1o"])
    before = table[0].supply
    table[0].places("2n", "E5")
    assert table.at("E5") == "2n"
    assert table[0].supply == before
    assert "manned" not in table.kinds


def test_bk_013_placing_a_boat_with_an_empty_seat_takes_it() -> None:
    table = bangkok("E4:1n", hands=["2o", "1o", "1o"], movement_cards=[0, 0, 0])
    before = table[0].supply
    table[0].places("2o", "E5")
    assert table.at("E5") == "2a"
    assert table[0].supply == before - 1


def test_bk_014_without_merchants_the_boat_stays_vacant() -> None:
    table = bangkok("E4:1n A1:1a J8:2b", hands=["2o", "1o", "1o"], supply=[0, 5, 5])
    ann = table[0].places("2o", "E5")
    assert ann.asked == "ask-man"
    assert ann.offered == {"leave", "fetch:a1"}
    ann.does("leave")
    assert table.at("E5") == "2v"
    assert table.at("A1") == "1a"


def test_bk_014_or_a_merchant_is_fetched_from_an_own_boat() -> None:
    table = bangkok("E4:1n A1:1a J8:2b", hands=["2o", "1o", "1o"], supply=[0, 5, 5])
    ann = table[0].places("2o", "E5")
    with refused("BK-014"):
        ann.does("stay")
    ann.does("fetch:a1")
    assert (table.at("E5"), table.at("A1")) == ("2a", "1v")
    assert ann.supply == 0


def test_bk_015_the_boat_it_came_from_is_no_longer_own() -> None:
    table = bangkok("E4:1n A1:1a", hands=["2o", "1o", "1o"], supply=[0, 5, 5])
    ann = table[0].places("2o", "E5").does("fetch:a1")
    assert ann.asked == "ask-move"
    with refused("BK-057"):
        ann.does("move:a1")


def test_bk_016_seven_goods_on_all_but_special_boats() -> None:
    goods = Counter(boat["good"] for boat in fleet())
    assert goods.pop(None) == 9
    assert len(goods) == 7
    assert set(goods.values()) == {9}


def test_bk_017_special_boats_carry_no_good() -> None:
    special = [boat for boat in fleet() if boat["kind"] in ("thief", "warden", "cookshop")]
    assert {boat["good"] for boat in special} == {None}


def test_bk_018_none_to_three_baskets() -> None:
    ordinary = [boat["baskets"] for boat in fleet() if boat["good"] is not None]
    assert Counter(ordinary) == {0: 14, 1: 21, 2: 14, 3: 14}


def test_bk_019_many_boats_carry_the_luk_phat() -> None:
    assert sum(bool(boat["symbol"]) for boat in fleet()) == 24


def test_bk_020_three_of_each_special_boat() -> None:
    kinds = Counter(boat["kind"] for boat in fleet())
    assert (kinds["thief"], kinds["warden"], kinds["cookshop"]) == (3, 3, 3)
