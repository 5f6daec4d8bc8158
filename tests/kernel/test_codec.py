"""States as data: there and back, and damaged data is refused by field or means what it says."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.damage import GONE, STRANGE, WRONG_TYPES, Path, at, changed, places, same, spelled
from tests.kernel.steady import steady, steady_and_slow

from tischrunde.games import catalog
from tischrunde.kernel.errors import BadData
from tischrunde.kernel.frame import op_of
from tischrunde.kernel.playout import playout
from tischrunde.kernel.rng import Rng
from tischrunde.kernel.state import State
from tischrunde.testing.strife_of_gods import strife

RULES = catalog.load("strife-of-gods")
OPTIONS: list[dict[str, object]] = [{}, {"effects": "optional"}, {"champions": False, "copies": 3}]


def reached(seats: int, seed: int, steps: int) -> State:
    """A state in the middle of a random game."""
    state: State = RULES.setup(seats, f"codec {seed}", OPTIONS[seed % len(OPTIONS)])
    rng = Rng.quick(seed, 4, 4)
    for _ in range(steps):
        if state.over:
            break
        RULES.apply(state, state.choices[rng.below(len(state.choices))])
    return state


def asked(op: str) -> State:
    """The first state in which this op asks its question."""
    number = [known.name for known in RULES.ops].index(op)
    for seed in range(0, 3000, 3):
        state: State = RULES.setup(2 + seed % 4, f"asked {seed}", {})
        rng = Rng.quick(seed, 5, 5)
        while not state.over:
            if op_of(state.stack.top()) == number:
                return state
            RULES.apply(state, state.choices[rng.below(len(state.choices))])
    raise AssertionError(f"{op} never asks")


states = st.builds(reached, st.integers(2, 5), st.integers(0, 50), st.integers(0, 80))
QUESTIONS = ["take", "block_gap", "lay", "swap_own", "keep_drawn", "exchange_ring"]
BASES: dict[str, dict[str, Any]] = {op: RULES.encode(asked(op)) for op in QUESTIONS}
BASES["over"] = RULES.encode(reached(3, 1, 1000))


def read(data: Any) -> State | None:
    """The state, or None when the data was refused; anything else that is raised is a fault."""
    try:
        state: State = RULES.decode(data)
    except BadData as complaint:
        assert complaint.where.startswith("state")
        assert len(str(complaint)) < 1000
        return None
    return state


def check(data: Any) -> None:
    """Refused, or every word of the data is in the state, and the state is one that asks."""
    state = read(data)
    if state is None:
        return
    assert same(RULES.encode(state), data), "something was read and then forgotten"
    for seat in range(-1, state.seats):
        RULES.observe(state, seat)
    decision = RULES.decision(state)
    if decision is not None:
        confirms = RULES.ops[op_of(state.stack.top())].confirms
        assert len(decision.options) >= (1 if confirms else 2), "a question without a choice"
        assert RULES.candidates(state)
        for option in decision.options:
            assert RULES.parse(state, RULES.spell(state, option)) == option


# -- there and back -------------------------------------------------------------------------------


@given(states)
@steady_and_slow
def test_decode_is_the_inverse_of_encode(state: State) -> None:
    data = RULES.encode(state)
    again: State = RULES.decode(json.loads(json.dumps(data)))
    assert RULES.encode(again) == data
    assert RULES.digest(again) == RULES.digest(state)
    assert list(again.choices) == list(state.choices)
    playout(RULES, again, Rng.quick(1, 1, 1))
    playout(RULES, state, Rng.quick(1, 1, 1))
    assert RULES.digest(again) == RULES.digest(state)


@given(states, st.integers(0, 99))
@steady_and_slow
def test_an_imagined_state_can_be_stored_too(state: State, luck: int) -> None:
    guess: State = RULES.imagine(state, 0, Rng.quick(luck, 0, 0))
    data = json.loads(json.dumps(RULES.encode(guess)))
    assert RULES.digest(RULES.decode(data)) == RULES.digest(guess)


@given(states)
@steady_and_slow
def test_decode_leaves_the_data_alone(state: State) -> None:
    data = RULES.encode(state)
    before = json.dumps(data)
    playout(RULES, RULES.decode(data), Rng.quick(2, 2, 2))
    assert json.dumps(data) == before


# -- damage ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, [], "state", 3, True, 1.5])
def test_data_that_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(BadData) as complaint:
        RULES.decode(data)
    assert complaint.value.where == "state"


@pytest.mark.parametrize("base", BASES)
def test_a_missing_field_is_named(base: str) -> None:
    for path in places(BASES[base]):
        if isinstance(path[-1], int):
            continue
        with pytest.raises(BadData) as complaint:
            RULES.decode(changed(BASES[base], path, GONE))
        assert complaint.value.where == spelled("state", path)


@pytest.mark.parametrize("base", BASES)
def test_a_field_of_a_wrong_type_is_named(base: str) -> None:
    for path in places(BASES[base]):
        for value in WRONG_TYPES:
            damaged = changed(BASES[base], path, value)
            if isinstance(value, list) and isinstance(at(BASES[base], path), dict | list):
                check(damaged)
                continue
            with pytest.raises(BadData) as complaint:
                RULES.decode(damaged)
            named, place = complaint.value.where, spelled("state", path)
            assert named != "state"
            assert place.startswith(named) or named.startswith(place)


@pytest.mark.parametrize("base", BASES)
def test_a_strange_value_is_refused_or_means_what_it_says(base: str) -> None:
    faults: dict[str, str] = {}
    for path in places(BASES[base]):
        for value in STRANGE:
            try:
                check(changed(BASES[base], path, value))
            except Exception as fault:
                where = spelled("state", path[:2])
                faults.setdefault(
                    f"{type(fault).__name__} at {where}", f"{path} = {value!r}: {fault}"
                )
    assert faults == {}


plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
junk = st.recursive(
    plain | st.sampled_from(STRANGE),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=2)
    ),
    max_leaves=4,
)


@given(st.sampled_from(sorted(BASES)), st.data())
@steady
def test_several_edits_are_refused_or_mean_what_they_say(base: str, data: st.DataObject) -> None:
    damaged: Any = BASES[base]
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
    check(damaged)


@given(junk)
@steady
def test_any_json_is_refused(data: object) -> None:
    assert read(data) is None


# -- cards ----------------------------------------------------------------------------------------


PILES = ["ring", "centre", "numbers", "champions", "removed"]


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("pile", PILES)
def test_a_card_created_is_noticed(base: str, pile: str) -> None:
    fields = BASES[base]["fields"]
    for card in ("red-1@0", "misha@0"):
        with pytest.raises(BadData):
            RULES.decode(changed(BASES[base], ("fields", pile), [*fields[pile], card]))


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("pile", PILES)
def test_a_card_lost_is_noticed(base: str, pile: str) -> None:
    fields = BASES[base]["fields"]
    for index in range(len(fields[pile])):
        with pytest.raises(BadData):
            RULES.decode(changed(BASES[base], ("fields", pile, index), GONE))


@pytest.mark.parametrize("base", BASES)
def test_a_card_that_has_become_another_is_noticed(base: str) -> None:
    pile = BASES[base]["fields"]["numbers"]
    for index, entry in enumerate(pile):
        other = "green-2@0" if entry != "green-2@0" else "green-3@0"
        with pytest.raises(BadData):
            RULES.decode(changed(BASES[base], ("fields", "numbers", index), other))


def test_a_state_of_another_game_or_version_is_refused() -> None:
    for field, value in (("game", "klong"), ("version", RULES.version + 1)):
        with pytest.raises(BadData) as complaint:
            RULES.decode(changed(BASES["take"], (field,), value))
        assert complaint.value.where == f"state.{field}"


# -- what cannot have come about -------------------------------------------------------------------


def refused_at(data: Any) -> str:
    with pytest.raises(BadData) as complaint:
        RULES.decode(data)
    return complaint.value.where


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (5, 5)])
def test_rounds_and_turns_that_no_game_has_are_refused(seats: int, rounds: int) -> None:
    data = RULES.encode(RULES.setup(seats, "frames"))
    assert RULES.observe(RULES.decode(data), 0)["rounds"] == rounds
    for op, most in (("round", rounds), ("turn", 4 * seats)):
        for count in (most, most + 1, 65535):
            waiting = changed(data, ("stack",), [[op, 0, count, 0, 0], *data["stack"]])
            if count > most:
                assert refused_at(waiting).startswith("state.stack")
            else:
                playout(RULES, RULES.decode(waiting), Rng.quick(1, 2, 3))


@pytest.mark.parametrize("base", BASES)
def test_shields_that_do_not_fit_the_rounds_played_are_refused(base: str) -> None:
    shields = BASES[base]["fields"]["shields"]
    for wrong in ([*shields, 0], [*shields, 1, 0, 0], shields[:-1], []):
        if wrong != shields:
            where = refused_at(changed(BASES[base], ("fields", "shields"), wrong))
            assert where.startswith("state.fields.shields")


@pytest.mark.parametrize("op", ["keep_drawn", "centre_drawn"])
def test_nothing_drawn_is_nothing_to_choose_from(op: str) -> None:
    data = RULES.encode(asked(op))
    fields = data["fields"]
    assert fields["drawn"]
    data = changed(data, ("fields", "removed"), fields["removed"] + fields["drawn"])
    data = changed(data, ("fields", "drawn"), [])
    assert refused_at(data).startswith("state.stack")


def test_sg_g19_a_drawn_question_with_a_single_answer_is_stored_and_read() -> None:
    table = strife(ring="R3 G5 B4 Y1 myriani | Y2 R2 |", displays=["", "", ""], numbers="R4 R4 B5")
    table[0].takes("myriani")
    again: State = RULES.decode(json.loads(json.dumps(RULES.encode(table.state))))
    assert [RULES.spell(again, option) for option in again.choices] == ["keep:red-4"]
    assert RULES.digest(again) == RULES.digest(table.state)
