"""The rulebook of a game in our own words: every rule by its id, in every language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tischrunde.games import catalog
from tischrunde.kernel.content import Content, parse_toml

LANGUAGES = ("de", "en")
STATUSES = ("done", "open", "n/a")
TABLE = "table/rulebook.toml"  # the rules of the table itself, which hold for every game
PLAIN = ("id", "section", "see", "option", "status")
IN_WORDS = ("title", "text", "why", "only_reading")


@dataclass(frozen=True)
class Rule:
    """One rule; what is in words is kept by language."""

    id: str
    section: str
    title: dict[str, str]
    text: dict[str, str]
    why: dict[str, str]  # rulings only: where they come from
    only_reading: dict[str, str]  # rulings that no switch of the table turns
    see: tuple[str, ...]
    option: str  # the switch of the table that turns this rule, or ""
    status: str

    def words(self, lang: str) -> str:
        """All that is said in one language."""
        parts = (self.title, self.text, self.why, self.only_reading)
        return " ".join(part.get(lang, "") for part in parts)


class Rulebook:
    """Rules in the order of their files."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self.rules = list(rules)
        self.by_id = {rule.id: rule for rule in self.rules}
        self._folded = {rule.id.casefold(): rule for rule in self.rules}

    def find(self, id: str) -> Rule | None:
        """The rule of this id, however it is written: ``sg-020``, ``SG-020``."""
        return self._folded.get(id.strip().casefold())

    def sections(self) -> dict[str, list[Rule]]:
        """The rules by section, in order."""
        out: dict[str, list[Rule]] = {}
        for rule in self.rules:
            out.setdefault(rule.section, []).append(rule)
        return out

    def search(self, text: str, lang: str) -> list[Rule]:
        """The rules in which all these words occur; those with all in the title first."""
        wanted = plain(text).split()
        found = []
        for rule in self.rules:
            said = plain(f"{rule.id} {rule.words(lang)}")
            if wanted and all(word in said for word in wanted):
                found.append(rule)
        return sorted(found, key=lambda rule: not _all_in(wanted, plain(rule.title[lang])))


@cache
def load(game: str) -> Rulebook:
    """The rules of a game, then those of the table."""
    own = read_file(f"games/{catalog.folder(game)}/rulebook.toml")
    table = read_file(TABLE)
    known = {rule.id for rule in own + table}
    for rule in own + table:
        for other in rule.see:
            if other not in known:
                where = Content({}, f"rulebook of {game}: rule {rule.id}")
                where.wrong("see", f"{other!r} is no rule")
    return Rulebook(own + table)


def read_file(file: str) -> list[Rule]:
    """The rules of one file of the package."""
    return read(files("tischrunde").joinpath(file).read_text(encoding="utf-8"), file)


def read(text: str, file: str) -> list[Rule]:
    """Rules from a file's text; whatever is wrong is named by file and rule."""
    data = Content(parse_toml(text, file), file)
    data.only("rule")
    rules: dict[str, Rule] = {}
    for entry in data.tables("rule"):
        rule = read_rule(entry)
        if rule.id in rules:
            entry.wrong("id", "stands here twice")
        rules[rule.id] = rule
    return list(rules.values())


def read_rule(entry: Content) -> Rule:
    """One rule."""
    entry.only(*PLAIN, *(field for name in IN_WORDS for field in fields(name)))
    status = entry.word("status")
    if status not in STATUSES:
        entry.wrong("status", f"{status!r} is not known; known: {', '.join(STATUSES)}")
    return Rule(
        id=entry.word("id"),
        section=entry.word("section"),
        title=in_words(entry, "title", True),
        text=in_words(entry, "text", True),
        why=in_words(entry, "why", False),
        only_reading=in_words(entry, "only_reading", False),
        see=tuple(entry.words("see")) if "see" in entry.data else (),
        option=entry.word("option") if "option" in entry.data else "",
        status=status,
    )


def fields(name: str) -> list[str]:
    """What a text is called in the file, by language: ``title_de``, but ``de`` for the rule."""
    return list(LANGUAGES) if name == "text" else [f"{name}_{lang}" for lang in LANGUAGES]


def in_words(entry: Content, name: str, needed: bool) -> dict[str, str]:
    """A text in every language; if one may be left out, then in all of them."""
    names = fields(name)
    if not needed and not any(field in entry.data for field in names):
        return {}
    return {lang: entry.word(field) for lang, field in zip(LANGUAGES, names, strict=True)}


def plain(text: str) -> str:
    """Without case and accents, so that ``lucke`` finds ``Lücke``."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char))


def _all_in(wanted: list[str], said: str) -> bool:
    return all(word in said for word in wanted)
