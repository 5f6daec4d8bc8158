"""Actions, card by card; and that no card and no token is without a test."""

import re
from pathlib import Path

import pytest

from tischrunde.games import catalog
from tischrunde.testing import refused
from tischrunde.testing.katakomben import katakomben

FIGURES = [
    ("payoff", 1, (3, 0, 0), 0),
    ("flamboyance", 2, (0, 0, 0), 1),
    ("pillage", 2, (0, 2, 1), 0),
    ("remove_traps", 2, (1, 2, 0), 1),
    ("shadow_walk", 2, (0, 0, 1), 1),
    ("astral_projection", 3, (2, 0, 0), 1),
    ("lie_in_wait", 3, (2, 1, 0), 1),
    ("riot", 3, (0, 1, 1), 0),
    ("smash_and_grab", 3, (0, 0, 0), 2),
    ("sneak_attack", 3, (0, 3, 0), 1),
    ("sudden_movement", 3, (1, 0, 2), 1),
    ("swindle", 3, (0, 0, 0), 1),
    ("diversion", 5, (2, 0, 0), 2),
    ("robbery", 5, (0, 2, 0), 1),
    ("double_cross", 6, (2, 0, 0), 3),
    ("expensive_taste", 6, (3, 0, 0), 0),
    ("grand_theft", 6, (0, 0, 0), 3),
    ("thirst_adventure", 7, (0, 0, 3), 0),
    ("blink_spell", 8, (3, 0, 0), 3),
]


@pytest.mark.parametrize(("card", "cost", "gains", "points"), FIGURES)
def test_figures(card: str, cost: int, gains: tuple[int, int, int], points: int) -> None:
    ann = katakomben().row_is(card).bank_is("prisoner")[0].has(skill=cost - 1)
    with refused("KK-072"):
        ann.does(f"buy:{card}")
    assert ann.has(skill=cost).does(f"buy:{card}").skill == 0
    if ann.asked == "ask-either":
        ann.does("skip")
    assert ann.discard == card
    assert ann.lines.get(card, 0) == points
    assert katakomben()[0].plays(card).gains == gains


def test_payoff_is_trashed_and_its_skill_stays() -> None:
    table = katakomben()
    ann = table[0].plays("payoff")
    assert (ann.skill, "invoke:payoff" in ann.offered) == (3, False)
    ann.ends()
    assert (table.trashed, ann.discard) == (["payoff"], "")


def test_flamboyance_draws_and_gives_skill_for_two_noise() -> None:
    ann = katakomben()[0].deck_is("burgle stumble").plays("flamboyance")
    assert (ann.hand, ann.skill) == ("burgle", 0)
    assert ann.plays("stumble").skill == 0
    assert ann.plays("stumble").skill == 2
    assert katakomben()[0].deck_is("burgle").plays("stumble", "stumble", "flamboyance").skill == 2


def test_pillage_draws_for_three_gold() -> None:
    ann = katakomben()[0].deck_is("burgle stumble").plays("pillage")
    assert ann.hand == ""
    assert ann.plays("swindle").hand == "burgle"
    ann = katakomben().row_is("skeleton skeleton")[0].deck_is("burgle stumble").has(swords=2)
    ann.does("fight:skeleton").plays("pillage")
    assert (ann.gold, ann.hand) == (2, "")
    assert ann.does("fight:skeleton").hand == "burgle"


def test_remove_traps_replaces_a_card_without_an_attack_kk_g29() -> None:
    table = katakomben().row_is("swindle lute").dungeon_starts("skeletal_ape")
    ann = table[0].plays("remove_traps").does("invoke:remove_traps")
    assert ann.offered == {"replace:swindle", "replace:lute"}
    ann.does("replace:lute")
    assert (table.row.split()[-1], table.spent) == ("skeletal_ape", "lute")
    assert "invoke:remove_traps" not in ann.offered
    table.dungeon_starts("lightstick lightstick elven_sword curator")
    ann.ends()
    assert table.happened("attacked") == []


def test_remove_traps_lets_the_new_card_do_what_it_does_on_arriving() -> None:
    table = katakomben().row_is("swindle lute").dungeon_starts("archoverlord")
    ann, ben = table
    ann.plays("remove_traps").does("invoke:remove_traps", "replace:swindle")
    assert (ann.noise, ben.noise) == (1, 1)


def test_remove_traps_is_voluntary() -> None:
    table = katakomben()
    ann = table[0].plays("remove_traps").ends()
    assert (table.spent, ann.asked) == ("", "")


def test_remove_traps_kk_g65_needs_a_dungeon_deck() -> None:
    ann = katakomben().dungeon_is("")[0].plays("remove_traps")
    with refused("KK-G65"):
        ann.does("invoke:remove_traps")


def test_shadow_walk_trashes_a_burgle() -> None:
    table = katakomben()
    ann = table[0].plays("shadow_walk")
    with refused("KK-170"):
        ann.does("invoke:shadow_walk")
    ann.plays("burgle").discard_is("burgle stumble").does("invoke:shadow_walk")
    assert ann.offered == {"trash:burgle/area", "trash:burgle/discard"}
    ann.does("trash:burgle/area")
    assert ann.skill == 1  # KK-G23: what it gave stays
    ann.ends()
    assert table.trashed == ["burgle"]


def test_astral_projection_marks_a_wayshrine_from_afar() -> None:
    table = katakomben().tile("S5", 1, 0)
    ann = table[0].plays("astral_projection", "lightstick")
    with refused("KK-G24"):
        ann.does("invoke:astral_projection")  # five skill
    ann.plays("burgle").does("invoke:astral_projection")
    assert ann.offered == {"mark:start_a-T", "mark:S5-A"}
    ann.does("mark:S5-A")
    assert (ann.gold, ann.marked, ann.cubes) == (1, 1, 28)  # a cube for the lightstick
    ann.has(room="S5-A")
    with refused("KK-160"):
        ann.does("visit:wayshrine")
    ann.has(room="start_a-T").does("visit:wayshrine")
    assert (ann.gold, ann.marked) == (3, 2)


def test_astral_projection_kk_161_needs_a_cube() -> None:
    ann = katakomben()[0].plays("astral_projection").has(skill_gained=6, cubes=0)
    with refused("KK-161"):
        ann.does("invoke:astral_projection")


def test_lie_in_wait_kk_ex3_is_quiet_in_a_crystal_cave() -> None:
    ann = katakomben()[0].has(room="start_a-G", noise=2, boots=2).plays("lie_in_wait")
    assert ann.noise == 2
    ann.does("move:start_a-G-K")
    assert (ann.noise, ann.cubes) == (0, 30)
    ann = katakomben()[0].has(room="start_a-K", noise=3).plays("lie_in_wait")
    assert ann.noise == 1


@pytest.mark.parametrize(("card", "cost"), [("lie_in_wait", 3), ("robbery", 5), ("grand_theft", 6)])
def test_a_card_that_may_go_onto_the_draw_pile(card: str, cost: int) -> None:
    """KK-171: lie_in_wait, robbery and grand_theft."""
    table = katakomben().row_is(card)
    ann = table[0].deck_is("burgle stumble").has(skill=cost).does(f"buy:{card}")
    assert ann.offered == {"choose:on-top", "skip"}
    ann.does("choose:on-top")
    assert (ann.deck, ann.discard) == (f"{card} burgle stumble", "")
    ann = katakomben().row_is(card)[0].has(skill=cost).does(f"buy:{card}", "skip")
    assert ann.discard == card


def test_riot_makes_a_noise_and_trashes_with_three_prisoners_kk_274() -> None:
    table = katakomben()
    ann = table[0].owns("peasant warrior coupon").plays("riot")
    assert ann.noise == 1
    with refused("KK-G24"):
        ann.does("invoke:riot")
    ann.owns("monkey_bot").plays("burgle").does("invoke:riot")
    assert ann.offered == {"trash:riot/area", "trash:burgle/area"}
    ann.does("trash:burgle/area").ends()
    assert table.trashed == ["burgle"]


def test_riot_frees_a_prisoner_when_bought() -> None:
    table = katakomben().row_is("riot").bank_is("prisoner", "barbarian mayor")
    ann = table[0].has(skill=3).does("buy:riot")
    assert (ann.tokens, ann.swords, table.left_in("prisoner")) == ("barbarian", 2, 1)


def test_smash_and_grab_makes_two_noise_and_draws_two() -> None:
    ann = katakomben()[0].deck_is("burgle burgle stumble").plays("smash_and_grab")
    assert (ann.noise, ann.hand) == (2, "burgle burgle")


def test_sneak_attack_kk_271_takes_two_noise_back() -> None:
    ann = katakomben()[0].plays("stumble", "sneak_attack")
    assert (ann.noise, ann.reduction, ann.swords) == (0, 1, 3)


def test_sneak_attack_gives_a_sword_when_bought() -> None:
    ann = katakomben().row_is("sneak_attack")[0].has(skill=3).does("buy:sneak_attack")
    assert (ann.gains, ann.noise) == ((0, 1, 0), 0)


def test_sudden_movement_turns_the_tile_of_whoever_is_alone_kk_173() -> None:
    table = katakomben(3).tile("S1", 1, 0).tile("S2", -1, 0, 90).dungeon_starts("sudden_movement")
    ann, ben, cem = table
    ann.has(room="S1-A", skill=3).does("buy:swindle")
    ben.has(room="start_a-V")
    cem.has(room="S2-A")
    ann.ends()
    assert (ann.asked, ann.offered) == ("ask-rotate", {"rotate:90", "rotate:180", "rotate:270"})
    ann.does("rotate:180")
    assert (cem.asked, cem.offered) == ("ask-rotate", {"rotate:0", "rotate:180", "rotate:270"})
    cem.does("rotate:0")
    assert [table.turn_of(tile) for tile in ("S1", "S2")] == [180, 0]
    assert ben.asked == "ask-turn"  # on the start tile nothing turns


def test_sudden_movement_leaves_a_tile_with_two_on_it() -> None:
    table = katakomben().tile("S1", 1, 0).dungeon_starts("sudden_movement")
    ann, ben = table
    ann.has(room="S1-A", skill=3).does("buy:swindle")
    ben.has(room="S1-B")
    ann.ends()
    assert (ben.asked, table.turn_of("S1")) == ("ask-turn", 0)


def test_sudden_movement_kk_g63_does_not_count_those_who_lie() -> None:
    table = katakomben(3).tile("S1", 1, 0).dungeon_starts("sudden_movement")
    ann, _, cem = table
    cem.has(room="S1-B", status=3)
    ann.has(room="S1-A", skill=3).does("buy:swindle").ends()
    assert ann.asked == "ask-rotate"


def test_swindle_gives_three_gold() -> None:
    assert katakomben()[0].plays("swindle").gold == 3


def test_diversion_frees_a_prisoner_when_bought() -> None:
    table = katakomben().row_is("diversion").bank_is("prisoner", "cleric")
    ann = table[0].has(skill=5, damage=2).does("buy:diversion")
    assert (ann.tokens, ann.damage) == ("cleric", 1)


def test_diversion_returns_three_black_cubes_on_arriving() -> None:
    table = katakomben().bag_is(black=10).dungeon_starts("diversion")
    table[0].has(skill=3).does("buy:swindle").ends()
    assert table.black() == (13, 11)


def test_robbery_gives_two_gold_and_teleports_from_a_market() -> None:
    table = katakomben().tile("S1", 1, 0)
    ann = table[0].has(room="start_a-G").plays("robbery")
    assert ann.gold == 2
    with refused("KK-G24"):
        ann.does("invoke:robbery")
    ann.has(room="S1-A").does("invoke:robbery")
    assert {"teleport:S1-B", "teleport:start_a-G", "teleport:S1-N1"} <= ann.offered
    ann.does("teleport:start_a-G")
    assert (ann.at, ann.boots, "invoke:robbery" in ann.offered) == ("start_a-G", 0, False)


def test_double_cross_is_quiet_and_makes_the_others_noisy_when_bought() -> None:
    table = katakomben(3).row_is("double_cross")
    ann, ben, cem = table
    ann.has(skill=6, noise=2).does("buy:double_cross")
    assert (ann.noise, ben.noise, cem.noise) == (2, 2, 2)
    assert ann.plays("double_cross").noise == 0


def test_expensive_taste_gives_two_gold_and_points_for_crown_and_gem() -> None:
    ann = katakomben()[0].plays("expensive_taste")
    assert (ann.gold, ann.lines) == (2, {"gold": 2})
    ann = katakomben()[0].discard_is("expensive_taste").owns("crown_8 crown_9")
    assert "expensive_taste" not in ann.lines
    ann.discard_is("expensive_taste rose_quartz fiery_quartz")
    assert ann.lines["expensive_taste"] == 5


def test_grand_theft_gives_a_lockpick() -> None:
    ann = katakomben()[0].plays("grand_theft").does("invoke:grand_theft", "choose:picks-1")
    assert ann.picks == 4


def test_grand_theft_gets_a_card_without_skill_kk_g32() -> None:
    table = katakomben().row_is("sneak_attack black_market skeleton")
    ann = table[0].plays("grand_theft").does("invoke:grand_theft", "choose:free-card")
    assert ann.offered == {"buy:sneak_attack", "use:black_market"}
    ann.does("buy:sneak_attack")
    assert (ann.discard, ann.picks, ann.swords, ann.skill) == ("sneak_attack", 2, 1, 0)


def test_grand_theft_uses_a_device_but_pays_its_other_price() -> None:
    table = katakomben().row_is("wishing_well locked_trunk").bank_is("major", "chalice")
    ann = table[0].has(picks=1).plays("grand_theft").does("invoke:grand_theft")
    assert ann.asked == "ask-turn"  # no gold for the well, no second lockpick for the trunk
    assert ann.picks == 2
    table = katakomben().row_is("wishing_well locked_trunk").bank_is("major", "chalice")
    ann = table[0].has(picks=2).plays("grand_theft").does("invoke:grand_theft", "choose:free-card")
    assert (ann.tokens, ann.picks) == ("chalice", 0)  # only the trunk could be had


def test_thirst_adventure_gives_three_boots_when_bought() -> None:
    ann = katakomben().row_is("thirst_adventure")[0].has(skill=7).does("buy:thirst_adventure")
    assert ann.boots == 3


def test_thirst_adventure_is_worth_two_for_every_artifact_and_idol() -> None:
    ann = katakomben()[0].discard_is("thirst_adventure").owns("ring ankh monkey_idol monkey_bot")
    assert ann.lines["thirst_adventure"] == 8


def test_blink_spell_teleports_next_door() -> None:
    ann = katakomben()[0].has(room="start_a-V").plays("blink_spell").does("invoke:blink_spell")
    assert ann.asked == "ask-jump"  # nobody is in the depths, so there was no choice
    assert "teleport:start_a-C" not in ann.offered  # KK-G21: not without an artifact
    ann.does("teleport:start_a-G")
    assert (ann.at, ann.boots) == ("start_a-G", 0)


def test_blink_spell_offers_nothing_but_what_can_be_done() -> None:
    ann = katakomben()[0].has(room="start_a-V").plays("blink_spell")
    assert ann.offered == {
        "buy:explore", "buy:mercenary", "buy:swindle", "end", "invoke:blink_spell",
    }  # fmt: skip


def test_blink_spell_teleports_to_somebody_in_the_depths() -> None:
    table = katakomben(3)
    ann, ben, cem = table
    ben.has(room="start_a-M")
    cem.has(room="start_a-V")
    ann.plays("blink_spell").does("invoke:blink_spell")
    assert ann.offered == {"choose:teleport", "choose:teleport-hero"}
    ann.does("choose:teleport-hero")
    assert (ann.at, ann.tokens) == ("start_a-M", "monkey_idol")  # KK-G15: that is entering


def test_blink_spell_kk_g63_does_not_count_those_who_lie() -> None:
    ann, ben = katakomben()
    ben.has(room="start_a-M", status=3)
    ann.has(room="start_a-V").plays("blink_spell")
    assert ann.does("invoke:blink_spell").asked == "ask-jump"


def test_every_card_and_token_has_a_test_of_its_own() -> None:
    book = catalog.load("klong-katakomben").book  # type: ignore[attr-defined]
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_cards_*.py")
    )
    tests = re.findall(r"^def test_(\w+)\(", source, re.MULTILINE)
    missing = [
        word
        for word in book.words[: book.tiles]
        if not any(test == word or test.startswith(f"{word}_") for test in tests)
    ]
    assert missing == []
