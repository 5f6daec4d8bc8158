"""The record reader and the replay, under fire: clear errors or a game that can be replayed."""

from collections import Counter
from contextlib import nullcontext
from functools import cache
from random import Random
from time import perf_counter

import pytest
from tests.fuzz import fair
from tests.fuzz.inputs import KINDS
from tests.fuzz.size import BATCHES, RECORDS, SECONDS, report
from tests.size import FULL
from tests.table.play import played

from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData
from tischrunde.table import Record, replay

GAMES = catalog.ids()


@cache
def good(game: str) -> list[str]:
    """Records of games that were broken off sooner or later."""
    return [played(n, 12 * n, catalog.load(game)).record.to_json() for n in range(1, 9)]


def outcome(text: str, game: str) -> str:
    """How reading and replaying this text ends; whatever else is raised is a fault."""
    rules = catalog.load(game)
    try:
        record = Record.from_json(text)
    except BadData as complaint:
        fair.check(complaint)
        return "refused by the reader"
    before = record.to_json()
    assert Record.from_json(before) == record
    try:
        session = replay(rules, record)
    except BadData as complaint:
        fair.check(complaint)
        assert record.to_json() == before
        return "refused by the replay"
    assert record.to_json() == before
    assert session.record.choices == record.choices
    again = replay(rules, session.record)
    assert rules.digest(again.state) == rules.digest(session.state)
    return "replayed"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_records_end_in_clear_errors(batch: int, capsys: pytest.CaptureFixture[str]) -> None:
    ends: Counter[str] = Counter()
    kinds = list(KINDS)
    for number in range(batch, RECORDS, BATCHES):
        kind = kinds[number // BATCHES % len(kinds)]
        random = Random(f"{kind} {number}")
        game = GAMES[number % len(GAMES)]
        text = KINDS[kind](random, random.choice(good(game)))
        start = perf_counter()
        try:
            ends[f"{kind} {outcome(text, game)}:"] += 1
        except Exception:
            raise fair.fault(f"input {number}, {kind}", text) from None
        assert perf_counter() - start < SECONDS, (number, kind)
    assert ends.total() == RECORDS // BATCHES
    with capsys.disabled() if FULL else nullcontext():
        print("\n" + report("records", batch, ends))


def test_the_good_records_are_good() -> None:
    ends = {outcome(text, game) for game in GAMES for text in good(game)}
    assert ends == {"replayed"}
