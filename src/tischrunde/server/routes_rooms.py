"""The HTTP and the live part of rooms; each handler is like those of routes.py."""

from __future__ import annotations

import asyncio
import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from tischrunde.kernel.pile import SPECTATOR
from tischrunde.server import guard, refusals
from tischrunde.server import wire_rooms as wire
from tischrunde.server.addresses import address_of
from tischrunde.server.clients import Client
from tischrunde.server.limits import Bucket
from tischrunde.server.live import first_message, safely, send_on, text_of
from tischrunde.server.looked import Looked
from tischrunde.server.routes import allow_table, answer, opened, read, route
from tischrunde.server.service import service_of
from tischrunde.server.watching import Watching


def room_of(request: Request) -> str:
    return str(request.path_params["room"])


def key_of(request: Request) -> str:
    """The key of whoever asks, be it right or wrong."""
    token = guard.bearer(request.headers)
    if token is None:
        raise refusals.no_token()
    return token


def watching(request: Request) -> Watching:
    return service_of(request).friends.watching


def allow_move(request: Request) -> None:
    """Everybody who looks at a room is told of it."""
    if not service_of(request).friends.moves.take(address_of(request)):
        raise refusals.too_fast()


async def post_room(request: Request) -> Response:
    """Open a room."""
    wish = await read(request, wire.NewRoom)
    friends, address = service_of(request).friends, address_of(request)
    if not friends.new_rooms.take(address):
        raise refusals.too_fast()
    return answer(await friends.rooms.open(wish, address), 201)


def shown(looked: Looked) -> Response:
    return Response(looked.text, media_type="application/json")


async def get_room(request: Request) -> Response:
    """The room, for whoever has its link."""
    return shown(await service_of(request).friends.rooms.look(room_of(request)))


async def post_member(request: Request) -> Response:
    """Enter a room."""
    wish = await read(request, wire.Enter)
    allow_move(request)
    entered = await service_of(request).friends.rooms.enter(room_of(request), wish)
    await watching(request).changed(entered.room)
    return answer(entered, 201)


async def changed(request: Request, id: str) -> Response:
    """The room as it is now, which everybody who looks at it is told, too."""
    await watching(request).changed(id)
    return shown(await service_of(request).friends.rooms.look(id))


async def post_name(request: Request) -> Response:
    """Be called otherwise from now on."""
    wish = await read(request, wire.Rename)
    allow_move(request)
    rooms, id = service_of(request).friends.rooms, room_of(request)
    await rooms.rename(id, key_of(request), wish.name)
    return await changed(request, id)


async def post_leave(request: Request) -> Response:
    """Leave a room for good."""
    await read(request, wire.LeaveRoom)
    allow_move(request)
    rooms, id = service_of(request).friends.rooms, room_of(request)
    await rooms.leave(id, key_of(request))
    return await changed(request, id)


async def post_close(request: Request) -> Response:
    """Close a room: what was played there stays."""
    await read(request, wire.CloseRoom)
    rooms, id = service_of(request).friends.rooms, room_of(request)
    await rooms.close(id, key_of(request))
    return await changed(request, id)


async def post_table(request: Request) -> Response:
    """Set a table of the room up."""
    wish = await read(request, wire.NewRoomTable)
    service, id = service_of(request), room_of(request)
    draft = await service.friends.rooms.new_table(id, key_of(request), wish)
    allow_table(request)
    await opened(request, draft)
    await watching(request).moved(id)
    return answer(wire.TableMade(draft.row.id), 201)


async def post_seat(request: Request) -> Response:
    """Sit down at a table of the room."""
    await read(request, wire.SitDown)
    rooms, table = service_of(request).friends.rooms, str(request.path_params["table"])
    return answer(await rooms.sit(room_of(request), key_of(request), table), 201)


async def get_results(request: Request) -> Response:
    """All that was played there, as a file."""
    looked = await service_of(request).friends.rooms.look(room_of(request))
    return saved(Response(looked.results, media_type="application/json"), looked.room, "json")


async def get_sheet(request: Request) -> Response:
    """The same for spreadsheets."""
    looked = await service_of(request).friends.rooms.look(room_of(request))
    return saved(Response(looked.sheet, media_type="text/csv"), looked.room, "csv")


def saved(response: Response, room: wire.Room, ending: str) -> Response:
    """Under a name any system can have: what a room is called need not be one."""
    name = re.sub(r"[^a-z0-9]+", "-", room.name.lower()).strip("-") or "tischrunde"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}.{ending}"'
    return response


async def live(socket: WebSocket) -> None:
    """``/api/rooms/{room}/live``: told whatever changes; there is nothing to say but hello."""
    await safely(socket, converse)


async def converse(socket: WebSocket) -> None:
    service, id = service_of(socket), str(socket.path_params["room"])
    here = service.friends.watching
    await service.friends.rooms.find(id)
    hello = await first_message(socket, service.limits.hello_seconds)
    found = await service.friends.rooms.find(id)
    members = sorted({found.member_of(token).number for token in hello.tokens})
    known = here.watched.get(id)
    if not members and known and len(known.clients) >= service.limits.clients_a_table:
        raise refusals.crowded()
    client = Client(members or [SPECTATOR])
    tasks = [asyncio.create_task(send_on(socket, client))]
    try:
        await here.greet(id, client)
        pace = Bucket(service.limits.messages_a_second, service.limits.messages_at_once)
        tasks.append(asyncio.create_task(listen(socket, pace)))
        with service.tables.presence.during(id, client.seats):
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        here.leave(id, client)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def listen(socket: WebSocket, pace: Bucket) -> None:
    """Until the client leaves."""
    while pace.take():
        await text_of(socket)
    raise refusals.too_fast()


ROOMS = [
    route("POST", "/rooms", post_room),
    route("GET", "/rooms/{room}", get_room),
    route("POST", "/rooms/{room}/members", post_member),
    route("POST", "/rooms/{room}/name", post_name),
    route("POST", "/rooms/{room}/leave", post_leave),
    route("POST", "/rooms/{room}/close", post_close),
    route("POST", "/rooms/{room}/tables", post_table),
    route("POST", "/rooms/{room}/tables/{table}/seats", post_seat),
    route("GET", "/rooms/{room}/results", get_results),
    route("GET", "/rooms/{room}/results.csv", get_sheet),
    WebSocketRoute("/api/rooms/{room}/live", live),
]
