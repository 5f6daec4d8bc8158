"""Klong! im! All! on the engine and on a second model of its rules, written without looking at it.

The model (``tests/oracles/im_all``) was made from the rules alone: plain Python that draws
nothing by itself but follows what the engine has drawn. Whatever one of the two allows, does or
counts differently is a mistake of one of them.
"""

from __future__ import annotations

import pytest
from tests.oracles.im_all.follow import Plan, follow
from tests.oracles.shared.follow import CHUNKS, EVERY, agree

from tischrunde.games import catalog


@pytest.mark.laws
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_engine_and_model_agree(chunk: int) -> None:
    rules = catalog.load("klong-im-all")
    agree(lambda number: follow(rules, Plan(number), EVERY), chunk)
