"""Starting deck and reserve, card by card."""

from tischrunde.testing import refused
from tischrunde.testing.im_all import im_all


def test_hack_is_a_skill() -> None:
    assert im_all()[0].plays("hack").gains == (1, 0, 0)


def test_stolpern_is_a_noise() -> None:
    ann = im_all()[0].plays("stolpern")
    assert (ann.gains, ann.noise) == ((0, 0, 0), 1)


def test_zugang_is_a_boot() -> None:
    assert im_all()[0].plays("zugang").gains == (0, 0, 1)


def test_ducken_is_a_skill_and_a_boot() -> None:
    assert im_all()[0].plays("ducken").gains == (1, 0, 1)


def test_vasr_costs_two() -> None:
    assert im_all()[0].has(skill=2).does("buy:vasr").skill == 0
    assert im_all()[0].plays("vasr").gains == (1, 2, 0)


def test_mutig_costs_three() -> None:
    assert im_all()[0].has(skill=3).does("buy:mutig").skill == 0
    assert im_all()[0].plays("mutig").gains == (2, 0, 1)


def test_speicherkern_costs_seven_and_is_worth_as_much() -> None:
    ann = im_all()[0].has(skill=7).does("buy:speicherkern")
    assert (ann.skill, ann.lines) == (0, {"speicherkern": 7})
    assert im_all()[0].plays("speicherkern").gains == (0, 0, 0)


def test_g0bl1n_takes_two_swords_and_gives_a_credit() -> None:
    ann = im_all()[0].has(swords=1)
    with refused("KA-093"):
        ann.does("fight:g0bl1n")
    assert ann.has(swords=2).does("fight:g0bl1n").gold == 1


def test_eradibot_takes_three_swords_and_gives_two_credits() -> None:
    ann = im_all().rage_is(8)[0].has(swords=2)
    with refused("KA-093"):
        ann.does("fight:eradibot")
    assert ann.has(swords=3).does("fight:eradibot").gold == 2


def test_ka_g18_neither_counts_as_an_enemy_of_the_row() -> None:
    ann = im_all()[0].plays("exterminator").has(swords=2).does("fight:g0bl1n")
    assert (ann.gold, ann.beaten) == (1, 0)
