"""The contract as others read it: TypeScript and OpenAPI, made from the structs."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from msgspec import Struct
from starlette.routing import Route
from tests.server.serving import Server

from tischrunde.server import wire, wire_friends, wire_rooms, wire_talk
from tischrunde.server.openapi import CALLS
from tischrunde.server.routes import ROUTES
from tischrunde.server.routes_friends import FRIENDS
from tischrunde.server.routes_rooms import ROOMS
from tischrunde.server.typescript import rooms, typescript

STRUCTS = {
    name
    for module in (wire, wire_friends, wire_rooms, wire_talk)
    for name, cls in inspect.getmembers(module, inspect.isclass)
    if issubclass(cls, Struct)
} - {"Struct"}


def test_every_struct_has_a_typescript_type() -> None:
    text = typescript() + rooms()
    made = re.findall(r"^export interface (\w+) \{$", text, re.MULTILINE)
    assert set(made) == STRUCTS and len(made) == len(STRUCTS)
    assert text == typescript() + rooms()
    used = set(re.findall(r"\b[A-Z]\w+(?=[\[\];,>| ]*(?:$|[;>|]))", text, re.MULTILINE))
    assert used & STRUCTS <= set(made)


def test_the_page_has_the_types_of_today() -> None:
    made = Path(__file__).parents[2] / "frontend/src/generated/wire.ts"
    stale = "python -m tischrunde.server.typescript > frontend/src/generated/wire.ts"
    assert made.read_text(encoding="utf-8") == typescript(), stale
    part = made.with_name("wire-rooms.ts")
    stale = "python -m tischrunde.server.typescript rooms > frontend/src/generated/wire-rooms.ts"
    assert part.read_text(encoding="utf-8") == rooms(), stale


def test_types_say_what_may_be_missing() -> None:
    text = typescript()
    for line in (
        '  readonly type: "update";',
        "  readonly args: Readonly<Record<string, string | number | Said>>;",
        "  readonly decision: Decision | null;",
        "  readonly options?: readonly Option[];",
        "  readonly since?: number | null;",
        '  readonly kind: "bot" | "open" | "person";',
        "export type ToServer = Hello | Choose | Undo;",
        "export type ToClient = Update | Here | Done | Problem | Talk;",
    ):
        assert line in text.splitlines(), line


def test_the_description_has_every_route() -> None:
    ours = {
        (method.lower(), route.path)
        for route in [*ROUTES, *FRIENDS, *ROOMS]
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert {(call.method, call.path) for call in CALLS} == ours


def test_the_description_refers_to_nothing_it_lacks(server: Server) -> None:
    answer = server.get("/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    found = answer.json()
    assert found["openapi"] == "3.1.0"
    refs = set(re.findall(r'"#/components/schemas/(\w+)"', answer.text))
    assert refs and refs <= set(found["components"]["schemas"])
    choose = found["paths"]["/api/tables/{table}/choices"]["post"]
    assert {"200", "401", "409", "422"} <= set(choose["responses"])
    assert choose["security"] == [{"seat": []}]
    assert "503" in found["paths"]["/api/tables/{table}/seats"]["post"]["responses"]
