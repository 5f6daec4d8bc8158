"""Laying a table of Klong!

``klong()`` is a calm table: seat 0 is asked, hands and play areas are empty, every deck is its
ten starting cards, the noise area is empty, and nothing in the row or on top of the dungeon deck
attacks.  Rooms are called by the number they have on the board.
"""

from __future__ import annotations

from collections.abc import Mapping

from tischrunde.games import catalog
from tischrunde.games.klong.model import Klong
from tischrunde.testing.delve import DelveSeat, DelveTable

__all__ = ["KlongSeat", "KlongTable", "dealt", "klong"]

CALM_ROW = "tunnel_guide tunnel_guide pickaxe pickaxe bracers bracers"
CALM_TOP = "cleric cleric lucky_coin lucky_coin amulet treasure_map brilliance elven_dagger"


class KlongSeat(DelveSeat):
    """A seat of Klong!"""

    table: KlongTable

    @property
    def at(self) -> int:
        """The number of the room, as on the board."""
        return int(self.room_word)


class KlongTable(DelveTable[KlongSeat, Klong]):
    """A table of Klong!, with its parapet."""

    seat_type = KlongSeat


def klong(
    seats: int = 2, options: Mapping[str, object] | None = None, seed: str = "test"
) -> KlongTable:
    """A calm table of Klong!"""
    options = {"first": "seat0", "opening_texts": False, **(options or {})}
    return dealt(seats, options, seed).calm(CALM_ROW, CALM_TOP)


def dealt(
    seats: int = 2, options: Mapping[str, object] | None = None, seed: str = "test"
) -> KlongTable:
    """A table as it is dealt."""
    return KlongTable(catalog.load("klong"), seats, options, seed)
