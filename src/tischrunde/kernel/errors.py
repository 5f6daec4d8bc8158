"""What can be wrong from outside.  Each error says what, and carries a key for people."""

from __future__ import annotations

from tischrunde.kernel.message import Message

SHOWN = 40  # characters of a value from outside that are good to repeat


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


class IllegalChoice(TischrundeError):
    """A choice the rules forbid; cites the rule that says no."""

    def __init__(self, rule: str, text: str, message: Message | None = None) -> None:
        super().__init__(f"{rule}: {text}", message or Message(f"refused-{rule}"))
        self.rule = rule


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


class BadData(TischrundeError):
    """Stored data that cannot be read; names the field."""

    def __init__(self, where: str, why: str) -> None:
        where = printable(where)
        why = printable(why)
        super().__init__(f"{where}: {why}", Message("bad-data", {"where": where, "why": why}))
        self.where = where
