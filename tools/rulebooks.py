"""The rulebooks as documents: every rule by its id, in our words, and the tests that carry it.

`python -m tools.rulebooks` writes docs/rules; a test says when it is out of date.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tischrunde import rulebook
from tischrunde.games import catalog
from tischrunde.kernel.setting import Setting
from tischrunde.rulebook import Rule
from tischrunde.words import Words

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / "docs/rules"
LANG = "en"
GAMES = catalog.ids()
PREFIXES = sorted({rule.id.split("-")[0] for game in GAMES for rule in rulebook.load(game).rules})
NUMBER = r"(?:S|G|C|EX)?\d+[a-d]?"
ID = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-{NUMBER}\b")
IN_A_NAME = re.compile(rf"(?<![a-z0-9])({'|'.join(PREFIXES)})_({NUMBER})(?![a-z0-9])".lower())
MADE_BY = (
    "<!-- Made by `python -m tools.rulebooks` from the rulebooks and the tests: do not edit. -->"
)
NOT_HERE = "Not for a table on a screen, so there is nothing to test."


# -- which test carries which rule ---------------------------------------------------------------


def named(test: ast.FunctionDef) -> Iterator[str]:
    """The rules in the name and in the marks of a test, in capitals."""
    for game, number in IN_A_NAME.findall(test.name):
        yield f"{game}-{number}".upper()
    for mark in test.decorator_list:
        yield from (id.upper() for id in ID.findall(ast.unparse(mark)))


@cache
def carried() -> dict[str, list[tuple[Path, str]]]:
    """The tests, by file and name, that carry a rule; its id in capitals."""
    found: dict[str, list[tuple[Path, str]]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for id in dict.fromkeys(named(node)):
                    found.setdefault(id, []).append((path.relative_to(ROOT), node.name))
    return found


# -- the documents -------------------------------------------------------------------------------


def documents() -> dict[str, str]:
    """Every file of the folder and what is in it."""
    return {"README.md": contents()} | {f"{game}.md": document(game) for game in GAMES}


def contents() -> str:
    """All games, and how far they have come."""
    lines = [
        MADE_BY,
        "",
        "# The rules, and the tests that carry them",
        "",
        "The rulebooks in our own words, as the program shows them (`tischrunde rules GAME`, also"
        " in German). Every rule has an id; whatever the program refuses names one. Behind each"
        " rule stand the tests that carry its id.",
        "",
        "| game | rules | rulings that a table can change | tests that carry a rule |",
        "| --- | ---: | ---: | ---: |",
    ]
    for game in GAMES:
        own = rules_of(game)
        tests = {test for rule in own for test in carried().get(rule.id.upper(), [])}
        switches = sum(bool(rule.option) for rule in own)
        called = Words(LANG, game).text(f"game-{game}")
        lines.append(f"| [{called}]({game}.md) | {len(own)} | {switches} | {len(tests)} |")
    return "\n".join(lines) + "\n"


def document(game: str) -> str:
    """One game's rules."""
    words = Words(LANG, game)
    switches = {setting.name: setting for setting in catalog.load(game).options}
    parts = [MADE_BY, f"# {words.text(f'game-{game}')}", words.text(f"game-{game}-summary")]
    for section, rules in rulebook.load(game).sections().items():
        parts.append(f"## {words.text(f'section-{section}')}")
        for rule in rules:
            parts += told(rule, words, switches.get(rule.option))
    return "\n\n".join(parts) + "\n"


def told(rule: Rule, words: Words, switch: Setting | None) -> Iterator[str]:
    """A rule, why it is read like this, what a table may set instead, and its tests."""
    yield f"### {rule.id} {rule.title[LANG]}"
    yield rule.text[LANG]
    if rule.why:
        yield words.text("rule-why", why=rule.why[LANG])
    if rule.only_reading:
        yield words.text("rule-only-reading", why=rule.only_reading[LANG])
    if switch is not None:
        yield "\n".join(values(switch, words))
    if rule.see:
        yield "See " + ", ".join(rule.see) + "."
    tests = carried().get(rule.id.upper(), [])
    yield "\n".join(f"- [`{name}`](../../{path.as_posix()})" for path, name in tests) or NOT_HERE


def values(switch: Setting, words: Words) -> Iterator[str]:
    """What a switch can be, and what that means."""
    for value in switch.values:
        spelled = str(value).lower() if isinstance(value, bool) else str(value)
        usual = " *(usual)*" if value == switch.default else ""
        meaning = words.text(f"setting-{switch.name}-{spelled}")
        yield f"- `--option {switch.name}={spelled}`{usual}: {meaning}"


def rules_of(game: str) -> list[Rule]:
    """The game's own, without those of every table."""
    return rulebook.read_file(f"games/{catalog.folder(game)}/rulebook.toml")


if __name__ == "__main__":
    MADE.mkdir(exist_ok=True)
    for name, text in documents().items():
        (MADE / name).write_text(text, encoding="utf-8")
