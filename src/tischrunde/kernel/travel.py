"""How a state is sent to another process: as the fields its game stores, and its rules by name.

A state does not know its rules.  So rules that deal a state, or read one, say here that states of
its class are theirs; a game need do nothing but what ``fields`` and ``rebuild`` ask of it anyway.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tischrunde.kernel import codec
from tischrunde.kernel.frame import Stack
from tischrunde.kernel.rng import Rng

HOMES: dict[Any, Any] = {}  # the rules by the class of their states
MADE: dict[Any, Any] = {}  # rules by their own class


def at_home(rules: Any, state: object) -> None:
    """States of this class belong to these rules.

    Rules that others find by name stay; among the rest, who comes last is right.
    """
    kind = type(state)
    known = HOMES.get(kind)
    if known is not rules and (known is None or known.origin is None):
        HOMES[kind] = rules


def home_of(state: object) -> Any:
    """The rules a state belongs to, or None when none have dealt one of its class yet."""
    return HOMES.get(type(state))


def state_parts(state: Any) -> tuple[Any, ...]:
    """What ``State.__reduce__`` returns.  Who listens to the state stays behind."""
    rules = home_of(state)
    if rules is None:
        raise TypeError(f"no rules have dealt a {type(state).__name__} here: it cannot be sent")
    fields = state.fields()
    settled = [int(value) for value in state.settings]
    # A masked state holds backs, so every word is needed, not only those of the cards.
    plain = {name: codec.plain(fields[name], rules.words) for name in fields}
    choices = [int(option) for option in state.choices]
    table = (int(state.seats), settled, state.rng, state.stack, plain)
    return state_again, (rules, *table, int(state.turn), state.over, choices)


def state_again(
    rules: Any, seats: int, settings: list[int], rng: Rng, stack: Stack, fields: dict[str, Any],
    turn: int, over: bool, choices: list[int],
) -> Any:  # fmt: skip
    """A state that was sent."""
    reader = codec.Reader(fields, "state.fields", rules.words)
    state = rules.rebuild(seats, vec[i64](settings), rng, stack, reader)
    state.turn = turn
    state.over = over
    state.choices = vec[i64](choices)
    at_home(rules, state)
    return state


def rules_parts(rules: Any) -> tuple[Any, ...]:
    """What ``Rules.__reduce__`` returns: how they are had again, never what they are made of."""
    if rules.origin is not None:
        found: tuple[Any, ...] = rules.origin
        return found
    rules_again(type(rules))  # complains here rather than in the other process
    return rules_again, (type(rules),)


def rules_again(kind: Any) -> Any:
    """Rules of which nothing is known but their class: one object a process is enough."""
    if kind not in MADE:
        try:
            MADE[kind] = kind()
        except TypeError as error:
            raise TypeError(
                f"{kind.__name__} is made with arguments: its rules must say in `origin` "
                "how another process gets them"
            ) from error
    return MADE[kind]
