"""From where somebody comes, as it is counted."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

ONE_HOUSEHOLD = 64  # bits of an IPv6 address that are given out; the others are one's own to choose


@lru_cache(10_000)
def counted(host: str) -> str:
    """All addresses that one household has for the asking are one: of IPv6 a whole network."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, ONE_HOUSEHOLD), strict=False))


def address_of(connection: HTTPConnection) -> str:
    """Where whoever asks is counted; behind a proxy that we believe, where that says they are."""
    return counted(connection.client.host if connection.client else "")
