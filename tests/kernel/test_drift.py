"""Options and refusals that drift apart: the laws notice, whichever of the two is wrong."""

from __future__ import annotations

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64
from tests.kernel.minigame import BURY, PLAY, Duel, DuelRules, End, Turn

from tischrunde.kernel import laws
from tischrunde.kernel.op import Op
from tischrunde.kernel.option import pack, verb_of
from tischrunde.kernel.pile import CARD
from tischrunde.kernel.rng import Rng

OFFERED = "offered is exactly what no rule bars"
QUICK = "the quick way finds the options of the plain one"
MEANT = "an op means its candidates"
NOTHING_ELSE = "an op means its candidates and nothing else that can be spelled"
HEARD = "an op hears the verbs of its candidates"
RARE = 11  # a card of which there is one: the drift shows at few positions


def rules_with(turn: Turn) -> DuelRules:
    rules = DuelRules()
    turn.name, turn.asks, turn.confirms = "turn", True, False
    rules.ops = vec[Op]([turn, End()])  # type: ignore[type-arg]
    rules.ops[1].name, rules.ops[1].confirms = "end", True
    return rules


class OffersWhatIsBarred(Turn):
    """The quick way forgets that nothing can be buried at some tables."""

    def choices(self, state: Duel, frame: i64) -> vec[i64]:
        return self.candidates(state, frame)


class BarsWhatIsOffered(Turn):
    """A new refusal, of which the quick way does not know."""

    def bars(self, state: Duel, frame: i64, option: i64) -> str:
        if option == pack(PLAY, RARE):
            return "XX-009"
        return super().bars(state, frame, option)

    def choices(self, state: Duel, frame: i64) -> vec[i64]:
        plain = vec[i64]()
        for option in self.candidates(state, frame):
            if not super().bars(state, frame, option):
                plain = append(plain, option)
        return plain


class FailsToOffer(Turn):
    """The quick way overlooks a card."""

    def choices(self, state: Duel, frame: i64) -> vec[i64]:
        found = super().choices(state, frame)
        return vec[i64]([option for option in found if option != pack(PLAY, RARE)])


class AllowsMore(Turn):
    """What lies on top of the pile could be played by whoever spells it; it is never offered."""

    def means(self, state: Duel, frame: i64, option: i64) -> bool:
        top = state.pile.entries[-1] & CARD if state.pile.size() > 0 else -1
        return option == pack(PLAY, top) or super().means(state, frame, option)


class RefusesForAnotherReason(Turn):
    """A barred candidate is taken for nonsense: refused all the same, by the wrong rule."""

    def means(self, state: Duel, frame: i64, option: i64) -> bool:
        return super().means(state, frame, option) and not self.bars(state, frame, option)


class DeafToAVerb(Turn):
    """Where nothing can be buried the quick way out answers for the rule that forbids it."""

    def hears(self, verb: i64) -> bool:
        return verb == PLAY


class MeansWhatIsBarred(Turn):
    """Any card could be meant by burying, though only those of the hand are candidates."""

    def means(self, state: Duel, frame: i64, option: i64) -> bool:
        return verb_of(option) == BURY or super().means(state, frame, option)

    def bars(self, state: Duel, frame: i64, option: i64) -> str:
        return "XX-002" if verb_of(option) == BURY else ""


@pytest.mark.parametrize(
    ("turn", "law"),
    [
        (OffersWhatIsBarred(), OFFERED),
        (BarsWhatIsOffered(), OFFERED),
        (FailsToOffer(), OFFERED),
        (AllowsMore(), OFFERED),
        (RefusesForAnotherReason(), MEANT),
        (DeafToAVerb(), OFFERED),
        (MeansWhatIsBarred(), NOTHING_ELSE),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_drift_between_options_and_refusals_is_noticed(turn: Turn, law: str) -> None:
    with pytest.raises(laws.LawBroken) as broken:
        laws.check(rules_with(turn), games=20, positions=0.2)
    assert str(broken.value).startswith(f"duel: {law}\n")


class DeafToWhatIsBarred(DeafToAVerb):
    """Burying is never allowed, and never heard: only the rule that is cited is wrong."""

    def bars(self, state: Duel, frame: i64, option: i64) -> str:
        return "XX-002" if verb_of(option) == BURY else ""


def test_a_verb_that_is_not_heard_is_noticed() -> None:
    with pytest.raises(laws.LawBroken, match=HEARD):
        laws.check(rules_with(DeafToWhatIsBarred()), games=2)


@pytest.mark.parametrize("turn", [OffersWhatIsBarred(), FailsToOffer()])
def test_the_quick_way_is_compared_with_the_plain_one_by_itself(turn: Turn) -> None:
    """Also at a position that somebody has laid by hand."""
    rules = rules_with(turn)
    state = rules.setup(2, "laid", {"bury": False})
    hand = state.hands[0].entries
    hand[0] += RARE - (hand[0] & CARD)
    state.choices = turn.choices(state, state.stack.top())
    with pytest.raises(laws.LawBroken, match=QUICK):
        laws.check_quick_options(rules, state)


def test_the_honest_game_does_not_drift() -> None:
    rules = rules_with(Turn())
    assert laws.check(rules, games=10, positions=0.2).games == 10
    laws.check_candidates(rules, rules.setup(2, "honest"))
    laws.check_position(rules, rules.setup(2, "honest"), Rng.quick(1, 2, 3))
