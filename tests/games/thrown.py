"""Whatever may be said at a table, right or wrong."""

from random import Random
from typing import Any

from tests.fuzz import fair
from tests.fuzz.inputs import any_json, bytes_decoded
from tests.size import FULL

from tischrunde.kernel.errors import IllegalChoice
from tischrunde.table import Session, replay

THROWS = 4000 if FULL else 250


def any_text(random: Random, session: Session, everything: list[str]) -> Any:
    """Right, barred, nearly right, nonsense, or not even text."""
    kind = random.randrange(8)
    if kind < 3:
        return random.choice(session.options() or ["end"])
    if kind < 5:
        return random.choice(everything)
    if kind == 5:
        word = random.choice(everything)
        return random.choice([word.upper(), word + "/1", word[:-1], word.replace(":", "/")])
    return any_json(random) if kind == 6 else bytes_decoded(random, "")


def throw_words(session: Session, random: Random) -> None:
    """Each is a choice, or refused by a rule and nothing has changed."""
    rules = session.rules
    everything = [rules.spelling.spell(option) for option in rules.universe()]
    for _ in range(THROWS):
        if session.decision is None:
            break
        text = any_text(random, session, everything)
        before, offered = rules.digest(session.state), session.options()
        try:
            session.choose(session.decision.seat, text)
        except IllegalChoice as refusal:
            fair.check(refusal)
            assert text not in offered
            assert rules.digest(session.state) == before
        else:
            assert text in offered
    assert rules.digest(replay(rules, session.record).state) == rules.digest(session.state)
