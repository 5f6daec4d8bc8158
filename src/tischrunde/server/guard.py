"""Before and after every request: whose page sent it, how fast, how large, and strict headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tischrunde.server import refusals

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
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


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
                headers.update(HEADERS)
                headers.setdefault("Cache-Control", "no-store")  # only the page may be kept
            await send(message)

        await self.app(scope, receive, send_strictly)


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
