"""What tests for every game must be told about Klong! Katakomben."""

from inspect import signature
from typing import Any

from tests.games.facts import Facts, Plan

from tischrunde.delve.names import PLACES, STATUSES
from tischrunde.delve.params import Cites
from tischrunde.delve.tiles import SIDES

GOLDEN: dict[str, Plan] = {
    "two-seats": (2, {}),
    "three-seats": (3, {}),
    "four-seats": (4, {"first": "seat0"}),
    "two-seats-on-side-b": (2, {"side": "b"}),
    "four-seats-on-side-b": (4, {"side": "b", "mercy": True}),
    "a-party-of-five": (5, {}),
    "a-party-of-six": (6, {"side": "b", "first": "seat0", "mercy": True}),
}
QUESTIONS = [
    "turn", "either", "discard", "trash", "replace", "react", "orient", "place", "jump", "ware",
    "steal", "mark", "rotate",
]  # fmt: skip
OWN_REFUSALS = [
    "KK-095", "KK-112", "KK-117", "KK-157", "KK-160", "KK-161", "KK-175", "KK-231", "KK-266",
    "KK-267", "KK-268", "KK-G17", "KK-G22", "KK-G32", "KK-G36", "KK-G66", "KK-G69",
]  # fmt: skip
RARE = {
    "refused-KK-095", "refused-KK-102", "refused-KK-103",
    "refused-KK-112", "refused-KK-114", "refused-KK-117", "refused-KK-129", "refused-KK-157",
    "refused-KK-161", "refused-KK-267", "refused-KK-268", "refused-KK-G23", "refused-KK-G32",
    "refused-KK-G66",
}  # fmt: skip


def keys(rules: Any) -> set[str]:
    """What a raid makes from its cards, tokens, tiles and rules."""
    book = rules.book
    found = {f"text-{word}" for word in book.words[: book.tiles]}
    found |= {f"choice-{word}" for word in book.choice_words}
    found |= {f"place-{place}" for place in PLACES}
    found |= {f"feature-{word}" for word in rules.feature_words}
    found |= {f"side-{side}" for side in ("elsewhere", *map(str.lower, SIDES))}
    found.add("room-crypt")
    found |= {f"ask-{question}" for question in QUESTIONS}
    found |= {f"board-status-{status}" for status in STATUSES[1:]}
    found |= {f"score-{kind}" for kind in ("artifact", "mastery", "token", "gold", "card")}
    named = {name for name in signature(Cites).parameters if not name.startswith("score")}
    cited = {getattr(rules.cites, name) for name in named} - {""}  # what it lacks has no rule
    return found | {f"refused-{rule}" for rule in [*cited, *OWN_REFUSALS]}


FACTS = Facts(
    keys=keys,
    rare=RARE,
    golden=GOLDEN,
    tables=[{}, {"side": "b"}, {"side": "b", "mercy": True, "first": "seat0"}],
    questions=QUESTIONS,
)
