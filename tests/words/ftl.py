"""The locale files as data: which messages there are, and what each wants to be told."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tischrunde.words import languages, locales, with_family

FOLDER = Path(str(locales()))


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(lang: str, file: str) -> list[ast.EntryType]:
    text = (FOLDER / lang / f"{file}.ftl").read_text(encoding="utf-8")
    return list(FluentParser().parse(text).body)


def files(lang: str) -> list[str]:
    return sorted(path.stem for path in (FOLDER / lang).glob("*.ftl"))


@cache
def shapes(lang: str, file: str) -> dict[str, frozenset[str]]:
    """Key and variables of every message of a file."""
    found = {}
    for entry in entries(lang, file):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@cache
def messages(lang: str, file: str) -> dict[str, str]:
    """The messages of a file as they are written there, without what is noted above them."""
    found = {}
    for entry in entries(lang, file):
        if isinstance(entry, ast.Message):
            plain = ast.Message(entry.id, entry.value, entry.attributes)
            found[entry.id.name] = FluentSerializer().serialize_entry(plain)
    return found


def of_game(game: str, lang: str = "") -> dict[str, frozenset[str]]:
    """The messages of a game's own file, and those it takes over."""
    return shapes_in(reversed(with_family(game)), lang)


def all_shapes(lang: str = "") -> dict[str, frozenset[str]]:
    """The messages of all files of one language."""
    return shapes_in(files(lang or languages()[0]), lang)


def shapes_in(chosen: Iterable[str], lang: str = "") -> dict[str, frozenset[str]]:
    """The messages of some files of one language."""
    lang = lang or languages()[0]
    return {key: shape for file in chosen for key, shape in shapes(lang, file).items()}
