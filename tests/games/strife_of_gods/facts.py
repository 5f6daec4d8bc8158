"""What tests for every game must be told about Strife of Gods."""

from typing import Any

from tests.games.facts import Facts, Plan

GOLDEN: dict[str, Plan] = {
    "two-seats": (2, {}),
    "three-seats": (3, {}),
    "four-seats": (4, {}),
    "five-seats": (5, {}),
    "five-seats-again": (5, {}),
    "four-seats-three-copies": (4, {"copies": 3}),
    "two-seats-numbers-only": (2, {"champions": False, "two_seat_rounds": 2}),
    "three-seats-numbers-only": (3, {"champions": False, "copies": 3}),
    "four-seats-numbers-only": (4, {"champions": False, "cards": 5, "tie": "shared"}),
    "optional-effects": (3, {"effects": "optional"}),
    "champions-at-rest": (4, {"chained": "rest", "gnigrit": "numbers"}),
    "rogmesh-anywhere": (5, {"rogmesh": "any", "christoph": "once"}),
    "drawn-openly": (3, {"drawn": "open", "first": "seat0"}),
    "stuck-seats-skip": (5, {"stuck": "skip", "cards": 5}),
    "two-seats-all-else": (
        2,
        {
            "two_seat_rounds": 2, "copies": 3, "stuck": "skip", "cards": 5, "first": "seat0",
            "celestia": "spent", "effects": "optional", "chained": "rest", "gnigrit": "numbers",
            "rogmesh": "any", "christoph": "once", "drawn": "open", "tie": "shared",
        },
    ),
    "five-seats-all-else": (
        5,
        {
            "copies": 3, "stuck": "skip", "cards": 5, "first": "seat0", "celestia": "spent",
            "effects": "optional",
            "chained": "rest", "gnigrit": "numbers", "rogmesh": "any", "christoph": "once",
            "drawn": "open", "tie": "shared",
        },
    ),
}  # fmt: skip


def keys(rules: Any) -> set[str]:
    """What Strife of Gods and its drawing make from the cards."""
    book = rules.book
    champions = book.words[book.numbers :]
    shields = [shield.id for shield in book.shields]
    found = {f"text-{champion}" for champion in champions}
    found |= {f"refused-{champion.rule}" for champion in book.champions}
    found |= {f"{kind}-shield-{shield}" for kind in ("event", "score") for shield in shields}
    found |= {f"{kind}-{colour}" for kind in ("colour", "short") for colour in book.colours}
    found |= {f"short-back-{back}" for back in rules.back_words}
    found |= {f"list-{count + 1}" for count in range(len(book.colours))}  # so many may win
    return found | {f"short-{shield}" for shield in shields}


FACTS = Facts(
    keys=keys,
    rare={"refused-SG-G15"},
    golden=GOLDEN,
    tables=[{}, {"effects": "optional"}, {"champions": False, "copies": 3}],
    questions=["take", "block_gap", "lay", "swap_own", "keep_drawn", "exchange_ring"],
)
