"""The core of three deck-builders: names no game, has few hooks, and works with all defaults."""

import ast
import inspect
import re
from pathlib import Path
from typing import Any

import pytest
from tests.delve.raid import RaidRules

import tischrunde.delve
from tischrunde.delve import names
from tischrunde.delve.params import Cites
from tischrunde.delve.rules import DelveRules
from tischrunde.games.klong.rules import CITES, KlongRules
from tischrunde.kernel import laws
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng

FOLDER = Path(str(tischrunde.delve.__file__)).parent
A_GAME = re.compile(r"klong|katakomb|catacomb|im_all|in_space|\bK[LKA]-", re.IGNORECASE)
MOST_HOOKS = 15


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
    bits = {"start": names.START, "deep": names.DEEP, "crystal_cave": names.CRYSTAL}
    bits |= {"market": names.MARKET, "heart": names.HEART}
    assert {word: 2**n for n, word in enumerate(names.FEATURES)} == bits
    assert names.STATUSES[names.RESCUED] == "rescued"
    assert [names.PLACES[names.IN_PLAY], names.PLACES[names.IN_DISCARD]] == ["area", "discard"]
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


def test_every_refusal_has_a_rule_of_the_game() -> None:
    cited = inspect.signature(Cites).parameters
    assert {name for name in cited if not getattr(CITES, name).startswith("KL-")} == set()
    with pytest.raises(TypeError):
        Cites(turn="XX-1")  # type: ignore[call-arg]


def test_a_game_of_defaults_obeys_every_law() -> None:
    assert laws.check(RaidRules(), games=2, positions=0.01).games == 2


def test_artifacts_are_an_action_by_default_and_nobody_acts_outside() -> None:
    rules = RaidRules()
    state: Any = rules.setup(2, "x")
    assert rules.artifact_is_action(state)
    assert not rules.still_acts(state, 0)
    playout(rules, state, Rng.quick(1, 2, 3))
    assert state.over


def test_depth_is_two() -> None:
    assert KlongRules.__mro__[1] is DelveRules
