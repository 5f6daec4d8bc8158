"""Where the tables stand: a socket of our own, and what to type into a browser."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Sequence
from ipaddress import ip_address

from tischrunde.cli.keeping import reason
from tischrunde.cli.speech import Complaint
from tischrunde.server.guard import LOOPBACK

USUAL = 8000
# The next ports in turn, not any: a browser keeps its seats by address, and looks for them there.
NEIGHBOURS = range(USUAL, USUAL + 20)
BACKLOG = 2048
UNHEARD = 60_000  # milliseconds
EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)  # an address of nobody's; nothing is sent


def bound(host: str, port: int | None) -> socket.socket:
    """A socket at this port or, if none was asked for, at the first usual one that is free."""
    if port is not None:
        return bound_to(host, port)
    for usual in NEIGHBOURS:
        try:
            return bound_to(host, usual)
        except Taken:
            continue
    return bound_to(host, 0)


class Taken(Complaint):
    """Somebody else has this port."""


def bound_to(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only a socket that says it is TCP gets TCP_NODELAY from asyncio, without which every answer
    # waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux: else who never reads stays for ever
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, UnicodeError) as error:
        listening.close()
        why = reason(error) if isinstance(error, OSError) else str(error)
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        kind = Taken if taken else Complaint
        raise kind("cannot-serve", host=host, port=str(port), why=why) from error
    return listening


def address(listening: socket.socket) -> str:
    """What to type into a browser on this computer."""
    host, port, *_ = listening.getsockname()
    return url("localhost" if host in EVERYWHERE else host, port)


def known_hosts(host: str, listening: socket.socket, public: Sequence[str]) -> frozenset[str]:
    """The names by which one reaches a server that only this computer can reach; none are known
    where others may come, by whatever name their network has for us."""
    if not ip_address(listening.getsockname()[0]).is_loopback:
        return frozenset()
    return frozenset(name.lower() for name in (*LOOPBACK, host, *public))


def network_address(listening: socket.socket) -> str:
    """What others in the network type: our address as seen from outside; "" where there is none."""
    host, port, *_ = listening.getsockname()
    if host not in EVERYWHERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:  # no network at all
            return ""
        return url(probe.getsockname()[0], port)


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
