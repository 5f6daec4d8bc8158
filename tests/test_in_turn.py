"""What takes long is tried in turn, and nothing is never tried."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import dev
import pytest
from tests import in_turn

LONG_ONE, SHORT_ONE = "tests/browser/test_klong.py", "tests/table/test_story.py"


def items_of(path: str, count: int) -> list[Any]:
    return [SimpleNamespace(path=in_turn.ROOT / path, name=str(n)) for n in range(count)]


def test_three_turns_together_try_everything_once() -> None:
    items = items_of(LONG_ONE, 7)
    tried = [
        item.name
        for turn in range(in_turn.THIRDS)
        for item in items
        if item not in in_turn.others(items, turn)
    ]
    assert sorted(tried) == [item.name for item in items]


@pytest.mark.parametrize("turn", range(in_turn.THIRDS))
def test_each_turn_tries_some_of_every_file_and_all_that_is_short(turn: int) -> None:
    items = [*items_of(LONG_ONE, 3), *items_of(SHORT_ONE, 5)]
    later = in_turn.others(items, turn)
    assert len(later) == 2
    assert {item.path for item in later} == {in_turn.ROOT / LONG_ONE}


@pytest.mark.parametrize("path", in_turn.LONG)
def test_what_takes_long_is_there_and_tried_in_full_by_make_laws(path: str) -> None:
    assert (in_turn.ROOT / path).exists()
    assert any(Path(path).is_relative_to(sampled) for sampled in dev.SAMPLED_TESTS)
