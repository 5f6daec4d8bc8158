"""What tests for every game must be told about Klong! im! All!"""

from inspect import signature
from typing import Any

from tests.games.facts import Facts, Plan

from tischrunde.delve.names import PLACES, STATUSES
from tischrunde.delve.params import Cites
from tischrunde.games.im_all.view import JOURNEYS

LOT: dict[str, object] = {"order": "random", "sides": "random"}
GOLDEN: dict[str, Plan] = {
    "two-seats": (2, {}),
    "three-seats": (3, {"sides": "HG-PK-PR"}),
    "four-seats": (4, {"first": "seat0", "order": "gardens-ward-cannon"}),
    "two-seats-on-any-ship": (2, LOT),
    "three-seats-on-any-ship": (3, {**LOT, "trash_bonus_per_copy": True, "eradibot": "checkered"}),
    "four-seats-on-the-other-sides": (4, {"order": "ward-gardens-cannon", "sides": "MR-AR-PR"}),
    "two-seats-in-the-arena": (2, {"order": "cannon-gardens-ward", "sides": "HG-AR-KS"}),
    "three-seats-in-the-arena": (3, {"order": "cannon-ward-gardens", "sides": "HG-AR-PR"}),
    "four-seats-among-engines": (4, {"order": "ward-cannon-gardens", "sides": "MR-PK-KS"}),
    "two-seats-on-the-promenade": (2, {"sides": "MR-PK-PR", "opening_texts": False}),
    "three-seats-among-engines": (3, {"sides": "MR-AR-KS", "eradibot": "never"}),
}
QUESTIONS = ["turn", "take", "discard", "trash"]
OWN_REFUSALS = ["KA-127", "KA-128", "KA-133", "KA-138", "KA-179", "KA-G29"]
FROM_THE_BANK = ("got-code", "took-crystal")
RARE = {
    "refused-KA-143", "refused-KA-179", "refused-KA-192", "refused-KA-G55", "refused-KA-G80",
}  # fmt: skip


def keys(rules: Any) -> set[str]:
    """What a raid makes from its cards, tokens, modules and rules."""
    found = {f"text-{word}" for word in rules.book.words}
    found |= {f"place-{place}" for place in PLACES}
    found |= {f"feature-{word}" for word in rules.feature_words}
    found |= {f"module-{module.id}" for module in rules.ship.modules}
    found |= {f"event-{kind}" for kind in (*JOURNEYS, *FROM_THE_BANK)}
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
    tables=[{}, LOT, {"sides": "MR-AR-PR", "first": "seat0", "trash_bonus_per_copy": True}],
    questions=QUESTIONS,
)
