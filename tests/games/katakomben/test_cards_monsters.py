"""Monsters, card by card: what beating them gives, and what they do on arriving."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.katakomben import KatakombenSeat, KatakombenTable, katakomben


def facing(monster: str, swords: int, **has: int) -> tuple[KatakombenTable, KatakombenSeat]:
    """A table with this monster in the row, and seat 0 with so many swords."""
    table = katakomben().row_is(monster)
    return table, table[0].has(swords=swords, **has)


def arrives(monster: str, table: KatakombenTable) -> KatakombenTable:
    """Seat 0 buys a card and ends the turn, and this monster comes into the row."""
    table.dungeon_starts(monster)[0].has(skill=3).does("buy:swindle").ends()
    return table


@pytest.mark.parametrize(
    ("monster", "cost"),
    [
        ("skeleton", 1),
        ("animated_wall", 2),
        ("keymaster", 2),
        ("skeleton_priest", 2),
        ("archoverlord", 3),
        ("marble_guardian", 3),
        ("skeletal_ape", 3),
        ("skeleton_warlock", 3),
        ("ogre_merchant", 4),
    ],
)
def test_how_many_swords_a_monster_takes(monster: str, cost: int) -> None:
    table, ann = facing(monster, cost - 1)
    with refused("KK-078"):
        ann.does(f"fight:{monster}")
    ann.has(swords=cost).does(f"fight:{monster}")
    assert (ann.swords, ann.beaten, table.spent) == (0, 1, monster)
    assert monster not in ann.discard


def test_skeleton_gives_two_gold_and_makes_a_noise() -> None:
    _, ann = facing("skeleton", 1)
    ann.does("fight:skeleton")
    assert (ann.gold, ann.noise) == (2, 1)


def test_animated_wall_gives_a_boot() -> None:
    _, ann = facing("animated_wall", 2)
    assert ann.does("fight:animated_wall").boots == 1


def test_animated_wall_gives_another_boot_for_a_portal_used_before() -> None:
    table = katakomben().tile("S6", 1, 0).row_is("animated_wall")
    ann = table[0].has(room="start_a-G", swords=2, boots=1).does("move:S6-P")
    assert (ann.at, ann.boots) == ("S6-A", 0)
    assert ann.does("fight:animated_wall").boots == 2


def test_animated_wall_gives_another_boot_for_a_portal_used_afterwards() -> None:
    table = katakomben().tile("S6", 1, 0).row_is("animated_wall animated_wall")
    ann = table[0].has(room="start_a-G", swords=4)
    assert ann.does("fight:animated_wall", "fight:animated_wall").boots == 2
    ann.does("move:S6-P")
    assert (ann.at, ann.boots) == ("S6-A", 3)  # one spent, one more for each wall
    assert ann.does("move:start_a-P").boots == 2  # once


def test_animated_wall_turns_every_tile_somebody_stands_on() -> None:
    table = katakomben(3).tile("S1", 1, 0).tile("S2", -1, 0).tile("S4", 0, 1, 90)
    ann, ben, cem = table
    ann.has(room="S1-A")
    ben.has(room="S1-B")
    cem.has(room="S4-A")
    arrives("animated_wall", table)
    assert [table.turn_of(tile) for tile in ("S1", "S2", "S4")] == [180, 0, 270]
    assert (ann.at, ben.at, cem.at) == ("S1-A", "S1-B", "S4-A")


def test_animated_wall_kk_g63_leaves_the_start_tile_and_those_who_lie() -> None:
    table = katakomben(3).tile("S1", 1, 0)
    ann, ben, cem = table
    cem.has(room="S1-A", status=3)
    arrives("animated_wall", table)
    assert (table.turn_of("S1"), table.turn_of("start_a")) == (0, 0)
    assert (ann.at, ben.at) == ("start_a-C", "start_a-C")


@pytest.mark.parametrize(
    ("room", "allowed"),
    [("start_a-K", True), ("start_a-T", True), ("start_a-G", False), ("start_a-C", False)],
)
def test_crystal_kobold_is_fought_in_a_crystal_cave_or_on_a_wayshrine(
    room: str, allowed: bool
) -> None:
    """KK-272."""
    table = katakomben().row_is("crystal_kobold")
    ann = table[0].has(room=room, swords=2)
    if not allowed:
        with refused("KK-G33"):
            ann.does("fight:crystal_kobold")
        return
    ann.does("fight:crystal_kobold")
    assert (ann.gains, table.spent) == ((2, 0, 0), "crystal_kobold")


def test_keymaster_gives_a_lockpick() -> None:
    _, ann = facing("keymaster", 2)
    assert ann.does("fight:keymaster").picks == 4


def test_skeleton_priest_heals_and_makes_a_noise() -> None:
    _, ann = facing("skeleton_priest", 2, damage=2)
    ann.does("fight:skeleton_priest")
    assert (ann.damage, ann.noise, ann.cubes) == (1, 1, 28)


def test_skeleton_priest_heals_first_so_that_the_cube_can_make_the_noise() -> None:
    _, ann = facing("skeleton_priest", 2, damage=2)
    ann.has(cubes=0).does("fight:skeleton_priest")
    assert (ann.damage, ann.noise, ann.cubes) == (1, 1, 0)


def test_skeleton_priest_makes_everybody_noisy_on_arriving() -> None:
    ann, ben = arrives("skeleton_priest", katakomben())
    assert (ann.noise, ben.noise) == (1, 1)


def test_archoverlord_draws_two_and_makes_the_others_noisy() -> None:
    table, ann = facing("archoverlord", 3)
    ann.deck_is("burgle burgle stumble").does("fight:archoverlord")
    assert (ann.hand, ann.noise, table[1].noise) == ("burgle burgle", 0, 1)


def test_archoverlord_makes_everybody_noisy_on_arriving() -> None:
    ann, ben = arrives("archoverlord", katakomben())
    assert (ann.noise, ben.noise) == (1, 1)


def test_marble_guardian_lays_a_tile_and_teleports_onto_it() -> None:
    table = katakomben().tile("S1", 1, 0).stack_is("S2 D01").row_is("marble_guardian")
    ann = table[0].has(room="S1-A", swords=3).does("fight:marble_guardian")
    assert ann.asked == "ask-place"
    assert ann.offered == {"place:S1-N1", "place:S1-E1", "place:S1-S1"}
    ann.does("place:S1-E1")
    assert ann.asked == "ask-orient"
    ann.does("lay:90/0")
    assert (table.lies("S2"), table.turn_of("S2"), ann.at) == ((2, 0), 90, "S1-A")
    assert ann.offered == {"choose:teleport-tile", "choose:gold-2"}
    ann.does("choose:teleport-tile")
    assert ann.offered == {"teleport:S2-A", "teleport:S2-B"}
    ann.does("teleport:S2-B")
    assert (ann.at, ann.gold, ann.boots) == ("S2-B", 1, 0)  # a room with a gold


def test_marble_guardian_gives_two_gold_instead() -> None:
    table = katakomben().tile("S1", 1, 0).stack_is("S2").row_is("marble_guardian")
    ann = table[0].has(room="S1-A", swords=3)
    ann.does("fight:marble_guardian", "place:S1-N1", "lay:0/0", "choose:gold-2")
    assert (ann.at, ann.gold, table.lies("S2")) == ("S1-A", 2, (1, -1))


def test_marble_guardian_kk_g69_may_lay_beside_either_half_of_the_start_tile() -> None:
    table = katakomben().stack_is("S2").row_is("marble_guardian")
    ann = table[0].has(swords=3).does("fight:marble_guardian")  # in the Crypt
    assert len(ann.offered) == 6


def test_marble_guardian_without_a_tile_gives_gold() -> None:
    table = katakomben().stack_is("").row_is("marble_guardian")
    ann = table[0].has(swords=3).does("fight:marble_guardian")
    assert (ann.gold, ann.asked) == (2, "ask-turn")


def test_skeletal_ape_gives_three_of_everything() -> None:
    _, ann = facing("skeletal_ape", 3)
    ann.does("fight:skeletal_ape")
    assert (ann.gold, ann.skill, ann.noise) == (3, 3, 3)


def test_skeleton_warlock_gives_a_tome_and_makes_a_noise() -> None:
    table, ann = facing("skeleton_warlock", 3)
    ann.does("fight:skeleton_warlock")
    assert (ann.discard, ann.noise, table.left("secret_tome")) == ("secret_tome", 1, 11)


def test_skeleton_warlock_kk_g65_gives_no_tome_where_none_is_left() -> None:
    table, ann = facing("skeleton_warlock", 3)
    table.reserve_is("secret_tome", 0)
    ann.does("fight:skeleton_warlock")
    assert (ann.discard, ann.noise) == ("", 1)


def test_the_warden_frees_two_prisoners_in_the_depths() -> None:
    table = katakomben().row_is("the_warden").bank_is("prisoner", "peasant mayor monk")
    ann = table[0].has(room="start_a-V", swords=3)
    with refused("KK-G33"):
        ann.does("fight:the_warden")
    ann.has(room="start_a-K").does("fight:the_warden")
    assert (ann.tokens, ann.swords, table.left_in("prisoner")) == ("peasant mayor", 0, 1)


def test_the_warden_is_a_danger_kk_172() -> None:
    table = katakomben().row_is("the_warden swindle").dungeon_starts("darkened_alcove")
    table[0].has(skill=3).does("buy:swindle").ends()
    assert table.told_of("attacked") == [4]


def test_ogre_merchant_gives_five_gold() -> None:
    _, ann = facing("ogre_merchant", 4)
    ann.does("fight:ogre_merchant")
    assert (ann.gold, ann.asked) == (5, "ask-turn")  # no market here, so no choice


def test_ogre_merchant_gives_a_ware_at_a_market_kk_g66() -> None:
    table = katakomben().tile("S1", 1, 0).row_is("ogre_merchant ogre_merchant")
    ann = table[0].has(room="S1-A", swords=8, damage=4).does("fight:ogre_merchant")
    assert ann.offered == {"choose:gold-5", "choose:free-ware"}
    ann.does("choose:free-ware")
    assert ann.offered == {"trade:backpack", "trade:burglars_kit", "trade:crown_10"}
    label = table.rules.label(table.state, table.rules.parse(table.state, "trade:backpack"))
    assert label.args["price"] == 0  # as it is said, too
    ann.does("trade:burglars_kit")
    assert (ann.tokens, ann.gold, ann.picks) == ("burglars_kit", 0, 5)
    ann.has(damage=5).does("fight:ogre_merchant", "choose:free-ware", "trade:blood_amulet")
    assert (ann.damage, ann.tokens) == (3, "burglars_kit blood_amulet")
