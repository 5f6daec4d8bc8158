"""For whoever runs the server: whether it works, and its figures."""

from __future__ import annotations

import asyncio
import logging
from ipaddress import ip_address

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tischrunde.kernel.message import Message
from tischrunde.server import wire
from tischrunde.server.service import service_of
from tischrunde.server.store import Away

PATIENCE = 3.0  # seconds within which the database has to answer
NOT_INSTALLED = 501

log = logging.getLogger(__name__)


class Health(Struct, frozen=True):
    """Whether the server can do its work; ``database`` is whether it answers."""

    ok: bool
    database: bool


async def get_health(request: Request) -> Response:
    """200 when all is well, 503 when the database does not answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            await service_of(request).tables.store.ask()
        answers = True
    except Away:  # the log knows of it
        answers = False
    except Exception:
        log.warning("the database does not answer", exc_info=True)
        answers = False
    told = wire.encode(Health(ok=answers, database=answers))
    return Response(told, 200 if answers else 503, media_type="application/json")


async def get_metrics(request: Request) -> Response:
    """In the words of Prometheus; for this computer, and for whoever was named."""
    if not may_measure(request):
        raise HTTPException(404)
    service = service_of(request)
    try:
        from tischrunde.server.metrics import KIND, figures
    except ModuleNotFoundError as error:
        if error.name != "prometheus_client":
            raise
        wanted = request.headers.get("accept-language", "")
        said = service.library.say(wanted, Message("no-metrics"))
        return PlainTextResponse(said + "\n", NOT_INSTALLED)
    return Response(figures(service), headers={"Content-Type": KIND})


def may_measure(request: Request) -> bool:
    asking = request.client.host if request.client else ""
    if asking in service_of(request).limits.scrapers:
        return True
    try:
        return ip_address(asking).is_loopback
    except ValueError:
        return False


OPERATING_ROUTES = [Route("/healthz", get_health), Route("/metrics", get_metrics)]
