"""Table options: exactly what is offered, and every refusal names the switch."""

from types import MappingProxyType
from typing import Any

import pytest
from tests.kernel.minigame import DuelRules

from tischrunde.games import catalog
from tischrunde.kernel.errors import BadOption
from tischrunde.kernel.event import Log
from tischrunde.kernel.rules import Rules
from tischrunde.kernel.setting import Setting, settled, spelled_out

SWITCHES = [
    Setting("champions", (True, False), "SG-030"),
    Setting("copies", (2, 3), "SG-G02"),
    Setting("stuck", ("any_number", "skip"), "SG-G06"),
    Setting("solo", (0, 1), "XX-001"),
]


def test_the_default_comes_first() -> None:
    assert [switch.default for switch in SWITCHES] == [True, 2, "any_number", 0]
    assert [int(index) for index in settled(SWITCHES, {})] == [0, 0, 0, 0]


def test_chosen_values_are_kept_and_defaults_are_written_out() -> None:
    chosen = settled(SWITCHES, {"stuck": "skip", "champions": False})
    assert spelled_out(SWITCHES, chosen) == {
        "champions": False, "copies": 2, "stuck": "skip", "solo": 0,
    }  # fmt: skip


def test_every_value_can_be_chosen_and_is_written_out_as_it_was() -> None:
    for switch in SWITCHES:
        for value in switch.values:
            out = spelled_out(SWITCHES, settled(SWITCHES, {switch.name: value}))
            assert out[switch.name] is value or out[switch.name] == value
            assert type(out[switch.name]) is type(value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("champions", 1),
        ("champions", 0),
        ("champions", "true"),
        ("champions", None),
        ("copies", 4),
        ("copies", 2.0),
        ("copies", "2"),
        ("copies", True),
        ("solo", False),
        ("solo", True),
        ("stuck", "Skip"),
        ("stuck", ["skip"]),
        ("stuck", {}),
    ],
)
def test_only_the_very_values_are_taken(name: str, value: object) -> None:
    with pytest.raises(BadOption) as refusal:
        settled(SWITCHES, {name: value})
    assert refusal.value.name == name
    assert refusal.value.message.key == "bad-option"
    assert refusal.value.message.args["name"] == name


def test_an_unknown_switch_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption) as refusal:
        settled(SWITCHES, {"champion": True})
    assert refusal.value.name == "champion"
    for switch in SWITCHES:
        assert switch.name in str(refusal.value)


@pytest.mark.parametrize("game", catalog.ids())
def test_a_game_refuses_what_it_does_not_offer(game: str) -> None:
    rules = catalog.load(game)
    fewest, most = rules.seats
    impossible: list[Any] = [fewest - 1, most + 1, 0, -1, 10**30, True, False]
    for seats in [*impossible, "3", None, 3.0, [3], {}]:
        with pytest.raises(BadOption) as refusal:
            rules.setup(seats, "x")
        assert refusal.value.name == "seats"
    with pytest.raises(BadOption) as refusal:
        rules.setup(fewest, "x", {"no_such_switch": 1})
    assert refusal.value.name == "no_such_switch"
    for switch in rules.options:
        with pytest.raises(BadOption) as refusal:
            rules.setup(fewest, "x", {switch.name: "no such value"})
        assert refusal.value.name == switch.name
        assert len({type(value) for value in switch.values}) == 1
        assert len(set(switch.values)) == len(switch.values) >= 2


def test_a_game_that_does_not_exist_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption) as refusal:
        catalog.load("strife-of-cods")
    assert refusal.value.name == "game"
    assert "strife-of-gods" in str(refusal.value)


def test_a_long_value_is_not_repeated_in_full() -> None:
    with pytest.raises(BadOption) as refusal:
        settled(SWITCHES, {"stuck": "s" * 1_000_000})
    assert len(str(refusal.value)) < 1000
    assert len(str(refusal.value.message.args["value"])) < 1000


@pytest.mark.parametrize("rules", [DuelRules(), *map(catalog.load, catalog.ids())])
def test_a_game_is_set_up_from_a_number_a_text_and_a_mapping_only(rules: Rules[Any]) -> None:
    """Compiled code must not answer with errors of its own."""
    fewest, _ = rules.seats
    wrong: list[tuple[Any, Any, Any, str]] = [
        *[(seats, "x", None, "seats") for seats in ("3", None, 3.0, True, b"3")],
        *[(fewest, seed, None, "seed") for seed in (5, None, True, b"x", ["x"])],
        *[(fewest, "x", options, "options") for options in ([1], "champions", 1, True, {"x"}, 0)],
    ]
    for seats, seed, options, name in wrong:
        with pytest.raises(BadOption) as refusal:
            rules.setup(seats, seed, options)
        assert refusal.value.name == name, (seats, seed, options)
        assert refusal.value.message.args["name"] == name
    for options in (None, {}, MappingProxyType({})):
        assert rules.digest(rules.setup(fewest, "x", options)) == rules.digest(
            rules.setup(fewest, "x")
        )


def test_setup_tells_its_log_what_happens_before_the_first_question() -> None:
    rules, log = catalog.load("strife-of-gods"), Log()
    state = rules.setup(3, "x", None, log)
    assert [event.kind for event in log.events] == ["round-began"]
    assert state.log is None
    assert rules.digest(state) == rules.digest(rules.setup(3, "x"))
