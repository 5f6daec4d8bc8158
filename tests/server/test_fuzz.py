"""Every call of the description with whatever can be made up for it, right in this process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import (
    CheckFunction,
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.python import asgi
from tests.server.serving import GAME, bearer
from tests.server.test_origins import kept
from tests.size import size

from tischrunde.cli.serve import Shelf
from tischrunde.server import drafts, refusals
from tischrunde.server.app import make_app
from tischrunde.server.limits import Limits
from tischrunde.server.openapi import CALLS, Call
from tischrunde.table import faults
from tischrunde.table.record import FIELDS

RECORD = kept(20).to_json()
WORDS: dict[str, list[Any]] = {
    "game": [GAME],
    "lang": ["de"],
    "number": [0, 7],
    "moment": [0, 7],
    "version": [0, 1],
    "choice": [f"take:r{place:02}" for place in range(10)],
    "seats": [[{"kind": "open"}, {"kind": "bot", "bot": "random"}]],
    "options": [{}, {"champions": False}],
    "seed": ["", "again"],
}
# Always the same tries, so that a busy machine fails no more than an idle one.
BOUNDED = settings(
    max_examples=size(40, 6, 6),
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
# Not among them: whether what fits is accepted.  JSON Schema takes 6.0 for an integer, we do not;
# and most of what fits is refused by rules that no schema can tell.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@dataclass(frozen=True)
class Known:
    """The description of an app, and what one has to know to get further than its door."""

    schema: Any
    ids: list[str]
    tokens: list[str]
    rooms: list[str]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder = tmp_path_factory.mktemp("fuzz")
    yield make_app(
        f"sqlite:///{folder}/tables.sqlite",
        Shelf(),
        Limits(posts_at_once=1e9, imports_at_once=1e9, rooms_at_once=1e9),
    )
    asgi.shutdown_lifespans()


@pytest.fixture
def known(app: Any) -> Known:
    """With tables of this test's own: some calls end a table."""
    with asgi.get_client(app) as client:
        people = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}]
        running = client.post("/api/tables", json={"game": GAME, "seats": people}).json()
        finished = client.post("/api/records", data=kept().to_json()).json()
        schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
        keys = [key["token"] for key in running["keys"]]
        room = client.post("/api/rooms", json={"name": "Freitag", "person": "Anna"}).json()
        seats: Any = {"game": GAME, "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}]}
        path, key = f"/api/rooms/{room['room']}/tables", room["token"]
        waiting = client.post(path, json=seats, headers=bearer(key)).json()["table"]
        ids = [running["id"], finished["id"], waiting]
        return Known(schema, ids, [*keys, key], [room["room"]])


def named(call: Call) -> str:
    return f"{call.method} {call.path}"


def try_out(call: Call, known: Known, mode: GenerationMode, checks: list[CheckFunction]) -> None:
    """Whatever fits the description, or does not; often with an id, a key or a word there is."""
    operation = known.schema[call.path][call.method.upper()]
    fits = mode is GenerationMode.POSITIVE
    words = {"table": known.ids, "room": known.rooms} | (WORDS if fits else {})

    @BOUNDED
    @seed(1)
    @given(operation.as_strategy(generation_mode=mode), st.data())
    def check(case: Case[Any], data: st.DataObject) -> None:
        parts: list[Any] = [case.path_parameters, case.body if fits else {}]
        for part in parts:
            for name in sorted(words.keys() & part) if isinstance(part, dict) else []:
                part[name] = data.draw(st.sampled_from([part[name], *words[name]]), name)
        token = data.draw(st.sampled_from(["", *known.tokens]), "token")
        case.call_and_validate(checks=checks, headers=bearer(token))

    check()


@pytest.mark.parametrize("call", CALLS, ids=named)
def test_no_call_breaks_the_contract(known: Known, call: Call) -> None:
    try_out(call, known, GenerationMode.POSITIVE, CHECKS)


@pytest.mark.parametrize("call", [call for call in CALLS if call.body or call.query], ids=named)
def test_what_does_not_fit_is_refused(known: Known, call: Call) -> None:
    try_out(call, known, GenerationMode.NEGATIVE, [*CHECKS, negative_data_rejection])


def test_a_crash_would_be_found(known: Known, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tischrunde.server.moments.story", crash)
    call = next(call for call in CALLS if call.path.endswith("/moments"))
    with pytest.raises(ZeroDivisionError):
        try_out(call, known, GenerationMode.POSITIVE, CHECKS)


MOST = 1_000  # choices

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@BOUNDED
@seed(2)
@given(st.sampled_from(FIELDS), ANYTHING, st.integers(0, len(RECORD) - 3))
def test_an_edited_record_is_refused_by_field(field: str, value: Any, cut: int) -> None:
    made = json.loads(RECORD) | {field: value}
    try:
        draft = drafts.imported(drafts.check(json.dumps(made).encode(), MOST))
    except refusals.Refused as refused:
        assert (refused.status, refused.error) == (422, "bad-record")
        assert refused.message.key.removeprefix("problem-record-") in faults.KINDS
    else:
        past = json.loads(draft.past.events)
        assert [choice for _, _, choice in past] == made["choices"]
    with pytest.raises(refusals.Refused):
        drafts.imported(drafts.check(RECORD.encode()[:cut], MOST))
