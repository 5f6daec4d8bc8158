"""SG-S1…S5: the table before the first turn."""

from collections import Counter

import pytest

from tischrunde.games import catalog
from tischrunde.kernel.pile import CARD
from tischrunde.testing.strife_of_gods import strife


def test_sg_s1_every_number_is_there_twice_and_every_champion_once() -> None:
    rules = catalog.load("strife-of-gods")
    state = rules.setup(3, "all cards")
    found: Counter[str] = Counter()
    for pile in state.piles():
        found.update(rules.cards[entry & CARD] for entry in pile.entries)
    assert sorted(Counter(found.values()).items()) == [(1, 16), (2, 20)]


@pytest.mark.parametrize(("champions", "count"), [(True, 4), (False, 0)])
def test_sg_s2_the_ring_is_closed_and_every_eighth_card_a_champion(
    champions: bool, count: int
) -> None:
    seen = strife(options={"champions": champions})[0].sees
    numbers = [card["card"].partition("-")[2].isdigit() for card in seen["ring"]]
    assert (len(numbers), seen["gaps"], seen["centre"]) == (32, 0, [])
    assert numbers.count(False) == count
    assert all(place % 8 == 7 for place, number in enumerate(numbers) if not number)


@pytest.mark.parametrize(("champions", "left"), [(True, (12, 12)), (False, (8, 0))])
def test_sg_s3_what_is_left_forms_the_piles(champions: bool, left: tuple[int, int]) -> None:
    seen = strife(options={"champions": champions})[0].sees
    assert (seen["numbers"], seen["champions"]) == left


def test_sg_s4_nobody_has_a_card_or_a_shield() -> None:
    seen = strife()[0].sees
    assert (seen["displays"], seen["shields"]) == ([[], [], []], [])


def test_sg_s5_whoever_the_lot_names_starts() -> None:
    table = strife()
    assert table[table[0].sees["start"]].asked == "ask-take"
