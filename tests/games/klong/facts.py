"""What tests for every game must be told about Klong!."""

from inspect import signature
from typing import Any

from tests.games.facts import Facts, Plan

from tischrunde.delve.names import PLACES, STATUSES
from tischrunde.delve.params import Cites

GOLDEN: dict[str, Plan] = {
    "two-seats": (2, {}),
    "three-seats": (3, {}),
    "four-seats": (4, {}),
    "two-seats-at-dusk": (2, {"side": "dusk"}),
    "three-seats-at-dusk": (3, {"side": "dusk", "gone_noise": "leaves"}),
    "four-seats-at-dusk": (4, {"side": "dusk", "first": "seat0"}),
    "artifacts-as-an-action": (2, {"artifact_as_action": True, "first": "seat0"}),
    "no-opening-texts": (4, {"opening_texts": False, "gone_noise": "leaves"}),
    "all-else": (
        3,
        {
            "side": "dusk", "artifact_as_action": True, "first": "seat0",
            "opening_texts": False, "gone_noise": "leaves",
        },
    ),
}  # fmt: skip
QUESTIONS = ["turn", "take", "either", "discard", "trash", "replace", "fetch"]


def keys(rules: Any) -> set[str]:
    """What a raid makes from its cards, tokens and rules."""
    found = {f"text-{word}" for word in rules.book.words}
    found |= {f"choice-{word}" for word in rules.book.choice_words}
    found |= {f"place-{place}" for place in PLACES}
    found |= {f"ask-{question}" for question in QUESTIONS}
    found |= {f"board-status-{status}" for status in STATUSES[1:]}
    found |= {f"score-{kind}" for kind in ("artifact", "mastery", "token", "gold", "card")}
    named = {name for name in signature(Cites).parameters if not name.startswith("score")}
    cited = {getattr(rules.cites, name) for name in named} - {""}  # what it lacks has no rule
    return found | {f"refused-{rule}" for rule in cited}


FACTS = Facts(
    keys=keys,
    rare={"option-fetch", "refused-KL-G68", "refused-KL-G80"},
    golden=GOLDEN,
    tables=[{}, {"side": "dusk"}, {"artifact_as_action": True, "gone_noise": "leaves"}],
    questions=QUESTIONS,
)
