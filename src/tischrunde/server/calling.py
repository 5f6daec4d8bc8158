"""Calls to addresses that people have named: never into a network that only the server can reach.

A name is looked up once, every address it has must belong to the public internet, and that very
address is called; whoever answers with another address (a redirect) is not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from urllib.parse import SplitResult, urlsplit

from tischrunde.server.naming import Names

LONGEST_URL = 500
PORTS = {"http": 80, "https": 443}
PATIENCE = 5.0  # seconds for all of it
FIRST_LINE = 200  # bytes of an answer that are read; the rest matters to nobody
JSON = {"Content-Type": "application/json"}
NAT64 = ipaddress.ip_network("64:ff9b::/96")
# Nobody's on the internet, whatever Python has heard of them: of protocols, of relays that are no
# more, of documentation, of single sites.
NOT_OURS = [
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20", "fec0::/10", "5f00::/16")
]

IP = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotAllowed(Exception):
    """This address is not to be called."""


@dataclass(frozen=True)
class Caller:
    """Who may be called; ``permit``, ``ports`` and ``trust`` are for tests, which have no public
    address and nobody who vouches for it."""

    permit: Callable[[IP], bool] | None = None
    ports: dict[str, int] | None = None
    trust: ssl.SSLContext | None = None
    only_secure: bool = False
    longest: int = LONGEST_URL
    names: Names = field(default_factory=Names)

    async def check(self, url: str, whose: str = "") -> None:
        """NotAllowed, unless this can be called now; ``whose`` wish it is."""
        await self._found(self._parts(url), whose)

    async def post(
        self, url: str, body: bytes, headers: Mapping[str, str] = JSON, whose: str = ""
    ) -> int:
        """The status that came back."""
        parts = self._parts(url)
        async with asyncio.timeout(PATIENCE):
            ip = await self._found(parts, whose)
            secure = self.trust or usual_trust() if parts.scheme == "https" else None
            return await send(parts, (ip, self._port(parts)), body, headers, secure)

    def _parts(self, url: str) -> SplitResult:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise NotAllowed(url) from error
        odd = not url.isascii() or not url.isprintable() or " " in url or len(url) > self.longest
        if odd or parts.scheme not in PORTS or not parts.hostname or "@" in parts.netloc:
            raise NotAllowed(url)
        if self.only_secure and parts.scheme != "https":
            raise NotAllowed(url)
        if port is not None and self.ports is None and port != PORTS[parts.scheme]:
            raise NotAllowed(url)
        return parts

    def _port(self, parts: SplitResult) -> int:
        return parts.port or PORTS[parts.scheme]

    async def _found(self, parts: SplitResult, whose: str) -> IP:
        host, port = str(parts.hostname), self._port(parts)
        try:
            found = await self.names.addresses(host, port, whose or host)
        except (OSError, UnicodeError) as error:  # among them that it took too long
            raise NotAllowed(host) from error
        addresses = [ipaddress.ip_address(address.partition("%")[0]) for address in found]
        permit = self.permit or is_public
        if not addresses or not all(permit(address) for address in addresses):
            raise NotAllowed(host)
        return addresses[0]


def is_public(address: IP) -> bool:
    """Whether an address leads nowhere but into the internet, also by what is wrapped in it."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in NAT64:
            inner.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if int(address) >> 32 == 0:  # ::a.b.c.d, long out of use
            return False
        if not all(is_public(one) for one in inner if one is not None):
            return False
    if any(address in network for network in NOT_OURS):
        return False
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_unspecified
    )


@cache
def usual_trust() -> ssl.SSLContext:
    """Whom this computer believes; to read that takes longer than a call."""
    return ssl.create_default_context()


async def send(
    parts: SplitResult,
    address: tuple[IP, int],
    body: bytes,
    headers: Mapping[str, str],
    secure: ssl.SSLContext | None,
) -> int:
    """One POST to this very address, by the name it was asked for."""
    ip, port = address
    name = parts.hostname if secure else None
    reader, writer = await asyncio.open_connection(str(ip), port, ssl=secure, server_hostname=name)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        ours = {"Content-Length": str(len(body)), "User-Agent": "tischrunde", "Connection": "close"}
        lines = [f"{key}: {value}\r\n" for key, value in {**headers, **ours}.items()]
        head = f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\n{''.join(lines)}\r\n"
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        line = (await reader.read(FIRST_LINE)).split(b"\r\n")[0].split(b" ")
        status = line[1] if len(line) > 1 else b""
        return int(status) if status.isdigit() and len(status) == 3 else 0
    finally:
        writer.transport.abort()  # to take leave of who does not answer would take half a minute
        with suppress(Exception):
            await writer.wait_closed()
