"""The messages of the page, read out of its source: `t("key", { … })`, `{ key: "…", args: { … } }`.

Keys stand there as they are, or begin with what does: t(`seat-mark-${n}`).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "frontend/src"

CALL = re.compile(r"(?<![\w.$])(?:words\.)?(?:t|has)\(")
SAID = re.compile(r"\bkey:\s*(?=[\w.!(]*[^,}]*[\"`])")
ARGS = re.compile(r"\s*,\s*args:\s*")
LITERAL = re.compile(r'(?:^|[?:(]\s*)"([A-Za-z][\w-]*)"')
TEMPLATE = re.compile(r"`([^`]*)`")
TEXT = re.compile(r'"([A-Za-z][\w-]*)"')
OPENING, CLOSING = "([{", ")]}"
DRAWN = re.compile(r"^  (\w+):", re.MULTILINE)


@dataclass(frozen=True)
class Use:
    """A place that names messages; what it tells them, unless that is only known at play."""

    keys: tuple[str, ...]
    patterns: tuple[str, ...]
    args: frozenset[str] | None
    game: str  # whose board it is, or the core that boards stand on, or ""
    where: str


@cache
def sources() -> dict[Path, str]:
    found = [*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]
    return {p: p.read_text("utf-8") for p in sorted(found) if not p.name.endswith(".test.ts")}


@cache
def uses() -> list[Use]:
    """Every place of the page that names a message."""
    return [use for path, text in sources().items() for use in uses_in(text, path)]


def uses_in(text: str, path: Path) -> Iterator[Use]:
    parts = path.relative_to(SOURCE).parts if path.is_relative_to(SOURCE) else path.parts
    game = game_of(parts)
    for match in [*CALL.finditer(text), *SAID.finditer(text)]:
        key, end = expression(text, match.end())
        if match.re is CALL:
            told = text[end + 1 :].lstrip() if text[end] == "," else "{}"
        else:
            follows = ARGS.match(text, end)
            told = text[follows.end() :] if follows else ""
        keys = tuple(LITERAL.findall(key))
        patterns = tuple(pattern(made) for made in TEMPLATE.findall(key))
        if keys or patterns:
            asks = text[match.start() : match.end()].endswith("has(")
            args = None if asks else names(told)
            line = text.count("\n", 0, match.start()) + 1
            yield Use(keys, patterns, args, game, f"{'/'.join(parts)}:{line}")


def game_of(parts: tuple[str, ...]) -> str:
    """The game, or the core of several, whose board a file belongs to; what all share is none's."""
    return parts[1] if parts[0] == "games" and len(parts) > 2 and parts[1] != "shared" else ""


@cache
def stands_on(game: str) -> frozenset[str]:
    """What a game's board is made of: its own folder and the cores it imports."""
    folder = SOURCE / "games" / game
    own = [text for path, text in sources().items() if game and path.is_relative_to(folder)]
    named = {name for text in own for name in re.findall(r'"\.\./([\w-]+)/', text)}
    return frozenset({"", game, *named})


def expression(text: str, start: int) -> tuple[str, int]:
    """What stands from here to the comma or bracket that ends it, and where that is."""
    depth, place = 0, start
    while place < len(text):
        sign = text[place]
        if sign in "\"'`":
            place = text.index(sign, place + 1)
        elif sign in OPENING:
            depth += 1
        elif sign in CLOSING or (sign == "," and not depth):
            if not depth:
                break
            depth -= 1
        place += 1
    return text[start:place].strip(), place


def names(told: str) -> frozenset[str] | None:
    """The names in an object that is written out; None for anything else."""
    if not told.startswith("{"):
        return None
    found, place = set(), 0
    while told[place] != "}":
        part, place = expression(told, place + 1)
        if part.startswith("..."):
            return None
        if part:
            found.add(part.partition(":")[0].strip().strip('"'))
    return frozenset(found)


def pattern(made: str) -> str:
    """A template as an expression that its keys match."""
    pieces = re.split(r"\$\{[^}]*\}", made)
    return r"[\w-]+".join(map(re.escape, pieces))


def spoken(key: str, game: str = "") -> bool:
    """Whether the page may say this; any text that reads like a key may be one."""
    return key in texts(game) or any(
        re.fullmatch(p, key) for use in uses() if use.game in stands_on(game) for p in use.patterns
    )


@cache
def texts(game: str) -> set[str]:
    """All texts in the source of the page and of what one game's board is made of."""
    found: set[str] = set()
    for path, text in sources().items():
        parts = path.relative_to(SOURCE).parts
        if game_of(parts) in stands_on(game):
            found |= set(TEXT.findall(text))
    return found


@cache
def drawn_signs(game: str) -> frozenset[str]:
    """The signs that the cards of a game can show: those of all raids, and its own."""
    files = [SOURCE / "symbols/delve.ts", SOURCE / "symbols/marks.ts"]
    own = SOURCE / "games" / game / "marks.ts"
    tables = [sources()[file].partition("\n}")[0] for file in [*files, own] if file in sources()]
    return frozenset(name for table in tables for name in DRAWN.findall(table))
