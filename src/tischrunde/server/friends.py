"""What friends may do and how often; one for each app."""

from __future__ import annotations

from tischrunde.server.limits import Buckets, Limits


class Friends:
    """How often anyone may ask for a code, and try one."""

    def __init__(self, limits: Limits) -> None:
        self.codes = Buckets(limits.codes_a_second, limits.codes_at_once)
        self.tries = Buckets(limits.tries_a_second, limits.tries_at_once)
