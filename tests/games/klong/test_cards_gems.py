"""Gems, card by card: noisy to get, a card when played, points at the end."""

import pytest

from tischrunde.testing import refused
from tischrunde.testing.klong import klong


def check(gem: str, cost: int, points: int, room: int = 2) -> None:
    """A gem costs so much and two noise, lets one draw, and is worth so much."""
    table = klong().row_is(gem)
    ann = table[0].has(room=room, skill=cost - 1)
    with refused("KL-030"):
        ann.does(f"buy:{gem}")
    ann.has(skill=cost).does(f"buy:{gem}")
    assert (ann.skill, ann.noise, ann.discard) == (0, 2, gem)
    assert ann.lines.get(gem, 0) == points
    ann.deck_is("burgle stumble").holds("").plays(gem)
    assert (ann.hand, ann.noise) == ("burgle", 2)


def test_sapphire() -> None:
    check("sapphire", 4, 4)


def test_emerald() -> None:
    check("emerald", 5, 5)


def test_ruby() -> None:
    check("ruby", 6, 6)


def test_diamond() -> None:
    check("diamond", 8, 8)


def test_dragons_eye_is_got_in_the_depths_and_played_anywhere() -> None:
    check("dragons_eye", 5, 0, room=17)
    ann = klong().row_is("dragons_eye")[0].has(room=2, skill=5)
    with refused("KL-G22"):
        ann.does("buy:dragons_eye")
    assert ann.deck_is("burgle").plays("dragons_eye").hand == "burgle"


def test_dragons_eye_is_worth_ten_with_a_mastery_token() -> None:
    ann = klong()[0].discard_is("dragons_eye")
    assert ann.lines == {}
    assert ann.owns("mastery").lines == {"mastery": 20, "dragons_eye": 10}


@pytest.mark.parametrize("gem", ["sapphire", "emerald", "ruby", "diamond", "dragons_eye"])
def test_gems_draw_nothing_from_nothing(gem: str) -> None:
    ann = klong()[0].deck_is("").plays(gem)
    assert (ann.hand, ann.area) == ("", gem)
