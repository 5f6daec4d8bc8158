"""What the handlers of one app share."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from tischrunde.server.again import Again
from tischrunde.server.doorstep import Doorstep
from tischrunde.server.endings import Endings
from tischrunde.server.friends import Friends
from tischrunde.server.latest import Latests
from tischrunde.server.library import Library
from tischrunde.server.limits import Buckets, Limits
from tischrunde.server.quota import Quota
from tischrunde.server.tables import Tables


@dataclass(frozen=True)
class Service:
    """Made when the app starts."""

    tables: Tables
    library: Library
    limits: Limits
    again: Again
    posts: Buckets
    new_tables: Buckets
    imports: Buckets
    imported: Buckets  # bytes
    endings: Endings
    quota: Quota
    friends: Friends
    doorstep: Doorstep
    courses: Latests[bytes] = field(default_factory=lambda: Latests(64))  # of finished games
    answers: Counter[int] = field(default_factory=Counter)  # how many there were, by status


def service_of(connection: HTTPConnection) -> Service:
    """The service of the app that answers."""
    service = connection.app.state.service
    assert isinstance(service, Service)
    return service
