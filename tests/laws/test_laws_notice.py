"""A law that cannot be broken is no law: each is shown a game that breaks it."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.kernel.minigame import Duel, DuelRules

from tischrunde.kernel import laws
from tischrunde.kernel.pile import face_up
from tischrunde.kernel.rng import Rng


class LeakyView(DuelRules):
    def observe(self, state: Duel, seat: int) -> dict[str, Any]:
        return {**super().observe(state, seat), "secret": str(list(state.pile.entries))}


class GrowingDeck(DuelRules):
    def apply(self, state: Duel, option: int) -> None:
        super().apply(state, option)
        state.rows[0].put(face_up(0))


class ForgetfulStorage(DuelRules):
    def decode(self, data: object) -> Duel:
        state = super().decode(data)
        state.turn = 1 - state.turn
        return state


class NoRefusals(DuelRules):
    def bars(self, state: Duel, option: int) -> str:
        return ""


class OneSpelling(DuelRules):
    def spell(self, state: Duel, option: int) -> str:
        return "done"


class PeekingDreams(DuelRules):
    def imagine(self, state: Duel, seat: int, rng: Rng) -> Duel:
        guess = state.clone()
        guess.rng = rng.spawn()
        return guess


class DreamsOfOtherCards(DuelRules):
    def imagine(self, state: Duel, seat: int, rng: Rng) -> Duel:
        guess = super().imagine(state, seat, rng)
        if guess.pile.size() > 0:
            guess.pile.entries[0] = guess.pile.entries[guess.pile.size() - 1]
        return guess


class DreamsThatStutter(DuelRules):
    def imagine(self, state: Duel, seat: int, rng: Rng) -> Duel:
        guess = super().imagine(state, seat, rng)
        guess.choices = vec[i64]([option for option in guess.choices for _ in range(2)])
        return guess


class TalkativeLabels(DuelRules):
    def label_args(self, state: Duel, option: int) -> dict[str, Any]:
        return {"next": str(state.pile.entries[-1]) if state.pile.size() else ""}


class WrongWinner(DuelRules):
    def standings(self, state: Duel) -> list[list[int]]:
        return super().standings(state)[::-1]


class WinnerFromBehind(DuelRules):
    def winners(self, state: Duel) -> list[int]:
        return self.standings(state)[-1]


class ShortBound(DuelRules):
    def bound(self, state: Duel) -> int:
        return 3


class OtherLuck(DuelRules):
    """Every table of this game has another pile, whatever the seed says."""

    tables = 0

    def setup(self, seats: object, seed: object, options: object = None, log: Any = None) -> Duel:
        OtherLuck.tables += 1
        return super().setup(seats, f"{seed}{OtherLuck.tables}", options, log)


class SharedPile(Duel):
    def clone(self) -> Duel:
        twin = super().clone()
        twin.pile = self.pile
        return twin


class CarelessClone(DuelRules):
    def deal(self, seats: int, settings: Any, rng: Rng) -> Duel:
        state = super().deal(seats, settings, rng)
        twin = SharedPile(settings, rng, state.stack, state.hands, state.rows, state.pile)
        twin.inherit(state)
        return twin


class Unsent(Duel):
    """Nothing is wrong with it but its rules."""


class CopiedInName(Duel):
    def __copy__(self) -> Duel:
        return self


class CopiedWithAChange(Duel):
    def __deepcopy__(self, memo: object) -> Duel:
        twin = self.clone()
        twin.turn = 1 - twin.turn
        return twin


class OtherDuels(DuelRules):
    """Deals states of another class, and cannot be made elsewhere without being told of which."""

    def __init__(self, kind: type[Duel]) -> None:
        super().__init__()
        self.kind = kind

    def deal(self, seats: int, settings: Any, rng: Rng) -> Duel:
        return self.as_kind(super().deal(seats, settings, rng))

    def rebuild(self, seats: int, settings: Any, rng: Rng, stack: Any, fields: Any) -> Duel:
        return self.as_kind(super().rebuild(seats, settings, rng, stack, fields))

    def as_kind(self, state: Duel) -> Duel:
        parts = (state.settings, state.rng, state.stack, state.hands, state.rows, state.pile)
        return self.kind(*parts)


def other_duels(kind: type[Duel]) -> OtherDuels:
    rules = OtherDuels(kind)
    rules.origin = (other_duels, (kind,))
    return rules


@pytest.mark.parametrize(
    ("law", "rules"),
    [
        ("an imagined table has the same view", LeakyView()),
        ("nothing is created or lost", GrowingDeck()),
        ("decoding undoes encoding", ForgetfulStorage()),
        ("offered is exactly what no rule bars", NoRefusals()),
        ("options are spelled apart", OneSpelling()),
        ("what a seat cannot see is dealt anew", PeekingDreams()),
        ("an imagined table has the same cards", DreamsOfOtherCards()),
        ("an imagined table offers every option once", DreamsThatStutter()),
        ("what a seat is asked and told depends only on what it knows", TalkativeLabels()),
        ("places follow the sum of the score lines", WrongWinner()),
        ("all in the first place have won, or nobody has", WinnerFromBehind()),
        ("every game ends within its bound", ShortBound()),
        ("a replay ends at the same digest", OtherLuck()),
        ("a clone is independent", CarelessClone()),
        ("a state can be sent to another process: .*made with arguments", OtherDuels(Unsent)),
        ("it shares no pile", other_duels(CopiedInName)),
        ("a state that was sent or copied is equal", other_duels(CopiedWithAChange)),
    ],
)
def test_a_broken_law_is_noticed(law: str, rules: DuelRules) -> None:
    with pytest.raises(laws.LawBroken, match=law):
        laws.check(rules, games=5)


def test_the_honest_game_obeys() -> None:
    assert laws.check(DuelRules(), games=5).games == 5
