"""What can be wrong from outside.  Each error says what, and carries a key for people."""

from __future__ import annotations

from tischrunde.kernel.message import Message


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
        super().__init__(
            f"{name}: {value!r} is not possible; possible: {allowed}",
            Message("bad-option", {"name": name, "value": str(value), "allowed": allowed}),
        )
        self.name = name


class BadData(TischrundeError):
    """Stored data that cannot be read; names the field."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}", Message("bad-data", {"where": where, "why": why}))
        self.where = where
