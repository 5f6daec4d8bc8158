"""The HTTP part.  Routes are a list; every handler fits on a screen; every error has one shape."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from tischrunde.bots import catalog as bots
from tischrunde.games import catalog as games
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.server import drafts, exporting, guard, kept, moments, refusals, wire
from tischrunde.server.addresses import address_of
from tischrunde.server.live import live
from tischrunde.server.mine import mine
from tischrunde.server.openapi import openapi
from tischrunde.server.seating import bot, person
from tischrunde.server.service import service_of
from tischrunde.server.table import Table
from tischrunde.server.tokens import new_once, token_of

Body = TypeVar("Body")


def answer(content: object, status: int = 200) -> Response:
    """Anything of the wire as JSON."""
    return Response(wire.encode(content), status, media_type="application/json")


async def receive(request: Request, limit: int) -> bytes:
    """The body of a POST from our own page or a program, not too fast and not too large."""
    guard.check_origin(request.headers)
    if not service_of(request).posts.take(address_of(request)):
        raise refusals.too_fast()
    return await guard.body(request, limit)


def allow_table(request: Request) -> None:
    """Not too many new tables from one address."""
    if not service_of(request).new_tables.take(address_of(request)):
        raise refusals.too_fast()


async def opened(request: Request, draft: drafts.Draft) -> wire.Created:
    """A new table, if there are not too many already."""
    service, address = service_of(request), address_of(request)
    await service.quota.allow_table(address, draft.row)
    created = await service.tables.open(draft)
    await service.quota.note_table(address, draft.row.id)
    return created


async def read(request: Request, kind: type[Body]) -> Body:
    """The body of a POST, readable too."""
    data = await receive(request, wire.BODY_LIMIT)
    try:
        return wire.decode(data, kind)
    except wire.UNREADABLE as error:
        raise refusals.malformed(error) from error


async def table_of(request: Request) -> Table:
    return await service_of(request).tables.find(request.path_params["table"])


async def seat_of(request: Request, table: Table) -> int:
    """The seat whose token comes with the request."""
    token = guard.bearer(request.headers)
    if token is None:
        raise refusals.no_token()
    return await table.seat_of(token)


async def viewer_of(request: Request, table: Table) -> int:
    """The seat whose token comes with the request; without one, a spectator."""
    watching = guard.bearer(request.headers) is None
    return SPECTATOR if watching else await seat_of(request, table)


async def eyes_of(request: Request, table: Table) -> int:
    """Through whose eyes to look back: one's own, or by ``?seat=`` anybody's after the game."""
    own = await viewer_of(request, table)
    wanted = request.query_params.get("seat")
    if wanted is None:
        return own
    seats = {str(seat): seat for seat in range(SPECTATOR, table.row.seats)}
    if wanted not in seats:
        raise refusals.no_such_seat()
    if seats[wanted] not in (own, SPECTATOR) and not table.session.over:
        raise refusals.not_over()
    return seats[wanted]


def game_of(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in games.ids():
        raise refusals.no_such_game()
    return game


# -- tables -------------------------------------------------------------------------------------


async def post_table(request: Request) -> Response:
    """Set a table up."""
    wish = await read(request, wire.NewTable)
    allow_table(request)
    return answer(await opened(request, drafts.fresh(wish)), 201)


async def get_tables(request: Request) -> Response:
    """The listed tables whose game is not over."""
    text = await service_of(request).tables.listing.told()
    return Response(text, media_type="application/json")


async def get_table(request: Request) -> Response:
    """The table as the seat of the token sees it, or as spectators do."""
    table = await table_of(request)
    return answer(await table.look(await viewer_of(request, table)))


async def post_seat(request: Request) -> Response:
    """Sit down, or seat a bot, which only somebody at the table may."""
    wish = await read(request, wire.Join)
    table = await table_of(request)
    if wish.bot:
        await seat_of(request, table)
        newcomer, token = bot(wish.bot, table.row.game), ""
    else:
        token = token_of(wish.once or new_once())
        newcomer = person(wish.name, token)
    seat = await table.join(wish.seat, newcomer)
    if token:
        service_of(request).tables.presence.expect(table.row.id, seat)
    return answer(wire.Joined(seat, table.version, token), 201)


async def post_choice(request: Request) -> Response:
    """Make one choice: 409 when the table has moved on, 422 when a rule says no."""
    wish = await read(request, wire.Choice)
    table = await table_of(request)
    seat = await seat_of(request, table)
    await table.choose(seat, wish.version, wish.choice)
    return answer(table.update(seat, wish.version))


async def post_undo(request: Request) -> Response:
    """Take one's last choice back, and what bots have answered."""
    wish = await read(request, wire.Undoing)
    table = await table_of(request)
    seat = await seat_of(request, table)
    await table.undo(seat, wish.version)
    return answer(table.update(seat, wish.version))


async def post_stand_in(request: Request) -> Response:
    """Let a bot play for somebody who is away; anybody at the table may ask for it."""
    wish = await read(request, wire.StandIn)
    table = await table_of(request)
    own = await seat_of(request, table)
    await table.stand_in(own, wish.seat, wish.version, bots.names(table.row.game)[-1])
    return answer(table.update(own, wish.version))


async def post_back(request: Request) -> Response:
    """Play oneself again."""
    await read(request, wire.Back)
    table = await table_of(request)
    seat = await seat_of(request, table)
    await table.come_back(seat)
    return answer(table.update(seat))


def exported(request: Request) -> Path | None:
    """Where the records of tables lie that are no more."""
    return service_of(request).endings.folder


async def post_leave(request: Request) -> Response:
    """Give one's seat up, or that of somebody for whom a bot has stood in long enough."""
    wish = await read(request, wire.Leave)
    table = await table_of(request)
    own = await seat_of(request, table)
    seat = own if wish.seat is None else wish.seat
    return answer(await service_of(request).endings.leave(table, own, seat))


async def post_close(request: Request) -> Response:
    """End a table for everybody, which whoever has set it up may."""
    await read(request, wire.Close)
    endings = service_of(request).endings
    try:
        table = await table_of(request)
    except refusals.OtherRules as other:
        token = guard.bearer(request.headers)
        if other.over or token is None:
            raise
        return answer(await endings.close_unplayable(other.table, token))
    return answer(await endings.close(table, await seat_of(request, table)))


async def get_record(request: Request) -> Response:
    """The record of a finished game; before, its seed would tell all."""
    table = await finished(request)
    return kept.record_file(table.row, table.session.record.to_json())


# -- looking back ---------------------------------------------------------------------------------


async def get_moments(request: Request) -> Response:
    """The story of a table as a seat heard it; ``?from=`` a moment, where it is long."""
    table = await table_of(request)
    await table.freshen()
    first = moments.number_in(request.query_params.get("from", "0"))
    return answer(moments.story(table, await eyes_of(request, table), first))


async def get_moment(request: Request) -> Response:
    """The table as a seat saw it after so many choices."""
    table = await table_of(request)
    await table.freshen()
    seat = await eyes_of(request, table)
    return answer(moments.moment(table, moments.number_in(request.path_params["number"]), seat))


async def finished(request: Request) -> Table:
    """The table, if its game is over; before, a record or a second try would tell its secrets."""
    table = await table_of(request)
    await table.freshen()
    if not table.session.over:
        raise refusals.not_over()
    return table


async def get_course(request: Request) -> Response:
    """How a finished game developed."""
    table = await finished(request)
    service, id = service_of(request), table.row.id

    async def made() -> bytes:
        course = await kept.kept_course(service, id)
        if course is None:
            record = table.session.record
            course = await service.again.play(address_of(request), moments.course, record)
        return wire.encode(course)

    text = await service.courses.of(id).get(table.version, made)
    return Response(text, media_type="application/json")


async def post_continue(request: Request) -> Response:
    """Go on from a moment of a finished game, at a new table."""
    wish = await read(request, wire.Continue)
    table = await finished(request)
    allow_table(request)
    draft = drafts.continued(table.row.id, table.session, wish)
    return answer(await opened(request, draft), 201)


async def post_record(request: Request) -> Response:
    """A table from a record: to look at if the game is over, else with open seats."""
    service = service_of(request)
    data = await receive(request, wire.RECORD_LIMIT)
    address = address_of(request)
    if not (service.imports.take(address) and service.imported.take(address, len(data))):
        raise refusals.too_fast()
    most = service.limits.choices_a_game
    checked = await service.again.play(address, drafts.check, data, most)
    return answer(await opened(request, drafts.imported(checked)), 201)


async def post_mine(request: Request) -> Response:
    """How the tables are at which one holds seats."""
    wish = await read(request, wire.Mine)
    return answer(await mine(service_of(request).tables, wish))


# -- games --------------------------------------------------------------------------------------


async def get_games(request: Request) -> Response:
    """The games there are, with the switches of their tables."""
    found = [described(game) for game in games.ids()]
    told = request.app.state
    return answer(wire.GameList(found, told.network, told.opening, told.webhooks, told.push))


def described(id: str) -> wire.Game:
    rules = games.load(id)
    switches = [wire.Switch(s.name, list(s.values), s.rule) for s in rules.options]
    fewest, most = rules.seats
    return wire.Game(id, rules.version, fewest, most, switches, bots.names(id))


async def get_rulebook(request: Request) -> Response:
    """The rules of a game in our words."""
    return answer(service_of(request).library.rulebook(game_of(request)))


async def get_words(request: Request) -> Response:
    """The messages of a language for a game, as they stand in the locale files."""
    text = service_of(request).library.words(request.path_params["lang"], game_of(request))
    if text is None:
        raise refusals.no_such_words()
    return Response(text, media_type="text/plain")


async def get_openapi(request: Request) -> Response:
    """All of this, for programs that write programs."""
    return Response(openapi(), media_type="application/json")


Handler = Callable[[Request], Awaitable[Response]]


def route(method: str, path: str, handler: Handler) -> Route:
    return Route(f"/api{path}", handler, methods=[method])


ROUTES = [
    route("POST", "/tables", post_table),
    route("GET", "/tables", get_tables),
    route("GET", "/tables/{table}", kept.instead(get_table, kept.update)),
    route("POST", "/tables/{table}/seats", post_seat),
    route("POST", "/tables/{table}/choices", post_choice),
    route("POST", "/tables/{table}/undo", post_undo),
    route("POST", "/tables/{table}/stand-in", post_stand_in),
    route("POST", "/tables/{table}/back", post_back),
    route("POST", "/tables/{table}/leave", post_leave),
    route("POST", "/tables/{table}/close", post_close),
    route(
        "GET",
        "/tables/{table}/record",
        exporting.or_exported(kept.instead(get_record, kept.record), exported),
    ),
    route("GET", "/tables/{table}/moments", kept.instead(get_moments, kept.story)),
    route("GET", "/tables/{table}/moments/{number}", kept.instead(get_moment, kept.moment)),
    route("GET", "/tables/{table}/course", kept.instead(get_course, kept.course)),
    route("POST", "/tables/{table}/continue", post_continue),
    route("POST", "/records", post_record),
    route("POST", "/mine", post_mine),
    route("GET", "/games", get_games),
    route("GET", "/games/{game}/rulebook", get_rulebook),
    route("GET", "/words/{lang}/{game}", get_words),
    route("GET", "/openapi.json", get_openapi),
    WebSocketRoute("/api/tables/{table}/live", live),
]
