"""Messages in words: Fluent files, one bundle a language and game, and whose language it is."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tischrunde.kernel.errors import BadOption
from tischrunde.kernel.message import Arg, Message

DEFAULT = "de"  # what all words are written in first
FOREIGN = "en"  # for whoever has set no language, or one we have no words in
# Files beside the words of the game itself: in a terminal, and on the page.
SHARED = ("common", "cli", "lab", "server")
PAGE = ("common", "server", "web", "table", "moments", "guide", "rooms")
COVER = ".cover"  # follows a game's id: what a game says to those who have not chosen it yet
GUIDE = ".guide"  # follows a game's id: what explains it on the page
# At the head of a file: whose words it takes over where it has none of its own.
TAKES_OVER = re.compile(r"^### with ([\w.-]+)$", re.MULTILINE)
# Where a message begins: no other line of a file looks like this.
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
ASKED_IN_TURN = ("TISCHRUNDE_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
STRICT = "TISCHRUNDE_STRICT_WORDS"  # set: a missing word is an error, as our tests want it


class MissingWords(LookupError):
    """A message nobody has written, or one that lacks what it wants to say."""


class Words:
    """One language for one game."""

    def __init__(self, lang: str, game: str = "", strict: bool | None = None) -> None:
        self.lang = lang
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict
        self._messages = messages(lang, game)
        self._bundle = bundle(lang, game)

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        return key in self._messages

    def text(self, key: str, **args: Arg) -> str:
        """A message that was not made elsewhere."""
        return self.say(Message(key, args))

    def say(self, message: Message, names: Sequence[str] | None = None) -> str:
        """A message as a sentence; seats are called by their names where these are given."""
        if message.key == "seat":
            return self._seat(message, names)
        args = {
            name: self.say(value, names) if isinstance(value, Message) else value
            for name, value in message.args.items()
        }
        return self._format(message.key, args)

    def _seat(self, message: Message, names: Sequence[str] | None) -> str:
        seat = message.args.get("seat", -1)
        if names is not None and isinstance(seat, int) and 0 <= seat < len(names):
            return names[seat]
        return self._format("seat", {"number": seat + 1 if isinstance(seat, int) else str(seat)})

    def _format(self, key: str, args: Mapping[str, str | int]) -> str:
        """A player's game goes on without a word; a test does not."""
        if not self._bundle.has_message(key) and self.has(key):
            self._bundle.add_resource(parsed(self._messages[key]))
        found = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if found is None or found.value is None:
            if self.strict:
                raise MissingWords(f"no words for {key!r} in {self.lang!r}")
            return key
        text, errors = self._bundle.format_pattern(found.value, dict(args))
        if errors and self.strict:
            raise MissingWords(f"{key!r} in {self.lang!r}: {errors[0]}")
        return str(text)


@cache
def languages() -> list[str]:
    """The languages there are words in, the default first."""
    found = sorted(folder.name for folder in locales().iterdir() if folder.is_dir())
    return sorted(found, key=lambda lang: lang != DEFAULT)


def language(asked: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language to speak: the one asked for, else the environment's.

    The first variable that says anything decides, and of its languages the first that we speak:
    English, if there is none.
    """
    if asked is not None:
        if asked not in languages():
            raise BadOption("lang", asked, ", ".join(languages()))
        return asked
    environ = os.environ if environ is None else environ
    wishes = next(filter(None, map(environ.get, ASKED_IN_TURN)), "").split(":")
    wanted = [re.split(r"[-_.@]", wish)[0].lower() for wish in wishes]
    return next((lang for lang in wanted if lang in languages()), FOREIGN)


@cache
def locales() -> Traversable:
    """Where the words are: in the installed package, or beside the sources."""
    packaged = files("tischrunde").joinpath("locales")
    if packaged.is_dir():
        return packaged
    return Path(__file__).resolve().parents[2] / "locales"


@cache
def bundle(lang: str, game: str) -> FluentBundle:
    """The messages that have been said so far at tables of this game."""
    # The isolation marks Fluent sets round arguments are for mixed writing directions only.
    return FluentBundle([lang], use_isolating=False)


@cache
def messages(lang: str, game: str) -> dict[str, str]:
    """All messages of a language that a table of this game needs, by their keys."""
    found: dict[str, str] = {}
    for text in texts(lang, SHARED, game):
        found = unparsed(text) | found
    return found


def unparsed(text: str) -> dict[str, str]:
    """The messages of a file as they are written there: to parse them all would take longer than
    all else, and few of them are ever said."""
    _, *pieces = MESSAGE.split(text)
    return {key: f"{key} ={value}" for key, value in zip(pieces[::2], pieces[1::2], strict=True)}


@cache
def parsed(message: str) -> Any:
    """Parsed once, for however many games."""
    return FluentResource(message)


def texts(lang: str, shared: Sequence[str], game: str) -> list[str]:
    """The files that a table of this game needs: shared ones, all games' covers, its own.

    What two of them say under one key, the first says.
    """
    names = (*shared, *covers(), *with_family(game))
    return [text for name in names if (text := text_of(lang, name))]


@cache
def with_family(file: str) -> list[str]:
    """A file, and after it the one whose words it takes over where it has none of its own."""
    named = TAKES_OVER.search(text_of(DEFAULT, file))
    return [file, *with_family(named[1])] if named else [file]


def text_of(lang: str, name: str) -> str:
    """The text of a file, or nothing where there is no such file."""
    file = locales().joinpath(lang, f"{name}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def covers() -> list[str]:
    """The files with what games say to those who have not chosen one yet."""
    found = [file.name.removesuffix(".ftl") for file in locales().joinpath(DEFAULT).iterdir()]
    return sorted(name for name in found if name.endswith(COVER))
