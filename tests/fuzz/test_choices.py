"""The choice parser and the door, under fire: a refusal by a rule, and nothing has changed."""

from collections import Counter
from contextlib import nullcontext
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

import pytest
from tests.fuzz import fair
from tests.fuzz.inputs import WORDS, any_json, bytes_decoded
from tests.fuzz.size import BATCHES, CHOICES, SECONDS, report
from tests.size import FULL
from tests.table.play import opened

from tischrunde.games import catalog
from tischrunde.kernel.errors import IllegalChoice
from tischrunde.table import Session, replay

GAMES = catalog.ids()


@cache
def everything() -> list[str]:
    """All that can be spelled in any game."""
    rules_of_all = map(catalog.load, GAMES)
    return [rules.spelling.spell(option) for rules in rules_of_all for option in rules.universe()]


def near_miss(random: Random, word: str) -> str:
    """A good word, a little wrong."""
    at = random.randrange(len(word) + 1)
    kind = random.randrange(8)
    if kind == 0:
        return word[:at] + word[at + 1 :]
    if kind == 1:
        return word[:at] + random.choice(":/ -0r\n\x00ä\ud800") + word[at:]
    if kind == 2:
        return random.choice([word.upper(), word.title(), f" {word}", f"{word} ", word + "\n"])
    if kind == 3:
        return word.replace(":", random.choice(["", "::", "/", " : "]))
    if kind == 4:
        return word.partition(":")[0] + ":" + random.choice(everything()).partition(":")[2]
    if kind == 5:
        return word + "/" + random.choice(["", "r01", "s0", "red-1"])
    if kind == 6:
        return word * random.choice([2, 1000])
    return word.replace("0", "٠").replace("1", "１")


def any_text(random: Random, session: Session) -> Any:
    """What a seat might say: right, barred, nearly right, nonsense, or not even text."""
    kind = random.randrange(12)
    if kind == 0:
        return random.choice(session.options() or ["take:r01"])
    if kind < 4:
        return random.choice(everything())
    if kind < 8:
        return near_miss(random, random.choice([*session.options(), random.choice(everything())]))
    if kind == 8:
        return any_json(random)
    if kind == 9:
        return random.choice(WORDS) * random.choice([1, 100, 50_000])
    return bytes_decoded(random, "")


def any_seat(random: Random, session: Session) -> Any:
    asked = session.decision.seat if session.decision is not None else 0
    others = [-1, 0, 1, 4, 5, 99, 10**30, None, True, "0", 0.0]
    return asked if random.randrange(8) else random.choice(others)


def throw(session: Session, seat: Any, text: Any, undo: bool) -> str:
    """Throw one choice (or an undo) at the door; how it ended."""
    digest = session.rules.digest
    before = digest(session.state)
    offered, choices = session.options(), list(session.record.choices)
    asked = session.decision.seat if session.decision is not None else None
    try:
        if undo:
            session.undo(seat)
        else:
            session.choose(seat, text)
    except IllegalChoice as refusal:
        fair.check(refusal)
        assert digest(session.state) == before
        assert session.record.choices == choices
        assert session.options() == offered and session.state.log is None
        assert undo or not (type(seat) is int and seat == asked and text in offered)
        return f"refused by {refusal.rule}"
    if undo:
        assert session.record.choices == choices[:-1]
        return "undone"
    assert seat == asked and text in offered
    assert session.record.choices == [*choices, text]
    return "made"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_choices_are_refused_or_made(batch: int, capsys: pytest.CaptureFixture[str]) -> None:
    ends: Counter[str] = Counter()
    random = Random(f"choices {batch}")
    rules = catalog.load(GAMES[batch % len(GAMES)])
    session, tables = opened(batch, rules), 1
    for number in range(CHOICES // BATCHES):
        if session.over and random.randrange(4) == 0:
            assert replay(rules, session.record).over
            session, tables = opened(batch + BATCHES * tables, rules), tables + 1
        seat, text = any_seat(random, session), any_text(random, session)
        undo = random.randrange(20) == 0
        start = perf_counter()
        try:
            ends[throw(session, seat, text, undo)] += 1
        except Exception:
            raise fair.fault(f"input {number} of batch {batch}, seat {seat}", text) from None
        assert perf_counter() - start < SECONDS, number
        if random.randrange(3) == 0 and session.decision is not None:  # the game goes on
            session.choose(session.decision.seat, random.choice(session.options()))
    assert rules.digest(replay(rules, session.record).state) == rules.digest(session.state)
    with capsys.disabled() if FULL else nullcontext():
        print("\n" + report(f"choices at {tables} tables", batch, ends))
