"""Anything said at a table of Klong!: a refusal by a rule, and nothing has changed, or a choice."""

from random import Random
from typing import Any

import pytest
from tests.fuzz import fair
from tests.games.thrown import throw_words

from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData
from tischrunde.table import Record, Session, replay

RULES: Any = catalog.load("klong")
EVERYTHING = [RULES.spelling.spell(option) for option in RULES.universe()]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_said_is_refused_by_a_rule_or_done(seats: int) -> None:
    random = Random(seats)
    options = {"side": random.choice(["day", "dusk"]), "artifact_as_action": seats == 3}
    throw_words(Session(RULES, seats, f"fuzz {seats}", options), random)


@pytest.mark.parametrize("seed", range(4))
def test_a_record_with_other_choices_is_refused_or_replayed(seed: int) -> None:
    random = Random(seed)
    session = Session(RULES, 2, f"record {seed}")
    for _ in range(60):
        assert session.decision is not None
        session.choose(session.decision.seat, random.choice(session.options()))
    good = session.record
    for _ in range(15):
        choices = list(good.choices)
        choices[random.randrange(len(choices))] = random.choice(EVERYTHING)
        data = {**Record.from_json(good.to_json()).__dict__, "choices": choices, "digest": ""}
        try:
            replay(RULES, Record(**data))
        except BadData as complaint:
            fair.check(complaint)
