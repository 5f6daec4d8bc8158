"""KK-131…174: what rooms and wayshrines give, and what words on cards mean."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.katakomben import katakomben


def test_kk_136_kk_g50_the_crypt_is_where_one_begins_and_leaves() -> None:
    ann = katakomben()[0]
    assert (ann.at, ann.home) == ("start_a-C", 0)
    ann.owns("ring").has(boots=2).does("move:start_a-C-V", "move:start_a-C-V")
    assert (ann.at, ann.home) == ("start_a-C", 1)


def test_kk_140_four_tiles_of_the_depths_are_haunted() -> None:
    table = katakomben()
    rooms = table.rules.feature_words.index("haunted")
    tiles = {
        word.split("-")[0]
        for room, word in enumerate(table.rules.room_words)
        if table.state.plan.features[room] & 2**rooms
    }
    assert tiles == {"D05", "D08", "D11", "D16"}


def test_kk_141_kk_142_a_haunted_tile_wakes_a_ghost_for_the_next_attack() -> None:
    table = katakomben().stack_is("D16").bag_is(black=24)
    ann = table[0].has(room="start_a-G", boots=1, skill=3)
    ann.does("move:start_a-LE1", "lay:0/0")
    assert table.ghosts == (4, 1, 0)
    table.dungeon_starts("darkened_alcove").luck(0, 0, 0)
    ann.deck_is("burgle burgle burgle burgle burgle").does("buy:swindle").ends()
    assert table.ghosts == (4, 0, 1)


def test_kk_g46_without_a_ghost_in_the_bank_none_awakens() -> None:
    table = katakomben().stack_is("D16").ghosts_are(bag=5)
    table[0].has(room="start_a-G", boots=1).does("move:start_a-LE1", "lay:0/0")
    assert table.ghosts == (0, 0, 5)


# -- rewards --------------------------------------------------------------------------------------


def test_kk_149_a_room_gives_to_whoever_walks_through() -> None:
    table = katakomben().tile("S2", 1, 0)
    ann = table[0].has(room="S2-A", boots=2, swords=2)
    ann.does("battle:S2-A-B/1", "battle:S2-A-B/1")
    assert (ann.at, ann.gold) == ("S2-A", 1)


def test_kk_153_kk_256_the_monkey_shrine_gives_an_idol_as_long_as_there_are_any() -> None:
    table = katakomben().token_in("start_a-M")
    ann = table[0].has(room="start_a-K", boots=1, swords=2).does("battle:start_a-K-M/2")
    assert (ann.at, ann.tokens) == ("start_a-M", "")


@pytest.mark.parametrize(
    ("tile", "way", "gold"), [("S2", "A-B", 1), ("D09", "A-B", 2), ("D19", "B-A", 3)]
)
def test_kk_154_gold_as_printed(tile: str, way: str, gold: int) -> None:
    room, target = way.split("-")
    ann = katakomben().tile(tile, 1, -1)[0].has(room=f"{tile}-{room}", teleports=1)
    assert ann.does(f"teleport:{tile}-{target}").gold == gold


def test_kk_155_a_spring_heals_one() -> None:
    table = katakomben().tile("S4", 1, 0)
    ann = table[0].has(room="S4-B", boots=4, damage=2).does("move:S4-A-B")
    assert (ann.damage, ann.cubes) == (1, 29)


def test_kk_g62_what_gave_nothing_is_not_used_up() -> None:
    table = katakomben().tile("S4", 1, 0)
    ann = table[0].has(room="S4-B", boots=9).does("move:S4-A-B", "move:S4-A-B")
    ann.has(damage=2).does("move:S4-A-B")
    assert ann.damage == 1


def test_kk_156_kk_157_a_minor_secret_from_the_bank_as_long_as_there_is_one() -> None:
    table = katakomben().tile("S1", 1, 0).bank_is("minor", "strength")
    ann, ben = table
    ann.has(room="S1-A", boots=1).does("move:S1-A-B").ends()
    assert (ann.tokens, table.left_in("minor")) == ("strength", 0)
    ben.holds("").has(room="S1-A", boots=1).does("move:S1-A-B")
    assert ben.tokens == ""


def test_kk_g15_beginning_a_turn_in_a_room_is_not_entering_it() -> None:
    table = katakomben().tile("S1", 1, 0).bank_is("minor", "strength swiftness")
    ann, ben = table
    ann.has(room="S1-A", boots=1).does("move:S1-A-B").ends()
    ben.holds("").ends()
    assert ann.tokens == "strength"


def test_kk_g37_a_treasure_counts_as_gold_gained() -> None:
    table = katakomben().tile("S1", 1, 0).bank_is("minor", "treasure")
    ann = table[0].deck_is("burgle").plays("pillage").has(room="S1-A", boots=1, gold_gained=1)
    ann.does("move:S1-A-B")
    assert (ann.gold, ann.hand) == (2, "burgle")


# -- wayshrines -----------------------------------------------------------------------------------


def test_kk_163_kk_268_a_wayshrine_has_four_spaces() -> None:
    table = katakomben(5)
    for seat in list(table)[:4]:
        seat.holds("").has(room="start_a-T").does("visit:wayshrine").ends()
    eve = table[4].holds("").has(room="start_a-T")
    with refused("KK-268"):
        eve.does("visit:wayshrine")
    assert eve.cubes == 30


def test_kk_162_cubes_on_wayshrines_never_become_noise() -> None:
    table = katakomben().bag_is(black=24).dungeon_starts("darkened_alcove")
    ann = table[0].has(room="start_a-T", skill=3).does("visit:wayshrine", "buy:swindle").ends()
    assert (ann.noise, int(table.state.bag[0]), ann.cubes) == (0, 0, 29)


# -- words on cards -------------------------------------------------------------------------------


def test_kk_164_kk_165_kk_166_a_card_is_discarded_from_the_hand_without_effect() -> None:
    ann = katakomben()[0].deck_is("burgle burgle").holds("stumble").plays("burgle", "charlatan")
    ann.does("invoke:charlatan")
    assert (ann.discard, ann.noise) == ("stumble", 0)  # not the burgle in play


def test_kk_168_kk_g30_arrivals_come_before_the_attack_and_in_order() -> None:
    table = katakomben().row_is("swindle swindle bandit bandit").bag_is(black=24)
    table.dungeon_starts("skeleton_priest skeletal_ape")
    table[0].ends()
    kinds = table.kinds
    assert kinds.index("made-noise") < kinds.index("attacked")
    assert kinds.count("made-noise") == 2


def test_kk_170_a_trashed_card_leaves_the_game() -> None:
    table = katakomben()
    ann = table[0].plays("shadow_walk", "burgle").does("invoke:shadow_walk").ends()
    everywhere = f"{ann.deck} {ann.hand} {ann.discard}".split()
    assert (everywhere.count("burgle"), table.trashed) == (5, ["burgle"])


def test_kk_171_what_a_card_says_on_acquiring_it_says_only_then() -> None:
    ann = katakomben()[0].plays("sneak_attack")
    assert ann.swords == 3
    ann = katakomben().row_is("sneak_attack")[0].has(skill=3).does("buy:sneak_attack")
    assert ann.swords == 1


def test_kk_174_kk_213_kk_214_those_who_are_out_are_skipped() -> None:
    table = katakomben(3)
    ann, ben, cem = table
    ben.has(status=1)
    ann.plays("corrupt_advisor")
    assert (ben.noise, cem.noise) == (0, 1)
