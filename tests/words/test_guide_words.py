"""What explains a game on the page: every word of its guide is there, and every one is needed."""

from __future__ import annotations

import json
import re
from collections.abc import Set
from pathlib import Path
from typing import Any

import pytest
from tests.words.ftl import of_game, shapes
from tests.words.gather import emitted, heard_at_play
from tests.words.page_source import SOURCE

from tischrunde import rulebook
from tischrunde.games import catalog
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.words import GUIDE, languages, text_of, with_family

GAMES = catalog.ids()
STOP = ("crystal_cave", "gate")  # rooms where boots are of no more use
SIGN = re.compile(r"\[([\w-]+)\]")


def guide(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path(game).read_text("utf-8"))
    return found


def path(game: str) -> Path:
    return SOURCE / f"games/{game}/guide.json"


def moments(game: str) -> list[dict[str, Any]]:
    """What everybody is told, and what is said in passing."""
    return [*guide(game)["moments"], *guide(game).get("asides", [])]


def conditions(game: str) -> list[tuple[str, dict[str, Any]]]:
    """Every condition of every moment, with the moment it belongs to."""
    found = []
    for moment in moments(game):
        when = moment["when"]
        found += [(moment["id"], one) for one in (when if isinstance(when, list) else [when])]
    return found


def events(condition: dict[str, Any]) -> list[str]:
    wish = condition.get("happened", [])
    return [wish] if isinstance(wish, str) else [wish["event"]] if wish else []


def words_of(game: str, lang: str = "de") -> Set[str]:
    return of_game(f"{game}{GUIDE}", lang).keys()


def told_by_data(game: str) -> set[str]:
    """The words that the guide of a game names, and the help with its questions."""
    told = set()
    for moment in moments(game):
        told |= {f"guide-{moment['id']}", f"guide-{moment['id']}-title"}
    for chapter in guide(game)["summary"]:
        told |= {f"summary-{chapter['id']}", f"summary-{chapter['id']}-title"}
        for shown in chapter["show"]:
            picture, _, caption = shown.partition("=")
            if caption:
                told.add(f"summary-{chapter['id']}-{caption}")
            if picture.startswith("scene:"):
                told.add(f"summary-scene-{picture.removeprefix('scene:')}")
    return told | {f"help-{ask}" for ask in questions(game)}


def questions(game: str) -> set[str]:
    asked = {key for key in of_game(game) if key.startswith("ask-")}
    return {key for key in asked if key in shapes("de", game) or key in heard_at_play(game).args}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_guide_of_ten_to_fifteen_moments(game: str) -> None:
    assert 10 <= len(guide(game)["moments"]) <= 15


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_guide_is_there(game: str) -> None:
    assert told_by_data(game) - words_of(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_guide_is_needed(game: str) -> None:
    """What signs and groups are called is needed by the page, which a test of the page checks."""
    own = {key for key in shapes("de", f"{game}{GUIDE}") if not named_by_page(key)}
    assert own - told_by_data(game) == set()


def named_by_page(key: str) -> bool:
    return key.startswith(("sign-", "gallery-"))


@pytest.mark.parametrize(
    "family", sorted({f for g in GAMES for f in with_family(f"{g}{GUIDE}")[1:]})
)
def test_every_word_of_a_family_is_needed_by_two_guides(family: str) -> None:
    members = [game for game in GAMES if family in with_family(f"{game}{GUIDE}")]
    told = [told_by_data(game) - shapes("de", f"{game}{GUIDE}").keys() for game in members]
    own = {key for key in shapes("de", family) if not named_by_page(key)}
    assert {key for key in own if sum(key in each for each in told) < 2} == set()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_sign_in_a_text_has_a_name(game: str, lang: str) -> None:
    text = "".join(text_of(lang, file) for file in with_family(f"{game}{GUIDE}"))
    named = {key for key in words_of(game, lang) if key.startswith("sign-")}
    assert {sign for sign in SIGN.findall(text) if f"sign-{sign}" not in named} == set()
    assert {f"{key}-about" for key in named if not key.endswith("-about")} <= named


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_names_questions_choices_events_and_rules_that_exist(game: str) -> None:
    rules: Rules[Any] = catalog.load(game)
    verbs = {verb.name for verb in rules.spelling.verbs}
    told = {f"event-{kind}" for kind in emitted(game)}
    for moment, condition in conditions(game):
        assert "ask" not in condition or condition["ask"] in questions(game), moment
        assert {condition[k] for k in ("offered", "barred") if k in condition} <= verbs, moment
        assert set(events(condition)) <= told, moment
    book = {rule.id for rule in rulebook.load(game).rules}
    cited = {moment["rule"] for moment in moments(game) if "rule" in moment}
    refused = {condition["refused"] for _, condition in conditions(game) if "refused" in condition}
    assert cited | refused <= book
    pictures = [shown for chapter in guide(game)["summary"] for shown in chapter["show"]]
    cards = [shown.split("=")[0][5:] for shown in pictures if shown.startswith("card:")]
    assert {*cards} <= {*rules.cards}


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_looks_at_parts_of_the_view_that_exist(game: str) -> None:
    """At some moment of a game at least: a list may be empty at first."""
    rules: Rules[Any] = catalog.load(game)
    wanted = {part for _, condition in conditions(game) for part in condition.get("view", {})}
    dice = Rng.quick(1, 2, 3)
    state = rules.setup(1 + guide(game)["bots"], guide(game)["seed"], guide(game)["options"])
    while wanted and not state.over:
        view = rules.observe(state, 0)
        wanted = {part for part in wanted if not reaches(view, part.split("."))}
        offered = list(state.choices)
        rules.apply(state, offered[dice.below(len(offered))])
    assert wanted == set()


@pytest.mark.parametrize(
    "game", [game for game in GAMES if "stopped" in path(game).read_text("utf-8")]
)
def test_who_is_told_what_has_stopped_them_stands_there(game: str) -> None:
    """Also by another way than on foot: whoever is stopped may still be taken somewhere else."""
    rules: Any = catalog.load(game)
    state = rules.setup(1 + guide(game)["bots"], guide(game)["seed"], guide(game)["options"])
    bits = sum(1 << i for i, word in enumerate(rules.feature_words) if word in STOP)
    stops = {rules.room_words[r] for r in range(state.plan.rooms) if state.plan.has(r, bits)}
    views = [one.get("view", {}) for _, one in conditions(game)]
    told = [view for view in views if "heroes.$me.stopped" in view]
    assert told
    for view in told:
        rooms = {*view.get("heroes.$me.room", {}).get("has", [])}
        assert rooms and rooms <= stops, rooms - stops


def reaches(part: Any, names: list[str]) -> bool:
    if not names:
        return True
    name, *rest = names
    if name == "*":
        return isinstance(part, list) and any(reaches(one, rest) for one in part)
    if name == "$me":
        return isinstance(part, list) and bool(part) and reaches(part[0], rest)
    if name == "length":
        return isinstance(part, list)
    return isinstance(part, dict) and name in part and reaches(part[name], rest)
