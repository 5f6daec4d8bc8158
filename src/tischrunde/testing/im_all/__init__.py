"""Laying a table of Klong! im! All!

``im_all()`` is a calm table: seat 0 is asked, hands and play areas are empty, every deck is its
ten starting cards, the noise area is empty, and nothing in the row or on top of the mission deck
attacks or does anything on arriving.  It is the ship of the first game.  Rooms are called as in the
ship's file: ``FR-S``, ``HG-7``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from tischrunde.delve.happenings import anger
from tischrunde.games import catalog
from tischrunde.games.im_all.model import ImAll
from tischrunde.games.im_all.names import DATA
from tischrunde.kernel.pile import BITS
from tischrunde.testing.delve import DelveSeat, DelveTable

__all__ = ["ImAllSeat", "ImAllTable", "dealt", "im_all"]

CALM_ROW = "rebellensoldat rebellensoldat rebellenpilotin rebellenpilotin fluchtpilot fluchtpilot"
CALM_TOP = (
    "schmugglerin schmugglerin xenobiologin xenobiologin widerstandskaempfer widerstandskaempfer"
    " saboteurin saboteurin"
)


class ImAllSeat(DelveSeat):
    """A seat of the game."""

    table: ImAllTable

    @property
    def at(self) -> str:
        """The room, as in the ship's file."""
        return self.room_word

    @property
    def needs(self) -> dict[str, Any]:
        """How far this seat has come, as everybody sees it."""
        needs: dict[str, Any] = self.table.spectators_see["needs"][self.number]
        return needs

    def hacked(self, *rooms: str) -> Self:
        """Data markers of this seat lie on the ports of these rooms; without what that brings."""
        for room in rooms:
            self.table.state.marks[self.table.port(room)] |= BITS[self.number]
            self.hero.has[DATA] -= 1
        return self.settled()


class ImAllTable(DelveTable[ImAllSeat, ImAll]):
    """A table whose rage track, red cubes and ports can be laid and read."""

    seat_type = ImAllSeat

    # -- laying -------------------------------------------------------------------------------

    def rage_is(self, space: int) -> Self:
        """The boss on this space, counted from 1, with all that happened on the way there."""
        self.state.rage = min(self.state.rage, space - 1)
        anger(self.state, self.rules, space - 1 - self.state.rage)
        return self.settled()

    def red_cubes_are(self, area: int = 0, bag: int = 0) -> Self:
        """So many red cubes in the noise area and in the bag; the others are on the rage track."""
        return self.specials_are(area, bag)

    # -- reading --------------------------------------------------------------------------------

    @property
    def box(self) -> list[str]:
        """What has left the game; the side of the G0B-L1N nobody sees is no card of its own."""
        return [word for word in super().box if word not in ("g0bl1n", "eradibot")]

    @property
    def red_cubes(self) -> tuple[int, int, int]:
        """Red cubes on the rage track, in the noise area and in the bag."""
        return self.specials

    def port(self, room: str) -> int:
        """The number of the port of a room."""
        plan = self.state.plan
        number = int(plan.first_spot[self.room(room)])
        assert plan.first_spot[self.room(room) + 1] == number + 1, f"{room} has no port"
        return number

    def bank(self, token: str) -> int:
        """How many of a token are left in the bank."""
        return self.written(self.state.bank).split().count(token)


def im_all(
    seats: int = 2, options: Mapping[str, object] | None = None, seed: str = "test"
) -> ImAllTable:
    """A calm table of Klong! im! All!"""
    options = {"first": "seat0", "opening_texts": False, **(options or {})}
    return dealt(seats, options, seed).calm(CALM_ROW, CALM_TOP)


def dealt(
    seats: int = 2, options: Mapping[str, object] | None = None, seed: str = "test"
) -> ImAllTable:
    """A table as it is dealt."""
    return ImAllTable(catalog.load("klong-im-all"), seats, options, seed)
