"""What tests for every game must be told about Bangkok Klongs."""

from typing import Any

from tests.games.facts import Facts, Plan

GOLDEN: dict[str, Plan] = {
    "two-seats": (2, {}),
    "three-seats": (3, {}),
    "four-seats": (4, {}),
    "merchants-run-out-soon": (4, {}),
    "two-seats-tactical": (2, {"tactical": True}),
    "four-seats-tactical": (4, {"tactical": True, "merchants": "all"}),
    "three-seats-crossings": (3, {"landing": "crossings", "entries": "corners"}),
    "four-seats-short": (4, {"track": 12, "first": "seat0"}),
    "more-neutral-boats": (3, {"boats": "merchants", "special_symbols": "none"}),
    "straight-moves-wide-removal": (4, {"diagonal_moves": False, "wide_removal": True}),
    "passing-is-final": (3, {"passing": "final", "cookshops": "scorer"}),
    "three-seats-all-else": (
        3,
        {
            "tactical": True, "landing": "crossings", "entries": "corners",
            "boats": "merchants", "special_symbols": "none", "merchants": "all",
            "first": "seat0", "track": 12, "diagonal_moves": False, "big_start": "trigger",
            "passing": "final", "wide_removal": True, "tie": "shared", "cookshops": "scorer",
        },
    ),
}  # fmt: skip


def keys(rules: Any) -> set[str]:
    """What Bangkok Klongs makes from its goods and questions."""
    found = {f"good-{good}" for good in rules.book.goods}
    found |= {f"score-{of}" for of in ("track", "own-scorings", "shared-scorings", "stock")}
    found |= {f"short-{word}" for word in [*rules.book.goods, *rules.cards[-3:]]}
    return found | {f"refused-{op.asked_by}" for op in rules.ops if hasattr(op, "asked_by")}


FACTS = Facts(
    keys=keys,
    rare={"refused-BK-G16", "event-thief-gone", "event-standstill"},
    golden=GOLDEN,
    tables=[{}, {"tactical": True, "track": 12}, {"boats": "merchants"}],
    questions=["field", "remove", "loot"],
)
