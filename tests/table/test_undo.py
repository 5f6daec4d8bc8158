"""Undo: exactly back, never behind anything revealed, drawn, shuffled or answered by another."""

from typing import Any

import pytest
from tests.kernel.minigame import DuelRules
from tests.table.play import (
    RULES,
    digest,
    known_cards,
    opened,
    played,
    steps,
)  # fmt: skip

from tischrunde import rulebook
from tischrunde.kernel.event import Event
from tischrunde.kernel.message import Message
from tischrunde.kernel.rng import Rng
from tischrunde.table import Session, replay
from tischrunde.table.undo import MOST, TOO_OFTEN
from tischrunde.testing import refused
from tischrunde.testing.strife_of_gods import StrifeTable, strife

RING = "R4 G2 B5 | Y1 R2 B3 | G5 Y3 B1 | G4"


def table(champion: str = "", **laid: Any) -> StrifeTable:
    ring = RING.replace("G4", f"G4 {champion} |") if champion else RING
    return strife(ring, displays=["R1", "G3", "B2"], **laid)


# -- what is restored -----------------------------------------------------------------------------


def test_undo_restores_the_very_state_and_the_record() -> None:
    laid = table()
    session = laid.session
    before, choices = digest(session), list(session.record.choices)
    laid[0].takes("B5")
    assert session.bars_undo(0) == ""
    assert digest(session) != before
    events = session.undo(0)
    assert [(event.kind, event.seat) for event in events] == [("undone", 0)]
    assert isinstance(events[0], Event) and session.tell(events[0], 1).key == "event-undone"
    assert digest(session) == before
    assert session.record.choices == choices
    laid[0].takes("Y1")
    assert laid[0].display == "R1 Y1"


def test_undo_goes_back_choice_by_choice() -> None:
    laid = table("gurak")
    session = laid.session
    before = digest(session)
    laid[0].takes("gurak")
    between = digest(session)
    laid[0].does("block-fellow:s1/green-3")
    session.undo(0)
    assert digest(session) == between
    session.undo(0)
    assert digest(session) == before
    with refused("KN-004"):
        session.undo(0)


def test_kn_008_a_seat_undoes_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choosing and undoing for ever would make a table grow for ever."""
    rule = rulebook.load(RULES.id).find(TOO_OFTEN)
    assert rule is not None and all(f"{MOST}" in text for text in rule.text.values())
    monkeypatch.setattr("tischrunde.table.undo.MOST", 3)
    laid = table()
    for _ in range(3):
        laid[0].takes("B5")
        laid.session.undo(0)
    laid[0].takes("B5")
    with refused("KN-008"):
        laid.session.undo(0)
    laid[1].takes("Y1")
    assert laid.session.bars_undo(1) == "", "others have their own count"


def test_after_an_undo_the_record_still_leads_where_the_table_is() -> None:
    for seed in range(10):
        session = opened(seed)
        rng = Rng.quick(seed, 2, 2)
        for number, (seat, _) in enumerate(steps(session, seed)):
            if number > 40:
                break
            if rng.below(3) == 0 and not session.bars_undo(seat):
                session.undo(seat)
                assert session.state.log is None
        again = replay(RULES, session.record)
        assert digest(again) == digest(session)
        assert again.options() == session.options()


# -- what bars it ---------------------------------------------------------------------------------


def test_kn_004_before_the_first_choice_there_is_nothing_to_undo() -> None:
    session = opened(1)
    for seat in range(session.state.seats):
        assert session.bars_undo(seat) == "KN-004"
        with refused("KN-004"):
            session.undo(seat)


def test_kn_006_nobody_takes_back_what_another_has_answered() -> None:
    laid = table()
    laid[0].takes("B5")
    laid[1].takes("Y1")
    session = laid.session
    before = digest(session)
    for seat, rule in ((0, "KN-006"), (2, "KN-004")):  # seat 2 has made no choice at all
        assert session.bars_undo(seat) == rule
        with refused(rule):
            session.undo(seat)
    assert digest(session) == before
    session.undo(1)
    assert session.bars_undo(0) == "" and session.bars_undo(1) == "KN-004"
    session.undo(0)
    assert [session.bars_undo(seat) for seat in range(3)] == ["KN-004"] * 3


REVEALING = {
    "myriani": ["take"],
    "paeral": ["take"],
    "ana": ["take"],
    "grongurd": ["take"],
    "christoph": ["take", "centre:r01"],
    "remial": ["take", "centre-fellow:s1/green-3"],
    "arcohn": ["take", "return-fellow:s1/green-3", "lay:r03/after"],
}


@pytest.mark.parametrize("champion", REVEALING)
def test_kn_005_what_was_drawn_cannot_be_put_back(champion: str) -> None:
    laid = table(champion, numbers="R3 G1 Y5", champions="misha muriel zakum")
    session = laid.session
    for number, choice in enumerate(REVEALING[champion]):
        assert session.bars_undo(0) == ("" if number else "KN-004")
        laid[0].does(f"take:{laid.place(champion)}" if choice == "take" else choice)
    before = digest(session)
    for seat, rule in ((0, "KN-005"), (1, "KN-004"), (2, "KN-004")):  # only seat 0 has chosen
        assert session.bars_undo(seat) == rule
        with refused(rule):
            session.undo(seat)
    assert digest(session) == before


@pytest.mark.parametrize("champion", ["myriani", "paeral", "ana", "grongurd"])
def test_kn_009_what_others_have_seen_at_last_cannot_be_hidden_again(champion: str) -> None:
    laid = table(champion, numbers="R3 G1 Y5", champions="misha muriel zakum")
    laid[0].takes(champion)
    laid[0].does(sorted(laid[0].offered)[0])
    assert laid.session.bars_undo(0) == "KN-009"


def test_kn_005_a_new_round_cannot_be_taken_back() -> None:
    session = opened(0)
    for seat, _ in steps(session, 0):
        if RULES.observe(session.state, 0)["round"] == 2:
            break
    assert session.bars_undo(seat) == "KN-005"


def test_a_finished_game_cannot_be_taken_back() -> None:
    """With its last choice a game gives its seed away: all that was hidden is known."""
    for seed in range(5):
        session = opened(seed)
        for seat, _ in steps(session, seed):
            pass
        assert session.over
        assert session.bars_undo(seat) != ""


def test_a_card_seen_for_a_card_forgotten_is_still_a_card_seen() -> None:
    """One card goes out of sight, another comes into the hand: the sum of the known is the same."""
    session = Session(DuelRules(), 2, "buried")
    word = next(word for word in session.options() if word.startswith("bury"))
    before = known_cards(session.state, 0)
    session.choose(0, word)
    after = known_cards(session.state, 0)
    assert len(after) == len(before) and after != before
    assert session.bars_undo(0) == "KN-005"


# -- what goes with it ----------------------------------------------------------------------------


def test_kn_006_what_only_bots_have_answered_goes_back_with_the_choice() -> None:
    laid = table()
    session = laid.session
    before = digest(session)
    laid[0].takes("B5")
    laid[1].takes("Y1")
    laid[2].takes("G5")
    for bots in ((), (1,), (2,)):
        assert session.bars_undo(0, bots) == "KN-006"
        with refused("KN-006"):
            session.undo(0, bots)
    (event,) = session.undo(0, (1, 2))
    assert session.tell(event, 1) == Message(
        "event-undone", {"who": Message("seat", {"seat": 0}), "answers": 2}
    )
    assert digest(session) == before and session.record.choices == []
    assert session.bars_undo(0, (1, 2)) == "KN-004"


def test_kn_005_a_bot_that_reveals_something_ends_it() -> None:
    laid = table("myriani", numbers="R3 G1 Y5", champions="misha muriel zakum")
    laid[0].takes("B5")
    laid[1].takes("myriani")
    session = laid.session
    assert session.bars_undo(0, (1, 2)) == "KN-005"
    while session.decision is not None and session.decision.seat == 1:
        session.choose(1, session.options()[0])
    laid[2].takes("Y1")  # and then nothing is revealed
    assert session.bars_undo(0, (1, 2)) == "KN-005"
    assert session.bars_undo(2, (1,)) == ""


def test_undo_with_bots_leads_where_the_game_was() -> None:
    """Seat 0 is a person's, all others are bots'."""
    undone = answers = 0
    for seed in range(12):
        session = opened(seed)
        bots = range(1, session.state.seats)
        rng = Rng.quick(seed, 4, 4)
        before: dict[int, str] = {}  # by number of choices
        for seat, _ in steps(session, seed):
            before[len(session.steps)] = digest(session)
            if rng.below(4) == 0 and not session.bars_undo(0, bots):
                own = max(n for n, step in enumerate(session.steps) if step.seat == 0)
                (event,) = session.undo(0, bots)
                assert len(session.steps) == own
                if own:
                    assert digest(session) == before[own]
                undone += 1
                answers += event.a
            if len(session.steps) > 30 or undone > 40:
                break
        assert digest(replay(RULES, session.record)) == digest(session)
    assert undone > 20 and answers > 10


# -- over random games ----------------------------------------------------------------------------


def test_undo_reaches_back_to_the_last_reveal_and_no_further() -> None:
    """Undone choice by choice by whoever made them, a table ends where something was revealed."""
    for seed in range(12):
        session = played(seed, upto=10 + seed * 3)
        if session.decision is None:
            continue
        while True:
            free = [s for s in range(session.state.seats) if not session.bars_undo(s)]
            assert len(free) <= 1
            if not free:
                break
            session.undo(free[0])
        choosers = {step.seat for step in session.steps}
        for seat in range(session.state.seats):
            reasons = ("KN-005", "KN-009") if seat in choosers else ("KN-004",)
            assert session.bars_undo(seat) in reasons
        assert digest(session) == digest(replay(RULES, session.record))
