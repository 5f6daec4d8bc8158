"""What people read, before it is put into words: keys and arguments, never sentences."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Union

Arg = Union[str, int, "Message"]


@dataclass(frozen=True, init=False)
class Message:
    """A key of the locale files and what goes into it; an argument may be a message itself."""

    key: str
    args: dict[str, Arg]

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        # Written out, so that it is compiled: every question is made of a hundred messages, and
        # what dataclasses write themselves is interpreted, which takes twenty times as long.
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "args", {} if args is None else args)

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
