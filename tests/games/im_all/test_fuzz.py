"""Anything said at a table is a choice, or refused by a rule and nothing changed."""

from random import Random

import pytest
from tests.games.thrown import throw_words

from tischrunde.games import catalog
from tischrunde.table import Session


@pytest.mark.parametrize("seats", range(2, 5))
def test_whatever_is_said_is_refused_by_a_rule_or_done(seats: int) -> None:
    options = {"order": "random", "sides": "random", "eradibot": ["red", "never"][seats % 2]}
    session = Session(catalog.load("klong-im-all"), seats, f"fuzz {seats}", options)
    throw_words(session, Random(seats))
