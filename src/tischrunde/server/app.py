"""The application: routes, one shape for every error, and what lives as long as the server."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tischrunde.server import refusals
from tischrunde.server.again import Again
from tischrunde.server.answers import CountAnswers
from tischrunde.server.calling import Caller
from tischrunde.server.crowds import NotTooMany
from tischrunde.server.doorstep import Doorstep
from tischrunde.server.endings import Endings
from tischrunde.server.friends import Friends
from tischrunde.server.guard import HEADERS, KnownHosts, StrictHeaders
from tischrunde.server.keeper import Keeper, tell_other_rules
from tischrunde.server.library import Library
from tischrunde.server.limits import Buckets, Limits
from tischrunde.server.operating import OPERATING_ROUTES
from tischrunde.server.page import PAGE_ROUTES, Page, lost
from tischrunde.server.pushing import Sender
from tischrunde.server.refusals import Refused
from tischrunde.server.routes import ROUTES, answer
from tischrunde.server.routes_friends import FRIENDS
from tischrunde.server.routes_rooms import ROOMS
from tischrunde.server.service import Service
from tischrunde.server.sharing import Sharing
from tischrunde.server.store import Away, open_store
from tischrunde.server.strangers import STRANGE_ROUTES
from tischrunde.server.tables import Tables
from tischrunde.server.thinking import Thinking


def make_app(
    database: str,
    library: Library,
    limits: Limits | None = None,
    page: Page | None = None,
    hosts: frozenset[str] = frozenset(),
    network: str = "",
    opening: str = "",
    exported: Path | None = None,
    webhooks: Caller | None = None,
    push: Sender | None = None,
) -> Starlette:
    """An app over the database behind this URL; it answers to these names, or else to any.

    ``network`` is what others in the network type to reach it, ``opening`` the command that
    would let them in.  ``exported`` is a folder for the records of tables that end; without one,
    games that somebody has begun do not end by themselves.  ``webhooks`` calls what tables have
    named, if they may, ``push`` browsers that have closed the page.
    """
    chosen = limits or Limits()
    answers: Counter[int] = Counter()
    doorstep = Doorstep(chosen)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as opened:
            await begin(app, opened)
            yield

    async def begin(app: Starlette, opened: AsyncExitStack) -> None:
        """Whatever is opened is closed, in the other order, whatever goes wrong with the others."""
        store = await open_store(database)
        opened.push_async_callback(store.close)
        tables = Tables(store, Thinking(), chosen)
        again = Again()
        opened.callback(again.close)
        endings = Endings(tables, chosen, exported)
        friends = Friends(tables, chosen, library, webhooks, push)
        opened.push_async_callback(friends.close)
        opened.push_async_callback(tables.close)
        app.state.service = Service(
            tables,
            library,
            chosen,
            again,
            posts=Buckets(chosen.posts_a_second, chosen.posts_at_once),
            new_tables=Buckets(chosen.tables_a_second, chosen.tables_at_once),
            imports=Buckets(chosen.imports_a_second, chosen.imports_at_once),
            imported=Buckets(chosen.imported_bytes_a_second, chosen.imported_bytes_at_once),
            answers=answers,
            doorstep=doorstep,
            endings=endings,
            quota=friends.rooms.quota,
            friends=friends,
        )
        keeper = Keeper(store, again)

        def ended() -> None:
            keeper.wake()
            friends.scoring.wake()

        tables.on_end = ended
        await tell_other_rules(store)
        # Also over SQLite: whoever looks after the tables may end some from outside.
        works = [keeper.run(), endings.run(), tables.keep_up()]
        works += [friends.scoring.run(), friends.watching.keep_up()]
        if store.shared:
            from tischrunde.server.store.listening import listen

            sharing = Sharing(tables.presence, store.say)
            words = friends.talking.or_else(friends.watching.or_else(sharing.hear))
            ears = listen(database, tables.hear, words, tables.hear_again)
            works += [ears, sharing.run()]
        opened.push_async_callback(cancelled, [asyncio.create_task(work) for work in works])

    known = [Middleware(KnownHosts, hosts, library)] if hosts else []
    app = Starlette(
        routes=[*ROUTES, *FRIENDS, *ROOMS, *STRANGE_ROUTES, *OPERATING_ROUTES, *PAGE_ROUTES],
        middleware=[
            Middleware(CountAnswers, answers),
            Middleware(StrictHeaders),
            Middleware(NotTooMany, doorstep),
            *known,
        ],
        exception_handlers={
            Refused: say_refused,
            HTTPException: say_http,
            ClientDisconnect: say_nothing,
            Away: say_no_store,
            Exception: say_internal,
        },
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # an address is right or wrong
    app.state.page = page or Page()
    app.state.network = network
    app.state.opening = opening
    app.state.doorstep = doorstep  # for whoever serves it
    app.state.webhooks = webhooks is not None
    app.state.push = push.public if push else ""
    return app


async def cancelled(tasks: list[asyncio.Task[None]]) -> None:
    """All of them, and they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def say_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return answer(error.problem(), error.status)


async def say_http(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses: unknown paths and methods."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and (page := lost(request)) is not None:
        return page
    refused = refusals.wrong_method() if error.status_code == 405 else refusals.not_found()
    response = answer(refused.problem(), refused.status)
    response.headers.update(error.headers or {})
    return response


async def say_nothing(request: Request, error: Exception) -> Response:
    """Whoever asked has left in the middle of it."""
    return Response(status_code=400)


async def say_no_store(request: Request, error: Exception) -> Response:
    """The log knows why."""
    refused = refusals.no_store()
    return answer(refused.problem(), refused.status)


async def say_internal(request: Request, error: Exception) -> Response:
    """Our own mistake: logged by the server, told without details."""
    refused = refusals.our_fault()
    response = answer(refused.problem(), refused.status)
    response.headers.update(HEADERS)  # this handler stands outside all middleware
    return response
