"""Reads the game's data file and makes rules of it; whatever is wrong is named by file and card."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from tischrunde.games.strife_of_gods import names
from tischrunde.games.strife_of_gods.model import Book, Champion, Shield
from tischrunde.games.strife_of_gods.rules import StrifeRules
from tischrunde.kernel.content import Content, parse_toml

FILE = "strife_of_gods/data/cards.toml"
STEPS = {  # what a step may say besides what it does
    "take_gap_card": ("other",),
    "look": ("numbers", "champions"),
}


def load() -> StrifeRules:
    """The rules with the shipped cards."""
    text = files("tischrunde.games").joinpath(FILE).read_text(encoding="utf-8")
    return StrifeRules(read(text, FILE))


def read(text: str, file: str) -> Book:
    """A book of cards from a data file's text."""
    data = Content(parse_toml(text, file), file)
    data.only("numbers", "ring", "rounds", "shield", "champion")
    numbers = data.table("numbers", "colours", "values", "copies", "total")
    colours, values = numbers.words("colours"), numbers.numbers("values", 1, 99)
    copies, totals = numbers.numbers("copies", 1, 9), numbers.numbers("total", 1, 999)
    if len(totals) != len(copies):
        numbers.wrong("total", "must have a number for each number of copies")
    for n, total in zip(copies, totals, strict=True):
        if n * len(colours) * len(values) != total:
            numbers.wrong("total", f"{n} copies make {n * len(colours) * len(values)}, not {total}")
    ring = data.table("ring", "places", "champions")
    rounds = data.table("rounds", "cards", "two_seats", "gaps_until_edges")
    champions = [read_champion(entry) for entry in data.tables("champion")]
    shields = [read_shield(entry) for entry in data.tables("shield")]
    book = Book(
        colours,
        values,
        [entry.word("id") for entry in data.tables("champion")],
        champions,
        shields,
        copies,
        rounds.numbers("cards", 1, 9),
        rounds.numbers("two_seats", 1, 9),
        ring.number("places", 1, 200),
        ring.number("champions", 0, 200),
        rounds.number("gaps_until_edges", 1, 99),
    )
    for word in book.words:
        if book.words.count(word) > 1:
            data.wrong("champion", f"two cards have the id {word!r}")
    if book.ring_places > min(copies) * book.numbers:
        ring.wrong("places", "there are not enough number cards for the ring")
    if book.ring_champions != book.ring_places // 8 or book.ring_champions > len(champions):
        ring.wrong("champions", "every eighth place must get one, and there must be as many")
    return book


def read_shield(entry: Content) -> Shield:
    entry.only("id", "rule", "points")
    return Shield(entry.word("id"), entry.word("rule"), entry.number("points", 1, 99))


def read_champion(entry: Content) -> Champion:
    entry.only("id", "rule", "needs", "steps", "returns")
    needs = []
    for need in entry.words("needs"):
        if need not in names.NEEDS:
            entry.wrong("needs", f"{need!r} is not known; known: {', '.join(names.NEEDS)}")
        needs.append(names.NEEDS.index(need))
    steps = [read_step(step) for step in entry.tables("steps")]
    return Champion(entry.word("rule"), needs, steps, entry.flag("returns", False))


def read_step(step: Content) -> tuple[int, int, int]:
    """A step as (op, first operand, second operand)."""
    do = step.word("do")
    steps = names.OPS[names.BETWEEN :]
    if do not in steps:
        step.wrong("do", f"{do!r} is not known; known: {', '.join(steps)}")
    extra: tuple[str, ...] = STEPS.get(do, ())
    step.only("do", *extra)
    operands: list[Any] = [0, 0]
    if do == "take_gap_card":
        operands[0] = int(step.flag("other", False))
    elif do == "look":
        operands = [step.number("numbers", 0, 9, 0), step.number("champions", 0, 9, 0)]
    return names.OPS.index(do), operands[0], operands[1]
