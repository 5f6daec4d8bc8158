"""Monsters, card by card: what beating them gives, and what they do on arriving."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.klong import KlongSeat, KlongTable, klong


def beaten(
    monster: str, swords: int, room: int = 2, seats: int = 2
) -> tuple[KlongTable, KlongSeat]:
    """A table where seat 0 has just beaten a monster with exactly enough swords."""
    table = klong(seats).row_is(monster)
    ann = table[0].has(room=room, swords=swords - 1)
    with refused("KL-040"):
        ann.does(f"fight:{monster}")
    ann.has(swords=swords).does(f"fight:{monster}")
    assert (table.spent, table.row) == (monster, "")
    return table, ann


def test_animated_door_gives_a_boot() -> None:
    _, ann = beaten("animated_door", 1)
    assert ann.gains == (0, 0, 1)


def test_belcher_gives_four_gold_and_two_noise() -> None:
    _, ann = beaten("belcher", 2)
    assert (ann.gold, ann.noise) == (4, 2)


def test_belcher_is_kept_quiet_by_stored_reduction() -> None:
    ann = klong().row_is("belcher")[0].plays("sneak").has(swords=2).does("fight:belcher")
    assert (ann.gold, ann.noise, ann.reduction) == (4, 0, 0)


def test_cave_troll_gives_three_gold_and_two_cards_in_the_depths_only() -> None:
    table = klong().row_is("cave_troll")
    ann = table[0].has(room=2, swords=4).deck_is("burgle stumble sidestep")
    with refused("KL-G22"):
        ann.does("fight:cave_troll")
    ann.has(room=17).does("fight:cave_troll")
    assert (ann.gold, ann.hand) == (3, "stumble burgle")


def test_cave_troll_draws_what_there_is() -> None:
    ann = klong().row_is("cave_troll")[0].has(room=17, swords=4).deck_is("burgle")
    assert ann.does("fight:cave_troll").hand == "burgle"


def test_crystal_golem_gives_three_skill_in_a_crystal_cave_only() -> None:
    table = klong().row_is("crystal_golem")
    ann = table[0].has(room=17, swords=3)
    with refused("KL-G22"):
        ann.does("fight:crystal_golem")
    assert ann.has(room=18).does("fight:crystal_golem").gains == (3, 0, 0)


def test_kobold_gives_a_skill() -> None:
    _, ann = beaten("kobold", 1)
    assert ann.gains == (1, 0, 0)


def test_kobold_is_a_danger() -> None:
    table = klong().row_is("kobold kobold").bag_is(black=24)
    table[0].plays("mister_whiskers").does("choose:attack")
    assert table.told_of("attacked") == [5]


def test_ogre_gives_five_gold() -> None:
    _, ann = beaten("ogre", 3)
    assert ann.gold == 5


def test_orc_grunt_gives_three_gold() -> None:
    _, ann = beaten("orc_grunt", 2)
    assert ann.gold == 3


def test_overlord_lets_one_draw_two() -> None:
    table = klong().row_is("overlord")
    ann = table[0].has(swords=2).deck_is("burgle stumble sidestep").does("fight:overlord")
    assert ann.hand == "stumble burgle"


def test_watcher_gives_three_gold_and_noise_to_the_others() -> None:
    table, ann = beaten("watcher", 3, seats=3)
    assert (ann.gold, [seat.noise for seat in table]) == (3, [0, 1, 1])


def test_watcher_finds_nobody_else_inside() -> None:
    table = klong().row_is("watcher")
    ann = table[0].has(swords=3)
    table[1].has(status=3)
    assert ann.does("fight:watcher").gold == 3
    assert [seat.noise for seat in table] == [0, 0]


@pytest.mark.parametrize("monster", ["overlord", "watcher"])
def test_overlord_and_watcher_make_everybody_noisy_on_arriving(monster: str) -> None:
    table = klong(3).dungeon_starts(monster)
    ann, ben, eva = table
    eva.has(cubes=0)
    ann.has(skill=1).does("buy:tunnel_guide").ends()
    assert [seat.noise for seat in table] == [1, 1, 0]
