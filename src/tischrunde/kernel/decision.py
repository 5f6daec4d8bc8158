"""One question, put to one seat."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """At least two options (or one that must be confirmed), sorted, none twice."""

    __slots__ = ("ask", "options", "rule", "seat")

    def __init__(self, seat: i64, ask: str, rule: str, options: list[Any]) -> None:
        self.seat = seat
        self.ask = ask  # message key: "ask-take"
        self.rule = rule  # the rule that puts the question: "SG-010"
        self.options: list[int] = options  # packed ints; Rules.spell gives the stable words
