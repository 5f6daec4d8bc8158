"""What friends may do and how often; one for each app."""

from __future__ import annotations

from tischrunde.server.calling import Caller
from tischrunde.server.library import Library
from tischrunde.server.limits import Buckets, Limits
from tischrunde.server.tables import Tables
from tischrunde.server.talking import Talking
from tischrunde.server.webhooks import Webhooks


class Friends:
    """What is said at tables; and how often anyone may ask for a code, and try one."""

    def __init__(
        self, tables: Tables, limits: Limits, library: Library, caller: Caller | None
    ) -> None:
        self.webhooks = Webhooks(caller, library)
        tables.on_turn = self.webhooks.turn
        self.talking = Talking(tables, limits)
        self.codes = Buckets(limits.codes_a_second, limits.codes_at_once)
        self.tries = Buckets(limits.tries_a_second, limits.tries_at_once)
