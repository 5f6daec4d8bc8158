"""The checked door: what is refused, by which rule, and that a refusal changes nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.kernel.minigame import Duel, DuelRules
from tests.table.play import RULES, digest, opened, played, steps

from tischrunde.kernel.errors import BadOption, IllegalChoice
from tischrunde.kernel.message import Message
from tischrunde.kernel.pile import EVERYONE
from tischrunde.table import Session
from tischrunde.testing import refused
from tischrunde.testing.strife_of_gods import strife


class Faulty(DuelRules):
    """Half a choice is made, then something breaks."""

    def apply(self, state: Duel, option: int) -> None:
        super().apply(state, option)
        raise ZeroDivisionError


@contextmanager
def unchanged(session: Session) -> Iterator[None]:
    """Whatever happens inside, the table stays as it is."""
    state, options = session.state, session.options()
    data, record = RULES.encode(session.state), session.record.to_json()
    undo = [session.bars_undo(seat) for seat in range(session.state.seats)]
    yield
    assert session.state is state
    assert RULES.encode(session.state) == data
    assert session.record.to_json() == record
    assert session.options() == options
    assert session.state.log is None
    assert [session.bars_undo(seat) for seat in range(session.state.seats)] == undo


def test_a_choice_is_made_recorded_and_told() -> None:
    session = opened(1)
    decision = session.decision
    assert decision is not None
    word = session.options()[0]
    events = session.choose(decision.seat, word)
    assert events[0].kind == "took"
    assert session.record.choices == [word]
    assert session.tell(events[0], decision.seat).key == "event-took"


def test_what_happens_before_the_first_question_is_told_too() -> None:
    for seed in range(4):
        session = opened(seed)
        assert session.decision is not None
        assert [(e.kind, e.a) for e in session.opening] == [("round-began", 1)]
        assert session.opening[0].seat == session.decision.seat
        assert session.opening[0].audience == EVERYONE
        assert session.state.log is None
        heard = list(session.opening)
        for _ in steps(session, seed):
            pass
        assert session.opening == heard


def test_a_fault_of_a_game_leaves_the_table_as_it_was() -> None:
    session = Session(Faulty(), 2, "fault")
    before, offered = digest(session), session.options()
    with pytest.raises(ZeroDivisionError):
        session.choose(0, offered[0])
    assert (digest(session), session.options()) == (before, offered)
    assert session.state.log is None
    assert session.record.choices == []
    assert session.bars_undo(0) == "KN-004"


def test_every_offered_option_passes_the_check() -> None:
    session = opened(2)
    for _ in steps(session, 2):
        if session.decision is not None:
            checked = [session.check(session.decision.seat, word) for word in session.options()]
            assert checked == session.decision.options


def test_kn_003_only_the_seat_that_is_asked_may_choose() -> None:
    session = opened(0)
    assert session.decision is not None
    asked = session.decision.seat
    for seat in range(session.state.seats):
        if seat != asked:
            with unchanged(session), refused("KN-003"):
                session.choose(seat, session.options()[0])


def test_kn_003_says_whose_turn_it_is() -> None:
    session = opened(0)
    assert session.decision is not None
    asked = session.decision.seat
    with pytest.raises(IllegalChoice) as refusal:
        session.choose(1 - asked, session.options()[0])
    assert refusal.value.message.args["who"] == Message("seat", {"seat": asked})


TEXTS: list[Any] = [
    "", "take", "take:", "take:r99", "take:r1", "use:", "jump:r01", "TAKE:r01", "take:r01 ",
    "\ud800",
]  # fmt: skip
NO_TEXTS: list[Any] = [
    None, 3, 0, True, 1.5, b"take:r01", [], ["take:r01"], {}, {"choice": "take:r01"},
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS + NO_TEXTS, ids=repr)
def test_kn_001_a_choice_nobody_understands(text: Any) -> None:
    session = opened(3)
    assert session.decision is not None
    with unchanged(session), refused("KN-001"):
        session.choose(session.decision.seat, text)


def test_kn_002_when_the_game_is_over_nothing_can_be_chosen() -> None:
    session = played(4)
    assert session.over and session.decision is None and session.options() == []
    for seat in range(session.state.seats):
        for text in ("take:r01", "use", "nonsense"):
            with unchanged(session), refused("KN-002"):
                session.choose(seat, text)


@pytest.mark.parametrize("seat", [-1, 3, 7, 10**30, True, False, None, 0.0, "0", [0]], ids=repr)
def test_kn_007_a_seat_that_does_not_exist(seat: Any) -> None:
    session = opened(1)
    assert session.state.seats == 3
    with unchanged(session), refused("KN-007"):
        session.choose(seat, session.options()[0])
    with unchanged(session), refused("KN-007"):
        session.undo(seat)


def test_a_barred_choice_names_its_rule_and_says_what_it_was_about() -> None:
    table = strife(ring="R4 G2 B5 | Y1 misha R2 B3 | G5 |", displays=["", "", ""])
    with unchanged(table.session), pytest.raises(IllegalChoice) as refusal:
        table[0].does("take:r05")
    assert refusal.value.rule == "SG-033"
    assert refusal.value.message.key == "refused-SG-033"
    assert refusal.value.message.args["card"] == Message("card-misha")


def test_whatever_is_not_offered_is_refused_by_a_rule() -> None:
    """Over random games and all that can be said: offered, or refused and nothing changes."""
    for seed in range(4):
        session = opened(seed)
        for number, _ in enumerate(steps(session, seed)):
            if number % 12 or session.decision is None:
                continue
            offered = set(session.options())
            seat = session.decision.seat
            with unchanged(session):
                for option in RULES.universe():
                    word = RULES.spell(session.state, option)
                    if word not in offered:
                        with pytest.raises(IllegalChoice) as refusal:
                            session.choose(seat, word)
                        assert refusal.value.rule == RULES.bars(session.state, option) != ""
                        assert refusal.value.message.to_json()["key"].startswith("refused-SG-")


def test_check_changes_nothing() -> None:
    session = opened(1)
    assert session.decision is not None
    with unchanged(session):
        session.check(session.decision.seat, session.options()[0])


def test_a_table_that_cannot_be_set_up_names_the_switch() -> None:
    for seats, options, name in (
        (1, {}, "seats"),
        (6, {}, "seats"),
        (3, {"champions": 1}, "champions"),
        (3, {"colour": "red"}, "colour"),
    ):
        with pytest.raises(BadOption) as refusal:
            Session(RULES, seats, "seed", options)
        assert refusal.value.name == name


WRONG: list[Any] = [("3", "seed", {}), (3.0, "seed", {}), (3, 5, {}), (3, None, {}), (3, "", [1])]


@pytest.mark.parametrize(("seats", "seed", "options"), WRONG)
def test_a_table_is_not_set_up_from_what_is_no_number_text_or_mapping(
    seats: Any, seed: Any, options: Any
) -> None:
    with pytest.raises(BadOption):
        Session(RULES, seats, seed, options)


def test_the_same_seed_deals_the_same_game() -> None:
    assert digest(Session(RULES, 3, "same")) == digest(Session(RULES, 3, "same"))
    assert digest(Session(RULES, 3, "same")) != digest(Session(RULES, 3, "other"))


def test_two_tables_share_nothing() -> None:
    one, other = Session(RULES, 3, "same"), Session(RULES, 3, "same")
    before = digest(other)
    for _ in steps(one, 0):
        pass
    assert digest(other) == before


def test_a_record_once_given_away_stays_as_it_was() -> None:
    """Whoever holds a record must be able to replay it, however the table goes on."""
    session = played(1, upto=5)
    record = session.record
    text = record.to_json()
    assert session.decision is not None
    session.choose(session.decision.seat, session.options()[0])
    assert record.to_json() == text
    record.choices.append("nonsense")
    record.options["champions"] = "nonsense"
    assert "nonsense" not in session.record.to_json()
