"""A stranger's game, interpreted, on the kernel as it is installed: compiled or not."""

import json
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.kernel.minigame import CARDS, Duel, DuelRules, End, Turn

from tischrunde.kernel.errors import BadData, IllegalChoice
from tischrunde.kernel.op import Op
from tischrunde.kernel.option import first_of
from tischrunde.kernel.pile import CARD, SPECTATOR
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng
from tischrunde.table import Record, Session, replay

RULES = DuelRules()
HIGH = 8  # of twelve cards, counted from 0


def random_game(seed: int, **options: object) -> Session:
    session = Session(RULES, 2, f"duel {seed}", options)
    rng = Rng.quick(seed, 9, 9)
    while session.decision is not None:
        words = sorted(session.options())
        session.choose(session.decision.seat, words[rng.below(len(words))])
    return session


def cards(state: Duel) -> Counter[int]:
    return Counter(int(entry & CARD) for pile in state.piles() for entry in pile.entries)


def test_it_is_played_to_its_end_and_again_from_its_record() -> None:
    for seed in range(20):
        session = random_game(seed, bury=seed % 2 == 0)
        record = Record.from_json(session.record.to_json())
        again = replay(RULES, record)
        assert again.over
        assert again.record.digest == session.record.digest == record.digest


def test_it_ends_the_same_compiled_or_not() -> None:
    record = random_game(1).record
    assert record.digest == "a0cb521aedea72c443412993914acb02"
    assert replay(RULES, record, upto=9).record.digest == "179890d7126082ea0a7b8e0c3cd2d06e"


def test_frames_are_stored_by_the_names_of_their_ops() -> None:
    state = RULES.setup(2, "names")
    assert RULES.encode(state)["stack"] == [["turn", 0, 0, 0, 0]]


def test_a_single_option_that_must_be_confirmed_is_asked() -> None:
    session = Session(RULES, 2, "confirm")
    session.choose(0, session.options()[0])
    decision = session.decision
    assert decision is not None
    assert (decision.seat, decision.ask, decision.rule) == (0, "ask-end", "XX-003")
    assert session.options() == ["done"]
    session.choose(0, "done")
    assert session.decision is not None and session.decision.seat == 1


def test_hidden_hands_stay_hidden() -> None:
    state = RULES.setup(2, "hidden")
    own, other, nobody = (RULES.observe(state, seat) for seat in (0, 1, SPECTATOR))
    assert not [card for card in own["hands"][0] if card.startswith("?")]
    assert own["hands"][1] == other["hands"][0] == nobody["hands"][0] == ["?card"] * 3
    assert own["pile"] == ["?card"] * 6
    text = json.dumps(nobody)
    assert not [card for card in CARDS if f'"{card}"' in text]


def test_an_imagined_table_looks_the_same_and_offers_the_same() -> None:
    state = RULES.setup(2, "imagine")
    rng = Rng.quick(3, 3, 3)
    while not state.over:
        decision = RULES.decision(state)
        assert decision is not None
        for seat in (SPECTATOR, 0, 1):
            guess = RULES.imagine(state, seat, rng)
            assert RULES.observe(guess, seat) == RULES.observe(state, seat)
            assert cards(guess) == cards(state)
            if seat == decision.seat:
                assert list(guess.choices) == list(state.choices)
        RULES.apply(state, state.choices[rng.below(len(state.choices))])


class HighTurn(Turn):
    """Only high cards can be played or buried: what is offered depends on a hidden hand."""

    def candidates(self, state: Duel, frame: i64) -> vec[i64]:
        return vec[i64]([o for o in super().candidates(state, frame) if first_of(o) >= HIGH])


class HighRules(DuelRules):
    def __init__(self) -> None:
        super().__init__()
        self.ops = vec[Op]([HighTurn(), End()])  # type: ignore[type-arg]


class BlindTurn(Turn):
    """Offers nothing at a table that is only imagined."""

    def candidates(self, state: Duel, frame: i64) -> vec[i64]:
        return super().candidates(state, frame) if state.rng.secret else vec[i64]()


class BlindRules(DuelRules):
    def __init__(self) -> None:
        super().__init__()
        self.ops = vec[Op]([BlindTurn(), End()])  # type: ignore[type-arg]


def test_a_table_is_imagined_again_until_the_open_question_has_an_answer() -> None:
    rules = HighRules()
    asked = [s for s in (rules.setup(2, f"high {n}") for n in range(40)) if not s.over]
    assert len(asked) > 10
    without = 0
    rng = Rng.quick(6, 6, 6)
    for state in asked:
        for seat in (1, SPECTATOR):
            for _ in range(5):
                guess = rules.imagine(state, seat, rng)
                assert len(guess.choices) > 0
                high = [e for e in guess.hands[0].entries if e & CARD >= HIGH]
                assert len(guess.choices) == 2 * len(high)
                plain = RULES.imagine(state, seat, rng)
                without += all(e & CARD < HIGH for e in plain.hands[0].entries)
    assert without > 10  # so often the first deal would not have done


def test_a_question_nobody_can_imagine_an_answer_to_is_a_fault_of_the_game() -> None:
    rules = BlindRules()
    state = rules.setup(2, "blind")
    before = rules.encode(state)
    with pytest.raises(RuntimeError, match="imagine"):
        rules.imagine(state, 1, Rng.quick(1, 1, 1))
    assert rules.encode(state) == before


def test_everybody_sees_who_is_asked_what() -> None:
    state = RULES.setup(2, "asked")
    for ask in ("ask-turn", "ask-end"):
        for seat in (0, 1, SPECTATOR):
            view = RULES.observe(state, seat)
            assert (view["asked"], view["ask"]) == (0, ask)
            assert type(view["asked"]) is int
        RULES.apply(state, state.choices[0])
    over = random_game(2).state
    assert isinstance(over, Duel)
    for seat in (0, 1, SPECTATOR):
        view = RULES.observe(over, seat)
        assert (view["asked"], view["ask"]) == (None, "")


def test_it_is_stored_and_read_again() -> None:
    state = RULES.setup(2, "stored")
    rng = Rng.quick(4, 4, 4)
    while not state.over:
        data = json.loads(json.dumps(RULES.encode(state)))
        assert RULES.digest(RULES.decode(data)) == RULES.digest(state)
        twin = state.clone()
        playout(RULES, twin, rng.clone())
        assert RULES.encode(state) == data
        RULES.apply(state, state.choices[rng.below(len(state.choices))])


def test_damaged_data_is_refused_by_field() -> None:
    data = RULES.encode(RULES.setup(2, "damaged"))
    data["fields"]["hands"][1][0] = "joker@1"
    with pytest.raises(BadData) as complaint:
        RULES.decode(data)
    assert complaint.value.where == "state.fields.hands[1]"


def test_offered_is_what_no_rule_bars() -> None:
    state = RULES.setup(2, "offered", {"bury": False})
    rng = Rng.quick(5, 5, 5)
    while not state.over:
        offered = [int(option) for option in state.choices]
        assert offered == [o for o in RULES.universe() if not RULES.bars(state, o)]
        RULES.apply(state, state.choices[rng.below(len(state.choices))])
    assert {RULES.bars(state, option) for option in RULES.universe()} == {"KN-002"}


def test_a_refusal_names_the_strangers_rule() -> None:
    session = Session(RULES, 2, "refused", {"bury": False})
    card = session.options()[0].removeprefix("play:")
    with pytest.raises(IllegalChoice) as refusal:
        session.choose(0, f"bury:{card}")
    assert refusal.value.rule == "XX-002"
    assert refusal.value.message.key == "refused-XX-002"
    assert refusal.value.message.to_json()["args"]["card"]["key"] == f"card-{card}"


def test_standings_and_score_agree() -> None:
    for seed in range(10):
        state = random_game(seed).state
        assert isinstance(state, Duel)
        sums = [sum(line.points for line in RULES.score(state, seat)) for seat in (0, 1)]
        best = RULES.standings(state)[0]
        assert all(sums[seat] == max(sums) for seat in best)
