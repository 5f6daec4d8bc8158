"""What every game shows of itself, as TypeScript: `python -m tools.views`.

Views are plain data, made by each game's `view`; their types are read off views of games that are
played here, by chance and by one seed each, with every switch of the table tried.  A view that
gains or loses a field changes the file, and a test compares.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from functools import cache, reduce
from itertools import zip_longest
from pathlib import Path
from typing import Any

from tischrunde.delve.rules import DelveRules
from tischrunde.games import catalog
from tischrunde.kernel.rng import Rng

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / "frontend/src/generated"
GAMES = 2  # of every number of seats
MOST = 400  # choices of one game
SPECTATOR = -1
RAID = "raid"  # what the games of the core have in common
WORD = re.compile(r"[a-z][a-z_]*")
FEW = 12  # keys; more of them, or such as are no plain words, are data and no names


@dataclass
class Shape:
    """All that was seen at one place."""

    plain: set[str] = field(default_factory=set)
    items: Shape | None = None
    fields: dict[str, Shape] = field(default_factory=dict)
    objects: int = 0
    seen: dict[str, int] = field(default_factory=dict)  # how often a field was there

    def see(self, value: Any) -> None:
        match value:
            case None:
                self.plain.add("null")
            case bool():
                self.plain.add("boolean")
            case int() | float():
                self.plain.add("number")
            case str():
                self.plain.add("string")
            case list() | tuple():
                self.items = self.items or Shape()
                for item in value:
                    self.items.see(item)
            case dict():
                self.objects += 1
                for name, inner in value.items():
                    self.fields.setdefault(str(name), Shape()).see(inner)
                    self.seen[str(name)] = self.seen.get(str(name), 0) + 1
            case _:
                raise TypeError(f"a view holds {value!r}")

    def spelled(self, indent: str = "") -> str:
        kinds = sorted(self.plain)
        if self.items:
            inner = self.items.spelled(indent) if self.items.known else "unknown"
            kinds.append(f"readonly {inner}[]" if simple(inner) else f"readonly ({inner})[]")
        if self.objects:
            kinds.append(self.record(indent) if self.keyed else self.named(indent))
        return " | ".join(kinds) or "unknown"

    @property
    def known(self) -> bool:
        return bool(self.plain or self.items or self.objects)

    @property
    def keyed(self) -> bool:
        """Whether its keys are data (rooms, seats, cards) and not the names of fields."""
        some_missing = any(count < self.objects for count in self.seen.values())
        alike = len({each.spelled() for each in self.fields.values()}) <= 1
        odd = any(not WORD.fullmatch(name) for name in self.fields)
        return (
            not self.fields or odd or (some_missing and alike) or len(self.fields) > FEW and alike
        )

    def record(self, indent: str) -> str:
        every = Shape()
        for each in self.fields.values():
            merge(every, each)
        return f"Readonly<Record<string, {every.spelled(indent)}>>"

    def named(self, indent: str) -> str:
        inner = f"{indent}  "
        lines = [
            f"{inner}readonly {name}{'?' if self.seen[name] < self.objects else ''}: "
            f"{each.spelled(inner)};"
            for name, each in sorted(self.fields.items())
        ]
        return "\n".join(["{", *lines, f"{indent}}}"])


def simple(kind: str) -> bool:
    return "|" not in re.sub(r"\{.*\}|<.*>", "", kind, flags=re.S) and not kind.startswith(
        "readonly"
    )


def merge(into: Shape, other: Shape) -> None:
    into.plain |= other.plain
    if other.items:
        into.items = into.items or Shape()
        merge(into.items, other.items)
    into.objects += other.objects
    for name, each in other.fields.items():
        merge(into.fields.setdefault(name, Shape()), each)
        into.seen[name] = into.seen.get(name, 0) + other.seen[name]


def tables(game: str) -> list[dict[str, bool | int | str]]:
    """Options under which every value of every switch is tried at least once."""
    rules = catalog.load(game)
    columns = [[(s.name, value) for value in s.values] for s in rules.options]
    usual = {s.name: s.values[0] for s in rules.options}
    rows = zip_longest(*columns)
    return [usual | dict(pair for pair in row if pair) for row in rows] or [usual]


@cache  # of a raid it is asked twice
def shape_of(game: str) -> Shape:
    rules = catalog.load(game)
    fewest, most = rules.seats
    found = Shape()
    for number, options in enumerate(tables(game) * GAMES):
        seats = fewest + number % (most - fewest + 1)
        state = rules.setup(seats=seats, seed=f"views-{number}", options=options)
        dice = Rng.from_seed(f"views-{number}")
        for step in range(MOST):
            decision = rules.decision(state)
            if decision is None:
                for seat in (SPECTATOR, step % seats):
                    found.see(rules.observe(state, seat))
                break
            # By turns: from one question to the next little changes.
            found.see(rules.observe(state, decision.seat if step % 2 else SPECTATOR))
            rules.apply(state, decision.options[dice.below(len(decision.options))])
    return found


def common(one: Shape, other: Shape) -> Shape:
    """What both have: of objects with names the fields that both name."""
    found = Shape(one.plain | other.plain, objects=one.objects + other.objects)
    if one.items and other.items:
        found.items = common(one.items, other.items)
    data = one.keyed or other.keyed
    for name in one.fields.keys() | other.fields.keys():
        here, there = one.fields.get(name), other.fields.get(name)
        if here and there:
            found.fields[name] = common(here, there)
        elif data:
            found.fields[name] = here or there or Shape()
        else:
            continue
        found.seen[name] = one.seen.get(name, 0) + other.seen.get(name, 0)
    return found


def raids() -> list[str]:
    return [id for id in catalog.ids() if isinstance(catalog.load(id), DelveRules)]


def typescript(of: str) -> str:
    """The types of a game, or of what all raids show."""
    shape = reduce(common, map(shape_of, raids())) if of == RAID else shape_of(of)
    name = "".join(part.capitalize() for part in of.split("-"))
    return (
        f"// Made by `python -m tools.views` from views of {json.dumps(of)}: do not edit.\n\n"
        f"export interface {name}Shown {shape.named('')}\n"
    )


def every() -> list[str]:
    """What there are types of."""
    return [*catalog.ids(), RAID]


def main() -> None:
    for of in every():
        (MADE / f"{of}.view.ts").write_text(typescript(of), "utf-8")


if __name__ == "__main__":
    main()
