"""A game as a short readable text: game, version, seed, options and the choices in words."""

from __future__ import annotations

import json
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from tischrunde.kernel.errors import BadData, brief
from tischrunde.kernel.rng import METHOD
from tischrunde.kernel.setting import Value

FORMAT = 1
LIMIT = 4 * 1024 * 1024  # characters; a long game takes a few thousand
CHOICES_LIMIT = 100_000
FIELDS = (
    "format", "game", "version", "random", "seats", "seed", "commitment", "options", "choices",
    "digest",
)  # fmt: skip


def commitment(seed: str) -> str:
    """What may be shown at the start of a game, so that anyone can check the seed at its end."""
    return sha256(seed.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass
class Record:
    """All it takes to play a game again."""

    game: str
    version: int
    seats: int
    seed: str
    options: dict[str, Value]
    choices: list[str] = field(default_factory=list)
    digest: str = ""  # of the state after the last choice; "" while nobody has computed it
    random: str = METHOD

    @property
    def commitment(self) -> str:
        """What was, or could have been, shown of the seed when the game began."""
        return commitment(self.seed)

    def __copy__(self) -> Record:
        """A record of its own: choices are added to one, not to both."""
        return deepcopy(self)

    def to_json(self) -> str:
        """Readable JSON: one field a line, ten choices a line."""
        head = {
            "format": FORMAT, "game": self.game, "version": self.version, "random": self.random,
            "seats": self.seats, "seed": self.seed, "commitment": self.commitment,
            "options": self.options,
        }  # fmt: skip
        lines = [f'  "{name}": {json.dumps(value)},' for name, value in head.items()]
        words = [json.dumps(choice) for choice in self.choices]
        rows = [", ".join(words[i : i + 10]) for i in range(0, len(words), 10)]
        inner = ",\n    ".join(rows)
        choices = f"[\n    {inner}\n  ]" if rows else "[]"
        tail = [f'  "choices": {choices},', f'  "digest": {json.dumps(self.digest)}']
        return "{\n" + "\n".join(lines + tail) + "\n}\n"

    @staticmethod
    def from_json(text: str) -> Record:
        """A record from text of any origin; whatever is wrong is named by field."""
        if len(text) > LIMIT:
            raise BadData("record", f"is longer than {LIMIT:,} characters")
        try:
            data = json.loads(text, parse_constant=_no_constant)
        except (ValueError, RecursionError) as error:
            raise BadData("record", f"is not JSON ({error})") from error
        return Record.from_data(data)

    @staticmethod
    def from_data(data: object) -> Record:
        """A record from parsed JSON of any origin."""
        if not isinstance(data, dict):
            raise BadData("record", "must be an object")
        unknown = [name for name in data if name not in FIELDS]
        if unknown:
            raise BadData(
                f"record.{brief(unknown[0])}", f"is not known; known: {', '.join(FIELDS)}"
            )
        if _number(data, "format") != FORMAT:
            raise BadData(
                "record.format", f"is not {FORMAT}: made by another version of this program"
            )
        record = Record(
            game=_text(data, "game"),
            version=_number(data, "version"),
            seats=_number(data, "seats"),
            seed=_text(data, "seed"),
            options=_options(data),
            choices=_choices(data),
            digest=_text(data, "digest"),
            random=_text(data, "random"),
        )
        if record.random != METHOD:
            raise BadData("record.random", f"is not {METHOD!r}: its cards cannot be dealt again")
        if _text(data, "commitment") != record.commitment:
            raise BadData("record.commitment", "does not fit the seed: one of them was changed")
        return record


def _field(data: dict[str, Any], name: str) -> Any:
    if name not in data:
        raise BadData(f"record.{name}", "is missing")
    return data[name]


def _number(data: dict[str, Any], name: str) -> int:
    value = _field(data, name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 2**31:
        raise BadData(f"record.{name}", "must be a whole number")
    return value


def _text(data: dict[str, Any], name: str) -> str:
    value = _field(data, name)
    if not isinstance(value, str):
        raise BadData(f"record.{name}", "must be text")
    return value


def _options(data: dict[str, Any]) -> dict[str, Value]:
    value = _field(data, "options")
    if not isinstance(value, dict):
        raise BadData("record.options", "must be an object")
    for name, setting in value.items():
        if not isinstance(setting, (bool, int, str)):
            raise BadData(
                f"record.options.{brief(name)}", "must be true, false, a number or a word"
            )
    return value


def _choices(data: dict[str, Any]) -> list[str]:
    value = _field(data, "choices")
    if not isinstance(value, list) or not _all_text(value):
        raise BadData("record.choices", "must be a list of choices in words")
    if len(value) > CHOICES_LIMIT:
        raise BadData("record.choices", f"has more than {CHOICES_LIMIT:,} choices")
    return value


def _all_text(values: Iterable[object]) -> bool:
    return all(isinstance(value, str) for value in values)


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")
