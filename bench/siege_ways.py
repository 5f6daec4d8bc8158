"""From where an attacker comes, as the server sees it."""

from __future__ import annotations

import random
import ssl
from dataclasses import dataclass
from typing import Any

import httpx

ELSEWHERE = "127.0.0.{}"  # of this computer; the first attacker is 2
HERE = "127.0.0.1"
TRUST = ssl.create_default_context()  # nothing is asked in secret, and to read it takes long
DIRECT, PROXY, NETWORK = "direct", "proxy", "network"
WAYS = {
    DIRECT: "from one other address",
    PROXY: "behind a proxy, which says from which one address",
    NETWORK: "behind a proxy, from 40 addresses of one IPv6 network (/64)",
}


@dataclass
class Target:
    """A server, as the attacker sees it."""

    url: str
    number: int = 0  # of the attacker, if there are several
    way: str = DIRECT
    database: str = ""  # for what is prepared, where nobody could wait for it
    done: int = 0  # how much was asked, opened or sent so far

    @property
    def address(self) -> str:
        """The end of the line that the server sees; a proxy is on this computer."""
        return ELSEWHERE.format(2 + self.number) if self.way == DIRECT else HERE

    def headers(self) -> dict[str, str]:
        """What a proxy says of whom it asks for."""
        if self.way == DIRECT:
            return {}
        address = f"2001:db8:1:{self.number}::{random.randrange(40):x}"
        if self.way == PROXY:
            address = f"192.0.2.{2 + self.number}"
        return {"X-Forwarded-For": address}

    @property
    def place(self) -> tuple[str, int]:
        host, _, port = self.url.removeprefix("http://").partition(":")
        return host, int(port)

    def live(self, path: str) -> tuple[str, dict[str, Any]]:
        """Where to connect to, and how."""
        how: dict[str, Any] = {"local_addr": (self.address, 0), "compression": None}
        how |= {"max_size": 2**24, "additional_headers": self.headers()}
        return f"ws{self.url.removeprefix('http')}/api{path}/live", how

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(verify=TRUST, local_address=self.address)
        headers = self.headers()
        return httpx.AsyncClient(
            transport=transport, base_url=self.url, timeout=60, headers=headers
        )

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        transport = httpx.HTTPTransport(local_address=self.address)
        headers = self.headers() | ({"Authorization": f"Bearer {token}"} if token else {})
        with httpx.Client(transport=transport, base_url=self.url, timeout=120) as client:
            answer = client.request(method, path, json=body, headers=headers)
            assert answer.status_code in (200, 201), answer.text
            return answer.json()

    def post(self, path: str, body: object, token: str = "") -> Any:
        return self.ask("POST", path, body, token)

    def version(self, game: str) -> int:
        """By which rules it plays."""
        games = httpx.get(f"{self.url}/api/games").json()["games"]
        return int(next(each["version"] for each in games if each["id"] == game))
