"""Devices, card by card: what they do when used, and on arriving."""

from tischrunde.testing import refused
from tischrunde.testing.klong import klong


def test_dragon_shrine_gives_two_gold_or_trashes_a_card() -> None:
    table = klong().row_is("dragon_shrine dragon_shrine")
    ann = table[0].has(skill=8).holds("").does("use:dragon_shrine")
    assert ann.asked == "ask-turn"  # nothing to trash, so it was gold
    assert (ann.gold, ann.skill, table.spent) == (2, 4, "dragon_shrine")
    ann.plays("stumble").discard_is("burgle").does("use:dragon_shrine")
    assert ann.offered == {"choose:gold-2", "choose:trash"}
    ann.does("choose:trash", "trash:stumble/area").ends()
    assert "stumble" in table.box and "stumble" not in ann.discard


def test_dragon_shrine_is_a_danger() -> None:
    table = klong().row_is("dragon_shrine").bag_is(black=24)
    table[0].plays("mister_whiskers").does("choose:attack")
    assert table.told_of("attacked") == [4]  # three for two seats, and one


def test_ladder_gives_two_boots() -> None:
    table = klong().row_is("ladder")
    ann = table[0].has(skill=3).does("use:ladder")
    assert (ann.gains, table.spent) == ((0, 0, 2), "ladder")


def test_shrine_gives_a_gold_or_heals() -> None:
    table = klong().row_is("shrine shrine")
    ann = table[0].has(skill=4, damage=1).does("use:shrine", "choose:heal-1")
    assert (ann.damage, ann.cubes) == (0, 30)
    assert ann.does("use:shrine", "choose:gold-1").gold == 1


def test_shrine_returns_three_black_cubes_on_arriving() -> None:
    table = klong().bag_is(black=10).dungeon_starts("shrine")
    ann, ben = table
    ann.has(skill=1).does("buy:tunnel_guide").ends()
    assert table.black() == (13, 11)
    table.bag_is(black=23).dungeon_starts("shrine")
    ben.has(skill=1).holds("").does("buy:tunnel_guide").ends()
    assert table.black() == (24, 0)


def test_teleporter_gives_a_teleport_which_lapses() -> None:
    table = klong().row_is("teleporter teleporter")
    ann, ben = table
    ann.has(skill=8).does("use:teleporter", "teleport:2")
    assert ann.at == 2
    with refused("KL-G29"):
        ann.does("teleport:3")
    ann.does("use:teleporter").ends()
    ben.holds("").ends()
    with refused("KL-G29"):
        ann.holds("").does("teleport:3")


def test_vault_gives_five_gold_and_three_noise_in_the_depths_only() -> None:
    table = klong().row_is("vault")
    ann = table[0].has(skill=3, room=2)
    with refused("KL-G22"):
        ann.does("use:vault")
    ann.has(room=17).does("use:vault")
    assert (ann.gold, ann.noise, ann.skill) == (5, 3, 0)


def test_vault_pays_with_an_empty_supply() -> None:
    ann = klong().row_is("vault")[0].has(skill=3, room=17, cubes=0).does("use:vault")
    assert (ann.gold, ann.noise) == (5, 0)
