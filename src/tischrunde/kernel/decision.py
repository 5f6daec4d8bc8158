"""One question, put to one seat."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """At least two options (or one that must be confirmed), sorted, none twice."""

    __slots__ = ("ask", "options", "rule", "rules", "seat")

    def __init__(
        self, seat: i64, ask: str, rule: str, options: list[Any], rules: Any = None
    ) -> None:
        self.seat = seat
        self.ask = ask  # message key: "ask-take"
        self.rule = rule  # the rule that puts the question: "SG-010"
        self.options: list[int] = options  # packed ints; Rules.spell gives the stable words
        self.rules = rules  # whose words they are, to show them

    def parts(self) -> tuple[Any, ...]:
        """All that is asked; the rules are no part of it."""
        return (self.seat, self.ask, self.rule, self.options)

    def __repr__(self) -> str:
        """``Decision(seat 0, ask-take, SG-010, [take:r01, take:r02])``"""
        words = [str(option) for option in self.options]
        if self.rules is not None:
            words = [self.rules.spelling.spell(option) for option in self.options]
        return f"Decision(seat {self.seat}, {self.ask}, {self.rule}, [{', '.join(words)}])"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.parts() == other.parts()

    def __copy__(self) -> Decision:
        return Decision(self.seat, self.ask, self.rule, list(self.options), self.rules)

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (*self.parts(), self.rules)
