"""Rooms and what they have (KK-098…KK-118, KK-131…KK-163, KK-256, KK-276, KK-277, KK-G38…G62)."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.katakomben import KatakombenSeat, KatakombenTable, katakomben


def at_market(**has: int) -> tuple[KatakombenTable, KatakombenSeat]:
    table = katakomben().tile("S1", 1, 0)
    return table, table[0].has(room="S1-A", **has)


# -- markets -------------------------------------------------------------------------------------


def test_kk_098_wares_are_sold_in_market_rooms_only() -> None:
    _, ann = at_market(gold=7)
    assert "trade:backpack" in ann.offered
    with refused("KK-098"):
        ann.has(room="S1-B").does("trade:backpack")


def test_kk_099_kk_100_a_ware_costs_seven_gold() -> None:
    table, ann = at_market(gold=6)
    with refused("KK-099"):
        ann.does("trade:burglars_kit")
    ann.has(gold=7).does("trade:burglars_kit")
    assert (ann.gold, ann.tokens) == (0, "burglars_kit")
    assert table.written(table.state.market).split().count("burglars_kit") == 2
    other = katakomben().tile("D12", 1, 0)[0].has(room="D12-A", gold=7)
    wares = {option for option in other.offered if option.startswith("trade:")}
    assert wares == {"trade:backpack", "trade:burglars_kit", "trade:crown_10"}  # no amulet unhurt


def test_kk_101_as_many_as_one_can_pay_also_of_a_kind() -> None:
    _, ann = at_market(gold=14)
    assert ann.does("trade:backpack", "trade:backpack").tokens == "backpack backpack"


def test_kk_g38_coupons_and_prices_add_up_and_never_fall_below_nothing() -> None:
    _, ann = at_market(gold=0)
    ann.owns("coupon").has(ware_price=5).does("redeem:backpack")
    assert (ann.gold, ann.tokens) == (0, "backpack")
    with refused("KK-099"):
        ann.does("trade:backpack")


def test_kk_ex15_a_coupon_makes_it_two_gold_and_is_no_prisoner() -> None:
    table, ann = at_market(gold=2)
    ann.owns("warrior peasant coupon")
    assert ann.lines["warrior"] == 2
    ann.does("redeem:crown_10")
    assert (ann.gold, "coupon" in table.box) == (0, True)
    assert ann.owns("cleric").lines["warrior"] == 3


def test_kk_g40_an_amulet_is_for_the_hurt_before_it_heals() -> None:
    _, ann = at_market(gold=7, damage=4)
    with refused("KK-253"):
        ann.does("trade:blood_amulet")
    ann.has(damage=5).does("trade:blood_amulet")
    assert (ann.damage, ann.gold) == (3, 0)


# -- artifacts -----------------------------------------------------------------------------------


def vault(*artifacts: str) -> tuple[KatakombenTable, KatakombenSeat]:
    table = katakomben().tile("D01", 1, 0).token_in("D01-A", *artifacts)
    return table, table[0].has(room="D01-B", boots=2, swords=2)


def test_kk_102_kk_103_kk_106_an_artifact_is_taken_when_one_likes_or_not_at_all() -> None:
    table, ann = vault("ring")
    ann.does("battle:D01-B-A/1")
    assert ann.asked == "ask-turn"  # nothing is asked on entering
    assert "take:ring" in ann.offered
    ann.ends()
    assert (ann.tokens, table.tokens_in("D01-A")) == ("", ["ring"])


def test_kk_104_kk_105_who_has_one_takes_no_other_and_keeps_it() -> None:
    _, ann = vault("ring")
    ann.owns("ankh").does("battle:D01-B-A/1")
    with refused("KK-104"):
        ann.does("take:ring")
    assert not any("ankh" in option for option in ann.offered)


def test_kk_107_kk_193_taking_an_artifact_wakes_the_dragon() -> None:
    table, ann = vault("ring")
    rage = table.rage
    ann.does("battle:D01-B-A/1", "take:ring")
    assert (ann.tokens, table.rage) == ("ring", rage + 1)


def test_kk_g39_kk_g54_kk_ex29_backpacks_carry_more_artifacts() -> None:
    table = katakomben().tile("D01", 1, 0).tile("D02", -1, 0).tile("D03", 0, 1)
    table.token_in("D01-A", "ankh").token_in("D02-A", "shield").token_in("D03-A", "ring")
    table.rage_is(3)
    ann = table[0].owns("backpack").has(room="D01-A").does("take:ankh")
    ann.has(room="D02-A").does("take:shield")
    assert (table.rage, ann.lines["ankh"] + ann.lines["shield"]) == (5, 22)
    with refused("KK-104"):
        ann.has(room="D03-A").does("take:ring")
    assert ann.owns("backpack").does("take:ring").tokens_of("artifact") == 3


def found(tile: str, stack: str, seats: int = 2) -> KatakombenTable:
    """Seat 0 finds a tile while these artifacts are on their stack."""
    table = katakomben(seats).stack_is(tile).artifacts_are(stack)
    ann = table[0].has(room="start_a-V", boots=2, swords=4).does("move:start_a-LS1")
    announced = ann.sees["laying"]["finds"]
    turn = next(t["turn"] for t in ann.sees["laying"]["turns"] if not t["barred"])
    ann.does(max(o for o in ann.offered if o.startswith(f"lay:{turn}/")))
    lies = [find["token"] for find in announced if find["room"] == f"{tile}-A"]
    assert table.tokens_in(f"{tile}-A") == lies, "as it was said before"
    return table


def test_kk_131_kk_132_a_found_artifact_lies_there_for_anybody() -> None:
    table = found("D01", "ring ankh vase")
    assert (table.tokens_in("D01-A"), table.spectators_see["artifacts"]) == (
        ["ring"], ["ankh", "vase"],
    )  # fmt: skip
    ann, ben = table
    ann.ends()
    assert ben.holds("").has(room="D01-A").does("take:ring").tokens == "ring"


def test_kk_133_kk_ex5_plus_signs_dig_deeper() -> None:
    table = found("D10", "vase mask shield thurible chestplate")
    assert table.tokens_in("D10-A") == ["shield"]
    assert table.spectators_see["artifacts"] == ["vase", "mask", "thurible", "chestplate"]
    table = found("D07", "vase mask thurible chestplate")
    assert table.tokens_in("D07-A") == ["mask"]
    assert found("D01", "vase thurible chestplate").tokens_in("D01-A") == ["vase"]


def test_kk_134_kk_135_kk_ex6_at_the_bottom_of_the_stack() -> None:
    assert found("D10", "thurible chestplate").tokens_in("D10-A") == ["chestplate"]
    assert found("D07", "chestplate").tokens_in("D07-A") == ["chestplate"]
    for tile in ("D01", "D07", "D10"):
        assert found(tile, "").tokens_in(f"{tile}-A") == []


# -- crypt, caves, ghosts ------------------------------------------------------------------------


def test_kk_136_the_crypt_is_where_one_begins_and_escapes() -> None:
    table = katakomben()
    start = table[0].at
    table[0].owns("ring").has(room="start_a-V", boots=1).does("move:start_a-C-V").ends()
    assert (table[0].at, table[0].status_word) == (start, "escaped")


def test_kk_138_kk_276_a_crystal_cave_exhausts() -> None:
    ann, ben = katakomben()
    ann.has(room="start_a-G", boots=5).does("move:start_a-G-K")
    with refused("KK-138"):
        ann.does("move:start_a-G-K")
    ann.ends()
    ben.holds("").ends()
    assert ann.holds("").has(boots=2).does("move:start_a-G-K").at == "start_a-G"


def test_kk_139_kk_176_a_teleport_still_leads_out_and_does_not_wake_up() -> None:
    ann = katakomben()[0].has(room="start_a-G", boots=5, teleports=1)
    ann.does("move:start_a-G-K", "teleport:start_a-T")
    assert ann.at == "start_a-T"
    with refused("KK-138"):
        ann.does("move:start_a-V-T")


def test_kk_140_four_tiles_of_the_depths_are_haunted() -> None:
    table = katakomben()
    plan = table.state.plan
    haunted = table.rules.haunted
    rooms = [r for r in range(plan.rooms) if plan.has(r, haunted)]
    assert {table.rules.room_words[r].partition("-")[0] for r in rooms} == {
        "D05", "D08", "D11", "D16",
    }  # fmt: skip


def test_kk_141_kk_142_a_haunted_tile_brings_a_ghost_that_enters_the_bag_with_the_next_attack() -> (
    None
):
    table = found("D16", "ring")
    assert table.ghosts == (4, 1, 0)
    table.dungeon_starts("smoky_quartz").bag_is(black=24)
    table.luck(0, 0, 0, 0)
    ann = table[0].has(skill=3).does("buy:swindle")
    ann.ends()
    assert table.told_of("attacked") == [3]
    assert sum(table.ghosts) == 5 and table.ghosts[0] == 4


def test_kk_g46_without_ghosts_in_the_bank_none_come() -> None:
    table = katakomben().stack_is("D16").ghosts_are(area=5)
    ann = table[0].has(room="start_a-V", boots=1).does("move:start_a-LS1", "lay:180/0")
    assert (ann.at, table.ghosts) == ("D16-B", (0, 5, 0))


# -- rewards -------------------------------------------------------------------------------------


def test_kk_149_kk_150_kk_154_kk_ex22_gold_once_a_turn_and_room() -> None:
    table = katakomben().tile("S2", 1, 0).tile("D02", 2, 0)
    ann, ben = table
    ann.has(room="S2-A", boots=9, swords=9).does("battle:S2-A-B/1")
    assert ann.gold == 1
    ann.does("battle:S2-A-B/1", "battle:S2-A-B/1")
    assert (ann.at, ann.gold) == ("S2-B", 1)
    ann.ends()
    ben.holds("").ends()
    assert ann.gold == 1  # KK-151: to stay is not enough
    ann.holds("").has(boots=9, swords=9).does("battle:S2-A-B/1", "battle:S2-A-B/1")
    assert ann.gold == 2


def test_kk_151_it_takes_a_later_turn_and_a_new_entry() -> None:
    table = katakomben().tile("S2", 1, 0)
    ann, ben = table
    ann.has(room="S2-A", boots=1, swords=1).does("battle:S2-A-B/1").ends()
    ben.holds("").ends()
    ann.holds("").ends()
    assert ann.gold == 1


def test_kk_152_rooms_of_a_kind_give_each_their_own() -> None:
    table = katakomben().tile("S2", 1, 0).tile("D13", 1, 1)
    ann = table[0].has(room="S2-A", boots=9, swords=9, picks=9).does("battle:S2-A-B/1")
    ann.has(room="D13-A").does("battle:D13-A-B/1")
    assert ann.gold == 2


def test_kk_153_kk_256_an_idol_from_the_monkey_shrine_until_there_are_none() -> None:
    table = katakomben()
    ann = table[0].has(room="start_a-K", boots=1, swords=2).does("battle:start_a-K-M/2")
    assert (ann.tokens, len(table.tokens_in("start_a-M"))) == ("monkey_idol", 2)
    assert (ann.lines["monkey_idol"], ann.tokens_of("artifact")) == (5, 0)
    table.token_in("start_a-M")
    ann.has(room="start_a-K", boots=1, swords=2, stopped=0).does("battle:start_a-K-M/2")
    assert ann.tokens == "monkey_idol"


def test_kk_155_a_spring_heals_one() -> None:
    table = katakomben().tile("S4", 1, 0)
    ann = table[0].has(room="S4-B", boots=2, damage=3).does("move:S4-A-B")
    assert ann.damage == 2


def test_kk_156_kk_157_kk_277_secrets_come_from_the_bank_once_a_room_and_turn() -> None:
    table = katakomben().tile("S1", 1, 0).bank_is("minor", "treasure lockpick")
    ann = table[0].has(room="S1-A", boots=9).does("move:S1-A-B")
    assert (ann.gold, table.left_in("minor")) == (2, 1)
    ann.does("move:S1-A-B", "move:S1-A-B")
    assert (ann.picks, table.left_in("minor")) == (3, 1)
    table.bank_is("minor")
    ann.has(rewards=0, room="S1-A").does("move:S1-A-B")
    assert ann.tokens == ""


def test_kk_g62_a_reward_that_gave_nothing_is_not_used_up() -> None:
    table = katakomben().tile("S4", 1, 0)
    ann = table[0].has(room="S4-B", boots=9).does("move:S4-A-B")
    ann.has(damage=2).does("move:S4-A-B", "move:S4-A-B")
    assert ann.damage == 1


# -- locked features -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("feature", "tile", "room"),
    [("chest", "S4", "S4-B"), ("library", "S2", "S2-A"), ("prison", "S3", "S3-A")],
)
def test_kk_108_kk_109_kk_110_a_lockpick_opens_it_once(feature: str, tile: str, room: str) -> None:
    table = katakomben().tile(tile, 1, 0)
    ann, ben = table
    with refused("KK-049"):
        ann.has(room="start_a-V").does(f"visit:{feature}")
    ann.has(room=room, picks=0)
    with refused("KK-109"):
        ann.does(f"visit:{feature}")
    ann.has(picks=2).does(f"visit:{feature}")
    assert ann.picks in (1, 2)  # a found lockpick may be there again
    assert ann.sees["picked"] == [{"room": room, "feature": feature}]
    with refused("KK-110"):
        ann.does(f"visit:{feature}")
    ann.ends()
    with refused("KK-110"):
        ben.holds("").has(room=room).does(f"visit:{feature}")


def test_kk_111_kk_112_kk_ex10_a_chest_holds_a_major_secret() -> None:
    table = katakomben().tile("S4", 1, 0).bank_is("major")
    ann = table[0].has(room="S4-B")
    with refused("KK-112"):
        ann.does("visit:chest")
    assert ann.picks == 3
    table.bank_is("major", "chalice")
    assert ann.does("visit:chest").tokens == "chalice"
    assert (ann.picks, table.left_in("major")) == (2, 0)


def test_kk_113_kk_114_kk_ex10_a_library_holds_a_tome_for_no_skill() -> None:
    table = katakomben().tile("S2", 1, 0).reserve_is("secret_tome", 0)
    ann = table[0].has(room="S2-A")
    with refused("KK-114"):
        ann.does("visit:library")
    assert ann.picks == 3
    table = katakomben().tile("S2", 1, 0)
    ann = table[0].has(room="S2-A").does("visit:library")
    assert (ann.discard, ann.skill, table.left("secret_tome"), ann.picks) == (
        "secret_tome", 0, 11, 2,
    )  # fmt: skip


def test_kk_115_kk_116_kk_117_kk_118_kk_ex10_a_prison_holds_two() -> None:
    for left, freed in (("peasant monk warrior", "peasant monk"), ("warrior", "warrior")):
        table = katakomben().tile("S3", 1, 0).bank_is("prisoner", left)
        ann = table[0].has(room="S3-A").does("visit:prison")
        assert (ann.tokens, ann.picks) == (freed, 2)
    table = katakomben().tile("S3", 1, 0).bank_is("prisoner")
    ann = table[0].has(room="S3-A")
    with refused("KK-117"):
        ann.does("visit:prison")
    assert ann.picks == 3


# -- wayshrines ----------------------------------------------------------------------------------


def test_kk_158_kk_159_kk_160_kk_162_kk_ex8_wayshrines_pay_more_and_more() -> None:
    table = katakomben().tile("S5", 1, 0).tile("D15", -1, 0)
    ann, ben = table
    gold = []
    for room in ("start_a-T", "S5-A", "D15-A"):
        ann.holds("").has(room=room).does("visit:wayshrine")
        gold.append(ann.gold)
        with refused("KK-160"):
            ann.does("visit:wayshrine")
        ann.ends()
        ben.holds("").ends()
    assert (gold, ann.cubes, ann.noise, ann.marked) == ([1, 3, 6], 27, 0, 3)
    assert ann.sees["shrines"] == {"start_a-T": [0], "S5-A": [0], "D15-A": [0]}


def test_kk_161_kk_ex8_without_a_cube_nothing_is_marked() -> None:
    ann = katakomben()[0].has(room="start_a-T", cubes=0)
    with refused("KK-161"):
        ann.does("visit:wayshrine")


def test_kk_163_kk_268_a_wayshrine_has_four_spaces() -> None:
    table = katakomben(5)
    for seat in list(table)[:4]:
        seat.holds("").has(room="start_a-T").does("visit:wayshrine").ends()
    with refused("KK-268"):
        table[4].holds("").has(room="start_a-T").does("visit:wayshrine")
