"""For whoever comes by a name that is not ours, or by a proxy that leaves something out."""

from __future__ import annotations

import re
from html import escape

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from tischrunde.kernel.message import Message
from tischrunde.server import refusals
from tischrunde.server.library import Library

NAME = re.compile(r"[\w.-]{1,253}", re.ASCII)  # of a host

# No style: whatever it would be in, this name would not be given it.
PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<h1>{title}</h1>
<p>{told}</p>
<p>{mended}</p>
</html>
"""


def wants_page(method: str, headers: Headers) -> bool:
    """Whether a person looks, and not a program."""
    return method in ("GET", "HEAD") and "text/html" in headers.get("accept", "")


def wrong_host_page(library: Library, headers: Headers) -> Response:
    """There are no tables by this name, and what would change that."""
    wanted = headers.get("accept-language", "")
    refused = refusals.wrong_host()

    def said(message: Message) -> str:
        return escape(library.say(wanted, message))

    page = PAGE.format(
        lang=said(Message("this-language")),
        title=said(Message("wrong-host-title")),
        told=said(refused.message),
        mended=said(Message("wrong-host-mended", {"host": asked_for(headers)})),
    )
    return HTMLResponse(page, refused.status)


def asked_for(headers: Headers) -> str:
    """The name somebody has used, as far as it is one."""
    name = headers.get("host", "").rpartition(":")[0] or headers.get("host", "")
    return name if NAME.fullmatch(name) else "games.example"


async def get_live(request: Request) -> Response:
    """Where live connections are made, asked for a plain answer: a browser would not do so, but a
    proxy that passes on only half of what the browser has said does."""
    raise refusals.no_upgrade()


STRANGE_ROUTES = [
    Route("/api/tables/{table}/live", get_live),
    Route("/api/rooms/{room}/live", get_live),
]
