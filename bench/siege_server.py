"""A server under siege that may call this computer and nobody else.

    python bench/siege_server.py serve …       as `tischrunde serve …`

All names that end in ".example" are this computer's. Those that begin with "slow" are looked up as
slowly as by whoever answers for them late or never; "late" ones so from the second time on.
"""

from __future__ import annotations

import socket
import time
from typing import Any

SLOW = 30.0  # seconds for which a system waits for whoever answers for a name
NAMES = ".example"

look_up = socket.getaddrinfo
asked: set[str] = set()


def stand_in(host: Any, *where: Any, **how: Any) -> Any:
    """Looks up names whose owners are no friends."""
    if isinstance(host, str) and host.endswith(NAMES):
        known = host in asked
        asked.add(host)
        if host.startswith("slow") or (host.startswith("late") and known):
            time.sleep(SLOW)
        host = "127.0.0.1"
    return look_up(host, *where, **how)


def is_here(address: Any) -> bool:
    """Whether to call it leaves this computer alone with it."""
    return bool(address.is_loopback)


def main() -> None:
    from tischrunde.cli import main as command
    from tischrunde.server.calling import Caller

    socket.getaddrinfo = stand_in
    command(prog_name="tischrunde", obj=Caller(permit=is_here, ports={}))


if __name__ == "__main__":
    main()
