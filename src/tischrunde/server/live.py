"""The live part: one WebSocket a client, which first says who it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from tischrunde.kernel.pile import SPECTATOR
from tischrunde.server import guard, kept, refusals, wire
from tischrunde.server.clients import Client
from tischrunde.server.doorstep import sending_at_once
from tischrunde.server.limits import Bucket, Limits
from tischrunde.server.refusals import Refused
from tischrunde.server.service import service_of
from tischrunde.server.store import Away
from tischrunde.server.table import Table

# Close codes of the WebSocket protocol.
BREACH = 1008
OUR_FAULT = 1011
COME_AGAIN = 1013

SLOWEST = 20.0  # seconds for one message; whoever takes nothing for so long is gone

log = logging.getLogger(__name__)


async def live(socket: WebSocket) -> None:
    """``/api/tables/{table}/live``."""
    await safely(socket, converse)


async def safely(socket: WebSocket, talk: Callable[[WebSocket], Awaitable[None]]) -> None:
    """Whatever goes wrong with a connection is told, and ends it."""
    try:
        guard.check_origin(socket.headers)
    except Refused:
        await socket.close(BREACH)  # before it is accepted: the browser gets a plain 403
        return
    await socket.accept()
    try:
        await talk(socket)
    except Refused as refused:
        with suppress(Exception):
            await socket.send_text(wire.encode(refused.problem()).decode())
            await socket.close(BREACH)
    except WebSocketDisconnect:
        pass
    except Away:
        with suppress(Exception):
            await socket.send_text(wire.encode(refusals.no_store().problem()).decode())
            await socket.close(COME_AGAIN)
    except Exception:
        log.exception("a live connection failed")
        with suppress(Exception):
            await socket.close(OUR_FAULT)


async def converse(socket: WebSocket) -> None:
    """Greet, then listen until the client leaves."""
    service = service_of(socket)
    id = socket.path_params["table"]
    try:
        await service.tables.find(id)
    except refusals.OtherRules as other:
        await show_kept(socket, other)
        return
    hello = await first_message(socket, service.limits.hello_seconds)
    table = await service.tables.find(id)  # anew: nobody was at it, so it may have been forgotten
    seats = sorted({await table.seat_of(token) for token in hello.tokens})
    watching = sum(SPECTATOR in client.seats for client in table.clients)
    if not seats and watching >= service.limits.clients_a_table:
        raise refusals.crowded()  # whoever holds a seat always finds a place
    client = Client(seats or [SPECTATOR], sending_at_once(socket.scope))
    tasks = [asyncio.create_task(send_on(socket, client))]
    try:
        with service.tables.presence.during(id, client.seats):  # who hears something is there
            await table.greet(client, hello.since)
            await service.friends.talking.greet(table, client)
            client.hear_of(service.tables.company(id))
            tasks.append(asyncio.create_task(heed(socket, table, client, service.limits)))
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        table.clients.discard(client)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def show_kept(socket: WebSocket, other: refusals.OtherRules) -> None:
    """A table at which nothing will happen any more."""
    limits = service_of(socket).limits
    hello = await first_message(socket, limits.hello_seconds)
    for text in await kept.greeting(socket, other, hello):
        async with asyncio.timeout(SLOWEST):
            await socket.send_text(text)
    bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
    while bucket.take():
        await text_of(socket)
    raise refusals.too_fast()


async def first_message(socket: WebSocket, seconds: float) -> wire.Hello:
    """Who this is."""
    try:
        async with asyncio.timeout(seconds):
            message = read(await text_of(socket))
    except TimeoutError as error:
        raise refusals.malformed(TimeoutError("no hello came")) from error
    if not isinstance(message, wire.Hello):
        raise refusals.malformed(ValueError("hello comes first"))
    return message


async def send_on(socket: WebSocket, client: Client) -> None:
    """Everything in the outbox, as fast as the client takes it."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        while (text := await client.next()) is not None:
            async with asyncio.timeout(SLOWEST):
                await socket.send_text(text)
        async with asyncio.timeout(SLOWEST):
            await socket.close(COME_AGAIN)


async def heed(socket: WebSocket, table: Table, client: Client, limits: Limits) -> None:
    """Listen until the client leaves, and end without an error: one that a task hands on to whoever
    waits for it knows that task again, and the two stay in memory with all of the connection."""
    with suppress(WebSocketDisconnect):
        await listen(socket, table, client, limits)


async def listen(socket: WebSocket, table: Table, client: Client, limits: Limits) -> None:
    """What the client wants, one thing after the other; whatever is wrong is answered."""
    bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
    while True:
        text = await text_of(socket)
        if not bucket.take():
            raise refusals.too_fast()
        id = 0
        try:
            message = read(text)
            if isinstance(message, wire.Hello):
                raise refusals.malformed(ValueError("hello comes once"))
            id = message.id
            client.send(wire.encode(await carry_out(table, client, message)).decode())
        except Refused as refused:
            client.send(wire.encode(refused.problem(id)).decode())
        except Away:
            client.send(wire.encode(refusals.no_store().problem(id)).decode())


async def carry_out(table: Table, client: Client, message: wire.Choose | wire.Undo) -> wire.Done:
    """A choice or an undo; answered only once it is stored."""
    if message.seat not in client.seats:
        raise refusals.unknown_token()
    if isinstance(message, wire.Choose):
        version = await table.choose(message.seat, message.version, message.choice)
    else:
        version = await table.undo(message.seat, message.version)
    return wire.Done(message.id, version)


async def text_of(socket: WebSocket) -> str | bytes:
    """The next message; both kinds of frames will do."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | bytes | None = message.get("text")
    return message["bytes"] if text is None else text


def read(text: str | bytes) -> wire.ToServer:
    try:
        message: wire.ToServer = wire.decode_live(text)
        return message
    except wire.UNREADABLE as error:
        raise refusals.malformed(error) from error
