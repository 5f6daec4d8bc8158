"""Laying a table of Klong! Katakomben.

``katakomben()`` is a calm table: seat 0 is asked, hands and play areas are empty, every deck is its
ten starting cards, the noise area is empty, nothing in the row or on top of the dungeon deck
attacks or does anything on arriving, and only the start tile lies there, with everybody in the
Crypt.  Rooms are called as in the tile file: ``D08-B``, ``start_a-K``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from tischrunde.delve import tiles
from tischrunde.games import catalog
from tischrunde.games.katakomben.model import Katakomben
from tischrunde.kernel.pile import CARD, face_up
from tischrunde.testing.delve import DelveSeat, DelveTable

__all__ = ["KatakombenSeat", "KatakombenTable", "dealt", "katakomben"]

CALM_ROW = "expert_guide expert_guide bandit bandit swindle swindle"
CALM_TOP = "lightstick lightstick elven_sword librarian rebel_scribe rebel_thief curator brave_hero"
BANK = {"major": "majors", "minor": "minors", "prisoner": "prisoners"}


class KatakombenSeat(DelveSeat):
    """A seat of Katakomben."""

    table: KatakombenTable

    @property
    def at(self) -> str:
        """The room, as in the tile file."""
        return self.room_word


class KatakombenTable(DelveTable[KatakombenSeat, Katakomben]):
    """A table whose dungeon, stack of tiles, bank and ghosts can be laid and read."""

    seat_type = KatakombenSeat

    # -- laying -------------------------------------------------------------------------------

    def tile(self, tile: str, x: int, y: int, turn: int = 0) -> Self:
        """A tile into a cell, turned by so many degrees; without what comes with laying it.

        The start tile lies in the cells 0, 0 and 0, -1; x grows to the east, y to the south.
        """
        number = self.find(tile)
        tiles.lay(self.state, self.rules.tile_set(), number, x, y, turn // 90)
        return self.settled()

    def stack_is(self, found: str) -> Self:
        """These tiles on the stack, the next one first, and no others."""
        numbers = [self.find(tile) for tile in found.split()]
        self.clear(self.state.tiles)
        for number in reversed(numbers):
            self.state.tiles.put(number)
        return self.settled()

    def bank_is(self, back: str, tokens: str = "") -> Self:
        """These secrets or prisoners in the bank, the next one first, and no others."""
        numbers = [self.find(token) for token in tokens.split()]
        pile = self.state.bank(back)
        self.clear(pile)
        for number in reversed(numbers):
            pile.put(number)
        return self.settled()

    def artifacts_are(self, found: str) -> Self:
        """These artifacts on their stack, the top one first, and no others."""
        numbers = [self.find(token) for token in found.split()]
        self.clear(self.state.artifacts)
        for number in reversed(numbers):
            self.state.artifacts.put(face_up(number))
        return self.settled()

    def clear(self, pile: Any) -> None:
        """What lies in a pile leaves the game."""
        while pile.size() > 0:
            self.lay_aside(int(pile.draw() & CARD))

    def ghosts_are(self, area: int = 0, bag: int = 0) -> Self:
        """So many ghost cubes in the noise area and in the bag; the others are in the bank."""
        return self.specials_are(area, bag)

    def opens(self, door: str) -> Self:
        """Somebody has put a lockpick on this lock."""
        self.state.opened[self.door(door)] = 1
        return self.settled()

    # -- reading --------------------------------------------------------------------------------

    @property
    def ghosts(self) -> tuple[int, int, int]:
        """Ghost cubes in the bank, the noise area and the bag."""
        return self.specials

    def sees_artifacts(self) -> list[str]:
        """The artifacts on their stack, the top one first."""
        return self.written(self.state.artifacts).split()

    def left_in(self, back: str) -> int:
        """How many secrets or prisoners are left in the bank."""
        return int(self.state.bank(back).size())

    def turn_of(self, tile: str) -> int:
        """By how many degrees a tile that lies is turned."""
        place = tiles.place_of(self.state, self.number(tile))
        return 90 * int(tiles.turn_of(self.state.laid.entries[place]))

    def lies(self, tile: str) -> tuple[int, int] | None:
        """The cell a tile lies in, if it does."""
        place = tiles.place_of(self.state, self.number(tile))
        if place < 0:
            return None
        entry = self.state.laid.entries[place]
        return int(tiles.x_of(entry)), int(tiles.y_of(entry))

    def door(self, word: str) -> int:
        """The number of a door of one room only."""
        return int(self.state.plan.one[self.rules.door_words.index(word)])


def katakomben(
    seats: int = 2, options: Mapping[str, object] | None = None, seed: str = "test"
) -> KatakombenTable:
    """A calm table of Katakomben."""
    return dealt(seats, {"first": "seat0", **(options or {})}, seed).calm(CALM_ROW, CALM_TOP)


def dealt(
    seats: int = 2, options: Mapping[str, object] | None = None, seed: str = "test"
) -> KatakombenTable:
    """A table as it is dealt."""
    return KatakombenTable(catalog.load("klong-katakomben"), seats, options, seed)
