"""Replay: the same game again, or a clear word about what does not fit."""

from dataclasses import replace
from typing import Any

import pytest
from tests.table.play import RULES, digest, opened, played, steps

from tischrunde.kernel.errors import BadData
from tischrunde.kernel.event import Event
from tischrunde.table import Record, Session
from tischrunde.table import replay as play_again


def complains(record: Record, **limits: Any) -> str:
    """The field a replay complains about."""
    with pytest.raises(BadData) as complaint:
        play_again(RULES, record, **limits)
    assert len(str(complaint.value)) < 1000
    return complaint.value.where


@pytest.mark.parametrize("seed", range(10))
def test_a_replay_ends_at_the_same_state(seed: int) -> None:
    session = played(seed)
    again = play_again(RULES, Record.from_json(session.record.to_json()))
    assert again.over
    assert RULES.encode(again.state) == RULES.encode(session.state)
    assert again.record == session.record


@pytest.mark.parametrize("seed", range(5))
def test_a_replay_stops_after_any_number_of_choices(seed: int) -> None:
    session = opened(seed)
    digests = [digest(session)] + [digest(session) for _ in steps(session, seed)]
    record = session.record
    for upto in (0, 1, 7, len(digests) // 2, len(digests) - 2, len(digests) - 1):
        again = play_again(RULES, record, upto=upto)
        assert digest(again) == digests[upto]
        assert again.record.choices == record.choices[:upto]
    assert digest(play_again(RULES, record, upto=10**6)) == digests[-1]


def test_a_replay_that_stopped_can_be_played_on() -> None:
    session = played(1)
    again = play_again(RULES, session.record, upto=10)
    for choice in session.record.choices[10:]:
        assert again.decision is not None
        again.choose(again.decision.seat, choice)
    assert digest(again) == digest(session)
    assert session.record.choices == again.record.choices


def test_a_listener_hears_every_choice() -> None:
    record = played(2).record
    heard: list[tuple[int, int]] = []
    kinds: list[str] = []

    def listen(session: Session, seat: int, events: list[Event]) -> None:
        heard.append((len(session.record.choices), seat))
        kinds.extend(event.kind for event in events)

    play_again(RULES, record, listener=listen)
    assert [number for number, _ in heard] == list(range(1, len(record.choices) + 1))
    assert kinds[0] == "took" and kinds[-1] == "game-ended"
    heard.clear()
    play_again(RULES, record, upto=3, listener=listen)
    assert len(heard) == 3


@pytest.mark.parametrize("upto", [0, 5, None])
def test_what_happened_before_the_first_choice_is_in_the_opening(upto: int | None) -> None:
    session = played(2)
    again = play_again(RULES, session.record, upto=upto)
    assert [(e.kind, e.seat, e.a) for e in again.opening] == [
        ("round-began", session.opening[0].seat, 1)
    ]


def test_a_record_without_a_digest_is_played_too() -> None:
    session = played(3)
    assert digest(play_again(RULES, replace(session.record, digest=""))) == digest(session)


# -- what does not fit ----------------------------------------------------------------------------


RECORD = played(5).record  # effects are compulsory here: nobody can decline


def test_another_game_and_another_version_are_refused() -> None:
    assert complains(replace(RECORD, game="klong")) == "record.game"
    assert complains(replace(RECORD, game="x" * 1_000_000)) == "record.game"
    assert complains(replace(RECORD, version=RULES.version + 1)) == "record.version"
    assert complains(replace(RECORD, version=0)) == "record.version"


@pytest.mark.parametrize("seats", [0, 1, 6, 2**31 - 1])
def test_impossible_seats_are_named(seats: int) -> None:
    assert complains(replace(RECORD, seats=seats)) == "record.seats"


@pytest.mark.parametrize(
    ("name", "value"), [("champions", 1), ("cards", 6), ("stuck", "x" * 100_000), ("unknown", 1)]
)
def test_an_impossible_option_is_named(name: str, value: Any) -> None:
    options = {**RECORD.options, name: value}
    assert complains(replace(RECORD, options=options)) == f"record.options.{name}"


@pytest.mark.parametrize("name", sorted(RECORD.options))
def test_a_missing_option_is_named(name: str) -> None:
    """Defaults may change one day: a record says what was played."""
    options = {other: value for other, value in RECORD.options.items() if other != name}
    with pytest.raises(BadData, match="is missing") as complaint:
        play_again(RULES, replace(RECORD, options=options))
    assert complaint.value.where == f"record.options.{name}"
    assert complains(replace(RECORD, options=options), upto=0) == f"record.options.{name}"


@pytest.mark.parametrize("choice", ["", "nonsense", "take:r99", "x" * 100_000, "\ud800", "decline"])
def test_a_choice_that_cannot_be_made_is_named_by_number(choice: str) -> None:
    choices = [*RECORD.choices]
    choices[7] = choice
    assert complains(replace(RECORD, choices=choices)) == "record.choices[7]"
    assert complains(replace(RECORD, choices=choices), upto=8) == "record.choices[7]"
    assert len(play_again(RULES, replace(RECORD, choices=choices), upto=7).record.choices) == 7


def test_a_choice_after_the_end_is_named() -> None:
    last = len(RECORD.choices)
    record = replace(RECORD, choices=[*RECORD.choices, "take:r01"])
    assert complains(record) == f"record.choices[{last}]"


def test_a_shortened_record_is_found_out() -> None:
    for kept in (0, 1, len(RECORD.choices) // 2, len(RECORD.choices) - 1):
        assert complains(replace(RECORD, choices=RECORD.choices[:kept])) == "record.digest"


def test_edited_but_legal_choices_are_found_out() -> None:
    """The last choice exchanged for every other that was offered with it."""
    for seed in range(5):
        record = played(seed).record
        last = len(record.choices) - 1
        offered = play_again(RULES, record, upto=last).options()
        others = [choice for choice in offered if choice != record.choices[last]]
        for other in others:
            edited = replace(record, choices=[*record.choices[:last], other])
            # A champion's questions may follow the other choice: cut short, or led elsewhere.
            assert complains(edited) == "record.digest"


def test_an_edited_digest_is_found_out() -> None:
    assert complains(replace(RECORD, digest="0" * 32)) == "record.digest"


def test_another_seed_with_its_own_commitment_is_found_out() -> None:
    for seed in ("other", "\ud800", ""):
        record = replace(RECORD, seed=seed)
        assert complains(Record.from_json(record.to_json())).startswith("record.")


@pytest.mark.parametrize("name", sorted(RECORD.options))
def test_another_option_is_found_out(name: str) -> None:
    values = next(switch.values for switch in RULES.options if switch.name == name)
    for value in values:
        if value != RECORD.options[name]:
            edited = replace(RECORD, options={**RECORD.options, name: value})
            assert complains(edited).startswith("record.")


def test_a_replay_leaves_the_record_alone() -> None:
    before = RECORD.to_json()
    session = play_again(RULES, RECORD, upto=5)
    for _ in steps(session, 1):
        pass
    assert RECORD.to_json() == before
