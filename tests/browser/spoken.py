"""What the page says, from the same files, so that tests find things by their words."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from tests.server.serving import GAME

from tischrunde.words import PAGE, locales


def said(lang: str, key: str, **args: str | int) -> str:
    """A message of the page or of the game, with all it wants to be told."""
    message = bundle(lang).get_message(key)
    assert message.value is not None, key
    text, errors = bundle(lang).format_pattern(message.value, args)
    assert errors == [], key
    return str(text)


@cache
def bundle(lang: str) -> FluentBundle:
    out = FluentBundle([lang], use_isolating=False)
    for name in (*PAGE, GAME):
        text = locales().joinpath(lang, f"{name}.ftl").read_text(encoding="utf-8")
        out.add_resource(FluentResource(text))
    return out
