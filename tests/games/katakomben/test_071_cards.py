"""Acquiring, fighting, devices, keywords (KK-071…KK-086, KK-164…KK-174, KK-G29…G34)."""

from tischrunde.kernel.pile import CARD
from tischrunde.testing import refused
from tischrunde.testing.katakomben import katakomben


def test_kk_071_kk_072_kk_073_a_card_of_the_row_for_its_skill() -> None:
    ann = katakomben()[0].has(skill=3)
    with refused("KK-072"):
        ann.does("buy:bandit")
    ann.has(skill=5).does("buy:expert_guide")
    assert (ann.skill, ann.boots, ann.discard) == (0, 0, "expert_guide")


def test_kk_074_kk_081_kk_086_gaps_stay_until_the_turn_ends() -> None:
    table = katakomben().row_is("skeleton darkened_alcove swindle bandit bandit curator")
    ann = table[0].has(skill=5, swords=1)
    ann.does("buy:swindle", "use:darkened_alcove", "fight:skeleton")
    assert table.row == "bandit bandit curator"
    ann.ends()
    assert len(table.row.split()) == 6


def test_kk_075_kk_076_reserve_cards_until_there_are_none() -> None:
    table = katakomben().reserve_is("explore", 1)
    ann = table[0].has(skill=6).does("buy:explore")
    assert (ann.discard, table.left("explore")) == ("explore", 0)
    with refused("KK-076"):
        ann.does("buy:explore")


def test_kk_077_kk_078_monsters_take_swords_never_skill() -> None:
    ann = katakomben().row_is("keymaster")[0].has(skill=9, swords=1)
    assert "buy:keymaster" not in ann.offered
    with refused("KK-078"):
        ann.does("fight:keymaster")


def test_kk_079_kk_080_a_beaten_monster_gives_its_reward_and_is_spent() -> None:
    table = katakomben().row_is("keymaster")
    ann = table[0].has(swords=2).does("fight:keymaster")
    assert (ann.picks, table.spent, ann.discard) == (4, "keymaster", "")


def test_kk_082_the_goblin_can_be_beaten_again_and_again() -> None:
    table = katakomben()
    ann = table[0].has(swords=4).does("fight:goblin", "fight:goblin")
    assert (ann.gold, table.left("goblin"), table.spent, ann.beaten) == (2, 1, "", 0)


def test_kk_083_kk_084_kk_085_a_device_works_at_once_and_is_spent() -> None:
    table = katakomben().row_is("darkened_alcove")
    ann = table[0].has(skill=1, noise=2)
    with refused("KK-083"):
        ann.does("use:darkened_alcove")
    ann.has(skill=2).does("use:darkened_alcove")
    assert (ann.noise, table.spent, ann.discard) == (0, "darkened_alcove", "")


def test_kk_164_kk_165_kk_166_a_card_is_discarded_unplayed_and_for_something_only() -> None:
    ann = katakomben()[0].deck_is("burgle scramble").holds("stumble").plays("charlatan")
    ann.does("invoke:charlatan")  # with one card in hand there is nothing to choose
    assert (ann.discard, ann.noise) == ("stumble", 0)
    assert sorted(ann.hand.split()) == ["burgle", "scramble"]
    ann = katakomben()[0].deck_is("burgle scramble").plays("charlatan")
    with refused("KK-166"):
        ann.does("invoke:charlatan")


def test_kk_168_arrivals_come_before_the_attack_of_the_same_refill() -> None:
    table = katakomben().dungeon_starts("skeleton_priest fiery_quartz")
    ann = table[0].has(skill=6)
    ann.does("buy:swindle", "buy:swindle").ends()
    kinds = table.kinds
    assert kinds.index("made-noise") < kinds.index("attacked")


def test_kk_170_what_is_trashed_leaves_the_game() -> None:
    table = katakomben()
    ann = table[0].discard_is("burgle").plays("shadow_walk").does("invoke:shadow_walk")
    assert (ann.discard, table.trashed) == ("", ["burgle"])


def test_kk_171_acquire_texts_work_when_the_card_is_bought_and_not_when_it_is_played() -> None:
    ann = katakomben().row_is("sneak_attack")[0].has(skill=3).does("buy:sneak_attack")
    assert ann.swords == 1
    ann.has(swords=0).plays("sneak_attack")
    assert ann.swords == 3


def test_kk_174_kk_214_who_is_out_is_no_player_for_each_player() -> None:
    table = katakomben(3).dungeon_starts("archoverlord")
    ann, ben, cat = table
    ben.has(status=1)
    cat.has(status=2)
    ann.has(skill=3).does("buy:swindle").ends()
    assert table.happened("made-noise") == [0]


def test_kk_g30_arrivals_go_from_left_to_right() -> None:
    table = katakomben().dungeon_starts("skeleton_priest diversion").bag_is(black=20)
    ann = table[0].has(skill=6)
    ann.does("buy:swindle", "buy:swindle").ends()
    told = [kind for kind in table.kinds if kind in ("made-noise", "returned-black")]
    assert told == ["made-noise", "made-noise", "returned-black"]


def test_kk_g31_danger_that_has_just_come_counts_already() -> None:
    table = katakomben().rage_is(1).dungeon_starts("corrupt_advisor")
    table[0].has(skill=3).does("buy:swindle").ends()
    assert table.told_of("attacked") == [3]


def test_kk_g33_kk_272_where_a_monster_is_fought_is_looked_at_when_paying() -> None:
    table = katakomben().row_is("crystal_kobold the_warden")
    ann = table[0].has(room="start_a-V", swords=5)
    for monster in ("crystal_kobold", "the_warden"):
        with refused("KK-G33"):
            ann.does(f"fight:{monster}")
    ann.has(room="start_a-T").does("fight:crystal_kobold")
    assert (ann.skill, ann.swords) == (2, 3)
    ann.has(room="start_a-K").does("fight:the_warden")
    assert len(ann.tokens.split()) == 2


def test_kk_g34_a_spring_trashes_first_at_the_end_of_the_turn() -> None:
    table = katakomben()
    ann = table[0].owns("magic_spring").plays("burgle")
    ann.ends()  # the only card there is
    assert table.trashed == ["burgle"]
    assert ann.tokens == ""


def test_kk_g37_treasures_become_gold_at_once() -> None:
    table = katakomben().tile("S4", 1, 0).bank_is("major", "greater_treasure")
    ann = table[0].has(room="S4-B").does("visit:chest")
    assert (ann.gold, ann.gold_gained, ann.tokens) == (5, 5, "")


def test_kk_222_every_own_card_counts_wherever_it_lies() -> None:
    ann = katakomben()[0].holds("bandit").discard_is("secret_tome").plays("expert_guide")
    assert (ann.lines["bandit"], ann.lines["secret_tome"], ann.lines["expert_guide"]) == (2, 7, 2)
    assert all(entry & CARD < 76 for entry in ann.hero.area.entries)


def test_kk_079_a_priest_heals_before_the_noise() -> None:
    ann = katakomben().row_is("skeleton_priest")[0].has(swords=2, damage=3).has(cubes=0)
    ann.does("fight:skeleton_priest")
    assert (ann.damage, ann.cubes, ann.noise) == (2, 0, 1)
