"""The locale files: readable, and the same in every language."""

import pytest
from fluent.syntax import ast
from tests.words.ftl import entries, files, shapes

from tischrunde.games import catalog
from tischrunde.words import COVER, GUIDE, PAGE, SHARED, covers, guides, languages

FILES = [(lang, file) for lang in languages() for file in files(lang)]


def test_german_comes_first_and_english_is_equal() -> None:
    assert languages() == ["de", "en"]
    assert files("de") == files("en")
    assert covers() == sorted(f"{game}{COVER}" for game in catalog.ids())
    assert guides() == sorted(f"{game}{GUIDE}" for game in catalog.ids())
    assert set(files("de")) == {*SHARED, *PAGE, *covers(), *guides(), *catalog.ids()}


@pytest.mark.parametrize(("lang", "file"), FILES)
def test_every_entry_can_be_read(lang: str, file: str) -> None:
    junk = [entry.content for entry in entries(lang, file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize(("lang", "file"), FILES)
def test_no_message_stands_twice(lang: str, file: str) -> None:
    """Not even in two files that go into one bundle: the second would never be heard."""
    for bundle in ((*SHARED, *covers()), (*PAGE, *covers())):
        game = file.removesuffix(GUIDE)
        own = [game] if game == file else [game, file]  # what explains a game comes with its words
        together = bundle if file in (*SHARED, *PAGE, *covers()) else (*bundle, *own)
        keys = [
            entry.id.name
            for name in together
            for entry in entries(lang, name)
            if isinstance(entry, ast.Message)
        ]
        assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


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
