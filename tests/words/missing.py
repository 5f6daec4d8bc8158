"""Prints the messages a game still lacks, by language, to be filled in and put into its files.

    python -m tests.words.missing larder klong

What the second game says under the same key is taken over as it stands; all else is left open, with
the arguments that the message always brings.
"""

from __future__ import annotations

import sys

from tests.words import ftl
from tests.words.gather import heard_at_play
from tests.words.test_needed import keys_of

from tischrunde.words import SHARED, languages, with_family


def missing(game: str, like: str, lang: str) -> list[str]:
    """What the game lacks, in the order of the other game's file."""
    have = ftl.shapes_in([*SHARED, *with_family(game)], lang).keys()
    lacking = (keys_of(game) | heard_at_play(game).keys()) - have
    known = ftl.messages(lang, like)
    taken = [text for key, text in known.items() if key in lacking]
    return [*taken, *(open_message(game, key) for key in sorted(lacking - known.keys()))]


def open_message(game: str, key: str) -> str:
    """A message to be filled in: what it is told whenever it is said, as far as play has shown."""
    told = heard_at_play(game).args.get(key, [])
    always = sorted(frozenset.intersection(*told)) if told else []
    return " ".join([key, "=", "…", *(f"{{ ${name} }}" for name in always)]) + "\n"


if __name__ == "__main__":
    for language in languages():
        print(f"### locales/{language}/{sys.argv[1]}.ftl\n")
        print("".join(missing(sys.argv[1], sys.argv[2], language)))
