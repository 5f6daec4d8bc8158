"""Companions, card by card."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.katakomben import katakomben

REBELS = [
    ("rebel_scribe", 1, (1, 0, 0), 1),
    ("rebel_thief", 3, (0, 0, 0), 2),
    ("rebel_paladin", 4, (1, 1, 0), 1),
    ("rebel_general", 5, (2, 1, 1), 2),
]
FIGURES = [
    ("empurror", 1, (0, 0, 0), 1),
    ("imp_familiar", 2, (0, 0, 0), 1),
    ("bard", 3, (2, 0, 0), 1),
    ("scavenger", 3, (2, 0, 0), 1),
    ("bandit", 4, (1, 1, 1), 2),
    ("charlatan", 4, (0, 0, 0), 2),
    ("corrupt_advisor", 4, (2, 0, 0), 2),
    ("librarian", 4, (2, 0, 0), 1),
    ("skulker", 4, (0, 0, 2), 1),
    ("spectral_rider", 4, (2, 0, 1), 2),
    ("brave_hero", 5, (2, 1, 1), 0),
    ("curator", 5, (2, 0, 1), 2),
    ("expert_guide", 5, (2, 0, 2), 2),
    ("floating_skull", 6, (2, 1, 0), 2),
]


@pytest.mark.parametrize(("card", "cost", "gains", "points"), REBELS + FIGURES)
def test_figures(card: str, cost: int, gains: tuple[int, int, int], points: int) -> None:
    ann = katakomben().row_is(card)[0].has(skill=cost - 1)
    with refused("KK-072"):
        ann.does(f"buy:{card}")
    assert ann.has(skill=cost).does(f"buy:{card}").skill == 0
    assert ann.discard == card
    assert ann.lines.get(card, 0) == points
    assert katakomben()[0].plays(card).gains == gains


# -- rebels ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [rebel[0] for rebel in REBELS])
def test_a_rebel_draws_with_another_companion_kk_067(card: str) -> None:
    before = katakomben()[0].deck_is("burgle stumble burgle").plays("bandit")
    assert before.plays(card).hand == "burgle"
    after = katakomben()[0].deck_is("burgle stumble burgle").plays(card)
    assert after.hand == ""
    assert after.plays("bandit").hand == "burgle"
    assert after.plays("expert_guide").hand == "burgle"  # once


def test_rebel_scribe_and_rebel_general_see_each_other_kk_ex2() -> None:
    ann = katakomben()[0].deck_is("burgle burgle burgle").plays("rebel_scribe")
    assert ann.hand == ""
    assert ann.plays("rebel_general").hand == "burgle burgle"


def test_rebel_general_kk_ex2_alone_draws_nothing() -> None:
    assert katakomben()[0].deck_is("burgle").plays("rebel_general").hand == ""


def test_rebel_thief_gives_a_lockpick() -> None:
    assert katakomben()[0].plays("rebel_thief").picks == 4


def test_rebel_paladin_draws_with_an_artifact_as_well() -> None:
    ann = katakomben()[0].deck_is("burgle burgle burgle").owns("ring").plays("rebel_paladin")
    assert ann.hand == "burgle"
    assert ann.plays("bandit").hand == "burgle burgle"


def test_rebel_paladin_draws_for_an_artifact_taken_later() -> None:
    table = katakomben().token_in("start_a-V", "ring")
    ann = table[0].has(room="start_a-V").deck_is("burgle burgle").plays("rebel_paladin")
    assert ann.hand == ""
    assert ann.does("take:ring").hand == "burgle"


# -- the others -----------------------------------------------------------------------------------


def test_empurror_gives_one_of_three() -> None:
    for choice, gold, noise in (("gold-1", 1, 2), ("quiet-2", 0, 0), ("tireless", 0, 2)):
        ann = katakomben()[0].has(noise=2).plays("empurror").does("invoke:empurror")
        assert ann.offered == {"choose:gold-1", "choose:quiet-2", "choose:tireless"}
        ann.does(f"choose:{choice}")
        assert (ann.gold, ann.noise, ann.tireless) == (gold, noise, int(choice == "tireless"))
        assert "invoke:empurror" not in ann.offered


def test_empurror_gives_all_three_with_an_artifact() -> None:
    ann = katakomben()[0].owns("ring").has(noise=2).plays("empurror")
    assert (ann.gold, ann.noise, ann.tireless) == (1, 0, 1)
    assert "invoke:empurror" not in ann.offered


def test_empurror_kk_g23_gives_the_other_two_for_an_artifact_taken_later() -> None:
    table = katakomben().token_in("start_a-V", "ring")
    ann = table[0].has(room="start_a-V", noise=2).plays("empurror")
    ann.does("invoke:empurror", "choose:gold-1")
    assert (ann.gold, ann.noise, ann.tireless) == (1, 2, 0)
    ann.does("take:ring")
    assert (ann.gold, ann.noise, ann.tireless) == (1, 0, 1)


def test_empurror_may_be_used_after_other_cards_kk_g24() -> None:
    ann = katakomben()[0].plays("empurror", "stumble").does("invoke:empurror", "choose:quiet-2")
    assert (ann.noise, ann.reduction) == (0, 1)
    ann = katakomben()[0].plays("empurror").ends()
    assert ann.gold == 0  # what is not used lapses


def test_imp_familiar_gives_a_lockpick_or_draws_two_for_one() -> None:
    ann = katakomben()[0].deck_is("burgle burgle stumble").plays("imp_familiar")
    ann.does("invoke:imp_familiar", "choose:picks-1")
    assert (ann.picks, ann.hand) == (4, "")
    ann = katakomben()[0].deck_is("burgle burgle stumble").plays("imp_familiar")
    ann.does("invoke:imp_familiar", "choose:pick-for-cards")
    assert (ann.picks, ann.hand) == (2, "burgle burgle")


def test_imp_familiar_has_nothing_to_pay_with() -> None:
    ann = katakomben()[0].has(picks=0).plays("imp_familiar").does("invoke:imp_familiar")
    assert (ann.picks, ann.asked) == (1, "ask-turn")  # there was no choice


def test_bard_heals_two_if_two_noise_are_made() -> None:
    ann = katakomben()[0].has(damage=3).plays("bard")
    assert (ann.noise, ann.damage) == (1, 3)
    ann.plays("stumble")
    assert (ann.noise, ann.damage) == (2, 1)
    assert ann.plays("stumble").damage == 1  # once


def test_bard_heals_for_noise_made_before() -> None:
    ann = katakomben()[0].has(damage=1).plays("stumble", "bard")
    assert (ann.noise, ann.damage) == (2, 0)


def test_scavenger_finds_a_minor_secret_when_bought() -> None:
    table = katakomben().row_is("scavenger scavenger").bank_is("minor", "treasure")
    ann = table[0].has(skill=6).does("buy:scavenger")
    assert (ann.gold, ann.discard, table.left_in("minor")) == (2, "scavenger", 0)
    assert ann.does("buy:scavenger").gold == 2  # none is left
    assert ann.plays("scavenger").gold == 2


def test_bandit_gives_a_sword_and_a_boot_when_bought() -> None:
    ann = katakomben().row_is("bandit")[0].has(skill=4).does("buy:bandit")
    assert ann.gains == (0, 1, 1)


def test_charlatan_kk_167_draws_two_for_one_discarded() -> None:
    ann = katakomben()[0].deck_is("burgle burgle scramble").holds("stumble sidestep")
    ann.plays("charlatan").does("invoke:charlatan")
    assert ann.offered == {"discard:stumble", "discard:sidestep"}  # who begins must go on
    ann.does("discard:stumble")
    assert (ann.hand, ann.discard) == ("sidestep burgle burgle", "stumble")
    assert (ann.noise, "invoke:charlatan" in ann.offered) == (0, False)


def test_charlatan_kk_ex9_needs_a_card_to_discard() -> None:
    ann = katakomben()[0].deck_is("burgle burgle burgle").plays("charlatan")
    with refused("KK-166"):
        ann.does("invoke:charlatan")
    ann.plays("elven_sword")  # draws a card: now there is one
    ann.does("invoke:charlatan")
    assert (ann.hand, ann.discard) == ("burgle burgle", "burgle")


def test_corrupt_advisor_makes_the_others_noisy() -> None:
    ann, ben, cem = katakomben(3)
    ann.plays("corrupt_advisor")
    assert (ann.noise, ben.noise, cem.noise) == (0, 1, 1)


def test_corrupt_advisor_makes_them_noisier_with_a_crown_even_one_bought_later() -> None:
    ann, ben = katakomben()
    assert ann.owns("crown_8").plays("corrupt_advisor") and ben.noise == 2
    table = katakomben().tile("S1", 1, 0)
    ann, ben = table
    ann.has(room="S1-A", gold=7).plays("corrupt_advisor")
    assert ben.noise == 1
    ann.does("trade:crown_10")
    assert ben.noise == 2


def test_corrupt_advisor_is_a_danger_and_brings_the_dragon() -> None:
    table = katakomben().dungeon_starts("corrupt_advisor")
    table[0].has(skill=3).does("buy:swindle").ends()
    assert table.told_of("attacked") == [4]  # KK-G31: it counts itself


def test_librarian_draws_two_with_a_tome() -> None:
    ann = katakomben()[0].deck_is("burgle burgle burgle").has(noise=3).plays("librarian")
    assert (ann.noise, ann.hand) == (1, "")
    assert ann.plays("secret_tome").hand == "burgle burgle"
    ann = katakomben()[0].deck_is("burgle burgle burgle").discard_is("secret_tome")
    assert ann.plays("librarian").hand == "burgle burgle"


def test_librarian_kk_g23_draws_for_a_tome_got_later() -> None:
    ann = katakomben()[0].deck_is("burgle burgle burgle").plays("librarian").has(skill=7)
    assert ann.does("buy:secret_tome").hand == "burgle burgle"


def test_skulker_minds_no_monsters() -> None:
    ann = katakomben()[0].has(room="start_a-T").plays("skulker").does("move:start_a-T-K")
    assert (ann.at, ann.damage, ann.boots) == ("start_a-K", 0, 1)


def test_skulker_helps_when_bought_as_well() -> None:
    ann = katakomben().row_is("skulker")[0].has(room="start_a-T", skill=4, boots=1)
    ann.does("buy:skulker", "move:start_a-T-K")
    assert (ann.damage, ann.boots) == (0, 0)


def test_spectral_rider_goes_from_one_haunted_tile_to_another() -> None:
    table = katakomben().tile("D05", 1, -1).tile("D08", -1, -1)
    ann = table[0].plays("spectral_rider")
    with refused("KK-G24"):
        ann.does("invoke:spectral_rider")
    ann.has(room="D05-A").does("invoke:spectral_rider")
    assert ann.offered == {"teleport:D08-A", "teleport:D08-B", "teleport:D08-C"}
    ann.does("teleport:D08-B")
    assert (ann.at, ann.boots, ann.stopped) == ("D08-B", 1, 1)  # a crystal cave exhausts


def test_spectral_rider_needs_another_haunted_tile() -> None:
    ann = katakomben().tile("D05", 1, -1)[0].has(room="D05-A").plays("spectral_rider")
    with refused("KK-175"):
        ann.does("invoke:spectral_rider")


def test_brave_hero_kk_274_is_worth_five_with_three_prisoners() -> None:
    ann = katakomben()[0].discard_is("brave_hero").owns("peasant mayor coupon")
    assert "brave_hero" not in ann.lines  # a coupon is none (KK-232)
    assert ann.owns("monkey_bot").lines["brave_hero"] == 5


def test_curator_draws_for_every_artifact() -> None:
    deck = "burgle burgle burgle burgle"
    assert katakomben()[0].deck_is(deck).plays("curator").hand == ""
    ann = katakomben()[0].deck_is(deck).owns("ring ankh").plays("curator")
    assert ann.hand == "burgle burgle"


def test_curator_kk_g23_draws_for_an_artifact_taken_later() -> None:
    table = katakomben().token_in("start_a-V", "ankh")
    ann = table[0].has(room="start_a-V").owns("ring backpack").deck_is("burgle burgle stumble")
    assert ann.plays("curator").hand == "burgle"
    assert ann.does("take:ankh").hand == "burgle burgle"


def test_expert_guide_kk_273_gives_nothing_when_bought() -> None:
    assert katakomben()[0].has(skill=5).does("buy:expert_guide").gains == (0, 0, 0)


def test_floating_skull_teleports_with_a_crown() -> None:
    ann = katakomben()[0].plays("floating_skull")
    assert ann.teleports == 0
    assert ann.token_comes("crown_8").teleports == 1
    ann.does("teleport:start_a-V")
    assert (ann.at, ann.teleports, ann.boots) == ("start_a-V", 0, 0)


def test_floating_skull_teleports_when_bought() -> None:
    ann = katakomben().row_is("floating_skull")[0].has(skill=6).does("buy:floating_skull")
    assert ann.teleports == 1
