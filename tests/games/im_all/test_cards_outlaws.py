"""Outlaws, card by card."""

import pytest
from tests.games.im_all.figures import check

from tischrunde.testing import refused
from tischrunde.testing.im_all import ImAllSeat, im_all

FIGURES = [
    ("weltraumpirat", 4, (1, 2, 0), 1),
    ("gefangener", 2, (1, 1, 0), 1),
    ("weltraumstinktier", 3, (2, 0, 0), 1),
    ("schmugglerin", 3, (2, 0, 0), 1),
    ("schwarzmarkthaendler", 4, (0, 0, 0), 1),
    ("falschspieler", 2, (0, 0, 0), 0),
    ("ex_kopfgeldjaegerin", 5, (1, 3, 0), 2),
    ("raubein", 1, (0, 2, 0), 0),
    ("fluchtpilot", 4, (0, 0, 2), 1),
    ("bandenchefin", 6, (3, 0, 0), 3),
    ("hehler", 3, (1, 0, 0), 0),
]


@pytest.mark.parametrize(("card", "cost", "gains", "points"), FIGURES)
def test_figures(card: str, cost: int, gains: tuple[int, int, int], points: int) -> None:
    check(card, cost, gains, points)


def beside_an_outlaw(card: str) -> ImAllSeat:
    """This card, and then a prisoner, whose own gains (1, 1, 0) are taken away again."""
    ann = im_all()[0].deck_is("hack zugang").has(noise=4).plays(card).plays("gefangener")
    return ann.has(skill=ann.skill - 1, swords=ann.swords - 1)


def test_weltraumpirat_has_a_credit_and_another_beside_an_outlaw() -> None:
    assert im_all()[0].plays("weltraumpirat").gold == 1
    assert beside_an_outlaw("weltraumpirat").gold == 2


def test_weltraumpirat_brings_three_black_cubes_back_on_arriving_and_no_coloured_ones() -> None:
    table = im_all(3).bag_is(black=14)
    table[2].has(cubes=20)
    table.row_is("fluchtpilot fluchtpilot leier raubein gefangener").dungeon_starts("weltraumpirat")
    table[0].ends()
    assert (table.black(), table.aside(2)) == ((17, 7), 10)


def test_gefangener_is_just_there() -> None:
    ann = im_all()[0].plays("gefangener", "gefangener")
    assert ann.gains == (2, 2, 0)


def test_weltraumstinktier_pays_for_a_prisoner_in_play_or_discarded() -> None:
    assert im_all()[0].plays("weltraumstinktier").gold == 0
    assert im_all()[0].plays("weltraumstinktier", "gefangener").gold == 3
    assert im_all()[0].plays("gefangener", "weltraumstinktier").gold == 3
    assert im_all()[0].discard_is("gefangener").plays("weltraumstinktier").gold == 3
    assert im_all()[0].plays("gefangener", "gefangener", "weltraumstinktier").gold == 3
    assert im_all()[0].deck_is("gefangener").plays("weltraumstinktier").gold == 0


def test_schmugglerin_has_two_credits_with_contraband() -> None:
    assert im_all()[0].plays("schmugglerin").gold == 0
    assert im_all()[0].owns("schmuggelware").plays("schmugglerin").gold == 2
    assert im_all()[0].owns("schmuggelware").plays("schmugglerin", "schmugglerin").gold == 4


def test_schwarzmarkthaendler_makes_goods_cheaper_beside_an_outlaw() -> None:
    ann = im_all()[0].plays("schwarzmarkthaendler").has(room="KO-3", gold=5)
    assert im_all()[0].plays("schwarzmarkthaendler").gold == 2
    with refused("KA-102"):
        ann.does("trade:medikit")
    ann.plays("gefangener").does("trade:medikit")
    assert (ann.gold, ann.tokens) == (0, "medikit")
    ann.has(gold=10).does("trade:telepass")
    assert ann.gold == 5  # for the whole turn


def test_falschspieler_draws_two_for_a_card_and_has_a_skill_beside_an_outlaw() -> None:
    ann = im_all()[0].deck_is("hack zugang").holds("stolpern").plays("falschspieler")
    ann.does("discard:stolpern")
    assert (sorted(ann.hand.split()), ann.noise, ann.skill) == (["hack", "zugang"], 0, 0)
    assert ann.holds("").plays("gefangener").skill == 2
    assert beside_an_outlaw("falschspieler").gains == (1, 0, 0)


def test_ex_kopfgeldjaegerin_is_quiet_beside_an_outlaw() -> None:
    assert im_all()[0].has(noise=4).plays("ex_kopfgeldjaegerin").noise == 4
    assert beside_an_outlaw("ex_kopfgeldjaegerin").noise == 2


def test_raubein_is_loud_and_has_a_boot_beside_an_outlaw() -> None:
    assert im_all()[0].plays("raubein").noise == 1
    ann = beside_an_outlaw("raubein")
    assert (ann.noise, ann.gains) == (5, (0, 2, 1))


def test_fluchtpilot_has_a_third_boot_beside_an_outlaw() -> None:
    assert beside_an_outlaw("fluchtpilot").gains == (0, 0, 3)


def test_bandenchefin_draws_two_beside_an_outlaw() -> None:
    assert im_all()[0].deck_is("hack").plays("bandenchefin").hand == ""
    assert sorted(beside_an_outlaw("bandenchefin").hand.split()) == ["hack", "zugang"]


def test_hehler_is_worth_a_point_for_every_good() -> None:
    ann = im_all()[0].discard_is("hehler")
    for goods, good in enumerate(["telepass", "medikit", "schmuggelware", "generalschluessel"]):
        assert ann.lines.get("hehler", 0) == goods
        ann.owns(good)
    assert ann.lines["hehler"] == 4
    assert im_all()[0].plays("hehler").gold == 1
