"""What the page says, from the same files, so that tests find things by their words."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from tests.server.serving import GAME

from tischrunde.words import PAGE, texts


def said(lang: str, key: str, *, of: str = GAME, **args: str | int) -> str:
    """A message of the page or of a game, with all it wants to be told."""
    message = bundle(lang, of).get_message(key)
    assert message.value is not None, key
    text, errors = bundle(lang, of).format_pattern(message.value, args)
    assert errors == [], key
    return str(text)


@cache
def bundle(lang: str, game: str) -> FluentBundle:
    out = FluentBundle([lang], use_isolating=False)
    for text in texts(lang, PAGE, game):
        out.add_resource(FluentResource(text))
    return out
