"""The wire contract as TypeScript, made from the structs: `python -m tischrunde.server.typescript`.

Every field is readonly; only what a client may leave out of what it sends is optional, and what
the server leaves out when it is empty.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec.inspect as inspect

from tischrunde.server import wire, wire_friends, wire_talk

LIVE: dict[str, Any] = {"ToServer": wire.ToServer, "ToClient": wire.ToClient}
BODIES = (
    wire.NewTable, wire.Join, wire.Choice, wire.Undoing, wire.StandIn, wire.Back, wire.Continue,
    wire.Mine, wire.Leave, wire.Close, wire_friends.Again, wire_friends.HandOver,
    wire_friends.TakeOver, wire_talk.Speak, wire_friends.SetWebhook,
)  # fmt: skip
ANSWERS = (
    wire.Created, wire.Joined, wire.TableList, wire.GameList, wire.Rulebook, wire.Moment,
    wire.Moments, wire.Course, wire.MyTables, wire.Left, wire_friends.Rematch,
    wire_friends.Code, wire_friends.TakenOver, wire_talk.Spoken, wire_friends.Webhook,
)  # fmt: skip
FROM_CLIENT = (wire.Hello, wire.Choose, wire.Undo, wire.NewSeat, wire.Held, *BODIES)


def typescript() -> str:
    """The whole file."""
    found: dict[str, inspect.StructType] = {}
    for root in (*LIVE.values(), *BODIES, *ANSWERS):
        for struct in structs(inspect.type_info(root), found):
            found[struct.cls.__name__] = struct
    lines = ["// Made by `python -m tischrunde.server.typescript` from wire.py: do not edit.", ""]
    for name in sorted(found):
        lines += [*interface(found[name]), ""]
    for name, union in LIVE.items():
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
    print(typescript(), end="")
