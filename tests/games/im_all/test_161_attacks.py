"""Attacks and the rage track (KA-161…KA-179, KA-G42…G50, KA-G88)."""

import pytest

from tischrunde.delve import names as core
from tischrunde.testing import refused
from tischrunde.testing.im_all import ImAllSeat, ImAllTable, im_all


def attack(table: ImAllTable, *luck: int, by: str = "killerroboter") -> None:
    """Seat 0 buys a card, a boss symbol comes for it, and cubes are drawn as luck will have it."""
    table.dungeon_starts(by)
    table[0].has(skill=2).does("buy:rebellensoldat")
    if luck:
        table.luck(*luck)
    table[0].ends()


def test_ka_161_ka_162_all_noise_goes_into_the_bag_and_the_rage_says_how_many_come_out() -> None:
    table = im_all(3).rage_is(6).bag_is(black=10)
    table[0].has(noise=2)
    table[2].has(noise=1)
    attack(table, *[12, 11, 10, 9])  # all black
    assert table.told_of("attacked") == [4]
    assert [int(table.state.bag[seat]) for seat in range(3)] == [2, 0, 1]
    assert [seat.noise for seat in table] == [0, 0, 0]
    assert table.black() == (6, 18)


def test_ka_163_with_too_few_cubes_all_of_them_are_drawn() -> None:
    table = im_all().rage_is(6).bag_is(black=1)
    attack(table)
    assert (table.told_of("attacked"), table.black()) == ([1], (0, 24))


def test_ka_164_ka_166_black_cubes_are_set_aside_and_the_others_stay() -> None:
    table = im_all().bag_is(black=5)
    attack(table)
    assert table.black() == (2, 22)


def test_ka_165_ka_182_a_coloured_cube_is_a_damage_of_its_player() -> None:
    table = im_all().bag_is(black=1, s0=1, s1=1)
    attack(table, 0, 0, 0)
    ann, ben = table
    assert (ann.damage, ben.damage, ann.cubes, ben.cubes) == (1, 1, 29, 29)
    assert table.black() == (0, 24)


def test_ka_167_more_noise_means_more_damage() -> None:
    hurt = [0, 0]
    for trial in range(40):
        table = im_all(seed=f"noise {trial}").bag_is(black=10)
        table[0].has(noise=8)
        table[1].has(noise=2)
        attack(table)
        hurt = [hurt[seat.number] + seat.damage for seat in table]
    assert hurt[0] > 2 * hurt[1] > 0


def test_ka_168_every_danger_of_the_row_draws_one_more() -> None:
    table = im_all().row_is("rebellensoldat wachdrohne leibwache rebellenpilotin leier")
    table.dungeon_starts("schmugglerin").bag_is(black=24)
    attack(table)
    assert table.told_of("attacked") == [3 + 2]


def test_ka_169_ka_170_a_red_cube_hurts_everybody_and_comes_back() -> None:
    table = im_all(3).rage_is(8).red_cubes_are(bag=1).bag_is(black=3)
    attack(table, 3, 2, 1, 0)
    assert [seat.damage for seat in table] == [1, 1, 1]
    assert table.red_cubes == (3, 1, 0)
    assert table.black() == (0, 24)


def test_ka_g42_red_damage_is_marked_from_the_supply_or_not_at_all() -> None:
    table = im_all(3).rage_is(9).red_cubes_are(bag=2).bag_is()
    table[0].has(cubes=1)
    table[1].has(cubes=0, noise=0)
    attack(table)
    assert [seat.damage for seat in table] == [1, 0, 2]
    assert [seat.cubes for seat in table] == [0, 0, 28]
    assert table.red_cubes == (2, 2, 0)


def test_ka_g43_red_cubes_can_knock_out() -> None:
    table = im_all(3).rage_is(8).red_cubes_are(bag=1).bag_is(black=2)
    table[1].has(damage=9)
    attack(table)
    assert [seat.status_word for seat in table] == ["inside", "lost", "inside"]


def test_ka_g44_whoever_is_out_is_not_hit() -> None:
    table = im_all(3).rage_is(8).red_cubes_are(bag=1).bag_is()
    table[1].has(status=core.ESCAPED)
    table[2].has(status=core.LOST)
    attack(table)
    assert [seat.damage for seat in table] == [3, 0, 0]  # also when the others draw in their turns


def test_ka_g45_a_space_pirate_brings_black_cubes_back() -> None:
    table = im_all().bag_is(black=20).dungeon_starts("weltraumpirat")
    table[0].has(skill=2).does("buy:rebellensoldat").ends()
    assert table.black() == (23, 1)
    again = im_all().bag_is(black=23).dungeon_starts("weltraumpirat")
    again[0].has(skill=2).does("buy:rebellensoldat").ends()
    assert again.black() == (24, 0)  # no more than there are


def test_ka_g46_several_may_be_knocked_out_at_once() -> None:
    table = im_all(3).rage_is(8).red_cubes_are(bag=1).bag_is()
    for seat in (table[0], table[2]):
        seat.has(damage=9)
    attack(table)
    assert [seat.status_word for seat in table] == ["lost", "inside", "lost"]


def test_ka_g47_cubes_beyond_the_last_space_are_removed() -> None:
    table = im_all(3).rage_is(3).bag_is(s0=3)
    table[0].has(damage=8)
    attack(table)
    assert (table[0].damage, table.aside(0), table[0].status_word) == (10, 1, "lost")


# -- the rage track -------------------------------------------------------------------------------


def test_ka_173_ka_245_an_archive_angers_the_boss_once() -> None:
    table = im_all().token_in("HG-6", "archiv")
    ann = table[0].has(room="HG-3", boots=1).does("move:HG-3-6", "take:minor")
    assert (table.rage, ann.tokens, ann.lines["archiv"]) == (4, "archiv", 3)


def test_ka_174_a_higher_space_may_mean_more_cubes() -> None:
    table = im_all()
    sizes = []
    for space in range(3, 12):
        sizes.append(table.rage_is(space).spectators_see["attack"])
    assert sizes == [3, 3, 3, 4, 4, 4, 5, 5, 6]


def test_ka_175_ka_177_the_top_of_the_track_is_worse_than_its_numbers() -> None:
    view = im_all().spectators_see
    assert [space + 1 for space, cubes in enumerate(view["red_track"]) if cubes] == [8, 9, 11]


def test_ka_176_bounty_hunters_come_into_the_noise_area() -> None:
    table = im_all().rage_is(7)
    found = []
    for space in range(7, 12):
        table.rage_is(space)
        found.append(table.red_cubes)
    assert found == [(4, 0, 0), (3, 1, 0), (2, 2, 0), (2, 2, 0), (0, 4, 0)]


def test_ka_178_ka_179_the_blockade_closes_the_lift_to_the_cargo_bay() -> None:
    table = im_all().rage_is(9)
    assert table.spectators_see["blockade"] is False
    assert "lift:FR-H" in table[0].has(room="KO-H1").offered
    table.rage_is(10)
    assert table.spectators_see["blockade"] is True
    with refused("KA-179"):
        table[0].does("lift:FR-H")
    assert table[0].does("lift:KO-H3").at == "KO-H3"


def test_ka_g48_on_the_last_space_the_boss_stays() -> None:
    table = im_all().rage_is(11).token_in("HG-6", "archiv")
    table[0].has(room="HG-3", boots=1).does("move:HG-3-6", "take:minor")
    assert (table.rage, table.red_cubes) == (11, (0, 4, 0))


def test_ka_g49_the_blocked_space_can_be_walked_over() -> None:
    ann = im_all().rage_is(10)[0].has(room="FR-1", boots=2).does("move:FR-1-H", "move:FR-2-H")
    assert ann.at == "FR-2"


def test_ka_g50_who_stands_there_stays_there() -> None:
    table = im_all().rage_is(9)
    ann = table[0].has(room="FR-H")
    table.rage_is(10)
    assert (ann.at, ann.damage) == ("FR-H", 0)
    assert ann.has(boots=1).does("move:FR-1-H").at == "FR-1"


def lifted(seat: ImAllSeat) -> None:
    """This seat hacks a second port and takes an artifact in one turn."""
    seat.hacked("HG-7").has(room="PK-1").does("visit:port_noise1")
    seat.has(room="KZ-5").does("take:artifact_5")


def test_ka_g88_every_space_counts_at_once_also_twice_in_a_turn() -> None:
    table = im_all(4).rage_is(7).bag_is(black=24)
    lifted(table[0])
    assert (table.rage, table.red_cubes) == (9, (2, 2, 0))
    assert (table.left("g0bl1n"), table.left("eradibot")) == (0, 1)
    attack(table, *[0] * 5)
    assert table.red_cubes == (2, 0, 2)  # they were in the bag for this very attack


@pytest.mark.parametrize(("card", "size"), [("wachdrohne", 4), ("killerroboter", 3)])
def test_ka_g88_danger_is_counted_after_the_row_is_filled(card: str, size: int) -> None:
    table = im_all().bag_is(black=24)
    attack(table, by=card)
    assert table.told_of("attacked") == [size]
