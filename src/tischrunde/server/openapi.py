"""The HTTP part as OpenAPI 3.1, made from the same structs the handlers read and write."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from tischrunde.server import wire, wire_friends, wire_rooms, wire_talk

JSON = "application/json"


@dataclass(frozen=True)
class Call:
    """One way to ask: what goes in, what comes out, and with which statuses it is refused."""

    method: str
    path: str
    told: str
    body: Any = None
    answer: Any = None  # None: text
    status: int = 200
    refusals: tuple[int, ...] = ()
    token: str = ""  # "", "optional" or "needed"
    media: str = field(default=JSON)
    query: dict[str, dict[str, Any]] = field(default_factory=dict)


NUMBER = {"type": "integer", "minimum": 0}
TEXT = {"type": "string"}
PLACES = {"number": NUMBER}  # of a path; all others are text
EYES = {"seat": {"type": "integer", "minimum": -1, "maximum": 7}}
TABLE = "/api/tables/{table}"
ROOM = "/api/rooms/{room}"
POSTED = (400, 403, 413, 429)
CALLS = [
    Call("post", "/api/tables", "Set a table up.", wire.NewTable, wire.Created, 201,
         (*POSTED, 404, 409, 422)),
    Call("get", "/api/tables", "The listed tables whose game is not over.", answer=wire.TableList),
    Call("get", TABLE, "The table as a seat or a spectator sees it.", answer=wire.Update,
         refusals=(401, 404, 410), token="optional"),
    Call("post", f"{TABLE}/seats", "Sit down, or seat a bot.", wire.Join, wire.Joined, 201,
         (*POSTED, 401, 404, 409, 410, 422, 503), token="optional"),
    Call("post", f"{TABLE}/choices", "Answer the open question.", wire.Choice, wire.Update, 200,
         (*POSTED, 401, 404, 409, 410, 422), token="needed"),
    Call("post", f"{TABLE}/undo", "Take one's last choice back, and what bots have answered.",
         wire.Undoing, wire.Update, 200, (*POSTED, 401, 404, 409, 410, 422), token="needed"),
    Call("post", f"{TABLE}/stand-in", "Let a bot play for somebody who is away, or for oneself.",
         wire.StandIn, wire.Update, 200, (*POSTED, 401, 404, 409, 410), token="needed"),
    Call("post", f"{TABLE}/back", "Play oneself again.", wire.Back, wire.Update, 200,
         (*POSTED, 401, 404, 410, 503), token="needed"),
    Call("post", f"{TABLE}/leave", "Give one's seat up, or that of somebody who is long away.",
         wire.Leave, wire.Left, 200, (*POSTED, 401, 404, 409, 410, 503), token="needed"),
    Call("post", f"{TABLE}/close", "End the table for everybody.", wire.Close, wire.Left, 200,
         (*POSTED, 401, 404, 409, 410), token="needed"),
    Call("get", f"{TABLE}/record", "The record of a finished game.", answer=dict[str, Any],
         refusals=(404, 409, 410)),
    Call("get", f"{TABLE}/moments", "The whole story as a seat or a spectator heard it.",
         answer=wire.Moments, refusals=(401, 404, 409, 410), token="optional", query=EYES),
    Call("get", f"{TABLE}/moments/{{number}}", "The table as it was after so many choices.",
         answer=wire.Moment, refusals=(401, 404, 409, 410), token="optional", query=EYES),
    Call("get", f"{TABLE}/course", "How a finished game developed, turn by turn.",
         answer=wire.Course, refusals=(404, 409, 410)),
    Call("post", f"{TABLE}/continue", "Go on from a moment of a finished game at a new table.",
         wire.Continue, wire.Created, 201, (*POSTED, 404, 409, 410, 422)),
    Call("post", f"{TABLE}/rematch", "A new table for the same people, who are all told of it.",
         wire_friends.Again, wire_friends.Rematch, 200, (*POSTED, 401, 404, 409, 410, 503),
         token="needed"),
    Call("post", f"{TABLE}/talk", "Say something to everybody at the table.", wire_talk.Speak,
         wire_talk.Spoken, 201, (*POSTED, 401, 404, 409, 410, 503), token="needed"),
    Call("post", f"{TABLE}/webhook", "Name an address that is called when it is somebody's turn.",
         wire_friends.SetWebhook, wire_friends.Webhook, 200, (*POSTED, 401, 404, 410, 422),
         token="needed"),
    Call("get", f"{TABLE}/webhook", "The host that is called.", answer=wire_friends.Webhook,
         refusals=(401, 403, 404, 410), token="needed"),
    Call("post", "/api/rooms", "Open a room.", wire_rooms.NewRoom, wire_rooms.Entered, 201,
         (*POSTED, 401, 422)),
    Call("get", ROOM, "A room, for whoever has its link.", answer=wire_rooms.Room,
         refusals=(404,)),
    Call("post", f"{ROOM}/members", "Enter a room.", wire_rooms.Enter, wire_rooms.Entered, 201,
         (*POSTED, 404, 409, 422)),
    Call("post", f"{ROOM}/name", "Be called otherwise.", wire_rooms.Rename, wire_rooms.Room, 200,
         (*POSTED, 401, 404, 409, 422), token="needed"),
    Call("post", f"{ROOM}/leave", "Leave a room for good.", wire_rooms.LeaveRoom,
         wire_rooms.Room, 200, (*POSTED, 401, 404), token="needed"),
    Call("post", f"{ROOM}/close", "Close a room; what was played there stays.",
         wire_rooms.CloseRoom, wire_rooms.Room, 200, (*POSTED, 401, 404), token="needed"),
    Call("post", f"{ROOM}/tables", "Set a table of the room up.", wire_rooms.NewRoomTable,
         wire_rooms.TableMade, 201, (*POSTED, 401, 404, 409, 422), token="needed"),
    Call("post", f"{ROOM}/tables/{{table}}/seats", "A member sits down at a table of the room.",
         wire_rooms.SitDown, wire.Joined, 201, (*POSTED, 401, 404, 409, 410, 503),
         token="needed"),
    Call("get", f"{ROOM}/results", "All that was played in a room.", answer=wire_rooms.Played,
         refusals=(404,)),
    Call("get", f"{ROOM}/results.csv", "The same for spreadsheets.", refusals=(404,),
         media="text/csv"),
    Call("post", f"{TABLE}/push", "Have a browser called when it is one's turn.",
         wire_friends.Device, wire_friends.Called, 200, (*POSTED, 401, 404, 409, 410, 422),
         token="needed"),
    Call("post", "/api/push/move", "A browser is reached elsewhere now, or nowhere.",
         wire_friends.MovePush, wire_friends.Called, 200, (*POSTED, 422)),
    Call("post", "/api/records", "A table from a record.", dict[str, Any], wire.Created, 201,
         (*POSTED, 422)),
    Call("post", "/api/handovers", "A code for taking seats to another device.",
         wire_friends.HandOver, wire_friends.Code, 201, (*POSTED, 401, 404, 410)),
    Call("post", "/api/handovers/take", "The seats of such a code.", wire_friends.TakeOver,
         wire_friends.TakenOver, 200, (*POSTED, 401, 404, 410)),
    Call("post", "/api/mine", "How the tables are at which one holds seats.", wire.Mine,
         wire.MyTables, 200, POSTED),
    Call("get", "/api/games", "The games there are.", answer=wire.GameList),
    Call("get", "/api/games/{game}/rulebook", "The rules of a game.", answer=wire.Rulebook,
         refusals=(404,)),
    Call("get", "/api/words/{lang}/{game}", "Words for a game, as Fluent text.", refusals=(404,),
         media="text/plain"),
    Call("get", "/api/openapi.json", "This description.", answer=dict[str, Any]),
]  # fmt: skip


@cache
def openapi() -> bytes:
    """The whole description."""
    kinds = [kind for call in CALLS for kind in (call.body, call.answer) if kind is not None]
    every = [wire.Problem, *kinds]
    schemas, parts = msgspec.json.schema_components(
        every, ref_template="#/components/schemas/{name}"
    )
    by_kind = {str(kind): schema for kind, schema in zip(every, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = operation(call, by_kind)
    security = {"seat": {"type": "http", "scheme": "bearer"}}
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Tischrunde", "version": "1"},
            "paths": paths,
            "components": {"schemas": parts, "securitySchemes": security},
        }
    )


def operation(call: Call, by_kind: dict[str, Any]) -> dict[str, Any]:
    """One call as OpenAPI has it."""
    schema = {"type": "string"} if call.answer is None else by_kind[str(call.answer)]
    problem = {JSON: {"schema": by_kind[str(wire.Problem)]}}
    answers: dict[str, Any] = {
        str(call.status): {"description": "Done.", "content": {call.media: {"schema": schema}}}
    }
    for status in sorted(call.refusals):
        answers[str(status)] = {"description": "Refused.", "content": problem}
    out: dict[str, Any] = {"summary": call.told, "responses": answers}
    names = [part[1:-1] for part in call.path.split("/") if part.startswith("{")]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PLACES.get(name, TEXT)}
        for name in names
    ]
    parameters += [{"name": n, "in": "query", "schema": kind} for n, kind in call.query.items()]
    if parameters:
        out["parameters"] = parameters
    if call.body is not None:
        content = {JSON: {"schema": by_kind[str(call.body)]}}
        out["requestBody"] = {"required": True, "content": content}
    if call.token:
        out["security"] = [{"seat": []}] if call.token == "needed" else [{}, {"seat": []}]
    return out
