"""Anything said at a table of Katakomben is a choice, or refused by a rule and nothing changed."""

from random import Random

import pytest
from tests.games.thrown import throw_words

from tischrunde.games import catalog
from tischrunde.table import Session


@pytest.mark.parametrize("seats", range(2, 7))
def test_whatever_is_said_is_refused_by_a_rule_or_done(seats: int) -> None:
    random = Random(seats)
    options = {"side": random.choice("ab"), "mercy": seats % 2 == 0}
    throw_words(Session(catalog.load("klong-katakomben"), seats, f"fuzz {seats}", options), random)
