"""What can be wrong from outside.  Each error says what, and carries a key for people."""

from __future__ import annotations

from typing import Any

from tischrunde.kernel.message import Message

SHOWN = 40  # characters of a value from outside that are good to repeat
# From Python 3.12 on mypyc gives an error a ``__dict__`` that stays empty: its attributes are in
# the one that every exception has.
EVERY_ERROR: Any = vars(BaseException)["__dict__"]


def printable(text: str) -> str:
    """Text from anywhere, fit to be shown: halves of characters become escapes."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def brief(value: object) -> str:
    """A value from outside as it may be repeated: printable and short."""
    text = value if isinstance(value, str) else repr(value)
    return printable(text if len(text) <= SHOWN else text[:SHOWN] + "…")


class TischrundeError(ValueError):
    """Something from outside was wrong; nothing has changed."""

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(text)
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        return error_parts(self)


class IllegalChoice(TischrundeError):
    """A choice the rules forbid; cites the rule that says no."""

    def __init__(self, rule: str, text: str, message: Message | None = None) -> None:
        super().__init__(f"{rule}: {text}", message or Message(f"refused-{rule}"))
        self.rule = rule

    def __repr__(self) -> str:
        return f"IllegalChoice({self.rule!r}, {str(self).removeprefix(f'{self.rule}: ')!r})"


class BadOption(TischrundeError):
    """A table cannot be set up like this; names the switch."""

    def __init__(self, name: str, value: object, allowed: str) -> None:
        name = printable(name[:SHOWN])
        shown = brief(value)
        super().__init__(
            f"{name}: {shown!r} is not possible; possible: {allowed}",
            Message("bad-option", {"name": name, "value": shown, "allowed": allowed}),
        )
        self.name = name

    def __repr__(self) -> str:
        shown = [self.message.args[name] for name in ("name", "value", "allowed")]
        return f"BadOption({', '.join([repr(part) for part in shown])})"


class BadData(TischrundeError):
    """Stored data that cannot be read; names the field."""

    def __init__(self, where: str, why: str) -> None:
        where = printable(where)
        why = printable(why)
        super().__init__(f"{where}: {why}", Message("bad-data", {"where": where, "why": why}))
        self.where = where

    def __repr__(self) -> str:
        return f"BadData({self.where!r}, {self.message.args['why']!r})"


def error_parts(error: BaseException) -> tuple[Any, ...]:
    """What ``__reduce__`` returns: all an error says, and what of ours it came from.

    An exception is sent as a call of its class with its text alone, which ours do not take: the
    process that receives it would die.
    """
    cause = error.__cause__ if isinstance(error.__cause__, TischrundeError) else None
    return error_again, (type(error), error.args, attributes(error), cause)


def attributes(error: BaseException) -> dict[str, Any]:
    """What an error carries beside its text."""
    return {**EVERY_ERROR.__get__(error), **getattr(error, "__dict__", {})}


def error_again(
    kind: Any, args: tuple[Any, ...], about: dict[str, Any], cause: BaseException | None
) -> Any:
    """An error that was sent."""
    error = kind.__new__(kind)
    error.args = args
    if cause is not None:
        error.__cause__ = cause
    for name, value in about.items():
        setattr(error, name, value)
    return error
