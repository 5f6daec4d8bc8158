"""Reading data files: every complaint names the file, the entry and the field."""

from __future__ import annotations

import tomllib
from typing import Any, NoReturn

from tischrunde.kernel.errors import BadData


def parse_toml(text: str, file: str) -> dict[str, Any]:
    """The tables of a TOML text; a syntax error names the file and the line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(file, str(error)) from error


class Content:
    """One table of a data file, read field by field."""

    def __init__(self, data: Any, where: str) -> None:
        self.where = where
        if not isinstance(data, dict):
            raise BadData(where, "must be a table")
        self.data: dict[str, Any] = data

    def wrong(self, field: str, why: str) -> NoReturn:
        raise BadData(f"{self.where}: {field}", why)

    def only(self, *fields: str) -> None:
        """Refuse fields nobody would read."""
        for field in self.data:
            if field not in fields:
                self.wrong(field, f"is not known; known: {', '.join(fields)}")

    def field(self, name: str) -> Any:
        if name not in self.data:
            self.wrong(name, "is missing")
        return self.data[name]

    def word(self, name: str) -> str:
        value = self.field(name)
        if not isinstance(value, str) or not value:
            self.wrong(name, "must be a word")
        return value

    def id(self, name: str) -> str:
        """A word that records and message keys can spell."""
        return self._id(name, self.word(name))

    def ids(self, name: str) -> list[str]:
        return [self._id(name, word) for word in self.words(name)]

    def words(self, name: str) -> list[str]:
        values = self.field(name)
        if not isinstance(values, list) or not all(isinstance(v, str) and v for v in values):
            self.wrong(name, "must be a list of words")
        return list(values)

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and name not in self.data:
            return default
        return self._number(name, self.field(name), low, high)

    def numbers(self, name: str, low: int, high: int) -> list[int]:
        values = self.field(name)
        if not isinstance(values, list) or not values:
            self.wrong(name, "must be a list of numbers")
        return [self._number(name, value, low, high) for value in values]

    def flag(self, name: str, default: bool) -> bool:
        value = self.data.get(name, default)
        if not isinstance(value, bool):
            self.wrong(name, "must be true or false")
        return value

    def table(self, name: str, *fields: str) -> Content:
        """The one table of this name, which may have these fields."""
        inner = Content(self.field(name), f"{self.where}: {name}")
        inner.only(*fields)
        return inner

    def tables(self, name: str) -> list[Content]:
        """The tables of this name, each called by its id where it has one."""
        entries = self.field(name)
        if not isinstance(entries, list) or not entries:
            self.wrong(name, "must be a list of tables")
        out = []
        for i, entry in enumerate(entries):
            called = entry.get("id", i + 1) if isinstance(entry, dict) else i + 1
            out.append(Content(entry, f"{self.where}: {name} {called}"))
        return out

    def _id(self, name: str, word: str) -> str:
        if not word.isascii() or not word.replace("-", "").replace("_", "").isalnum():
            self.wrong(name, f"{word!r} must be letters, digits, - and _ only")
        return word

    def _number(self, name: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.wrong(name, f"must be a whole number from {low} to {high}, is {value!r}")
        return value
