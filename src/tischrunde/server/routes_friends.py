"""The HTTP part that brings people together again; each handler is like those of routes.py."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tischrunde.server import refusals
from tischrunde.server import wire_friends as wire
from tischrunde.server.addresses import address_of
from tischrunde.server.handover import hand_over, take_over
from tischrunde.server.rematch import rematch
from tischrunde.server.routes import (
    allow_table,
    answer,
    finished,
    opened,
    read,
    route,
    seat_of,
    table_of,
)
from tischrunde.server.service import service_of
from tischrunde.server.wire_talk import Speak, Spoken


async def post_rematch(request: Request) -> Response:
    """A table for the next game, and everybody at this one told of it; asked twice, the same."""
    await read(request, wire.Again)
    table = await finished(request)
    seat = await seat_of(request, table)
    before = table.rematches  # while we look, somebody else may go on at the next one
    if not (table.rematch and await service_of(request).tables.is_there(table.rematch)):
        allow_table(request)
        draft = await service_of(request).friends.rooms.of_rematch(rematch(table, before))
        await opened(request, draft)
        await table.go_on_at(seat, draft.row.id)
        if draft.row.room:
            await service_of(request).friends.watching.moved(draft.row.room)
    return answer(wire.Rematch(table.rematch))


async def post_talk(request: Request) -> Response:
    """Say something to everybody at the table."""
    wish = await read(request, Speak)
    table = await table_of(request)
    seat = await seat_of(request, table)
    return answer(Spoken(await service_of(request).friends.talking.say(table, seat, wish)), 201)


async def post_webhook(request: Request) -> Response:
    """Name an address that is called when it is somebody's turn."""
    wish = await read(request, wire.SetWebhook)
    table = await table_of(request)
    await seat_of(request, table)
    origin = f"{request.url.scheme}://{request.url.netloc}"
    host = await service_of(request).friends.webhooks.put(table, wish, origin, address_of(request))
    return answer(wire.Webhook(host))


async def get_webhook(request: Request) -> Response:
    """Whom a table calls, for those who sit there."""
    table = await table_of(request)
    await seat_of(request, table)
    return answer(wire.Webhook(await service_of(request).friends.webhooks.host(table)))


async def post_push(request: Request) -> Response:
    """Have a browser called when it is one's turn and one is not there."""
    wish = await read(request, wire.Device)
    table = await table_of(request)
    seat = await seat_of(request, table)
    return answer(wire.Called(await service_of(request).friends.pushing.put(table, seat, wish)))


async def post_push_move(request: Request) -> Response:
    """A browser is reached elsewhere now, or nowhere."""
    wish = await read(request, wire.MovePush)
    return answer(wire.Called(await service_of(request).friends.pushing.move(wish)))


async def post_handover(request: Request) -> Response:
    """A code by which another device gets seats that one holds, or one's place in a room."""
    wish = await read(request, wire.HandOver)
    if not service_of(request).friends.codes.take(address_of(request)):
        raise refusals.too_fast()
    return answer(await hand_over(service_of(request).friends.rooms, wish), 201)


async def post_takeover(request: Request) -> Response:
    """The seats of a code; whoever only guesses is soon too fast."""
    wish = await read(request, wire.TakeOver)
    friends = service_of(request).friends
    if not (friends.tries.take(address_of(request)) and friends.all_tries.take()):
        raise refusals.too_fast()
    return answer(await take_over(service_of(request).friends.rooms, wish.code))


FRIENDS = [
    route("POST", "/handovers", post_handover),
    route("POST", "/handovers/take", post_takeover),
    route("POST", "/tables/{table}/rematch", post_rematch),
    route("POST", "/tables/{table}/talk", post_talk),
    route("POST", "/tables/{table}/webhook", post_webhook),
    route("GET", "/tables/{table}/webhook", get_webhook),
    route("POST", "/tables/{table}/push", post_push),
    route("POST", "/push/move", post_push_move),
]
