"""What a browser does while nobody looks: errors on its console, and whom it talks to."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

# What fixtures give to tests.
OpenPage = Callable[..., Page]
Forgive = Callable[[str], None]
Check = Callable[[Page], None]
Shoot = Callable[[Page, str], None]

# What glows for ever is not waited for.
AT_REST = """async () => {
    await document.fonts.ready;
    const ends = (a) => a.effect?.getComputedTiming().endTime !== Infinity;
    // What has just changed moves from the next frame on, and one movement may follow another.
    for (let still = 0, rounds = 0; still < 3 && rounds < 60; rounds++) {
        await new Promise(requestAnimationFrame);
        const moving = document.getAnimations().filter(ends);
        await Promise.all(moving.map((a) => a.finished.catch(() => undefined)));
        still = moving.length ? 0 : still + 1;
    }
}"""
HARMLESS = ("data:", "blob:", "about:")


class Watch:
    """Everything that must not happen in a browser, on all its pages."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.origin = origin
        self.seen: list[str] = []
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("page", lambda page: page.on("websocket", self._socket))

    def complaints(self, forgiven: list[str]) -> list[str]:
        """What was seen and not expected."""
        return [line for line in self.seen if not any(re.search(f, line) for f in forgiven)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.seen.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self.seen.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.origin}/", *HARMLESS)):
            self.seen.append(f"request to elsewhere: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(f"ws{self.origin.removeprefix('http')}/"):
            self.seen.append(f"connection to elsewhere: {socket.url}")


def calm(page: Page) -> None:
    """Until nothing moves and nothing loads: pictures and axe want a page at rest."""
    page.wait_for_load_state("networkidle")
    page.evaluate(AT_REST)
