"""The rulebook's turn, and what differs from the first game (KK-EX1, KK-280)."""

from tischrunde.delve import names as core
from tischrunde.games import catalog
from tischrunde.testing.katakomben import katakomben


def test_kk_ex1_the_turn_of_the_rulebook() -> None:
    table = katakomben().rage_is(5)
    table.row_is("crystal_kobold expert_guide swindle swindle bandit bandit")
    table.dungeon_starts("lightstick smoky_quartz")
    green, yellow = table
    green.has(room="start_a-T").deck_is("burgle burgle burgle burgle burgle")
    green.plays("stumble", "sneak_attack", "explore", "burgle", "sidestep")
    assert (green.skill, green.swords, green.boots) == (3, 3, 2)
    assert (green.noise, green.reduction) == (0, 1)
    green.does("battle:start_a-T-K/1")
    assert (green.boots, green.swords, green.damage) == (1, 2, 0)
    assert not any(option.startswith(("move:", "battle:")) for option in green.offered)
    green.does("fight:crystal_kobold")
    assert (green.swords, green.skill, table.spent) == (0, 5, "crystal_kobold")
    green.does("buy:expert_guide")
    assert (green.skill, green.boots, green.discard) == (0, 1, "expert_guide")
    table.bag_is(black=1, s0=1, s1=2)
    table.state.bag[core.SPECIAL] += 1  # so that the bag is not empty afterwards
    table.state.aside[core.SPECIAL] -= 1
    table.luck(3, 0, 0, 0)  # black, green, yellow, yellow
    green.ends()
    assert table.happened("attacked") == [0]
    assert table.told_of("attacked") == [4]
    assert (green.damage, yellow.damage, table.black()) == (1, 2, (0, 24))
    assert (len(green.hand.split()), len(green.discard.split()), len(table.row.split())) == (
        5,
        6,
        6,
    )


def test_kk_280_wares_and_secrets_differ_from_the_first_game() -> None:
    ours, first = (set(catalog.load(game).cards) for game in ("klong-katakomben", "klong"))
    assert {"blood_amulet", "burglars_kit", "catacombs_map", "puzzle_box", "lockpick"} <= ours
    assert {"master_key", "flash", "skill_boost"} <= first
    assert not {"master_key", "flash", "skill_boost"} & ours
