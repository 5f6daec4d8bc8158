"""The record reader and the replay, under fire: clear errors or a game that can be replayed."""

from collections import Counter
from contextlib import nullcontext
from random import Random
from time import perf_counter

import pytest
from tests.fuzz import fair
from tests.fuzz.inputs import KINDS
from tests.fuzz.size import BATCHES, FULL, RECORDS, SECONDS, report
from tests.table.play import RULES, played

from tischrunde.kernel.errors import BadData
from tischrunde.table import Record, replay

GOOD = [played(seed, upto=12 * seed).record.to_json() for seed in range(1, 9)]


def outcome(text: str) -> str:
    """How reading and replaying this text ends; whatever else is raised is a fault."""
    try:
        record = Record.from_json(text)
    except BadData as complaint:
        fair.check(complaint)
        return "refused by the reader"
    before = record.to_json()
    assert Record.from_json(before) == record
    try:
        session = replay(RULES, record)
    except BadData as complaint:
        fair.check(complaint)
        assert record.to_json() == before
        return "refused by the replay"
    assert record.to_json() == before
    assert session.record.choices == record.choices
    again = replay(RULES, session.record)
    assert RULES.digest(again.state) == RULES.digest(session.state)
    return "replayed"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_records_end_in_clear_errors(batch: int, capsys: pytest.CaptureFixture[str]) -> None:
    ends: Counter[str] = Counter()
    kinds = list(KINDS)
    for number in range(batch, RECORDS, BATCHES):
        kind = kinds[number // BATCHES % len(kinds)]
        random = Random(f"{kind} {number}")
        text = KINDS[kind](random, random.choice(GOOD))
        start = perf_counter()
        try:
            ends[f"{kind} {outcome(text)}:"] += 1
        except Exception:
            raise fair.fault(f"input {number}, {kind}", text) from None
        assert perf_counter() - start < SECONDS, (number, kind)
    assert ends.total() == RECORDS // BATCHES
    with capsys.disabled() if FULL else nullcontext():
        print("\n" + report("records", batch, ends))


def test_the_good_records_are_good() -> None:
    assert {outcome(text) for text in GOOD} == {"replayed"}
