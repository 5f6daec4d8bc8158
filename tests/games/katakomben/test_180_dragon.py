"""KK-180…203: the end of a turn, attacks, ghosts, health."""

import pytest

from tischrunde.testing.katakomben import KatakombenTable, katakomben

FIVE = "burgle burgle burgle burgle burgle"


def attack(table: KatakombenTable, *luck: int) -> KatakombenTable:
    """Seat 0 buys a card and ends the turn, and a dragon comes into the row."""
    ann = table[0].deck_is(FIVE).has(skill=3).does("buy:swindle")
    table.dungeon_starts("darkened_alcove").luck(*luck)
    ann.ends()
    return table


# -- the end of a turn ----------------------------------------------------------------------------


def test_kk_180_kk_181_kk_182_kk_183_clear_up_draw_refill() -> None:
    table = katakomben().row_is("swindle swindle bandit")
    ann = table[0].deck_is(FIVE).plays("stumble", "sidestep").ends()
    assert (ann.area, ann.discard, ann.hand) == ("", "sidestep stumble", FIVE)
    assert len(table.row.split()) == 6
    kinds = table.kinds
    assert kinds.index("drew") < kinds.index("revealed")


def test_kk_182_what_was_just_discarded_may_be_shuffled_in() -> None:
    ann = katakomben()[0].deck_is("burgle").plays("stumble", "sidestep").ends()
    assert sorted(ann.hand.split()) == ["burgle", "sidestep", "stumble"]


def test_kk_g34_the_spring_acts_before_clearing_up_and_must() -> None:
    table = katakomben().tile("S1", 1, 0).bank_is("minor", "magic_spring")
    ann = table[0].has(room="S1-A", boots=1).does("move:S1-A-B").plays("burgle", "stumble")
    ann.does("end")
    assert ann.offered == {"trash:burgle/area", "trash:stumble/area"}


def test_kk_g65_an_empty_deck_with_a_full_row_ends_nothing() -> None:
    table = katakomben().dungeon_is("")
    table[0].ends()
    assert not table.session.over


# -- attacks --------------------------------------------------------------------------------------


def test_kk_185_kk_189_an_attack_draws_what_the_track_shows() -> None:
    for space, cubes in enumerate([2, 2, 3, 3, 4, 4, 5], 1):
        table = attack(katakomben().bag_is(black=24).rage_is(space))
        assert (table.told_of("attacked"), table.black()[0]) == ([cubes], 24 - cubes)


def test_kk_172_kk_g31_new_danger_counts_already() -> None:
    table = katakomben().bag_is(black=24).rage_is(3)
    table[0].has(skill=3).does("buy:swindle")
    table.dungeon_starts("the_warden")[0].ends()
    assert table.told_of("attacked") == [4]


def test_kk_188_kk_192_all_noise_goes_into_the_bag_and_stays_there() -> None:
    table = katakomben().bag_is(black=20).ghosts_are(area=1)
    ann, ben = table
    ann.has(noise=2)
    ben.has(noise=1)
    attack(table, 3, 3, 3)  # three black ones
    assert (ann.noise, ben.noise, table.ghosts) == (0, 0, (4, 0, 1))
    assert [int(n) for n in table.state.bag[:2]] == [2, 1]
    assert (ann.damage, ben.damage, table.black()) == (0, 0, (17, 7))


def test_kk_190_kk_191_black_cubes_do_nothing_and_coloured_ones_hurt() -> None:
    table = attack(katakomben().bag_is(black=20, s0=1, s1=1), 2, 0, 0)
    ann, ben = table
    assert (ann.damage, ben.damage, table.black()) == (1, 1, (19, 5))


def test_kk_193_the_dragon_grows_angrier_by_eggs_and_adventurers_too() -> None:
    table = katakomben().tile("S1", 1, 0).tile("S3", -1, 0).bank_is("minor", "dragon_egg")
    table.bank_is("prisoner", "adventurer adventurer")
    ann = table[0].has(room="S1-A", boots=1).does("move:S1-A-B")
    assert table.rage == 4
    ann.has(room="S3-A").does("visit:prison")
    assert table.rage == 6


def test_kk_g41_all_damage_comes_at_once() -> None:
    """Both have nine damage: whose cube comes first is not saved by that."""
    table = katakomben().bag_is(black=20, s0=1, s1=1)
    ann, ben = table
    ann.has(damage=9)
    ben.has(damage=9)
    attack(table, 0, 0, 0)
    assert [ann.status_word, ben.status_word] == ["lost", "lost"]
    assert table.session.over


def test_kk_g42_kk_215_cubes_without_a_target_leave_the_game() -> None:
    table = katakomben(3).bag_is(black=20, s1=2, s2=1)
    ben, cem = table[1], table[2]
    ben.has(damage=9)
    cem.has(status=1)
    attack(table, 0, 0)
    assert (ben.damage, table.aside(1)) == (10, 1)
    table = katakomben(3).bag_is(black=20, s2=2)
    table[2].has(status=1)
    attack(table, 0, 0)
    assert (table[2].damage, table.aside(2)) == (0, 2)


def test_kk_g43_with_too_few_cubes_all_are_drawn() -> None:
    table = attack(katakomben().bag_is(black=2))
    assert table.black() == (0, 24) and table.session.over


def test_kk_g44_ghosts_that_come_back_do_not_fill_the_bag() -> None:
    table = katakomben().bag_is(black=2).ghosts_are(bag=1)
    attack(table)
    assert table.session.over and table.ghosts == (4, 1, 0)


# -- ghosts ---------------------------------------------------------------------------------------


def test_kk_195_a_ghost_hits_everybody_inside_even_in_the_crypt() -> None:
    table = katakomben(3).bag_is(black=20).ghosts_are(bag=1)
    table[2].has(status=1)
    attack(table, 20, 0)
    assert [seat.damage for seat in table] == [1, 1, 0]


def test_kk_196_ghosts_come_back_with_the_next_attack() -> None:
    table = katakomben().bag_is(black=20).ghosts_are(bag=1)
    attack(table, 20, 0, 0)
    assert table.ghosts == (4, 1, 0)
    ben = table[1].deck_is(FIVE).holds("").has(skill=3).does("buy:swindle")
    table.dungeon_starts("skeletal_ape").luck(0, 0, 0)
    ben.ends()
    assert table.ghosts == (4, 0, 1)


@pytest.mark.parametrize("aside", [4, 0])
def test_kk_197_black_cubes_mark_ghost_damage_also_those_of_the_same_attack(aside: int) -> None:
    table = katakomben().bag_is(black=24 - aside).ghosts_are(bag=1)
    ben = table[1].has(cubes=0)
    attack(table, 24 - aside, 0, 0)
    assert (ben.damage, ben.borrowed, ben.unmarked) == (1, 1, 0)
    assert table.black() == (22 - aside, aside + 1)


def test_kk_g45_own_cubes_are_healed_first() -> None:
    table = katakomben().bag_is(black=20)
    ann = table[0].has(damage=1)
    ann.hero.has[ann.tallies["damage"]] += 1
    ann.hero.has[ann.tallies["borrowed"]] += 1
    table.state.aside[6] -= 1
    ann.plays("bard", "stumble")
    assert (ann.damage, ann.borrowed, ann.cubes, table.black()) == (0, 0, 28, (20, 4))


# -- health ---------------------------------------------------------------------------------------


def test_kk_198_kk_200_kk_202_damage_and_healing_move_cubes() -> None:
    ann = katakomben()[0].has(room="start_a-T", boots=1).does("move:start_a-T-K")
    assert (ann.damage, ann.cubes) == (1, 29)
    ann.plays("stumble", "bard")
    assert (ann.damage, ann.cubes, ann.noise) == (0, 28, 2)


def test_kk_199_a_drawn_cube_itself_marks_the_damage() -> None:
    table = katakomben().bag_is(black=20, s0=2)
    before = table[0].cubes
    attack(table, 0, 2, 2)
    assert (table[0].damage, table[0].cubes) == (1, before)


@pytest.mark.parametrize("damage", [8, 9])
def test_kk_203_kk_g04_ten_damage_are_too_many(damage: int) -> None:
    table = katakomben().bag_is(black=20, s1=1)
    ben = table[1].has(damage=damage)
    attack(table, 0, 0, 0)
    assert (ben.damage, ben.status_word) == (damage + 1, "lost" if damage == 9 else "inside")
