"""States for whoever looks for a mistake: short in a line, or with everything that lies there."""

from __future__ import annotations

from typing import Any

from tischrunde.kernel.frame import show_frame
from tischrunde.kernel.pile import Pile
from tischrunde.kernel.setting import spelled_out

FINGERPRINT = 8  # characters of the digest: enough to tell states apart at a glance


def brief_state(state: Any, rules: Any) -> str:
    """``<Strife: 3 seats, Take(seat 0) of 12 options, #1f3a9c2e>``, by its rules if any are known.

    Must not fail whatever the state is: half laid, or masked.
    """
    shown = [f"{state.seats} seats"]
    if state.over:
        shown.append("over")
    elif state.stack.depth > 0:
        frame = show_frame(state.stack.top(), op_names(rules))
        shown.append(f"{frame} of {len(state.choices)} options")
    if rules is not None:
        try:
            shown.append(f"#{rules.digest(state)[:FINGERPRINT]}")
        except (AttributeError, IndexError):
            shown.append("not whole")
    return f"<{type(state).__name__}: {', '.join(shown)}>"


def whole_state(state: Any, rules: Any) -> str:
    """Everything, a line each: the question in words, the frames by name, the cards by theirs."""
    fields = state.fields()
    lines: dict[str, Any] = {
        "options": spelled_out(rules.options, state.settings),
        "turn": state.turn,
        "asks": rules.decision(state),
        "stack": state.stack.show(op_names(rules)),
        "rng": state.rng,
    }
    for name in fields:
        lines[name] = show_field(fields[name], rules.words)
    width = max([len(name) for name in lines])
    shown = [f"  {name.ljust(width)}  {lines[name]}" for name in lines]
    return "\n".join([brief_state(state, rules), *shown])


def show_field(value: Any, words: list[str]) -> str:
    """One field of a state: cards in words, rows as numbers."""
    if isinstance(value, Pile):
        return value.show(words)
    if isinstance(value, list):
        return f"[{', '.join([show_field(item, words) for item in value])}]"
    if isinstance(value, (bool, int, str)):
        return str(value)
    return str([int(item) for item in value])


def op_names(rules: Any) -> list[str]:
    """What the ops are called, by number."""
    return [] if rules is None else [op.name for op in rules.ops]
