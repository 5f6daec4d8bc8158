"""What the server hands out but does not own: words and rulebooks."""

from __future__ import annotations

from typing import Protocol

from tischrunde.kernel.message import Message
from tischrunde.server import wire


class Library(Protocol):
    """Given to the app by whoever starts it."""

    def say(self, wanted: str, message: Message) -> str:
        """A sentence for people, in the language a browser wants most (``Accept-Language``)."""

    def words(self, lang: str, game: str) -> str | None:
        """The messages of a language for a game, as Fluent text; None if there are none."""

    def said(self, lang: str, game: str, message: Message) -> str:
        """A message as a sentence."""

    def rulebook(self, game: str) -> wire.Rulebook:
        """The rules of a game there is."""
