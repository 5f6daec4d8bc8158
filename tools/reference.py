"""The reference for whoever writes cards, tokens, rooms and games: made from the classes.

`python -m tools.reference` writes docs/card-reference.md.  What it tells are the docstrings of
steps and quantities, the fields of `delve/fields.py`, and the comments beside tallies, features,
figures and rule numbers; a test says when the file is out of date.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from typing import Any

from tischrunde.delve import fields, names, quantity, questions, steps, tallies
from tischrunde.games import catalog

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / "docs/card-reference.md"
SOURCES = ROOT / "src"
GAMES = SOURCES / "tischrunde/games"
CORE = "tischrunde.delve"

HEAD = """\
<!-- Made by `python -m tools.reference` from the classes in src/tischrunde/delve: do not edit. -->

# What data files can say

All words that cards, tokens, rooms and tiles of a raid may use. How to add a card, step by step:
[adding a card](adding-a-card.md); a game: [adding a game](adding-a-game.md). A word that is not
here is refused, with file, card and what is known instead.
"""
CONDITIONS = """\
A condition says what is counted and how much is wanted: `{ of = "noise_made", at_least = 3 }`, or
for every how many: `{ of = "gold", per = 5 }`. It stands in `when` with steps (`do`), in `worth`
with `points`, and by itself in `need`.
"""
MEMBER = re.compile(r"^        self\.(\w+) = [^#\n]+# (.+)$", re.MULTILINE)
CONSTANT = re.compile(r"^([A-Z_]+): Final = \d+  # (.+)$", re.MULTILINE)


def reference() -> str:
    """The whole file."""
    parts = [HEAD]
    parts += section("Cards", "In the game's `data/cards.toml`.")
    parts += rows(["field", "meaning"], told(fields.CARD_FIELDS))
    parts += section("Steps", 'A text is a list of steps: `[{ do = "gold", n = 2 }]`.')
    parts += rows(["`do`", "fields", "what it does"], vocabulary(steps.VOCABULARY))
    parts += section("Steps that ask", "The rest of the text waits for the answer.", 3)
    parts += rows(["`do`", "fields", "what it does"], vocabulary(questions.VOCABULARY))
    for game, own in own_words("OWN_STEPS"):
        parts += section(f"Steps of {game} only", "", 3)
        parts += rows(["`do`", "fields", "what it does"], vocabulary(own))
    parts += section("Conditions", CONDITIONS)
    parts += rows(["field", "meaning"], told(fields.CONDITION_FIELDS))
    parts += section("Quantities", "What may stand after `of` besides a tally.", 3)
    parts += rows(["`of`", "fields", "what is counted"], vocabulary(quantity.VOCABULARY))
    for game, own in own_words("OWN_QUANTITIES"):
        parts += section(f"Quantities of {game} only", "", 3)
        parts += rows(["`of`", "fields", "what is counted"], vocabulary(own))
    parts += section("Tallies", "What is counted of each hero; a game may have more.", 3)
    parts += rows(["`of`", "lasts", "what is counted"], counted())
    parts += section("Tokens", "In the game's `data/tokens.toml`.")
    parts += rows(["field", "meaning"], told(fields.TOKEN_FIELDS))
    parts += section("Families the rules speak of", "A game has more of its own.", 3)
    parts += rows(["family", "meaning"], told(families()))
    parts += section("Features of rooms", "In the game's `data/features.toml`.")
    parts += rows(["field", "meaning"], told(fields.FEATURE_FIELDS))
    parts += section("Features the rules speak of", "A game's file has more of its own.", 3)
    parts += rows(["feature", "meaning"], told(features()))
    parts += section("Tiles", "In `data/tiles.toml` of a game whose map grows.")
    parts += rows(["field", "meaning"], told(fields.TILE_FIELDS))
    parts += section("Rooms of tiles", "What stands in a tile's `room`.", 3)
    parts += rows(["field", "meaning"], told(fields.TILE_ROOM_FIELDS))
    parts += section("For a game: figures", "What `Params` wants (`delve/params.py`).")
    parts += rows(["name", "meaning"], told(arguments("Params")))
    parts += section(
        "For a game: rule numbers",
        "What `Cites` wants: the game's own rule for everything that is asked, refused or scored.",
    )
    parts += rows(["name", "the rule of"], told(arguments("Cites")))
    parts += section("For a game: hooks", "What a subclass of `DelveRules` may override.")
    parts += rows(["hook", "what it is for"], told(hooks()))
    return "\n".join(parts)


# -- what there is -------------------------------------------------------------------------------


def vocabulary(words: dict[str, Any]) -> Iterator[list[str]]:
    """Steps or quantities: one line a class, with all its words."""
    for kind in dict.fromkeys(words.values()):
        spoken = [code(word) for word, of in words.items() if of is kind]
        yield [
            ", ".join(spoken),
            ", ".join(map(code, kind.fields)),
            docstring(class_of(kind.__module__, kind.__name__)),
        ]


def own_words(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What single games add to the core's words."""
    for game in sorted([*catalog.ids(), *catalog.EXAMPLES]):
        folder = catalog.folder(game)
        if (GAMES / folder / "ops.py").exists():
            found = getattr(import_module(f"tischrunde.games.{folder}.ops"), name, {})
            if found:
                yield game, found


def counted() -> Iterator[list[str]]:
    """The tallies with the comments beside their numbers."""
    comments = {name.lower(): text for name, text in CONSTANT.findall(source(f"{CORE}.tallies"))}
    for word in tallies.OF_A_TURN:
        yield [code(word), "a turn", comments.get(word, "")]
    for word in tallies.LASTING:
        yield [code(word), "the game", comments.get(word, "")]


def families() -> dict[str, str]:
    """The families of the core, each with its comment."""
    return commented(names.FAMILIES[1:])


def features() -> dict[str, str]:
    """The features of the core, each with its comment."""
    return commented(names.FEATURES)


def commented(words: list[str]) -> dict[str, str]:
    comments = {name.lower(): text for name, text in CONSTANT.findall(source(f"{CORE}.names"))}
    return {word: comments.get(word, "") for word in words}


def arguments(name: str) -> dict[str, str]:
    """What a class of figures is made of; those with a default may be left out."""
    tree = class_of(f"{CORE}.params", name)
    lines = source(f"{CORE}.params").splitlines()[tree.lineno : tree.end_lineno]
    comments = dict(MEMBER.findall("\n".join(lines)))
    wanted = methods(tree)["__init__"].args
    out = {}
    for argument, default in zip(wanted.kwonlyargs, wanted.kw_defaults, strict=True):
        known = comments.get(argument.arg, argument.arg.replace("_", " "))
        out[argument.arg] = known if default is None else f"{known} (may be left out)"
    return out


def hooks() -> dict[str, str]:
    """The methods a game may override."""
    found = methods(class_of(f"{CORE}.rules", "DelveRules"))
    texts = {name: docstring(method) for name, method in found.items()}
    return {n: t.removeprefix("HOOK. ") for n, t in texts.items() if t.startswith("HOOK.")}


# -- the sources, which read the same whether the engine is compiled or not ------------------------


def source(module: str) -> str:
    return (SOURCES / module.replace(".", "/")).with_suffix(".py").read_text(encoding="utf-8")


def class_of(module: str, name: str) -> ast.ClassDef:
    """A class of a module."""
    nodes = ast.parse(source(module)).body
    return next(node for node in nodes if isinstance(node, ast.ClassDef) and node.name == name)


def methods(tree: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def docstring(node: ast.ClassDef | ast.FunctionDef) -> str:
    """In one line, with what is code marked as Markdown has it."""
    return " ".join(cleandoc(ast.get_docstring(node) or "").replace("``", "`").split())


# -- how it is written ---------------------------------------------------------------------------


def told(entries: dict[str, str]) -> Iterator[list[str]]:
    for word, meaning in entries.items():
        yield [code(word), meaning]


def section(title: str, text: str, depth: int = 2) -> list[str]:
    return [f"{'#' * depth} {title}", "", *([text.rstrip(), ""] if text else [])]


def rows(head: list[str], lines: Iterator[list[str]]) -> list[str]:
    """A table."""
    out = [head, ["---"] * len(head), *lines]
    return [f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in out] + [""]


def code(word: str) -> str:
    return f"`{word}`"


if __name__ == "__main__":
    MADE.write_text(reference(), encoding="utf-8")
