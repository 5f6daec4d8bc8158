"""A room as it is shown, and all that is made of it for whoever asks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tischrunde.server import wire_rooms as told
from tischrunde.server.league import sheet
from tischrunde.server.wire import encode

MARK = "\ufeff"  # by which spreadsheets see that it is Unicode


@dataclass(frozen=True)
class Looked:
    """Each is made once, however many ask for it."""

    room: told.Room

    @cached_property
    def text(self) -> bytes:
        return encode(self.room)

    @cached_property
    def results(self) -> bytes:
        """All that was played there."""
        room = self.room
        return encode(told.Played(room.name, room.created, room.members, room.league, room.results))

    @cached_property
    def sheet(self) -> bytes:
        """The same for spreadsheets."""
        return (MARK + sheet(self.room.results)).encode()
