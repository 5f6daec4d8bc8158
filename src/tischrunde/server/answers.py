"""How often which status was answered, for whoever runs the server."""

from __future__ import annotations

from collections import Counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class CountAnswers:
    """Every answer by its status, the refusals of all other middleware among them."""

    def __init__(self, app: ASGIApp, answers: Counter[int]) -> None:
        self.app = app
        self.answers = answers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.answers[message["status"]] += 1
            await send(message)

        await self.app(scope, receive, send_and_count)
