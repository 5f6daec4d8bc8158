"""Events: everyone hears the same events; only the audience hears which card."""

from typing import Any

import pytest
from tests.kernel.minigame import DuelRules

from tischrunde.games import catalog
from tischrunde.kernel.event import NO_CARD, Event, Log
from tischrunde.kernel.message import Message
from tischrunde.kernel.pile import EVERYONE, MAX_SEATS, SPECTATOR, seat_bit
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.table import Session
from tischrunde.testing.strife_of_gods import strife

SEATS = [SPECTATOR, *range(MAX_SEATS)]


def event(audience: int, card: int = 3) -> Event:
    return Event("drew", 0, card, 0, 0, 0, audience)


@pytest.mark.parametrize("seat", SEATS)
def test_an_event_tells_its_audience_and_nobody_else(seat: int) -> None:
    assert event(EVERYONE).tells(seat)
    assert not event(0).tells(seat)
    for other in SEATS:
        assert event(seat_bit(other)).tells(seat) == (seat == other)


def test_a_log_keeps_the_events_in_their_order() -> None:
    log = Log()
    first, second = event(EVERYONE), event(0)
    log.note(first)
    log.note(second)
    assert [id(noted) for noted in log.events] == [id(first), id(second)]


def test_a_state_tells_everyone_unless_told_otherwise() -> None:
    state = DuelRules().setup(2, "told")
    log = state.log = Log()
    state.emit("began", 1)
    state.emit("drew", 2, 7, 1, 2, 3, audience=4)
    first, second = log.events
    assert (first.kind, first.seat, first.card, first.audience) == ("began", 1, NO_CARD, EVERYONE)
    parts = (second.seat, second.card, second.a, second.b, second.c, second.audience)
    assert parts == (2, 7, 1, 2, 3, 4)


@pytest.mark.parametrize("rules", [DuelRules(), catalog.load("strife-of-gods")])
def test_a_message_always_says_who(rules: Rules[Any]) -> None:
    """A stranger's game need not say it itself, and the kernel's own events have it too."""
    for kind in ("drew", "undone", "colours-won", "no-colour", "game-ended", "round-began"):
        for who in (0, 1):
            happened = Event(kind, who, NO_CARD, 0, 0, 0, EVERYONE)
            assert rules.tell(happened, SPECTATOR).args["who"] == Message("seat", {"seat": who})


def test_whoever_is_not_told_hears_of_a_back() -> None:
    rules = DuelRules()
    drew = event(seat_bit(1))
    assert rules.tell(drew, 1).to_json()["args"]["card"]["key"] == "card-card-4"
    for seat in (0, SPECTATOR):
        assert rules.tell(drew, seat).to_json()["args"]["card"]["key"] == "back-card"
    assert "card" not in rules.tell(event(EVERYONE, NO_CARD), 0).args


def test_a_state_without_a_listener_keeps_no_events() -> None:
    rules = catalog.load("strife-of-gods")
    state = rules.setup(3, "quiet")
    state.emit("anything", 0)
    assert state.log is None
    log = Log()
    state.log = log
    assert state.clone().log is None
    state.emit("anything", 2, 5)
    assert [(e.kind, e.seat, e.card) for e in log.events] == [("anything", 2, 5)]


def test_everyone_hears_the_same_kinds_of_events_and_hidden_cards_only_as_backs() -> None:
    """Over random games: a card is named to a seat only if the seat knows it afterwards."""
    rules = catalog.load("strife-of-gods")
    for seed in range(30):
        session = Session(rules, 2 + seed % 4, f"events {seed}")
        rng = Rng.quick(seed, 6, 6)
        while session.decision is not None:
            words = session.options()
            events = session.choose(session.decision.seat, words[rng.below(len(words))])
            for happened in events:
                keys = {session.tell(happened, seat).key for seat in range(-1, session.state.seats)}
                assert keys == {f"event-{happened.kind}"}
                if happened.audience != EVERYONE:
                    told = [s for s in range(-1, session.state.seats) if happened.tells(s)]
                    assert told == [happened.seat]


def test_sg_g19_drawn_cards_are_named_to_the_drawing_seat_only() -> None:
    table = strife(
        ring="R4 G2 | B5 Y1 myriani | R2 B3 | G5",
        displays=["", "", ""],
        numbers="B1 Y4",
    )
    table[0].takes("myriani")
    assert [told for told in table.told(0) if told[0] == "looked"] == [
        ("looked", "blue-1"), ("looked", "yellow-4"),
    ]  # fmt: skip
    for seat in (1, 2, SPECTATOR):
        assert [card for kind, card in table.told(seat) if kind == "looked"] == ["back-number"] * 2
