"""What people read, before it is put into words: keys and arguments, never sentences."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Union

Arg = Union[str, int, "Message"]


@dataclass(frozen=True)
class Message:
    """A key of the locale files and what goes into it; an argument may be a message itself."""

    key: str
    args: dict[str, Arg] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Plain data, for the wire."""
        args = {
            name: value.to_json() if isinstance(value, Message) else value
            for name, value in self.args.items()
        }
        return {"key": self.key, "args": args}

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self.key, self.args)


@dataclass(frozen=True)
class ScoreLine:
    """Points and the rule that gives them; the lines of a seat sum up to its score."""

    rule: str
    key: str
    points: int
    args: dict[str, Arg] = field(default_factory=dict)

    def message(self) -> Message:
        return Message(f"score-{self.key}", self.args)

    def __reduce__(self) -> tuple[Any, ...]:
        return ScoreLine, (self.rule, self.key, self.points, self.args)
