"""The result: for people as tables of rates and of ratios beside their goals, and as JSON."""

from __future__ import annotations

from typing import Any

from entries import GOALS, KINDS, PEERS, WATCHED, Goal, Task
from sheet import Sheet, Spread

ENGINES = {
    "compiled": "tischrunde, compiled",
    "scaling": "tischrunde, compiled",
    "interpreted": "tischrunde, interpreted",
} | {key: peer.title for key, peer in PEERS.items()}


def three_digits(value: float) -> str:
    return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}"


def number(value: float) -> str:
    """Three digits and a unit a person reads at a glance: 2.19 M, 183 k, 14.0."""
    unit, size = next((x for x in (("M", 1e6), ("k", 1e3)) if value >= x[1]), ("", 1.0))
    return f"{three_digits(value / size)} {unit}".rstrip()


def duration(seconds: float) -> str:
    units = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6))
    unit, size = next((x for x in units if seconds >= x[1]), ("ns", 1e-9))
    return f"{three_digits(seconds / size)} {unit}"


def ratio_text(value: float, percent: bool) -> str:
    return f"{100 * value:.2f} %" if percent else three_digits(value) + "×"


def grid(rows: list[list[str]], right: set[int]) -> list[str]:
    """Rows as lines of even columns, those in `right` flush right; the first is the heading."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = [
        "  ".join(
            cell.rjust(width) if i in right else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return [lines[0], "-" * (sum(widths) + 2 * len(widths) - 2), *lines[1:]]


def rates_table(sheet: Sheet) -> list[str]:
    rows = [["engine", "what", "a second", "middle half", "each"]]
    for engine, title in ENGINES.items():
        for kind, what in KINDS.items():
            if spread := sheet.rate(Task(engine, kind)):
                half = f"{number(spread.low)} – {number(spread.high)}"
                rows.append([title, what, number(spread.median), half, duration(1 / spread.median)])
    return grid(rows, {2, 3, 4})


def verdict(goal: Goal, spread: Spread | None) -> str:
    if spread is None:
        return "not measured"
    if not goal.least and not goal.most:
        return ""
    return "met" if goal.met(spread.median) else "NOT MET"


def goals_table(
    sheet: Sheet, goals: list[Goal] = GOALS, watched: list[Goal] = WATCHED
) -> list[str]:
    rows = [["ratio, paired per round", "median", "middle half", "goal", ""]]
    for goal in goals + watched:
        spread = sheet.ratio(goal)
        bound = goal.least or goal.most
        wanted = ("≥ " if goal.least else "≤ ") + f"{100 * bound:g} %" * goal.percent
        wanted += "" if goal.percent else f"{bound:g}×"
        wanted = (wanted if goal in goals else f"({wanted})") if bound else ""
        middle = half = "–"
        if spread:
            middle = ratio_text(spread.median, goal.percent)
            low, high = (ratio_text(x, goal.percent) for x in (spread.low, spread.high))
            half = f"{low} – {high}"
        rows.append([goal.text, middle, half, wanted, verdict(goal, spread)])
    return grid(rows, {1, 2, 3})


def facts_table(hellos: dict[str, dict[str, Any]]) -> list[str]:
    rows = [["engine", "version", "decisions a game", "with one option", "mean options"]]
    for engine, hello in hellos.items():
        facts = hello["facts"]
        rows.append(
            [
                ENGINES[engine],
                hello["version"],
                f"{facts['decisions a game']:.0f}",
                f"{100 * facts['with one option']:.1f} %",
                f"{facts['mean options']:.1f}",
            ]
        )
    return grid(rows, {2, 3, 4})


def missed(sheet: Sheet, goals: list[Goal] = GOALS) -> list[Goal]:
    """The goals that are not shown to be met; what was not measured is not."""
    results = [(goal, sheet.ratio(goal)) for goal in goals]
    return [goal for goal, spread in results if spread is None or not goal.met(spread.median)]


def as_json(sheet: Sheet, hellos: dict[str, dict[str, Any]]) -> dict[str, Any]:
    rates = [
        {"engine": task.engine, "kind": task.kind, **vars(Spread.of(list(rounds.values())))}
        | {"rounds": {str(r): rounds[r] for r in sorted(rounds)}}
        for task, rounds in sorted(sheet.rates.items())
    ]
    goals = []
    for goal in GOALS + WATCHED:
        spread = sheet.ratio(goal)
        goals.append(
            {
                "goal": goal.text,
                "least": goal.least or None,
                "most": goal.most or None,
                "checked": goal in GOALS,
                "ratio": vars(spread) if spread else None,
                "met": goal.met(spread.median) if spread else None,
            }
        )
    return {"rates": rates, "goals": goals, "engines": hellos}
