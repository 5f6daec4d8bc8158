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
    messages_a_second: float = 20  # on one live connection
    messages_at_once: float = 60
    clients_a_table: int = 200
    hello_seconds: float = 10
    tables_in_memory: int = 2_000


class Bucket:
    """Fills steadily; every message takes one out."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.at = monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each address, the longest unused forgotten first."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.rate, self.size)
            if len(self.by_address) > self.most:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return bucket.take()
