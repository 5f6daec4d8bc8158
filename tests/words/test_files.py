"""The locale files: readable, and the same in every language."""

from collections import Counter

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from tests.words.ftl import entries, files, messages, shapes

from tischrunde.games import catalog
from tischrunde.words import (
    COVER,
    GUIDE,
    PAGE,
    SHARED,
    TAKES_OVER,
    covers,
    languages,
    text_of,
    unparsed,
    with_family,
)

FILES = [(lang, file) for lang in languages() for file in files(lang)]
OF_GAMES = [*catalog.ids(), *(f"{game}{GUIDE}" for game in catalog.ids())]
FAMILIES = sorted({name for file in OF_GAMES for name in with_family(file)[1:]})


def test_german_comes_first_and_english_is_equal() -> None:
    assert languages() == ["de", "en"]
    assert files("de") == files("en")
    assert covers() == sorted(f"{game}{COVER}" for game in catalog.ids())
    assert set(files("de")) == {*SHARED, *PAGE, *covers(), *OF_GAMES, *FAMILIES}


@pytest.mark.parametrize(("lang", "file"), FILES)
def test_every_entry_can_be_read(lang: str, file: str) -> None:
    junk = [entry.content for entry in entries(lang, file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize(("lang", "file"), FILES)
def test_messages_can_be_parsed_one_by_one(lang: str, file: str) -> None:
    """All that are in the file, to the same end, and none says another."""
    alone = {}
    for key, text in unparsed(text_of(lang, file)).items():
        (entry,) = (one for one in FluentParser().parse(text).body if isinstance(one, ast.Message))
        others = Others()
        others.visit(entry)
        assert others.names == []
        alone[key] = FluentSerializer().serialize_entry(entry)
    assert alone == messages(lang, file)


class Others(Visitor):
    """Collects the messages and terms that a message says."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.append(node.id.name)


@pytest.mark.parametrize(("lang", "file"), FILES)
def test_no_message_stands_twice(lang: str, file: str) -> None:
    """Not even in two files that go into one bundle: the second would never be heard."""
    for bundle in ((*SHARED, *covers()), (*PAGE, *covers())):
        game = file.removesuffix(GUIDE)
        own = [game] if game == file else [game, file]  # what explains a game comes with its words
        together = bundle if file in (*SHARED, *PAGE, *covers()) else (*bundle, *own)
        keys = Counter(key for name in together for key in keys_in(lang, name))
        assert sorted(key for key, count in keys.items() if count > 1) == []


def keys_in(lang: str, file: str) -> list[str]:
    return [entry.id.name for entry in entries(lang, file) if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("file", OF_GAMES)
def test_every_language_takes_over_the_same(file: str) -> None:
    heads = [TAKES_OVER.findall(text_of(lang, file)) for lang in languages()]
    assert heads == [with_family(file)[1:]] * len(languages())


@pytest.mark.parametrize("family", FAMILIES)
def test_what_games_of_a_family_say_alike_is_said_once(family: str) -> None:
    """Words of its own a game needs only where they are others, in one language at least."""
    members = [file for file in OF_GAMES if family in with_family(file)]
    alike = {
        f"{key}: {one}.ftl and {other}.ftl"
        for number, one in enumerate([family, *members])
        for other in members[number:]
        for key in shapes("de", one).keys() & shapes("de", other).keys()
        if all(messages(lang, one)[key] == messages(lang, other)[key] for lang in languages())
    }
    advice = f"move these to {family}.ftl, or let one of the games say them otherwise"
    assert not alike, "\n".join([advice, *sorted(alike)])


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_takes_no_words_over_that_the_rest_of_the_page_has(family: str) -> None:
    everywhere = {key for file in (*SHARED, *PAGE, *covers()) for key in shapes("de", file)}
    of_games = {
        key
        for file in OF_GAMES
        if family in with_family(file)
        for other in (file.removesuffix(GUIDE), f"{file.removesuffix(GUIDE)}{GUIDE}")
        if other != file
        for key in shapes("de", other)
    }
    assert shapes("de", family).keys() & (everywhere | of_games) == set()


@pytest.mark.parametrize("file", files("de"))
def test_the_languages_have_the_same_messages_of_the_same_shape(file: str) -> None:
    german = shapes("de", file)
    english = shapes("en", file)
    assert set(german) == set(english)
    assert {key: german[key] for key in german if german[key] != english[key]} == {}


@pytest.mark.parametrize(("lang", "file"), FILES)
def test_every_message_says_something(lang: str, file: str) -> None:
    empty = [
        entry.id.name
        for entry in entries(lang, file)
        if isinstance(entry, ast.Message) and (entry.value is None or entry.attributes)
    ]
    assert empty == []


@pytest.mark.parametrize("file", files("de"))
def test_german_speaks_to_a_friend_and_quotes_as_germans_do(file: str) -> None:
    for entry in entries("de", file):
        if isinstance(entry, ast.Message) and entry.value is not None:
            texts = [
                part.value for part in entry.value.elements if isinstance(part, ast.TextElement)
            ]
            said = " ".join(texts)
            assert " Sie " not in f" {said} ", entry.id.name
            if not entry.id.name.startswith("examples-"):
                assert '"' not in said and "”" not in said, entry.id.name
