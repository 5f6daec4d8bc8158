"""The record: readable, there and back, and every damage is named by field."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.kernel.steady import steady
from tests.table.play import played

from tischrunde.kernel.errors import BadData
from tischrunde.kernel.rng import METHOD
from tischrunde.table import Record
from tischrunde.table.record import CHOICES_LIMIT, FIELDS, LIMIT, commitment

GOOD = played(1).record
DATA: dict[str, Any] = json.loads(GOOD.to_json())


def refused_at(data: Any) -> str:
    """The field the record reader complains about."""
    with pytest.raises(BadData) as complaint:
        Record.from_data(data)
    assert complaint.value.message.args["where"] == complaint.value.where
    assert len(str(complaint.value)) < 1000
    with pytest.raises(BadData):
        Record.from_json(json.dumps(data))
    return complaint.value.where


# -- there and back -------------------------------------------------------------------------------


def test_a_record_is_readable_json_with_ten_choices_a_line() -> None:
    text = GOOD.to_json()
    assert list(DATA) == list(FIELDS)
    assert DATA["game"] == "strife-of-gods" and DATA["random"] == METHOD
    lines = text.splitlines()
    assert f'  "seed": "{GOOD.seed}",' in lines
    first = next(line for line in lines if '"take:' in line)
    assert first.count('"') == 2 * 10 and max(map(len, lines)) < 500
    assert len(text) < 4000


@pytest.mark.parametrize("seed", range(8))
def test_a_game_comes_back_from_its_record(seed: int) -> None:
    record = played(seed, upto=seed * 11).record
    again = Record.from_json(record.to_json())
    assert again == record
    assert again.to_json() == record.to_json()


seeds = st.text(max_size=40)
values = st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=10)


@given(seeds, st.dictionaries(st.text(max_size=8), values, max_size=5), st.lists(seeds), seeds)
@example("\ud800", {"\udfff": "\ud800"}, ["\udc00"], "\udbff")
@example('"\\\n\0', {'"': '"'}, ['"]}', "\\"], "}")
@steady
def test_whatever_a_record_holds_comes_back(
    seed: str, options: dict[str, Any], choices: list[str], digest: str
) -> None:
    record = Record("any game", 7, 3, seed, options, choices, digest)
    assert Record.from_json(record.to_json()) == record


def test_the_commitment_is_the_hash_of_the_seed_and_tells_nothing_else() -> None:
    assert GOOD.commitment == commitment(GOOD.seed)
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


# -- damage ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    data = {name: value for name, value in DATA.items() if name != field}
    assert refused_at(data) == f"record.{field}"


NUMBERS = {"format", "version", "seats"}
WRONG: dict[str, list[Any]] = {
    "number": [None, "1", 1.0, True, [], {}, -1, 2**31, 2**80],
    "text": [None, 1, True, 1.5, [], {}, ["a"]],
    "options": [None, 1, "x", [], [["champions", True]], True],
    "choices": [
        None,
        1,
        "take:r01",
        {},
        {"0": "take:r01"},
        [1],
        [None],
        ["take:r01", ["x"]],
        [True],
    ],
}


def kind_of(field: str) -> str:
    return "number" if field in NUMBERS else field if field in WRONG else "text"


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_of_a_wrong_type_is_named(field: str) -> None:
    for value in WRONG[kind_of(field)]:
        assert refused_at({**DATA, field: value}) == f"record.{field}", value


@pytest.mark.parametrize("value", [None, 1.5, [], {}, [True]])
def test_an_option_of_a_wrong_type_is_named(value: Any) -> None:
    options = {**DATA["options"], "champions": value}
    assert refused_at({**DATA, "options": options}) == "record.options.champions"


@pytest.mark.parametrize("name", ["choice", "", "Seed", "seed ", "x" * 10_000])
def test_a_field_nobody_knows_is_named(name: str) -> None:
    assert refused_at({**DATA, name: 1}).startswith(f"record.{name[:20]}")


def test_a_complaint_can_be_printed_whatever_it_is_about() -> None:
    """Lone surrogates come from JSON and from terminals; a complaint must not break on them."""
    options = {**DATA["options"], "\ud800": None}
    for data in ({**DATA, "\ud800": 1}, {**DATA, "options": options}):
        with pytest.raises(BadData) as complaint:
            Record.from_data(data)
        str(complaint.value).encode("utf-8")
        str(complaint.value.message.args["where"]).encode("utf-8")


def test_another_format_another_method_another_seed() -> None:
    assert refused_at({**DATA, "format": 2}) == "record.format"
    assert refused_at({**DATA, "random": "x128-1"}) == "record.random"
    assert refused_at({**DATA, "seed": DATA["seed"] + " "}) == "record.commitment"
    assert refused_at({**DATA, "commitment": "0" * 64}) == "record.commitment"
    assert refused_at({**DATA, "commitment": ""}) == "record.commitment"


@pytest.mark.parametrize("data", [None, 1, True, "record", [], [DATA], 1.5])
def test_a_record_that_is_no_object_is_refused(data: Any) -> None:
    assert refused_at(data) == "record"


def test_a_text_cut_off_anywhere_is_refused() -> None:
    text = GOOD.to_json().rstrip()
    for end in range(len(text)):
        with pytest.raises(BadData) as complaint:
            Record.from_json(text[:end])
        assert complaint.value.where == "record"


NO_JSON = [
    "", " ", "{", "}", "nul", "NaN", "Infinity", "-Infinity", '{"seats": NaN}', "[" * 200_000,
    "[" * 1000, '{"a":' * 100_000, "1" * 5000, '"' + "x" * 1000, "'", "{'game': 1}", "\x00",
    "\ufeff{}", "{} {}", "01", '{"a": 1,}', "// no\n{}", "\ud800",
]  # fmt: skip


@pytest.mark.parametrize("text", NO_JSON, ids=lambda text: repr(text[:12]))
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(BadData) as complaint:
        Record.from_json(text)
    assert complaint.value.where == "record"
    assert len(str(complaint.value)) < 500


def test_a_record_too_long_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadData) as complaint:
        Record.from_json(" " * (LIMIT + 1))
    assert complaint.value.where == "record"
    data = {**DATA, "choices": ["x"] * (CHOICES_LIMIT + 1)}
    assert refused_at(data) == "record.choices"


def test_the_reader_does_not_change_what_it_reads() -> None:
    data = json.loads(GOOD.to_json())
    Record.from_data(data)
    assert data == DATA
    assert replace(GOOD) == GOOD
