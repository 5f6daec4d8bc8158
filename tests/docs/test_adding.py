"""What the documents for authors tell works as written: the card is read, the game plays."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tischrunde import games, rulebook
from tischrunde.delve.load import CardReader
from tischrunde.games.klong import names
from tischrunde.games.klong.load import FOLDER, text
from tischrunde.games.klong.ops import OWN_STEPS
from tischrunde.kernel import laws

DOCS = Path(__file__).resolve().parents[2] / "docs"
CARD = (DOCS / "adding-a-card.md").read_text(encoding="utf-8")
GAME = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"^`((?:src|tests)/[\w/]+\.(?:py|toml))`", re.MULTILINE)


def listings() -> dict[str, str]:
    """The files of the new game: the block behind every path that begins a line."""
    found = {}
    for path in PATH.finditer(GAME):
        block = BLOCK.search(GAME, path.end())
        assert block is not None, path[1]
        found[path[1]] = block[2]
    return found


@pytest.fixture
def larder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The new game, from the files the document lists, beside the other games."""
    base = "src/tischrunde/games/"
    for name, content in listings().items():
        if name.startswith(base):
            file = tmp_path / name.removeprefix(base)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    load = import_module("tischrunde.games.larder.load").load
    rules = load()
    rules.origin = (load, ())  # as the catalog does
    return rules


def test_the_new_card_is_read_and_its_condition_counts() -> None:
    card = next(block for kind, block in BLOCK.findall(CARD) if kind == "toml")
    reader = CardReader(names.KINDS, names.BACKS, names.TALLIES, own_steps=OWN_STEPS)
    reader.read_features(text("features"), f"{FOLDER}/features.toml")
    cards = f"{text('cards')}\n{card}"
    reader.read_cards(cards, f"{FOLDER}/cards.toml", ("starter", "reserve", "dungeon"))
    reader.read_tokens(text("tokens"), f"{FOLDER}/tokens.toml")
    reader.number("reserve")
    printed = reader.book("starter").printed
    (new,) = [each for each in printed if each.id == "trophy_hunter"]
    assert len(new.conditions) == 1


def test_the_new_game_obeys_the_laws(larder: Any) -> None:
    assert laws.check(larder, 3, "docs", 0.02).games == 3


def test_the_new_game_has_every_rule_it_cites(larder: Any) -> None:
    book = rulebook.read(listings()["src/tischrunde/games/larder/rulebook.toml"], "rulebook.toml")
    cited = {rule for rule in vars_of(larder.cites) if rule}
    assert cited <= {rule.id for rule in book}


def vars_of(cites: Any) -> set[str]:
    return {getattr(cites, name) for name in dir(cites) if not name.startswith("_")}


@pytest.mark.parametrize("file", ["adding-a-card.md", "adding-a-game.md", "card-reference.md"])
def test_every_link_leads_somewhere(file: str) -> None:
    prose = BLOCK.sub("", (DOCS / file).read_text(encoding="utf-8"))
    links = re.findall(r"\]\(([^)#]+)\)", prose)
    assert [link for link in links if "://" not in link and not (DOCS / link).exists()] == []
