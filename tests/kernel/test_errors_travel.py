"""Every error of ours arrives with all it says: one that cannot would end the process pool."""

from __future__ import annotations

import copy
import importlib
import pickle
import pkgutil
from collections.abc import Iterator
from typing import Any

import pytest

import tischrunde
from tischrunde.cli.speech import Complaint
from tischrunde.kernel.errors import (
    BadData,
    BadOption,
    IllegalChoice,
    TischrundeError,
    attributes,
)
from tischrunde.kernel.message import Message
from tischrunde.kernel.spelling import unreadable
from tischrunde.server.refusals import Ended, OtherRules, Refused
from tischrunde.table.faults import fault

SAMPLES: list[Exception] = [
    TischrundeError("text", Message("key", {"count": 3})),
    IllegalChoice("XX-002", "bury:card-3"),
    IllegalChoice("XX-002", "XX-002: XX-002", Message("refused", {"who": Message("seat")})),
    unreadable("move: " * 30),
    BadOption("seats", "x" * 60, "2 to 4"),
    BadOption("cards", None, "4, 5"),
    BadData("state.fields", "does not hold the cards of this game"),
    Complaint("no-file", exit_code=3, name="x"),
    Refused(409, "stale", Message("problem-stale"), "KN-001"),
    Ended("closed", "a.json"),
    OtherRules("abc", over=False, version=2),
]


def ways(error: Exception) -> list[Any]:
    return [pickle.loads(pickle.dumps(error)), copy.deepcopy(error), copy.copy(error)]


@pytest.mark.parametrize("error", SAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_says_the_same_elsewhere(error: Exception) -> None:
    for twin in ways(error):
        assert type(twin) is type(error)
        assert (str(twin), twin.args) == (str(error), error.args)
        assert attributes(twin) == attributes(error) != {}
        assert repr(twin) == repr(error)


def test_what_of_ours_it_came_from_goes_along() -> None:
    error = BadData("record.choices[3]", "XX-002: no")
    error.__cause__ = IllegalChoice("XX-002", "no")
    for twin in ways(error):
        found = fault(twin)
        assert (found.kind, found.number) == ("choice", 4)
        assert found.cause is not None and found.cause.rule == "XX-002"
    error.__cause__ = KeyError("of somebody else")
    assert all(twin.__cause__ is None for twin in ways(error))


def own_errors() -> Iterator[type[BaseException]]:
    """The errors in the package that are made in a way of their own."""
    for module in pkgutil.walk_packages(tischrunde.__path__, "tischrunde."):
        if module.name.endswith("__main__") or "__mypyc" in module.name:
            continue
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, type) and issubclass(thing, BaseException):
                if thing.__module__ == module.name and "__init__" in vars(thing):
                    yield thing


def test_there_is_a_sample_of_every_error() -> None:
    assert set(own_errors()) == {type(error) for error in SAMPLES}


def test_an_error_can_be_pasted() -> None:
    known = {kind.__name__: kind for kind in (IllegalChoice, BadOption, BadData)}
    for error in SAMPLES:
        if type(error) in known.values():
            again = eval(repr(error), dict(known))
            assert str(again) == str(error) or isinstance(error, BadOption)
    assert repr(IllegalChoice("XX-002", "bury:card-3")) == "IllegalChoice('XX-002', 'bury:card-3')"
    assert repr(BadOption("seats", 9, "2 to 4")) == "BadOption('seats', '9', '2 to 4')"
    assert repr(BadData("state.turn", "is missing")) == "BadData('state.turn', 'is missing')"
