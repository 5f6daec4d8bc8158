"""The starting deck and the reserve, card by card."""

from tischrunde.testing import refused
from tischrunde.testing.klong import klong


def test_burgle_gives_a_skill() -> None:
    ann, _ = klong()
    assert ann.plays("burgle").gains == (1, 0, 0)


def test_stumble_makes_a_noise() -> None:
    ann, _ = klong()
    ann.plays("stumble")
    assert (ann.gains, ann.noise, ann.cubes) == ((0, 0, 0), 1, 29)


def test_stumble_makes_none_without_a_cube() -> None:
    ann, _ = klong()
    assert ann.has(cubes=0).plays("stumble").noise == 0


def test_sidestep_gives_a_boot() -> None:
    ann, _ = klong()
    assert ann.plays("sidestep").gains == (0, 0, 1)


def test_scramble_gives_a_skill_and_a_boot() -> None:
    ann, _ = klong()
    assert ann.plays("scramble").gains == (1, 0, 1)


def test_mercenary_costs_two_and_gives_a_skill_and_two_swords() -> None:
    table = klong()
    ann = table[0].has(skill=2).does("buy:mercenary")
    assert (ann.skill, ann.discard, table.left("mercenary")) == (0, "mercenary", 14)
    assert ann.plays("mercenary").gains == (1, 2, 0)


def test_mercenary_is_a_companion() -> None:
    ann, _ = klong()
    ann.deck_is("burgle").plays("rebel_miner", "mercenary")
    assert ann.hand == "burgle"


def test_explore_costs_three_and_gives_two_skill_and_a_boot() -> None:
    ann, _ = klong()
    assert ann.has(skill=3).does("buy:explore").skill == 0
    assert ann.plays("explore").gains == (2, 0, 1)


def test_secret_tome_costs_seven_and_is_worth_seven() -> None:
    ann, _ = klong()
    assert ann.has(skill=7).does("buy:secret_tome").lines == {"secret_tome": 7}
    assert ann.plays("secret_tome").gains == (0, 0, 0)


def test_goblin_costs_two_swords_and_gives_a_gold() -> None:
    table = klong()
    ann = table[0].has(swords=1)
    with refused("KL-040"):
        ann.does("fight:goblin")
    ann.has(swords=2).does("fight:goblin")
    assert (ann.swords, ann.gold, table.left("goblin")) == (0, 1, 1)
