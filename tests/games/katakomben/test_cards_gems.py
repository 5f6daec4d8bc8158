"""Gems, card by card: noisy to get, a card when played, points at the end."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.katakomben import KatakombenTable, katakomben


def check(gem: str, cost: int, points: int, quiet: int) -> None:
    """A gem costs so much and two noise, lets one draw, takes noise back, and is worth so much."""
    table = katakomben().row_is(gem)
    ann = table[0].has(skill=cost - 1)
    with refused("KK-072"):
        ann.does(f"buy:{gem}")
    ann.has(skill=cost).does(f"buy:{gem}")
    assert (ann.skill, ann.noise, ann.discard) == (0, 2, gem)
    assert ann.lines == {gem: points}
    ann.deck_is("burgle stumble").holds("").plays(gem)
    assert (ann.hand, ann.noise, ann.gains) == ("burgle", 2 - quiet, (0, 0, 0))


def test_smoky_quartz() -> None:
    check("smoky_quartz", 4, 3, 2)


def test_white_tourmaline() -> None:
    check("white_tourmaline", 4, 3, 0)


def test_rose_quartz() -> None:
    check("rose_quartz", 5, 4, 2)


def test_black_tourmaline() -> None:
    check("black_tourmaline", 6, 5, 0)


def test_fiery_quartz() -> None:
    check("fiery_quartz", 6, 5, 2)


@pytest.mark.parametrize("gem", ["smoky_quartz", "rose_quartz", "fiery_quartz"])
def test_a_quartz_keeps_what_it_finds_nothing_for(gem: str) -> None:
    ann = katakomben()[0].deck_is("stumble burgle").has(noise=1).plays(gem)
    assert (ann.noise, ann.reduction, ann.hand) == (0, 1, "stumble")
    assert ann.plays("stumble").noise == 0


def haunted() -> KatakombenTable:
    """Ann has bought a card, a dragon is to come, and it will draw two ghosts and a black cube."""
    table = katakomben().ghosts_are(bag=2).bag_is(black=20).dungeon_starts("darkened_alcove")
    table[0].deck_is("burgle burgle burgle burgle burgle").has(skill=3).does("buy:swindle")
    table.luck(20, 20, 0)
    return table


@pytest.mark.parametrize("gem", ["white_tourmaline", "black_tourmaline"])
def test_a_tourmaline_kk_g64_keeps_one_ghost_off_its_owner(gem: str) -> None:
    table = haunted()
    ann, ben = table
    ben.deck_is("burgle stumble").holds(f"{gem} sidestep")
    ann.ends()
    assert (ben.asked, ben.offered) == ("ask-react", {f"react:{gem}", "skip"})
    ben.does(f"react:{gem}")
    assert (ben.hand, ben.discard) == ("sidestep burgle", gem)
    assert ben.does("skip").asked == "ask-turn"
    assert (ann.damage, ben.damage, table.black(), table.ghosts) == (2, 1, (19, 5), (3, 2, 0))


@pytest.mark.parametrize("gem", ["white_tourmaline", "black_tourmaline"])
def test_a_tourmaline_kk_g64_drawn_for_another_may_answer_the_next_ghost(gem: str) -> None:
    table = haunted()
    ann, ben = table
    ben.deck_is("white_tourmaline").holds(gem)
    ann.ends()
    ben.does(f"react:{gem}", "react:white_tourmaline")
    assert (ann.damage, ben.damage, ben.asked) == (2, 0, "ask-turn")


@pytest.mark.parametrize("gem", ["white_tourmaline", "black_tourmaline"])
def test_a_tourmaline_does_nothing_against_coloured_cubes(gem: str) -> None:
    table = katakomben().bag_is(black=20, s1=2).dungeon_starts("darkened_alcove")
    ann, ben = table
    ben.holds(gem)
    ann.deck_is("burgle burgle burgle burgle burgle").has(skill=3).does("buy:swindle")
    table.luck(0, 0, 0)
    ann.ends()
    assert (ben.damage, ben.hand, ben.asked) == (2, gem, "ask-turn")
