"""The wire contract as TypeScript, made from the structs: `python -m tischrunde.server.typescript`,
and with `rooms` behind it the part of it that only rooms need.

Every field is readonly; only what a client may leave out of what it sends is optional, and what
the server leaves out when it is empty.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from typing import Any

import msgspec.inspect as inspect

from tischrunde.server import wire, wire_friends, wire_rooms, wire_talk

LIVE: dict[str, Any] = {
    "ToServer": wire.ToServer,
    "ToClient": wire.ToClient,
}
ROOMS_LIVE: dict[str, Any] = {"RoomToClient": wire_rooms.RoomToClient}
BODIES = (
    wire.NewTable, wire.Join, wire.Choice, wire.Undoing, wire.StandIn, wire.Back, wire.Continue,
    wire.Mine, wire.Leave, wire.Close, wire_friends.Again, wire_friends.HandOver,
    wire_friends.TakeOver, wire_talk.Speak, wire_friends.SetWebhook,
    wire_friends.Device, wire_friends.MovePush,
)  # fmt: skip
ANSWERS = (
    wire.Created, wire.Joined, wire.TableList, wire.GameList, wire.Rulebook, wire.Moment,
    wire.Moments, wire.Course, wire.MyTables, wire.Left, wire_friends.Rematch,
    wire_friends.Code, wire_friends.TakenOver, wire_talk.Spoken, wire_friends.Webhook,
    wire_friends.Called,
)  # fmt: skip
ROOMS = (
    wire_rooms.NewRoom, wire_rooms.Enter, wire_rooms.Rename, wire_rooms.LeaveRoom,
    wire_rooms.CloseRoom, wire_rooms.NewRoomTable, wire_rooms.SitDown, wire_rooms.Entered,
    wire_rooms.TableMade, wire_rooms.Played,
)  # fmt: skip
FROM_CLIENT = (
    wire.Hello, wire.Choose, wire.Undo, wire.NewSeat, wire.Held, wire_rooms.RoomSeat,
    wire_rooms.NewRoom, wire_rooms.Enter, wire_rooms.NewRoomTable, *BODIES,
)  # fmt: skip


def typescript() -> str:
    """The file of all that every page may need."""
    return file_of(all_in(*LIVE.values(), *BODIES, *ANSWERS), LIVE)


def rooms() -> str:
    """The file of what only rooms need."""
    known = all_in(*LIVE.values(), *BODIES, *ANSWERS)
    found = all_in(*ROOMS_LIVE.values(), *ROOMS)
    own = {name: struct for name, struct in found.items() if name not in known}
    text = file_of(own, ROOMS_LIVE)
    shared = [n for n in sorted(found.keys() & known.keys()) if re.search(rf"\b{n}\b", text)]
    return text.replace("\n\n", f'\n\nimport type {{ {", ".join(shared)} }} from "./wire";\n\n', 1)


def all_in(*roots: Any) -> dict[str, inspect.StructType]:
    """Every struct that is needed for these, by name."""
    found: dict[str, inspect.StructType] = {}
    for root in roots:
        for struct in structs(inspect.type_info(root), found):
            found[struct.cls.__name__] = struct
    return found


def file_of(found: dict[str, inspect.StructType], unions: dict[str, Any]) -> str:
    lines = ["// Made by `python -m tischrunde.server.typescript` from wire.py: do not edit.", ""]
    for name in sorted(found):
        lines += interface(found[name])
    for name, union in unions.items():
        lines.append(f"export type {name} = {spelled(inspect.type_info(union))};")
    return "\n".join(lines) + "\n"


def interface(struct: inspect.StructType) -> Iterator[str]:
    cls = struct.cls
    yield f"/** {' '.join(str(cls.__doc__).split())} */"
    yield f"export interface {cls.__name__} {{"
    if struct.tag is not None:
        yield f"  readonly {struct.tag_field}: {json.dumps(struct.tag)};"
    may_be_left_out = cls in FROM_CLIENT or cls.__struct_config__.omit_defaults
    for field in struct.fields:
        mark = "?" if may_be_left_out and not field.required else ""
        yield f"  readonly {field.encode_name}{mark}: {spelled(field.type)};"
    yield "}"


def spelled(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case inspect.AnyType():
            return "unknown"
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.LiteralType(values):
            return " | ".join(json.dumps(value) for value in values)
        case inspect.ListType(item_type=item):
            inner = spelled(item)
            plain = "|" not in inner and not inner.startswith("readonly")
            return f"readonly {inner}[]" if plain else f"readonly ({inner})[]"
        case inspect.DictType(key, value):
            return f"Readonly<Record<{spelled(key)}, {spelled(value)}>>"
        case inspect.UnionType(types):
            return " | ".join(spelled(one) for one in types)
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.Metadata(type=inner_type):
            return spelled(inner_type)
    raise TypeError(f"no TypeScript for {kind}")


def structs(kind: object, known: dict[str, Any]) -> Iterator[inspect.StructType]:
    """Every struct in a type, each once."""
    if isinstance(kind, inspect.StructType):
        if kind.cls.__name__ in known:
            return
        known[kind.cls.__name__] = kind
        yield kind
        for field in kind.fields:
            yield from structs(field.type, known)
    elif isinstance(kind, inspect.Type):
        for name in kind.__struct_fields__:
            value = getattr(kind, name)
            for part in value if isinstance(value, tuple) else (value,):
                yield from structs(part, known)


if __name__ == "__main__":
    print(rooms() if "rooms" in sys.argv else typescript(), end="")
