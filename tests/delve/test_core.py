"""The core of three deck-builders: names no game, has few hooks, and works with all defaults."""

import ast
import inspect
import re
from pathlib import Path
from typing import Any

import pytest
from tests.delve.mechanisms import MECHANISMS

import tischrunde.delve
from tischrunde.delve import names, tallies
from tischrunde.delve.params import Cites
from tischrunde.delve.rules import DelveRules
from tischrunde.games import catalog
from tischrunde.games.klong.rules import KlongRules
from tischrunde.kernel import laws

FOLDER = Path(str(tischrunde.delve.__file__)).parent
A_GAME = re.compile(r"klong|katakomb|catacomb|im_all|in_space|\bK[LKA]-", re.IGNORECASE)
MOST_HOOKS = 31
GAMES = [catalog.load(game) for game in catalog.ids()]
RAIDS = [rules for rules in GAMES if isinstance(rules, DelveRules)]


def test_nothing_in_the_core_names_a_game() -> None:
    found = {
        f"{path.name}: {match.group()}"
        for path in FOLDER.glob("*.py")
        for match in A_GAME.finditer(path.read_text(encoding="utf-8"))
    }
    assert found == set()


def test_numbers_and_words_agree() -> None:
    families = {"artifact": names.ARTIFACT, "key": names.KEY, "backpack": names.BACKPACK}
    families |= {"potion": names.POTION, "mastery": names.MASTERY}
    assert {word: names.FAMILIES.index(word) for word in families} == families
    bits = {"start": names.START, "exit": names.EXIT, "deep": names.DEEP, "market": names.MARKET}
    assert {word: 2**n for n, word in enumerate(names.FEATURES)} == bits
    assert names.STATUSES[names.RESCUED] == "rescued"
    assert [names.PLACES[names.IN_PLAY], names.PLACES[names.IN_DISCARD]] == ["area", "discard"]
    zones = [names.IN_PLAY, names.IN_DISCARD, names.IN_HAND, names.IN_DECK]
    assert [names.ZONES[zone] for zone in zones] == ["area", "discard", "hand", "deck"]
    assert (names.OPS[names.REFILL], len(names.OPS)) == ("refill", names.OWN_OPS)


def hooks() -> list[str]:
    """The methods a game may override."""
    tree = ast.parse((FOLDER / "rules.py").read_text(encoding="utf-8"))
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and (ast.get_docstring(node) or "").startswith("HOOK.")
    ]


def test_hooks_are_few() -> None:
    assert 5 < len(hooks()) <= MOST_HOOKS


def test_a_game_overrides_hooks_and_what_the_kernel_asks_for_only() -> None:
    wanted = {"__init__", "deal", "rebuild", "view", "label_args", "event_args", "bound"}
    source = FOLDER.parent / "games" / "klong" / "rules.py"
    tree = ast.parse(source.read_text(encoding="utf-8"))
    (body,) = [n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "KlongRules"]
    own = {node.name for node in body.body if isinstance(node, ast.FunctionDef)}
    assert own - wanted <= set(hooks())


def test_tallies_have_their_numbers() -> None:
    none = tallies.Tallies([], [], names.FAMILIES).numbers
    assert len(none) == len(tallies.OF_A_TURN) + len(tallies.LASTING)
    assert {name: getattr(tallies, name.upper()) for name in none} == none
    assert len(tallies.OF_A_TURN) == tallies.OWN_OF_A_TURN
    assert tallies.GOLD + len(tallies.LASTING) == tallies.OWN_LASTING


def test_every_refusal_has_a_rule_of_the_game() -> None:
    with pytest.raises(TypeError):
        Cites(turn="XX-1")  # type: ignore[call-arg]
    cited = inspect.signature(Cites).parameters
    optional = {name for name, each in cited.items() if each.default == ""}
    assert optional == {name for each in MECHANISMS.values() for name in each.cites}


@pytest.mark.parametrize("rules", RAIDS, ids=lambda rules: str(rules.id))
def test_what_a_game_has_it_cites(rules: DelveRules[Any]) -> None:
    """A rule that is not named forbids nothing: where its mechanism is, it must have a name."""
    optional = {name for each in MECHANISMS.values() for name in each.cites}
    there = {name for each in MECHANISMS.values() if each.is_there(rules) for name in each.cites}
    cited = {name for name in inspect.signature(Cites).parameters if getattr(rules.cites, name)}
    assert set(inspect.signature(Cites).parameters) - cited == optional - there


def test_the_core_s_own_game_obeys_every_law() -> None:
    assert laws.check(catalog.load("burrow"), games=4, positions=0.02).games == 4


def test_depth_is_two() -> None:
    assert KlongRules.__mro__[1] is DelveRules
