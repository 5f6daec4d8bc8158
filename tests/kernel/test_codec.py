"""States as data: there and back, and damaged data is refused by field or means what it says."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games import facts
from tests.games.asking import asked
from tests.kernel.damage import GONE, STRANGE, WRONG_TYPES, Path, at, changed, places, same, spelled
from tests.kernel.steady import steady, steady_and_slow
from tests.size import size

from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.frame import op_of
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.state import State
from tischrunde.testing.strife_of_gods import strife

STRIFE = catalog.load("strife-of-gods")
# Damages of one state: all of them are many where a state is large.
MOST = size(10**9, 160, 40)
MOST_CARDS = size(10**9, 80, 15)


def reached(game: str, seats: int, seed: int, steps: int) -> State:
    """A state in the middle of a random game."""
    rules, options = catalog.load(game), facts.of(game).tables
    fewest, most = rules.seats
    seats = fewest + seats % (most - fewest + 1)
    state: State = rules.setup(seats, f"codec {seed}", options[seed % len(options)])
    rng = Rng.quick(seed, 4, 4)
    for _ in range(steps):
        if state.over:
            break
        rules.apply(state, state.choices[rng.below(len(state.choices))])
    return state


states = st.tuples(
    st.sampled_from(catalog.ids()), st.integers(0, 3), st.integers(0, 50), st.integers(0, 150)
).map(lambda how: (catalog.load(how[0]), reached(*how)))
OVER = "over"
BASES = [f"{game}/{op}" for game in catalog.ids() for op in (*facts.of(game).questions, OVER)]


@cache
def stored(base: str) -> dict[str, Any]:
    """A state in which this question is asked, or of a game that is over."""
    game, _, op = base.partition("/")
    state = reached(game, 1, 1, 10_000) if op == OVER else asked(game, op)
    data: dict[str, Any] = catalog.load(game).encode(state)
    return data


def rules_of(base: str) -> Rules[Any]:
    return catalog.load(base.partition("/")[0])


def read(rules: Rules[Any], data: Any) -> State | None:
    """The state, or None when the data was refused; anything else that is raised is a fault."""
    try:
        state: State = rules.decode(data)
    except BadData as complaint:
        assert complaint.where.startswith("state")
        assert len(str(complaint)) < 1000
        return None
    return state


def check(rules: Rules[Any], data: Any) -> None:
    """Refused, or every word of the data is in the state, and the state is one that asks."""
    state = read(rules, data)
    if state is None:
        return
    assert same(rules.encode(state), data), "something was read and then forgotten"
    for seat in range(-1, state.seats):
        rules.observe(state, seat)
    decision = rules.decision(state)
    if decision is not None:
        confirms = rules.ops[op_of(state.stack.top())].confirms
        assert len(decision.options) >= (1 if confirms else 2), "a question without a choice"
        assert rules.candidates(state)
        for option in decision.options:
            assert rules.parse(state, rules.spell(state, option)) == option


def some_damages(base: str, values: list[Any]) -> list[tuple[Path, Any]]:
    """Places of a stored state and what might stand there instead."""
    pairs = [(path, value) for path in places(stored(base)) for value in values]
    return Random(base).sample(pairs, min(MOST, len(pairs)))


# -- there and back -------------------------------------------------------------------------------


@given(states)
@steady_and_slow
def test_decode_is_the_inverse_of_encode(played: tuple[Rules[Any], State]) -> None:
    rules, state = played
    data = rules.encode(state)
    again: State = rules.decode(json.loads(json.dumps(data)))
    assert rules.encode(again) == data
    assert rules.digest(again) == rules.digest(state)
    assert list(again.choices) == list(state.choices)
    playout(rules, again, Rng.quick(1, 1, 1))
    playout(rules, state, Rng.quick(1, 1, 1))
    assert rules.digest(again) == rules.digest(state)


@given(states, st.integers(0, 99))
@steady_and_slow
def test_an_imagined_state_can_be_stored_too(played: tuple[Rules[Any], State], luck: int) -> None:
    rules, state = played
    guess: State = rules.imagine(state, 0, Rng.quick(luck, 0, 0))
    data = json.loads(json.dumps(rules.encode(guess)))
    assert rules.digest(rules.decode(data)) == rules.digest(guess)


@given(states)
@steady_and_slow
def test_decode_leaves_the_data_alone(played: tuple[Rules[Any], State]) -> None:
    rules, state = played
    data = rules.encode(state)
    before = json.dumps(data)
    playout(rules, rules.decode(data), Rng.quick(2, 2, 2))
    assert json.dumps(data) == before


# -- damage ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, [], "state", 3, True, 1.5])
@pytest.mark.parametrize("game", catalog.ids())
def test_data_that_is_no_object_is_refused(game: str, data: object) -> None:
    with pytest.raises(BadData) as complaint:
        catalog.load(game).decode(data)
    assert complaint.value.where == "state"


@pytest.mark.parametrize("base", BASES)
def test_a_missing_field_is_named(base: str) -> None:
    for path in places(stored(base)):
        if isinstance(path[-1], int):
            continue
        with pytest.raises(BadData) as complaint:
            rules_of(base).decode(changed(stored(base), path, GONE))
        assert complaint.value.where == spelled("state", path)


@pytest.mark.parametrize("base", BASES)
def test_a_field_of_a_wrong_type_is_named(base: str) -> None:
    for path, value in some_damages(base, WRONG_TYPES):
        damaged = changed(stored(base), path, value)
        if isinstance(value, list) and isinstance(at(stored(base), path), dict | list):
            check(rules_of(base), damaged)
            continue
        with pytest.raises(BadData) as complaint:
            rules_of(base).decode(damaged)
        named, place = complaint.value.where, spelled("state", path)
        assert named != "state"
        assert place.startswith(named) or named.startswith(place)


@pytest.mark.parametrize("base", BASES)
def test_a_strange_value_is_refused_or_means_what_it_says(base: str) -> None:
    faults: dict[str, str] = {}
    for path, value in some_damages(base, STRANGE):
        try:
            check(rules_of(base), changed(stored(base), path, value))
        except Exception as fault:
            where = spelled("state", path[:2])
            faults.setdefault(f"{type(fault).__name__} at {where}", f"{path} = {value!r}: {fault}")
    assert faults == {}


plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
junk = st.recursive(
    plain | st.sampled_from(STRANGE),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=2)
    ),
    max_leaves=4,
)


@given(st.sampled_from(BASES), st.data())
@steady
def test_several_edits_are_refused_or_mean_what_they_say(base: str, data: st.DataObject) -> None:
    damaged: Any = stored(base)
    for _ in range(data.draw(st.integers(1, 4))):
        path: Path = data.draw(st.sampled_from(list(places(damaged))))
        kind = data.draw(st.sampled_from(["put", "drop", "copy", "twice"]))
        elsewhere = data.draw(st.sampled_from(list(places(damaged))))
        if kind == "drop":
            damaged = changed(damaged, path, GONE)
        elif kind == "twice" and isinstance(at(damaged, path), list):
            damaged = changed(damaged, path, at(damaged, path) * 2)
        else:
            value = at(damaged, elsewhere) if kind == "copy" else data.draw(junk)
            damaged = changed(damaged, path, value)
    check(rules_of(base), damaged)


@given(junk)
@steady
def test_any_json_is_refused(data: object) -> None:
    assert read(STRIFE, data) is None


# -- cards ----------------------------------------------------------------------------------------


def piles_of(base: str) -> dict[str, list[str]]:
    """The piles of a stored state by field; lists of piles are left to the other tests."""
    fields = stored(base)["fields"]
    return {
        name: pile
        for name, pile in fields.items()
        if isinstance(pile, list) and all(isinstance(entry, str) for entry in pile)
    }


def some_entries(base: str) -> list[tuple[str, int, str]]:
    """Cards as they lie there: their pile, their place in it, and what stands there."""
    every = [
        (name, index, entry)
        for name, pile in piles_of(base).items()
        for index, entry in enumerate(pile)
    ]
    return Random(base).sample(every, min(MOST_CARDS, len(every)))


@pytest.mark.parametrize("base", BASES)
def test_a_card_created_is_noticed(base: str) -> None:
    rules = rules_of(base)
    for name, pile in piles_of(base).items():
        for card in (rules.cards[0], rules.cards[-1]):
            with pytest.raises(BadData):
                rules.decode(changed(stored(base), ("fields", name), [*pile, f"{card}@0"]))


@pytest.mark.parametrize("base", BASES)
def test_a_card_lost_is_noticed(base: str) -> None:
    for name, index, _ in some_entries(base):
        with pytest.raises(BadData):
            rules_of(base).decode(changed(stored(base), ("fields", name, index), GONE))


@pytest.mark.parametrize("base", BASES)
def test_a_card_that_has_become_another_is_noticed(base: str) -> None:
    rules = rules_of(base)
    for name, index, entry in some_entries(base):
        card, _, marks = entry.partition("@")
        other = rules.cards[1] if card == rules.cards[0] else rules.cards[0]
        with pytest.raises(BadData):
            rules.decode(changed(stored(base), ("fields", name, index), f"{other}@{marks}"))


@pytest.mark.parametrize("base", BASES)
def test_a_state_of_another_game_or_version_is_refused(base: str) -> None:
    rules = rules_of(base)
    for field, value in (("game", "another-game"), ("version", rules.version + 1)):
        with pytest.raises(BadData) as complaint:
            rules.decode(changed(stored(base), (field,), value))
        assert complaint.value.where == f"state.{field}"


# -- what cannot have come about in Strife of Gods ------------------------------------------------


def refused_at(data: Any) -> str:
    with pytest.raises(BadData) as complaint:
        STRIFE.decode(data)
    return complaint.value.where


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (5, 5)])
def test_rounds_and_turns_that_no_game_has_are_refused(seats: int, rounds: int) -> None:
    data = STRIFE.encode(STRIFE.setup(seats, "frames"))
    assert STRIFE.observe(STRIFE.decode(data), 0)["rounds"] == rounds
    for op, most in (("round", rounds), ("turn", 4 * seats)):
        for count in (most, most + 1, 65535):
            waiting = changed(data, ("stack",), [[op, 0, count, 0, 0], *data["stack"]])
            if count > most:
                assert refused_at(waiting).startswith("state.stack")
            else:
                playout(STRIFE, STRIFE.decode(waiting), Rng.quick(1, 2, 3))


@pytest.mark.parametrize("base", [base for base in BASES if base.startswith(STRIFE.id)])
def test_shields_that_do_not_fit_the_rounds_played_are_refused(base: str) -> None:
    shields = stored(base)["fields"]["shields"]
    for wrong in ([*shields, 0], [*shields, 1, 0, 0], shields[:-1], []):
        if wrong != shields:
            where = refused_at(changed(stored(base), ("fields", "shields"), wrong))
            assert where.startswith("state.fields.shields")


@pytest.mark.parametrize("op", ["keep_drawn", "centre_drawn"])
def test_nothing_drawn_is_nothing_to_choose_from(op: str) -> None:
    data = STRIFE.encode(asked(STRIFE.id, op))
    fields = data["fields"]
    assert fields["drawn"]
    data = changed(data, ("fields", "removed"), fields["removed"] + fields["drawn"])
    data = changed(data, ("fields", "drawn"), [])
    assert refused_at(data).startswith("state.stack")


def test_sg_g19_a_drawn_question_with_a_single_answer_is_stored_and_read() -> None:
    table = strife(ring="R3 G5 B4 Y1 myriani | Y2 R2 |", displays=["", "", ""], numbers="R4 R4 B5")
    table[0].takes("myriani")
    again: State = STRIFE.decode(json.loads(json.dumps(STRIFE.encode(table.state))))
    assert [STRIFE.spell(again, option) for option in again.choices] == ["keep:red-4"]
    assert STRIFE.digest(again) == STRIFE.digest(table.state)
