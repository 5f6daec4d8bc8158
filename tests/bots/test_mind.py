"""What a bot may do besides look."""

from typing import Any

import pytest
from tests.bots.positions import positions, question

from tischrunde.bots.bot import Mind, dice
from tischrunde.games import catalog
from tischrunde.kernel.errors import IllegalChoice

GAME = "strife-of-gods"


def mind_of(rules: Any, state: Any, luck: str = "luck") -> Mind:
    seat = question(rules, state).seat
    rng = dice(luck, seat)
    return Mind(rules, rules.imagine(state, seat, rng), seat, rng)


def test_a_mind_sees_the_table_as_its_seat_does() -> None:
    rules = catalog.load(GAME)
    for state in positions(rules, 4):
        mind = mind_of(rules, state)
        decision = question(rules, state)
        assert mind.view == mind.again().view == rules.observe(state, mind.seat)
        assert (mind.asked, mind.ask) == (decision.seat, decision.ask)
        assert mind.options == [rules.spell(state, option) for option in decision.options]


def test_looking_ahead_changes_nothing() -> None:
    rules = catalog.load(GAME)
    for state in positions(rules, 2):
        before = rules.digest(state)
        mind = mind_of(rules, state)
        view = mind.view
        for option in mind.options[:3]:
            mind.after(option).rollout()
        assert mind.view == view
        assert rules.digest(state) == before


def test_looking_ahead_carries_the_option_out() -> None:
    rules = catalog.load(GAME)
    mind = mind_of(rules, rules.setup(3, "ahead", {"first": "seat0"}))
    later = mind.after("take:r07")
    assert [card["place"] for card in later.view["ring"]].count("r07") == 0
    assert len(later.view["displays"][0]) == 1
    assert later.asked == 1


def test_only_what_is_offered_can_be_tried() -> None:
    rules = catalog.load(GAME)
    mind = mind_of(rules, rules.setup(3, "closed"))
    with pytest.raises(IllegalChoice, match="SG-033"):
        mind.after("take:r08")
    with pytest.raises(IllegalChoice, match="KN-001"):
        mind.after("look:pile")


def test_a_rollout_ends_in_standings_of_all_seats() -> None:
    rules = catalog.load(GAME)
    mind = mind_of(rules, rules.setup(4, "out"))
    assert sorted(seat for tied in mind.rollout() for seat in tied) == [0, 1, 2, 3]


def test_an_end_asks_nobody() -> None:
    rules = catalog.load(GAME)
    state = rules.setup(2, "end")
    mind = mind_of(rules, state)
    while mind.asked is not None:
        mind = mind.after(mind.options[0])
    assert mind.ask == ""
    assert mind.options == []


def test_the_table_in_a_mind_is_guessed_and_never_the_true_one() -> None:
    rules = catalog.load(GAME)
    state = rules.setup(3, "guess")
    guesses = {rules.digest(mind_of(rules, state, f"luck {n}")._table) for n in range(20)}
    assert len(guesses) == 20
    assert rules.digest(state) not in guesses
