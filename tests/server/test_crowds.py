"""One address, however it comes and whatever it asks for, leaves room for everybody else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from tests.server.serving import OPENED, Place, Start, data
from tests.started import PATIENCE
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tischrunde.server.addresses import counted
from tischrunde.server.store.threads import Threads

BEHIND = ("--proxy", "127.0.0.1")
FEW = ("--limit", "connections-an-address=5")


def live(place: Place, address: str) -> ClientConnection:
    """A line to a table by a proxy, which says for whom."""
    url = f"ws{place.server.url.removeprefix('http')}/api{place.path}/live"
    how: Any = {"compression": None, "ping_interval": None}
    line: ClientConnection = connect(url, additional_headers={"X-Forwarded-For": address}, **how)
    OPENED.enter_context(line)
    return line


@pytest.mark.parametrize("address", ["192.0.2.7", "2001:db8:1:2::{}"], ids=["one", "one-network"])
def test_behind_a_proxy_nobody_takes_all_live_lines(
    start: Start, tmp_path: Path, address: str
) -> None:
    place = start(*data(tmp_path), *BEHIND, *FEW).table("Anna", "Ben", first="seat0")
    lines = [live(place, address.format(number)) for number in range(5)]
    with pytest.raises(InvalidStatus) as refused:
        live(place, address.format(99))
    assert refused.value.response.status_code == 429, "at the doorstep, before the app is asked"
    for other in ("192.0.2.8", "2001:db8:1:3::1"):
        lines.append(live(place, other))
    anna = place.client(0)
    assert anna.choose(0) == 1
    lines.pop(0).close()
    for _ in range(1000):  # the server hears of it soon
        try:
            live(place, address.format(100))
            return
        except InvalidStatus:
            continue
    pytest.fail("who has gone is counted still")


def test_a_whole_network_of_proxies_may_be_named(start: Start, tmp_path: Path) -> None:
    place = start(*data(tmp_path), "--proxy", "127.0.0.0/8", *FEW).table("Anna", "Ben")
    for number in range(8):
        live(place, f"192.0.2.{number}")


@pytest.mark.parametrize(
    ("host", "where"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_addresses_of_one_household_are_counted_as_one(host: str, where: str) -> None:
    assert counted(host) == where


# -- in the store's threads -----------------------------------------------------------------------


def holds(begun: Event, go_on: Event) -> None:
    begun.set()
    go_on.wait(PATIENCE)


@contextmanager
def one_busy_thread() -> Iterator[tuple[Threads, Event]]:
    """A thread that goes on when it is told to."""
    begun, go_on = Event(), Event()
    with Threads(1, "store") as threads:
        threads.submit(holds, begun, go_on)
        try:
            assert begun.wait(PATIENCE)
            yield threads, go_on
        finally:
            go_on.set()


def test_what_is_chosen_goes_before_what_is_read() -> None:
    done: list[str] = []
    with one_busy_thread() as (threads, go_on):
        for number in range(5):
            threads.submit(done.append, f"read {number}")
        for number in range(3):
            threads.submit(done.append, f"choice {number}", first=True)
        go_on.set()
    assert done == [
        "choice 0", "read 0", "choice 1", "read 1", "choice 2", "read 2", "read 3", "read 4",
    ]  # fmt: skip


def test_what_goes_wrong_in_a_thread_is_told_and_the_next_one_answered() -> None:
    with Threads(2, "store") as threads:
        wrong, right = threads.submit(int, "x"), threads.submit(int, "7")
        assert isinstance(wrong.exception(PATIENCE), ValueError)
        assert right.result(PATIENCE) == 7
    with pytest.raises(RuntimeError):
        threads.submit(int, "8")
