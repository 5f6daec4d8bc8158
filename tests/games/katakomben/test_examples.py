"""The worked examples of the rules (KK-EX1…EX30); some stand with the cards they are about."""

import pytest

from tischrunde.games.katakomben.load import text, with_tiles
from tischrunde.testing import refused
from tischrunde.testing.katakomben import (
    CALM_ROW,
    CALM_TOP,
    KatakombenSeat,
    KatakombenTable,
    dealt,
    katakomben,
)


def walks_away(seat: KatakombenSeat, door: str, turn: int) -> None:
    """Seat 0 goes over an edge, and lays the tile behind it so."""
    seat.does(f"move:start_a-{door}", f"lay:{turn}/0")


def attacked(table: KatakombenTable, *luck: int) -> None:
    """Seat 0 buys a card, a dragon comes for it, and the cubes are drawn as luck will have it."""
    ann = table[0].deck_is("burgle burgle burgle burgle burgle").has(skill=3).does("buy:swindle")
    table.dungeon_starts("darkened_alcove").luck(*luck)
    ann.ends()


def test_kk_ex1_a_whole_turn() -> None:
    table = katakomben().row_is("crystal_kobold expert_guide swindle swindle bandit bandit")
    table.dungeon_starts("darkened_alcove lightstick").rage_is(5)
    table.bag_is(black=20, s0=1, s1=2)
    ann, ben = table
    ann.deck_is("burgle burgle burgle burgle burgle").has(room="start_a-T")
    ann.holds("stumble sneak_attack explore burgle sidestep")
    ann.plays("stumble", "sneak_attack", "explore", "burgle", "sidestep")
    assert (ann.gains, ann.noise, ann.reduction) == ((3, 3, 2), 0, 1)
    ann.does("battle:start_a-T-K/1")
    assert (ann.at, ann.boots, ann.swords, ann.damage) == ("start_a-K", 1, 2, 0)
    assert not any(option.startswith(("move:", "battle:")) for option in ann.offered)
    ann.does("fight:crystal_kobold")
    assert (ann.swords, ann.skill, table.spent) == (0, 5, "crystal_kobold")
    ann.does("buy:expert_guide")
    assert (ann.gains, ann.discard) == ((0, 0, 1), "expert_guide")
    table.luck(3, 0, 0, 0)  # black, green, yellow, yellow
    ann.ends()
    assert len(ann.hand.split()) == 5 and len(ann.discard.split()) == 6
    assert table.told_of("attacked") == [4]
    assert (ann.damage, ben.damage, table.black()) == (1, 2, (19, 5))


def test_kk_ex5_kk_131_kk_133_two_plus_signs() -> None:
    table = katakomben().stack_is("D10 D07 D01")
    table.artifacts_are("vase mask shield thurible chestplate")
    ann = table[0].has(room="start_a-G", boots=2)
    walks_away(ann, "LE1", 0)
    assert table.tokens_in("D10-A") == ["shield"]
    ann.has(room="start_a-T", boots=1, stopped=0)
    walks_away(ann, "LW2", 180)
    assert table.tokens_in("D07-A") == ["mask"]
    ann.has(room="start_a-V", boots=1)
    walks_away(ann, "LS1", 0)
    assert table.tokens_in("D01-A") == ["vase"]
    assert table.sees_artifacts() == ["thurible", "chestplate"]


def test_kk_ex6_kk_134_kk_135_a_stack_almost_empty() -> None:
    for tile, stack, placed in (
        ("D10", "thurible chestplate", ["chestplate"]),
        ("D07", "chestplate", ["chestplate"]),
        ("D01", "", []),
    ):
        table = katakomben().stack_is(tile).artifacts_are(stack)
        ann = table[0].has(room="start_a-V", boots=2, swords=2)
        ann.does("move:start_a-LS1", "lay:0/0" if tile != "D07" else "lay:0/2")
        assert table.tokens_in(f"{tile}-A") == placed


def test_kk_ex7_kk_132_kk_265_kk_266_kk_267_kk_g56_a_party_finds_several() -> None:
    table = katakomben(5).stack_is("D10").artifacts_are("mask bananas shield thurible")
    ann, ben, cem = table[0], table[1], table[2]
    ann.owns("backpack").has(room="start_a-V", boots=1).does("move:start_a-LS1", "lay:0/0")
    assert sorted(table.tokens_in("D10-A")) == ["bananas", "mask", "shield"]
    assert table.sees_artifacts() == ["thurible"]
    ann.has(room="D10-A")
    with refused("KK-266"):
        ann.does("take:mask")
    with refused("KK-266"):
        ann.does("take:bananas")  # KK-G56: of equal ones that of the base game goes first
    ann.does("take:shield")
    with refused("KK-267"):
        ann.does("take:bananas")
    ann.ends()
    ben.holds("").has(room="D10-A").does("take:bananas").ends()
    cem.holds("").has(room="D10-A").does("take:mask")
    assert [seat.tokens for seat in (ann, ben, cem)] == ["backpack shield", "bananas", "mask"]


def test_kk_ex8_kk_158_kk_159_kk_160_kk_162_three_wayshrines() -> None:
    table = katakomben().tile("S5", 1, 0).tile("D03", 1, -1)
    ann, ben = table
    for room, gold in (("start_a-T", 1), ("S5-A", 3), ("D03-B", 6)):
        ann.holds("").has(room=room).does("visit:wayshrine")
        assert ann.gold == gold
        with refused("KK-160"):
            ann.does("visit:wayshrine")
        ann.ends()
        ben.holds("").ends()
    assert (ann.cubes, ann.noise, ann.marked) == (27, 0, 3)
    ben_table = katakomben()
    with refused("KK-161"):
        ben_table[0].has(room="start_a-T", cubes=0).does("visit:wayshrine")


@pytest.mark.parametrize(
    ("tile", "room", "feature", "back", "rule"),
    [
        ("S3", "S3-A", "prison", "prisoner", "KK-117"),
        ("S4", "S4-B", "chest", "major", "KK-112"),
    ],
)
def test_kk_ex10_nothing_left_to_be_had(
    tile: str, room: str, feature: str, back: str, rule: str
) -> None:
    ann = katakomben().tile(tile, 1, 0).bank_is(back)[0].has(room=room)
    with refused(rule):
        ann.does(f"visit:{feature}")
    assert ann.picks == 3


def test_kk_ex10_the_last_prisoner() -> None:
    table = katakomben().tile("S3", 1, 0).bank_is("prisoner", "peasant")
    ann = table[0].has(room="S3-A").does("visit:prison")
    assert (ann.tokens, ann.picks, table.left_in("prisoner")) == ("peasant", 2, 0)
    with refused("KK-110"):
        ann.does("visit:prison")


def test_kk_ex10_a_library_without_tomes() -> None:
    table = katakomben().tile("S2", 1, 0).reserve_is("secret_tome", 0)
    ann = table[0].has(room="S2-A")
    with refused("KK-114"):
        ann.does("visit:library")
    assert ann.picks == 3


@pytest.mark.parametrize(("seats", "cubes"), [(3, 4), (2, 6)])
def test_kk_ex11_kk_216_kk_212_instead_of_a_turn(seats: int, cubes: int) -> None:
    table = katakomben(seats).rage_is(7).bag_is(black=24)
    table.row_is("wishing_well the_warden swindle swindle bandit bandit")
    table[0].owns("ring").has(room="start_a-V", boots=1).does("move:start_a-C-V").ends()
    for seat in list(table)[1:]:
        seat.holds("").ends()
    assert table.told_of("attacked") == [cubes]
    assert table.black() == (24 - cubes, cubes)
    assert table[1].asked == "ask-turn"


def test_kk_ex12_kk_093_kk_094_kk_095_two_locks() -> None:
    table = katakomben().tile("D02", 1, -1)
    ann, ben = table
    ann.has(room="start_a-M", boots=1, picks=1)
    with refused("KK-095"):
        ann.does("move:start_a-UE1")
    ann.has(picks=2).does("move:start_a-UE1").ends()
    assert (ann.at, ann.picks) == ("D02-A", 0)
    ben.holds("").has(room="D02-A", boots=1, picks=0).does("move:D02-W2")
    assert (ben.at, ben.picks) == ("start_a-M", 0)


def test_kk_ex13_kk_195_kk_196_kk_197_kk_199_two_ghosts() -> None:
    table = katakomben(3).ghosts_are(bag=2).bag_is(black=20)
    ann, ben, cem = table
    ann.has(cubes=0)
    ben.has(cubes=5)
    cem.has(cubes=3)
    attacked(table, 20, 20)
    assert [seat.damage for seat in table] == [2, 2, 2]
    assert [seat.cubes for seat in table] == [0, 3, 1]
    assert (ann.borrowed, table.black(), table.ghosts) == (2, (20, 2), (3, 2, 0))


@pytest.mark.parametrize(
    ("room", "artifact", "cards", "gold", "points"),
    [
        ("start_a-M", "shield", "", 0, 0),
        ("S1-A", "ankh", "crystal_compass", 5, 15),
        ("S1-A", "", "crystal_compass", 5, 0),
        ("start_a-V", "ankh", "", 0, 7),
    ],
)
def test_kk_ex14_kk_208_kk_209_kk_210_kk_211_kk_218_where_one_lies(
    room: str, artifact: str, cards: str, gold: int, points: int
) -> None:
    table = katakomben().tile("S1", 1, 0).bag_is(black=20, s1=1)
    ben = table[1].owns(artifact).discard_is(cards).has(room=room, gold=gold, damage=9)
    attacked(table, 0, 0, 0)
    assert ben.status_word == ("rescued" if points else "lost")
    assert (ben.points, ben.at) == (points, room)


def test_kk_ex15_coupon_and_warrior() -> None:
    table = katakomben().tile("S1", 1, 0)
    ann = table[0].owns("warrior peasant coupon").has(room="S1-A", gold=2)
    assert ann.lines["warrior"] == 2
    ann.does("redeem:backpack")
    assert (ann.gold, ann.tokens) == (0, "warrior peasant backpack")
    assert ann.owns("cleric").lines["warrior"] == 3


def test_kk_ex16_kk_224_a_tie() -> None:
    table = katakomben()
    ann, ben = table
    ann.owns("mask").has(gold=48)
    ben.owns("shield").has(gold=45)
    assert (ann.points, ben.points, table.standings) == (60, 60, [[1], [0]])


def test_kk_ex17_setup_with_four() -> None:
    table = dealt(4, {"first": "seat0"})
    row = table.row.split()
    more = row.count("skeleton_priest") + row.count("archoverlord")
    assert [seat.noise - more for seat in table] == [3, 2, 1, 0]
    assert [seat.cubes + more for seat in table] == [27, 28, 29, 30]
    assert table.black() == (24, 0)
    assert (table[0].sees["tiles"], table[0].sees["stack"]) == (26, {"safe": 4, "depths": 22})
    assert not any(table.book.dragon[table.number(card)] for card in row)
    assert table.left("mastery") == 4


def test_kk_ex18_kk_201_kk_g59_damage_in_a_tunnel() -> None:
    ann = katakomben()[0].has(room="start_a-T", boots=1, damage=9)
    with refused("KK-201"):
        ann.does("move:start_a-T-K")
    assert ann.has(swords=1).does("battle:start_a-T-K/1").damage == 9
    ann = katakomben()[0].has(room="start_a-K", boots=1, damage=8, swords=1)
    assert ann.does("battle:start_a-K-M/1").damage == 9
    ann = katakomben()[0].has(room="start_a-T", boots=1, cubes=0)
    with refused("KK-G59"):
        ann.does("move:start_a-T-K")


def test_kk_ex19_kk_219_kk_220_kk_221_kk_222_a_score() -> None:
    ann = katakomben()[0].owns("mask mastery crown_10 prince monk sorceress mayor")
    ann.has(gold=11, marked=3).discard_is("secret_tome secret_tome rose_quartz")
    assert ann.points == 89


def locked_portal() -> KatakombenTable:
    """No tile of ours has a lock before its portal; here the start tile has one."""
    rules = with_tiles(text("tiles").replace('"P-G"', '"P-G L"', 1), "tiles.toml")
    return KatakombenTable(rules, 2, {"first": "seat0"}).calm(CALM_ROW, CALM_TOP).tile("S6", 1, 0)


def test_kk_ex20_kk_143_kk_145_kk_146_through_portals() -> None:
    ann = locked_portal()[0].has(room="S6-A", boots=2, swords=1).does("battle:start_a-P/1")
    assert (ann.at, ann.boots, ann.swords, ann.damage) == ("start_a-G", 1, 0, 0)
    assert ann.picks == 2
    ann = locked_portal()[0].has(room="S6-A", boots=1).does("move:start_a-P")
    assert (ann.at, ann.boots, ann.damage, ann.picks) == ("start_a-G", 0, 1, 2)
    ann = locked_portal()[0].has(room="S6-A", boots=1, picks=0)
    with refused("KK-093"):
        ann.does("move:start_a-P")


def test_kk_ex21_kk_127_kk_128_with_one_boot() -> None:
    table = katakomben().stack_is("S1")
    ann = table[0].owns("swiftness").has(room="start_a-T", boots=1).does("move:start_a-LW2")
    assert ann.asked == "ask-orient"
    with refused("KK-089"):
        ann.does("lay:180/0")
    assert {"lay:0/0", "lay:90/0", "lay:270/0", "drink:swiftness"} <= ann.offered
    ann.does("drink:swiftness", "lay:180/0")
    assert (ann.at, ann.boots, ann.tokens) == ("S1-A", 0, "")


def test_kk_ex22_kk_150_kk_151_kk_152_kk_154_kk_277_gold_rooms() -> None:
    table = katakomben().tile("S2", 1, 0).tile("S6", 2, 0)
    ann, ben = table
    ann.has(room="S2-A", boots=9, swords=9)
    ann.does("battle:S2-A-B/1", "battle:S2-A-B/1", "battle:S2-A-B/1")
    assert (ann.at, ann.gold) == ("S2-B", 1)
    ann.has(room="S6-A").does("move:S6-A-B")
    assert ann.gold == 2
    ann.has(room="S2-B").ends()
    ben.holds("").ends()
    assert ann.gold == 2
    ann.holds("").has(boots=2, swords=2, stopped=0).does("battle:S2-A-B/1", "battle:S2-A-B/1")
    assert ann.gold == 3


def test_kk_ex23_kk_184_kk_g52_the_deck_runs_out() -> None:
    table = katakomben().row_is("swindle swindle bandit bandit").dungeon_is("lightstick")
    table[0].ends()
    assert table.session.over
    assert [seat.status_word for seat in table] == ["lost", "lost"]


def test_kk_ex24_kk_194_kk_279_the_bag_runs_out() -> None:
    table = katakomben().bag_is(black=3)
    attacked(table)
    assert table.session.over and table.black() == (0, 24)
    assert [seat.status_word for seat in table] == ["lost", "lost"]


def test_kk_ex25_kk_185_kk_186_kk_187_one_attack_only() -> None:
    table = katakomben().row_is("swindle swindle bandit bandit").bag_is(black=24)
    table.dungeon_starts("darkened_alcove skeletal_ape")[0].ends()
    assert table.told_of("attacked") == [3]
    table = katakomben().row_is("skeletal_ape swindle swindle bandit bandit")
    table.dungeon_starts("lightstick")[0].ends()
    assert table.told_of("attacked") == []


def test_kk_ex26_kk_189_danger() -> None:
    table = katakomben().row_is("wishing_well the_warden swindle").bag_is(black=24).rage_is(4)
    table.dungeon_starts("darkened_alcove lightstick lightstick elven_sword")
    table[0].has(skill=3).does("buy:swindle").ends()
    assert table.told_of("attacked") == [5]


def test_kk_ex29_kk_g54_two_artifacts() -> None:
    table = katakomben().token_in("start_a-V", "ankh").token_in("start_a-G", "shield")
    table.token_in("start_a-T", "ring")
    ann = table[0].owns("backpack").has(room="start_a-V").does("take:ankh")
    ann.has(room="start_a-G").does("take:shield")
    assert (table.rage, ann.lines) == (5, {"ankh": 7, "shield": 15, "backpack": 5})
    ann.has(room="start_a-T")
    with refused("KK-104"):
        ann.does("take:ring")
