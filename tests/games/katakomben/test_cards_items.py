"""Items, card by card."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.katakomben import katakomben

FIGURES = [
    ("golden_flute", 1, (0, 0, 0), 1),
    ("waystone", 1, (0, 0, 1), 1),
    ("boots_ape_lord", 3, (0, 0, 3), 3),
    ("lightstick", 3, (3, 0, 0), 1),
    ("divining_rod", 4, (2, 0, 0), 2),
    ("elven_sword", 4, (0, 2, 0), 2),
    ("crystal_compass", 6, (0, 0, 0), 3),
    ("lute", 6, (0, 0, 0), 3),
    ("souldrinker", 6, (0, 4, 0), 3),
]


@pytest.mark.parametrize(("card", "cost", "gains", "points"), FIGURES)
def test_figures(card: str, cost: int, gains: tuple[int, int, int], points: int) -> None:
    ann = katakomben().row_is(card)[0].has(skill=cost - 1)
    with refused("KK-072"):
        ann.does(f"buy:{card}")
    assert ann.has(skill=cost).does(f"buy:{card}").skill == 0
    assert (ann.discard, ann.lines) == (card, {card: points})
    assert katakomben()[0].plays(card).gains == gains


def test_golden_flute_gives_a_gold_and_makes_a_noise() -> None:
    ann = katakomben()[0].plays("golden_flute")
    assert (ann.gold, ann.noise) == (1, 1)


def test_golden_flute_sells_one_ware_for_five_anywhere() -> None:
    ann = katakomben()[0].has(gold=11)
    with refused("KK-098"):
        ann.does("trade:crown_10")
    ann.plays("golden_flute").does("trade:crown_10")
    assert (ann.gold, ann.tokens) == (7, "crown_10")
    with refused("KK-098"):
        ann.does("trade:crown_9")


def test_golden_flute_is_cheaper_at_a_market_too_but_once() -> None:
    table = katakomben().tile("S1", 1, 0)
    ann = table[0].has(room="S1-A", gold=11).plays("golden_flute")
    assert ann.does("trade:backpack").gold == 7
    assert ann.does("trade:burglars_kit").gold == 0


def test_golden_flute_kk_g66_and_a_coupon_make_it_free() -> None:
    ann = katakomben()[0].owns("coupon").plays("golden_flute").has(gold=0)
    ann.does("redeem:crown_10")
    assert (ann.gold, ann.tokens) == (0, "crown_10")


def test_golden_flute_lapses_when_the_turn_ends() -> None:
    ann, ben = katakomben()
    ann.has(gold=20).plays("golden_flute").ends()
    ben.holds("").ends()
    assert not any(option.startswith("trade") for option in ann.offered)


def test_waystone_goes_from_wayshrine_to_wayshrine_and_is_gone() -> None:
    table = katakomben().tile("S5", 1, 0).tile("D03", 1, -1)
    ann = table[0].plays("waystone")
    with refused("KK-G24"):
        ann.does("invoke:waystone")
    ann.has(room="start_a-T").does("invoke:waystone")
    assert ann.offered == {"teleport:S5-A", "teleport:D03-B"}
    ann.does("teleport:D03-B").ends()
    assert (ann.at, table.trashed) == ("D03-B", ["waystone"])
    assert "waystone" not in ann.lines


def test_waystone_needs_another_wayshrine() -> None:
    ann = katakomben()[0].has(room="start_a-T").plays("waystone")
    with refused("KK-175"):
        ann.does("invoke:waystone")


def test_boots_ape_lord_make_three_noise() -> None:
    ann = katakomben()[0].plays("boots_ape_lord")
    assert (ann.noise, ann.tireless) == (3, 0)


@pytest.mark.parametrize("idol", ["monkey_idol", "monkey_bot"])
def test_boots_ape_lord_pass_crystal_caves_with_an_idol(idol: str) -> None:
    ann = katakomben()[0].has(room="start_a-G").owns(idol).plays("boots_ape_lord")
    ann.does("move:start_a-G-K")
    assert (ann.at, ann.boots, ann.stopped, ann.tireless) == ("start_a-K", 1, 1, 1)
    assert {"move:start_a-UW1", "move:start_a-UE2"} <= ann.offered


def test_boots_ape_lord_kk_g16_lift_an_exhaustion_that_is_there() -> None:
    table = katakomben()
    ann = table[0].has(room="start_a-G", boots=4).does("move:start_a-G-K")
    assert not any(option.startswith("move:") for option in ann.offered)
    ann.owns("monkey_idol").plays("boots_ape_lord")
    assert any(option.startswith("move:") for option in ann.offered)


def test_lightstick_makes_a_noise_kk_ex27() -> None:
    ann = katakomben()[0].plays("sneak_attack")
    assert (ann.noise, ann.reduction) == (0, 2)
    ann.plays("lightstick")
    assert (ann.noise, ann.reduction, ann.noise_made) == (0, 1, 1)
    assert ann.ends().reduction == 0


def test_divining_rod_heals_for_six_skill() -> None:
    ann = katakomben()[0].has(damage=2).plays("divining_rod", "lightstick")
    assert ann.damage == 2
    assert ann.plays("burgle").damage == 1
    assert ann.plays("burgle").damage == 1  # once


def test_divining_rod_counts_skill_that_is_spent() -> None:
    ann = katakomben()[0].has(damage=2).plays("lightstick", "explore").does("buy:explore")
    assert ann.plays("divining_rod").damage == 1


def test_elven_sword_draws_one() -> None:
    assert katakomben()[0].deck_is("burgle stumble").plays("elven_sword").hand == "burgle"


def test_crystal_compass_draws_two_and_passes_crystal_caves() -> None:
    ann = katakomben()[0].deck_is("burgle burgle stumble").has(room="start_a-G", boots=3)
    ann.plays("crystal_compass").does("move:start_a-G-K")
    assert (ann.hand, ann.at, ann.boots) == ("burgle burgle", "start_a-K", 1)
    assert any(option.startswith("move:") for option in ann.offered)


def test_lute_kk_ex4_pays_for_every_noise_in_any_order() -> None:
    ann = katakomben()[0].deck_is("burgle burgle").plays("stumble", "lute", "sneak_attack")
    assert (ann.gold, ann.noise, ann.hand) == (2, 0, "burgle burgle")
    ann = katakomben()[0].deck_is("burgle burgle").plays("lute", "sneak_attack", "stumble")
    assert (ann.gold, ann.noise, ann.reduction) == (2, 0, 0)


def test_souldrinker_heals_for_a_monster_of_the_row() -> None:
    ann = katakomben().row_is("skeleton")[0].has(damage=2).plays("souldrinker")
    assert ann.does("fight:goblin").damage == 2  # the goblin is none of the row
    assert ann.does("fight:skeleton").damage == 1
    ann = katakomben().row_is("skeleton")[0].has(damage=2, swords=1).does("fight:skeleton")
    assert ann.plays("souldrinker").damage == 1
