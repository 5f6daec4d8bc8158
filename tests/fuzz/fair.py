"""What an error from outside must be like: ours, short, and fit to be printed."""

import json
from traceback import format_exc
from typing import Any

from tischrunde.kernel.errors import BadData, BadOption, IllegalChoice, TischrundeError
from tischrunde.kernel.message import Message

LONGEST = 1000


def check(error: TischrundeError) -> None:
    """Fail unless this is a complaint one can show to people as it is."""
    assert isinstance(error, BadData | BadOption | IllegalChoice)
    json.dumps(error.message.to_json())
    assert str(error)
    for text in [str(error), *texts(error.message)]:
        assert len(text) <= LONGEST, f"{len(text)} characters: {text[:80]!a}"
        assert can_be_printed(text), f"cannot be printed: {text!a}"
    if isinstance(error, IllegalChoice):
        assert error.rule and error.message.key == f"refused-{error.rule}"


def can_be_printed(text: str) -> bool:
    """No lone surrogates: terminals and JSON let them in, but nothing lets them out."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


def fault(about: str, thrown: Any) -> AssertionError:
    """A fault with its traceback as plain text: the input may be such that nothing can show it."""
    trace = format_exc().encode("ascii", "backslashreplace").decode()
    return AssertionError(f"{about}: {str(thrown)[:300]!a}\n{trace[-3000:]}")


def texts(message: Message) -> list[str]:
    """Every text in a message and in those inside it."""
    out = [message.key]
    for value in message.args.values():
        inner: Any = value
        out += texts(inner) if isinstance(inner, Message) else [str(inner)]
    return out
