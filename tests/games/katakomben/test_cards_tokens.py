"""Tokens, one by one: secrets, prisoners, artifacts, goods, idols, mastery."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.katakomben import KatakombenSeat, KatakombenTable, katakomben

MARKET = "S1-A"


def found(token: str, **has: int) -> tuple[KatakombenTable, KatakombenSeat]:
    """A table where seat 0 enters a room with a minor secret, which is this one."""
    table = katakomben().tile("S1", 1, 0).bank_is("minor", token)
    ann = table[0].has(room=MARKET, boots=2, **has).does("move:S1-A-B")
    assert table.left_in("minor") == 0
    return table, ann


def opened(token: str, **has: int) -> tuple[KatakombenTable, KatakombenSeat]:
    """A table where seat 0 has picked a chest, in which was this major secret."""
    table = katakomben().tile("S4", 1, 0).bank_is("major", token)
    ann = table[0].has(room="S4-B", **has).does("visit:chest")
    assert (ann.picks, table.left_in("major")) == (2, 0)
    return table, ann


def freed(prisoners: str, **has: int) -> tuple[KatakombenTable, KatakombenSeat]:
    """A table where seat 0 has picked a prison, in which were these prisoners."""
    table = katakomben().tile("S3", 1, 0).bank_is("prisoner", prisoners)
    ann = table[0].has(room="S3-A", **has).does("visit:prison")
    assert (ann.picks, ann.tokens) == (2, prisoners)
    return table, ann


# -- major secrets --------------------------------------------------------------------------------


def test_catacombs_map_kk_239_is_kept_and_worth_five() -> None:
    _, ann = opened("catacombs_map")
    assert (ann.tokens, ann.lines) == ("catacombs_map", {"catacombs_map": 5})


def test_catacombs_map_kk_ex30_walks_against_an_arrow() -> None:
    """The way north from the monkey shrine of side A is for going out only."""
    table = katakomben().tile("D01", 0, -2)
    ann = table[0].has(room="D01-A", boots=1, swords=1)
    with refused("KK-096"):
        ann.does("battle:D01-S2/1")
    ann.owns("catacombs_map").does("battle:D01-S2/1")
    assert (ann.at, ann.boots, ann.damage) == ("start_a-M", 0, 0)


def test_chalice_kk_240_is_kept_and_worth_seven() -> None:
    _, ann = opened("chalice")
    assert (ann.tokens, ann.lines, ann.tokens_of("artifact")) == ("chalice", {"chalice": 7}, 0)


def test_greater_skill_kk_241_is_five_skill_now() -> None:
    table, ann = opened("greater_skill")
    assert (ann.skill, ann.tokens, "greater_skill" in table.box) == (5, "", True)


def test_greater_treasure_kk_242_is_five_gold() -> None:
    table, ann = opened("greater_treasure")
    assert (ann.gold, ann.gold_gained, ann.tokens) == (5, 5, "")


def test_greater_healing_kk_243_is_kept_and_heals_two() -> None:
    table, ann = opened("greater_healing", damage=3)
    assert (ann.tokens, ann.damage) == ("greater_healing", 3)
    ann.does("drink:greater_healing")
    assert (ann.damage, ann.tokens, "greater_healing" in table.box) == (1, "", True)


# -- minor secrets --------------------------------------------------------------------------------


def test_dragon_egg_kk_244_is_worth_three_and_angers_the_dragon() -> None:
    table, ann = found("dragon_egg")
    assert (ann.tokens, ann.lines, table.rage) == ("dragon_egg", {"dragon_egg": 3}, 4)


def test_dragon_egg_kk_ex28_at_the_end_of_the_track() -> None:
    table = katakomben().tile("S1", 1, 0).bank_is("minor", "dragon_egg").rage_is(7)
    ann = table[0].has(room=MARKET, boots=1).does("move:S1-A-B")
    assert (table.rage, ann.lines) == (7, {"dragon_egg": 3})


def test_lockpick_kk_245_becomes_a_lockpick() -> None:
    table, ann = found("lockpick")
    assert (ann.picks, ann.tokens, "lockpick" in table.box) == (4, "", True)


def test_magic_spring_kk_246_trashes_a_card_when_the_turn_ends() -> None:
    table, ann = found("magic_spring")
    assert ann.tokens == "magic_spring"
    ann.plays("burgle").discard_is("stumble").does("end")
    assert ann.offered == {"trash:burgle/area", "trash:stumble/discard"}
    ann.does("trash:stumble/discard")
    assert (table.trashed, ann.tokens, "magic_spring" in table.box) == (["stumble"], "", True)


def test_healing_kk_247_heals_one_and_kk_g36_only_who_is_hurt() -> None:
    table, ann = found("healing")
    with refused("KK-G36"):
        ann.does("drink:healing")
    ann.has(damage=2).does("drink:healing")
    assert (ann.damage, ann.tokens, "healing" in table.box) == (1, "", True)


def test_swiftness_kk_248_gives_a_boot() -> None:
    _, ann = found("swiftness")
    assert (ann.tokens, ann.boots) == ("swiftness", 1)
    assert (ann.does("drink:swiftness").boots, ann.tokens) == (2, "")


def test_strength_kk_249_gives_two_swords() -> None:
    _, ann = found("strength")
    assert (ann.does("drink:strength").swords, ann.tokens) == (2, "")


def test_puzzle_box_kk_250_becomes_a_major_secret_on_a_wayshrine() -> None:
    table = katakomben().bank_is("major", "chalice")
    ann = table[0].owns("puzzle_box").has(room="start_a-V", boots=1).does("move:start_a-V-T")
    assert (ann.tokens, table.left_in("major"), "puzzle_box" in table.box) == ("chalice", 0, True)
    assert table.happened("used") == [0], "as is said: nobody wonders where it has gone"


def test_puzzle_box_kk_g35_is_kept_where_no_secret_is_left() -> None:
    table = katakomben().bank_is("major")
    ann = table[0].owns("puzzle_box").has(room="start_a-V", boots=1).does("move:start_a-V-T")
    assert (ann.tokens, ann.lines) == ("puzzle_box", {})


def test_treasure_kk_251_is_two_gold() -> None:
    _, ann = found("treasure")
    assert (ann.gold, ann.gold_gained, ann.tokens) == (2, 2, "")


# -- prisoners ------------------------------------------------------------------------------------


def test_adventurer_kk_225_is_worth_three_and_angers_the_dragon() -> None:
    table, ann = freed("adventurer peasant")
    assert (ann.lines["adventurer"], table.rage) == (3, 4)


def test_barbarian_kk_227_gives_two_swords_now() -> None:
    _, ann = freed("barbarian peasant")
    assert (ann.swords, ann.lines["barbarian"]) == (2, 2)


def test_cleric_kk_229_heals_now() -> None:
    _, ann = freed("cleric peasant", damage=3)
    assert (ann.damage, ann.lines["cleric"]) == (2, 2)


def test_coupon_kk_231_takes_five_off_a_ware_once() -> None:
    table, ann = freed("coupon peasant")
    table.tile("S1", -1, 0)
    ann.has(room=MARKET, gold=9).does("redeem:crown_10")
    assert (ann.gold, ann.tokens, "coupon" in table.box) == (7, "peasant crown_10", True)
    ann.does("trade:backpack")
    assert ann.gold == 0
    with refused("KK-231"):
        ann.has(gold=9).does("redeem:crown_9")


def test_coupon_kk_232_is_no_prisoner_for_a_warrior() -> None:
    ann = katakomben()[0].owns("warrior peasant coupon")
    assert ann.lines == {"warrior": 2, "peasant": 2}  # KK-EX15


def test_coupon_need_not_be_used() -> None:
    table = katakomben().tile("S1", 1, 0)
    ann = table[0].owns("coupon").has(room=MARKET, gold=7).does("trade:crown_10")
    assert (ann.gold, ann.tokens) == (0, "coupon crown_10")


def test_monkey_bot_kk_234_is_a_prisoner_and_an_idol_of_three_points() -> None:
    ann = katakomben()[0].owns("monkey_bot warrior primatologist")
    assert ann.lines == {"monkey_bot": 3, "warrior": 3, "primatologist": 5}


def test_haunted_prisoner_kk_236_wakes_a_ghost() -> None:
    table, ann = freed("haunted_prisoner peasant")
    assert (table.ghosts, ann.lines["haunted_prisoner"]) == ((4, 1, 0), 3)


def test_mayor_kk_226_is_worth_five_with_a_mastery_token() -> None:
    ann = katakomben()[0].owns("mayor")
    assert ann.lines == {}
    assert ann.owns("mastery").lines == {"mayor": 5, "mastery": 20}


def test_monk_kk_228_is_worth_a_point_for_every_marked_wayshrine() -> None:
    table = katakomben().tile("S5", 1, 0)
    ann = table[0].owns("monk").has(room="start_a-T").does("visit:wayshrine")
    assert ann.lines["monk"] == 1
    ann.has(room="S5-A").does("visit:wayshrine")
    assert ann.lines == {"monk": 2, "gold": 3}


def test_peasant_kk_230_is_worth_two() -> None:
    assert freed("peasant peasant")[1].points == 4


@pytest.mark.parametrize(("idol", "points"), [("monkey_idol", 5), ("monkey_bot", 3)])
def test_primatologist_kk_233_is_worth_five_with_an_idol(idol: str, points: int) -> None:
    ann = katakomben()[0].owns("primatologist")
    assert ann.lines == {}
    assert ann.owns(idol).lines == {"primatologist": 5, idol: points}


def test_prince_kk_235_is_worth_five_with_a_crown() -> None:
    ann = katakomben()[0].owns("prince")
    assert ann.lines == {}
    assert ann.owns("crown_8 crown_10").lines == {"prince": 5, "crown_8": 8, "crown_10": 10}


def test_princess_kk_235_is_worth_five_with_a_crown() -> None:
    ann = katakomben()[0].owns("princess")
    assert ann.lines == {}
    assert ann.owns("crown_9").lines == {"princess": 5, "crown_9": 9}


def test_sorceress_kk_237_is_worth_five_with_two_tomes() -> None:
    ann = katakomben()[0].owns("sorceress").discard_is("secret_tome")
    assert ann.lines == {"secret_tome": 7}
    assert ann.discard_is("secret_tome secret_tome").lines == {"sorceress": 5, "secret_tome": 14}


def test_warrior_kk_238_is_worth_a_point_for_every_prisoner() -> None:
    ann = katakomben()[0].owns("warrior")
    assert ann.lines == {"warrior": 1}
    assert ann.owns("peasant coupon cleric").lines == {"warrior": 3, "peasant": 2, "cleric": 2}


# -- artifacts ------------------------------------------------------------------------------------


def check_artifact(artifact: str, points: int, seats: int = 2) -> None:
    """Taken as an action, it angers the dragon and is worth so much; a second one is refused."""
    table = katakomben(seats).token_in("start_a-V", artifact).token_in("start_a-G", "ankh", "vase")
    rage = table.rage
    ann = table[0].has(room="start_a-V").does(f"take:{artifact}")
    assert (ann.tokens, ann.lines, table.rage) == (artifact, {artifact: points}, rage + 1)
    ann.has(room="start_a-G")
    with refused("KK-104"):
        ann.does("take:vase")


def test_ring_is_worth_five() -> None:
    check_artifact("ring", 5)


def test_ankh_is_worth_seven() -> None:
    table = katakomben().token_in("start_a-V", "ankh")
    ann = table[0].has(room="start_a-V").does("take:ankh")
    assert (ann.lines, table.rage) == ({"ankh": 7}, 4)


def test_vase_is_worth_ten() -> None:
    table = katakomben().token_in("start_a-V", "vase")
    ann = table[0].has(room="start_a-V").does("take:vase")
    assert (ann.lines, table.rage) == ({"vase": 10}, 4)


def test_mask_is_worth_twelve() -> None:
    check_artifact("mask", 12)


def test_shield_is_worth_fifteen() -> None:
    check_artifact("shield", 15)


def test_thurible_is_worth_seventeen() -> None:
    check_artifact("thurible", 17)


def test_chestplate_is_worth_twenty() -> None:
    check_artifact("chestplate", 20)


def test_lamp_is_worth_ten() -> None:
    check_artifact("lamp", 10, seats=5)


def test_bananas_are_worth_fifteen() -> None:
    check_artifact("bananas", 15, seats=5)


def test_medallion_is_worth_twenty() -> None:
    check_artifact("medallion", 20, seats=6)


def test_dragon_eye_is_worth_twenty_five() -> None:
    check_artifact("dragon_eye", 25, seats=6)


# -- goods ----------------------------------------------------------------------------------------


def buys(ware: str, seats: int = 2, **has: int) -> KatakombenSeat:
    """Seat 0 has bought this for seven gold, and could not for six."""
    table = katakomben(seats).tile("S1", 1, 0)
    ann = table[0].has(room=MARKET, gold=6, **has)
    with refused("KK-099"):
        ann.does(f"trade:{ware}")
    ann.has(gold=7).does(f"trade:{ware}")
    assert (ann.gold, ann.tokens) == (0, ware)
    return ann


def test_backpack_kk_252_carries_another_artifact() -> None:
    ann = buys("backpack")
    assert ann.lines == {"backpack": 5}
    ann.table.token_in("start_a-V", "ring").token_in("start_a-G", "ankh")
    ann.has(room="start_a-V").does("take:ring").has(room="start_a-G").does("take:ankh")
    assert ann.tokens_of("artifact") == 2


def test_blood_amulet_kk_253_is_for_the_wounded_and_heals_two() -> None:
    ann = buys("blood_amulet", damage=5)
    assert (ann.damage, ann.lines) == (3, {"blood_amulet": 7})
    ann = katakomben().tile("S1", 1, 0)[0].has(room=MARKET, gold=7, damage=4)
    with refused("KK-253"):
        ann.does("trade:blood_amulet")


def test_burglars_kit_kk_254_gives_two_lockpicks() -> None:
    ann = buys("burglars_kit")
    assert (ann.picks, ann.lines) == (5, {"burglars_kit": 2})


def test_crown_10_kk_255_is_sold_first() -> None:
    assert buys("crown_10").lines == {"crown_10": 10}


def test_crown_9_kk_255_is_sold_second() -> None:
    ann = katakomben().tile("S1", 1, 0)[0].has(room=MARKET, gold=14)
    with refused("KK-255"):
        ann.does("trade:crown_9")
    assert ann.does("trade:crown_10", "trade:crown_9").lines == {"crown_10": 10, "crown_9": 9}


def test_crown_8_kk_255_is_sold_last() -> None:
    table = katakomben().tile("S1", 1, 0)
    table[1].owns("crown_10 crown_9")
    assert table[0].has(room=MARKET, gold=7).does("trade:crown_8").lines == {"crown_8": 8}


def test_cloak_kk_g57_ignores_monsters_from_now_on() -> None:
    ann = buys("cloak", seats=5, boots=5)
    assert ann.lines == {"cloak": 5}
    ann.has(room="start_a-T").does("move:start_a-T-K")
    assert (ann.at, ann.damage) == ("start_a-K", 0)


def test_cloak_is_sold_to_a_party_only() -> None:
    ann = katakomben(4).tile("S1", 1, 0)[0].has(room=MARKET, gold=7)
    assert "trade:cloak" not in ann.offered


# -- the rest -------------------------------------------------------------------------------------


def test_monkey_idol_kk_256_is_taken_on_entering_its_shrine_once_a_turn() -> None:
    table = katakomben()
    ann = table[0].has(room="start_a-K", boots=3, swords=9)
    ann.does("battle:start_a-K-M/2")
    assert (ann.tokens, ann.lines, ann.tokens_of("artifact")) == (
        "monkey_idol",
        {"monkey_idol": 5},
        0,
    )
    assert table.tokens_in("start_a-M") == ["monkey_idol", "monkey_idol"]


def test_mastery_is_for_whoever_escapes_kk_207() -> None:
    table = katakomben()
    ann = table[0].owns("ring").has(room="start_a-V", boots=1).does("move:start_a-C-V").ends()
    assert (ann.status_word, ann.tokens) == ("escaped", "ring mastery")
    assert (ann.lines, table.left("mastery")) == ({"ring": 5, "mastery": 20}, 1)
