"""Every message the page names has words and tells them what they want; every word is needed."""

import re
from collections.abc import Callable, Set
from functools import cache
from pathlib import Path

import pytest
from tests.words.ftl import messages, shapes, shapes_in
from tests.words.gather import literals
from tests.words.page_source import SOURCE, Use, drawn_signs, spoken, stands_on, uses, uses_in

from tischrunde.games import catalog
from tischrunde.words import COVER, GUIDE, PAGE, SHARED, covers, languages, with_family

OWN = [file for file in PAGE if file not in SHARED]
LATER = ("moments", "guide", "rooms")  # what the page fetches when it is said
MADE_BY_PAGE = {"seat": {"number"}}  # what `say` itself puts in
SIGN = re.compile(r"\[(\w+)\]")


@cache
def heard(game: str, lang: str = "de") -> dict[str, frozenset[str]]:
    """The messages a page has loaded: its own and those of one game."""
    own = [*reversed(with_family(game)), *reversed(with_family(f"{game}{GUIDE}"))] if game else []
    return shapes_in([*PAGE, *covers(), *own], lang)


def boards_with(use: Use) -> list[str]:
    """The games on whose board a message is said; none where it is said without one."""
    return [game for game in catalog.ids() if use.game in stands_on(game)] if use.game else [""]


def games_of(use: Use) -> list[str]:
    """Where a message may come from: a board has its game, other places know none by name."""
    return boards_with(use) if use.game else ["", *catalog.ids()]


def test_every_board_belongs_to_a_game() -> None:
    assert [use.where for use in uses() if not boards_with(use)] == []


def test_every_word_the_page_names_is_there() -> None:
    missing = [
        (key, game, use.where)
        for use in uses()
        for game in boards_with(use)
        for key in use.keys
        if key not in heard(game)
    ]
    assert missing == []


def test_every_pattern_of_the_page_has_words() -> None:
    missing = [
        (pattern, use.where)
        for use in uses()
        for pattern in use.patterns
        if not any(re.fullmatch(pattern, key) for game in games_of(use) for key in heard(game))
    ]
    assert missing == []


def test_every_pattern_of_the_page_begins_with_a_word() -> None:
    vague = [
        (p, use.where) for use in uses() for p in use.patterns if not re.match(r"[a-z]{2,}", p)
    ]
    assert vague == []


@pytest.mark.parametrize("file", OWN)
def test_every_word_of_the_page_is_needed(file: str) -> None:
    said_by_the_server = literals("server")
    unused = [key for key in shapes("de", file) if not spoken(key)]
    assert [key for key in unused if key not in said_by_the_server] == []


@pytest.mark.parametrize("lang", languages())
def test_the_page_tells_all_that_its_words_want(lang: str) -> None:
    named = {key for use in uses() for key in use.keys}  # no pattern means these
    lacking = {
        (key, *sorted(wanted - use.args), use.where)
        for use in uses()
        if use.args is not None
        for game in games_of(use)
        for key in meant(use, heard(game, lang).keys(), named)
        for wanted in [heard(game, lang)[key]]
        if wanted - use.args - MADE_BY_PAGE.get(key, set())
    }
    assert lacking == set()


def meant(use: Use, known: Set[str], named: Set[str]) -> set[str]:
    """The messages that a place may say, of those that are known."""
    patterns = [re.compile(one) for one in use.patterns]
    unnamed = known - named if patterns else set()
    fitting = {key for key in unnamed if any(one.fullmatch(key) for one in patterns)}
    return fitting | (known & {*use.keys})


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", catalog.ids())
def test_every_sign_on_a_card_is_drawn(game: str, lang: str) -> None:
    """A card shows `[boot]` as a sign; one that nobody has drawn would be a hole in its text."""
    assert holes_in(game, lang, messages) == []


def test_a_sign_that_nobody_has_drawn_is_named_with_its_file_and_card() -> None:
    def written(lang: str, file: str) -> dict[str, str]:
        if file != "klong":
            return {}
        return {"face-ladder": "face-ladder = 1 [boot], 2 [slipper]", "ask-x": "ask-x = [sock]"}

    assert holes_in("klong", "en", written) == ["en/klong.ftl, face-ladder: [slipper]"]


def holes_in(game: str, lang: str, texts: Callable[[str, str], dict[str, str]]) -> list[str]:
    drawn = drawn_signs(game)
    return [
        f"{lang}/{file}.ftl, {key}: [{sign}]"
        for file in with_family(game)
        for key, text in texts(lang, file).items()
        if key.startswith("face-")
        for sign in SIGN.findall(text)
        if sign not in drawn
    ]


@pytest.mark.parametrize("lang", languages())
def test_page_and_program_agree_on_the_files_of_the_page(lang: str) -> None:
    source = (SOURCE / f"words/{lang}.ts").read_text("utf-8")
    imported = re.findall(rf'import (\w+) from ".*?locales/{lang}/\1\.ftl"', source)
    assert (*imported, *LATER) == PAGE
    (joined,) = re.findall(r"export default Object\.assign\(\{\}, (.*?)\)", source)
    assert joined.split(", ") == [*imported, "...covers"]


def test_beside_its_own_words_the_page_knows_those_of_games_only() -> None:
    source = (SOURCE / "lib/words.svelte.ts").read_text("utf-8")
    every = {*SHARED, *PAGE, f"*{COVER}"}
    spared, *of_parts = re.findall(r"!\.\./\.\./\.\./locales/\*/\{(.*?)\}\.ftl", source)
    assert {*spared.split(","), *LATER} == every
    assert all({*each.split(",")} == every | {f"*{GUIDE}"} for each in of_parts)


@pytest.mark.parametrize(
    ("text", "keys", "patterns", "args"),
    [
        ('{t("a-b")}', ["a-b"], 0, set()),
        ('t("a", { who, count: f(x, [1]), ...more })', ["a"], 0, None),
        ('t("a", { who, count: f({ x: "}" }, [1]) })', ["a"], 0, {"who", "count"}),
        ('t("a", given)', ["a"], 0, None),
        ('t(many ? "a" : "b-c", { n })', ["a", "b-c"], 0, {"n"}),
        ("t(`mark-${n}`)", [], 1, set()),
        ('return { key: "a-b", args: { who } };', ["a-b"], 0, {"who"}),
        ('{ key: yes ? "a" : "b", args: {} }', ["a", "b"], 0, set()),
        ('words.has("a-b")', ["a-b"], 0, None),
        ('list.at("x"); sort("y"); key: string; say(said)', [], 0, None),
    ],
)
def test_messages_are_found_in_source(
    text: str, keys: list[str], patterns: int, args: set[str] | None
) -> None:
    found = list(uses_in(text, Path("lobby/Any.svelte")))
    assert [key for use in found for key in use.keys] == keys
    assert sum(len(use.patterns) for use in found) == patterns
    if keys or patterns:
        assert found[0].args == args
    else:
        assert found == []
