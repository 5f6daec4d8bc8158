"""The turn, its resources, conditions in any order (KK-045…KK-070, KK-G25…G28)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.katakomben import katakomben


def test_kk_045_kk_051_all_cards_must_be_played_before_the_turn_ends() -> None:
    ann, ben = katakomben()
    ann.holds("burgle stumble")
    with refused("KK-045"):
        ann.ends()
    ann.does("play:burgle", "play:stumble").ends()
    assert ben.asked == "ask-turn"


@pytest.mark.parametrize("order", [("burgle", "stumble"), ("stumble", "burgle")])
def test_kk_046_cards_are_played_in_any_order(order: tuple[str, str]) -> None:
    ann = katakomben()[0].holds("burgle stumble").does(*(f"play:{card}" for card in order))
    assert (ann.skill, ann.noise) == (1, 1)


def test_kk_047_played_cards_lie_there_until_the_turn_ends() -> None:
    ann = katakomben()[0].holds("burgle").does("play:burgle")
    assert ann.area == "burgle"
    ann.deck_is("scramble sidestep stumble stumble burgle").ends()
    assert (ann.area, ann.discard) == ("", "burgle")


def test_kk_048_kk_049_actions_as_often_as_one_can_pay_between_cards_and_after_them() -> None:
    ann = katakomben()[0].holds("burgle").has(skill=5)
    ann.does("buy:mercenary", "buy:mercenary", "play:burgle", "buy:mercenary")
    assert ann.discard == "mercenary mercenary mercenary"
    with refused("KK-072"):
        ann.does("buy:mercenary")


def test_kk_050_cards_drawn_must_be_played_too() -> None:
    ann = katakomben()[0].deck_is("stumble burgle").plays("smash_and_grab")
    assert sorted(ann.hand.split()) == ["burgle", "stumble"]
    with refused("KK-045"):
        ann.ends()


def test_kk_052_kk_053_kk_054_what_skill_swords_and_boots_pay_for() -> None:
    table = katakomben().row_is("darkened_alcove skeleton bandit")
    ann = table[0].has(skill=6, swords=1, boots=1)
    ann.does("buy:bandit", "use:darkened_alcove", "fight:skeleton")
    ann.has(swords=0, boots=1).does("move:start_a-C-V")
    assert (ann.skill, ann.swords, ann.boots) == (0, 0, 0)


def test_kk_055_resources_of_all_cards_are_pooled_and_can_be_split() -> None:
    ann = katakomben()[0].plays("explore", "burgle").does("buy:mercenary")
    assert (ann.skill, ann.boots) == (1, 1)


def test_kk_056_what_is_not_spent_is_lost() -> None:
    ann, ben = katakomben()
    ann.has(skill=3, swords=2, boots=1, teleports=1).ends()
    ben.holds("").ends()
    assert (ann.skill, ann.swords, ann.boots, ann.teleports) == (0, 0, 0, 0)


def test_kk_057_kk_058_gold_is_kept_and_can_be_spent() -> None:
    table = katakomben().tile("S1", 1, 0)
    ann, ben = table
    ann.plays("swindle")
    ann.ends()
    ben.holds("").ends()
    assert ann.gold == 3
    ann.holds("").has(room="S1-A", gold=9).does("trade:backpack")
    assert (ann.gold, ann.lines["gold"]) == (2, 2)


def test_kk_059_kk_061_klong_moves_cubes_there_and_back() -> None:
    ann = katakomben()[0].plays("stumble", "stumble")
    assert (ann.noise, ann.cubes) == (2, 28)
    ann.plays("sneak_attack")
    assert (ann.noise, ann.cubes) == (0, 30)


def test_kk_060_kk_g26_without_cubes_as_many_as_there_are() -> None:
    ann = katakomben()[0].has(cubes=1).plays("smash_and_grab")
    assert (ann.noise, ann.cubes, ann.noise_made) == (1, 0, 1)
    assert ann.plays("stumble").noise == 1


def test_kk_062_kk_063_kk_ex27_quiet_waits_for_noise_of_the_same_turn() -> None:
    ann, ben = katakomben()
    ann.plays("sneak_attack")
    assert ann.reduction == 2
    ann.plays("lightstick")
    assert (ann.noise, ann.reduction) == (0, 1)
    ann.ends()
    ben.holds("").ends()
    assert ann.reduction == 0
    assert ann.holds("").plays("stumble").noise == 1


def test_kk_064_to_draw_is_from_ones_own_deck() -> None:
    table = katakomben()
    ann = table[0].deck_is("scramble").plays("elven_sword")
    assert (ann.hand, ann.deck) == ("scramble", "")


def test_kk_065_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    ann = katakomben()[0].deck_is("").discard_is("scramble").plays("elven_sword")
    assert (ann.hand, ann.discard, ann.area) == ("scramble", "", "elven_sword")


@pytest.mark.parametrize("order", [("bard", "stumble"), ("stumble", "bard")])
def test_kk_066_the_order_of_plays_does_not_matter(order: tuple[str, str]) -> None:
    ann = katakomben()[0].has(damage=3).plays(*order)
    assert ann.damage == 1


def test_kk_068_lie_in_wait_hears_of_a_cave_entered_later() -> None:
    ann = katakomben()[0].has(room="start_a-T", boots=1, swords=1, noise=2).plays("lie_in_wait")
    assert ann.noise == 2
    ann.does("battle:start_a-T-K/1")
    assert (ann.at, ann.noise) == ("start_a-K", 0)


def test_kk_069_kk_070_the_lute_pays_for_all_klong_even_cancelled() -> None:
    ann = katakomben()[0].deck_is("burgle burgle").plays("stumble", "lute", "sneak_attack")
    assert (ann.gold, ann.noise) == (2, 0)
    ann.plays("stumble")
    assert ann.gold == 3


def test_kk_g25_only_cubes_that_are_placed_are_klong_made() -> None:
    ann = katakomben()[0].has(cubes=0).deck_is("burgle burgle").plays("lute")
    assert (ann.noise_made, ann.gold) == (0, 0)


def test_kk_g27_stored_quiet_does_not_help_against_arrivals() -> None:
    table = katakomben().dungeon_starts("skeleton_priest")
    ann = table[0].has(skill=3).plays("sneak_attack").does("buy:swindle")
    ann.ends()
    assert (ann.noise, ann.noise_made) == (1, 1)


def test_kk_g28_with_nothing_to_draw_from_no_card_is_drawn() -> None:
    ann = katakomben()[0].deck_is("").discard_is("").plays("elven_sword")
    assert ann.hand == ""


def test_kk_g23_what_one_card_does_may_be_what_another_waits_for() -> None:
    ann = katakomben()[0].deck_is("scramble burgle burgle").has(gold_gained=2)
    ann.plays("pillage", "lute")  # its noise is a gold, the third of this turn
    assert (ann.gold, sorted(ann.hand.split())) == (1, ["burgle", "burgle", "scramble"])
