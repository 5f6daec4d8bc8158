"""Starting cards and the reserve, card by card."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.katakomben import katakomben


def check(card: str, gains: tuple[int, int, int]) -> None:
    """A card of figures gives these, and nothing else."""
    ann = katakomben()[0].plays(card)
    assert (ann.gains, ann.noise, ann.gold, ann.hand) == (gains, 0, 0, "")


def test_burgle_gives_skill() -> None:
    check("burgle", (1, 0, 0))


def test_sidestep_gives_a_boot() -> None:
    check("sidestep", (0, 0, 1))


def test_scramble_gives_skill_and_a_boot() -> None:
    check("scramble", (1, 0, 1))


def test_mercenary_gives_skill_and_two_swords() -> None:
    check("mercenary", (1, 2, 0))


def test_explore_gives_two_skill_and_a_boot() -> None:
    check("explore", (2, 0, 1))


def test_secret_tome_gives_nothing() -> None:
    check("secret_tome", (0, 0, 0))


def test_burgle_comes_six_times_and_is_worth_nothing() -> None:
    ann = katakomben()[0]
    assert (ann.deck.split().count("burgle"), ann.lines) == (6, {})


def test_stumble_kk_270_makes_a_noise_that_counts_as_made() -> None:
    ann = katakomben()[0].plays("stumble")
    assert (ann.noise, ann.cubes, ann.noise_made) == (1, 29, 1)


@pytest.mark.parametrize(
    ("card", "cost", "copies"), [("mercenary", 2, 15), ("explore", 3, 15), ("secret_tome", 7, 12)]
)
def test_what_a_card_of_the_reserve_costs(card: str, cost: int, copies: int) -> None:
    table = katakomben()
    ann = table[0].has(skill=cost - 1)
    assert table.left(card) == copies
    with refused("KK-072"):
        ann.does(f"buy:{card}")
    ann.has(skill=cost).does(f"buy:{card}")
    assert (ann.skill, ann.discard, table.left(card)) == (0, card, copies - 1)


def test_secret_tome_is_worth_seven_points() -> None:
    assert katakomben()[0].discard_is("secret_tome").lines == {"secret_tome": 7}


def test_goblin_stays_and_gives_a_gold_every_time() -> None:
    table = katakomben()
    ann = table[0].has(swords=5).does("fight:goblin", "fight:goblin")
    assert (ann.gold, ann.swords, ann.beaten, table.left("goblin")) == (2, 1, 0, 1)
    with refused("KK-078"):
        ann.does("fight:goblin")
