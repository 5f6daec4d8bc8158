"""Before and after every request: whose page sent it, to whom, how large, and strict headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tischrunde.server import refusals, wire
from tischrunde.server.library import Library
from tischrunde.server.strangers import wants_page, wrong_host_page

# Nothing from elsewhere, nothing inline, in nobody's frame.
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
# Browsers heed this only where nobody can have changed it on its way, and complain elsewhere.
ALONE = {"Cross-Origin-Opener-Policy": "same-origin"}
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class StrictHeaders:
    """Adds the headers to every answer, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS | (ALONE if unchanged(scope) else {}))
                headers.setdefault("Cache-Control", "no-store")  # only the page may be kept
            await send(message)

        await self.app(scope, receive, send_strictly)


class KnownHosts:
    """Answers only to the names one reaches it by, if they are known.

    Else another site could let its own name point at this computer, and its page would be taken
    for ours (DNS rebinding).
    """

    def __init__(self, app: ASGIApp, hosts: frozenset[str], library: Library) -> None:
        self.app = app
        self.hosts = hosts
        self.library = library

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or self._known(Headers(scope=scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)  # not accepted: a plain 403
        else:
            await self._refusal(scope["method"], Headers(scope=scope))(scope, receive, send)

    def _refusal(self, method: str, headers: Headers) -> Response:
        if wants_page(method, headers):
            return wrong_host_page(self.library, headers)
        return refuse(refusals.wrong_host())

    def _known(self, headers: Headers) -> bool:
        return host_of(headers) in self.hosts


def refuse(refused: refusals.Refused, headers: dict[str, str] | None = None) -> Response:
    """The answer of whoever stands before all routes."""
    content = wire.encode(refused.problem())
    return Response(content, refused.status, headers, media_type="application/json")


def host_of(headers: Headers) -> str | None:
    """The name that was asked for, without the port."""
    try:
        return urlsplit(f"//{headers.get('host', '')}").hostname
    except ValueError:
        return None


def unchanged(scope: Scope) -> bool:
    """Whether what we answer arrives as it was sent."""
    return scope["scheme"] == "https" or host_of(Headers(scope=scope)) in LOOPBACK


def check_origin(headers: Headers) -> None:
    """A browser says whose page sends; only our own may.  Programs need not say anything."""
    origin = headers.get("origin")
    if origin is None:
        return
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        place = ""
    if not place or place.lower() != headers.get("host", "").lower():
        raise refusals.wrong_origin()


async def body(request: Request, limit: int) -> bytes:
    """The body, as far as it is not too large."""
    said = request.headers.get("content-length", "0")
    if said.isascii() and said.isdecimal() and int(said[:20]) > limit:
        raise refusals.too_large(limit)
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise refusals.too_large(limit)
        parts.append(part)
    return b"".join(parts)


def bearer(headers: Headers) -> str | None:
    """The token of ``Authorization: Bearer …``, if there is such a header."""
    value = headers.get("authorization")
    if value is None:
        return None
    kind, _, token = value.partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise refusals.no_token()
    return token.strip()
