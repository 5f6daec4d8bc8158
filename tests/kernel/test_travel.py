"""What is sent to another process arrives as it was; Python's own copies share nothing."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.kernel.minigame import Duel, DuelRules
from tests.kernel.steady import steady

from tischrunde.games import catalog
from tischrunde.kernel.event import NO_CARD, NOBODY, Event, Log
from tischrunde.kernel.frame import Stack, pack_frame
from tischrunde.kernel.message import Message, ScoreLine
from tischrunde.kernel.pile import EVERYONE, SPECTATOR, Pile
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.setting import Setting
from tischrunde.kernel.state import State
from tischrunde.table import Record, Session


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [sent, copy.deepcopy, copy.copy]
RULES: list[Rules[Any]] = [DuelRules(), *(catalog.load(game) for game in catalog.ids())]
THINGS = [
    Event("drew", 1, 7, 1, 2, 3, 2),
    Event("round", NOBODY, NO_CARD, 0, 0, 0, EVERYONE),
    Message("refused", {"who": Message("seat", {"seat": 2}), "text": "x", "count": 3}),
    ScoreLine("XX-000", "row", 12, {"card": Message("card-a")}),
    Setting("bury", (True, False), "XX-002"),
    Setting("track", (18, 20, "long"), "XX-004"),
    Record("duel", 1, 2, "seed", {"bury": True}, ["play:card-1", "done"], "d16e57"),
]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("thing", THINGS)
def test_small_things_arrive_as_they_were(thing: object, way: Callable[[Any], Any]) -> None:
    assert way(thing) == thing
    assert repr(way(thing)) == repr(thing)


@steady
@given(st.lists(st.integers(0, 2**40), max_size=8))
def test_a_pile_and_its_copies_share_nothing(entries: list[int]) -> None:
    pile = Pile(vec[i64](entries))
    for way in WAYS:
        twin = way(pile)
        assert twin == pile
        twin.put(1)
        assert twin != pile and list(pile.entries) == entries


@pytest.mark.parametrize("way", WAYS)
def test_a_stack_and_its_copies_share_nothing(way: Callable[[Any], Any]) -> None:
    stack = Stack.of(vec[i64]([pack_frame(3, 1, 2), pack_frame(255, 6, 65535, 65535, 65535)]))
    stack.push(pack_frame(1, 0))
    stack.pop()  # leaves a slot that is no frame any more
    twin = way(stack)
    assert twin == stack and twin.depth == 2
    twin.pop()
    assert twin != stack and stack.depth == 2


def generators() -> Iterator[Rng]:
    for words in (0, 1, 125, 126, 127, 300):
        for rng in (Rng.from_seed("ä"), Rng.quick(1, 2, 3)):
            for _ in range(words):
                rng.word()
            yield rng
    forced = Rng.from_seed("forced")
    forced.force([3, 1])
    yield forced


@pytest.mark.parametrize("way", WAYS)
def test_a_generator_has_the_same_words_to_come(way: Callable[[Any], Any]) -> None:
    for rng in generators():
        twin, still = way(rng), rng.clone()
        assert twin == rng
        assert [twin.below(6) for _ in range(200)] == [still.below(6) for _ in range(200)]
        assert twin != rng and rng == rng.clone()


@pytest.mark.parametrize("way", WAYS)
def test_a_log_is_copied_with_its_events(way: Callable[[Any], Any]) -> None:
    log = Log()
    log.note(Event("drew", 0, 3, 0, 0, 0, 1))
    twin = way(log)
    assert twin == log
    twin.note(Event("drew", 1, 4, 0, 0, 0, 1))
    assert len(log.events) == 1


def midway(rules: Rules[Any], choices: int, log: Log | None = None) -> Any:
    state = rules.setup(rules.seats[1], f"midway {choices}")
    state.log = log
    dice = Rng.quick(4, 5, 6)
    for _ in range(choices):
        if not state.over:
            rules.apply(state, state.choices[dice.below(len(state.choices))])
    return state


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("rules", RULES, ids=repr)
def test_states_and_questions_of_every_game(rules: Rules[Any], way: Callable[[Any], Any]) -> None:
    for choices in (0, 1, 7, 40, 10**6):
        state = midway(rules, choices, Log())
        digest, twin = rules.digest(state), way(state)
        assert rules.digest(twin) == digest
        assert list(twin.choices) == list(state.choices)
        assert twin.log is None  # who listens stays behind
        asked = rules.decision(state)
        again = way(asked)
        assert again == asked and repr(again) == repr(asked)
        playout(rules, twin, Rng.quick(1, 1, 1))
        assert rules.digest(state) == digest
        still = state.clone()
        playout(rules, still, Rng.quick(1, 1, 1))
        assert rules.digest(twin) == rules.digest(still)


def test_a_copied_question_has_options_of_its_own() -> None:
    rules = RULES[0]
    asked = rules.decision(midway(rules, 0))
    assert asked is not None
    for way in WAYS:
        way(asked).options.pop()
    assert len(asked.options) == 6


@pytest.mark.parametrize("rules", RULES, ids=repr)
def test_rules_are_found_again_and_never_copied(rules: Rules[Any]) -> None:
    assert copy.copy(rules) is copy.deepcopy(rules) is rules
    assert type(sent(rules)) is type(rules) and sent(rules) is sent(rules)
    assert len(pickle.dumps(rules)) < 200


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("rules", RULES, ids=repr)
def test_a_session_goes_on_elsewhere(rules: Rules[Any], way: Callable[[Any], Any]) -> None:
    session = Session(rules, rules.seats[0], "session")
    for _ in range(9):
        assert session.decision is not None
        session.choose(session.decision.seat, session.options()[0])
    before, twin = session.record, way(session)
    assert twin.record == before and twin.steps == session.steps
    assert rules.digest(twin.state_after(3)) == rules.digest(session.state_after(3))
    for seat in range(rules.seats[0]):
        assert twin.bars_undo(seat) == session.bars_undo(seat)
    for _ in range(9):
        if twin.decision is not None:
            twin.choose(twin.decision.seat, twin.options()[0])
    assert session.record == before


def played_out(rules: Rules[Any], state: State, luck: Rng) -> tuple[State, list[str]]:
    """Work for another process."""
    start = rules.digest(state)
    playout(rules, state, luck)
    return state, [start, rules.digest(state)]


def test_another_process_plays_the_same_game() -> None:
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawn) as pool:
        for rules in RULES:
            state = midway(rules, 20)
            there = pool.submit(played_out, rules, state, Rng.quick(7, 8, 9)).result()
            here = played_out(rules, state, Rng.quick(7, 8, 9))
            assert there[1] == here[1]
            assert rules.digest(there[0]) == rules.digest(here[0])


def test_what_a_seat_sees_and_what_it_imagines_can_be_sent() -> None:
    for rules in RULES:
        state = midway(rules, 5)
        for seat in range(SPECTATOR, state.seats):
            guess = rules.imagine(state, seat, Rng.quick(3, 2, 1))
            assert rules.digest(sent(guess)) == rules.digest(guess)
            assert rules.observe(sent(guess), seat) == rules.observe(state, seat)


class Numbered(DuelRules):
    """Rules that need to be told something."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


def numbered() -> Numbered:
    rules = Numbered(7)
    rules.origin = (numbered, ())
    return rules


def test_rules_made_with_arguments_must_say_how_they_are_had() -> None:
    with pytest.raises(TypeError, match="Numbered is made with arguments: .*`origin`"):
        pickle.dumps(Numbered(7))
    assert sent(numbered()).number == 7


class Unknown(Duel):
    """No rules deal this."""


def test_a_state_nobody_has_dealt_cannot_be_sent() -> None:
    pile = Pile(vec[i64]())
    stack = Stack.of(vec[i64]())
    state = Unknown(vec[i64]([0]), Rng.quick(1, 2, 3), stack, [pile, pile], [pile, pile], pile)
    with pytest.raises(TypeError, match="no rules have dealt a Unknown here"):
        pickle.dumps(state)
    assert repr(state) == "<Unknown: 2 seats>"
