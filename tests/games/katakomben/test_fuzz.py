"""Anything said at a table of Katakomben is a choice, or refused by a rule and nothing changed."""

from random import Random
from typing import Any

import pytest
from tests.fuzz import fair
from tests.fuzz.inputs import any_json, bytes_decoded
from tests.size import FULL

from tischrunde.games import catalog
from tischrunde.kernel.errors import IllegalChoice
from tischrunde.table import Session, replay

RULES: Any = catalog.load("klong-katakomben")
EVERYTHING = [RULES.spelling.spell(option) for option in RULES.universe()]
THROWS = 4000 if FULL else 250


def any_text(random: Random, session: Session) -> Any:
    """Right, barred, nearly right, nonsense, or not even text."""
    kind = random.randrange(8)
    if kind < 3:
        return random.choice(session.options() or ["end"])
    if kind < 5:
        return random.choice(EVERYTHING)
    if kind == 5:
        word = random.choice(EVERYTHING)
        return random.choice([word.upper(), word + "/1", word[:-1], word.replace(":", "/")])
    return any_json(random) if kind == 6 else bytes_decoded(random, "")


@pytest.mark.parametrize("seats", range(2, 7))
def test_whatever_is_said_is_refused_by_a_rule_or_done(seats: int) -> None:
    random = Random(seats)
    options = {"side": random.choice("ab"), "mercy": seats % 2 == 0}
    session = Session(RULES, seats, f"fuzz {seats}", options)
    for _ in range(THROWS):
        if session.decision is None:
            break
        text = any_text(random, session)
        before, offered = RULES.digest(session.state), session.options()
        try:
            session.choose(session.decision.seat, text)
        except IllegalChoice as refusal:
            fair.check(refusal)
            assert text not in offered
            assert RULES.digest(session.state) == before
        else:
            assert text in offered
    assert RULES.digest(replay(RULES, session.record).state) == RULES.digest(session.state)
