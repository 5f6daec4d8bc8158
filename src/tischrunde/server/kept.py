"""Finished games by rules that are not today's: shown as they were kept, where nothing else can."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tischrunde.games import catalog as games
from tischrunde.kernel.pile import SPECTATOR
from tischrunde.server import film, guard, moments, refusals, showing, tokens, wire
from tischrunde.server.addresses import address_of
from tischrunde.server.records import record_of
from tischrunde.server.refusals import OtherRules
from tischrunde.server.rematch import rematch_id
from tischrunde.server.service import Service, service_of
from tischrunde.server.store import SeatRow, TableRow, keeping
from tischrunde.table import Record

Handler = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class Kept:
    """A finished game, and what it came to."""

    row: TableRow
    seats: list[SeatRow]
    version: int
    end: film.End
    rematch: str = ""

    @property
    def about(self) -> wire.About:
        return showing.about(self.row, self.seats, over=True, rematch=self.rematch)

    def seat_of(self, token: str) -> int:
        seat = tokens.seat_of(token, [seat.token_hash for seat in self.seats])
        if seat is None:
            raise refusals.unknown_token()
        return seat

    def update(self, seat: int, since: int | None = None) -> wire.Update:
        """The end, as a seat or a spectator saw it."""
        told = [] if since is None else self.end.told
        found = self.end.updates[seat - SPECTATOR]
        return replace(found, version=self.version, about=self.about, events=told)

    def story(self, first: int) -> wire.Moments:
        """As spectators heard it, from a moment on."""
        end = self.end
        if first > end.count:
            raise refusals.no_such_moment()
        last = min(first + moments.PAGE, end.count + 1)
        told = [line for line in end.told if first <= line.version < last]
        return wire.Moments(
            end.count, told, end.turns[first:last], last if last <= end.count else None
        )

    def of(self, shot: wire.Moment, number: int) -> wire.Moment:
        """A moment with what is known of the table today."""
        update = replace(shot.update, version=number, about=self.about)
        return replace(shot, number=number, count=self.end.count, update=update)


async def kept_course(service: Service, id: str) -> wire.Course | None:
    """How a game developed, if that was kept: nobody needs to play it again."""
    part = await service.tables.store.run(partial(keeping.kept, id, 0))
    return film.end_of(part).course if part is not None else None


async def find(service: Service, address: str, id: str) -> Kept:
    """The game as it was kept; what was not, as today's rules have it if they lead to an end."""
    store = service.tables.store
    row, version, seats = await stored(service, id)
    part = await store.run(partial(keeping.kept, id, 0))
    if part is None:
        parts = None
        if row.game in games.ids():
            record = await stored_record(service, row)
            parts = await service.again.play(address, film.film, row, seats, record)
        if parts is None:
            raise OtherRules(id, row.over, row.version)
        await store.run(partial(keeping.keep, parts, id))
        part = parts[0]
    rematch = "".join(await store.versions([rematch_id(id)]))
    return Kept(row, seats, version, film.end_of(part), rematch)


async def stored(service: Service, id: str) -> tuple[TableRow, int, list[SeatRow]]:
    """A finished table, its version and its seats."""
    store = service.tables.store
    found = (await store.tables([id])).get(id)
    if found is None:
        raise refusals.no_such_table()
    row, version = found
    if not row.over:
        raise OtherRules(id, row.over, row.version)
    return row, version, (await store.seats([id]))[id]


async def stored_record(service: Service, row: TableRow) -> Record:
    return record_of(row, await service.tables.store.events(row.id))


# -- instead of a table ---------------------------------------------------------------------------


def instead(handler: Handler, kept: Callable[[Request, str], Awaitable[object]]) -> Handler:
    """A handler for tables, and what answers for those that only what was kept is known of."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except OtherRules as other:
            if not other.over:
                raise
            found = await kept(request, other.table)
            if isinstance(found, Response):
                return found
            return Response(wire.encode(found), media_type="application/json")

    return handle


async def update(request: Request, id: str) -> wire.Update:
    kept = await find(service_of(request), address_of(request), id)
    token = guard.bearer(request.headers)
    return kept.update(SPECTATOR if token is None else kept.seat_of(token))


async def story(request: Request, id: str) -> wire.Moments:
    kept = await find(service_of(request), address_of(request), id)
    return kept.story(moments.number_in(request.query_params.get("from", "0")))


async def moment(request: Request, id: str) -> wire.Moment:
    service, number = service_of(request), moments.number_in(request.path_params["number"])
    kept = await find(service, address_of(request), id)
    part = 1 + number // film.REEL
    reel = await service.tables.store.run(partial(keeping.kept, id, part))
    if reel is None or number > kept.end.count:
        raise refusals.no_such_moment()
    return kept.of(film.moment_of(reel, number), number)


async def course(request: Request, id: str) -> wire.Course:
    return (await find(service_of(request), address_of(request), id)).end.course


async def record(request: Request, id: str) -> Response:
    """As it was kept, with where it led; or else from what is stored, whatever rules there are."""
    service = service_of(request)
    row, _, _ = await stored(service, id)
    part = await service.tables.store.run(partial(keeping.kept, id, 0))
    text = film.end_of(part).record if part else (await stored_record(service, row)).to_json()
    return record_file(row, text)


def record_file(row: TableRow, text: str) -> Response:
    """To be saved under a name that tells the game."""
    name = f'attachment; filename="{row.game}-{row.id}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


async def greeting(
    connection: HTTPConnection, other: OtherRules, hello: wire.Hello
) -> Sequence[str]:
    """What a live connection is told of such a table, once and for all."""
    if not other.over:
        raise other
    kept = await find(service_of(connection), address_of(connection), other.table)
    seats = sorted({kept.seat_of(token) for token in hello.tokens}) or [SPECTATOR]
    return [wire.encode(kept.update(seat, hello.since)).decode() for seat in seats]
