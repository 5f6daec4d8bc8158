"""How much and how fast anyone may ask."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True)
class Limits:
    """Far above what people do at a table, far below what would hurt it."""

    posts_a_second: float = 50  # from one address; friends may share one
    posts_at_once: float = 500
    tables_a_second: float = 1  # set up from one address
    tables_at_once: float = 400
    imports_a_second: float = 0.2  # of records, which are played again to be believed
    imports_at_once: float = 30
    imported_bytes_a_second: float = 500  # which are stored
    imported_bytes_at_once: float = 32 * 1024 * 1024
    choices_a_game: int = 10_000  # ten times as many as the longest have
    codes_a_second: float = 0.1  # to take seats to another device, made at one address
    codes_at_once: float = 20
    tries_a_second: float = 0.1  # of such codes
    tries_at_once: float = 10
    tries_in_all_a_second: float = 4  # each of which is slow by design
    tries_in_all_at_once: float = 60
    lines_a_second: float = 0.5  # said by one seat
    lines_at_once: float = 6
    rooms_a_second: float = 0.02  # opened from one address
    rooms_at_once: float = 20
    moves_a_second: float = 0.2  # into, within and out of rooms, from one address
    moves_at_once: float = 60
    members_a_room: int = 40  # those who have left and played among them
    tables_a_room: int = 12  # at the same time
    games_a_room: int = 300  # whose results are kept
    gets_a_second: float = 100  # from one address; a page is some sixty of them
    gets_at_once: float = 1_500
    requests_at_once: int = 16  # of one address under way; the others wait
    requests_waiting: int = 200
    messages_a_second: float = 20  # on one live connection
    messages_at_once: float = 60
    frames_a_second: float = 40  # pings and pieces of messages among them
    frames_at_once: float = 120
    bytes_a_second: float = 256 * 1024
    bytes_at_once: float = 1024 * 1024
    connections: int = 8_000  # fewer where the system gives us fewer files, see serve.py
    connections_an_address: int = 400  # behind a proxy, requests and live lines
    connections_a_second: float = 20  # from one address
    connections_at_once: float = 200
    request_seconds: float = 15  # until a request has come whole
    clients_a_table: int = 200
    proxies: frozenset[str] = frozenset()  # before us: all come from there, and they say from where
    scrapers: frozenset[str] = frozenset()  # besides this computer, who may read the figures
    hello_seconds: float = 10
    tables_in_memory: int = 2_000
    choices_in_memory: int = 500_000  # of all of them together
    # How long tables stay that nobody touches, see ending.py.
    listed_hours: float = 6  # on the public list, and not begun
    unstarted_hours: float = 7 * 24
    abandoned_days: float = 60
    finished_days: float = 400
    listed_tables: int = 20  # on the public list, from one address
    tables_stored: int = 50_000  # beyond these new ones are refused
    tables_an_address: int = 2_000  # stored from one
    empty_room_hours: float = 7 * 24  # in which nothing was ever begun
    room_days: float = 400
    rooms_stored: int = 20_000  # beyond these new ones are refused
    rooms_an_address: int = 500
    records_exported: int = 20_000  # of tables that are gone; then the oldest are deleted
    sweep_seconds: float = 600  # between two looks for tables that may go


class Bucket:
    """Fills steadily; every message takes one out."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.at = monotonic()

    def take(self, count: float = 1) -> bool:
        """Whether there were so many left."""
        now = monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """One for each address, the longest unused forgotten first."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: float = 1) -> bool:
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.rate, self.size)
            if len(self.by_address) > self.most:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return bucket.take(count)
