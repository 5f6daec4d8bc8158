"""Devices, card by card: what they do when used, and on arriving."""

from tischrunde.testing import refused
from tischrunde.testing.katakomben import katakomben


def test_wishing_well_costs_three_gold_and_draws_two() -> None:
    table = katakomben().row_is("wishing_well")
    ann = table[0].deck_is("burgle stumble scramble").has(gold=2)
    with refused("KK-048"):
        ann.does("use:wishing_well")
    ann.has(gold=4).does("use:wishing_well")
    assert (ann.gold, ann.skill, table.spent) == (1, 0, "wishing_well")
    assert sorted(ann.hand.split()) == ["burgle", "stumble"]


def test_wishing_well_is_a_danger_kk_172() -> None:
    table = katakomben().row_is("wishing_well swindle").dungeon_starts("darkened_alcove")
    ann = table[0].has(skill=3).does("buy:swindle").ends()
    assert table.told_of("attacked") == [4]  # space 3 draws 3, and one
    assert ann.asked == ""


def test_darkened_alcove_takes_two_noise_back() -> None:
    table = katakomben().row_is("darkened_alcove")
    ann = table[0].has(skill=2, noise=3).does("use:darkened_alcove")
    assert (ann.noise, ann.cubes, ann.skill, table.spent) == (1, 29, 0, "darkened_alcove")


def test_underground_river_heals_or_gives_a_boot() -> None:
    table = katakomben().row_is("underground_river underground_river")
    ann = table[0].has(skill=4, damage=2).does("use:underground_river", "choose:heal-1")
    assert (ann.damage, ann.cubes, ann.boots) == (1, 29, 0)
    ann.does("use:underground_river", "choose:boots-1")
    assert (ann.damage, ann.boots, ann.skill) == (1, 1, 0)


def test_locked_trunk_takes_a_lockpick_and_gives_a_major_secret() -> None:
    table = katakomben().row_is("locked_trunk").bank_is("major", "chalice greater_skill")
    ann = table[0].has(skill=3, picks=0)
    with refused("KK-048"):
        ann.does("use:locked_trunk")
    ann.has(picks=2).does("use:locked_trunk")
    assert (ann.tokens, ann.picks, ann.skill) == ("chalice", 1, 0)
    assert (table.left_in("major"), table.spent) == (1, "locked_trunk")


def test_locked_trunk_kk_g65_is_of_no_use_without_a_major_secret() -> None:
    ann = katakomben().row_is("locked_trunk").bank_is("major")[0].has(skill=3)
    with refused("KK-G65"):
        ann.does("use:locked_trunk")
    assert (ann.picks, ann.skill) == (3, 3)


def test_thieves_shrine_gives_two_gold() -> None:
    table = katakomben().row_is("thieves_shrine")
    ann = table[0].has(skill=4).plays("burgle").has(skill=4).does("use:thieves_shrine")
    assert ann.offered == {"choose:gold-2", "choose:trash-burgles"}
    assert (ann.does("choose:gold-2").gold, ann.skill, table.spent) == (2, 0, "thieves_shrine")


def test_thieves_shrine_trashes_up_to_two_burgles() -> None:
    table = katakomben().row_is("thieves_shrine thieves_shrine")
    ann = table[0].plays("burgle").discard_is("burgle burgle").has(skill=8)
    ann.does("use:thieves_shrine", "choose:trash-burgles")
    assert ann.offered == {"trash:burgle/area", "trash:burgle/discard", "skip"}
    ann.does("trash:burgle/area", "trash:burgle/discard")
    assert ann.asked == "ask-turn"
    ann.does("use:thieves_shrine", "choose:trash-burgles", "skip")
    assert ann.asked == "ask-turn"  # who declines is not asked again
    ann.ends()
    assert table.trashed == ["burgle", "burgle"]


def test_thieves_shrine_without_a_burgle_gives_gold() -> None:
    ann = katakomben().row_is("thieves_shrine")[0].has(skill=4).does("use:thieves_shrine")
    assert (ann.gold, ann.asked) == (2, "ask-turn")


def test_thieves_shrine_returns_three_black_cubes_on_arriving() -> None:
    table = katakomben().bag_is(black=10).dungeon_starts("thieves_shrine")
    table[0].has(skill=3).does("buy:swindle").ends()
    assert table.black() == (13, 11)


def test_thieves_shrine_kk_g47_returns_as_many_as_there_are() -> None:
    table = katakomben().bag_is(black=23).dungeon_starts("thieves_shrine")
    table[0].has(skill=3).does("buy:swindle").ends()
    assert table.black() == (24, 0)


def test_black_market_gives_two_different_things() -> None:
    table = katakomben().row_is("black_market")
    ann = table[0].plays("stumble").has(skill=5).does("use:black_market")
    assert ann.offered == {"choose:gold-2", "choose:trash", "choose:picks-1"}
    ann.does("choose:gold-2")
    assert ann.offered == {"choose:trash", "choose:picks-1"}
    ann.does("choose:picks-1")
    assert (ann.gold, ann.picks, ann.skill, table.spent) == (2, 4, 0, "black_market")
    assert ann.asked == "ask-turn"


def test_black_market_trashes_a_card() -> None:
    table = katakomben().row_is("black_market")
    ann = table[0].plays("stumble").discard_is("burgle").has(skill=5)
    ann.does("use:black_market", "choose:trash")
    assert ann.offered == {"trash:stumble/area", "trash:burgle/discard"}
    ann.does("trash:stumble/area", "choose:gold-2").ends()
    assert (ann.gold, table.trashed) == (2, ["stumble"])
