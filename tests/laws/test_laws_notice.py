"""A law that cannot be broken is no law: each is shown a game that breaks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tischrunde.games.strife_of_gods.load import load
from tischrunde.kernel import laws
from tischrunde.kernel.message import ScoreLine
from tischrunde.kernel.pile import face_up


class Broken:
    """The rules of Strife of Gods with one method replaced."""

    def __init__(self, **replaced: Callable[..., Any]) -> None:
        self.rules = load()
        self.replaced = replaced

    def __getattr__(self, name: str) -> Any:
        honest = getattr(self.rules, name)
        if name not in self.replaced:
            return honest
        return lambda *args: self.replaced[name](honest, *args)


def leaky_view(observe: Any, state: Any, seat: int) -> Any:
    view = observe(state, seat)
    view["secret"] = str(list(state.numbers.entries))
    return view


def growing_apply(apply: Any, state: Any, option: int) -> None:
    apply(state, option)
    state.removed.put(face_up(0))


def forgetful_decode(decode: Any, data: Any) -> Any:
    state = decode(data)
    state.turn = (state.turn + 1) % state.seats
    return state


def lazy_bars(bars: Any, state: Any, option: int) -> str:
    return ""


def one_way_spell(spell: Any, state: Any, option: int) -> str:
    return "take:r01"


def peeking_imagine(imagine: Any, state: Any, seat: int, rng: Any) -> Any:
    guess = state.clone()
    guess.rng = rng.spawn()
    return guess


def biased_imagine(imagine: Any, state: Any, seat: int, rng: Any) -> Any:
    guess = imagine(state, seat, rng)
    guess.numbers.entries[0], guess.numbers.entries[-1] = (
        state.numbers.entries[0],
        state.numbers.entries[-1],
    )
    return guess


def generous_score(score: Any, state: Any, seat: int) -> list[ScoreLine]:
    lines: list[ScoreLine] = score(state, seat)
    return [*lines, ScoreLine("SG-024", "shield-gold", 7 * seat)]


def short_bound(bound: Any, state: Any) -> int:
    return 5


def lucky_setup(setup: Any, *args: Any) -> Any:
    state = setup(*args)
    state.rng = state.rng.spawn()
    lucky_setup.calls += 1  # type: ignore[attr-defined]
    for _ in range(lucky_setup.calls):  # type: ignore[attr-defined]
        state.rng.word()
    return state


lucky_setup.calls = 0  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("law", "replaced"),
    [
        ("an imagined table has the same view", {"observe": leaky_view}),
        ("nothing is created or lost", {"apply": growing_apply}),
        ("decoding undoes encoding", {"decode": forgetful_decode}),
        ("offered is exactly what no rule bars", {"bars": lazy_bars}),
        ("options are spelled apart", {"spell": one_way_spell}),
        ("what a seat cannot see is dealt anew", {"imagine": peeking_imagine}),
        ("an imagined table has the same cards", {"imagine": biased_imagine}),
        ("places follow the sum of the score lines", {"score": generous_score}),
        ("every game ends within its bound", {"bound": short_bound}),
        ("a replay ends at the same digest", {"setup": lucky_setup}),
    ],
)
def test_a_broken_law_is_noticed(law: str, replaced: dict[str, Callable[..., Any]]) -> None:
    broken: Any = Broken(**replaced)
    with pytest.raises(laws.LawBroken, match=law):
        laws.check(broken, games=12, positions=0.2)
